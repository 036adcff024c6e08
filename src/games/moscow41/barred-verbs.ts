// Why no question has a verb now, where a rule says so: the steps of a player turn to which orders belong, and whose they are.
import type { Seen } from '../../core/rule-set.ts';
import type { Order, Refusal } from '../../core/types.ts';
import { barredVerbs } from '../../mechanics/combat/front/barred-verbs.ts';
import type { BattleVerbs, VerbPlace } from '../../mechanics/combat/front/barred-verbs.ts';
import { frontOf } from './combat/front.ts';
import type { Printed } from './data/sheet.ts';
import type { Own } from './state.ts';

const FIRST = ['-administration'] as const;
const ATTACKS = ['-first-attacks', '-movement'] as const;

const STEPS: Readonly<Record<string, VerbPlace>> = {
  // R12, R24
  entrench: { phases: FIRST, rule: 'moscow41:R24' },
  rail: { phases: FIRST, rule: 'moscow41:R12', owner: { side: 'russian', rule: 'moscow41:RAIL.1' } },
  replace: { phases: FIRST, rule: 'moscow41:R12', owner: { side: 'russian', rule: 'moscow41:INH.REP' } },
  disband: { phases: FIRST, rule: 'moscow41:R12', owner: { side: 'russian', rule: 'moscow41:INH.REP' } },
  gamble: { phases: FIRST, rule: 'moscow41:R159', owner: { side: 'russian', rule: 'moscow41:INH.SIB' } },
  flip: { phases: FIRST, rule: 'moscow41:R144' },
  enter: {
    phases: ['-movement'],
    rule: 'moscow41:R157',
    owner: { side: 'russian', rule: 'moscow41:INH.REP' },
  },
  // INH.SEQ
  attack: { phases: [...ATTACKS, '-combat'], rule: 'moscow41:R12' },
  move: { phases: ['-movement'], rule: 'moscow41:R12' },
  fight: { phases: ['-combat'], rule: 'moscow41:R12' },
  fire: { phases: ['-combat'], rule: 'moscow41:R141', owner: { side: 'russian', rule: 'moscow41:INH.KAT' } },
  bomb: { phases: ['-air', 'german-first-attacks'], rule: 'moscow41:R12' },
  interdict: { phases: ['-supply'], rule: 'moscow41:R153', owner: { side: 'german', rule: 'moscow41:R153' } },
  resupply: { phases: ['-supply'], rule: 'moscow41:R154', owner: { side: 'german', rule: 'moscow41:R154' } },
  drop: { phases: ['-supply'], rule: 'moscow41:R155', owner: { side: 'russian', rule: 'moscow41:R155' } },
  place: { phases: ['set-up'], rule: 'moscow41:INH.SET' },
  // INH.VIC
  keep: { phases: ['turn-end'], rule: 'moscow41:R160', owner: { side: 'german', rule: 'moscow41:R160' } },
};

const BATTLES: BattleVerbs = {
  attack: 'moscow41:R12',
  again: 'moscow41:INH.SEQ',
  stand: 'moscow41:INH.NRO',
  standOnce: 'moscow41:R115',
  standLate: 'moscow41:R109',
  // R27
  force: 'moscow41:R3',
  decline: 'moscow41:RES.X.1',
  drive: 'moscow41:RES.DN.1',
  retreat: 'moscow41:INH.RET',
  lose: 'moscow41:RES.X.1',
  advance: 'moscow41:INH.ADV',
};

export const barred = (p: Printed): ((s: Seen<Own>, order: Order) => Refusal | undefined) =>
  barredVerbs(frontOf(p), STEPS, BATTLES);
