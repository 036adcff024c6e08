// The question `why`: what of it is this game's: what a hex does to attacks, what it is worth, which rules are told.
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { Message } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { holder, isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { occupant, onMap } from '../../../mechanics/places.ts';
import { why } from '../../../mechanics/questions/why.ts';
import type { Example } from '../../../mechanics/questions/why.ts';
import { KOENIGSBERG } from '../04-victory/4.2-sudden-death.ts';
import { fogOf } from '../06-stacking/6.8-fog-of-war.ts';
import { zonesOf } from '../08-zones-of-control.ts';
import { allowanceSum } from '../09-movement/9.1-allowance.ts';
import { moveLaw } from '../09-movement/9.1-move-law.ts';
import { isBound } from '../10-reinforcements/10.2-front-area.ts';
import { fateOf } from '../10-reinforcements/10.7-dead-pile.ts';
import { dutiesOf } from '../11-combat/11.1-first-attacks.ts';
import { shiftsOf } from '../11-combat/11.11-shifts.ts';
import { converted } from '../11-combat/11.8-odds.ts';
import { defenceSum } from '../11-combat/11.9-strengths.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isCavMech, isLocality } from '../12-unit-types/12.1-unit-types.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { isAttacking, refuseAttack } from './odds.ts';
import { supplyAnswer, supplyOfUnit } from './supply.ts';

/** 12.3a: cav-mech groups pay less than all others. */
const examples = (p: Printed, s: Seeing, side: Who): readonly Example[] =>
  (['all', 'cav-mech'] as const).flatMap((mobility) => {
    const unit = onMap(p, s, side).find(
      (each) =>
        isCavMech(p, each) === (mobility === 'cav-mech') && !isLocality(p, each) && !isBound(p, s, each),
    );
    return unit === undefined ? [] : [{ mobility, unit }];
  });

/** 4.2, 4.3b, 4.3c */
const worthOf = (p: Printed, s: Seeing, hex: string): readonly Message[] => {
  if (isHeldBy(p, s, hex, 'soviet')) return [];
  if (hex === KOENIGSBERG) return [message('why.ends', { rule: 'dagc:4.2' })];
  return (
    [
      ['city', 'dagc:4.3c'],
      ['town', 'dagc:4.3b'],
    ] as const
  ).flatMap(([kind, rule]) =>
    p.feature(hex, kind) === undefined
      ? []
      : [message('why.worth', { amount: lineOf(p.tables.points, kind).points, rule })],
  );
};

/** What the ground does to an attack with one unit, and whose zones of control lie there. */
const battleTold = (p: Printed, s: Seeing, hex: string): readonly Message[] => {
  const defender = occupant(p, s.own, hex) ?? holder(p, s, hex) ?? phasing(s);
  const side = p.other(defender);
  const [unit] = onMap(p, s, side);
  const zones = p.sides
    .filter((of) => of !== occupant(p, s.own, hex) && zonesOf(p).inZone(s, hex, of))
    .map((of) => message('why.zone', { side: of, rule: 'dagc:8.1a' }));
  if (unit === undefined) return zones;
  const battle = { target: hex, attackers: [unit], defenders: [] };
  const said = ({ why, n, params }: LedgerEntry): Message => ({
    key: `sum.${why}`,
    params: { ...params, n },
  });
  return [
    ...zones,
    // Whether a river counts is a matter of where they come from.
    ...defenceSum(p, s, battle)
      .entries.filter(({ rule }) => rule !== 'dagc:11.9d')
      .map((line) =>
        message('why.defence', { side: defender, what: said(line), n: line.n, rule: line.rule }),
      ),
    ...shiftsOf(p, s, battle)
      .filter(({ why: cause }) => cause === 'shift.partisans')
      .map((line) => message('why.shift', { side, why: said(line), n: line.n, rule: line.rule })),
    ...converted(p, battle, 'DR').turned.map(({ from, to, rule }) =>
      message('why.turned', { from, to, rule }),
    ),
  ];
};

/** Of the supply of a hex only what holds whoever is in it. */
const SUPPLY = /^supply\.(is-|hex-|automatic)/;

export const whyOf = perSheet((p: Printed) =>
  why<Seeing, Own>({
    sheet: p,
    moves: moveLaw(p),
    fog: fogOf(p),
    rules: {
      offMap: 'dagc:9.2e',
      spent: 'dagc:9.1',
      water: 'dagc:9.7',
      held: 'dagc:3.3d',
      stack: 'dagc:6.1',
    },
    isMoving: (s, side) => phasing(s) === side && s.clock.phase.endsWith('-movement'),
    isAttacking: (s, side) => isAttacking(s, side),
    refuseAttack: (s, unit, hex) => refuseAttack(p, s, unit, hex),
    allowance: (s, unit) => allowanceSum(p, s, unit),
    fate: (_, unit) => fateOf(p, unit),
    supplied: (s, who, at) =>
      'unit' in at
        ? supplyOfUnit(p, s, who, at.unit)
        : supplyAnswer(p, s, who, { hex: [at.hex] }).filter(({ key }) => SUPPLY.test(key)),
    duties: (s, who, concerns) =>
      dutiesOf(p, s)
        .filter(({ unit }) => concerns(unit) && (who === 'both' || who === p.sideOf(unit)))
        .map(({ unit, targets }) =>
          message('why.must-attack', { unit, hexes: [...targets], rule: 'dagc:11.1c' }),
        ),
    worth: (s, hex) => worthOf(p, s, hex),
    battle: (s, _, hex) => battleTold(p, s, hex),
    examples: (s, side) => examples(p, s, side as Who),
  }),
);
