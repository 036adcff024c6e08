// The ledger of a game of Operation Storm, and the small questions every chapter asks of it. Only plain JSON.
import type { Seen } from '../../core/rule-set.ts';
import type { Frozen, State } from '../../core/types.ts';
import type { Who } from './data/sheet.ts';

/** 5.4, 5.7 */
export const ORDERS = ['move-fight', 'fight-move'] as const;
export type PhaseOrder = (typeof ORDERS)[number];

export type Own = {
  /** Units by place, the top of a stack first. A place is a hex or a box: setup, reserve, airborne, dead, out, track-4. */
  places: Record<string, string[]>;
  /**
   * Holders of the hexes that have changed hands since the game began, also of those that came back (3.8c): a hex of one
   * side among them has been the other's once (5.5c, 5.10e, 5.11e, 7.8a).
   */
  held: Record<string, Who>;
  /** `air` and `aerial`: hexes, `hand`, and `spent` for aerial supply that has been used (7.9a). */
  markers: Record<string, string[]>;
  /** None: every unit has one step (2.13a). */
  hits: Record<string, number>;
  /** Of the player turn under way. */
  plan: { order?: PhaseOrder };
  /** What the loss tracks say: units out of supply count twice (4.7, 4.8). */
  lost: Record<Who, number>;
  /** The turn in which each German unit of the dead pile was lost (8.4d). */
  fallen: Record<string, number>;
  /** Units that were lost on aerial supply, for good (8.4b). */
  airLost?: string[];
  /** German units replaced in the game (2.13g, R109). */
  replaced: number;
  /** Of the phase under way. */
  phase: {
    /** Units that have moved. */
    moved: string[];
    /** Those of them that may go on: the parts of the stack now moving (9.6). */
    afoot: string[][];
    /** MP spent, by unit. */
    spent: Record<string, number>;
    /** Where units that have moved stood when the phase began (9.5a, 9.26). */
    origins: Record<string, string>;
    /** Units found out of supply as they set out, for the whole phase (7.5b). */
    short: string[];
    /** The launch hex and the target of the last mobile assault of each unit (9.23c). */
    struck: Record<string, string>;
    /** Units that have attacked, and been attacked, in prepared assaults; momentum attacks left out (R103). */
    attackers: string[];
    defended: string[];
    /** Units that have come into hexes that were won. */
    advanced?: string[];
    /** Hexes attacked by airdrops (11.10g). */
    drops: string[];
  };
  /** Of the game turn under way. */
  turn: {
    /** Who has air superiority; nobody while it is absent (5.3). */
    air?: Who;
    /** How many airpower markers the winner has been awarded (5.3b). */
    awarded?: number;
    /** Units released from the reserve (5.6c). */
    released: string[];
    /** The hex from which units went to the reserve (5.6a). */
    tapped?: string;
    /** Units that are supplied by air as long as they stay in their hex (7.9b); absent: all who are there. */
    lifted?: string[];
    /** Units replaced, by class (8.4f). */
    back: { mechanized: number; foot: number };
  };
  /** Units below the top of a stack that the other side sees, for one battle (10.7b). */
  shown: string[];
};

/** A phase in which nothing has happened yet. */
export const freshPhase = (): Own['phase'] => ({
  moved: [],
  afoot: [],
  spent: {},
  origins: {},
  short: [],
  struck: {},
  attackers: [],
  defended: [],
  drops: [],
});

/** A game turn in which nothing has happened yet. */
export const freshTurn = (): Own['turn'] => ({ released: [], back: { mechanized: 0, foot: 0 } });

/** What a rule reads: a state at rest, or the ledger under the hands of a procedure. */
export type Ledgered = Frozen<Own>;
export type Seeing = Seen<Own>;
export type Doing = { readonly s: State<Own> };

export const phasing = (s: Pick<Seeing, 'clock'>): Who => s.clock.phasing as Who;

/** The city, oilfield or corridor hex has been the other side's once: it is in the list of those that changed hands. */
export const hasFallen = (s: Pick<Seeing, 'own'>, hex: string): boolean => Object.hasOwn(s.own.held, hex);
