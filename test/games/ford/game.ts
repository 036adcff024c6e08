// The test game as the rest of the program sees it: two sides, a river, two towns. Never shipped.
import type { RuleId } from '../../../src/core/types.ts';
import type { Game } from '../../../src/api/game.ts';
import type { GameEntry } from '../../../src/api/game-entry.ts';
import { PHASES } from './01-turns.ts';
import { board, isHex } from './board.ts';
import { counters } from './data/counters.ts';
import { printedBoard } from './data/printed-board.ts';
import { isSupplied } from './08-supply.ts';
import { DATA_HASH, RULES, scenario, SCENARIOS } from './data/index.ts';
import { position } from './position.ts';
import { answerOdds, odds } from './questions.ts';
import { rules } from './rules.ts';
import { supplySight } from './08-supply.ts';
import { placeOf } from './state.ts';
import type { Seeing } from './state.ts';
import { messages, react } from './words.ts';

export const ford: Game = {
  id: 'ford',
  title: 'Ford',
  rules,
  sideWords: {
    north: { name: 'Northerners', adjective: 'Northern', letter: 'N' },
    south: { name: 'Southerners', adjective: 'Southern', letter: 'S' },
  },
  scenarios: Object.entries(SCENARIOS).map(([id, { title }]) => ({ id, title })),
  turnsOf: (id) => scenario(id).turns,
  options: [
    {
      id: 'fog',
      title: 'Hidden stacks',
      meaning: 'Of a stack of the other side you see the top unit only.',
      values: ['on', 'off'],
      standard: 'on',
      rule: 'ford:3.3',
    },
  ],
  board,
  printed: printedBoard,
  counters,
  phases: { rows: PHASES.map((phase) => [phase]), bySide: true },
  verbs: ['move', 'attack', 'retreat', 'advance', 'place', 'pass', 'end', 'choose', react, odds],
  messages,
  ruleIds: Object.keys(RULES).map((id): RuleId => `ford:${id}`),
  ruleWords: (id) => RULES[id.replace(/^ford:/, '')],
  picks: {
    moved: (s) => (unit) => (s as Seeing).own.moved.includes(unit),
  },
  questions: { odds: (s, who, args) => answerOdds(s as Seeing, who, args) },
  supplied: (s, who) => supplySight(s as Seeing, who),
  outOfSupply: (s) => (unit) => {
    const { own } = s as Seeing;
    return isHex(placeOf(own, unit)) && !isSupplied(own, unit);
  },
  toll: { attacks: ['attack.declared'], losses: ['unit.lost'] },
  position,
  dataHash: DATA_HASH,
  notices: ['Ford is a test game. All its charts are invented.'],
};

export const fordEntry: GameEntry = {
  id: ford.id,
  title: ford.title,
  load: () => Promise.resolve({ ok: true, value: ford }),
};
