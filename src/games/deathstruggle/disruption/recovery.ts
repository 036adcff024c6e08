// Recovery from Disruption: Germans and red Russians as their player turn ends (REC.1, REC.2), other Russians and the allies of the
// Axis in the middle of the enemy's (REC.3 to REC.5, R103); nobody who is out of supply (REC.6).
import { recovery } from '../../../mechanics/formations/recovery.ts';
import type { Recovery } from '../../../mechanics/formations/recovery.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { classOf } from '../unit-data/classes.ts';

/** R16: red ones are Guards, Siberians, shock armies and paratroops. */
export const isLate = (p: Printed, unit: string): boolean => {
  const { isAllied, isRed } = classOf(p, unit);
  return p.sideOf(unit) === 'russian' ? !isRed : isAllied;
};

export const recoveryOf = perSheet((p: Printed): Recovery<Own> =>
  recovery<Own>(p, {
    // REC.4: who was attacked and not Disrupted again recovers afterwards.
    rules: {
      unattacked: (side) => (side === 'russian' ? 'deathstruggle:SEQ.A4' : 'deathstruggle:SEQ.B4'),
      attacked: (side) => (side === 'russian' ? 'deathstruggle:SEQ.A5' : 'deathstruggle:SEQ.B5'),
    },
    isLate: (unit) => isLate(p, unit),
    isSupplied: (s, unit) => isSupplied(p, s as unknown as Seeing, unit),
  }),
);
