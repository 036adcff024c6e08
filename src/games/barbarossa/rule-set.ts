// The rule set: every procedure by its name, made for one set of printed sheets.
import { ruleSet } from '../../core/rule-set.ts';
import type { Procedure, Rules } from '../../core/rule-set.ts';
import { setup, VERSION } from './03-set-up/3.1-setup.ts';
import { setUp } from './03-set-up/3.1-deployment.ts';
import { aftermath } from './04-how-to-win/immediate-effects.ts';
import { caucasusResponse } from './04-how-to-win/4.11-caucasus-expedition.ts';
import { victoryCheck } from './04-how-to-win/4.20-victory-check.ts';
import { germanTurnEnd } from './04-how-to-win/4.18-watch-on-the-oder.ts';
import { startOfTurnChoices } from './05-sequence/turn-start.ts';
import { pauseDie } from './05-sequence/5.10-paulus-pause.ts';
import { game, germanTurn, sovietTurn, turn, turnStart } from './05-sequence/5.2-sequence.ts';
import { overstack } from './06-stacking.ts';
import { aerialReload } from './07-supply/7.7-aerial-supply.ts';
import { supplyMarkers, supplyMarkersOff, supplyTurnStart } from './07-supply/7.12-offensive-supply.ts';
import {
  germanAdministration,
  sovietAdministration,
  turnEnd,
} from './05-sequence/5.3-administration-phase.ts';
import { combOut, romanianReturn } from './08-reinforcements/8.12-replacements.ts';
import { rvgk } from './08-reinforcements/8.9-rvgk.ts';
import { reorganisation } from './08-reinforcements/8.23-reorganisation.ts';
import { strategicMovement } from './08-reinforcements/8.7-strategic-movement.ts';
import { markersArrive } from './09-cities.ts';
import { mobileAssault } from './10-movement/10.23-mobile-assault.ts';
import { movement } from './10-movement/10.1-movement-phase.ts';
import { moving } from './10-movement/10.1-move.ts';
import { advance } from './11-prepared-assaults/11.30-advance.ts';
import { assaults } from './11-prepared-assaults/11.1-assault-phase.ts';
import { battle } from './11-prepared-assaults/11.8-battle.ts';
import { losses } from './11-prepared-assaults/11.26-losses.ts';
import { retreat } from './11-prepared-assaults/11.27-retreat.ts';
import { barred } from './barred-verbs.ts';
import { problems } from './invariants.ts';
import { redeal } from './redeal.ts';
import type { Printed } from './data/sheet.ts';
import type { Own } from './state.ts';
import { view } from './view.ts';

const procedures = (p: Printed): Record<string, Procedure<Own>> => ({
  game: game(p),
  setUp: setUp(p),
  turn: turn(p),
  turnStart,
  markersArrive: markersArrive(p),
  germanAdministration: germanAdministration(p),
  sovietAdministration: sovietAdministration(p),
  combOut: combOut(p),
  romanianReturn: romanianReturn(p),
  rvgk: rvgk(p),
  turnEnd: turnEnd(p),
  supplyTurnStart: supplyTurnStart(p),
  germanTurn: germanTurn(p),
  strategicMovement: strategicMovement(p),
  sovietTurn: sovietTurn(p),
  supplyMarkers: supplyMarkers(p),
  supplyMarkersOff: supplyMarkersOff(p),
  movement: movement(p),
  move: moving(p),
  pauseDie,
  mobileAssault: mobileAssault(p),
  assaults: assaults(p),
  battle: battle(p),
  losses: losses(p),
  retreat: retreat(p),
  advance: advance(p),
  overstack: overstack(p),
  reorganisation: reorganisation(p),
  aftermath: aftermath(p),
  caucasusResponse: caucasusResponse(p),
  startOfTurnChoices: startOfTurnChoices(p),
  germanTurnEnd: germanTurnEnd(p),
  victoryCheck: victoryCheck(p),
  aerialReload: aerialReload(p),
});

export const rulesOf = (p: Printed): Rules =>
  ruleSet<Own>({
    id: 'barbarossa',
    version: VERSION,
    sides: ['german', 'soviet'],
    procedures: procedures(p),
    setup: setup(p),
    view: view(p),
    hides: (s) => s.options['fog'] !== 'off',
    barred: barred(p),
    redeal: redeal(p),
    problems: problems(p),
  });
