// The question `why`: what of it is this game's: what a hex does to attacks, what it is worth, which rules are told.
import type { Message } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { onMap } from '../../../mechanics/places.ts';
import { why } from '../../../mechanics/questions/why.ts';
import type { Example } from '../../../mechanics/questions/why.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import { garrisonOf } from '../../../mechanics/combat/front/fights.ts';
import { frontOf } from '../combat-results/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { fateOf } from '../eliminate.ts';
import { openToAll } from '../fog.ts';
import { allowanceSum } from '../movement/allowance.ts';
import { moveLaw } from '../movement/move-law.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { attacksAsked } from './targets.ts';
import { supplyAnswer, supplyOfUnit } from './supply.ts';

/** MOV.2 to MOV.4: one unit for all that pay alike. */
const examples = (p: Printed, s: Seeing, side: Who): readonly Example[] =>
  (['mobile', 'foot'] as const).flatMap((mobility) => {
    const unit = onMap(p, s, side).find((each) => classOf(p, each).isMobile === (mobility === 'mobile'));
    return unit === undefined ? [] : [{ mobility, unit }];
  });

/** VIC.2 to VIC.9: which conditions name the place. */
const worth = (p: Printed, hex: string): readonly Message[] => {
  const { city } = p.hex(hex);
  if (city === undefined) return [];
  return p.tables.victory
    .filter(({ needs }) => needs.includes(city))
    .map(({ winner, text, rules: [rule = 'typhoon:VIC.1'] }) =>
      message('why.condition', { side: winner, text: text.replace(/\.$/, ''), rule }),
    );
};

/** TER.1, TER.3, TER.4: what the hex adds to whoever defends it. */
const battle = (p: Printed, s: Seeing, hex: string): readonly Message[] => {
  const bits = hexBits(p, hex);
  const garrison = garrisonOf(frontOf(p), s, hex);
  return [
    ...(has(bits, HEX.forest) ? [message('why.adds', { hex, n: 1, rule: 'typhoon:TER.1' })] : []),
    ...(has(bits, HEX.majorCity) ? [message('why.adds', { hex, n: 1, rule: 'typhoon:TER.3' })] : []),
    ...(garrison > 0 ? [message('why.garrison', { hex, n: garrison, rule: 'typhoon:TER.4' })] : []),
  ];
};

/** Of the supply of a hex only what holds whoever is in it. */
const SUPPLY = /^supply\.(is-|hex-)/;

export const whyOf = perSheet((p: Printed) =>
  why<Seeing, Own>({
    sheet: p,
    moves: moveLaw(p),
    fog: openToAll(p),
    rules: {
      offMap: 'typhoon:MOV.1',
      spent: 'typhoon:SEQ.14',
      water: 'typhoon:INH.TER',
      held: 'typhoon:R72',
      stack: 'typhoon:STK.3',
    },
    isMoving: (s, side) => phasing(s) === side && s.clock.phase.endsWith('-movement'),
    isAttacking: (s, side) => attacksAsked(p).isAttacking(s, side),
    refuseAttack: (s, unit, hex) => attacksAsked(p).refuseAttack(s, unit, hex),
    allowance: (s, unit) => allowanceSum(p, s, unit),
    fate: (_, unit) => fateOf(p, unit, 'combat'),
    supplied: (s, who, at) =>
      'unit' in at
        ? supplyOfUnit(p, s, who, at.unit)
        : supplyAnswer(p, s, who, { hex: [at.hex] }).filter(({ key }) => SUPPLY.test(key)),
    worth: (_, hex) => worth(p, hex),
    battle: (s, _, hex) => battle(p, s, hex),
    examples: (s, side) => examples(p, s, side as Who),
  }),
);
