// Promotion in battle: a rifle division that a German attack has not destroyed on the worst row of the table may become a Guards
// division (PRO.2, R61, R1).
import { refusal } from '../../../core/rule-set.ts';
import type { Procedure, SeenFrame } from '../../../core/rule-set.ts';
import { passChoice } from '../../../mechanics/end-choice.ts';
import { fightCourse, fightOf } from '../../../mechanics/combat/allocated/fight.ts';
import { FACES } from '../../../mechanics/combat/die-index.ts';
import { placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import { GUARDS, POOL } from '../boxes.ts';
import type { Printed } from '../data/sheet.ts';
import { forgetUnits } from '../eliminate.ts';
import { facesOf } from '../replacements/parts.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';

export const PROMOTION = 'promotion';
const RULE = 'deathstruggle:PRO.2';

/** Divisions that defended as such. */
export const promotable = (p: Printed, s: Seeing, f: SeenFrame): readonly string[] => {
  const { units, defenders } = fightOf(f);
  const isGerman = units.some((unit) => classOf(p, unit).isGerman);
  if (!isGerman || fightCourse(f).row !== FACES || unitsAt(s.own, GUARDS).length === 0) return [];
  return defenders.filter((unit) => {
    const { isDivision, isRed, type } = classOf(p, unit);
    const isPlain = p.sideOf(unit) === 'russian' && isDivision && !isRed && type === 'rifle';
    return isPlain && facesOf(p, unit) === '1-2' && p.isHex(placeOf(s.own, unit));
  });
};

export const promotion = (p: Printed): Procedure<Own> => ({
  choose: {
    kind: 'ask',
    rule: RULE,
    by: () => 'russian',
    question: (s, f) => ({
      key: 'ask.promotion',
      params: { side: 'russian', hex: fightOf(f).hex, units: [...promotable(p, s, f)] },
    }),
    choices: [
      {
        kind: 'listed',
        verb: 'promote',
        rule: RULE,
        subjects: (s, f) => promotable(p, s, f),
        list: (s, f) => promotable(p, s, f).map((unit) => ({ units: [unit] })),
        whyNot: (s, f) => refusal('PROMOTE.NOT-THIS', RULE, { units: [...promotable(p, s, f)] }),
        take: (ctx, _, args) => {
          const [unit = ''] = args['units'] ?? [];
          const { own } = ctx.s;
          const [guards = ''] = unitsAt(own, GUARDS);
          const hex = placeOf(own, unit);
          const isShaken = own.disrupted.includes(unit);
          forgetUnits(p, own, [unit]);
          put(own, [unit], POOL);
          put(own, [guards], hex);
          if (isShaken) own.disrupted.push(guards);
          ctx.emit({ kind: 'unit.promoted', rule: RULE, data: { side: 'russian', unit, to: guards, hex } });
        },
      },
      passChoice(RULE),
    ],
  },
  done: { kind: 'auto', run: (ctx) => ctx.done() },
});
