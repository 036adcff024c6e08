// The game as the rest of the program sees it, made from its data files, the shipped ones or an owner's own.
import { checkFirst } from './04-how-to-win/4.20-victory-check-told.ts';
import type { Game, OptionInfo } from '../../api/game.ts';
import { boardInfo } from '../../mechanics/board-info.ts';
import { dataHashOf, gameLoader } from '../../mechanics/load-game.ts';
import type { GameMaker } from '../../mechanics/load-game.ts';
import { SETTING_UP } from '../../mechanics/entry/deployment.ts';
import { printedGame } from '../../mechanics/printed-game.ts';
import type { GameInfo } from '../../mechanics/printed-game.ts';
import { atHandOf, headingOf } from './questions/heading.ts';
import { isOutOfSupply, supplySight } from './questions/supply.ts';
import { anyTurn } from './random-start/index.ts';
import { boxTitles } from '../../mechanics/entry/boxes.ts';
import type { Viewer } from './11-prepared-assaults/11.7-fog-of-war.ts';
import { dutiesOf } from './11-prepared-assaults/11.3-eligible-attackers.ts';
import { fightIn } from './11-prepared-assaults/11.8-battle-frame.ts';
import { doubtsAbout } from './11-prepared-assaults/attack-doubts.ts';
import { SHIPPED } from './data/shipped-hash.ts';
import { valuesOfPlay } from './data/values-of-play.ts';
import { marchingOf } from '../../mechanics/movement/march-cost.ts';
import { moveLaw } from './10-movement/10.1-move-law.ts';
import { toldOnce } from '../../mechanics/combat/told-once.ts';
import { moveFirst } from '../../mechanics/movement/move-before-assault.ts';
import { leftOver, lostByEnd } from './end-warnings.ts';
import { picksOf } from './unit-filters.ts';
import { PHASE_ROWS } from './05-sequence/5.2-sequence.ts';
import { positionForm } from './position/index.ts';
import { printedOf } from './data/sheet.ts';
import type { Printed } from './data/sheet.ts';
import { facesNow } from './questions/odds-range.ts';
import { questionsOf } from './questions/index.ts';
import { rulesOf } from './rule-set.ts';
import { samples } from './verb-examples.ts';
import type { Seeing } from './state.ts';
import { verbs } from './verbs.ts';
import { formationsOf } from './formations.ts';
import { glossaryTerms } from '../../api/glossary.ts';
import { messages } from './en/index.ts';
import { GLOSSARY } from './en/terms.ts';

const FOG: OptionInfo = {
  id: 'fog',
  title: 'Fog of war',
  meaning: 'The Germans see only the top unit of a Soviet stack until they attack it; the Soviets see all.',
  values: ['on', 'off'],
  standard: 'on',
  rule: 'barbarossa:11.7a',
};

const INFO: GameInfo = {
  id: 'barbarossa',
  title: 'Barbarossa',
  notices: ['Map, counters, combat results table, turn track and victory chart are reconstructed.'],
  options: [FOG],
  optionRule: FOG.rule,
};

export const makeGame = (p: Printed, dataHash = dataHashOf({ values: valuesOfPlay }, p.set)): Game => ({
  ...printedGame(INFO, p.set),
  rules: rulesOf(p),
  // R2: a label that spells a city another way stands for the city.
  board: boardInfo(p, boxTitles(p.tables)),
  verbs,
  messages,
  refusalRules: async () => (await import('./data/refusal-rules.ts')).REFUSAL_RULES,
  questions: questionsOf(p),
  heading: (s) => headingOf(p, s as Seeing),
  atHand: (s, who) => atHandOf(p, s as Seeing, who as Viewer),
  // 11.7a: who is bound the German does not see.
  due: (s, who) => (who === 'german' ? [] : dutiesOf(p, s as Seeing).map(({ unit }) => unit)),
  supplied: (s, who) => supplySight(p, s as Seeing, who),
  // 7.2, 7.8: of the other side's units only the hex is judged, as `supply` does.
  outOfSupply: (s, who) => isOutOfSupply(p, s as Seeing, who),
  terms: glossaryTerms(GLOSSARY),
  formations: formationsOf(p),
  picks: picksOf(p),
  // 10.1a, 10.10a: what a unit has to spend, and what hexes cost it.
  marching: marchingOf(moveLaw(p)),
  phases: { rows: PHASE_ROWS },
  betweenTurns: ['german-administration', 'soviet-administration'],
  scores: ['german'],
  turning: [
    ...SETTING_UP,
    'order.declared',
    'phase.begins',
    'phase.passed',
    'player-turn.begins',
    'player-turn.ends',
    'turn.begins',
  ],
  leftOver: (s) => leftOver(p, s as Seeing),
  doubts: (s, order) => doubtsAbout(p, s as Seeing, order),
  lostByEnd: (s) => lostByEnd(p, s as Seeing),
  fight: (s) => {
    const fight = fightIn(s);
    return fight === undefined ? undefined : { ...fight, faces: facesNow(p, s as Seeing) };
  },
  retell: (events) => toldOnce(moveFirst(checkFirst(events)), p.sideOf),
  toll: { attacks: ['battle.declared'], losses: ['unit.eliminated', 'unit.forfeit'] },
  always: ['check'],
  position: positionForm(p),
  anyTurn: anyTurn(p),
  outlook: async () => (await import('./outlook.ts')).outlookOf(p),
  dataHash,
  samples,
});

export const maker: GameMaker = {
  make: (set, dataHash) => makeGame(printedOf(set), dataHash),
  values: valuesOfPlay,
  shipped: SHIPPED,
};

export const load = gameLoader(maker);
