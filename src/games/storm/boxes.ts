// Boxes of the sheet that rules of this game name.

/** 3.3b, 5.5, 5.6: where German units wait off the map. */
export const RESERVE = 'reserve';
/** 3.4c: where Soviet brigades wait for their drop. */
export const AIRBORNE = 'airborne';
