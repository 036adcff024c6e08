// The ledger of a game of Moscow vs. Barbarossa, and the small questions every section asks of it. Only plain JSON.
import type { Seen } from '../../core/rule-set.ts';
import type { Frozen, State } from '../../core/types.ts';
import type { Mission } from '../../mechanics/air/law.ts';
import type { Bought } from '../../mechanics/replacements/credits.ts';
import type { Who } from './data/sheet.ts';

export type Own = {
  /** Units by place, the top of a stack first. A place is a hex or a box. */
  places: Record<string, string[]>;
  /** Holders of the hexes that have changed hands since the game began (R172). */
  held: Record<string, Who>;
  markers: Record<string, string[]>;
  /** Infantry and panzer corps that have lost their full strength (RES.X.2, RES.X.5). */
  hits: Record<string, number>;
  /** INH.DIS */
  disrupted: string[];
  /** ENT.1 */
  entrenched: string[];
  /** Armies on their strong side (INH.ARM). */
  strong: string[];
  /** German armies that are too close to another one to count (INH.ARM). */
  inactive: string[];
  /** Hexes of Moscow and Tula that have lost their garrison (TER.14). */
  fallen: string[];
  /** Air units that are out, each with the turn at whose end it is back (AIR.6, R8). */
  downed: Record<string, number>;
  /** The turn in which the Siberian Reserve began (INH.SIB). */
  reserve?: number;
  /** What became of the 2nd Fliegerkorps, once that is settled (R160). */
  air?: 'kept' | 'left';
  /** The turn of the first check of holding that failed (R164). */
  lapsed?: number;
  /** What the die of turn 2 brought (WEA.17). */
  weather?: 'mud' | 'good';
  /** Of the phase under way. */
  phase: {
    moved: string[];
    afoot: string[][];
    /** Sixths of a MF spent, by unit. */
    spent: Record<string, number>;
    /** What a unit carries on its way: see movement/carried.ts. */
    carried: Record<string, number>;
    /** Tanks, panzers and armies that set out without supply (SUP.9). */
    short: string[];
    origins: Record<string, string>;
  };
  /** Of the player turn under way. */
  pulse: {
    /** Which of the game turn it is, from 1; 0 before the first. */
    number: number;
    attacks: { hex: string; units: string[] }[];
    /** Attacks that have been fought, and where they came from (INH.MAN). */
    battles: { hex: string; from: string[] }[];
    /** A battle of the phase has been fought: rockets are too late (INH.KAT). */
    engaged?: boolean;
    /** Units that attacked before movement (R136). */
    used: string[];
    fought: string[];
    /** Katyushas that have fired (R141). */
    fired: string[];
    /** Air units that have flown, or are to fly (R8). */
    flown: string[];
    /** What they have been told to do, and have not done yet (R149). */
    missions: Mission[];
    /** Units that have walked onto the map in this player turn (R183). */
    walked: string[];
    /** Hexes that close air support helps to attack (R152). */
    supported: string[];
    /** Units that have dug in, and stay where they are (R24). */
    dug: string[];
    /** Russians that recover in this German player turn (R182). */
    healing: string[];
  };
  /** Of the game turn under way. */
  turn: {
    /** Replacements of this turn, and the boxes they came out of (R16). */
    bought: Bought[];
    /** Fliegerkorps that were named, where not all may be active (R147). */
    active: string[];
    /** Hexes whose units are supplied from the air (R154). */
    resupplied: string[];
    /** Units with an entrenchment that bombs have marked (R168). */
    shaken: string[];
    /** Where units that can be dropped began the turn (R155). */
    began: Record<string, string>;
    /** Whether all Russian units hold to the last, once the Russian has been asked (INH.NRO, R115). */
    noRetreat?: boolean;
    /** Moscow is in panic; `spent`: the Russian has had his one attack (INH.AIR). */
    panic?: 'on' | 'spent';
  };
};

export const freshPhase = (): Own['phase'] => ({
  moved: [],
  afoot: [],
  spent: {},
  carried: {},
  short: [],
  origins: {},
});

export const freshPulse = (number: number): Own['pulse'] => ({
  number,
  attacks: [],
  battles: [],
  used: [],
  fought: [],
  fired: [],
  flown: [],
  missions: [],
  walked: [],
  supported: [],
  dug: [],
  healing: [],
});

export const freshTurn = (): Own['turn'] => ({
  bought: [],
  active: [],
  resupplied: [],
  shaken: [],
  began: {},
});

/** What a rule reads: a state at rest, or the ledger under the hands of a procedure. */
export type Ledgered = Frozen<Own>;
export type Seeing = Seen<Own>;
export type Doing = { readonly s: State<Own> };
