// Boxes of the sheet that rules of this game name.

/** Divisions of corps that have not broken up (RES.X.7). */
export const COMPONENTS = 'components';
