// What the units of a side do to themselves as their player turn begins: German armies turn to their strong side (SEQ.A1, R116), and
// infantry-type units dig in (ENT.1, R102).
import { refusal } from '../../core/rule-set.ts';
import type { OpenChoice } from '../../core/rule-set.ts';
import { entrenchChoice } from '../../mechanics/formations/entrenchment.ts';
import { strongSides } from '../../mechanics/formations/strong-sides.ts';
import type { StrongSides } from '../../mechanics/formations/strong-sides.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import type { Printed, Who } from './data/sheet.ts';
import type { Own } from './state.ts';
import { classOf } from './unit-data/classes.ts';

/** R116: Russian shock armies have theirs only as they come in (SIB.6). */
export const armiesOf = perSheet((p: Printed): StrongSides<Own> =>
  strongSides<Own>(p, {
    rules: {
      flip: { axis: 'deathstruggle:SEQ.A1', russian: 'deathstruggle:SIB.6' },
      back: { axis: 'deathstruggle:R116', russian: 'deathstruggle:R116' },
    },
  }),
);

/** ENT.1, R102 */
export const mayEntrench = (p: Printed, unit: string): boolean => {
  const { isFoot, isArmy } = classOf(p, unit);
  return isFoot || isArmy;
};

/** ENT.1: who digs in neither moves nor attacks. */
export const entrenchOf = (p: Printed, side: Who): OpenChoice<Own> =>
  entrenchChoice<Own>(
    p,
    {
      rules: {
        order: side === 'axis' ? 'deathstruggle:SEQ.A1' : 'deathstruggle:SEQ.B1',
        who: 'deathstruggle:ENT.1',
        shaken: 'deathstruggle:ENT.1',
      },
      isKind: (unit) => mayEntrench(p, unit),
      // PRO.1, R62: who was promoted has moved and attacked.
      refuse: (s, unit) =>
        s.own.pulse.dug.includes(unit)
          ? refusal('ENTRENCH.PROMOTED', 'deathstruggle:R62', { unit })
          : undefined,
      dug: ({ pulse }, units) => void pulse.dug.push(...units),
    },
    side,
  );
