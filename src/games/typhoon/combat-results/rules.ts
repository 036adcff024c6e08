// Ground combat: the rule by which each thing is done or refused.
import type { FrontRules } from '../../../mechanics/combat/front/law.ts';

export const FRONT_RULES: FrontRules = {
  table: 'typhoon:CRT.1',
  // R1
  die: 'typhoon:CRT.2',
  top: 'typhoon:R6',
  minimum: 'typhoon:CRT.9',
  factor: 'typhoon:UNI.3',
  // R62: unit by unit.
  unsupplied: 'typhoon:SUP.11',
  entrenched: 'typhoon:INH.ENT',
  garrison: 'typhoon:TER.4',
  city: 'typhoon:R26',
  attack: 'typhoon:SEQ.5',
  again: 'typhoon:SEQ.16',
  before: 'typhoon:R36',
  panic: 'typhoon:AIR.32',
  firstMove: 'typhoon:SET.12',
  // MAN.2, MAN.3, R14
  support: 'typhoon:MAN.1',
  // R79, R91
  cancel: 'typhoon:MAN.4',
  fight: 'typhoon:SEQ.7',
  // PRS.2, PRS.3, PRS.5, CRT.10, R5
  pressed: 'typhoon:PRS.1',
  pressedFloor: 'typhoon:PRS.4',
  // R20, R89
  trapped: 'typhoon:NRO.1',
  // NRO.4, NRO.5, R15
  firm: 'typhoon:NRO.2',
  firmAll: 'typhoon:NRO.3',
  // OVR.2, OVR.3, R16
  overrun: 'typhoon:OVR.1',
  lake: 'typhoon:INH.TER',
  swamp: 'typhoon:INH.TER',
  // RES.AD.2
  disrupted: 'typhoon:DIS.1',
  dislodged: 'typhoon:R68',
  removed: 'typhoon:RES.X.4',
  exchange: 'typhoon:RES.X.5',
  panzersFirst: 'typhoon:RES.X.11',
  least: 'typhoon:R11',
  flip: 'typhoon:RES.X.8',
  breakUp: 'typhoon:RES.X.7',
  absorb: 'typhoon:RES.X.10',
  // RES.AE.2, RES.AE.3, R12, R85
  eliminated: 'typhoon:RES.AE.1',
  drive: 'typhoon:RES.D2.2',
  driveOne: 'typhoon:RES.D1.1',
  // R29
  second: 'typhoon:RES.BR.2',
  bonus: 'typhoon:RES.BR.2',
  third: 'typhoon:RES.BR.2',
  joins: 'typhoon:RES.BR.3',
  secondWho: 'typhoon:R7',
  // Unit by unit, whatever the result.
  retreating: 'typhoon:R10',
  retreats: {
    D2: { route: 'typhoon:RES.D2.3', farther: 'typhoon:RES.D2.4' },
    D1: { route: 'typhoon:RES.D1.1', farther: 'typhoon:RES.D1.3', disrupts: 'typhoon:RES.D1.2' },
    D: { route: 'typhoon:RES.D.2', farther: 'typhoon:RES.D.2' },
  },
  away: 'typhoon:RET.1',
  zone: 'typhoon:RET.2',
  // R96
  attackersAway: 'typhoon:RET.3',
  beside: 'typhoon:RET.4',
  underAttack: 'typhoon:RET.5',
  // R21
  crowd: 'typhoon:RET.6',
  fatal: 'typhoon:RET.7',
  advance: 'typhoon:ADV.1',
  // R90
  advanceLine: 'typhoon:ADV.3',
  advanceFar: 'typhoon:ADV.4',
  // R23, R94
  advanceStrength: 'typhoon:ADV.6',
  advanceBeside: 'typhoon:ADV.7',
  advanceBarred: 'typhoon:R22',
  fire: 'typhoon:KAT.2',
  // R41
  fireDie: 'typhoon:KAT.3',
  fireSupply: 'typhoon:KAT.1',
  fireCost: 'typhoon:MOV.8',
};
