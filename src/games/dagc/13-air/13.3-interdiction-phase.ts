// Chapter 13: the phase in which the Soviet breaks into the German player turn (5.2g), to slow German units (13.3a).
import type { OpenChoice, Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { combatVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { markerChoice } from '../../../mechanics/markers-on-units.ts';
import type { MarkerLaw } from '../../../mechanics/markers-on-units.ts';
import { onMap, placeOf } from '../../../mechanics/places.ts';
import { isBoldStroke } from '../03-set-up/3.5-scenarios.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import { isLocality } from '../12-unit-types/12.1-unit-types.ts';
import type { Printed } from '../data/sheet.ts';
import { FRONTS } from '../state.ts';
import type { Front, Own, Seeing } from '../state.ts';
import { atHand } from './13.1-air-armies.ts';

/** 10.2f, 13.2c, 13.2e, 13.2f, R71, R137: which front's air armies reach a unit where its movement begins, wherever it goes then (13.2d); 13.3h: no locality is slowed. */
const refuseTarget = (p: Printed, s: Seeing, marker: string, unit: string): Refusal | undefined => {
  if (isLocality(p, unit)) return refusal('AIR.LOCALITY', 'dagc:13.3h', { unit });
  const hex = placeOf(s.own, unit);
  const isInArea = p.inArea('uf-area', hex);
  if (marker === 'main-front')
    return isInArea ? refusal('AIR.MAIN-FRONT', 'dagc:13.2f', { unit, hex }) : undefined;
  return isInArea || isBoldStroke(p, s) ? undefined : refusal('AIR.AREA', 'dagc:13.2c', { unit, hex });
};

/** 13.3b: whoever has not flown in this turn; 13.3f, 13.3g: one for a unit, also of a stack. */
const law = (p: Printed): MarkerLaw<Own> => ({
  verb: 'interdict',
  rules: { order: 'dagc:13.3c', one: 'dagc:13.3f', atHand: 'dagc:13.3b' },
  by: () => 'soviet',
  atHand: (s) => FRONTS.filter((front) => atHand(p, s, front) > 0),
  targets: (s) => onMap(p, s, 'german'),
  refuse: (s, marker, unit) => refuseTarget(p, s, marker, unit),
  laid: (s) => s.own.turn.interdicted,
  lay: (own) => own.turn.interdicted,
});

/** 13.5b: that was its mission. */
const interdict = (p: Printed): OpenChoice<Own> => {
  const choice = markerChoice<Own>(law(p));
  return {
    ...choice,
    take: (ctx, f, args) => {
      ctx.s.own.turn.flown[args['which']?.[0] as Front] += 1;
      choice.take(ctx, f, args);
    },
  };
};

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-interdiction': phaseOrders(p, 'soviet-interdiction', {
    rule: 'dagc:5.2g',
    choices: [interdict(p)],
    told: (s) => ({ count: FRONTS.reduce((sum, front) => sum + atHand(p, s, front), 0) }),
  }),
});

export const verbs: readonly VerbSpec[] = [
  combatVerb({
    name: 'interdict',
    spread: true,
    slots: [
      { name: 'units', kind: 'unit', many: true, says: 'German units' },
      {
        name: 'which',
        kind: 'word',
        optional: true,
        after: 'by',
        values: FRONTS,
        says: FRONTS.join(' or '),
      },
    ],
    help: 'sends an air army against each of these German units, to slow its movement.',
    examples: ['interdict {unit}'],
    seeAlso: ['end', 'units'],
  }),
  combatVerb({
    name: 'air',
    slots: [],
    help: 'gives an attack the support of an air army before its die is rolled.',
    examples: ['air'],
    seeAlso: ['pass', 'interdict'],
  }),
];
