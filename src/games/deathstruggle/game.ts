// The game as the rest of the program sees it, made from its data files, the shipped ones or an owner's own.
import type { Game } from '../../api/game.ts';
import { glossaryTerms } from '../../api/glossary.ts';
import { boardInfo } from '../../mechanics/board-info.ts';
import { toldOnce } from '../../mechanics/combat/told-once.ts';
import { takenTogether } from '../../mechanics/control.ts';
import { boxTitles } from '../../mechanics/entry/boxes.ts';
import { SETTING_UP } from '../../mechanics/entry/deployment.ts';
import { dataHashOf, gameLoader } from '../../mechanics/load-game.ts';
import type { GameMaker } from '../../mechanics/load-game.ts';
import { marchingOf } from '../../mechanics/movement/march-cost.ts';
import { printedGame } from '../../mechanics/printed-game.ts';
import type { GameInfo } from '../../mechanics/printed-game.ts';
import { formationPicks } from '../../mechanics/formations/unit-filters.ts';
import { formationsOf } from '../../mechanics/unit-formations.ts';
import { zonesSeen } from '../../mechanics/zones.ts';
import { SHIPPED } from './data/shipped-hash.ts';
import { printedOf } from './data/sheet.ts';
import type { Printed } from './data/sheet.ts';
import { messages } from './en/index.ts';
import { GLOSSARY } from './en/terms.ts';
import { doubts, leftOver, lostByEnd } from './end-warnings.ts';
import { moveLaw } from './movement/move-law.ts';
import { positionForm } from './position/index.ts';
import { atHandOf, headingOf } from './questions/heading.ts';
import { attacksAsked } from './questions/attacks.ts';
import { questionsOf } from './questions/index.ts';
import { isOutOfSupply, supplySight } from './questions/supply.ts';
import { rulesOf } from './rule-set.ts';
import { PHASE_ROWS } from './sequence/phases.ts';
import type { Seeing } from './state.ts';
import { samples } from './verb-examples.ts';
import { verbs } from './verbs.ts';
import { zonesOf } from './zones-of-control/zones.ts';

const INFO: GameInfo = {
  id: 'deathstruggle',
  title: 'Death Struggle 20',
  notices: ['The map, the factors of the counters and the set-up are reconstructed.'],
  options: [],
  optionRule: 'deathstruggle:SET.1',
};

export const makeGame = (p: Printed, dataHash = dataHashOf({}, p.set)): Game => ({
  ...printedGame(INFO, p.set),
  rules: rulesOf(p),
  board: boardInfo(p, boxTitles(p.tables)),
  verbs,
  messages,
  terms: glossaryTerms(GLOSSARY),
  formations: formationsOf(p),
  picks: formationPicks(p),
  leftOver: (s) => leftOver(p, s as Seeing),
  lostByEnd: (s) => lostByEnd(p, s as Seeing),
  doubts: (s, order) => doubts(p, s as Seeing, order),
  zones: (s) => zonesSeen(zonesOf(p).law, s as Seeing),
  marching: marchingOf(moveLaw(p)),
  retell: (events) => toldOnce(takenTogether(events)),
  heading: (s) => headingOf(p, s as Seeing),
  atHand: (s, who) => atHandOf(p, s as Seeing, who),
  supplied: (s, who) => supplySight(p, s as Seeing, who),
  outOfSupply: (s) => isOutOfSupply(p, s as Seeing),
  refusalRules: async () => (await import('./data/refusal-rules.ts')).REFUSAL_RULES,
  questions: questionsOf(p),
  fight: (s) => attacksAsked(p).fight(s as Seeing),
  toll: { attacks: ['battle.declared'], losses: ['unit.eliminated', 'units.eliminated'] },
  phases: { rows: PHASE_ROWS },
  betweenTurns: ['turn-start'],
  scores: [],
  turning: [...SETTING_UP, 'phase.begins', 'phase.passed', 'pulse.begins', 'turn.begins', 'weather.now'],
  always: ['victory.claimed'],
  position: positionForm(p),
  outlook: async () => (await import('./outlook.ts')).outlookOf(p),
  dataHash,
  samples,
});

export const maker: GameMaker = {
  make: (set, dataHash) => makeGame(printedOf(set), dataHash),
  shipped: SHIPPED,
};

export const load = gameLoader(maker);
