// What counts in Death Struggle 20, as a computer player reckons it: victory cities, the oil, and cities that give trains and men.
import type { Prize, Standing } from '../../../api/outlook.ts';
import type { RuleId, Side } from '../../../core/types.ts';
import { holder } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

type Worth = Omit<Prize, 'holder' | 'isKey'> & { readonly isRequired?: true };

/** For each point of a victory city; VIC.2: and for one of the three that the Axis must have. */
const POINT = 4;
const REQUIRED = 1.5;
/** SUP.15; STR.3, REP.2; what rail heads and lines ask for (SUP.4, SUP.6). */
const OIL = 2;
const MAJOR = 1;
const TOWN = 0.3;

const worths = perSheet((p: Printed): readonly Worth[] => {
  const found = new Map<string, Worth>();
  const needed = p.tables.victory.find(({ id }) => id === 'seven')?.needs ?? [];
  for (const { title, points, rules } of p.tables.points) {
    const hex = p.placeNamed(title);
    const isRequired = needed.includes(title);
    const [rule = 'deathstruggle:VIC.5'] = rules;
    const worth = POINT * points * (isRequired ? REQUIRED : 1);
    found.set(hex, { hex, worth, isEach: true, rule, ...(isRequired && { isRequired }) });
  }
  const add = (hexes: readonly string[], worth: number, rule: RuleId): void => {
    for (const hex of hexes) if (!found.has(hex)) found.set(hex, { hex, worth, isMany: true, rule });
  };
  add(['Ploesti', 'Maikop'].map(p.placeNamed), OIL, 'deathstruggle:SUP.15');
  add(p.withFeature('major-city'), MAJOR, 'deathstruggle:STR.3');
  add(p.withFeature('fortress-city'), MAJOR, 'deathstruggle:TER.1');
  add(p.withFeature('town'), TOWN, 'deathstruggle:SUP.4');
  return [...found.values()];
});

/** Moscow and the other two are kept by the Russians with all they have. */
export const prizesOf = (p: Printed, s: Seeing): readonly Prize[] =>
  worths(p).map(({ isRequired, ...prize }) => {
    const held = holder(p, s, prize.hex);
    return { ...prize, holder: held, ...(isRequired === true && held === 'russian' && { isKey: true }) };
  });

/** VIC.6: with ten points nothing more is to be had. */
const ALL = 10;

export const standingOf = (p: Printed, s: Seeing, side: Side): Standing => {
  const lines = p.tables.points;
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  const taken = lines
    .filter(({ title }) => holder(p, s, p.placeNamed(title)) === 'axis')
    .reduce((sum, { points }) => sum + points, 0);
  const hope = Math.min(1, taken / ALL);
  return side === 'axis' ? { points: taken, hope } : { points: total - taken, hope: 1 - hope };
};
