// Chapter 11: the advance of victors after a prepared assault, one hex for all and a second for the fast.
import { advancing } from '../../../mechanics/combat/advance.ts';
import type { AdvanceLaw } from '../../../mechanics/combat/advance.ts';
import type { Procedure, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { isAftermathDue } from '../04-how-to-win/immediate-effects.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { refuseStack } from '../06-stacking.ts';
import { supplyOf } from '../07-supply/7.17-supply-state.ts';
import { cameNear } from '../08-reinforcements/8.24-approach.ts';
import { attackingSide } from './11.8-battle-frame.ts';
import { refuseCombatStep } from './11.27-barred-hexsides.ts';
import { foughtVars } from './11.8-battle-frame.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isGerman, isMech } from '../02-counters.ts';
import { isSingleMonth } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** 11.32c; the shorter scenario begins in it, so there they may from the start (12.5a). */
const SOVIET_SECOND_HEX = 13;

/** 11.32a, 11.32c, R8, R141: supply is that of the battle's start. In every scenario alike (12.5b). */
const refuseSecondHex = (p: Printed, s: Seeing, f: SeenFrame, unit: string): Refusal | undefined => {
  const soviet = p.unit(unit).side === 'soviet';
  const rule = soviet ? 'barbarossa:11.32c' : 'barbarossa:11.32a';
  const { turn } = s.clock;
  if (!isMech(p, unit) || !(soviet || isGerman(p, unit))) return refusal('ADVANCE.NOT-MECH', rule, { unit });
  const inSeason = soviet ? turn >= SOVIET_SECOND_HEX : isSingleMonth(p, turn);
  if (!inSeason) return refusal('ADVANCE.SEASON', rule, { unit, turn });
  const supply = foughtVars(f).supply?.[unit] ?? supplyOf(p, s, unit);
  return supply === 'overland' ? undefined : refusal('ADVANCE.NO-SUPPLY', rule, { unit });
};

/** 11.30 to 11.32; 11.32b, R162: a second hex is new to the unit. */
const lawOf = (p: Printed): AdvanceLaw<Own> => {
  const side = (f: SeenFrame): Who => attackingSide(p, foughtVars(f));
  return {
    rules: { order: 'barbarossa:11.30a', declined: 'barbarossa:11.30c' },
    refuseStep: (s, unit, from, to) => refuseCombatStep(p, s, unit, from, to, 'advance'),
    refuseStack: (s, hex, who, units) => refuseStack(p, s, hex, who, units),
    onward: {
      next: 'barbarossa:11.32b',
      onlyNew: true,
      done: (unit) => (p.unit(unit).side === 'soviet' ? 'barbarossa:11.32c' : 'barbarossa:11.32a'),
      refuse: (s, f, unit) => refuseSecondHex(p, s, f, unit),
    },
    allows: (f, isSecond) => {
      if (isSecond) return side(f) === 'german' ? 'barbarossa:11.32a' : 'barbarossa:11.32c';
      return foughtVars(f).result === 'BB' ? 'barbarossa:11.26f' : 'barbarossa:11.30a';
    },
    arrive: (ctx, units, hex, origins) => {
      enterHex(p, ctx, units, hex);
      for (const [unit, from] of origins) cameNear(p, ctx, [unit], from, hex);
    },
    // What a hex that falls sets off is answered before anybody goes on (R39).
    settle: (ctx) => {
      if (isAftermathDue(p, ctx.seen)) ctx.call('aftermath', {}, 'look');
    },
  };
};

/**
 * 11.30a: attackers of this battle who live, never defenders (11.31); 11.30c: never mandatory, and decided before the
 * next battle.
 */
export const advance = (p: Printed): Procedure<Own> => advancing<Own>(p, lawOf(p)).procedure;

export const verbs: readonly VerbSpec[] = [
  {
    name: 'advance',
    topic: 'combat',
    aliases: [],
    group: 'act',
    kind: 'order',
    slots: [
      { name: 'units', kind: 'unit', many: true, says: 'a unit or hex' },
      { name: 'to', kind: 'hex', optional: true, says: 'where to' },
    ],
    help: 'goes into a hex won in battle; the hex may be left out where there is only one.',
    examples: ['advance {unit} {to}', 'advance {unit}'],
    seeAlso: ['pass', 'attack'],
  },
];
