// The attacks of a pulse as a computer player allocates them: the best by what they gain, each with those it asks for.
import type { Fight as Open, Outlook, Prize, Prospect, Said } from '../../../../api/outlook.ts';
import type { Seen } from '../../../../core/rule-set.ts';
import type { Side } from '../../../../core/types.ts';
import { refusePlan } from '../../allocated/allocation.ts';
import type { Planned } from '../../allocated/allocation.ts';
import { leadingOf } from '../../allocated/readings.ts';
import type { FrontAttacks } from '../attacks.ts';
import { fightFor } from '../fights.ts';
import type { FrontLaw, FrontOwn } from '../law.ts';
import { readings, refuseOdds } from '../odds.ts';
import { placeOf } from '../../../places.ts';
import { planOf } from '../plan.ts';
import { worthOf } from '../strengths.ts';
import { bettered, totalOf } from './better-plan.ts';
import type { PlanJudge } from './better-plan.ts';
import { endingsOf, hexWorth, meanOf } from './worth.ts';

export type PlannerLaw<O extends FrontOwn, R extends string> = {
  readonly law: FrontLaw<O, R>;
  readonly attacks: FrontAttacks<O>;
  prizes(s: Seen<O>): readonly Prize[];
};

export type Planner<O extends FrontOwn> = Pick<Outlook, 'fights' | 'prospect'> & {
  /** What an attack gains by those who stand in these hexes, or would. */
  blow(s: Seen<O>, side: Side): (hex: string, from: ReadonlyMap<string, string>) => number;
  /** What the plan of this pulse lacks, else the best attack that can be added; nothing: it is as good as it gets. */
  next(s: Seen<O>, side: Side): readonly Said[];
};

/** What the least attack gains that is made. */
const LEAST = 0.4;
/** So many of the best ways to attack a hex are bettered. */
const STARTS = 3;
/** From more hexes than so many nobody is left out on purpose. */
const HEXES = 4;
/** More attacks than so many hang together nowhere. */
const MOST = 8;

type Bundle = { readonly attack: Planned; readonly gain: number };

/** Attacks that may stand together, the one first that asks for the others. */
type Offensive = { readonly attacks: readonly Planned[]; readonly gain: number };

const said = ({ hex, units }: Planned): Said => ({
  verb: 'attack',
  args: { target: [hex], from: units.toSorted() },
});

/** The position as it would be with more attacks in the plan. */
const planning = <O extends FrontOwn>(s: Seen<O>, more: readonly Planned[]): Seen<O> => {
  const { pulse } = s.own;
  return { ...s, own: { ...s.own, pulse: { ...pulse, attacks: [...pulse.attacks, ...more] } } };
};

