// Positions of a game: written from a state at the start of a phase, and read into one. The facts are the game's own.
import { canonicalJson } from '../core/canonical-json.ts';
import { settle } from '../core/kernel.ts';
import { asPosition } from '../core/match.ts';
import type { Seen } from '../core/rule-set.ts';
import type { Problem, Result, State } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { withNearest } from './nearest.ts';
import { fullOptions, scenarioProblems } from './optional-rules.ts';
import { parsePosition, positionLine, positionLines } from './format/position-text.ts';
import type { PositionHead, PositionKey, PositionText } from './format/position-text.ts';
import { failed, problem, worked } from '../core/problem.ts';

const NO_BASE = 'none';
const DEEPEST = 8;

const headOf = (game: Game, s: Seen<unknown>, base: string): PositionHead => ({
  header: {
    game: game.id,
    rules: game.rules.version,
    scenario: s.scenario,
    base,
    turn: String(s.clock.turn),
    side: s.clock.phasing,
    phase: s.clock.phase,
    data: game.dataHash,
  },
  options: Object.fromEntries(
    Object.entries(s.options).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ),
});

const lengthOf = (facts: readonly string[]): number => facts.reduce((sum, { length }) => sum + length, 0);

/** Based on its scenario, or on nothing, whichever leaves less to say. */
const written = (
  game: Game,
  s: Seen<unknown>,
  form: (head: PositionHead, facts: readonly string[]) => string,
): string => {
  const all = game.position.write(s, undefined) ?? [];
  const changes = game.position.write(s, game.rules.setup(s.scenario, s.options));
  const isShorter = changes !== undefined && lengthOf(changes) < lengthOf(all);
  return isShorter ? form(headOf(game, s, s.scenario), changes) : form(headOf(game, s, NO_BASE), all);
};

/** As a file: a fact a line. */
export const writePosition = (game: Game, s: Seen<unknown>): string => written(game, s, positionLines);

/** On one line, for a message; its tail shows a damaged paste. */
export const writePositionLine = (game: Game, s: Seen<unknown>): string => written(game, s, positionLine);

export type ReadPosition = {
  /** Not settled yet: its automatic steps have still to run. */
  readonly state: State;
  /** Other rules or data than it was written under. */
  readonly notices: readonly Problem[];
};

export type ReadOptions = {
  /** Fetches a position another one is based on, by name. */
  readonly base?: ((name: string) => Result<string>) | undefined;
};

const baseState = (
  game: Game,
  text: PositionText,
  options: ReadOptions,
  depth: number,
): Result<State, readonly Problem[]> => {
  const { header } = text;
  const { base = NO_BASE } = header;
  const isScenario = game.scenarios.some(({ id }) => id === base);
  if (base === NO_BASE || isScenario) {
    const scenario = isScenario ? base : header.scenario;
    if (scenario === undefined) return failed([problem('POSITION.MISSING', { key: 'scenario' })]);
    const full = fullOptions(game, text.options);
    const unknown = scenarioProblems(game, scenario);
    if (!full.ok || unknown.length > 0) return failed([...unknown, ...(full.ok ? [] : full.error)]);
    return worked(game.rules.setup(scenario, full.value));
  }
  if (depth >= DEEPEST) return failed([problem('POSITION.BASE-LOOP', { base })]);
  const found = options.base?.(base) ?? failed(problem('POSITION.BASE', { base }));
  if (!found.ok) {
    const isMissing = found.error.code === 'FILE.MISSING';
    return failed([isMissing ? problem('POSITION.BASE', { base }) : found.error]);
  }
  const read = readAt(game, found.value, options, depth + 1);
  return read.ok ? worked(read.value.state) : failed(read.error.map((each) => ({ ...each, at: base })));
};

/** What is wrong with what the head says, by the line of the head that says it. */
const HEAD_OF: Readonly<Record<string, PositionKey>> = {
  'GAME.UNKNOWN': 'game',
  'GAME.BOARD-ONLY': 'game',
  'POSITION.GAME': 'game',
  'SCENARIO.UNKNOWN': 'scenario',
  'POSITION.TURN': 'turn',
  'POSITION.NO-TURN': 'turn',
  'POSITION.SET-UP': 'turn',
  'POSITION.SIDE': 'side',
  'POSITION.NO-PHASE': 'phase',
  'POSITION.ORDER': 'phase',
};

const optionOf = ({ code, params }: Problem): unknown =>
  code === 'GAME-OPTION.UNKNOWN' ? params['typed'] : params['option'];

