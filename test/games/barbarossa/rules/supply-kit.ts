// The chapter of supply by itself: the shipped board, the procedures of the chapter, and a place to use its rights.
//   phase soviet-markers     the markers are placed; `end` leads to an idle question of the Soviet player
//   phase victory-check      the end of a game turn: the aerial marker is taken off
//   phase turn-start         a game turn begins
//   any other phase          an idle question of its side, with the rights of the chapter
import type { Ledger } from '../../../../src/core/ledger.ts';
import type { Procedure } from '../../../../src/core/rule-set.ts';
import type { RuleId, State } from '../../../../src/core/types.ts';
import { aerialReload } from '../../../../src/games/barbarossa/07-supply/7.7-aerial-supply.ts';
import {
  supplyMarkers,
  supplyMarkersOff,
  supplyTurnStart,
} from '../../../../src/games/barbarossa/07-supply/7.12-offensive-supply.ts';
import { supplyAnswer } from '../../../../src/games/barbarossa/questions/supply.ts';
import { supplyRights, verbs } from '../../../../src/games/barbarossa/07-supply/supply-rights.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { phasing } from '../../../../src/games/barbarossa/state.ts';
import { messages } from '../../../../src/games/barbarossa/en/index.ts';
import { asSum, chapterGame, waitsIn } from '../../../kit/chapter.ts';
import { rulesOf } from '../../../kit/rule.ts';
import { barbarossa, p } from './kit.ts';

export { asSum, handsOn, told } from '../../../kit/chapter.ts';
export { p };

const idly = {
  rule: 'barbarossa:7.1',
  by: phasing,
  question: { key: 'ask.markers', params: { side: 'soviet', letters: [] } },
  rights: supplyRights(p),
} as const;
const waits = waitsIn<Own>(idly);

const idle: Procedure<Own> = {
  wait: waits(['end']),
  /** The player turn closes. */
  close: { kind: 'auto', run: (ctx) => ctx.call('supplyMarkersOff', {}, 'after') },
  after: waits([]),
};

/** A battle: declared, and with its die rolled if `die` is among its vars. */
const battle: Procedure<Own> = { declared: waits(['end']) };

export const supplyGame = chapterGame<Own>(barbarossa, {
  ...idly,
  procedures: {
    idle,
    battle,
    supplyMarkers: supplyMarkers(p),
    supplyMarkersOff: supplyMarkersOff(p),
    supplyTurnStart: supplyTurnStart(p),
    aerialReload: aerialReload(p),
  },
  begins: {
    'soviet-markers': ['supplyMarkers', 'open'],
    'victory-check': ['aerialReload', 'open'],
    'turn-start': ['supplyTurnStart', 'look'],
  },
  verbs: ['end', ...verbs],
  messages,
});
export const rule = rulesOf<State<Own>>(supplyGame);

/** What `supply` answers about a hex, as a sum whose entries are its sentences with their rules. */
export const says = (s: State<Own>, hex: string, who = 'both'): Ledger =>
  asSum(
    supplyAnswer(p, s, who, { hex: [hex] }).map(({ key, params }) => ({
      why: key,
      rule: params['rule'] as RuleId,
    })),
  );
