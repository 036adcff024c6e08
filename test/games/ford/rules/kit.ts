// `rule` for the test game, and where its hexes lie:
//
//   13:  1307 1306 1305 1304 1303 1302 1301 1300      rows 13 and 15 stand half a hex to the west
//         ==river, fords 1305/1406 and 1302/1402==
//   14:    1407 1406 1405 1404 1403 1402 1401 1400
//   15:  1507 1506 1505 1504 1503 1502 1501 1500      Most is 1504, Brod 1203
//
// Wood: 1102 1106 1200 1204 1207 1301 1303 1306 1400 1403 1405 1502 1507 1601 1604 1606.
// Sources: 1001 1003 1006 in the north, 1701 1704 1706 in the south.
import type { Seeing } from '../state.ts';
import { ford } from '../game.ts';
import { rulesOf } from '../../../kit/rule.ts';

export const rule = rulesOf<Seeing>(ford);
