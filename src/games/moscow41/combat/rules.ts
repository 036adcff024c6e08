// Ground combat: the rule by which each thing is done or refused; T-n of the first edition is R(100+n) here.
import type { FrontRules } from '../../../mechanics/combat/front/law.ts';

export const FRONT_RULES: FrontRules = {
  table: 'moscow41:CRT.1',
  // R101
  die: 'moscow41:CRT.2',
  top: 'moscow41:R106',
  minimum: 'moscow41:CRT.9',
  factor: 'moscow41:R18',
  unsupplied: 'moscow41:SUP.10',
  entrenched: 'moscow41:ENT.2',
  garrison: 'moscow41:TER.14',
  city: 'moscow41:R126',
  attack: 'moscow41:INH.SEQ',
  again: 'moscow41:INH.SEQ',
  before: 'moscow41:R136',
  panic: 'moscow41:INH.AIR',
  firstMove: 'moscow41:R166',
  // INH.MAN, R114
  support: 'moscow41:INH.MAN',
  // R179, R191
  cancel: 'moscow41:INH.MAN',
  fight: 'moscow41:INH.SEQ',
  // R3
  pressed: 'moscow41:CRT.10',
  pressedFloor: 'moscow41:R3',
  // R14, R120, R189
  trapped: 'moscow41:INH.NRO',
  firm: 'moscow41:INH.NRO',
  // R14, R116, R117
  overrun: 'moscow41:INH.OVR',
  lake: 'moscow41:TER.23',
  swamp: 'moscow41:TER.6',
  disrupted: 'moscow41:INH.DIS',
  dislodged: 'moscow41:R168',
  removed: 'moscow41:RES.X.1',
  exchange: 'moscow41:RES.X.1',
  panzersFirst: 'moscow41:RES.X.4',
  least: 'moscow41:R111',
  flip: 'moscow41:RES.X.2',
  breakUp: 'moscow41:RES.X.2',
  absorb: 'moscow41:RES.X.3',
  // RES.AE.2, R112, R185
  eliminated: 'moscow41:RES.AE.1',
  drive: 'moscow41:RES.DN.1',
  // R129
  second: 'moscow41:RES.BR.1',
  bonus: 'moscow41:RES.BR.1',
  third: 'moscow41:RES.BR.1',
  joins: 'moscow41:RES.BR.2',
  secondWho: 'moscow41:R107',
  // Unit by unit, whatever the result.
  retreating: 'moscow41:R110',
  retreats: {
    D3: { route: 'moscow41:RES.DN.1', farther: 'moscow41:RES.DN.4', disrupts: 'moscow41:RES.DN.2' },
    D2: { route: 'moscow41:RES.DN.1', farther: 'moscow41:RES.DN.4', disrupts: 'moscow41:RES.DN.2' },
    D1: { route: 'moscow41:RES.DN.1', farther: 'moscow41:RES.DN.3', disrupts: 'moscow41:RES.DN.2' },
    D: { route: 'moscow41:RES.D.2', farther: 'moscow41:RES.D.2' },
  },
  // R120, R196
  away: 'moscow41:INH.RET',
  zone: 'moscow41:INH.RET',
  attackersAway: 'moscow41:INH.RET',
  beside: 'moscow41:INH.RET',
  underAttack: 'moscow41:INH.RET',
  // R121
  crowd: 'moscow41:INH.RET',
  fatal: 'moscow41:INH.RET',
  // INH.ADV, R15, R123, R194
  advance: 'moscow41:INH.ADV',
  // R190
  advanceLine: 'moscow41:INH.ADV',
  advanceFar: 'moscow41:R15',
  advanceAdverse: 'moscow41:R117',
  advanceStrength: 'moscow41:INH.ADV',
  advanceBeside: 'moscow41:INH.ADV',
  advanceBarred: 'moscow41:R122',
  // INH.KAT, R141
  fire: 'moscow41:INH.KAT',
  fireDie: 'moscow41:INH.KAT',
  fireSupply: 'moscow41:INH.KAT',
  fireCost: 'moscow41:MOV.1',
};
