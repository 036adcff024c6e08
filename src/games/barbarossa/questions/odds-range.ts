// Chapter 11: the question `odds`, answered from what the asking side may see; with covered units, the range it could be.
import { hasUnitsOf } from '../../../mechanics/places.ts';
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger } from '../../../core/ledger.ts';
import type { Message, Params } from '../../../core/types.ts';
import { defendingSide } from '../11-prepared-assaults/11.8-battle-frame.ts';
import type { Battle } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { chancesOf, hasUnrolled } from './odds-unrolled.ts';
import { isHomeward, refuseRetreat } from '../11-prepared-assaults/11.27-barred-hexsides.ts';
import { convert } from '../11-prepared-assaults/5.15-result-conversions.ts';
import { defenceSum } from '../11-prepared-assaults/11.12-factors.ts';
import { FACES } from '../11-prepared-assaults/11.8-odds.ts';
import type { Odds } from '../11-prepared-assaults/11.8-odds.ts';
import { sceneOf } from '../11-prepared-assaults/11.8-odds-context.ts';
import { isCertain, oddsBetween } from './supposed-battle.ts';
import type { Case, Supposed } from './supposed-battle.ts';
import { RESULTS } from '../data/charts.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Answer = readonly (Message | Ledger)[];

export const message = (key: string, params: Params = {}): Message => ({ key, params });

/** Who has a hex that is asked about, as far as the map shows. */
export const garrisonOf = (p: Printed, s: Seeing, hex: string): Who | undefined =>
  (['german', 'soviet'] as const).find((side) => hasUnitsOf(p, s.own, hex, side));

/** The odds that are told; `worst` where somebody covered may make them worse. */
type Range = { readonly best: Odds; readonly worst?: Odds };

const baseOf = ({ odds, column }: Odds): string => {
  const told = odds.entries[0]?.params['odds'];
  return typeof told === 'string' ? told : column;
};

/** All faces bring the same, at best and at worst. */
const isSettled = ({ best, worst }: Range): boolean =>
  best.automatic && (worst === undefined || (worst.automatic && worst.faces[0] === best.faces[0]));

const facesWith = ({ faces }: Odds, code: ResultCode): readonly number[] =>
  FACES.filter((face) => faces[face - 1] === code);

const sums = ({ best, worst }: Range): Params => ({
  attack: best.attack.total,
  defence: best.defence.total,
  base: baseOf(best),
  ...(worst !== undefined && { most: worst.defence.total, worst: baseOf(worst) }),
});

/** `worsts`: by face what it brings at worst. */
const faceLines = (range: Range): readonly Message[] => {
  const { best, worst } = range;
  if (isSettled(range)) return [message(`odds.automatic-${best.faces[0] ?? 'AS'}`, { odds: best.column })];
  return RESULTS.toReversed().flatMap((code) => {
    const faces = facesWith(best, code);
    const chance = [faces.length, FACES.length];
    if (worst === undefined)
      return faces.length === 0 ? [] : [message(`odds.face-${code}`, { faces, chance })];
    const often = facesWith(worst, code).length;
    if (faces.length + often === 0) return [];
    const worsts = faces.map((face) => worst.faces[face - 1] ?? code);
    return [message(`odds.face-${code}`, { faces, chance, worst: [often, FACES.length], worsts })];
  });
};

const sentences = (range: Range, { target: hex, kind }: Battle): readonly Message[] => {
  const { best, worst } = range;
  const shifts = best.odds.entries.slice(1).filter(({ op }) => op === 'add');
  return [
    message('odds.column', {
      odds: best.column,
      hex,
      kind,
      ...sums(range),
      // What they come to has been said, since there may be more than is seen.
      ...(worst !== undefined && { seen: true }),
    }),
    message('odds.base', sums(range)),
    ...shifts.map(({ why, n, rule, params }) =>
      message('odds.shift', { why: { key: `sum.${why}`, params: { ...params, n } }, n, rule }),
    ),
    ...faceLines(range),
  ];
};

/** 11.27R: hexes a beaten defender would have to choose from, stacks apart: those are not for everybody to see. */
const retreatHexes = (p: Printed, s: Seeing, battle: Battle, units: readonly string[]): readonly string[] => {
  const { target } = battle;
  const open = p
    .neighbours(target)
    .filter((to) => units.some((unit) => refuseRetreat(p, s, battle, unit, target, to) === undefined));
  const homeward = open.filter((to) => isHomeward(p, defendingSide(p, battle), target, to));
  return homeward.length > 0 ? homeward : open;
};

type Change = { readonly key: string; readonly params: Params; readonly faces: readonly number[] };

/** What becomes of each result rolled, and what the attacker could make of it, by the rules that do it (11.26). */
const changesOf = (p: Printed, { s, battle }: Case, odds: Odds): readonly Change[] => {
  const scene = sceneOf(p, s, battle);
  return RESULTS.flatMap((code) => {
    const faces = FACES.filter((face) => odds.rolled[face - 1] === code);
    if (faces.length === 0) return [];
    const found: Change[] = [];
    const declined: Record<string, boolean> = {};
    let course = convert(scene, code, declined);
    while (course.asks !== undefined) {
      const { id, rule } = course.asks;
      const { result } = convert(scene, code, { ...declined, [id]: true });
      found.push({ key: 'odds.choice', params: { code: result, rule }, faces });
      declined[id] = false;
      course = convert(scene, code, declined);
    }
    for (const { from, to, rule } of course.turned)
      found.push({ key: 'odds.turned', params: { from, to, rule }, faces });
    return found;
  });
};

