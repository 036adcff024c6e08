// The grammar of the typed language: what a verb is, and what its words may be.
import type { Level } from './settings.ts';
import type { Args, Order, Params, Refusal, RuleId } from '../core/types.ts';

export const VERB_GROUPS = [
  'game',
  'place',
  'units',
  'walk',
  'act',
  'take back',
  'read',
  'keep',
  'say it how',
] as const;
export type VerbGroup = (typeof VERB_GROUPS)[number];

/** What the replies of a verb are about, for those who want to hear more of one thing than of another. */
export const TOPICS = ['combat', 'movement', 'places', 'units', 'game', 'help'] as const;
export type Topic = (typeof TOPICS)[number];

export const SLOT_KINDS = [
  'unit',
  'hex',
  'place',
  'side',
  'number',
  'word',
  'text',
  'verb',
  'fact',
  'order',
] as const;
/**
 * unit: ids of units; a hex as word means the units there that can do it.
 * hex: a hex id; a place, a unit's name, `here` or a direction step stand for it.
 * place: a hex or a place that is not a hex.
 * word: one of `values`, or any single word. text: the rest of the line. verb: a verb of this language.
 * fact: `fact=value`; a hex as word means `hex=<id>`.
 * order: the rest of the line is an order; args hold its verb under the slot's name `s`, its slots under `s.<slot>`.
 */
export type SlotKind = (typeof SLOT_KINDS)[number];

/** Slots by which front ends understand an order of any game: who, where that ends, and what is attacked, not gone to. */
export const ORDER_SLOTS = { units: 'units', ends: ['path', 'to', 'at'], target: 'target' } as const;

export type Slot = {
  /** Key in the order's args. */
  readonly name: string;
  readonly kind: SlotKind;
  readonly many?: true;
  /** Of a unit: only what names one; a hex is left to the slots after it. */
  readonly named?: true;
  readonly optional?: true;
  /** A word that must stand before it, such as `from`. */
  readonly after?: string;
  /** A word that may stand before it, and parts it from the slot before where they could be confused; else `to`. */
  readonly lead?: string;
  readonly values?: readonly string[];
  /** Of a number: the smallest that makes sense, and the largest. */
  readonly least?: number;
  readonly most?: number;
  /** Of a hex: further ones where an enemy stands are read as well, though there is one, so that the rules can say why. */
  readonly alone?: true;
  /** Of the number of a row or a column: the sheet it is on may be named, before it or behind it. */
  readonly onSheet?: true;
  /** What belongs here, as in `move needs a unit or hex and where to`. */
  readonly says?: string;
};

/** An option written `--name`, `--name value` or `name=value`; canonical writing puts them last. */
export type Flag = {
  readonly name: string;
  /** Absent: it is on or off, and `yes` in the args when on. */
  readonly takes?: 'word' | 'number';
  readonly values?: readonly string[];
};

export type VerbSpec = {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly group: VerbGroup;
  /** Where it is another than that of its group. */
  readonly topic?: Topic;
  /** order: changes the game through the rules. question: reads. program: undo, save, settings. */
  readonly kind: 'order' | 'question' | 'program';
  readonly slots: readonly Slot[];
  readonly flags?: readonly Flag[];
  /**
   * It ends something, gives it up, or calls for dice: no slip is mended into it, and where something was asked it is
   * no answer.
   */
  readonly commits?: true;
  /** The order that a unit which can give this one has no way to give before. */
  readonly before?: string;
  /** Several units are several orders, done together or not at all. */
  readonly spread?: true;
  /** One line: what it does. */
  readonly help: string;
  /** What stands in braces, such as `{unit} {hex} {to}`, is filled in from the game being played: see examples.ts. */
  readonly examples: readonly string[];
  readonly seeAlso: readonly string[];
};

type Spoken = Pick<VerbSpec, 'name' | 'help' | 'slots' | 'examples' | 'seeAlso'> & Partial<VerbSpec>;

/** A word with which a side acts. */
export const orderVerb = (spec: Spoken): VerbSpec => ({ aliases: [], group: 'act', kind: 'order', ...spec });

export const combatVerb = (spec: Spoken): VerbSpec => orderVerb({ topic: 'combat', ...spec });

/** A typed line understood: its verb, its slots as ids, its flags. */
export type Understood = { readonly verb: VerbSpec; readonly args: Args };

/** One of several things a word could mean. */
export type Candidate = {
  /** The word that means this and nothing else. */
  readonly word: string;
  /** The whole line with that word in place of the unclear one: understand it to go on. */
  readonly line: string;
  /** Key and params of its label: `which.a-unit` with unit, name, at; `which.a-place` with place. */
  readonly label: { readonly key: 'which.a-unit' | 'which.a-place'; readonly params: Params };
};

export type Which = {
  readonly kind: 'which';
  /** UNIT.AMBIGUOUS or PLACE.AMBIGUOUS, for those who cannot be asked. */
  readonly refusal: Refusal;
  readonly candidates: readonly Candidate[];
};

/** `level`: of the reply to this line alone. */
export type Understanding = Meant & { readonly level?: Level };

type Meant =
  /** A blank line or a comment. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'orders'; readonly orders: readonly Order[] }
  | ({ readonly kind: 'question' } & Understood)
  /** `orders`: those that stand in its slot of kind order. */
  | ({ readonly kind: 'program'; readonly orders?: readonly Order[] } & Understood)
  | Which
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** All that is refused for the words alone cites this rule of the program. */
export const RULE_LANGUAGE: RuleId = 'hexfront:language';
