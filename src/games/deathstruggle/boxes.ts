// Boxes of the sheet that rules of this game name, beside the dead pile and those out of play.

/** Counters that have not come yet, or may come again (REP.3, PRO.1, BLD.2). */
export const POOL = 'pool';
/** Divisions of corps that are whole (BLD.12). */
export const COMPONENTS = 'components';
/** REP.6 */
export const INDEPENDENT = 'independent';
/** REP.8 */
export const SIBERIA = 'siberia';
/** SIB.1 */
export const RESERVE = 'reserve';
/** PRO.2 */
export const GUARDS = 'guards';
/** AIR.18, AIR.19 */
export const AIR_AWAY = 'air-away';
/** Where factories are that work in Siberia (REP.4, STR.12). */
export const WORKS = 'siberian-works';
