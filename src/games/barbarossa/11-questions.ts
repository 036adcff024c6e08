// Chapter 11: the question `odds`, answered from what the asking side may see; with covered units, the range it could be.
import type { Ledger } from '../../core/ledger.ts';
import type { Message, Params } from '../../core/types.ts';
import { defendingSide } from './11-battle-frame.ts';
import type { Battle, BattleKind } from './11-battle-frame.ts';
import { chancesOf, hasUnrolled } from './11-chances.ts';
import { isHomeward, refuseRetreat } from './11-combat-steps.ts';
import { convert } from './11-conversions.ts';
import { seenAt } from './11-fog.ts';
import type { Viewer } from './11-fog.ts';
import { strongestUnder, supposing } from './11-guess.ts';
import { lookAt, supplyMaps } from './11-look.ts';
import type { SupplyMaps } from './11-look.ts';
import { battleOdds, FACES, rungName } from './11-odds.ts';
import type { Odds } from './11-odds.ts';
import { sceneOf } from './11-scene.ts';
import { RESULTS } from './charts.ts';
import type { ResultCode } from './charts.ts';
import type { Printed, Who } from './printed.ts';
import { hasUnitsOf, unitsAt } from './state.ts';
import type { Seeing } from './state.ts';

export type Answer = readonly (Message | Ledger)[];

export const message = (key: string, params: Params = {}): Message => ({ key, params });

/** Who has a hex that is asked about, as far as the map shows. */
export const garrisonOf = (p: Printed, s: Seeing, hex: string): Who | undefined =>
  (['german', 'soviet'] as const).find((side) => hasUnitsOf(p, s.own, hex, side));

/** A battle as a side may suppose it: with what it sees, and with the worst that it cannot see. */
export type Supposed = {
  readonly seen: readonly string[];
  /** Somebody is there who may not be looked at. */
  readonly covered: boolean;
  readonly shown: { readonly s: Seeing; readonly battle: Battle };
  /** With the strongest that could lie there. */
  readonly worst?: { readonly s: Seeing; readonly battle: Battle; readonly more: number };
};

export type Told = {
  readonly hex: string;
  readonly attackers: readonly string[];
  readonly kind: BattleKind;
  readonly drop?: string;
  /** The hex a mobile assault is launched from. */
  readonly from?: string;
};

const battleFor = (
  p: Printed,
  s: Seeing,
  { hex, attackers, kind, drop, from }: Told,
  defenders: readonly string[],
  maps: SupplyMaps,
): Battle => {
  const plain: Battle = {
    target: hex,
    attackers,
    kind,
    defenders,
    ...(drop !== undefined && { drop }),
    ...(from !== undefined && { from }),
  };
  return { ...plain, ...lookAt(p, s, plain, maps) };
};

/** 11.7: the stack as it is shown to a viewer, and as bad as it could be. */
export const suppose = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  told: Told,
  maps: SupplyMaps = supplyMaps(p, s),
): Supposed => {
  const { hex } = told;
  const side = defendingSide(p, told);
  const there = unitsAt(s.own, hex).filter((unit) => p.unit(unit).side === side);
  const fresh =
    told.kind === 'prepared' ? there.filter((unit) => !s.own.phase.defended.includes(unit)) : there;
  const known = seenAt(p, s, hex, side, who);
  const seen = fresh.length === 0 ? known : fresh.filter((unit) => known.includes(unit));
  const covered = there.some((unit) => !known.includes(unit));
  const shown = { s, battle: battleFor(p, s, told, seen, maps) };
  if (!covered) return { seen, covered, shown };
  const more = strongestUnder(p, s, hex, seen, who, 'defense');
  const all = [...seen, ...more];
  const board = supposing(s, hex, all);
  const worst = { s: board, battle: battleFor(p, board, told, all, maps), more: more.length };
  return { seen, covered, shown, worst };
};

/** `seen`: what they come to has been said, since there may be more than is seen. */
const sentences = (odds: Odds, { target: hex, kind }: Battle, seen: boolean): readonly Message[] => {
  const { attack, defence, column, automatic, faces, odds: rungs } = odds;
  const [base] = rungs.entries;
  const sums = { attack: attack.total, defence: defence.total, base: base?.params['odds'] ?? column };
  const said = [
    message('odds.column', { odds: column, hex, kind, ...sums, ...(seen && { seen }) }),
    message('odds.base', sums),
  ];
  const shifts = rungs.entries.slice(1).filter(({ op }) => op === 'add');
  for (const { why, n, rule, params } of shifts)
    said.push(message('odds.shift', { why: { key: `sum.${why}`, params: { ...params, n } }, n, rule }));
  if (automatic) said.push(message(`odds.automatic-${faces[0] ?? 'AS'}`, { odds: column }));
  else
    for (const code of RESULTS.toReversed()) {
      const on = FACES.filter((face) => faces[face - 1] === code);
      if (on.length > 0) said.push(message(`odds.face-${code}`, { faces: on, chance: [on.length, 6] }));
    }
  return said;
};

/** 11.27R: hexes a beaten defender would have to choose from, stacks apart: those are not for everybody to see. */
const retreatHexes = (p: Printed, s: Seeing, battle: Battle, unit: string | undefined): readonly string[] => {
  if (unit === undefined) return [];
  const { target } = battle;
  const open = p
    .neighbours(target)
    .filter((to) => refuseRetreat(p, s, battle, unit, target, to) === undefined);
  const homeward = open.filter((to) => isHomeward(p, defendingSide(p, battle), target, to));
  return homeward.length > 0 ? homeward : open;
};

