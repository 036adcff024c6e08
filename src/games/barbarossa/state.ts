// The ledger of a game of Barbarossa, and the small questions every chapter asks of it. Only plain JSON.
import type { Seen } from '../../core/rule-set.ts';
import type { Frozen, RuleId, State } from '../../core/types.ts';
import type { Printed, Who } from './data/sheet.ts';

/** A change of the German total, for ever (4.2). */
export type PointsEntry = {
  turn: number;
  amount: number;
  /** Key of the reason in the message table. */
  why: string;
  rule: RuleId;
  hex?: string;
};

export const ORDERS = ['move-fight', 'fight-move', 'fight-fight', 'move', 'fight'] as const;
/** 5.4, 5.5; `move` is the German turn of the Paulus Pause (5.10), `fight` what The Road Back begins with (12.2). */
export type PhaseOrder = (typeof ORDERS)[number];

/** `taken`: a side gained a hex; `adjacent`: a Soviet unit moved next to a hex; `left`: the expedition left the map. */
export type Pending =
  | { kind: 'taken'; hex: string; by: Who }
  | { kind: 'adjacent'; hex: string; from: string; unit: string }
  | { kind: 'left'; units: string[] }
  /** 8.15b: a Romanian army was eliminated and comes back once, a die's number of turns later: procedure `romanianReturn`. */
  | { kind: 'returns'; unit: string };

export type Own = {
  /** Units by place, the top of a stack first. A place is a hex or a box: setup, rvgk, caucasus, dead, out, aside, track-14. */
  places: Record<string, string[]>;
  /** Holders of the hexes that have changed hands since the scenario began, also of those that came back (3.6). */
  held: Record<string, Who>;
  points: PointsEntry[];
  /** 4.15e: the die for Moscow has fallen. */
  moscowRolled?: true;
  /** 4.20: forgiveness points so far, of either sign. */
  forgiven?: number;
  /** Where the counters of each marker are: hexes, hand, out, aside, track-14, spent (7.7e). */
  markers: Record<string, string[]>;
  /** Turn in which each marker came onto its hex, where a rule asks (8.18). */
  placedOn: Record<string, number>;
  /** Hexes of German fortified lines and East Wall works that are gone (11.21d). */
  destroyed: string[];
  /** Choices that last. */
  plan: {
    /** Of the player turn under way. */
    order?: PhaseOrder;
    paulus?: 'pause' | 'no-pause';
    bonusZone?: 'north' | 'south';
    /** Turns in which fight/fight was used, by whom (5.5). */
    fightFight: { side: Who; turn: number }[];
    offensive?: { turn: number; gambit: boolean; cities: string[] };
    watch?: 'rhine' | 'oder';
    /** 8.15b: Romanian armies that have had their one return. */
    returned?: string[];
    /** 8.16a: turns in which a comb-out was held. */
    combOuts?: number[];
    /** 8.17c: 2 SS Panzer leaves as soon as it can. */
    ssDue?: true;
    /** 7.21: a game turn began with Moscow lost, and none since with it back in overland supply. */
    moscowLost?: true;
    /** 12.7d: the garrison of Stalingrad has begun a turn in overland supply. */
    standFastOver?: true;
  };
  /** 7.4i: what Black Sea shipping does this game turn, whether now, and whom Crimea supply feeds if not all. */
  shipping?: { mode: 'crimea' | 'coastal'; on: boolean; units: string[] };
  /** Of the phase under way. */
  phase: {
    /** Units that have moved, assaulted, sailed; they do not move again (10.2). */
    moved: string[];
    /** Of those the ones that may go on: what is left of the stack now moving, the part that moved last at the end (10.6). */
    afoot: string[][];
    /** MP spent, by unit. */
    spent: Record<string, number>;
    /** Die taken off the movement of mechanized units, by the hex they began in (5.10j). */
    die: Record<string, number>;
    /** Corps that have left for the Caucasus and wait there for the others (R33). */
    leaving: string[];
    /** Units out of supply when they were to move (7.17a). */
    halved: string[];
    attackers: string[];
    defended: string[];
    /** 11.29 */
    retreated: string[];
    /** Ways used that have a limit in a phase: kerch, black-sea, baltic, emergency. */
    used: string[];
    /** 5.12a: Soviet units that began the phase bound to attack. */
    bound: string[];
    /** 5.6e: whether it is the second of its player turn. */
    number: 1 | 2;
    /** Soviet units that have made their one mobile assault (10.24e). */
    assaulted: string[];
    /** Those of them that failed, and stay in their launch hex (10.28b). */
    repulsed?: string[];
    /** Where units that have moved stood when the phase began (10.5, 10.27). */
    origins: Record<string, string>;
  };
  /** Of the game turn under way. */
  turn: {
    eliminated: string[];
    /** Entries by hex. */
    entered: Record<string, number>;
    /** Luftwaffe markers spent. */
    luftwaffe: number;
    /** Corps that have been at sea, and units that have made a prepared assault: nobody does both (10.16b). */
    sailed: string[];
    fought: string[];
    /** Units that have moved strategically (8.7): neither do they sail. */
    railed: string[];
    /** MP that entry over the edge charges to the next move, by unit (8.1i, R96). */
    owed: Record<string, number>;
    /** Units that have gone into or out of the RVGK box (8.9c, R36). */
    rvgk: number;
    /** Units that neither move nor attack (12.7, R147). */
    stand: string[];
    /** 4.13j, R166: the expedition has been called back in it. */
    recalled?: true;
    /** 4.19a, R47: cities that were German when the turn of the Oder began; kept in that turn only. */
    cities?: string[];
  };
  /** The Caucasus expedition (4.11-4.13): its way is open, it is in the box, it has the oil, it came back or was beaten. */
  expedition?: 'open' | 'out' | 'through' | 'recalled' | 'beaten';
  /** Soviet units below the top of a stack that the German has seen in a battle of this phase (11.7). */
  shown: string[];
  /** Hexes over the stacking limit that the other side has let stand, as it was last asked (6.2c, R168). */
  crowded?: string[];
  /** What has happened and is still to be answered, in order: points, dice, armies that change sides (4, 8). */
  pending: Pending[];
};

/** A phase in which nothing has happened yet. */
export const freshPhase = (): Own['phase'] => ({
  moved: [],
  afoot: [],
  spent: {},
  die: {},
  leaving: [],
  halved: [],
  attackers: [],
  defended: [],
  retreated: [],
  used: [],
  bound: [],
  number: 1,
  assaulted: [],
  origins: {},
});

/** What a rule reads: a state at rest, or the ledger under the hands of a procedure. */
export type Ledgered = Frozen<Own>;
export type Seeing = Seen<Own>;
export type Doing = { readonly s: State<Own> };

export const phasing = (s: Pick<Seeing, 'clock'>): Who => s.clock.phasing as Who;

/** 5.8a, 5.8c: what a rule says of single-month turns holds in these, else it holds all the year. */
export const isSingleMonth = (p: Printed, turn: number): boolean => p.turn(turn)?.kind === 'single-month';

/** The German total: what the scenario starts with and every change since (4.2c). */
export const pointsTotal = (p: Printed, s: Pick<Seeing, 'own' | 'scenario'>): number =>
  s.own.points.reduce((sum, { amount }) => sum + amount, p.set.scenarios[s.scenario]?.points ?? 0);
