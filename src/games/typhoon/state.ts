// The ledger of a game of Typhoon, and the small questions every section asks of it. Only plain JSON.
import type { Seen } from '../../core/rule-set.ts';
import type { Frozen, State } from '../../core/types.ts';
import type { Mission } from '../../mechanics/air/law.ts';
import type { Bought } from '../../mechanics/replacements/credits.ts';
import type { Who } from './data/sheet.ts';

/** An attack that has been allocated and not fought yet (SEQ.5). */
export type Allocated = {
  hex: string;
  units: string[];
};

export type Own = {
  /** Units by place, the top of a stack first. A place is a hex or a box. */
  places: Record<string, string[]>;
  /** Holders of the hexes that have changed hands since the game began (R72). */
  held: Record<string, Who>;
  markers: Record<string, string[]>;
  /** Panzer corps that have been turned to their back, for good (RES.X.9). */
  hits: Record<string, number>;
  /** DIS.1 */
  disrupted: string[];
  /** INH.ENT */
  entrenched: string[];
  /** Armies on their strong side (ARM.5, ARM.7). */
  strong: string[];
  /** Units that were found out of supply in the last step B5 (R61). */
  unsupplied: string[];
  /** German armies that are too close to another one to count (ARM.2). */
  inactive: string[];
  /** Hexes of Moscow and Tula that have been German: their garrison is gone for good (R26). */
  fallen: string[];
  /** Air units that are out, each with the turn at whose end it is back (AIR.11). */
  downed: Record<string, number>;
  /** The turn in which the Siberian Reserve began (SIB.1, SIB.6). */
  reserve?: number;
  /** What became of the 2nd Fliegerkorps after turn 3 (VIC.6). */
  air?: 'kept' | 'left';
  /** The turn of the first check of holding that failed (VIC.8). */
  lapsed?: number;
  /** What the die of turn 2 brought (WEA.9). */
  weather?: 'mud' | 'good';
  /** Of the phase under way. */
  phase: {
    /** Units that have moved in this pulse; they do not move again (SEQ.14). */
    moved: string[];
    /** The one of them that may go on. */
    afoot: string[][];
    /** Half MF spent, by unit. */
    spent: Record<string, number>;
    /** What the same way would have cost without any road rate, in half MF: who attacks pays that (MOV.9, MOV.10). */
    plain: Record<string, number>;
    /** Units other than mobile ones that have used their extra MF along a road (MOV.10). */
    extra: string[];
    /** Where units that have moved stood when the phase began. */
    origins: Record<string, string>;
  };
  /** Of the pulse under way. */
  pulse: {
    /** Which of the turn it is, of both sides together, from 1; 0 in step A. */
    number: number;
    attacks: Allocated[];
    /** Attacks that have been fought, and where they came from (MAN.1, MAN.4). */
    battles: { hex: string; from: string[] }[];
    /** A battle of the phase has been fought: rockets are too late (KAT.2). */
    engaged?: boolean;
    /** Units that attacked before movement: they neither move nor attack in this pulse (R36). */
    used: string[];
    /** Units that have attacked (SEQ.16). */
    fought: string[];
    /** Katyushas that have fired (R41). */
    fired: string[];
    /** Air units that have flown, or are to fly (AIR.6). */
    flown: string[];
    /** What they have been told to do, and have not done yet (R49). */
    missions: Mission[];
    /** Hexes that close air support helps to attack (AIR.19). */
    supported: string[];
    /** Units that were Disrupted as the first German pulse began, and have not been again: they recover in it (REC.3, R82). */
    healing: string[];
    /** Units that have walked onto the map in this pulse (R83). */
    walked: string[];
  };
  /** Of the game turn under way. */
  turn: {
    /** Replacements of this turn, and the boxes they came out of (REP.2). */
    bought: Bought[];
    /** Whether all Russian units hold to the last, once the Russian has been asked (NRO.3, R15). */
    noRetreat?: boolean;
    /** Moscow is in panic; `spent`: the Russian has had his one attack (AIR.31, AIR.32). */
    panic?: 'on' | 'spent';
    /** Fliegerkorps that were named, where not all may be active (R47). */
    active: string[];
    /** Hexes whose units are supplied from the air (AIR.27). */
    resupplied: string[];
    /** Units with an entrenchment that bombs have marked (R68). */
    shaken: string[];
    /** Where units that can be dropped began the turn (AIR.22). */
    began: Record<string, string>;
  };
};

/** A phase in which nothing has happened yet. */
export const freshPhase = (): Own['phase'] => ({
  moved: [],
  afoot: [],
  spent: {},
  plain: {},
  extra: [],
  origins: {},
});

/** A pulse in which nothing has happened yet. */
export const freshPulse = (number: number): Own['pulse'] => ({
  number,
  attacks: [],
  battles: [],
  used: [],
  fought: [],
  fired: [],
  flown: [],
  missions: [],
  supported: [],
  healing: [],
  walked: [],
});

export const freshTurn = (): Own['turn'] => ({
  active: [],
  resupplied: [],
  shaken: [],
  began: {},
  bought: [],
});

/** What a rule reads: a state at rest, or the ledger under the hands of a procedure. */
export type Ledgered = Frozen<Own>;
export type Seeing = Seen<Own>;
export type Doing = { readonly s: State<Own> };

export const phasing = (s: Pick<Seeing, 'clock'>): Who => s.clock.phasing as Who;
export const opposing = (s: Pick<Seeing, 'clock'>): Who => (phasing(s) === 'german' ? 'russian' : 'german');
