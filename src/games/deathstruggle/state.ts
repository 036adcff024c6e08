// The ledger of a game of Death Struggle 20, and the small questions every section asks of it. Only plain JSON.
import type { Seen } from '../../core/rule-set.ts';
import type { Frozen, State } from '../../core/types.ts';
import { freshAir } from './air/ledger.ts';
import type { AirOwn, AirPulse } from './air/ledger.ts';
import { freshCombat } from './combat/ledger.ts';
import type { CombatOwn, CombatPulse, CombatTurn } from './combat/ledger.ts';
import type { Who } from './data/sheet.ts';
import { freshLogistics } from './logistics.ts';
import type { LogisticsOwn, LogisticsPulse } from './logistics.ts';

type Sections = LogisticsOwn & AirOwn & CombatOwn;
type PulseSections = LogisticsPulse & AirPulse & CombatPulse;

export type Own = Sections & {
  /** Units by place, the top of a stack first. A place is a hex or a box. */
  places: Record<string, string[]>;
  /** Holders of the hexes that have changed hands since the game began. */
  held: Record<string, Who>;
  /** Rail heads (SUP.3) and factories (REP.4) by hex or box. */
  markers: Record<string, string[]>;
  /** Panzer divisions that show their back (RES.X.8). */
  hits: Record<string, number>;
  /** DIS.1 */
  disrupted: string[];
  /** ENT.1 */
  entrenched: string[];
  /** Armies on their strong side (SEQ.A1, SIB.6). */
  strong: string[];
  /** Of corps and armies that were built up, or fell apart and were: the units in them (BLD.5, BLD.12). */
  components: Record<string, string[]>;
  /** Of the phase under way. */
  phase: {
    moved: string[];
    afoot: string[][];
    /** Halves of a MF spent, by unit. */
    spent: Record<string, number>;
    /** What a unit carries on its way: see movement/carried.ts. */
    carried: Record<string, number>;
    /** Rivers that a unit has crossed on its way (TER.6). */
    rivers: Record<string, number>;
    origins: Record<string, string>;
  };
  /** Of the player turn under way. */
  pulse: PulseSections & {
    /** Which of the game turn it is: 1 of the Axis, 2 of the Russians; 0 before the first. */
    number: number;
    attacks: { hex: string; units: string[] }[];
    /** Attacks that have been fought, and where they came from. */
    battles: { hex: string; from: string[]; rung?: number }[];
    /** A battle of the phase has been fought: rockets are too late (KAT.2). */
    engaged?: boolean;
    /** Units that moved in an earlier phase of the player turn (MOV.12). */
    gone: string[];
    /** Units that attacked before movement (R79). */
    used: string[];
    fought: string[];
    /** Katyushas that have fired, and those that have spent what firing costs (MOV.7). */
    fired: string[];
    spent?: string[];
    /** Units that have dug in, and stay where they are (ENT.1). */
    dug: string[];
    /** Units of the other side that recover in the middle of this player turn (REC.3, REC.5). */
    healing: string[];
  };
  /** Of the game turn under way. */
  turn: CombatTurn;
};

export const freshPhase = (): Own['phase'] => ({
  moved: [],
  afoot: [],
  spent: {},
  carried: {},
  rivers: {},
  origins: {},
});

export const freshPulse = (number: number): Own['pulse'] => ({
  number,
  attacks: [],
  battles: [],
  gone: [],
  used: [],
  fought: [],
  fired: [],
  dug: [],
  healing: [],
  ...freshLogistics(),
  ...freshAir(),
  ...freshCombat(),
});

export const freshTurn = (): Own['turn'] => ({});

/** What a rule reads: a state at rest, or the ledger under the hands of a procedure. */
export type Ledgered = Frozen<Own>;
export type Seeing = Seen<Own>;
export type Doing = { readonly s: State<Own> };
