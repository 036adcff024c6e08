// Movement: by which statement a way is too far. It is the one without which the factors would do: the bonus given up (MOV.8), weather,
// oil or the breakthrough that take from the factor, the ground or an overrun that cost more, roads that do not help; else that of the factor itself.
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { costSum } from '../../../mechanics/movement/costs.ts';
import type { MoveLaw, Stack } from '../../../mechanics/movement/law.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { allowanceWithout, HALVES, movementLine } from './allowance.ts';
import { classOf } from '../unit-data/classes.ts';
import { GROUND_RULES, isAnyRoad, isFast, isRoad } from './costs.ts';

const OF_FACTOR: readonly RuleId[] = ['deathstruggle:WEA.6', 'deathstruggle:SUP.15', 'deathstruggle:MOV.13'];

const OF_COST: readonly RuleId[] = [...new Set(Object.values(GROUND_RULES)), 'deathstruggle:MOV.14'];

/** What an entry of the costs is beyond a clear hex. */
const excess = ({ rule, n }: LedgerEntry): number => (rule === 'deathstruggle:MOV.14' ? n : n - 1);

const factorRule = (p: Printed, unit: string): RuleId =>
  movementLine(p, unit).rules[0] ?? 'deathstruggle:MOV.1';

/** Where brown roads would do it in better weather, and where roads would that double the rate of others. */
const byRoad = (
  p: Printed,
  s: Seeing,
  unit: string,
  here: readonly string[],
  path: readonly string[],
  { extras, lacks }: { readonly extras: number; readonly lacks: number },
): RuleId | undefined => {
  const way = [...here, ...path];
  const count = (is: (from: string, to: string) => boolean): number =>
    path.filter((to, i) => is(way[i] ?? to, to)).length;
  const roads = count((from, to) => isRoad(p, s, from, to));
  const idle = count((from, to) => isAnyRoad(p, from, to)) - roads;
  const isFoot = !isFast(p, unit);
  const better = isFoot ? Math.min(idle, EXTRAS - extras) : idle / HALVES;
  if (better >= lacks) return 'deathstruggle:WEA.7';
  if (!isFoot || roads / HALVES - extras < lacks) return undefined;
  return classOf(p, unit).type === 'parachute' ? 'deathstruggle:MOV.9' : 'deathstruggle:MOV.10';
};

/** MOV.10: hexes of a road for nothing. */
const EXTRAS = 2;

/** Of the unit that has least for a way. */
export const shortBy = (
  p: Printed,
  law: MoveLaw,
  s: Seeing,
  { units, spent, allowed, trail }: Stack,
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
  if (taken !== undefined) return taken;
  const paid = OF_COST.find((rule) => saved((part) => part.rule === rule, excess) >= lacks);
  if (paid !== undefined) return paid;
  const extras = saved(
    ({ why, n }) => why === 'cost.carried' && n < 0,
    ({ n }) => -n,
  );
  return byRoad(p, s, unit, trail.slice(-1), path, { extras, lacks }) ?? factorRule(p, unit);
};
