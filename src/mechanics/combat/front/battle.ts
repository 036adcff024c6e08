// A battle from its declaration to its end: pressed, no retreat, forced; the die; declined; losses; distance; retreats;
// advances; a second attack.
import { copyJson } from '../../../core/canonical-json.ts';
import type { Json } from '../../../core/types.ts';
import type { Ctx, Procedure, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { Side } from '../../../core/types.ts';
import { dislodge } from '../../formations/disruption.ts';
import { rowOf } from '../die-index.ts';
import { placeOf } from '../../places.ts';
import { keptAnswer } from '../../standing-answers.ts';
import { auto } from '../../sequence.ts';
import { classOf } from '../../formations/unit-classes.ts';
import { rulesOn } from '../rules-now.ts';
import { declaredSteps } from '../allocated/battle.ts';
import type { AllocatedLaw } from '../allocated/battle-law.ts';
import { GARRISON } from '../allocated/effect-law.ts';
import { effectSteps } from '../allocated/effects.ts';
import type { EffectLaw, RidingLaw } from '../allocated/effect-law.ts';
import { fightCourse, fightOf, hexOf, sourcesOf } from '../allocated/fight.ts';
import type { Fight, Outcome, Part } from '../allocated/fight.ts';
import { rewrite } from '../allocated/stages.ts';
import { eligibleAgain } from './attacks.ts';
import type { FrontAttacks } from './attacks.ts';
import { billFor, declining, firstIn, purses, survivors } from './exchange.ts';
import {
  ableToStand,
  attackingSide,
  defendersAt,
  defendingSide,
  fightersAt,
  garrisonOf,
  isCounter,
  standing,
  trappedIn,
} from './fights.ts';
import type { FrontLaw, FrontOwn, FrontSide, RiddenLaw } from './law.ts';
import { leadRung, printedOutcome } from './odds.ts';
import { isOverrun, riddenBy } from './overrun.ts';
import { attackSum, countedIn, defenceSum } from './strengths.ts';
import { disruptRules, meaning, resultRules, stages } from './table.ts';

/** Those who invade, where the weather lets them, if they have not forced the exchange themselves. */
const mayDecline = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): FrontSide | undefined => {
  if (law.decline?.isOpen(s) !== true) return undefined;
  return attackingSide(law, fight) === law.invader && fight.forced === true ? undefined : law.invader;
};

/** The D2 that stands in its place is converted like any other. */
const declinedParts = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
  part: Part<R>,
): readonly Part<R>[] => {
  if (meaning(law, part.result).defenders !== 'exchanged') return [part];
  return part.units.map((unit) => {
    const all = stages(law);
    const isTrapped = fight.trapped?.includes(unit) === true;
    const ridden = law.overrunCodes(s, attackingSide(law, fight), fight.hex);
    const isRidden =
      isCounter(law, unit) && classOf(law.sheet, unit).isInfantryType && isOverrun(law, s, fight);
    const found = [
      ...(isTrapped ? [all.trapped] : fight.firm?.includes(unit) === true ? [all.firm] : []),
      ...(ridden !== undefined && isRidden
        ? [{ id: 'overrun', rule: law.rules.overrun, reads: ridden }]
        : []),
    ];
    return { units: [unit], column: part.column, cell: part.cell, ...rewrite<R>(found, law.codes.D2) };
  });
};

/** What an attacker who declines leaves of a part: nobody is exchanged. */
const withoutExchange = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  part: Part<R>,
): Part<R> =>
  meaning(law, part.result).defenders === 'exchanged' ? { ...part, result: law.codes.AD } : part;

/** What stands in the place of an exchange that a side declines. */
export const declinedOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
  parts: readonly Part<R>[],
  by: Side,
): Pick<Outcome<R>, 'attackers' | 'parts'> => {
  const isAttacker = by === attackingSide(law, fight);
  return {
    attackers: isAttacker ? law.codes.AD : law.codes.D2,
    parts: parts.flatMap((part) =>
      isAttacker ? [withoutExchange(law, part)] : declinedParts(law, s, fight, part),
    ),
  };
};

