// The missions of fronts of 1941: bombs before movement, interdiction and supply once the battles of the phase have been fought,
// and panic in the capital.
import { refusal } from '../../core/rule-set.ts';
import type { Choice, Procedure, Seen } from '../../core/rule-set.ts';
import type { Frozen, Params, Refusal, RuleId, Side } from '../../core/types.ts';
import { hasUnitsOf, stacks } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { bombable, isCapital } from './fronts.ts';
import type { FrontsFlying } from './fronts.ts';
import { sorties } from './interception.ts';
import type { AirLaw } from './law.ts';
import { fliers, missionChoice, recallChoice } from './missions.ts';
import type { MissionLaw } from './missions.ts';
import { landing } from './paradrop.ts';
import type { DropLaw } from './paradrop.ts';
import { panic, panicChance } from './panic.ts';
import type { PanicLaw } from './panic.ts';
import type { ChancesLaw } from './questions.ts';
import { sortie } from './sortie.ts';

/** What the ledger of such a game holds. */
export type Campaigning = FrontsFlying & {
  pulse: { attacks: { hex: string; units: string[] }[]; battles: { hex: string; from: string[] }[] };
};

export type CampaignRules = {
  readonly bomb: RuleId;
  /** In support of attacks before movement. */
  readonly before: RuleId;
  /** There must be somebody to bomb. */
  readonly nobody: RuleId;
  readonly interdict: RuleId;
  /** An option leaves it out, and it spares hexes that have been attacked. */
  readonly attacked: RuleId;
  readonly resupply: RuleId;
  readonly supplied: RuleId;
  /** Two dice for a panic, with a total that is announced by who comes from afar. */
  readonly panic: RuleId;
  readonly far: RuleId;
  readonly begins: RuleId;
};

export type CampaignLaw<O extends Campaigning> = {
  readonly rules: CampaignRules;
  readonly air: AirLaw<O>;
  readonly drop: DropLaw<O>;
  /** In hexes. */
  readonly resupplyRange: number;
  readonly dice: { readonly die: number; readonly count: number };
};

export type Campaign<O extends Campaigning> = {
  readonly law: CampaignLaw<O>;
  readonly bomb: MissionLaw<O>;
  readonly chances: ChancesLaw<O>;
  /** Before movement, and after the battles. */
  readonly choices: readonly Choice<O>[];
  /** While attacks before movement are planned, of which `cancel` takes back the attacks; and why that cannot end. */
  readonly firstChoices: readonly Choice<O>[];
  firstClosed(s: Seen<O>): Refusal | undefined;
  readonly lastChoices: readonly Choice<O>[];
  readonly procedures: Readonly<Record<string, Procedure<O>>>;
  /** With the question of an air phase: who can still be sent, and the hexes to which missions have been announced. */
  told(s: Seen<O>): Params;
};

/** 1+1 and 6+6. */
const PANIC_TOTALS: readonly number[] = [2, 12];

type Sees = { readonly own: Frozen<Campaigning>; readonly scenario: string };
const sees = <O extends Campaigning>(s: Seen<O>): Sees => s;

export const campaign = <O extends Campaigning>(p: Sheet, law: CampaignLaw<O>): Campaign<O> => {
  const { rules, air, drop, dice } = law;
  const refuseTarget = (s: Seen<O>, side: Side, hex: string): Refusal | undefined =>
    bombable<O>(p, s, side).includes(hex) ? undefined : refusal('AIR.NOBODY-THERE', rules.nobody, { hex });
  const bomb: MissionLaw<O> = {
    verb: 'bomb',
    kind: 'bomb',
    rule: rules.bomb,
    hexes: (s, side) => bombable<O>(p, s, side),
    refuseHex: refuseTarget,
    totals: (s, hex) =>
      s.clock.phasing === 'german' && isCapital(p, hex) && sees(s).own.turn.panic === undefined
        ? PANIC_TOTALS
        : [],
  };
  const isPlanned = (s: Seen<O>, hex: string): boolean =>
    sees(s).own.pulse.attacks.some((attack) => attack.hex === hex);
  const refuseUnplanned = (s: Seen<O>, hex: string): Refusal | undefined =>
    isPlanned(s, hex) ? undefined : refusal('AIR.NOT-PLANNED', rules.before, { hex });
  const support: MissionLaw<O> = {
    ...bomb,
    rule: rules.before,
    hexes: (s, side) => bomb.hexes(s, side).filter((hex) => isPlanned(s, hex)),
    refuseHex: (s, side, hex) => refuseTarget(s, side, hex) ?? refuseUnplanned(s, hex),
  };
  const interdiction: MissionLaw<O> = {
    verb: 'interdict',
    kind: 'interdict',
    rule: rules.interdict,
    closed: (s) =>
      s.options['interdiction'] === 'off' ? refusal('AIR.NO-INTERDICTION', rules.attacked, {}) : undefined,
    hexes: (s, side) => bombable<O>(p, s, side),
    refuseHex: (s, side, hex) =>
      refuseTarget(s, side, hex) ??
      (sees(s).own.pulse.battles.some((battle) => battle.hex === hex)
        ? refusal('AIR.ATTACKED', rules.attacked, { hex })
        : undefined),
  };
  const resupply: MissionLaw<O> = {
    verb: 'resupply',
    kind: 'resupply',
    rule: rules.resupply,
    within: law.resupplyRange,
    hexes: (s, side) => stacks(p, sees(s)).flatMap(({ place, top }) => (top === side ? [place] : [])),
    refuseHex: (s, side, hex) =>
      hasUnitsOf(p, sees(s).own, hex, side)
        ? undefined
        : refusal('AIR.NOBODY-YOURS', rules.supplied, { hex, side }),
  };
  const inPanic: PanicLaw<O> = {
    rules: { roll: rules.panic, far: rules.far },
    die: dice.die,
    count: dice.count,
    totals: PANIC_TOTALS,
    begin: (ctx) => {
      ctx.s.own.turn.panic = 'on';
      ctx.emit({ kind: 'panic.begins', rule: rules.begins, data: {} });
    },
  };
  const mayPanic = (s: Seen<O>, side: Side, hex: string): boolean =>
    (bomb.totals?.({ ...s, clock: { ...s.clock, phasing: side } }, hex) ?? []).length > 0;
  return {
    law,
    bomb,
    chances: {
      air,
      bomb,
      more: (s, side, hex, flight) =>
        mayPanic(s, side, hex) ? panicChance(inPanic, hex, flight) : undefined,
    },
    told: (s) => {
      const units = fliers(air, s);
      const hexes = sees(s).own.pulse.missions.map(({ hex }) => hex);
      return { ...(units.length > 0 && { units: [...units] }), hexes };
    },
    choices: [missionChoice(air, bomb), recallChoice(air)],
    firstChoices: [missionChoice(air, support), recallChoice(air, 'recall')],
    firstClosed: (s) => {
      const stray = sees(s).own.pulse.missions.find(({ hex }) => !isPlanned(s, hex));
      return stray && refuseUnplanned(s, stray.hex);
    },
    lastChoices: [missionChoice(air, interdiction), missionChoice(air, resupply), recallChoice(air)],
    procedures: {
      sorties: sorties(air),
      sortie: sortie(air),
      landing: landing(drop),
      panic: panic(inPanic),
    },
  };
};
