// Checks of how things stand: units, places, who holds what, points, options. They see everything, whoever may not.
import type { Side } from '../../core/types.ts';
import type { Desk } from '../../session/session.ts';
import { played } from '../../session/session.ts';
import type { UnitView } from '../../api/view.ts';
import { asProblem } from '../../language/errors.ts';
import { failed, problem, worked } from '../../core/problem.ts';
import {
  allSaid,
  found,
  knownPlaceFacts,
  placeFacts,
  textOf,
  unitFacts,
  unknownFact,
  unknownUnitFact,
  wanted,
} from './facts.ts';
import { unknownName } from './known.ts';
import { ABSENT, compare, meant } from './result.ts';
import type { Found, Of } from './result.ts';
import { placeMeant, theSide, unitMeant, wholeView } from './resolve.ts';

export const checkUnit = (desk: Desk, { unit: words, at: where, facts }: Of<'unit'>): Found =>
  meant(unitMeant(desk, words), (id) =>
    meant(placeMeant(desk, where), (at) => {
      const view = wholeView(desk);
      const strange = unknownUnitFact(desk, view, id, facts);
      if (strange !== undefined) return failed(strange);
      const unit = view.units.find((each) => each.id === id);
      const of = unit === undefined ? undefined : unitFacts(unit);
      return worked({
        ok: of !== undefined && unit?.at === at && allSaid(facts, of),
        got: `${id} at ${unit?.at ?? ABSENT} ${found(facts, of)}`.trim(),
        want: `${id} at ${at} ${wanted(facts)}`.trim(),
      });
    }),
  );

export const checkPlace = (desk: Desk, { at: where, facts }: Of<'place'>): Found =>
  meant(placeMeant(desk, where), (at) => {
    const view = wholeView(desk);
    const strange = unknownFact(at, knownPlaceFacts(desk, view, at), facts);
    if (strange !== undefined) return failed(strange);
    const of = placeFacts(desk, view, at);
    const terrain = facts.find(({ name }) => name === 'terrain')?.value;
    const { board } = desk.game;
    const unknown =
      terrain === undefined
        ? undefined
        : unknownName(
            'terrain',
            terrain,
            board.grid.ids.map((id) => board.hex(id).terrain),
          );
    if (unknown !== undefined) return failed(unknown);
    return worked({
      ok: allSaid(facts, of),
      got: `${at} ${found(facts, of)}`,
      want: `${at} ${wanted(facts)}`,
    });
  });

export const checkControl = (desk: Desk, { at: where, holder }: Of<'control'>): Found =>
  meant(placeMeant(desk, where), (at) => {
    const now = placeFacts(desk, wholeView(desk), at)['holder'];
    const got = typeof now === 'string' && now !== '' ? now : 'none';
    return holder === 'none' ? compare(got, holder) : meant(theSide(desk, holder), (by) => compare(got, by));
  });

/** Sides that count points, and what they have: by the score, or by the scale that stands over the map. */
const pointsBySide = (desk: Desk): ReadonlyMap<Side, number> => {
  const { game } = desk;
  const { score } = wholeView(desk);
  const sides = game.scores ?? game.rules.sides;
  const totalOf = (side: Side): number =>
    score.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0);
  if (sides.length > 0) return new Map(sides.map((side) => [side, totalOf(side)]));
  const scale = game.heading?.(played(desk).state, 'both').scale;
  return new Map(scale?.above === undefined ? [] : [[scale.above.side, scale.now]]);
};

export const checkPoints = (desk: Desk, { side, points }: Of<'points'>): Found =>
  meant(theSide(desk, side), (by) => {
    const counted = pointsBySide(desk);
    const found = counted.get(by);
    return found === undefined
      ? failed(problem('SCRIPT.NO-POINTS', { side: by, sides: [...counted.keys()] }))
      : compare(String(found), String(points));
  });

const counted = (desk: Desk, of: Side, at: string | undefined): readonly UnitView[] =>
  wholeView(desk).units.filter((unit) => unit.side === of && (at === undefined || unit.at === at));

export const checkCount = (desk: Desk, { count, orMore, side, at: where, facts = [] }: Of<'count'>): Found =>
  meant(theSide(desk, side), (of) => {
    const strange = unknownUnitFact(desk, wholeView(desk), 'a unit', facts);
    if (strange !== undefined) return failed(strange);
    const at = where === undefined ? undefined : placeMeant(desk, where);
    if (at?.ok === false) return failed(asProblem(at.error));
    const units = counted(desk, of, at?.value).filter((unit) => allSaid(facts, unitFacts(unit)));
    const got = String(units.length);
    if (orMore === true) return worked({ ok: units.length >= count, got, want: `${count}+` });
    return compare(got, String(count));
  });

export const checkOption = (desk: Desk, { facts }: Of<'option'>): Found => {
  const { options } = played(desk).state;
  const strange = facts.find(({ name }) => !desk.game.options.some(({ id }) => id === name));
  if (strange !== undefined) {
    const names = desk.game.options.map(({ id }) => id);
    return failed(problem('SCRIPT.NO-OPTION', { name: strange.name, names }));
  }
  const wrong = facts
    .map(({ name, value }) =>
      unknownName(`${name} option`, value, desk.game.options.find(({ id }) => id === name)?.values ?? []),
    )
    .find((each) => each !== undefined);
  if (wrong !== undefined) return failed(wrong);
  const said = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, textOf(value)]));
  return worked({ ok: allSaid(facts, said), got: found(facts, said), want: wanted(facts) });
};
