// The game as the rest of the program sees it, made from its data files, the shipped ones or an owner's own.
import type { Game } from '../../api/game.ts';
import { glossaryTerms } from '../../api/glossary.ts';
import { TURNING, formationGame } from '../../mechanics/formations/game.ts';
import { dataHashOf, gameLoader } from '../../mechanics/load-game.ts';
import type { GameMaker } from '../../mechanics/load-game.ts';
import { printedGame } from '../../mechanics/printed-game.ts';
import type { GameInfo } from '../../mechanics/printed-game.ts';
import { zonesSeen } from '../../mechanics/zones.ts';
import { SHIPPED } from './data/shipped-hash.ts';
import { printedOf } from './data/sheet.ts';
import type { Printed } from './data/sheet.ts';
import { messages } from './en/index.ts';
import { GLOSSARY } from './en/terms.ts';
import { endWarningsOf } from './end-warnings.ts';
import { moveLaw } from './movement/move-law.ts';
import { positionForm } from './position/index.ts';
import { atHandOf, headingOf } from './questions/heading.ts';
import { attacksAsked } from './questions/attacks.ts';
import { questionsOf } from './questions/index.ts';
import { isOutOfSupply, supplySight } from './questions/supply.ts';
import { rulesOf } from './rule-set.ts';
import { PHASE_ROWS } from './sequence/phases.ts';
import type { Own, Seeing } from './state.ts';
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
  ...formationGame<Own>(p, {
    moves: moveLaw(p),
    attacks: () => attacksAsked(p),
    warnings: () => endWarningsOf(p),
  }),
  rules: rulesOf(p),
  verbs,
  messages,
  terms: glossaryTerms(GLOSSARY),
  zones: (s) => zonesSeen(zonesOf(p).law, s as Seeing),
  heading: (s) => headingOf(p, s as Seeing),
  atHand: (s, who) => atHandOf(p, s as Seeing, who),
  supplied: (s, who) => supplySight(p, s as Seeing, who),
  outOfSupply: (s) => isOutOfSupply(p, s as Seeing),
  refusalRules: async () => (await import('./data/refusal-rules.ts')).REFUSAL_RULES,
  questions: questionsOf(p),
  phases: { rows: PHASE_ROWS },
  betweenTurns: ['turn-start'],
  turning: [...TURNING, 'arrivals.came'],
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
