// The chapter of supply by itself: the shipped board, the procedures of the chapter, and a place to use its rights.
//   phase soviet-markers     the markers are placed; `end` leads to an idle question of the Soviet player
//   phase victory-check      the end of a game turn: the aerial marker is taken off
//   phase turn-start         a game turn begins
//   any other phase          an idle question of its side, with the rights of the chapter
import { ledger, entry } from '../../../../src/core/ledger.ts';
import type { Ledger } from '../../../../src/core/ledger.ts';
import { ruleSet } from '../../../../src/core/rule-set.ts';
import type { AskStep, Ctx, Procedure } from '../../../../src/core/rule-set.ts';
import type { Event, RuleId, State } from '../../../../src/core/types.ts';
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
import { supplyMessages } from '../../../../src/games/barbarossa/en/07-supply.ts';
import type { Game } from '../../../../src/api/game.ts';
import { rulesOf } from '../../../kit/rule.ts';
import { barbarossa, p } from './kit.ts';

export { p };

const question = { key: 'ask.markers', params: { side: 'soviet', letters: [] } };
const waits = (verbsOfStep: readonly string[]): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:7.1',
  by: phasing,
  question: () => question,
  choices: verbsOfStep.map((verb) => ({
    kind: 'listed',
    verb,
    rule: 'barbarossa:7.1',
    list: () => [{}],
    take: () => undefined,
  })),
  rights: supplyRights(p),
});

const idle: Procedure<Own> = {
  wait: waits(['end']),
  /** The player turn closes. */
  close: { kind: 'auto', run: (ctx) => ctx.call('supplyMarkersOff', {}, 'after') },
  after: waits([]),
};

/** A battle: declared, and with its die rolled if `die` is among its vars. */
const battle: Procedure<Own> = { declared: waits(['end']) };

const rules = ruleSet<Own>({
  ...(barbarossa.rules as unknown as Parameters<typeof ruleSet<Own>>[0]),
  procedures: {
    idle,
    battle,
    supplyMarkers: supplyMarkers(p),
    supplyMarkersOff: supplyMarkersOff(p),
    supplyTurnStart: supplyTurnStart(p),
    aerialReload: aerialReload(p),
  },
});

const PROCEDURES: Readonly<Record<string, readonly [proc: string, step: string]>> = {
  'soviet-markers': ['supplyMarkers', 'open'],
  'victory-check': ['aerialReload', 'open'],
  'turn-start': ['supplyTurnStart', 'look'],
};

const game: Game = {
  ...barbarossa,
  rules,
  verbs: ['end', ...verbs],
  messages: { ...barbarossa.messages, ...supplyMessages },
  position: {
    ...barbarossa.position,
    read: (header, facts, base) => {
      const read = barbarossa.position.read(header, facts, base);
      if (!read.ok) return read;
      const named = PROCEDURES[read.value.clock.phase];
      const rest = { proc: 'idle', step: 'wait', vars: {} };
      const stack = named === undefined ? [rest] : [rest, { proc: named[0], step: named[1], vars: {} }];
      return { ok: true, value: { ...read.value, stack } };
    },
  },
};

export const supplyGame = game;
export const rule = rulesOf<State<Own>>(game);

/** What `supply` answers about a hex, as a sum whose entries are its sentences with their rules. */
export const says = (s: State<Own>, hex: string, who = 'both'): Ledger =>
  asSum(
    supplyAnswer(p, s, who, { hex: [hex] }).map(({ key, params }) => ({
      why: key,
      rule: params['rule'] as RuleId,
    })),
  );

/** Hands that only listen. */
export const handsOn = (s: State<Own>): Ctx<Own> & { readonly events: Event[] } => {
  const events: Event[] = [];
  const nothing = (): void => undefined;
  const emit = (event: Event): void => void events.push(event);
  return {
    s,
    seen: s,
    vars: {},
    events,
    emit,
    reveal: emit,
    goto: nothing,
    call: nothing,
    done: nothing,
    over: nothing,
  };
};

export const told = ({ events }: { readonly events: readonly Event[] }): Ledger =>
  asSum(events.map(({ kind, rule: id }) => ({ why: kind, rule: id })));

/** Anything that carries rules, as a sum whose entries a block can look for. */
export const asSum = (parts: readonly { readonly rule: RuleId; readonly why: string }[]): Ledger =>
  ledger(
    'supply',
    parts.map(({ rule: id, why }) => entry('divide', 2, why, id)),
  );