export const frontPlanner = <O extends FrontOwn, R extends string>({
  law,
  attacks,
  prizes,
}: PlannerLaw<O, R>): Planner<O> => {
  const { first } = attacks;
  const plan = planOf(law);
  const strongestFirst = (s: Seen<O>, hex: string): readonly string[] =>
    first.attackersOf(s, hex).toSorted((a, b) => law.attack(s, b) - law.attack(s, a) || (a < b ? -1 : 1));

  type Worth = (hex: string) => number;

  /** With one unit more each time, of some who are able, as far as it changes the column. */
  const rungsOf = (s: Seen<O>, hex: string, able: readonly string[], worth: Worth): readonly Bundle[] => {
    const found: Bundle[] = [];
    let column = -Infinity;
    for (let n = 1; n <= able.length; n++) {
      const attack = { hex, units: able.slice(0, n) };
      if (first.refuse(s, said(attack).args) !== undefined) continue;
      const { rung } = columnOf(s, hex, attack.units);
      if (rung <= column) continue;
      column = rung;
      found.push({ attack, gain: gainOf(s, attack, worth(hex)) });
    }
    return found;
  };

  const bestOf = (bundles: readonly Bundle[]): Bundle | undefined =>
    bundles.reduce<Bundle | undefined>(
      (most, each) => (most === undefined || each.gain > most.gain ? each : most),
      undefined,
    );

  /** The best attacks that are still to be added to a plan before it may stand; undefined: nobody is left for one of them. */
  const lacking = (s: Seen<O>, worth: Worth): readonly Bundle[] | undefined => {
    const added: Bundle[] = [];
    while (added.length < MOST) {
      const board = planning(
        s,
        added.map(({ attack }) => attack),
      );
      const refused = refusePlan(plan, board);
      if (refused === undefined) return added;
      const hexes = refused.params['hexes'];
      const hex: unknown = Array.isArray(hexes) ? hexes[0] : undefined;
      const attack =
        typeof hex === 'string' ? bestOf(rungsOf(board, hex, strongestFirst(board, hex), worth)) : undefined;
      if (attack === undefined) return undefined;
      added.push(attack);
    }
    return undefined;
  };

  /** Those who are able by the sets of hexes they are in: whoever attacks from fewer is asked for fewer others. */
  const groupsOf = (s: Seen<O>, able: readonly string[]): readonly (readonly string[])[] => {
    const hexes = [...new Set(able.map((unit) => placeOf(s.own, unit)))].slice(0, HEXES);
    return Array.from({ length: 2 ** hexes.length - 1 }, (_, i) => {
      const some = hexes.filter((_hex, k) => ((i + 1) >> k) % 2 === 1);
      return able.filter((unit) => some.includes(placeOf(s.own, unit)));
    });
  };

  const columnOf = (s: Seen<O>, hex: string, units: readonly string[]) => {
    const fight = fightFor(law, s, { hex, units });
    const lead = leadingOf(readings(law, s, fight), (some) => worthOf(law, s, fight, some));
    return { fight, rung: lead.odds.total, odds: lead.column };
  };

  const gainOf = (s: Seen<O>, { hex, units }: Planned, worth: number): number =>
    meanOf(endingsOf(law, s, fightFor(law, s, { hex, units })), worth);

  const judgeOf = (s: Seen<O>, worth: Worth): PlanJudge => {
    const gains = new Map<string, number>();
    return {
      able: (hex) => first.attackersOf(s, hex),
      gain: (attack) => {
        const key = `${attack.hex} ${attack.units.toSorted().join()}`;
        const before = gains.get(key);
        if (before !== undefined) return before;
        const isLegal = first.refuse(s, said(attack).args) === undefined;
        const found = isLegal ? gainOf(s, attack, worth(attack.hex)) : -Infinity;
        gains.set(key, found);
        return found;
      },
      stands: (attacks) => refusePlan(plan, planning(s, attacks)) === undefined,
    };
  };

  /** The best of all ways to attack a hex, each with all it asks for. */
  const bestAt = (s: Seen<O>, hex: string, worth: Worth, judge: PlanJudge): Offensive | undefined => {
    const able = strongestFirst(s, hex);
    const found: Offensive[] = [];
    const weigh = (some: readonly string[]): boolean => {
      let isAskedFor = false;
      for (const { attack, gain: own } of rungsOf(s, hex, some, worth)) {
        const others = lacking(planning(s, [attack]), worth);
        if (others === undefined || others.length > 0) isAskedFor = true;
        if (others === undefined) continue;
        const gain = others.reduce((sum, other) => sum + other.gain, own);
        found.push({ attacks: [attack, ...others.map((other) => other.attack)], gain });
      }
      return isAskedFor;
    };
    if (weigh(able)) for (const some of groupsOf(s, able)) if (some.length < able.length) weigh(some);
    const [best] = found
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, STARTS)
      .map(({ attacks }) => bettered(attacks, judge))
      .map((attacks): Offensive => ({ attacks, gain: totalOf(attacks, judge.gain) }))
      .toSorted((a, b) => b.gain - a.gain);
    return best !== undefined && best.gain > LEAST ? best : undefined;
  };

  /** The first of them after which the others, or as good ones, are found again by whoever knows of that one alone. */
  const orderOf = (s: Seen<O>, attacks: readonly Planned[], worth: Worth): readonly Said[] => {
    const attack = attacks.find((each) => lacking(planning(s, [each]), worth) !== undefined);
    return attack === undefined ? [] : [said(attack)];
  };

  return {
    next: (s, side) => {
      const worth = hexWorth(prizes(s), side);
      const owed = lacking(s, worth);
      // What is in the plan may hang together with what nobody is left for.
      if (owed === undefined)
        return plan
          .attacks(s)
          .toReversed()
          .map(({ hex }) => ({ verb: 'cancel', args: { target: [hex] } }));
      const judge = judgeOf(s, worth);
      if (owed.length > 0) {
        const attacks = owed.map(({ attack }) => attack);
        return [...orderOf(s, bettered(attacks, judge), worth), ...attacks.slice(0, 1).map(said)];
      }
      const planned = new Set(plan.attacks(s).map(({ hex }) => hex));
      return first
        .targets(s)
        .filter((hex) => !planned.has(hex))
        .flatMap((hex) => bestAt(s, hex, worth, judge) ?? [])
        .toSorted((a, b) => b.gain - a.gain)
        .flatMap(({ attacks }) => orderOf(s, attacks, worth));
    },
    blow: (s, side) => {
      const worth = hexWorth(prizes(s), side);
      return (hex, from) => {
        const fight = fightFor(law, s, { hex, units: [...from.keys()], from: Object.fromEntries(from) });
        return refuseOdds(law, s, fight) === undefined
          ? meanOf(endingsOf(law, s, fight), worth(hex))
          : -Infinity;
      };
    },
    // Attacks that are fought as they are told: after a breakthrough.
    fights: (seen) => {
      const s = seen as Seen<O>;
      if (s.stack.at(-1)?.proc !== 'battle') return [];
      const { targets, attackersOf } = attacks.now(s);
      return targets(s).flatMap((target): Open[] => {
        const able = attackersOf(s, target);
        const order = (units: readonly string[]) => ({ target: [target], from: units.toSorted() });
        return able.length === 0 ? [] : [{ verb: 'attack', target, able, must: [], order }];
      });
    },
    prospect: (seen, _, { target }, units): Prospect => {
      const s = seen as Seen<O>;
      const { fight, rung, odds } = columnOf(s, target, units);
      return { column: rung, odds, endings: endingsOf(law, s, fight) };
    },
  };
};
