// How a game in a script begins: at the set-up of a scenario, or at a position from a file or from the script itself.
import type { Problem, Result, State } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import type { Settings } from '../session/settings.ts';
import { fullOptions, scenarioProblems } from '../record/optional-rules.ts';
import { parsePosition } from '../record/format/position-text.ts';
import { located, readPosition } from '../record/position.ts';
import { failed, problem, worked } from '../core/problem.ts';
import type { OpenFile, ScriptFiles } from './file-access.ts';
import type { Act } from './statement.ts';

export type Library = {
  readonly files: ScriptFiles;
  /** A game by its id; `GAME.UNKNOWN` where there is none of that name. */
  readonly game: (id: string) => Promise<Result<Game, readonly Problem[]>>;
  /** How replies are said; as programs read them, if nothing is said. */
  readonly settings?: Partial<Settings>;
};

export type Opening = {
  readonly game: Game;
  readonly state: State;
  readonly fallen?: ReadonlyMap<number, number>;
  readonly notices: readonly Problem[];
};

/** Whether the line itself is wrong, or a file. */
export type Unopened = {
  readonly kind: 'syntax' | 'file';
  readonly problems: readonly Problem[];
  /** Whose sentences the problems may be in. */
  readonly game?: Game;
};

type Begun = Result<Opening, Unopened>;

const not = (kind: Unopened['kind'], problems: readonly Problem[], game?: Game): Begun =>
  failed({ kind, problems, ...(game !== undefined && { game }) });

const anew = async ({ game: find }: Library, act: Act & { readonly kind: 'new' }): Promise<Begun> => {
  const found = await find(act.game);
  if (!found.ok) {
    return not(found.error.some(({ code }) => code === 'GAME.UNKNOWN') ? 'syntax' : 'file', found.error);
  }
  const game = found.value;
  const scenario = act.scenario ?? game.scenarios[0]?.id ?? '';
  const options = fullOptions(game, act.options);
  const wrong = [...scenarioProblems(game, scenario), ...(options.ok ? [] : options.error)];
  if (!options.ok || wrong.length > 0) return not('syntax', wrong);
  const state = game.rules.setup(scenario, options.value);
  return worked({ game, state, notices: [], ...(act.dice !== undefined && { fallen: act.dice }) });
};

/** `from`: the file the position stands in, which a base it names stands beside. */
const fromText = async (
  { game: find, files }: Library,
  kind: Unopened['kind'],
  text: string,
  from: string,
): Promise<Begun> => {
  const parsed = parsePosition(text);
  if (!parsed.ok) return not(kind, parsed.error);
  const id = parsed.value.header.game;
  if (id === undefined) return not(kind, [problem('POSITION.MISSING', { key: 'game' })]);
  const game = await find(id.toLowerCase());
  if (!game.ok) return not(kind, game.error.map(located(parsed.value)));
  const base = (name: string): Result<string> => {
    const file = files.open(name, from);
    return file.ok ? worked(file.value.text) : file;
  };
  const read = readPosition(game.value, text, { base });
  return read.ok ? worked({ game: game.value, ...read.value }) : not(kind, read.error, game.value);
};

/** A position counts its lines from its own first; whoever mends it counts those of the script. */
const further = (wrong: Problem, before: number): Problem => {
  const { line } = wrong.params;
  const [, at] = /^line (\d+)$/.exec(wrong.at ?? '') ?? [];
  return {
    ...wrong,
    ...(typeof line === 'number' && { params: { ...wrong.params, line: line + before } }),
    ...(at !== undefined && { at: `line ${Number(at) + before}` }),
  };
};

export const openGame = async (
  library: Library,
  act: Act & { readonly kind: 'new' | 'load' | 'position' },
): Promise<Begun> => {
  if (act.kind === 'new') return anew(library, act);
  if (act.kind === 'position') {
    const begun = await fromText(library, 'syntax', act.text, act.from);
    if (begun.ok) return begun;
    const { problems, ...rest } = begun.error;
    return failed({ ...rest, problems: problems.map((each) => further(each, act.before)) });
  }
  const file: Result<OpenFile> = library.files.open(act.name, act.from);
  if (!file.ok) return not('file', [file.error]);
  return fromText(library, 'file', file.value.text, file.value.path);
};
