// Words of the book that are no verbs, as `help` explains them and as the table of docs/games/typhoon.md has them.
import type { Glossary } from '../../../api/glossary.ts';
import { takenWord } from '../../../mechanics/en/questions.ts';

export const GLOSSARY: Glossary = {
  ...takenWord('typhoon:ADV.1'),
  allocation: {
    says: 'Allocation: attacks are told while units move, and fought when all of them stand; each has one hex for its target.',
    rules: ['typhoon:SEQ.5', 'typhoon:SEQ.7'],
    as: ['allocate', 'plan'],
  },
  breakthrough: {
    says: 'BR, breakthrough: the defenders are gone, the attackers advance and may attack once more at once.',
    rules: ['typhoon:RES.BR.1', 'typhoon:RES.BR.2'],
    as: ['br'],
  },
  column: {
    says: 'Column: attack against defence as odds, rounded down to a column of the table, and shifted by circumstances.',
    rules: ['typhoon:CRT.1', 'typhoon:CRT.9'],
    as: ['odds-column'],
  },
  'defence-line': {
    says: 'Defence line: Russian infantry behind it has a factor more against attacks across it, and Germans who advance stop at it.',
    rules: ['typhoon:TER.6', 'typhoon:TER.7', 'typhoon:ADV.3'],
    as: ['line'],
  },
  disrupted: {
    says: 'Disrupted: a unit that neither moves nor attacks, and is attacked a column better, until it recovers.',
    rules: ['typhoon:DIS.1', 'typhoon:DIS.3', 'typhoon:REC.1', 'typhoon:REC.3'],
    as: ['disruption', 'recovery'],
  },
  entrenched: {
    says: 'Entrenched: German infantry corps and Russian armies dig in at step A, for a factor of defence, until they move or attack.',
    rules: ['typhoon:INH.ENT', 'typhoon:SEQ.2', 'typhoon:R68'],
    as: ['entrenchment'],
  },
  exchange: {
    says: 'X, exchange: defenders are lost as far as the attackers can pay for their factors; Germans may decline it but in Snow.',
    rules: ['typhoon:RES.X.4', 'typhoon:RES.X.5', 'typhoon:RES.X.1'],
    as: ['x'],
  },
  flak: {
    says: 'AA, flak: shoots down who bombs; against Russians and against Germans by rules of their own.',
    rules: ['typhoon:AIR.10', 'typhoon:AIR.13', 'typhoon:AIR.14'],
    as: ['aa'],
  },
  'forced-exchange': {
    says: 'Forced exchange: a German attack whose result is read anew by a list, so that it kills and pays instead of driving back.',
    rules: ['typhoon:FEX.1', 'typhoon:FEX.4', 'typhoon:FEX.5'],
    as: ['forced'],
  },
  garrison: {
    says: 'Garrison: Moscow defends itself with 2 factors and Tula with 1, for as long as no German has been in them.',
    rules: ['typhoon:TER.4', 'typhoon:TER.5', 'typhoon:R26'],
  },
  index: {
    says: 'A and B: each row of the table has two numbers, which make seven together. By A a low die is good, by B a high one.',
    rules: ['typhoon:CRT.2'],
    as: ['a1', 'b1', 'index-a', 'index-b'],
  },
  'katyusha-regiment': {
    says: 'Katyushas fire rockets at a hex beside them before the battles, with a die for each unit in it.',
    rules: ['typhoon:KAT.1', 'typhoon:KAT.2', 'typhoon:KAT.3'],
    as: ['katyusha', 'rockets'],
  },
  'no-retreat': {
    says: 'No Retreat: defenders told to hold are lost where others would be driven back. The Russian orders it for all of a German player turn.',
    rules: ['typhoon:NRO.2', 'typhoon:NRO.3', 'typhoon:NRO.4'],
    as: ['hold-to-the-last'],
  },
  overrun: {
    says: 'Overrun: armour strong enough, in the open, makes the results of the infantry in the hex worse for it.',
    rules: ['typhoon:OVR.1', 'typhoon:OVR.2', 'typhoon:OVR.3'],
    as: ['armour-overrun'],
  },
  panic: {
    says: 'Panic: bombs on Moscow may bring it. German attacks gain a column, and the Russian has a single one.',
    rules: ['typhoon:AIR.30', 'typhoon:AIR.31', 'typhoon:AIR.32'],
  },
  pressed: {
    says: 'Pressed attack: the die is read in a better column where it falls well and in a worse one where it does not.',
    rules: ['typhoon:PRS.1', 'typhoon:PRS.4'],
    as: ['press'],
  },
  pulse: {
    says: 'Pulse: in a turn both sides move and fight several times in alternation, as often as the weather lets them.',
    rules: ['typhoon:SEQ.3', 'typhoon:SEQ.8', 'typhoon:SEQ.10'],
    as: ['pulses'],
  },
  stack: {
    says: 'Stack: three units to a hex, one army, two of corps size or more, two mobile ones. Looked at as movement or an advance ends.',
    rules: ['typhoon:STK.3', 'typhoon:STK.4', 'typhoon:STK.5', 'typhoon:STK.6', 'typhoon:STK.1'],
    as: ['stacking'],
  },
  'strong-side': {
    says: 'Strong side: German armies and shock armies that stay where they are turn to it at step A, and lose it by moving.',
    rules: ['typhoon:ARM.5', 'typhoon:ARM.6', 'typhoon:ARM.7'],
    as: ['strong'],
  },
  support: {
    says: 'Support: an enemy corps or army beside an attacker and beside a hex he attacks must be attacked as well.',
    rules: ['typhoon:MAN.1', 'typhoon:MAN.2', 'typhoon:MAN.3'],
    as: ['closure'],
  },
  weather: {
    says: 'Weather: Good and Hard Frost give three pulses a side, Mud two, Snow two German and three Russian ones, the Russian first.',
    rules: ['typhoon:SEQ.1', 'typhoon:SEQ.3', 'typhoon:WEA.8'],
    as: ['mud', 'snow', 'hard-frost'],
  },
  'zone-of-control': {
    says: 'Zone of control: the hexes beside units that can stop whoever moves into them.',
    rules: ['typhoon:ZOC.1', 'typhoon:ZOC.2', 'typhoon:ZOC.6'],
    as: ['zone', 'zoc'],
  },
};
