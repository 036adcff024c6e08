// Words of the book that are no verbs, as `help` explains them and as the table of docs/games/deathstruggle.md has them.
import type { Glossary } from '../../../api/glossary.ts';
import { takenWord } from '../../../mechanics/en/questions.ts';

export const GLOSSARY: Glossary = {
  ...takenWord('deathstruggle:ADV.5'),
  allocation: {
    says: 'Allocation: attacks are told while units move, and fought when all of them stand.',
    rules: ['deathstruggle:SEQ.A3', 'deathstruggle:SEQ.A5'],
    as: ['allocate', 'plan'],
  },
  blitzkrieg: {
    says: 'BK, Blitzkrieg: the defenders are gone, and the Germans who attacked may attack once more after their advance.',
    rules: ['deathstruggle:RES.BK.1', 'deathstruggle:RES.BK.2'],
    as: ['bk'],
  },
  breakthrough: {
    says: 'Breakthrough: after the battles German units that have neither moved nor attacked may do both, with 2 movement factors less. The Russians call theirs Proriv.',
    rules: ['deathstruggle:SEQ.A6', 'deathstruggle:MOV.12', 'deathstruggle:MOV.13', 'deathstruggle:R30'],
    as: ['proriv'],
  },
  disrupted: {
    says: 'Disrupted: a unit that neither moves nor attacks, and is attacked a column better, until it recovers.',
    rules: ['deathstruggle:DIS.1', 'deathstruggle:DIS.5', 'deathstruggle:REC.1', 'deathstruggle:REC.3'],
    as: ['disruption', 'recovery'],
  },
  entrenched: {
    says: 'Entrenched: infantry, rifle and parachute units and armies that stay where they are dig in, and are attacked a column worse.',
    rules: ['deathstruggle:ENT.1', 'deathstruggle:ENT.2', 'deathstruggle:ENT.3', 'deathstruggle:R102'],
    as: ['entrenchment'],
  },
  exchange: {
    says: 'X, exchange: defenders are lost as far as attackers pay for their factors; X/2 is half of it, 2X twice as much.',
    rules: ['deathstruggle:RES.X.1', 'deathstruggle:RES.X.2', 'deathstruggle:RES.X.6'],
    as: ['x'],
  },
  flak: {
    says: 'AA, flak: shoots down who bombs a German army in good order or a Russian victory city.',
    rules: ['deathstruggle:AIR.21'],
    as: ['aa'],
  },
  index: {
    says: 'A and B: each row of the table has two numbers, which make seven together. By A a low die is good, by B a high one.',
    rules: ['deathstruggle:CRT.2'],
    as: ['a1', 'b1', 'index-a', 'index-b'],
  },
  'katyusha-regiment': {
    says: 'Katyushas fire rockets at a hex beside them before the battles, a die for each unit there: two faces in six Disrupt it.',
    rules: ['deathstruggle:KAT.1', 'deathstruggle:KAT.2', 'deathstruggle:KAT.3'],
    as: ['katyusha', 'rockets'],
  },
  'no-retreat': {
    says: 'No Retreat: defenders told to hold read D1 as D, D2 as DE and DE as BK; the attacker may then force an exchange.',
    rules: ['deathstruggle:NRO.1', 'deathstruggle:NRO.2', 'deathstruggle:FEX.1'],
    as: ['hold-to-the-last'],
  },
  'operational-bonus': {
    says: 'Operational bonus: what a unit may move beyond its factor as long as it keeps out of the zones of armies and German corps in good order and does not attack.',
    rules: ['deathstruggle:MOV.5', 'deathstruggle:MOV.6', 'deathstruggle:MOV.7', 'deathstruggle:MOV.8'],
    as: ['bonus', 'omb'],
  },
  overrun: {
    says: 'Overrun: in the open tanks and panzers eliminate infantry by D2 and more by D3; on the move they roll over what is weak.',
    rules: ['deathstruggle:OVR.1', 'deathstruggle:OVR.2', 'deathstruggle:OVR.3'],
    as: ['armour-overrun'],
  },
  pressed: {
    says: 'Pressed attack: the three best rows of the die are read a column higher, and the three worst lower.',
    rules: ['deathstruggle:PRS.1', 'deathstruggle:PRS.2', 'deathstruggle:PRS.3'],
    as: ['press'],
  },
  'rail-head': {
    says: 'Rail head: five markers from which the supply of the Axis starts; convert moves each three rail hexes a turn.',
    rules: ['deathstruggle:SUP.1', 'deathstruggle:SUP.3', 'deathstruggle:SUP.4'],
    as: ['rail-heads', 'railhead'],
  },
  'retreat-of-defenders': {
    says: 'D1, D2, D3: the defenders are Disrupted and go back as far as the attacker says, up to so many hexes; farther if they wish.',
    rules: ['deathstruggle:RES.DN.1', 'deathstruggle:RES.DN.2'],
    as: ['d1', 'd2', 'd3'],
  },
  support: {
    says: 'Support: a German corps or army, or an entrenched Russian army, beside an attacker and beside his target must be attacked too.',
    rules: ['deathstruggle:MAN.2', 'deathstruggle:MAN.3', 'deathstruggle:MAN.4'],
    as: ['closure'],
  },
  'zone-of-control': {
    says: 'Zone of control: the hexes beside armies, corps or two German divisions, where units that move must stop.',
    rules: ['deathstruggle:ZOC.1', 'deathstruggle:ZOC.2', 'deathstruggle:ZOC.3', 'deathstruggle:ZOC.4'],
    as: ['zone', 'zoc'],
  },
};
