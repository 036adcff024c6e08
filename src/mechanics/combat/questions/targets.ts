// The answers to `targets`, `threats` and `who`: what could be attacked, by whom, at which odds.
import type { Seen } from '../../../core/rule-set.ts';
import type { Args, Message, Refusal, Side } from '../../../core/types.ts';
import { resting } from '../../../core/state-cache.ts';
import { hasUnitsOf, placeOf, unitsAt } from '../../places.ts';
import type { Sight } from '../../places.ts';
import type { Sheet } from '../../sheet.ts';
import { message } from './odds.ts';
import type { Answer } from './odds.ts';
import { bySurest } from './supposed.ts';
import type { Column, Viewer } from './supposed.ts';

/** An attack that could be made, with all who could make it. */
export type Strike = Column & {
  readonly hex: string;
  readonly units: readonly string[];
  /** Stacks of the attacker that may hold more than is seen. */
  readonly covered: number;
};

/** A strike of the coming player turn; `from`: the hex of one that is not made from where the units stand now. */
export type Threat = Strike & { readonly from?: string };

/** The player turn in which a side could next attack. */
export type Coming<S> = {
  readonly turn: number;
  /** The board its attacks from where units stand would begin on, where any are to come. */
  readonly standing?: S;
  /** Other ways to attack, such as on the move, on all hexes or one, and why there are none. */
  more?(hex: string | undefined): readonly Threat[];
  readonly never?: Message;
};

/** Which attacks there are now, and what a side may know of them. */
export type StrikeLaw<S extends Sight> = {
  /** Whether somebody in a hex can still be attacked. */
  isFresh(s: S, hex: string, side: Side): boolean;
  isKnownAt(s: S, unit: string, place: string, who: Viewer): boolean;
  attackers(s: S, hex: string, side: Side): readonly string[];
  /** What an attack would come to, of all attacks on one board; undefined: it cannot be made. */
  columns(s: S, who: Viewer): (hex: string, attackers: readonly string[]) => Column | undefined;
  /** Why a unit could not attack a hex from where it is. */
  refuse(s: S, unit: string, hex: string): Refusal | undefined;
  /** The hex of an attack under way, whose questions come first. */
  fightHex?(s: S): string | undefined;
  /** `targets` where it asks for another kind of attack. */
  otherTargets?(s: S, who: Viewer, side: Side, args: Args): Answer | undefined;
  /** `who` of other kinds of attack. */
  otherWho?(s: S, who: Viewer, hex: string, side: Side): readonly Message[];
  coming(s: S, attacker: Side, who: Viewer): Coming<S> | undefined;
  /** The rung from which on a threat is grave. */
  readonly grave: number;
  /** What it is called, where the sentence does not say. */
  readonly graveOdds?: string;
};

export type StrikeAnswers<S> = {
  /** Every hex a side could attack where it stands, with all that a viewer sees it has, the surest first; or one of them. */
  strikes(s: S, attacker: Side, who: Viewer, only?: string): readonly Strike[];
  targets(s: S, who: Viewer, args: Args): Answer;
  threats(s: S, who: Viewer, args: Args): Answer;
  who(s: S, who: Viewer, args: Args): Answer;
};

const strikeLine = (key: string, { hex, odds, worst, units, covered }: Strike): Message =>
  message(key, {
    hex,
    odds,
    units: [...units],
    ...(worst !== undefined && { worst }),
    ...(covered > 0 && { covered }),
  });

const threatLine = (threat: Threat): Message => {
  const { from } = threat;
  if (from === undefined) return strikeLine('threats.one', threat);
  const { key, params } = strikeLine('threats.mobile', threat);
  return message(key, { ...params, from });
};

/** Units by the hex they would come from. */
const byHex = (
  able: readonly { readonly unit: string; readonly from: string }[],
): readonly (readonly [from: string, units: string[]])[] =>
  [...new Set(able.map(({ from }) => from))].map((from) => [
    from,
    able.filter((one) => one.from === from).map(({ unit }) => unit),
  ]);

