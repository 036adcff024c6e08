// The rule set: every procedure by its name, made for one set of printed sheets.
import { ruleSet } from '../../core/rules.ts';
import type { Procedure, Rules } from '../../core/rules.ts';
import { setup, VERSION } from './03-setup.ts';
import { setUp } from './03-deployment.ts';
import { aftermath } from './04-aftermath.ts';
import { caucasusResponse } from './04-caucasus.ts';
import { victoryCheck } from './04-check.ts';
import { germanTurnEnd } from './04-oder.ts';
import { startOfTurnChoices } from './04-turn-start.ts';
import { pauseDie } from './05-pause.ts';
import { game, germanTurn, sovietTurn, turn, turnStart } from './05-sequence.ts';
import { overstack } from './06-stacking.ts';
import { aerialReload } from './07-aerial.ts';
import { supplyMarkers, supplyMarkersOff, supplyTurnStart } from './07-offensive.ts';
import { germanAdministration, sovietAdministration, turnEnd } from './08-administration.ts';
import { combOut, romanianReturn } from './08-replacements.ts';
import { rvgk } from './08-rvgk.ts';
import { reorganisation } from './08-reorganisation.ts';
import { strategicMovement } from './08-strategic.ts';
import { markersArrive } from './09-cities.ts';
import { mobileAssault } from './10-mobile-assault.ts';
import { movement } from './10-movement.ts';
import { moving } from './10-moving.ts';
import { advance } from './11-advance.ts';
import { assaults } from './11-attacks.ts';
import { battle } from './11-battle.ts';
import { losses } from './11-losses.ts';
import { retreat } from './11-retreat.ts';
import { barred } from './barred.ts';
import { problems } from './invariants.ts';
import type { Printed } from './printed.ts';
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
    problems: problems(p),
  });