/** Who has fought, and from where; attacking takes an entrenchment. */
const book = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>, ctx: Ctx<O>, f: SeenFrame): void => {
  const fight = fightOf(f);
  const { pulse, turn } = ctx.s.own;
  const from = sourcesOf(fight);
  // The same hex may be attacked again from the same hexes, by others who broke through.
  const isKnown = pulse.battles.some((one) => one.hex === fight.hex && one.from.join() === from.join());
  const rung = law.equalOdds === undefined ? {} : { rung: leadRung(law, ctx.seen, fight) };
  if (!isKnown) pulse.battles.push({ hex: fight.hex, from: [...from], ...rung });
  const list = law.isBeforeMovement(ctx.seen.clock.phase) ? pulse.used : pulse.fought;
  list.push(...fight.units.filter((unit) => !list.includes(unit)));
  if (attackingSide(law, fight) !== law.invader && turn.panic === 'on') turn.panic = 'spent';
  dislodge(ctx, fight.units, law.rules.dislodged);
};

const isSelective = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>, fight: Fight): boolean =>
  law.mayStand !== undefined || defendingSide(law, fight) === law.invader;

const declaredLaw = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): AllocatedLaw<O, R> => ({
  ...printedOutcome(law),
  rules: {
    declared: law.rules.fight,
    odds: law.rules.table,
    die: law.rules.die,
    pressed: law.rules.pressed,
    results: resultRules(law),
  },
  declared: (s, { bonus }) => (bonus === true ? law.rules.bonus : undefined) ?? rulesOn(law, s).fight,
  attacker: (fight) => attackingSide(law, fight),
  defender: (fight) => defendingSide(law, fight),
  defenders: (s, fight) => defendersAt(law, s, fight.hex, defendingSide(law, fight)),
  place: (s, unit) => placeOf(s.own, unit),
  attack: (s, fight) => attackSum(law, s, fight),
  defence: (s, fight) => defenceSum(law, s, fight),
  counted: (s, fight) => countedIn(law, s, fight),
  trapped: (s, fight) => trappedIn(law, s, fight),
  row: (s, face) => rowOf(s, face),
  book: (ctx, f) => {
    book(law, ctx, f);
    law.booked?.(ctx, f);
  },
  stand: {
    rule: law.rules.firm,
    ...(law.rules.firmAll !== undefined && { all: law.rules.firmAll }),
    able: (s, fight) => ableToStand(law, s, fight),
    // Who is invaded is asked once in a turn, the invader before each battle; or both are before each.
    isOpen: (s, fight) => isSelective(law, fight) || s.own.turn.noRetreat === undefined,
    isSelective: (_, fight) => isSelective(law, fight),
    answered: (ctx, fight, stands) => {
      if (!isSelective(law, fight)) ctx.s.own.turn.noRetreat = stands;
    },
    standing: (s, fight) => standing(law, s, fight),
  },
  ...(law.force !== undefined && {
    force: {
      rule: law.force.rule,
      isOpen: (s, fight) => law.force?.early?.(s, fight) ?? attackingSide(law, fight) === law.invader,
      isOpenLate: (s, fight) => law.force?.late?.(s, fight) === true,
    },
  }),
  ...(law.declines !== undefined && { decline: declining(law, law.declines) }),
  ...(law.decline !== undefined && {
    decline: declining(law, {
      rule: law.decline.rule,
      by: (s, fight) => mayDecline(law, s, fight),
      attackers: (_, fight, by) => (by === attackingSide(law, fight) ? law.codes.AD : law.codes.D2),
      part: (s, fight, part, by) =>
        by === attackingSide(law, fight) ? [withoutExchange(law, part)] : declinedParts(law, s, fight, part),
      told: (s, f, by) => {
        const fight = fightOf(f);
        const { attackers, parts = [] } = fightCourse<R>(f);
        const [first] = parts.flatMap((part) =>
          meaning(law, part.result).defenders === 'exchanged' ? declinedParts(law, s, fight, part) : [],
        );
        const instead = by === attackingSide(law, fight) ? law.codes.AD : (first?.result ?? law.codes.D2);
        return { from: attackers ?? '', to: instead };
      },
    }),
  }),
});