const isSame = (a: Change, b: Change): boolean =>
  a.key === b.key && JSON.stringify(a.params) === JSON.stringify(b.params);

/** Each change once, with the faces it comes on at best and at worst. */
const conversions = (p: Printed, supposed: Supposed, range: Range): readonly Message[] => {
  const { best, worst } = range;
  const atBest = changesOf(p, supposed.best, best);
  if (supposed.covered === undefined || worst === undefined)
    return atBest.map(({ key, params, faces }) =>
      best.automatic && key === 'odds.choice'
        ? message('odds.choice-automatic', params)
        : message(key, { faces, ...params }),
    );
  const atWorst = changesOf(p, supposed.covered.worst, worst);
  const all = [...atBest, ...atWorst.filter((one) => !atBest.some((other) => isSame(one, other)))];
  return all.map((one) => {
    const facesIn = (list: readonly Change[]): readonly number[] =>
      list.find((other) => isSame(one, other))?.faces ?? [];
    return message(`${one.key}-covered`, { faces: facesIn(atBest), worst: facesIn(atWorst), ...one.params });
  });
};

const mayRetreat = ({ faces, others }: Odds): boolean =>
  faces.includes('DR') || others.some((codes) => codes.includes('DR'));

/** Only where somebody could be made to retreat. */
const retreats = (
  p: Printed,
  s: Seeing,
  { seen, best, covered }: Supposed,
  range: Range,
): readonly Message[] => {
  if (!mayRetreat(range.best) && (range.worst === undefined || !mayRetreat(range.worst))) return [];
  const { battle } = best;
  // Where some are covered, wherever one of those who may lie there could go.
  const units = covered === undefined ? seen.slice(0, 1) : (covered.worst.battle.defenders ?? seen);
  const hexes = retreatHexes(p, s, battle, units);
  const rule = defendingSide(p, battle) === 'german' ? 'barbarossa:11.27R.a' : 'barbarossa:11.27R.b';
  return hexes.length === 0
    ? [message('odds.no-retreat', { rule: 'barbarossa:11.28A' })]
    : [message('odds.retreat', { hexes: [...hexes], rule })];
};

/** What one column more would take, where it would bring anything. */
const lacks = ({ best, worst }: Range): readonly Message[] => {
  const needs = (odds: Odds | undefined): number | undefined =>
    odds === undefined || isCertain(odds) ? undefined : odds.lacks;
  const [count, more] = [needs(best), needs(worst)];
  if (count === undefined) return more === undefined ? [] : [message('odds.lacks-worst', { count: more })];
  if (best.automatic) return [message('odds.lacks-table', { count })];
  return [message('odds.lacks', { count, ...(more !== undefined && { worst: more }) })];
};

/** 8.4d: every column the strength of emergency units may lead to, at worst with the strongest who may lie covered. */
const dice = (p: Printed, { best, covered }: Supposed): readonly Message[] => {
  const at = ({ s, battle }: Case): ReadonlyMap<string, { readonly total: number; readonly ways: number }> =>
    new Map(chancesOf(p, s, battle).map(({ odds, ways }) => [odds.column, { total: odds.odds.total, ways }]));
  const [high, low] = [at(best), covered === undefined ? undefined : at(covered.worst)];
  const columns = [...new Map([...high, ...(low ?? [])])].toSorted(([, a], [, b]) => b.total - a.total);
  const chance = (of: typeof high, column: string): readonly number[] => [
    of.get(column)?.ways ?? 0,
    [...of.values()].reduce((sum, { ways }) => sum + ways, 0),
  ];
  return [
    message('odds.unrolled', { hex: best.battle.target }),
    ...columns.map(([odds]) =>
      message('odds.chance', {
        odds,
        chance: chance(high, odds),
        ...(low !== undefined && { worst: chance(low, odds) }),
      }),
    ),
  ];
};

/** 11.7a: what is seen of the defence, and of what is covered no more than the least it can be. */
const defenceTold = (p: Printed, { seen, best, covered }: Supposed, { defence }: Odds): Ledger => {
  if (covered === undefined) return defence;
  const sum = defenceSum(p, best.s, best.battle, seen);
  const rest = entry('add', defence.total - sum.total, 'combat.covered', 'barbarossa:11.7a', {});
  return ledger(defence.of, [...sum.entries, rest]);
};

/** The odds come first, then with whom: `who`. */
export const answerFor = (p: Printed, s: Seeing, hex: string, supposed: Supposed, who: Message): Answer => {
  const { seen, apart, best: shown, covered } = supposed;
  const { battle } = shown;
  const ends = oddsBetween(p, supposed);
  const head =
    covered === undefined
      ? []
      : [
          message('odds.range', {
            odds: ends.best.column,
            worst: ends.worst.column,
            hex,
            kind: battle.kind,
          }),
          who,
          message('odds.covered', {
            units: [...seen],
            apart: [...apart],
            rule: 'barbarossa:11.29a',
            least: covered.least,
            ...(covered.most > covered.least && { most: covered.most }),
            hex,
          }),
        ];
  if (hasUnrolled(p, shown.s, battle)) {
    const [first = who, ...rest] = dice(p, supposed);
    return covered === undefined ? [first, who, ...rest] : [...head, first, ...rest];
  }
  const range: Range = covered === undefined ? { best: ends.best } : ends;
  const odds = range.best;
  const [column = who, ...others] = sentences(range, battle);
  return [
    ...(covered === undefined ? [column, who] : [...head, column]),
    ...others,
    ...conversions(p, supposed, range),
    ...retreats(p, s, supposed, range),
    ...lacks(range),
    odds.attack,
    defenceTold(p, supposed, odds),
    odds.odds,
  ];
};
