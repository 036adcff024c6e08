// The question `why`: what of it is this game's: what a hex does to attacks, what it is worth, which rules are told.
import type { Message } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { holder, isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { occupant, onMap } from '../../../mechanics/places.ts';
import { why } from '../../../mechanics/questions/why.ts';
import type { Example } from '../../../mechanics/questions/why.ts';
import { isAlly, isCavalry, isMech, isMountain, isStatic } from '../02-counters.ts';
import { PLOESTI } from '../03-set-up/3.8-hex-control.ts';
import { roomsOf } from '../06-stacking/6.1-stacking.ts';
import { supplyHere } from '../07-supply/7.2-supply.ts';
import { fateOf } from '../08-reinforcements/8.4-dead-pile.ts';
import { allowanceSum } from '../09-movement/9.1-allowance.ts';
import { moveLaw } from '../09-movement/9.1-move-law.ts';
import { fogOf } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import { shiftsOf } from '../10-prepared-assaults/10.9-shifts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { isAttacking, refuseAttack } from './odds.ts';
import { seer, supplyAnswer, supplyOfUnit } from './supply.ts';

type Mobility = 'foot' | 'mech' | 'cavalry' | 'mountain';

const mobilityOf = (p: Printed, unit: string): Mobility => {
  if (isCavalry(p, unit)) return 'cavalry';
  if (isMountain(p, unit)) return 'mountain';
  return isMech(p, unit) ? 'mech' : 'foot';
};

/** 9.8 to 9.14: one unit for all that pay alike. */
const examples = (p: Printed, s: Seeing, side: Who): readonly Example[] =>
  (['foot', 'mech', 'cavalry', 'mountain'] as const).flatMap((mobility) => {
    const unit = onMap(p, s, side).find(
      (each) => mobilityOf(p, each) === mobility && !isStatic(p, each) && !isAlly(p, each),
    );
    return unit === undefined ? [] : [{ mobility, unit }];
  });

/** 4.2b, 4.3a */
const worthOf = (p: Printed, s: Seeing, hex: string): readonly Message[] => {
  if (isHeldBy(p, s, hex, 'soviet')) return [];
  if (hex === PLOESTI) return [message('why.ploesti', { rule: 'storm:4.3a' })];
  const amount = p.feature(hex, 'major-city') === undefined ? 1 : 2;
  return amount === 1 && p.feature(hex, 'city') === undefined
    ? []
    : [message('why.worth', { amount, rule: 'storm:4.2b' })];
};

/** What the ground and the air do to an attack, whoever makes it. */
const GROUND: ReadonlySet<string> = new Set([
  'shift.rough',
  'shift.mountain',
  'shift.city',
  'shift.major-city',
  'shift.air-attack',
  'shift.air-defence',
]);

const battleTold = (p: Printed, s: Seeing, hex: string): readonly Message[] => {
  const defender = occupant(p, s.own, hex) ?? holder(p, s, hex) ?? phasing(s);
  const side = p.other(defender);
  const [unit] = onMap(p, s, side);
  if (unit === undefined) return [];
  const battle = { target: hex, kind: 'prepared', attackers: [unit], defenders: [], supply: {} } as const;
  return shiftsOf(p, s, battle)
    .filter(({ why: cause }) => GROUND.has(cause))
    .map(({ why: cause, n, rule, params }) =>
      message('why.shift', { side, why: { key: `sum.${cause}`, params: { ...params, n } }, n, rule }),
    );
};

/** Of the supply of a hex only what holds whoever is in it. */
const SUPPLY = /^supply\.(is-|hex-|automatic)/;

export const whyOf = perSheet((p: Printed) =>
  why<Seeing, Own>({
    sheet: p,
    moves: moveLaw(p),
    fog: fogOf(p),
    rules: {
      offMap: 'storm:9.21',
      spent: 'storm:9.1a',
      water: 'storm:9.16',
      held: 'storm:3.8c',
      stack: 'storm:6.5a',
    },
    isMoving: (s, side) => phasing(s) === side && s.clock.phase.endsWith('-movement'),
    isAttacking: (s, side) => isAttacking(s, side),
    refuseAttack: (s, unit, hex) => refuseAttack(p, s, unit, hex),
    allowance: (s, unit) => allowanceSum(p, s, unit),
    fate: (s, unit) => fateOf(p, unit, supplyHere(p, s, unit)),
    supplied: (s, who, at) =>
      'unit' in at
        ? supplyOfUnit(p, s, seer(p, s, who), at.unit)
        : supplyAnswer(p, s, seer(p, s, who), { hex: [at.hex] }).filter(({ key }) => SUPPLY.test(key)),
    rooms: (side, units) => roomsOf(p, side as Who, units),
    worth: (s, hex) => worthOf(p, s, hex),
    battle: (s, _, hex) => battleTold(p, s, hex),
    examples: (s, side) => examples(p, s, side as Who),
  }),
);