const headLine = ({ said, optionsSaid }: PositionText, found: Problem): number | undefined => {
  const key = Object.hasOwn(HEAD_OF, found.code) ? HEAD_OF[found.code] : undefined;
  if (key !== undefined) return said[key];
  const option = found.code.startsWith('GAME-OPTION.') ? optionOf(found) : undefined;
  return typeof option === 'string' && Object.hasOwn(optionsSaid, option) ? optionsSaid[option] : undefined;
};

/** A problem with the line it comes from: what the head says, or the last fact about what the state has amiss. */
export const located =
  (text: PositionText) =>
  (found: Problem): Problem => {
    const { at } = found;
    if (at === undefined) {
      const line = headLine(text, found);
      return line === undefined ? found : { ...found, at: `line ${line}` };
    }
    const fact = text.facts.findLast(({ words }) => words.includes(at));
    return fact === undefined ? found : { ...found, at: `line ${fact.line}, ${at}` };
  };

const notices = (game: Game, { header }: PositionText): readonly Problem[] => {
  const { rules, data } = header;
  const other = rules !== undefined && rules !== game.rules.version;
  return [
    ...(other ? [problem('POSITION.OTHER-RULES', { was: rules, is: game.rules.version })] : []),
    ...(data !== undefined && data !== game.dataHash
      ? [problem('POSITION.OTHER-DATA', { was: data, is: game.dataHash })]
      : []),
  ];
};

/** Turn, side and phase are the base's where the position does not say. */
const fullHeader = (
  { header }: PositionText,
  base: State,
): Result<Record<string, string>, readonly Problem[]> => {
  const { turn = String(base.clock.turn), side = base.clock.phasing, phase = base.clock.phase } = header;
  if (!/^\d{1,4}$/.test(turn)) return failed([problem('POSITION.TURN', { turn })]);
  return worked({ base: NO_BASE, ...header, scenario: base.scenario, turn, side, phase });
};

/** A scenario that is named is the one the position is of, whatever it is based on. */
const wrongScenario = ({ header, said }: PositionText, { scenario: is }: State): readonly Problem[] => {
  const { scenario, base = NO_BASE } = header;
  return scenario === undefined || scenario === is
    ? []
    : [problem('POSITION.SCENARIO', { line: said.scenario ?? 1, scenario, base, is })];
};

/** And the side the one whose phase it is. */
const wrongSide = ({ header: { side }, said }: PositionText, { clock }: State): readonly Problem[] => {
  const { phase, phasing: is } = clock;
  return side === undefined || side === is
    ? []
    : [problem('POSITION.PHASE-OF', { line: said.side ?? 1, side, phase, is })];
};

const readAt = (
  game: Game,
  raw: string,
  options: ReadOptions,
  depth: number,
): Result<ReadPosition, readonly Problem[]> => {
  const parsed = parsePosition(raw);
  if (!parsed.ok) return parsed;
  const text = parsed.value;
  const read = readText(game, text, options, depth);
  return read.ok ? read : failed(read.error.map(located(text)));
};

const readText = (
  game: Game,
  text: PositionText,
  options: ReadOptions,
  depth: number,
): Result<ReadPosition, readonly Problem[]> => {
  const { game: id } = text.header;
  if (id === undefined) return failed([problem('POSITION.MISSING', { key: 'game' })]);
  if (id !== game.id) return failed([problem('POSITION.GAME', { game: id, is: game.id })]);
  const base = baseState(game, text, options, depth);
  if (!base.ok) return base;
  const elsewhere = wrongScenario(text, base.value);
  if (elsewhere.length > 0) return failed(elsewhere);
  const header = fullHeader(text, base.value);
  if (!header.ok) return header;
  if (!game.rules.sides.includes(header.value['side'] ?? '')) {
    return failed([problem('POSITION.SIDE', { side: header.value['side'] ?? '', sides: game.rules.sides })]);
  }
  const read = game.position.read(header.value, text.facts, base.value);
  if (!read.ok) return failed(read.error.map(withNearest(game)));
  const broken = [...wrongSide(text, read.value), ...game.rules.problems(read.value)];
  return broken.length > 0 ? failed(broken) : worked({ state: read.value, notices: notices(game, text) });
};

/** Reads either form into a state, with everything that is wrong with it if it cannot be one. */
export const readPosition = (
  game: Game,
  text: string,
  options: ReadOptions = {},
): Result<ReadPosition, readonly Problem[]> => readAt(game, text, options, 0);

const board = (s: Seen<unknown>): string => canonicalJson(asPosition(s));

/** A position stands at the start of a phase: whether this state does, tried by reading back what would be written. */
export const atPhaseStart = (game: Game, s: Seen<unknown>): boolean => {
  const back = readPosition(game, writePosition(game, s));
  if (!back.ok) return false;
  settle(game.rules, back.value.state);
  return board(back.value.state) === board(s);
};
