// Words of the book that are no verbs, as `help` explains them and as the table of docs/games/moscow41.md has them.
import type { Glossary } from '../../../api/glossary.ts';
import { takenWord } from '../../../mechanics/en/questions.ts';

export const GLOSSARY: Glossary = {
  ...takenWord('moscow41:INH.ADV'),
  allocation: {
    says: 'Allocation: attacks are told while units move, and fought when all of them stand; each has one hex for its target.',
    rules: ['moscow41:INH.SEQ', 'moscow41:R136'],
    as: ['allocate', 'plan'],
  },
  breakthrough: {
    says: 'BR, breakthrough: the defenders are gone, the attackers advance and may attack once more at once.',
    rules: ['moscow41:RES.BR.1', 'moscow41:RES.BR.2'],
    as: ['br'],
  },
  disrupted: {
    says: 'Disrupted: a unit that neither moves nor attacks, and is attacked a column better, until it recovers.',
    rules: ['moscow41:INH.DIS', 'moscow41:R182'],
    as: ['disruption', 'recovery'],
  },
  entrenched: {
    says: 'Entrenched: German infantry corps and Russian armies dig in at the start of their player turn, for a factor of defence.',
    rules: ['moscow41:ENT.1', 'moscow41:ENT.2', 'moscow41:ENT.3', 'moscow41:R24'],
    as: ['entrenchment'],
  },
  exchange: {
    says: 'X, exchange: defenders are lost as far as attackers pay for their factors; here it is never declined.',
    rules: ['moscow41:RES.X.1', 'moscow41:RES.X.2', 'moscow41:RES.X.3'],
    as: ['x'],
  },
  flak: {
    says: 'AA, flak: the row of the air table in which who bombs is shot down.',
    rules: ['moscow41:AIR.2', 'moscow41:AIR.3'],
    as: ['aa'],
  },
  garrison: {
    says: 'Garrison: Moscow defends itself with 2 factors and Tula with 1, for as long as no German has been in them.',
    rules: ['moscow41:TER.14', 'moscow41:TER.16', 'moscow41:TER.17'],
  },
  index: {
    says: 'A and B: each row of the table has two numbers, which make seven together. By A a low die is good, by B a high one.',
    rules: ['moscow41:CRT.2'],
    as: ['a1', 'b1', 'index-a', 'index-b'],
  },
  'operational-bonus': {
    says: 'Operational bonus: what a unit may move beyond its factor as long as it keeps out of enemy zones and does not attack.',
    rules: ['moscow41:MOV.1'],
    as: ['bonus', 'operational-movement'],
  },
  panic: {
    says: 'Panic: bombs on Moscow may bring it. German attacks gain a column, and the Russian has a single one.',
    rules: ['moscow41:R156'],
  },
  'player-turn': {
    says: 'Player turn: each side administers, flies, moves and fights once in a turn, the German first until Snow comes.',
    rules: ['moscow41:INH.SEQ', 'moscow41:R12', 'moscow41:R197'],
    as: ['pulse'],
  },
  stack: {
    says: 'Stack: three units to a hex, one army, two of corps size or more, two mobile ones. Looked at as movement or an advance ends.',
    rules: ['moscow41:INH.STK', 'moscow41:R128'],
    as: ['stacking'],
  },
  'strong-side': {
    says: 'Strong side: German armies and shock armies that stay where they are turn to it, and lose it by moving.',
    rules: ['moscow41:INH.ARM'],
    as: ['strong'],
  },
  unsupplied: {
    says: 'Unsupplied: no line reaches a unit at that moment. It attacks at half strength, and is lost if it is Disrupted as well.',
    rules: ['moscow41:SUP.1', 'moscow41:SUP.10', 'moscow41:SUP.11', 'moscow41:SUP.12'],
    as: ['oos'],
  },
  weather: {
    says: 'Weather: Good, Mud, Hard Frost and Snow by the turn track, which the die of turn 2 sets to one of two courses.',
    rules: ['moscow41:WEA.16', 'moscow41:WEA.17', 'moscow41:WEA.21'],
    as: ['mud', 'snow', 'hard-frost'],
  },
};