const facesOf = (odds: Odds, code: ResultCode): readonly number[] =>
  FACES.filter((face) => odds.rolled[face - 1] === code);

/** What becomes of each result rolled, and what the attacker could make of it, by the rules that do it (11.26). */
const conversions = (p: Printed, s: Seeing, battle: Battle, odds: Odds): readonly Message[] => {
  const scene = sceneOf(p, s, battle);
  return RESULTS.flatMap((code) => {
    const faces = facesOf(odds, code);
    if (faces.length === 0) return [];
    const said: Message[] = [];
    const declined: Record<string, boolean> = {};
    let course = convert(scene, code, declined);
    while (course.asks !== undefined) {
      const { id, to, rule } = course.asks;
      const { result } = convert(scene, code, { ...declined, [id]: true });
      if (!odds.automatic) said.push(message('odds.choice', { faces, code: result, rule }));
      else said.push(message('odds.choice-automatic', { code: to, rule }));
      declined[id] = false;
      course = convert(scene, code, declined);
    }
    for (const { from, to, rule } of course.turned)
      said.push(message('odds.turned', { faces, from, to, rule }));
    return said;
  });
};

/** Only where somebody could be made to retreat. */
const retreats = ({ faces, others }: Odds, hexes: readonly string[], side: Who): readonly Message[] => {
  if (!faces.includes('DR') && !others.some((codes) => codes.includes('DR'))) return [];
  return [
    hexes.length === 0
      ? message('odds.no-retreat', { rule: 'barbarossa:11.28A' })
      : message('odds.retreat', {
          hexes: [...hexes],
          rule: side === 'german' ? 'barbarossa:11.27R.a' : 'barbarossa:11.27R.b',
        }),
  ];
};

const dice = (p: Printed, s: Seeing, battle: Battle): readonly Message[] => {
  const chances = chancesOf(p, s, battle);
  const all = chances.reduce((sum, { ways }) => sum + ways, 0);
  return [
    message('odds.unrolled', { hex: battle.target }),
    ...chances.map(({ odds, ways }) => message('odds.chance', { odds: odds.column, chance: [ways, all] })),
  ];
};

/** The odds come first, then with whom: `who`. */
export const answerFor = (p: Printed, s: Seeing, hex: string, supposed: Supposed, who: Message): Answer => {
  const { seen, shown, worst } = supposed;
  const { battle } = shown;
  const head =
    worst === undefined
      ? []
      : [
          message('odds.range', {
            odds: battleOdds(p, shown.s, battle).column,
            worst: battleOdds(p, worst.s, worst.battle).column,
            hex,
            kind: battle.kind,
          }),
          who,
          message('odds.covered', { units: [...seen], count: worst.more, hex }),
        ];
  if (hasUnrolled(p, shown.s, battle)) {
    const [first = who, ...rest] = dice(p, shown.s, battle);
    return worst === undefined ? [first, who, ...rest] : [...head, first, ...rest];
  }
  const odds = battleOdds(p, shown.s, battle);
  const [column = who, ...shifts] = sentences(odds, battle, worst !== undefined);
  return [
    ...(worst === undefined ? [column, who] : [...head, column]),
    ...shifts,
    ...conversions(p, shown.s, battle, odds),
    ...retreats(odds, retreatHexes(p, s, battle, seen[0]), defendingSide(p, battle)),
    message('odds.lacks', { count: odds.lacks }),
    odds.attack,
    odds.defence,
    odds.odds,
  ];
};

/** The fewest that still reach the column that all of them reach; beyond the table no column is better than another. */
export const fewest = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  told: Told,
  maps: SupplyMaps,
): readonly string[] => {
  const rung = (attackers: readonly string[]): number => {
    const { shown, worst } = suppose(p, s, who, { ...told, attackers }, maps);
    const { odds, automatic, faces } = battleOdds(p, shown.s, shown.battle);
    // Where more may lie covered, every column counts.
    return automatic && faces[0] === 'DE' && worst === undefined ? Infinity : odds.total;
  };
  const best = rung(told.attackers);
  let kept = told.attackers;
  for (const unit of told.attackers) {
    const fewer = kept.filter((other) => other !== unit);
    if (fewer.length > 0 && rung(fewer) >= best) kept = fewer;
  }
  return kept;
};

/** The column of a battle as shown to a viewer. */
export const columnFor = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  told: Told,
  maps: SupplyMaps,
): { readonly rung: number; readonly odds: string; readonly worst?: string } => {
  const { shown, worst } = suppose(p, s, who, told, maps);
  const one = (board: Seeing, battle: Battle): number =>
    hasUnrolled(p, board, battle) ? likeliest(p, board, battle) : battleOdds(p, board, battle).odds.total;
  const rung = one(shown.s, shown.battle);
  return worst === undefined
    ? { rung, odds: rungName(rung) }
    : { rung, odds: rungName(rung), worst: rungName(one(worst.s, worst.battle)) };
};

const likeliest = (p: Printed, s: Seeing, battle: Battle): number =>
  chancesOf(p, s, battle).reduce((best, next) => (next.ways > best.ways ? next : best)).odds.odds.total;