export const strikeAnswers = <S extends Sight>(p: Sheet, law: StrikeLaw<S>): StrikeAnswers<S> => {
  const mine = (s: S, who: Viewer): Side => (who === 'both' ? s.clock.phasing : who);

  const strikes: StrikeAnswers<S>['strikes'] = (s, attacker, who, only) => {
    const enemy = p.other(attacker);
    const column = law.columns(s, who);
    const isKnown = (unit: string): boolean => law.isKnownAt(s, unit, placeOf(s.own, unit), who);
    const hexes = Object.keys(s.own.places)
      .filter((hex) => p.isHex(hex) && hasUnitsOf(p, s.own, hex, enemy))
      .toSorted();
    const found = hexes.flatMap((hex): Strike[] => {
      if ((only !== undefined && hex !== only) || !law.isFresh(s, hex, enemy)) return [];
      const units = law.attackers(s, hex, attacker).filter(isKnown);
      const found = units.length === 0 ? undefined : column(hex, units);
      if (found === undefined) return [];
      const hidden = p
        .neighbours(hex)
        .filter((from) =>
          unitsAt(s.own, from).some(
            (unit) => p.sideOf(unit) === attacker && !law.isKnownAt(s, unit, from, who),
          ),
        );
      return [{ hex, units, covered: hidden.length, ...found }];
    });
    return found.toSorted((a, b) => bySurest(a, b) || (a.hex < b.hex ? -1 : 1));
  };

  const targets: StrikeAnswers<S>['targets'] = (s, who, args) => {
    const hex = law.fightHex?.(s);
    const found = targetsAfter(s, who, args);
    return hex === undefined ? found : [message('targets.fight', { hex }), ...found];
  };

  /** What could be attacked once nothing else is asked. */
  const targetsAfter: StrikeAnswers<S>['targets'] = (s, who, args) => {
    const side = mine(s, who);
    const [unit] = args['unit'] ?? [];
    const other = law.otherTargets?.(s, who, side, args);
    if (other !== undefined) return other;
    const found = resting(s, () => strikes(s, side, who));
    const all = found.filter(({ units }) => unit === undefined || units.includes(unit));
    if (all.length === 0) return [message('targets.none', { side, ...(unit !== undefined && { unit }) })];
    return [
      message('targets.count', { count: all.length, covered: all.some(({ worst }) => worst !== undefined) }),
      ...all.map((each) => strikeLine('targets.one', each)),
    ];
  };

  const threats: StrikeAnswers<S>['threats'] = (s, who, args) => {
    const side = mine(s, who);
    const attacker = p.other(side);
    const [hex] = args['hex'] ?? [];
    const coming = law.coming(s, attacker, who);
    if (coming === undefined) return [message('threats.over', { side: attacker })];
    const { turn, standing, never } = coming;
    const still: readonly Threat[] =
      standing === undefined ? [] : resting(standing, () => strikes(standing, attacker, who, hex));
    const all = [...still, ...(coming.more?.(hex) ?? [])].toSorted(
      (a, b) => b.rung - a.rung || (a.hex < b.hex ? -1 : 1),
    );
    const hexes = (some: readonly Threat[]): number => new Set(some.map((threat) => threat.hex)).size;
    const least = law.graveOdds === undefined ? {} : { least: law.graveOdds };
    const none = never === undefined ? [] : [never];
    if (all.length === 0) return [message('threats.none', { side, turn }), ...none];
    const grave = hexes(all.filter(({ rung }) => rung >= law.grave));
    return [
      message('threats.count', { side, turn, count: hexes(all), grave, ...least }),
      ...all.map(threatLine),
      ...none,
    ];
  };

  const who: StrikeAnswers<S>['who'] = (s, viewer, args) => {
    const [hex = ''] = args['hex'] ?? [];
    if (!p.isHex(hex)) return [message('odds.nobody', { hex })];
    const garrison = p.sides.find((side) => hasUnitsOf(p, s.own, hex, side));
    const side = garrison === undefined ? mine(s, viewer) : p.other(garrison);
    const near = p.neighbours(hex).flatMap((from) =>
      unitsAt(s.own, from)
        .filter((unit) => p.sideOf(unit) === side && law.isKnownAt(s, unit, from, viewer))
        .map((unit) => ({ unit, from, refused: law.refuse(s, unit, hex) })),
    );
    const others = law.otherWho?.(s, viewer, hex, side) ?? [];
    if (near.length === 0) return [...others, message('who.nobody', { hex, side })];
    const able = near.filter(({ refused }) => refused === undefined);
    return [
      ...others,
      message('who.count', { hex, side, count: able.length }),
      ...byHex(able).map(([from, units]) => message('who.can', { units, from })),
      ...near.flatMap(({ unit, from, refused }) => {
        if (refused === undefined) return [];
        const { code, rule, params } = refused;
        return [
          message('who.cannot', { unit, from, because: { key: code, params: { ...params, rule } }, rule }),
        ];
      }),
    ];
  };

  return { strikes, targets, threats, who };
};

type Question = (s: Seen<unknown>, who: Viewer, args: Args) => Answer;

/** The questions about attacks as a game has them; both are made when something is first asked. */
export const strikeQuestions = <S extends Sight>(
  asked: () => { odds(s: S, who: Viewer, args: Args): Answer },
  strikes: () => StrikeAnswers<S>,
): Readonly<Record<'odds' | 'targets' | 'threats' | 'who', Question>> => ({
  odds: (s, who, args) => asked().odds(s as S, who, args),
  targets: (s, who, args) => strikes().targets(s as S, who, args),
  threats: (s, who, args) => strikes().threats(s as S, who, args),
  who: (s, who, args) => strikes().who(s as S, who, args),
});
