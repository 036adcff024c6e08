// Disrupted units: what a Disruption does (DIS.2 to DIS.4, ENT.3, R13, R14, R105), and recovery from it: Germans and red Russians as their
// player turn ends (REC.1, REC.2), other Russians and the allies of the Axis in the middle of the enemy's (REC.3 to REC.5, R103); nobody who
// is out of supply (REC.6).
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { disrupt as disruptBy, dislodge, dropFrom } from '../../../mechanics/formations/disruption.ts';
import { recovery } from '../../../mechanics/formations/recovery.ts';
import type { Recovery } from '../../../mechanics/formations/recovery.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { classOf } from '../unit-data/classes.ts';

/** DIS.2: German and Russian armies only lose their trenches; those of the allies are like all other units (DIS.3, R86). */
export const sparedBy = (p: Printed, own: Pick<Readonly<Own>, 'entrenched'>, unit: string): boolean => {
  const { isArmy, isAllied } = classOf(p, unit);
  return isArmy && !isAllied && own.entrenched.includes(unit);
};

/** Units are Disrupted by `rule`, and with it out of their trenches; nothing falls apart by this (R7). */
export const disrupt = (p: Printed, ctx: Ctx<Own>, units: readonly string[], rule: RuleId): void => {
  const spared = units.filter((unit) => sparedBy(p, ctx.s.own, unit));
  dislodge(ctx, spared, 'deathstruggle:DIS.2');
  const struck = units.filter((unit) => !spared.includes(unit));
  disruptBy<Own>(
    {
      second: 'deathstruggle:ENT.3',
      struck: ({ pulse }, all) => void dropFrom(pulse.healing, all),
    },
    ctx,
    struck,
    rule,
  );
  dislodge(ctx, struck, 'deathstruggle:DIS.3');
};

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
