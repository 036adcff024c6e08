// The game as the rest of the program sees it, made from its data files, the shipped ones or an owner's own.
import type { Board, Game } from '../../api/game.ts';
import { glossaryTerms } from '../../api/glossary.ts';
import { boardInfo } from '../../mechanics/board-info.ts';
import { dataHashOf, gameLoader } from '../../mechanics/load-game.ts';
import type { GameMaker } from '../../mechanics/load-game.ts';
import { SETTING_UP } from '../../mechanics/entry/deployment.ts';
import { printedGame } from '../../mechanics/printed-game.ts';
import { takenTogether } from '../../mechanics/control.ts';
import { toldOnce } from '../../mechanics/combat/told-once.ts';
import type { GameInfo } from '../../mechanics/printed-game.ts';
import { formationsOf } from '../../mechanics/unit-formations.ts';
import { moveFirst } from '../../mechanics/movement/move-before-assault.ts';
import { marchingOf } from '../../mechanics/movement/march-cost.ts';
import { MUTUAL, PHASE_ROWS } from './05-sequence/5.2-phases.ts';
import { moveLaw } from './09-movement/9.1-move-law.ts';
import { fightIn } from './10-prepared-assaults/10.8-battle-frame.ts';
import type { Viewer } from './10-prepared-assaults/10.7-fog-of-war.ts';
import { doubtsAbout } from './10-prepared-assaults/attack-doubts.ts';
import { boxTitles } from '../../mechanics/entry/boxes.ts';
import { RESERVE } from './boxes.ts';
import { SHIPPED } from './data/shipped-hash.ts';
import { printedOf } from './data/sheet.ts';
import type { Printed, Who } from './data/sheet.ts';
import { messages } from './en/index.ts';
import { GLOSSARY } from './en/terms.ts';
import { positionForm } from './position/index.ts';
import { leftOver } from './end-warnings.ts';
import { atHandOf, headingOf } from './questions/heading.ts';
import { questionsOf } from './questions/index.ts';
import { facesNow } from './questions/odds-answer.ts';
import { isOutOfSupply, seer, supplySight } from './questions/supply.ts';
import { anyTurn } from './random-start.ts';
import { rulesOf } from './rule-set.ts';
import type { Seeing } from './state.ts';
import { picksOf } from './unit-filters.ts';
import { samples } from './verb-examples.ts';
import { verbs } from './verbs.ts';

const INFO: GameInfo = {
  id: 'storm',
  title: 'Operation Storm',
  notices: ['The map, the counters but for a few, the set-up and the turn track are reconstructed.'],
  options: [],
  optionRule: 'storm:3.1a',
};

/** The reserve is called by its one word, too. */
const boardOf = (p: Printed): Board => {
  const board = boardInfo(p, boxTitles(p.tables));
  return { ...board, places: { ...board.places, [RESERVE]: RESERVE } };
};

export const makeGame = (p: Printed, dataHash = dataHashOf({}, p.set)): Game => ({
  ...printedGame(INFO, p.set),
  rules: rulesOf(p),
  board: boardOf(p),
  verbs,
  messages,
  refusalRules: async () => (await import('./data/refusal-rules.ts')).REFUSAL_RULES,
  questions: questionsOf(p),
  terms: glossaryTerms(GLOSSARY),
  formations: formationsOf(p),
  heading: (s) => headingOf(p, s as Seeing),
  atHand: (s, who) => atHandOf(p, s as Seeing, who as Viewer<Who>),
  supplied: (s, who) => supplySight(p, s as Seeing, who),
  outOfSupply: (s, who) => isOutOfSupply(p, s as Seeing, seer(p, s as Seeing, who)),
  picks: picksOf(p),
  marching: marchingOf(moveLaw(p)),
  leftOver: (s) => leftOver(p, s as Seeing),
  doubts: (s, order) => doubtsAbout(p, s as Seeing, order),
  fight: (s) => {
    const fight = fightIn(s);
    return fight === undefined ? undefined : { ...fight, faces: facesNow(p, s as Seeing) };
  },
  toll: { attacks: ['battle.declared'], losses: ['unit.eliminated'] },
  retell: (events) => toldOnce(takenTogether(moveFirst(events)), p.sideOf),
  phases: { rows: PHASE_ROWS, mutual: MUTUAL },
  betweenTurns: ['air-superiority', 'soviet-reinforcement', 'german-reinforcement'],
  scores: ['soviet'],
  turning: [
    ...SETTING_UP,
    'order.declared',
    'phase.begins',
    'phase.passed',
    'player-turn.begins',
    'player-turn.ends',
    'turn.begins',
  ],
  position: positionForm(p),
  anyTurn: anyTurn(p),
  outlook: async () => (await import('./outlook.ts')).outlookOf(p),
  dataHash,
  samples,
});

export const maker: GameMaker = {
  make: (set, dataHash) => makeGame(printedOf(set), dataHash),
  shipped: SHIPPED,
};

export const load = gameLoader(maker);
