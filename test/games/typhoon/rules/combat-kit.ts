// Battles of Typhoon that are only asked about, in blocks of combat.
import { frontOf } from '../../../../src/games/typhoon/combat-results/front.ts';
import { frontBattles } from '../../../kit/front-battles.ts';
import { p, stateOf, typhoon } from './kit.ts';

export const { fight, columns, rungs, defence, row, ends, plan } = frontBattles(typhoon, frontOf(p), stateOf);
