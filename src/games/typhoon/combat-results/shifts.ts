// Ground combat: column shifts. Each is a line of the chart; here is when it holds, for all who defend or for one of them.
import { entry } from '../../../core/ledger.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import { isDisrupted } from '../../../mechanics/disruption.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { attackingSide, isCounter } from './fights.ts';
import { isOverRiver } from './strengths.ts';

type Holds = (p: Printed, s: Seeing, fight: Fight) => boolean;

const FOR_ALL: Readonly<Record<string, Holds>> = {
  // TER.2
  river: isOverRiver,
  // AIR.19, R52
  'air-support': (_, s, { hex }) => s.own.pulse.supported.includes(hex),
  // AIR.31, R56
  panic: (_, s) => s.own.turn.panic !== undefined,
};

const FOR_ONE: Readonly<Record<string, (p: Printed, s: Seeing, unit: string) => boolean>> = {
  // DIS.3, DIS.4
  disrupted: (_, s, unit) => isDisrupted(s, unit),
  // SUP.12, R61
  unsupplied: (p, s, unit) => !isSupplied(p, s, unit),
};

export const shiftsFor = (p: Printed, s: Seeing, fight: Fight): readonly LedgerEntry[] =>
  p.tables.shifts
    .filter(
      ({ id, attacker }) =>
        FOR_ALL[id]?.(p, s, fight) === true && (attacker === 'any' || attacker === attackingSide(p, fight)),
    )
    .map(({ id, columns, rules: [rule = 'typhoon:CRT.1'] }) => entry('add', columns, `shift.${id}`, rule));

/** Of one defender; nothing of a garrison. */
export const ownShifts = (p: Printed, s: Seeing, unit: string): readonly LedgerEntry[] =>
  isCounter(p, unit)
    ? p.tables.shifts
        .filter(({ id }) => FOR_ONE[id]?.(p, s, unit) === true)
        .map(({ id, columns, rules: [rule = 'typhoon:CRT.1'] }) => entry('add', columns, `shift.${id}`, rule))
    : [];
