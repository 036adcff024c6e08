// What a game says of itself out of its data files: scenarios, optional rules, the rule book, the board as it is printed.
import type { BoardSet } from '../board/board.ts';
import type { RuleId } from '../core/types.ts';
import type { Game, OptionInfo, RuleWords, ScenarioInfo } from '../api/game.ts';

/** What every turn track has. */
type Track = {
  readonly turns: readonly {
    readonly turn: number;
    readonly label: string;
    /** From its first day to its last, such as `27 July-2 August 1944`, where the label is the first day alone. */
    readonly date?: string;
  }[];
};

/** What the data files do not say. */
export type GameInfo = {
  readonly id: string;
  readonly title: string;
  readonly notices: readonly string[];
  /** Options of every scenario that are no optional rules of the charts, such as fog of war; they come first. */
  readonly options: readonly OptionInfo[];
  /** The rule that an optional rule without one of its own stands under. */
  readonly optionRule: RuleId;
};

const optionsOf = ({ options, optionRule }: GameInfo, set: BoardSet): readonly OptionInfo[] => [
  ...options,
  ...set.options.map(({ id, title, summary, values, standard, rules }) => ({
    id,
    title,
    meaning: summary,
    values,
    standard,
    rule: rules[0] ?? optionRule,
  })),
];

/** Rules in the order of the book, then the rulings. */
const ruleBook = (game: string, { rules, rulings }: BoardSet): ReadonlyMap<RuleId, RuleWords> =>
  new Map<RuleId, RuleWords>([
    ...rules.rules.map(({ id, title, summary }) => [`${game}:${id}`, { title, summary }] as const),
    ...rulings.rulings.map(({ id, title, ruling }) => [`${game}:${id}`, { title, summary: ruling }] as const),
  ]);

/** The last day of a turn, as short as labels are: `23 Aug` of `17-23 August 1944`. */
const lastDay = (date: string): string | undefined => {
  const [, day, month] = /-(\d+) (\p{L}{3})/u.exec(date) ?? [];
  return day === undefined || month === undefined ? undefined : `${day} ${month}`;
};

/** A scenario is called without the game's title before it. */
const scenariosOf = (title: string, { scenarios, turns }: BoardSet): readonly ScenarioInfo[] => {
  const track = (turns as Track).turns;
  const lineOf = (turn: number) => track.find((line) => line.turn === turn);
  const begins = (turn: number): string => lineOf(turn)?.label ?? '';
  const ends = (turn: number): string => lastDay(lineOf(turn)?.date ?? '') ?? begins(turn);
  return Object.entries(scenarios).map(([id, scenario]) => {
    const { first, last } = scenario.turns;
    return {
      id,
      title: scenario.title.startsWith(`${title}: `)
        ? scenario.title.slice(title.length + 2)
        : scenario.title,
      meaning: `${scenario.summary === undefined ? '' : `${scenario.summary} `}Turns ${first} to ${last}, ${begins(first)} to ${ends(last)}.`,
    };
  });
};

type Printed = Pick<
  Game,
  | 'id'
  | 'title'
  | 'sideWords'
  | 'scenarios'
  | 'turnsOf'
  | 'options'
  | 'printed'
  | 'counters'
  | 'ruleIds'
  | 'ruleWords'
  | 'notices'
>;

export const printedGame = (info: GameInfo, set: BoardSet): Printed => {
  const { id, title, notices } = info;
  const { board, units } = set;
  const book = ruleBook(id, set);
  return {
    id,
    title,
    turnsOf: (scenario) => set.scenarios[scenario]?.turns.last ?? 0,
    sideWords: units.sides,
    scenarios: scenariosOf(title, set),
    options: optionsOf(info, set),
    printed: board,
    counters: units,
    ruleIds: [...book.keys()],
    ruleWords: (rule) => book.get(rule),
    notices,
  };
};
