// The question `why`: what of it is this game's: which rules are told of moves, of supply, of victory and of what a hex adds.
import type { Message, RuleId } from '../../../core/types.ts';
import { frontWhy } from '../../../mechanics/combat/front/why.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { frontOf } from '../combat/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { fateOf } from '../eliminate.ts';
import { openToAll } from '../fog.ts';
import { allowanceSum } from '../movement/allowance.ts';
import { moveLaw } from '../movement/move-law.ts';
import { stackingOf } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { ruleOf, victoryCities } from '../victory/lines.ts';
import { isFrozen } from '../weather.ts';
import { attacksAsked } from './attacks.ts';
import { supplyAnswer, supplyOfUnit } from './supply.ts';

/** What a hex does for those who defend it; of cities the best (R22). */
const CITIES: readonly { readonly bit: number; readonly what: string; readonly rule: RuleId }[] = [
  { bit: HEX.victoryCity, what: 'victory-city', rule: 'deathstruggle:TER.3' },
  { bit: HEX.fortress, what: 'fortress', rule: 'deathstruggle:TER.1' },
  { bit: HEX.majorCity, what: 'major-city', rule: 'deathstruggle:TER.2' },
];

const battleTold = (p: Printed, s: Seeing, hex: string): readonly Message[] => {
  const bits = hexBits(p, hex);
  const isWet = has(bits, HEX.swamp) && !isFrozen(p, s);
  const told = (is: boolean, what: string, rule: RuleId): readonly Message[] =>
    is ? [message(`why.ground.${what}`, { hex, rule })] : [];
  const city = CITIES.find(({ bit }) => has(bits, bit));
  return [
    ...(city === undefined ? [] : told(true, city.what, city.rule)),
    ...told(has(bits, HEX.hill), 'hill', 'deathstruggle:TER.13'),
    ...told(has(bits, HEX.mountain), 'mountain', 'deathstruggle:TER.15'),
    ...told(isWet, 'swamp', 'deathstruggle:TER.10'),
    ...told(!isWet && has(bits, HEX.forest), 'forest', 'deathstruggle:TER.7'),
  ];
};

/** Points, and lines of victory that name the place. */
const worthTold = (p: Printed, hex: string): readonly Message[] => {
  const { city } = p.hex(hex);
  if (city === undefined) return [];
  const points = victoryCities(p).find((each) => each.hex === hex)?.points;
  return [
    ...(points === undefined
      ? []
      : [
          message('why.points', { points, rule: points > 1 ? 'deathstruggle:VIC.3' : 'deathstruggle:VIC.5' }),
        ]),
    ...p.tables.victory
      .filter(({ needs = [] }) => needs.includes(city))
      .map((line) => message('why.victory', { text: line.text.replace(/\.$/, ''), rule: ruleOf(line) })),
  ];
};

export const whyOf = perSheet((p: Printed) =>
  frontWhy<Own, ResultCode>({
    front: frontOf(p),
    asked: attacksAsked(p),
    moves: moveLaw(p),
    fog: openToAll(p),
    rules: {
      offMap: 'deathstruggle:MOV.3',
      spent: 'deathstruggle:MOV.12',
      water: 'deathstruggle:TER.18',
      held: 'deathstruggle:SUP.6',
      stack: 'deathstruggle:STK.1',
    },
    stacking: stackingOf(p),
    battle: (s, hex) => battleTold(p, s, hex),
    worth: (hex) => worthTold(p, hex),
    allowance: (s, unit) => allowanceSum(p, s, unit),
    fate: (_, unit) => fateOf(p, unit),
    supplyOfUnit: (s, who, unit) => supplyOfUnit(p, s, who, unit),
    supplyAnswer: (s, who, hex) => supplyAnswer(p, s, who, { hex: [hex] }),
  }),
);
