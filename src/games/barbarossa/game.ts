// The game as the rest of the program sees it, made from its data files, the shipped ones or an owner's own.
import { checkFirst } from './04-how-to-win/4.20-victory-check-told.ts';
import { readJson } from '../../board/json-parser.ts';
import { boardSet } from '../../board/read-board.ts';
import type { BoardFiles } from '../../board/file-names.ts';
import type { BoardSet } from '../../board/board.ts';
import type { Problem, Result, RuleId } from '../../core/types.ts';
import type { Game, OptionInfo, RuleWords, ScenarioInfo } from '../../api/game.ts';
import type { DataReader, GameEntry } from '../registry.ts';
import { supplySight } from './questions/supply-overlay.ts';
import { anyTurn } from './random-start/index.ts';
import { boardOf } from './map-info.ts';
import type { TablesFile } from './data/charts.ts';
import { fightIn } from './11-prepared-assaults/11.8-battle-frame.ts';
import { doubtsAbout } from './11-prepared-assaults/attack-doubts.ts';
import { dataHashOf, HASHED_FILES, knownHash } from './data/data-hash.ts';
import { marchingOf } from '../../mechanics/movement/march-cost.ts';
import { moveLaw } from './10-movement/10.1-move-law.ts';
import { moveFirst } from '../../mechanics/movement/move-before-assault.ts';
import { leftOver, lostByEnd } from './end-warnings.ts';
import { picksOf } from './unit-filters.ts';
import { PHASE_ROWS } from './05-sequence/5.2-sequence.ts';
import { positionForm } from './position/index.ts';
import { printedOf } from './data/sheet.ts';
import type { Printed } from './data/sheet.ts';
import { questionsOf } from './questions/index.ts';
import { rulesOf } from './rule-set.ts';
import { samples } from './verb-examples.ts';
import type { Seeing } from './state.ts';
import { verbs } from './verbs.ts';
import { messages } from './en/index.ts';

const FILES = [...HASHED_FILES, 'rules.json', 'rulings.json'] as const;

const FOG: OptionInfo = {
  id: 'fog',
  title: 'Fog of war',
  meaning: 'The Germans see only the top unit of a Soviet stack until they attack it; the Soviets see all.',
  values: ['on', 'off'],
  standard: 'on',
  rule: 'barbarossa:11.7a',
};

const optionsOf = (set: BoardSet): readonly OptionInfo[] => [
  FOG,
  ...set.options.map(({ id, title, summary, values, standard, rules }) => ({
    id,
    title,
    meaning: summary,
    values,
    standard,
    rule: rules[0] ?? FOG.rule,
  })),
];

/** Rules in the order of the book, then the rulings. */
const ruleBook = ({ rules, rulings }: BoardSet): ReadonlyMap<RuleId, RuleWords> =>
  new Map([
    ...rules.rules.map(({ id, title, summary }) => [`barbarossa:${id}`, { title, summary }] as const),
    ...rulings.rulings.map(
      ({ id, title, ruling }) => [`barbarossa:${id}`, { title, summary: ruling }] as const,
    ),
  ]);

const NOTICE =
  'The map, the counters, the combat results table, the turn track and the victory chart are reconstructed.';

const scenariosOf = (p: Printed): readonly ScenarioInfo[] =>
  Object.entries(p.set.scenarios).map(
    ([
      id,
      {
        title,
        turns: { first, last },
      },
    ]) => ({
      id,
      title: title.replace(/^Barbarossa: /, ''),
      meaning: `Turns ${first} to ${last}, ${p.turn(first)?.label ?? ''} to ${p.turn(last)?.label ?? ''}.`,
    }),
  );

export const makeGame = (p: Printed, dataHash = dataHashOf(p.set)): Game => {
  const { set } = p;
  const book = ruleBook(set);
  const { board, units } = set;
  return {
    id: 'barbarossa',
    title: 'Barbarossa',
    rules: rulesOf(p),
    sideWords: units.sides,
    scenarios: scenariosOf(p),
    options: optionsOf(set),
    board: boardOf(p),
    printed: board,
    counters: units,
    verbs,
    messages,
    ruleIds: [...book.keys()],
    refusalRules: async () => (await import('./data/refusal-rules.ts')).REFUSAL_RULES,
    ruleWords: (id) => book.get(id),
    questions: questionsOf(p),
    supplied: (s, who) => supplySight(p, s as Seeing, who),
    picks: picksOf(p),
    marching: marchingOf(moveLaw(p)),
    phases: { rows: PHASE_ROWS },
    betweenTurns: ['german-administration', 'soviet-administration'],
    scores: ['german'],
    turning: ['phase.begins', 'player-turn.begins', 'player-turn.ends', 'turn.begins'],
    leftOver: (s) => leftOver(p, s as Seeing),
    doubts: (s, order) => doubtsAbout(p, s as Seeing, order),
    lostByEnd: (s) => lostByEnd(p, s as Seeing),
    fight: (s) => fightIn(s as Seeing),
    retell: (events) => moveFirst(checkFirst(events)),
    toll: { attacks: ['battle.declared'], losses: ['unit.eliminated', 'unit.forfeit'] },
    position: positionForm(p),
    anyTurn: anyTurn(p),
    dataHash,
    samples,
    notices: [NOTICE],
  };
};

/** Where a text is no JSON, the slow reader says where and why. */
const parsed = (file: string, text: string): Result<unknown, readonly Problem[]> => {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    const reading = readJson(text);
    const faults = reading.ok ? [] : reading.error;
    const error = faults.map(({ code, line, params }) => ({ code, params: { file, line, ...params } }));
    return { ok: false, error };
  }
};

type Read = { readonly files: BoardFiles; readonly texts: Readonly<Record<string, string>> };

const filesFrom = (read: DataReader): Result<Read, readonly Problem[]> => {
  const files: Record<string, unknown> = {};
  const texts: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const name of FILES) {
    const text = read(name);
    const file = text.ok ? parsed(name, text.value) : { ok: false as const, error: [text.error] };
    if (file.ok) files[name] = file.value;
    else problems.push(...file.error);
    if (text.ok) texts[name] = text.value;
  }
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value: { files, texts } };
};

/** Out of data files that have passed their checks. */
const gameFrom = ({ files, texts }: Read): Game =>
  makeGame(
    printedOf(boardSet(files, (files['tables.json'] as TablesFile).options)),
    knownHash((name) => texts[name]),
  );

export const barbarossaEntry: GameEntry = {
  id: 'barbarossa',
  title: 'Barbarossa',
  load: (read) => {
    const found = filesFrom(read);
    return Promise.resolve(found.ok ? { ok: true, value: gameFrom(found.value) } : found);
  },
};
