// Sentences of orders that no question has now.
import type { MessageTable } from '../../../api/message-table.ts';

export const barredMessages: MessageTable = {
  'ADMINISTRATION.OVER': 'Not now: that belongs to the first step of the player turn of the {side:side}.',
  'MOVE.STEP':
    'Not now: the {side:side} move in the third step of their player turn, and whoever has not moved then in the breakthrough.',
  'ATTACK.STEP': 'Not now: the {side:side} attack from the second step of their player turn on.',
  'AIR.STEP':
    'Not now: missions of the {side:side} are ordered where their attacks are, and flown before these.',
  'SETUP.OVER': 'Nobody placed: the set-up is over.',
  'BUILD.OVER': 'Nothing built: the {side:side} build up as their player turn begins, before anything moves.',
  'PROMOTE.OVER': 'Nobody promoted: a rifle corps becomes an army as the Russian player turn begins.',
  'PROMOTE.NOT-SO':
    'Nobody promoted: only a rifle division that survives a German attack on the worst row of the table becomes a Guards division.',
  'AGAIN.NEVER':
    '{unit:unit} has attacked: only Germans attack again, after a battle in which BK has struck all who defended.',
  'ATTACK.PLAN-STANDS': 'No more attacks: those of the {side:side} were planned before the first is fought.',
  'FORCE.NOBODY':
    'Nothing forced: only units that have been told to hold can be forced into an exchange, by who attacks them.',
  'FORCE.LATE': 'Nothing forced: Russians say so before the die.',
  'DECLINE.ATTACKER':
    'Nothing declined: attackers get out of an exchange if all are German, in good weather, and have not forced it.',
  'DECLINE.DEFENDER':
    'Nothing declined: of defenders only Germans get out of an exchange, and only of a forced one.',
  'STAND.NO-BATTLE': 'Nobody told to hold: defenders are asked before each battle.',
  'FIGHT.STEP': 'Nothing fought: the {side:side} fight their attacks once all of the step are planned.',
  'DRIVE.NO-BATTLE': 'Nobody driven: attackers say how far after D1, D2 and D3.',
  'RETREAT.NO-BATTLE': 'Nobody retreats: units do by a result of a battle alone.',
  'LOSE.NO-BATTLE': 'Nothing given up: units are, for a result of a battle.',
  'ADVANCE.NO-BATTLE': 'Nobody advanced: units that have attacked do, after their battle.',
  'ORDER.OTHER-SIDE': 'Not yours: that order is for the {side:side}.',
  'STAND.ATTACKER': 'Nobody told to hold: that is for who defends.',
  'STAND.LATE': 'Nobody told to hold: the die has fallen.',
  'FIRE.NOT-NOW': 'No rockets now: they are fired as the battles of a phase begin, before the first of them.',
  'ADVANCE.DEFENDER': 'Nobody advanced: the {side:side} have not attacked in this battle.',
  'CLAIM.RUSSIAN':
    'Nothing claimed: Warsaw, or Bucharest and Ploesti, win by themselves once they have been held in supply.',
  'CLAIM.POINTS': 'Nothing claimed: {points:count:point|points} in supply; {least} win in 1941.',
  'CLAIM.CITY': 'Nothing claimed: neither Leningrad nor Moscow nor Stalingrad is among the cities in supply.',
  'CLAIM.NOT-NOW': 'Nothing claimed: the cities are counted at the end of the Russian player turn.',
  'DEMAND.NOT-NOW': 'No die: the Russians may collapse at the instant that Moscow is first taken in supply.',
};
