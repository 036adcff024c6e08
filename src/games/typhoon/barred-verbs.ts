// Why no question has a verb now, where a rule says so: the steps of the sequence to which orders belong, and whose they are.
import type { Seen } from '../../core/rule-set.ts';
import type { Order, Refusal } from '../../core/types.ts';
import { barredVerbs } from '../../mechanics/combat/front/barred-verbs.ts';
import type { BattleVerbs, VerbPlace } from '../../mechanics/combat/front/barred-verbs.ts';
import { frontOf } from './combat-results/front.ts';
import type { Printed } from './data/sheet.ts';
import type { Own } from './state.ts';

const STEP_A = ['-administration'] as const;
const ATTACKS = ['-first-attacks', '-movement'] as const;

const STEPS: Readonly<Record<string, VerbPlace>> = {
  // SEQ.2
  entrench: { phases: STEP_A, rule: 'typhoon:SEQ.2' },
  rail: { phases: STEP_A, rule: 'typhoon:REP.11', owner: { side: 'russian', rule: 'typhoon:INH.RAIL' } },
  replace: { phases: STEP_A, rule: 'typhoon:SEQ.2', owner: { side: 'russian', rule: 'typhoon:REP.2' } },
  disband: { phases: STEP_A, rule: 'typhoon:REP.4', owner: { side: 'russian', rule: 'typhoon:REP.4' } },
  gamble: { phases: STEP_A, rule: 'typhoon:R59', owner: { side: 'russian', rule: 'typhoon:SIB.1' } },
  flip: { phases: STEP_A, rule: { german: 'typhoon:ARM.5', russian: 'typhoon:ARM.7' } },
  enter: { phases: ['-movement'], rule: 'typhoon:R57', owner: { side: 'russian', rule: 'typhoon:REP.8' } },
  // SEQ.4, SEQ.5
  attack: { phases: [...ATTACKS, '-combat'], rule: 'typhoon:SEQ.5' },
  move: { phases: ['-movement'], rule: 'typhoon:SEQ.5' },
  fight: { phases: ['-combat'], rule: 'typhoon:SEQ.7' },
  fire: { phases: ['-combat'], rule: 'typhoon:KAT.2', owner: { side: 'russian', rule: 'typhoon:KAT.2' } },
  bomb: { phases: ['-air', 'german-first-attacks'], rule: 'typhoon:SEQ.5' },
  // SEQ.9, R53, R54
  interdict: { phases: ['-last-air'], rule: 'typhoon:SEQ.9', owner: { side: 'german', rule: 'typhoon:R53' } },
  resupply: {
    phases: ['-last-air'],
    rule: 'typhoon:SEQ.9',
    owner: { side: 'german', rule: 'typhoon:AIR.27' },
  },
  drop: { phases: ['supply'], rule: 'typhoon:AIR.21', owner: { side: 'russian', rule: 'typhoon:AIR.21' } },
  place: { phases: ['set-up'], rule: 'typhoon:SET.2' },
  // VIC.6
  keep: { phases: ['turn-end'], rule: 'typhoon:R60', owner: { side: 'german', rule: 'typhoon:VIC.6' } },
};

const BATTLES: BattleVerbs = {
  attack: 'typhoon:SEQ.5',
  again: 'typhoon:SEQ.16',
  stand: 'typhoon:NRO.2',
  standOnce: 'typhoon:NRO.3',
  // R9
  standLate: 'typhoon:R9',
  force: 'typhoon:FEX.1',
  decline: 'typhoon:RES.X.1',
  drive: 'typhoon:RES.D2.2',
  retreat: 'typhoon:SEQ.15',
  lose: 'typhoon:RES.X.4',
  advance: 'typhoon:ADV.1',
};

export const barred = (p: Printed): ((s: Seen<Own>, order: Order) => Refusal | undefined) =>
  barredVerbs(frontOf(p), STEPS, BATTLES);
