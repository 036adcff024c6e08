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
import { readings } from '../odds.ts';
import { planOf } from '../plan.ts';
import { worthOf } from '../strengths.ts';
import { endingsOf, hexWorth, meanOf } from './worth.ts';

export type PlannerLaw<O extends FrontOwn, R extends string> = {
  readonly law: FrontLaw<O, R>;
  readonly attacks: FrontAttacks<O>;
  prizes(s: Seen<O>): readonly Prize[];
};

export type Planner<O extends FrontOwn> = Pick<Outlook, 'fights' | 'prospect'> & {
  /** What the plan of this pulse lacks, else the best attack that can be added; nothing: it is as good as it gets. */
  next(s: Seen<O>, side: Side): readonly Said[];
};

/** What the least attack gains that is made. */
const LEAST = 0.4;
/** More attacks than so many hang together nowhere. */
const MOST = 8;

type Bundle = { readonly attack: Planned; readonly gain: number };

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

  /** The weakest that will do, so that the others are free for better. */
  const fewest = (s: Seen<O>, hex: string): Planned | undefined => {
    const able = strongestFirst(s, hex).toReversed();
    const units = able
      .map((_, i) => able.slice(0, i + 1))
      .find((some) => first.refuse(s, { target: [hex], from: some.toSorted() }) === undefined);
    return units === undefined ? undefined : { hex, units };
  };

  /** The attacks that are still to be added to a plan before it may stand; undefined: nobody is left for one of them. */
  const lacking = (s: Seen<O>): readonly Planned[] | undefined => {
    const added: Planned[] = [];
    while (added.length < MOST) {
      const board = planning(s, added);
      const refused = refusePlan(plan, board);
      if (refused === undefined) return added;
      const hexes = refused.params['hexes'];
      const hex: unknown = Array.isArray(hexes) ? hexes[0] : undefined;
      const attack = typeof hex === 'string' ? fewest(board, hex) : undefined;
      if (attack === undefined) return undefined;
      added.push(attack);
    }
    return undefined;
  };

  const columnOf = (s: Seen<O>, hex: string, units: readonly string[]) => {
    const fight = fightFor(law, s, { hex, units });
    const lead = leadingOf(readings(law, s, fight), (some) => worthOf(law, s, fight, some));
    return { fight, rung: lead.odds.total, odds: lead.column };
  };

  const gainOf = (s: Seen<O>, { hex, units }: Planned, worth: number): number =>
    meanOf(endingsOf(law, s, fightFor(law, s, { hex, units })), worth);

  /** With one unit more each time, as far as it changes the column: the best of them with all it asks for. */
  const bestAt = (s: Seen<O>, hex: string, worth: (hex: string) => number): Bundle | undefined => {
    const able = strongestFirst(s, hex);
    let best: Bundle | undefined;
    let column = -Infinity;
    for (let n = 1; n <= able.length; n++) {
      const attack = { hex, units: able.slice(0, n) };
      if (first.refuse(s, said(attack).args) !== undefined) continue;
      const { rung } = columnOf(s, hex, attack.units);
      if (rung <= column) continue;
      column = rung;
      const least = best?.gain ?? LEAST;
      const own = gainOf(s, attack, worth(hex));
      const others = own > least ? lacking(planning(s, [attack])) : undefined;
      const gain = others?.reduce((sum, other) => sum + gainOf(s, other, worth(other.hex)), own) ?? -Infinity;
      if (gain > least) best = { attack, gain };
    }
    return best;
  };

  return {
    next: (s, side) => {
      const owed = lacking(s);
      // What is in the plan may hang together with what nobody is left for.
      if (owed === undefined)
        return plan
          .attacks(s)
          .toReversed()
          .map(({ hex }) => ({ verb: 'cancel', args: { target: [hex] } }));
      if (owed.length > 0) return owed.slice(0, 1).map(said);
      const worth = hexWorth(prizes(s), side);
      const planned = new Set(plan.attacks(s).map(({ hex }) => hex));
      return first
        .targets(s)
        .filter((hex) => !planned.has(hex))
        .flatMap((hex) => bestAt(s, hex, worth) ?? [])
        .toSorted((a, b) => b.gain - a.gain)
        .map(({ attack }) => said(attack));
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
