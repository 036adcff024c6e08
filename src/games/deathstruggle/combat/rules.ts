// Ground combat: the rule by which each thing is done or refused; rulings D-n are Rn.
import type { FrontRules } from '../../../mechanics/combat/front/law.ts';
import type { RuleId } from '../../../core/types.ts';
import type { Seeing } from '../state.ts';

export const FRONT_RULES: FrontRules = {
  table: 'deathstruggle:CRT.1',
  // R1
  die: 'deathstruggle:CRT.2',
  // R3
  top: 'deathstruggle:CRT.10',
  minimum: 'deathstruggle:CRT.9',
  factor: 'deathstruggle:CRT.1',
  // Supply takes a column, no factors.
  unsupplied: 'deathstruggle:SUP.11',
  entrenched: 'deathstruggle:ENT.2',
  // No city defends itself in this game.
  garrison: 'deathstruggle:TER.3',
  city: 'deathstruggle:TER.3',
  attack: 'deathstruggle:SEQ.A3',
  // R79
  again: 'deathstruggle:SEQ.A3',
  before: 'deathstruggle:SEQ.A3',
  panic: 'deathstruggle:CRT.1',
  firstMove: 'deathstruggle:FST.1',
  // MAN.4, by side
  support: 'deathstruggle:MAN.2',
  adjacent: 'deathstruggle:SEQ.A3',
  cancel: 'deathstruggle:MAN.5',
  final: 'deathstruggle:MAN.6',
  fight: 'deathstruggle:SEQ.A5',
  pressed: 'deathstruggle:PRS.1',
  pressedFloor: 'deathstruggle:PRS.4',
  trapped: 'deathstruggle:NRO.1',
  firm: 'deathstruggle:NRO.2',
  held: 'deathstruggle:NRO.1',
  overrun: 'deathstruggle:OVR.1',
  lake: 'deathstruggle:WEA.2',
  swamp: 'deathstruggle:TER.11',
  disrupted: 'deathstruggle:DIS.1',
  dislodged: 'deathstruggle:ENT.3',
  removed: 'deathstruggle:RES.X.1',
  exchange: 'deathstruggle:RES.X.1',
  spared: 'deathstruggle:RES.X.5',
  // RES.X.11, by side
  panzersFirst: 'deathstruggle:RES.X.10',
  // R9, R11
  least: 'deathstruggle:RES.X.1',
  leastLost: 'deathstruggle:RES.AE',
  uncovered: 'deathstruggle:RES.X.3',
  free: 'deathstruggle:RES.X.12',
  flip: 'deathstruggle:RES.X.8',
  breakUp: 'deathstruggle:RES.X.7',
  absorb: 'deathstruggle:RES.X.9',
  eliminated: 'deathstruggle:RES.AE',
  drive: 'deathstruggle:RES.DN.1',
  second: 'deathstruggle:RES.BK.2',
  joins: 'deathstruggle:RES.BK.3',
  bonus: 'deathstruggle:RES.BK.2',
  secondWho: 'deathstruggle:RES.BK.2',
  third: 'deathstruggle:R4',
  retreating: 'deathstruggle:RES.DN.1',
  // R6
  retreats: {
    D1: { route: 'deathstruggle:RES.DN.1', farther: 'deathstruggle:RES.DN.2' },
    D2: { route: 'deathstruggle:RES.DN.1', farther: 'deathstruggle:RES.DN.2' },
    D3: { route: 'deathstruggle:RES.DN.1', farther: 'deathstruggle:RES.DN.2' },
    D: { route: 'deathstruggle:RES.D.2', farther: 'deathstruggle:RES.D.2' },
  },
  away: 'deathstruggle:RET.1',
  zone: 'deathstruggle:RET.2',
  attackersAway: 'deathstruggle:RET.3',
  beside: 'deathstruggle:RET.4',
  underAttack: 'deathstruggle:RET.6',
  crowd: 'deathstruggle:STK.7',
  fatal: 'deathstruggle:TER.18',
  advance: 'deathstruggle:ADV.5',
  advanceFar: 'deathstruggle:ADV.1',
  advanceThrough: 'deathstruggle:ADV.3',
  advanceOthers: 'deathstruggle:ADV.11',
  advanceLine: 'deathstruggle:ADV.8',
  advanceStrength: 'deathstruggle:ADV.10',
  advanceBeside: 'deathstruggle:ADV.10',
  advanceBarred: 'deathstruggle:ADV.8',
  fire: 'deathstruggle:KAT.2',
  fireDie: 'deathstruggle:KAT.3',
  fireSupply: 'deathstruggle:KAT.1',
  fireDisrupted: 'deathstruggle:KAT.1',
  fireAgain: 'deathstruggle:KAT.2',
};

type Step = { readonly attack: RuleId; readonly fight: RuleId };

/** The steps of a player turn in which attacks are allocated and fought; the printed sequence has no Russian breakthrough (R30). */
const STEPS: Readonly<Record<string, Step>> = {
  'axis-first': { attack: 'deathstruggle:SEQ.A2', fight: 'deathstruggle:SEQ.A2' },
  axis: { attack: 'deathstruggle:SEQ.A3', fight: 'deathstruggle:SEQ.A5' },
  'axis-breakthrough': { attack: 'deathstruggle:SEQ.A6', fight: 'deathstruggle:SEQ.A6' },
  'russian-first': { attack: 'deathstruggle:SEQ.B2', fight: 'deathstruggle:SEQ.B2' },
  russian: { attack: 'deathstruggle:SEQ.B3', fight: 'deathstruggle:SEQ.B5' },
  'russian-breakthrough': { attack: 'deathstruggle:MOV.12', fight: 'deathstruggle:MOV.12' },
};

/** MAN.2 shields Germans from Russian attacks, MAN.4 Russians from German ones. */
const SIDES: Readonly<Record<string, Partial<FrontRules>>> = {
  axis: { support: 'deathstruggle:MAN.4', panzersFirst: 'deathstruggle:RES.X.11' },
  russian: {},
};

const NOW = Object.fromEntries(
  Object.entries(SIDES).flatMap(([side, its]) => [
    [side, its],
    ...Object.entries(STEPS).map(([id, { attack, fight }]): [string, Partial<FrontRules>] => [
      `${side} ${id}`,
      { ...its, attack, fight, adjacent: attack, again: attack, before: attack },
    ]),
  ]),
) as Readonly<Record<string, Partial<FrontRules>>>;

const SPAN = /-(?:attacks|combat|movement)$/;

/** The statements of the step that a phase belongs to. */
export const stepOf = (phase: string): Step | undefined => STEPS[phase.replace(SPAN, '')];

/** By the step and the side. */
export const rulesNow = ({ clock: { phase, phasing } }: Pick<Seeing, 'clock'>): Partial<FrontRules> =>
  NOW[`${phasing} ${phase.replace(SPAN, '')}`] ?? NOW[phasing] ?? {};