/** A garrison falls with what eliminates it, or when it has been paid for. */
const garrisonFalls = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>, f: SeenFrame): boolean => {
  const { parts = [], removed = [] } = fightCourse<R>(f);
  return (
    removed.includes(GARRISON) ||
    parts.some(
      ({ units, result }) => units.includes(GARRISON) && meaning(law, result).defenders === 'eliminated',
    )
  );
};

const isVacated = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
): boolean => {
  const fight = fightOf(f);
  const isEmpty = fightersAt(law, s, fight.hex, defendingSide(law, fight)).length === 0;
  const stands = defendingSide(law, fight) !== law.invader && garrisonOf(law, s, fight.hex) > 0;
  return isEmpty && (!stands || f.vars['fell'] === true);
};

/** No advance after D/AE, nor where the attackers are Disrupted. */
const advances = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>, f: SeenFrame): boolean => {
  const { attackers } = fightCourse<R>(f);
  if (attackers === undefined) return false;
  const { attackers: fate } = meaning(law, attackers);
  return fate === 'none' || fate === 'exchanged';
};

/** A part has been broken through, the hex is empty, and this was no second attack. */
const mayAgain = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  attacks: FrontAttacks<O>,
  s: Seen<O>,
  f: SeenFrame,
): boolean => {
  const { parts = [] } = fightCourse<R>(f);
  const isThrough = ({ result }: Part<R>): boolean => meaning(law, result).again;
  const isOpen = law.blitz === undefined ? parts.some(isThrough) : parts.every(isThrough);
  if (fightOf(f).bonus === true || !isOpen) return false;
  if (!advances(law, f) || !isVacated(law, s, f) || eligibleAgain(law, s, f).length === 0) return false;
  return attacks.second.isAnyTarget(s);
};

/** Whom armour rides down, once the result stands. */
const riding = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  ridden: RiddenLaw<O, R>,
): RidingLaw<O> => {
  const outcome = (f: SeenFrame): Outcome<R> | undefined => {
    const { attackers, column = '', parts = [] } = fightCourse<R>(f);
    return attackers === undefined ? undefined : { attackers, column, parts };
  };
  return {
    rule: law.rules.overrun,
    sets: (s, f) => ridden.sets(s, fightOf(f), outcome(f)?.parts ?? []),
    take: (ctx, f, set) => {
      const before = outcome(f);
      if (before === undefined) return;
      const { attackers, parts } = riddenBy(law, before, set);
      f.vars['attackers'] = attackers;
      f.vars['parts'] = copyJson(parts) as Json;
      for (const { units, turned } of parts) {
        const change = turned.at(-1);
        if (change === undefined || !units.some((unit) => set.includes(unit))) continue;
        const { from, to, rule } = change;
        ctx.emit({
          kind: 'battle.converted',
          rule,
          data: { hex: fightOf(f).hex, from, to, units: [...units] },
        });
      }
    },
  };
};

