// Entrenchment: Russian armies and German infantry corps dig in at step A (SEQ.2, INH.ENT).
import type { OpenChoice } from '../../../core/rule-set.ts';
import { entrenchChoice as choiceOf } from '../../../mechanics/formations/entrenchment.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** INH.ENT: shock armies are armies. */
export const mayEntrench = (p: Printed, unit: string): boolean =>
  p.sideOf(unit) === 'russian' ? classOf(p, unit).isArmy : p.divisionsOf(unit).length > 0;

export const entrenchChoice = (p: Printed, side: Who): OpenChoice<Own> =>
  choiceOf<Own>(
    p,
    {
      rules: { order: 'typhoon:SEQ.2', who: 'typhoon:INH.ENT' },
      isKind: (unit) => mayEntrench(p, unit),
    },
    side,
  );
