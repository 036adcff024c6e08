// The attacks of a pulse as a computer player allocates them: the best by what they gain, each with those it asks for (MAN.1).
import type { Fight as Open, Prospect, Said } from '../../../api/outlook.ts';
import type { Side } from '../../../core/types.ts';
import { refusePlan } from '../../../mechanics/combat/allocated/allocation.ts';
import type { Planned } from '../../../mechanics/combat/allocated/allocation.ts';
import type { Reading } from '../../../mechanics/combat/allocated/readings.ts';
import { leadingOf } from '../../../mechanics/combat/allocated/readings.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { fightFor } from '../combat-results/fights.ts';
import { readings } from '../combat-results/odds.ts';
import { worthOf } from '../combat-results/strengths.ts';
import type { ResultCode as Code } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { attacksNow, attacksOf } from '../ground-attacks/attacks.ts';
import { planOf } from '../ground-attacks/plan.ts';
import type { Seeing } from '../state.ts';
import { attackOf } from '../unit-data/factors.ts';
import { prizesOf } from './prizes.ts';
import { endingsOf, meanOf } from './worth.ts';

/** What the hex is worth that is taken, in factors, and for each point of a prize in it. */
const GROUND = 1.5;
const POINT = 4;
/** What the least attack gains that is made. */
const LEAST = 0.4;

type Bundle = { readonly attacks: readonly Planned[]; readonly gain: number };

const order = ({ hex, units }: Planned): Said => ({
  verb: 'attack',
  args: { target: [hex], from: units.toSorted() },
});

/** The position as it would be with a plan. */
const withPlan = (s: Seeing, attacks: readonly Planned[]): Seeing => ({
  ...s,
  own: { ...s.own, pulse: { ...s.own.pulse, attacks } },
});

const inTurn = (p: Printed, s: Seeing, units: readonly string[]): readonly string[] =>
  units.toSorted((a, b) => attackOf(p, s, b) - attackOf(p, s, a) || (a < b ? -1 : 1));

/** The weakest first, so that the others are free for better. */
const fewest = (p: Printed, s: Seeing, hex: string): readonly string[] | undefined => {
  const able = inTurn(p, s, attacksOf(p).attackersOf(s, hex)).toReversed();
  for (let n = 1; n <= able.length; n++) {
    const units = able.slice(0, n);
    if (attacksOf(p).refuse(s, { target: [hex], from: units.toSorted() }) === undefined) return units;
  }
  return undefined;
};

/** More attacks than so many hang together nowhere. */
const MOST = 8;

/** The attacks that are still to be added to a plan before it may stand; undefined: nobody is left for one of them. */
const lacking = (p: Printed, s: Seeing): readonly Planned[] | undefined => {
  const added: Planned[] = [];
  let board = s;
  for (let n = 0; n < MOST; n++) {
    const refused = refusePlan(planOf(p), board);
    if (refused === undefined) return added;
    const { hexes } = refused.params;
    const [hex] = refused.code === 'ATTACK.SUPPORT' && Array.isArray(hexes) ? hexes : [];
    const units = typeof hex === 'string' ? fewest(p, board, hex) : undefined;
    if (typeof hex !== 'string' || units === undefined) return undefined;
    const attack = { hex, units: [...units] };
    added.push(attack);
    board = withPlan(board, [...board.own.pulse.attacks, attack]);
  }
  return undefined;
};

const gainOf = (p: Printed, s: Seeing, { hex, units }: Planned, worth: number): number =>
  meanOf(endingsOf(p, s, fightFor(p, s, { hex, units })), worth);

const hexWorths = perSheet((p: Printed) => (s: Seeing, side: Side): ((hex: string) => number) => {
  const prizes = new Map(prizesOf(p, s).map((prize) => [prize.hex, prize]));
  return (hex) => {
    const prize = prizes.get(hex);
    return GROUND + (prize === undefined || prize.holder === side ? 0 : POINT * prize.worth);
  };
});

/** With one unit more each time, as far as it changes the column: the best of them with all it asks for. */
const bestAt = (p: Printed, s: Seeing, hex: string, worth: (hex: string) => number): Bundle | undefined => {
  const able = inTurn(p, s, attacksOf(p).attackersOf(s, hex));
  let best: Bundle | undefined;
  let column = -Infinity;
  for (let n = 1; n <= able.length; n++) {
    const units = able.slice(0, n);
    const args = { target: [hex], from: units.toSorted() };
    if (attacksOf(p).refuse(s, args) !== undefined) continue;
    const next = columnOf(p, s, hex, units).rung;
    if (next <= column) continue;
    column = next;
    const attack = { hex, units: [...units] };
    const own = gainOf(p, s, attack, worth(hex));
    if (own <= (best?.gain ?? LEAST)) continue;
    const board = withPlan(s, [...s.own.pulse.attacks, attack]);
    const others = lacking(p, board);
    if (others === undefined) continue;
    const gain = others.reduce((sum, other) => sum + gainOf(p, s, other, worth(other.hex)), own);
    if (gain > (best?.gain ?? LEAST)) best = { attacks: [attack, ...others], gain };
  }
  return best;
};

const columnOf = (p: Printed, s: Seeing, hex: string, units: readonly string[]) => {
  const fight = fightFor(p, s, { hex, units });
  const lead: Reading<Code> = leadingOf(readings(p, s, fight), (some) => worthOf(p, s, fight, some));
  return { fight, rung: lead.odds.total, odds: lead.column };
};

/** What the plan of this pulse lacks, else the best attack that can be added to it; nothing: it is as good as it gets. */
export const nextAttacks = (p: Printed, s: Seeing, side: Side): readonly Said[] => {
  const owed = lacking(p, s);
  // What was told by somebody else may hang together with nothing that is left.
  if (owed === undefined)
    return s.own.pulse.attacks
      .toReversed()
      .map(({ hex }): Said => ({ verb: 'cancel', args: { target: [hex] } }));
  const [first] = owed;
  if (first !== undefined) return [order(first)];
  const worth = hexWorths(p)(s, side);
  const planned = new Set(s.own.pulse.attacks.map(({ hex }) => hex));
  const found = attacksOf(p)
    .targets(s)
    .filter((hex) => !planned.has(hex))
    .flatMap((hex) => bestAt(p, s, hex, worth) ?? [])
    .toSorted((a, b) => b.gain - a.gain);
  return found.flatMap(({ attacks: [attack] }) => (attack === undefined ? [] : [order(attack)]));
};

/** Attacks that are fought as they are told: after a breakthrough. */
export const fightsOf = (p: Printed, s: Seeing): readonly Open[] => {
  const { targets, attackersOf } = attacksNow(p, s);
  return targets(s).flatMap((target): Open[] => {
    const able = attackersOf(s, target);
    const args = (units: readonly string[]) => ({ target: [target], from: units.toSorted() });
    return able.length === 0 ? [] : [{ verb: 'attack', target, able, must: [], order: args }];
  });
};

export const prospectOf = (p: Printed, s: Seeing, hex: string, units: readonly string[]): Prospect => {
  const { fight, rung, odds } = columnOf(p, s, hex, units);
  return { column: rung, odds, endings: endingsOf(p, s, fight) };
};
