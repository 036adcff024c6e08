// Scenes for tests of the typed language: the test game at its start, and a small map of two sheets.
import { seenBy } from '../../src/api/game.ts';
import type { Match } from '../../src/core/match.ts';
import { newMatch } from '../../src/core/match.ts';
import { listed, offers, subjects } from '../../src/core/kernel.ts';
import type { Args, Order, Side } from '../../src/core/types.ts';
import type { UnitView, View } from '../../src/api/view.ts';
import type { Board } from '../../src/api/game.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import type { Understanding } from '../../src/api/verb-spec.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import type { Scene } from '../../src/language/parse/scope.ts';
import { sceneMaker } from '../../src/language/parse/scope.ts';
import { writeOrders } from '../../src/language/canonical-write.ts';
import { ford } from '../games/ford/game.ts';

export const registry = registryFor(ford);
/** The verbs of no game in particular. */
export const shared = registryFor(undefined);

export const fordMatch = (): Match => newMatch(ford.rules, ford.scenarios[0]?.id ?? '', { fog: 'on' });

const sceneIn = sceneMaker(ford);

/** What a side at the keyboard knows of a match. */
export const sceneOf = (match: Match, by: Side, here?: string): Scene => {
  const offer = (verb: string): ReturnType<typeof offers>[number] | undefined =>
    offers(ford.rules, match.state).find((open) => open.by === by && open.verb === verb);
  return sceneIn({
    view: seenBy(ford, match.state, by),
    by,
    here,
    subjects: (verb) => {
      const open = offer(verb);
      return open === undefined ? [] : subjects(match.state, open);
    },
    legal: (verb): readonly Args[] | undefined => {
      const open = offer(verb);
      return open === undefined ? undefined : listed(match.state, open)?.map(({ args }) => args);
    },
  });
};

const unit = (id: string, name: string, side: Side, at: string, known = true): UnitView => ({
  id,
  name,
  side,
  at,
  known,
  strength: '1',
  spent: false,
  facts: {},
});

const sheets: Board = {
  grid: makeGrid({
    digits: 'RRCC',
    columnsFrom: 'west',
    rowsRise: 'north',
    shifted: { rows: 'even', toward: 'east' },
    sheets: [
      { prefix: 'N', firstRow: 1, lastRow: 20 },
      { prefix: 'S', firstRow: 11, lastRow: 31, seam: 'north' },
    ],
    columns: { default: [1, 30], rows: { N20: [5, 25] } },
  }),
  hex: () => ({ terrain: 'clear', glyph: '..', facts: {} }),
  sides: () => [],
  places: {
    'Brest-Litovsk': 'N0505',
    'Velikie Luki': 'N0707',
    'Velikie Novgorod': 'N0909',
    'Saint Peter': 'S1212',
    'reserve box': 'box:reserve',
  },
};

const SHEET_UNITS: readonly UnitView[] = [
  unit('24pz', '24 Panzer Corps', 'axis', 'N1721'),
  unit('3mot', '3 Motorised Division', 'axis', 'N1721'),
  unit('9inf', '9 Infantry Corps', 'axis', 'N1822'),
  unit('1gd', '1 Guards Rifle Corps', 'soviet', 'S1506'),
  unit('2gd', '2 Guards Cavalry Corps', 'soviet', 'S1605'),
  unit('?S1506.2', 'covered unit', 'soviet', 'S1506', false),
  unit('24army', '24 Army', 'soviet', 'box:reserve'),
];

const sheetView = (who: Side): View => ({
  game: 'sheets',
  scenario: 'one',
  who,
  clock: { turn: 1, phase: 'movement', phasing: who },
  turns: 4,
  units: SHEET_UNITS,
  places: [
    { id: 'box:reserve', name: 'Reserve box', facts: {} },
    { id: 'box:dead', name: 'Dead pile', facts: {} },
  ],
  hexes: {},
  score: [],
});

export const sheetsGame = {
  board: sheets,
  sideWords: {
    axis: { name: 'Germans', adjective: 'German', letter: 'G' },
    soviet: { name: 'Soviets', adjective: 'Soviet', letter: 'S' },
  },
};

export const onSheets = (by: Side, here?: string): Scene =>
  sceneMaker(sheetsGame)({ view: sheetView(by), by, here });

/** An understanding as one line: canonical text, `verb slot=ids`, the numbered words of a question, or a code. */
export const told = (understood: Understanding): string => {
  switch (understood.kind) {
    case 'nothing':
      return 'nothing';
    case 'orders':
      return writeOrders(registry, understood.orders);
    case 'question':
    case 'program': {
      const slots = Object.entries(understood.args).map(([slot, values]) => `${slot}=${values.join(',')}`);
      const orders =
        understood.kind === 'program' && understood.orders !== undefined ? understood.orders : [];
      return [
        understood.verb.name,
        ...slots,
        ...(orders.length > 0 ? [`[${writeOrders(registry, orders)}]`] : []),
      ].join(' ');
    }
    case 'which':
      return `which ${understood.candidates.map(({ word }) => word).join(' ')}`;
    case 'refused':
      return understood.refusal.code;
  }
};

export const ordersIn = (understood: Understanding): readonly Order[] =>
  understood.kind === 'orders' ? understood.orders : [];
