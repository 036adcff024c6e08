// The question `changes`: what is different on the map from the end of the asking side's last turn, as far as it sees.
import { stateAfter } from '../../../core/match.ts';
import type { Json, Message, Params, Side } from '../../../core/types.ts';
import { seenBy } from '../../../api/game.ts';
import { wordKey } from '../../../api/game-words.ts';
import type { UnitView, View } from '../../../api/view.ts';
import { isKey } from '../../../text/say.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { named, speaker, viewerOf, viewOf } from '../../session.ts';
import { message } from '../../reply.ts';
import { holderOf } from '../../side-view.ts';
import { endOfLastTurn } from './events.ts';

type Then = { readonly desk: Desk; readonly own: Side; readonly was: View; readonly is: View };

const isOnMap = ({ desk }: Then, { at }: UnitView): boolean => desk.game.board.grid.index(at) >= 0;

const byId = (view: View): ReadonlyMap<string, UnitView> =>
  new Map(view.units.filter(({ known }) => known).map((unit) => [unit.id, unit]));

/**
 * Units that stood on the map and are known to stand elsewhere now; of one's own also those that are nowhere, of others
 * also those that were covered and are known to be off the map.
 */
const gone = (then: Then): readonly Message[] => {
  const now = byId(then.is);
  const left = then.was.units.filter((unit) => {
    if (!unit.known || !isOnMap(then, unit)) return false;
    const there = now.get(unit.id);
    return there === undefined ? unit.side === then.own : !isOnMap(then, there);
  });
  const before = byId(then.was);
  const uncovered = then.is.units.filter(
    (unit) => unit.known && unit.side !== then.own && !isOnMap(then, unit) && !before.has(unit.id),
  );
  const [own, others] = [then.own, undefined].map((side) =>
    [...left, ...uncovered]
      .filter((unit) => (unit.side === then.own) === (side !== undefined))
      .map(({ name }) => name),
  );
  const other = [...left, ...uncovered].find(({ side }) => side !== then.own)?.side ?? '';
  return [
    ...(own === undefined || own.length === 0 ? [] : [message('changes.off', { names: own })]),
    ...(others === undefined || others.length === 0
      ? []
      : [message('changes.off-other', { side: other, names: others })]),
  ];
};

/** Hexes with a name one by one; of the others how many. */
const holders = ({ desk, was, is }: Then): readonly Message[] => {
  const { board } = desk.game;
  const hexes = [...new Set([...Object.keys(was.hexes), ...Object.keys(is.hexes)])].toSorted();
  const changed = hexes.flatMap((hex) => {
    const index = board.grid.index(hex);
    const side = holderOf({ game: desk.game, view: is }, index);
    return side === holderOf({ game: desk.game, view: was }, index) ? [] : [{ hex, side }];
  });
  const towns = changed.filter(({ hex }) => board.hex(hex).name !== undefined);
  const told = towns.map(({ hex, side }) =>
    message('changes.holder', { hex, ...(side !== undefined && { side }) }),
  );
  const rest = changed.length - towns.length;
  return rest === 0 ? told : [...told, message('changes.hexes', { count: rest })];
};

const marks = ({ desk, was, is }: Then): readonly Message[] => {
  const hexes = [...new Set([...Object.keys(was.hexes), ...Object.keys(is.hexes)])].toSorted();
  return hexes.flatMap((hex) => {
    const [before, after] = [was.hexes[hex] ?? {}, is.hexes[hex] ?? {}];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
      (fact): readonly Message[] => {
        const key = wordKey('mark', fact);
        if (fact === 'holder' || !isKey(desk.book, key)) return [];
        if (JSON.stringify(before[fact]) === JSON.stringify(after[fact])) return [];
        const value = after[fact] ?? before[fact] ?? null;
        const mark = { key, params: { value } };
        return [message(after[fact] === undefined ? 'changes.unmarked' : 'changes.marked', { hex, mark })];
      },
    );
  });
};

export const totals = (view: View): Record<Side, number> => {
  const sums: Record<Side, number> = {};
  for (const { side, points } of view.score) sums[side] = (sums[side] ?? 0) + points;
  return sums;
};

const scores = ({ was, is }: Then): readonly Message[] => {
  const [before, after] = [totals(was), totals(is)];
  return Object.entries(after)
    .filter(([side, points]) => points !== (before[side] ?? 0))
    .map(([side, points]) => message('changes.score', { side, points, had: before[side] ?? 0 }));
};

/** A state of a unit that is worth a sentence has a phrase in the game's table. */
const factsOf = ({ desk }: Then, before: UnitView, after: UnitView): readonly Message[] =>
  Object.keys({ ...before.facts, ...after.facts }).flatMap((fact): readonly Message[] => {
    const key = wordKey('changed', fact);
    const value: Json = after.facts[fact] ?? null;
    if (!isKey(desk.book, key) || (before.facts[fact] ?? null) === value) return [];
    const params: Params = { name: after.name, what: { key, params: { value } } };
    return [message('changes.unit', params)];
  });

const moved = (then: Then, unit: UnitView, before: UnitView | undefined): readonly Message[] => {
  if (!isOnMap(then, unit)) return [];
  const { name, side, at } = unit;
  if (before?.at === at) return [];
  const told = { name, at, ...(side !== then.own && { side }) };
  return before !== undefined && isOnMap(then, before)
    ? [message('changes.moved', { ...told, from: before.at })]
    : [message(unit.side === then.own ? 'changes.new' : 'changes.seen', told)];
};

/** Own units first; they are few to have moved while the other side had its turn. */
const unitsTold = (then: Then): readonly Message[] => {
  const before = byId(then.was);
  const units = [...byId(then.is).values()];
  const own = units.filter(({ side }) => side === then.own);
  const others = units.filter(({ side }) => side !== then.own);
  return [
    ...own.flatMap((unit) => {
      const old = before.get(unit.id);
      return old === undefined ? [] : factsOf(then, old, unit);
    }),
    ...[...own, ...others].flatMap((unit) => moved(then, unit, before.get(unit.id))),
  ];
};

export const changes = (desk: Desk): readonly Told[] => {
  const own = speaker(desk);
  const at = endOfLastTurn(desk, own);
  const was = named(desk, seenBy(desk.game, stateAfter(desk.match, at), viewerOf(desk)));
  const then: Then = { desk, own, was, is: viewOf(desk) };
  const found = [...gone(then), ...holders(then), ...marks(then), ...scores(then), ...unitsTold(then)];
  const since = at === 0 ? {} : { turn: own };
  if (found.length === 0) return [message('changes.none', since)];
  return [message('changes.count', { ...since, count: found.length }), ...found];
};
