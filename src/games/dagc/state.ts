// The ledger of a game of DAGC, and the small questions every chapter asks of it. Only plain JSON.
import type { Seen } from '../../core/rule-set.ts';
import type { Frozen, State } from '../../core/types.ts';
import type { Printed, Who } from './data/sheet.ts';

/** 2.5b: kinds of Soviet units; 13.2: an air army fights for the front it came with. */
export const FRONTS = ['main-front', 'ukrainian-front'] as const;
export type Front = (typeof FRONTS)[number];

export type Own = {
  /** Units by place, the top of a stack first. A place is a hex or a box: setup, dead, out, track-4. */
  places: Record<string, string[]>;
  /**
   * Holders of the hexes that have changed hands since the scenario began, also of those that came back (3.3): a port
   * among them has fallen once, and is none any more (7.9).
   */
  held: Record<string, Who>;
  /** None: where the centre of gravity is, the scenario says for good. */
  markers: Record<string, string[]>;
  /** Steps lost, by unit (2.11). */
  hits: Record<string, number>;
  /** 9.8: a Soviet unit has crossed the narrows. */
  narrows?: true;
  /** Of the phase under way. */
  phase: {
    /** Units that have moved; they do not move again (6.3). */
    moved: string[];
    /** The one of them that may go on. */
    afoot: string[][];
    /** MP spent, by unit. */
    spent: Record<string, number>;
    /** Where units that have moved stood when the phase began. */
    origins: Record<string, string>;
    /** 7.3, R52: the die of those out of supply, by the hex they began in. */
    dice: Record<string, number>;
    /** MP that dice have left to units, by unit, once they have set out (7.3, 13.3). */
    allowed: Record<string, number>;
    /** Units that have attacked, and been attacked (11.3, R136). */
    attackers: string[];
    defended: string[];
    /** Units that have retreated (11.17, R91). */
    retreated: string[];
  };
  /** Of the game turn under way. */
  turn: {
    /** 5.4, R19: Soviet units that may move and attack on the first turn. */
    activated: string[];
    /** Air armies that have flown their mission, by front (13.5). */
    flown: Record<Front, number>;
    /** 13.3, R115: German units that are interdicted, and by whose air army, until their movement phase is over. */
    interdicted: Record<string, Front>;
    /** Units that have taken their replacement step (10.8). */
    replaced: string[];
    /** 10.4d: German units on which a Korps Gruppe has been placed. */
    received?: string[];
    /** 7.9, R42: German units that the ports cannot feed, once they were picked. */
    cut?: string[];
    /** R42: those who drew on ports when they were; who comes to depend on them later comes after these. */
    fed?: string[];
    /** 12.6: how the armour concentration was committed. */
    concentration?: 'came' | 'failed';
  };
  /** Soviet units below the top of a stack that the German sees, for one combat (6.8, R30). */
  shown: string[];
};

/** A phase in which nothing has happened yet. */
export const freshPhase = (): Own['phase'] => ({
  moved: [],
  afoot: [],
  spent: {},
  origins: {},
  dice: {},
  allowed: {},
  attackers: [],
  defended: [],
  retreated: [],
});

/** A game turn in which nothing has happened yet. */
export const freshTurn = (): Own['turn'] => ({
  activated: [],
  flown: { 'main-front': 0, 'ukrainian-front': 0 },
  interdicted: {},
  replaced: [],
});

/** What a rule reads: a state at rest, or the ledger under the hands of a procedure. */
export type Ledgered = Frozen<Own>;
export type Seeing = Seen<Own>;
export type Doing = { readonly s: State<Own> };

export const phasing = (s: Pick<Seeing, 'clock'>): Who => s.clock.phasing as Who;

/** An optional rule the players agreed on. */
export const hasOption = (s: Pick<Seeing, 'options'>, option: string): boolean => s.options[option] === 'on';

/** 2.5b: the front of a Soviet unit; Germans have none. */
export const frontOf = (p: Printed, unit: string): Front | undefined =>
  FRONTS.find((front) => p.isKind(unit, front));

/** 5.4: whether a unit is one of those that the offensive begins with, on its turn. */
export const isActivated = (s: Pick<Seeing, 'own'>, unit: string): boolean =>
  s.own.turn.activated.includes(unit);
