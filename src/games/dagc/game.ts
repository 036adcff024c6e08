// The game as the rest of the program sees it, made from its data files, the shipped ones or an owner's own.
import type { Game, OptionInfo } from '../../api/game.ts';
import { boardInfo } from '../../mechanics/board-info.ts';
import { dataHashOf, gameLoader } from '../../mechanics/load-game.ts';
import type { GameMaker } from '../../mechanics/load-game.ts';
import { printedGame } from '../../mechanics/printed-game.ts';
import { takenTogether } from '../../mechanics/control.ts';
import { toldOnce } from '../../mechanics/combat/told-once.ts';
import type { GameInfo } from '../../mechanics/printed-game.ts';
import { marchingOf } from '../../mechanics/movement/march-cost.ts';
import { zonesSeen } from '../../mechanics/zones.ts';
import { PHASE_ROWS } from './05-sequence/5.2-phases.ts';
import { zonesOf } from './08-zones-of-control.ts';
import { moveLaw } from './09-movement/9.1-move-law.ts';
import type { Viewer } from './06-stacking/6.8-fog-of-war.ts';
import type { Who } from './data/sheet.ts';
import { fightIn } from './11-combat/11.8-battle-frame.ts';
import { doubtsAbout } from './11-combat/attack-doubts.ts';
import { boxTitles } from '../../mechanics/entry/boxes.ts';
import { SHIPPED } from './data/shipped-hash.ts';
import { printedOf } from './data/sheet.ts';
import type { Printed } from './data/sheet.ts';
import { messages } from './en/index.ts';
import { positionForm } from './position/index.ts';
import { dutiesOf } from './11-combat/11.1-first-attacks.ts';
import { facesNow } from './questions/odds.ts';
import { atHandOf, headingOf } from './questions/heading.ts';
import { questionsOf } from './questions/index.ts';
import { isOutOfSupply, supplySight } from './questions/supply.ts';
import { anyTurn } from './random-start.ts';
import { rulesOf } from './rule-set.ts';
import { leftOver, lostByEnd } from './end-warnings.ts';
import type { Seeing } from './state.ts';
import { samples } from './verb-examples.ts';
import { picksOf } from './unit-filters.ts';
import { verbs } from './verbs.ts';
import { formationsOf } from './formations.ts';
import { glossaryTerms } from '../../api/glossary.ts';
import { GLOSSARY } from './en/terms.ts';

const FOG: OptionInfo = {
  id: 'fog',
  title: 'Fog of war',
  meaning: 'The Germans see only the top unit of a Soviet stack until they attack it; the Soviets see all.',
  values: ['on', 'off'],
  standard: 'on',
  rule: 'dagc:6.8b',
};

const INFO: GameInfo = {
  id: 'dagc',
  title: 'Destruction of Army Group Center',
  notices: ['Map, counters, combat results table and turn track are reconstructed.'],
  options: [FOG],
  optionRule: 'dagc:3.10',
};

export const makeGame = (p: Printed, dataHash = dataHashOf({}, p.set)): Game => ({
  ...printedGame(INFO, p.set),
  rules: rulesOf(p),
  board: boardInfo(p, boxTitles(p.tables)),
  verbs,
  messages,
  refusalRules: async () => (await import('./data/refusal-rules.ts')).REFUSAL_RULES,
  questions: questionsOf(p),
  heading: (s) => headingOf(p, s as Seeing),
  atHand: (s, who) => atHandOf(p, s as Seeing, who as Viewer<Who>),
  // 6.8b: who is under a stack the German does not see.
  due: (s, who) => (who === 'german' ? [] : dutiesOf(p, s as Seeing).map(({ unit }) => unit)),
  // 6.8b: that somebody is in a hex is seen, and everybody has a zone (8.1a).
  zones: (s) => zonesSeen(zonesOf(p), s as Seeing),
  supplied: (s, who) => supplySight(p, s as Seeing, who),
  outOfSupply: (s, who) => isOutOfSupply(p, s as Seeing, who),
  terms: glossaryTerms(GLOSSARY),
  formations: formationsOf(p),
  picks: picksOf(p),
  marching: marchingOf(moveLaw(p)),
  leftOver: (s) => leftOver(p, s as Seeing),
  lostByEnd: (s) => lostByEnd(p, s as Seeing),
  doubts: (s, order) => doubtsAbout(p, s as Seeing, order),
  fight: (s) => {
    const fight = fightIn(s);
    return fight === undefined ? undefined : { ...fight, faces: facesNow(p, s as Seeing) };
  },
  retell: (events) => toldOnce(takenTogether(events), p.sideOf),
  toll: { attacks: ['battle.declared'], losses: ['unit.eliminated'] },
  phases: { rows: PHASE_ROWS },
  betweenTurns: ['turn-start'],
  scores: ['soviet'],
  turning: ['phase.begins', 'phase.passed', 'player-turn.begins', 'player-turn.ends', 'turn.begins'],
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
