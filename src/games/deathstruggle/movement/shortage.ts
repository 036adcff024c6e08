// Movement: by which statement a way is too far. It is the one without which the factors would do: the bonus given up (MOV.8), weather,
// oil or the breakthrough that take from the factor, the ground or an overrun that cost more; else that of the factor itself.
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { costSum } from '../../../mechanics/movement/costs.ts';
import type { MoveLaw, Stack } from '../../../mechanics/movement/law.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { allowanceWithout, HALVES, movementLine } from './allowance.ts';
import { GROUND_RULES } from './costs.ts';

const OF_FACTOR: readonly RuleId[] = ['deathstruggle:WEA.6', 'deathstruggle:SUP.15', 'deathstruggle:MOV.13'];

const OF_COST: readonly RuleId[] = [...new Set(Object.values(GROUND_RULES)), 'deathstruggle:MOV.14'];

/** What an entry of the costs is beyond a clear hex. */
const excess = ({ rule, n }: LedgerEntry): number => (rule === 'deathstruggle:MOV.14' ? n : n - 1);

/** Of the unit that has least for a way. */
export const shortBy = (
  p: Printed,
  law: MoveLaw,
  s: Seeing,
  { units, spent, allowed }: Stack,
  path: readonly string[],
): RuleId => {
  const short = units.map((unit, i) => {
    const { entries, total } = costSum(law, s, unit, path, units);
    return { unit, entries, lacks: total - ((allowed[i] ?? 0) - (spent[i] ?? 0)) / HALVES };
  });
  const [worst] = short.toSorted((a, b) => b.lacks - a.lacks);
  if (worst === undefined) return 'deathstruggle:MOV.1';
  const { unit, entries, lacks } = worst;
  const saved = (is: (part: LedgerEntry) => boolean, by: (part: LedgerEntry) => number): number =>
    entries.filter(is).reduce((sum, part) => sum + by(part), 0);
  const given = saved(
    ({ why, n }) => why === 'cost.carried' && n > 0,
    ({ n }) => n,
  );
  if (given >= lacks) return 'deathstruggle:MOV.8';
  const now = allowanceWithout(p, s, unit, 'deathstruggle:MOV.1');
  const taken = OF_FACTOR.find((rule) => (allowanceWithout(p, s, unit, rule) - now) / HALVES >= lacks);
  const paid = OF_COST.find((rule) => saved((part) => part.rule === rule, excess) >= lacks);
  return taken ?? paid ?? movementLine(p, unit).rules[0] ?? 'deathstruggle:MOV.1';
};
