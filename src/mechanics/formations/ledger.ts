// What the ledger of a game of armies and corps keeps, whatever else it keeps: who stands where and how, and what has been
// done in the phase, the pulse and the turn under way. A game of one player turn a side has pulses that are player turns.
import type { Side } from '../../core/types.ts';
import type { Mission } from '../air/law.ts';
import { leavePlan } from '../combat/front/plan.ts';
import type { Bought } from '../replacements/credits.ts';
import { dropFrom } from './disruption.ts';

/** What every such ledger keeps. */
export type ArmyOwn<W extends Side = Side> = {
  /** Units by place, the top of a stack first. A place is a hex or a box. */
  places: Record<string, string[]>;
  /** Holders of the hexes that have changed hands since the game began. */
  held: Record<string, W>;
  markers: Record<string, string[]>;
  /** Units that show their back for good. */
  hits: Record<string, number>;
  disrupted: string[];
  entrenched: string[];
  /** Armies on their strong side. */
  strong: string[];
  /** Of the phase under way. */
  phase: FormationPhase;
  pulse: ArmyPulse;
};

export type FormationPhase = {
  /** Units that have moved in this phase, and the one of them that may go on. */
  moved: string[];
  afoot: string[][];
  /** Parts of a MF spent, by unit. */
  spent: Record<string, number>;
  /** Where units that have moved stood when the phase began. */
  origins: Record<string, string>;
};

/** Of the pulse under way. */
export type ArmyPulse = {
  /** Which of the game turn it is, those of both sides together, from 1; 0 before the first. */
  number: number;
  /** Attacks that have been allocated and not fought yet. */
  attacks: { hex: string; units: string[] }[];
  /** Attacks that have been fought, and where they came from; at which rung, where attacks are compared by it. */
  battles: { hex: string; from: string[]; rung?: number }[];
  /** A battle of the phase has been fought: rockets are too late. */
  engaged?: boolean;
  /** Units that attacked before movement, and those that have attacked at all. */
  used: string[];
  fought: string[];
  /** Katyushas that have fired, and those that have spent what firing costs. */
  fired: string[];
  spent?: string[];
  /** Units that have made their second attack, where that is remembered beyond their battle. */
  again?: string[];
  /** Units of the other side that recover in this pulse. */
  healing: string[];
};

/** That of a game with armies too close to each other, cities with garrisons, air units in boxes, and replacements that walk on. */
export type FormationOwn<W extends Side = Side> = ArmyOwn<W> & {
  /** Armies that are too close to another one to count. */
  inactive: string[];
  /** Hexes of cities that have lost their garrison for good. */
  fallen: string[];
  /** Air units that are out, each with the turn at whose end it is back. */
  downed: Record<string, number>;
  pulse: FormationPulse;
  /** Of the game turn under way. */
  turn: FormationTurn;
};

export type FormationPulse = ArmyPulse & {
  /** Hexes that close air support helps to attack. */
  supported: string[];
  /** Air units that have flown, or are to fly, and what they have been told to do and have not done yet. */
  flown: string[];
  missions: Mission[];
  /** Units that have walked onto the map in this pulse. */
  walked: string[];
};

export type FormationTurn = {
  /** Replacements of this turn, and the boxes they came out of. */
  bought: Bought[];
  /** Whether all Russian units hold to the last, once the Russian has been asked. */
  noRetreat?: boolean;
  /** Moscow is in panic; `spent`: the Russian has had his one attack. */
  panic?: 'on' | 'spent';
  /** Air units that were named, where not all may be active. */
  active: string[];
  /** Hexes whose units are supplied from the air. */
  resupplied: string[];
  /** Units with an entrenchment that bombs have marked. */
  shaken: string[];
  /** Where units that can be dropped began the turn. */
  began: Record<string, string>;
};

/** A phase, a pulse and a turn in which nothing has happened yet. */
export const newPhase = (): FormationPhase => ({ moved: [], afoot: [], spent: {}, origins: {} });

export const newArmyPulse = (number: number): ArmyPulse => ({
  number,
  attacks: [],
  battles: [],
  used: [],
  fought: [],
  fired: [],
  healing: [],
});

export const newPulse = (number: number): FormationPulse => ({
  ...newArmyPulse(number),
  supported: [],
  flown: [],
  missions: [],
  walked: [],
});

export const newTurn = (): FormationTurn => ({
  bought: [],
  active: [],
  resupplied: [],
  shaken: [],
  began: {},
});

/** Units stand there, and nothing has happened to them. */
export const newArmyLedger = <W extends Side>(places: Record<string, string[]>): ArmyOwn<W> => ({
  places,
  held: {},
  markers: {},
  hits: {},
  disrupted: [],
  entrenched: [],
  strong: [],
  phase: newPhase(),
  pulse: newArmyPulse(0),
});

export const newLedger = <W extends Side>(places: Record<string, string[]>): FormationOwn<W> => ({
  ...newArmyLedger<W>(places),
  inactive: [],
  fallen: [],
  downed: {},
  pulse: newPulse(0),
  turn: newTurn(),
});

/** What is remembered of units on the map is forgotten with them; `more`: lists that not every game keeps. */
export const forgetUnits = (own: ArmyOwn, units: readonly string[], more: readonly string[][] = []): void => {
  const { disrupted, entrenched, strong, pulse } = own;
  for (const list of [disrupted, entrenched, strong, pulse.healing, ...more]) dropFrom(list, units);
  for (const unit of units) delete own.hits[unit];
  leavePlan(own, units);
};

/** The lists of units on the map that such a game keeps beside those of every ledger. */
export const formationLists = ({ inactive, pulse, turn }: FormationOwn): readonly string[][] => [
  inactive,
  pulse.walked,
  turn.shaken,
];
