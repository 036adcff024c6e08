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
  'FORCE.NOBODY':
    'Nothing forced: only units that have been told to hold can be forced into an exchange, by who attacks them.',
  'FORCE.LATE': 'Nothing forced: Russians say so before the die.',
  'DECLINE.ATTACKER':
    'Nothing declined: attackers get out of an exchange if all are German, in good weather, and have not forced it.',
  'DECLINE.DEFENDER':
    'Nothing declined: of defenders only Germans get out of an exchange, and only of a forced one.',
  'FIGHT.STEP': 'Nothing fought: the {side:side} fight their attacks once all of the step are planned.',
  'FIRE.NOT-NOW': 'No rockets now: they are fired as the battles of a phase begin, before the first of them.',
  'CLAIM.RUSSIAN':
    'Nothing claimed: Warsaw, or Bucharest and Ploesti, win by themselves once they have been held in supply.',
  'CLAIM.POINTS': 'Nothing claimed: {points:count:point|points} in supply; {least} win in 1941.',
  'CLAIM.CITY': 'Nothing claimed: neither Leningrad nor Moscow nor Stalingrad is among the cities in supply.',
  'CLAIM.NOT-NOW': 'Nothing claimed: the cities are counted at the end of the Russian player turn.',
  'DEMAND.NOT-NOW': 'No die: the Russians may collapse at the instant that Moscow is first taken in supply.',
};
