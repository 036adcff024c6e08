// Ground combat: a battle from its declaration to its end, in the order of decisions that R9 settles.
import type { Ctx, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import { declaredSteps } from '../../../mechanics/combat/allocated/battle.ts';
import type { AllocatedLaw } from '../../../mechanics/combat/allocated/battle.ts';
import { effectSteps, GARRISON } from '../../../mechanics/combat/allocated/effects.ts';
import type { EffectLaw } from '../../../mechanics/combat/allocated/effects.ts';
import { fightCourse, fightOf, sourcesOf } from '../../../mechanics/combat/allocated/fight.ts';
import type { Fight, Part } from '../../../mechanics/combat/allocated/fight.ts';
import { rewrite } from '../../../mechanics/combat/allocated/rewriting.ts';
import { dislodge, isDisrupted } from '../../../mechanics/disruption.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import { auto } from '../../../mechanics/sequence.ts';
import { billFor, firstIn, purses, survivors } from '../combat-results/exchange.ts';
import { garrisonOf } from '../combat-results/field.ts';
import {
  attackingSide,
  defendersAt,
  defendingSide,
  isCounter,
  standing,
  trappedIn,
} from '../combat-results/fights.ts';
import { isOverrun } from '../combat-results/overrun.ts';
import { outcomeLaw } from '../combat-results/odds.ts';
import { attackSum, countedIn, defenceSum } from '../combat-results/strengths.ts';
import { meaning, resultRules, rowOf, stages } from '../combat-results/table.ts';
import type { ResultCode as Code } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { eliminate } from '../eliminate.ts';
import { overstacks } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import { weatherOf } from '../weather/weather.ts';
import { eligibleAgain, secondAttacksOf } from './attacks.ts';

/** DIS.1, NRO.2: an order to hold is for those who are not Disrupted. */
const able = (p: Printed, s: Seeing, { defenders }: Fight): readonly string[] =>
  defenders.filter((unit) => isCounter(p, unit) && !isDisrupted(s, unit));

/** RES.X.1, R13: a side whose Germans may decline, if it has not forced the exchange itself; in Snow nobody. */
const mayDecline = (p: Printed, s: Seeing, fight: Fight): Who | undefined => {
  if (weatherOf(p, s) === 'snow') return undefined;
  return attackingSide(p, fight) === 'german' && fight.forced === true ? undefined : 'german';
};

/** R86: the D2 that stands in its place is converted like any other. */
const declinedParts = (p: Printed, s: Seeing, fight: Fight, part: Part<Code>): readonly Part<Code>[] => {
  if (meaning(p, part.result).defenders !== 'exchanged') return [part];
  return part.units.map((unit) => {
    const all = stages(p);
    const isTrapped = fight.trapped?.includes(unit) === true;
    const found = [
      ...(isTrapped ? [all.trapped] : fight.firm?.includes(unit) === true ? [all.firm] : []),
      ...(isCounter(p, unit) && classOf(p, unit).isInfantryType && isOverrun(p, s, fight)
        ? [all.overrun]
        : []),
    ];
    return { units: [unit], column: part.column, cell: part.cell, ...rewrite<Code>(found, 'D2') };
  });
};

/** SEQ.16, R36: who has fought, and from where; attacking takes an entrenchment (R68). */
const book = (p: Printed, ctx: Ctx<Own>, f: SeenFrame): void => {
  const fight = fightOf(f);
  const { pulse, turn } = ctx.s.own;
  pulse.battles.push({ hex: fight.hex, from: [...sourcesOf(fight)] });
  const list = ctx.seen.clock.phase.endsWith('-first-combat') ? pulse.used : pulse.fought;
  list.push(...fight.units.filter((unit) => !list.includes(unit)));
  // AIR.32
  if (attackingSide(p, fight) === 'russian' && turn.panic === 'on') turn.panic = 'spent';
  dislodge(ctx, fight.units, 'typhoon:R68');
};

const declaredLaw = (p: Printed): AllocatedLaw<Own, Code> => ({
  ...outcomeLaw(p),
  rules: {
    declared: 'typhoon:SEQ.7',
    odds: 'typhoon:CRT.1',
    die: 'typhoon:CRT.2',
    pressed: 'typhoon:PRS.1',
    results: resultRules(p),
  },
  attacker: (fight) => attackingSide(p, fight),
  defender: (fight) => defendingSide(p, fight),
  defenders: (s, fight) => defendersAt(p, s, fight.hex, defendingSide(p, fight)),
  place: (s, unit) => placeOf(s.own, unit),
  attack: (s, fight) => attackSum(p, s, fight),
  defence: (s, fight) => defenceSum(p, s, fight),
  counted: (s, fight) => countedIn(p, s, fight),
  trapped: (s, fight) => trappedIn(p, s, fight),
  row: (s, face) => rowOf(s, face),
  book: (ctx, f) => book(p, ctx, f),
  stand: {
    rule: 'typhoon:NRO.2',
    able: (s, fight) => able(p, s, fight),
    // NRO.3, R15: the Russian is asked once in a turn; NRO.5: the German before each battle.
    isOpen: (s, fight) => defendingSide(p, fight) === 'german' || s.own.turn.noRetreat === undefined,
    isSelective: (_, fight) => defendingSide(p, fight) === 'german',
    answered: (ctx, fight, stands) => {
      if (defendingSide(p, fight) === 'russian') ctx.s.own.turn.noRetreat = stands;
    },
    standing: (s, fight) => standing(p, s, fight),
  },
  // FEX.1
  force: { rule: 'typhoon:FEX.1', isOpen: (_, fight) => attackingSide(p, fight) === 'german' },
  decline: {
    rule: 'typhoon:RES.X.1',
    by: (s, fight) => mayDecline(p, s, fight),
    // RES.X.2, RES.X.3
    attackers: (_, fight, by) => (by === attackingSide(p, fight) ? 'AD' : 'D2'),
    part: (s, fight, part, by) =>
      by === attackingSide(p, fight) ? [{ ...part, result: 'AD' }] : declinedParts(p, s, fight, part),
    told: (s, f, by) => {
      const fight = fightOf(f);
      const { attackers, parts = [] } = fightCourse<Code>(f);
      const isAttack = by === attackingSide(p, fight);
      const result = isAttack
        ? 'AD'
        : (parts.flatMap((part) => declinedParts(p, s, fight, part)).find(({ units }) => units.length > 0)
            ?.result ?? 'D2');
      return { from: attackers ?? '', to: result };
    },
  },
});

/** TER.4, R26: a garrison falls with what eliminates it, or when it has been paid for. */
const garrisonFalls = (p: Printed, f: SeenFrame): boolean => {
  const { parts = [], removed = [] } = fightCourse<Code>(f);
  return (
    removed.includes(GARRISON) ||
    parts.some(
      ({ units, result }) => units.includes(GARRISON) && meaning(p, result).defenders === 'eliminated',
    )
  );
};

const isVacated = (p: Printed, s: Seeing, f: SeenFrame): boolean => {
  const fight = fightOf(f);
  const isEmpty = unitsAt(s.own, fight.hex).every((unit) => p.sideOf(unit) !== defendingSide(p, fight));
  const stands = defendingSide(p, fight) === 'russian' && garrisonOf(p, s, fight.hex) > 0;
  return isEmpty && (!stands || f.vars['fell'] === true);
};

/** R2: no advance after D/AE, nor where the attackers are Disrupted. */
const advances = (p: Printed, f: SeenFrame): boolean => {
  const { attackers } = fightCourse<Code>(f);
  if (attackers === undefined) return false;
  const { attackers: fate } = meaning(p, attackers);
  return fate === 'none' || fate === 'exchanged';
};

/** RES.BR.1 to RES.BR.3, R7, R29: a part has been broken through, the hex is empty, and this was no second attack. */
const mayAgain = (p: Printed, s: Seeing, f: SeenFrame): boolean => {
  const { parts = [] } = fightCourse<Code>(f);
  if (fightOf(f).bonus === true || !parts.some(({ result }) => meaning(p, result).again)) return false;
  if (!advances(p, f) || !isVacated(p, s, f) || eligibleAgain(p, s, f).length === 0) return false;
  return secondAttacksOf(p).isAnyTarget(s);
};

const effectLaw = (p: Printed): EffectLaw<Own, Code> => ({
  rules: {
    results: resultRules(p),
    removed: 'typhoon:RES.X.4',
    drive: 'typhoon:RES.D2.2',
    again: 'typhoon:RES.BR.2',
  },
  meaning: (code) => meaning(p, code),
  attacker: (fight) => attackingSide(p, fight),
  defender: (fight) => defendingSide(p, fight),
  survivors: (s, fight) => survivors(p, s, fight),
  isOnMap: (s, unit) => isCounter(p, unit) && p.isHex(placeOf(s.own, unit)),
  purses: (s, f, kind) => purses(p, s, f, kind),
  bill: (s, f, units) => billFor(p, s, f, units),
  first: (s, f, units, kind) => firstIn(p, s, f, units, kind),
  uncovered: 'D',
  most: (_, __, ___, code) => meaning(p, code).most,
  // NRO.1, NRO.2: who holds to the last does not go.
  isFirm: (_, f, unit) => fightOf(f).firm?.includes(unit) === true,
  eliminate: (ctx, _, units, rule, cause) => eliminate(p, ctx, units, rule, cause),
  disrupt: (ctx, _, units, rule) => disrupt(p, ctx, units, rule),
  garrisonFalls: (_, f) => garrisonFalls(p, f),
  isVacated: (s, f) => isVacated(p, s, f),
  advances: (f) => advances(p, f),
  // STK.1, R76
  settle: (s) => (overstacks(p, s, s.clock.phasing as Who).length > 0 ? 'overstack' : undefined),
  again: { isOpen: (s, f) => mayAgain(p, s, f), choices: [secondAttacksOf(p).choice] },
});

/** R9: pressed, no retreat, forced; the die; declined; losses; distance; retreats; advances; a second attack. */
export const battle = (p: Printed): Procedure<Own> => {
  const before = declaredSteps(declaredLaw(p));
  const after = effectSteps(effectLaw(p));
  return {
    declare: before.declare,
    mayStand: before.mayStand('mayForce'),
    stand: before.stand,
    mayForce: before.mayForce('die'),
    force: before.force,
    die: before.die,
    read: before.read,
    mayDecline: before.mayDecline('costs'),
    decline: before.decline,
    costs: after.costs,
    exhausted: after.exhausted,
    mayRemove: after.mayRemove('mayDrive'),
    remove: after.remove,
    price: after.price,
    removed: after.removed,
    mayDrive: after.mayDrive('fates'),
    drive: after.drive,
    fates: after.fates,
    gone: after.gone,
    forward: after.forward,
    settle: after.settle,
    mayAgain: after.mayAgain('end'),
    again: after.again,
    end: auto((ctx) => ctx.done()),
  };
};