const effectLaw = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  attacks: FrontAttacks<O>,
): EffectLaw<O, R> => ({
  rules: {
    results: resultRules(law),
    disrupts: disruptRules(law.rules),
    removed: law.rules.removed,
    drive: law.rules.drive,
    ...(law.rules.driveOne === undefined ? {} : { driveOne: law.rules.driveOne }),
    again: law.rules.second,
    ...(law.rules.uncovered !== undefined && { uncovered: law.rules.uncovered }),
    ...(law.rules.free !== undefined && { free: law.rules.free }),
    ...(law.rules.spared !== undefined && { spared: law.rules.spared }),
  },
  meaning: (code) => meaning(law, code),
  attacker: (fight) => attackingSide(law, fight),
  defender: (fight) => defendingSide(law, fight),
  survivors: (s, fight) => survivors(law, s, fight),
  isOnMap: (s, unit) => isCounter(law, unit) && law.sheet.isHex(placeOf(s.own, unit)),
  purses: (s, f, kind) => purses(law, s, f, kind),
  bill: (s, f, units) => billFor(law, s, f, units),
  first: (s, f, units, kind) => firstIn(law, s, f, units, kind),
  uncovered: law.codes.D,
  ...(law.removesAll !== undefined && { removesAll: law.removesAll }),
  ...(law.account !== undefined && { losesAll: law.account.losesAll }),
  ...(law.sparesRest === true && { sparesRest: true }),
  ...(law.extra !== undefined && { extra: law.extra }),
  ...(law.remnants !== undefined && { remnants: law.remnants }),
  ...(law.ridden !== undefined && { ridden: riding(law, law.ridden) }),
  ...(law.strike !== undefined && { strike: law.strike }),
  ...(law.settled !== undefined && { settled: law.settled }),
  ...(law.epilogue !== undefined && { epilogue: law.epilogue }),
  ...(law.risk !== undefined && { risk: law.risk }),
  most: (_, f, __, code) =>
    Math.min(
      meaning(law, code).most,
      law.cityCodes(fightOf(f).hex, defendingSide(law, fightOf(f))).most ?? Infinity,
    ),
  cap: (f) => law.cityCodes(fightOf(f).hex, defendingSide(law, fightOf(f))).cap,
  // Who holds to the last does not go.
  isFirm: (_, f, unit) => fightOf(f).firm?.includes(unit) === true,
  eliminate: (ctx, _, units, rule, cause) => law.eliminate(ctx, units, rule, cause),
  disrupt: (ctx, _, units, rule) => law.disrupt(ctx, units, rule),
  garrisonFalls: (_, f) => garrisonFalls(law, f),
  isVacated: (s, f) => isVacated(law, s, f),
  advances: (f) => advances(law, f),
  settle: (s) => law.settle(s),
  again: { isOpen: (s, f) => mayAgain(law, attacks, s, f), choices: [attacks.second.choice] },
});

export const battle = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  attacks: FrontAttacks<O>,
): Procedure<O> => {
  const before = declaredSteps(declaredLaw(law));
  const after = effectSteps(effectLaw(law, attacks));
  const isLate = law.force?.late !== undefined;
  const isDeclined = law.decline !== undefined || law.declines !== undefined;
  const afterStand = law.force === undefined ? 'die' : 'mayForce';
  const beforeCosts = law.ridden === undefined ? 'costs' : 'mayRide';
  return {
    declare: before.declare,
    mayStand: before.mayStand(afterStand),
    keptStand: keptAnswer<O>('no-retreat', before.stand, afterStand, hexOf),
    stand: before.stand,
    ...(law.force !== undefined && { mayForce: before.mayForce('die'), force: before.force }),
    die: before.die,
    read: before.read,
    ...(isLate && {
      mayForceLate: before.mayForceLate(isDeclined ? 'mayDecline' : beforeCosts),
      forceLate: before.forceLate,
    }),
    ...(isDeclined && {
      mayDecline: before.mayDecline(beforeCosts),
      keptDecline: keptAnswer<O>('exchange', before.decline, beforeCosts, hexOf),
      decline: before.decline,
    }),
    ...(law.ridden !== undefined && { mayRide: after.mayRide('costs'), ride: after.ride }),
    costs: after.costs,
    exhausted: after.exhausted,
    mayRemove: after.mayRemove(law.remnants === undefined ? 'mayDrive' : 'remnants'),
    keptRemove: keptAnswer<O>('losses', after.remove, 'price', hexOf),
    remove: after.remove,
    price: after.price,
    removed: after.removed,
    ...(law.remnants !== undefined && { remnants: after.remnants }),
    mayDrive: after.mayDrive('fates'),
    ...(law.rules.driveOne !== undefined && { driveOne: after.driveOne(law.rules.driveOne, 'fates') }),
    drive: after.drive,
    fates: after.fates,
    gone: after.gone,
    forward: after.forward,
    settle: after.settle,
    mayAgain: after.mayAgain(law.epilogue === undefined ? 'end' : 'epilogue'),
    again: after.again,
    ...(law.epilogue !== undefined && { epilogue: after.epilogue }),
    end: auto((ctx) => ctx.done()),
  };
};
