// The question `why`: of a hex, of a unit, of a unit and a hex. What was refused last the program tells by itself.
import type { Ledger } from '../../core/ledger.ts';
import type { Args, Message, Refusal, RuleId, Side } from '../../core/types.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import { message } from '../combat/questions/odds.ts';
import type { Answer } from '../combat/questions/odds.ts';
import type { Fog } from '../fog/fog.ts';
import type { MoveLaw, Marching, MoveSight } from '../movement/law.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import type { Stacking } from '../stacking.ts';
import { whyHex } from './why-hex.ts';
import { whyUnit, whyUnitHex } from './why-unit.ts';

export type WhyLaw<S extends MoveSight, O extends Marching> = {
  readonly sheet: Sheet;
  readonly moves: MoveLaw;
  readonly fog: Fog<S, O>;
  readonly rules: {
    /** Nobody moves who is not on the map; nor into water; who holds a hex; how full one may be. */
    readonly offMap: RuleId;
    readonly spent: RuleId;
    readonly water: RuleId;
    readonly held: RuleId;
    readonly stack: RuleId;
  };
  /** Whether a side moves; absent: in a phase of its own that is called movement. */
  isMoving?(s: S, side: Side): boolean;
  /** Whether attacks of a side can be declared now. */
  isAttacking(s: S, side: Side): boolean;
  /** Why a unit could not attack a hex from where it is, now or in a phase to come. */
  refuseAttack(s: S, unit: string, hex: string): Refusal | undefined;
  /** Why a unit of a kind that attacks out of its move does not; nothing for others. */
  refuseStriking?(s: S, unit: string): Refusal | undefined;
  /** What a unit has to move with. */
  allowance(s: S, unit: string): Ledger;
  /** Where it would go if it were eliminated. */
  fate(s: S, unit: string): { readonly place: string; readonly rule: RuleId };
  /** How a unit is supplied, and all that is told of the supply of a hex. */
  readonly supply: {
    unit(s: S, who: Side, unit: string): readonly Message[];
    hex(s: S, who: Side, hex: string): readonly Message[];
  };
  /** Who must attack in this phase, of those asked about, told to those who may know it. */
  duties?(s: S, who: Side, concerns: (unit: string) => boolean): readonly Message[];
  /** What else is printed in a hex, beside its terrain, such as its zone. */
  ground?(hex: string): Message['params'];
  /** How full a stack leaves its hex, where not every unit counts or more than one number bounds it. */
  rooms?(side: Side, units: readonly string[], hex: string): readonly Message[];
  /** What taking a hex is worth. */
  worth?(s: S, hex: string): readonly Message[];
  /** What a hex does to attacks on it. */
  battle?(s: S, who: Side, hex: string): readonly Message[];
  /** The sorts of units that pay alike for hexes, and of which of them a unit is; undefined: it shows nothing. */
  readonly mobilities: readonly string[];
  mobilityOf(s: S, unit: string): string | undefined;
};

export const isMovingIn = <S extends MoveSight, O extends Marching>(
  { isMoving }: WhyLaw<S, O>,
  s: S,
  side: Side,
): boolean => isMoving?.(s, side) ?? (s.clock.phasing === side && s.clock.phase.endsWith('-movement'));

/** A hex of units that do not all count. */
export const roomsBy =
  <O extends Placed>(stacking: Stacking<O>): NonNullable<WhyLaw<MoveSight, Marching>['rooms']> =>
  (side, units, hex) => {
    const taken = stacking.taken(hex, side, units);
    return taken === undefined ? [] : [message('why.stack', { side, ...taken })];
  };

export const whyVerb: VerbSpec = {
  name: 'why',
  aliases: [],
  group: 'read',
  kind: 'question',
  slots: [
    { name: 'unit', kind: 'unit', named: true, optional: true, says: 'a unit' },
    { name: 'at', kind: 'place', lead: 'at', optional: true, says: 'a hex' },
    { name: 'refused', kind: 'word', values: ['not'], optional: true, says: 'not' },
  ],
  help: 'explains the last refusal, or what the rules do to a hex, to a unit, or to a unit that should go to a hex.',
  examples: ['why', 'why {hex}', 'why {standing}', 'why {standing} {to}'],
  seeAlso: ['rule', 'supply', 'moves'],
};

/** A place for those of whom whoever asks may not know that they are there. */
const UNCOUNTED = '?';

/** Whether a stack has room is not for everybody to know: where nobody may count those covered, only those seen are there. */
const asCounted = <S extends MoveSight, O extends Marching>(
  { sheet, fog }: Pick<WhyLaw<S, O>, 'sheet' | 'fog'>,
  s: S,
  who: string,
): S => {
  if (fog.law.sizesShown) return s;
  const uncounted: string[] = [];
  const places: Record<string, readonly string[]> = {};
  for (const [place, units] of Object.entries(s.own.places)) {
    const isSeen = (unit: string): boolean => !sheet.isHex(place) || fog.isKnownAt(s, unit, place, who);
    places[place] = units.filter(isSeen);
    uncounted.push(...units.filter((unit) => !isSeen(unit)));
  }
  return uncounted.length === 0
    ? s
    : { ...s, own: { ...s.own, places: { ...places, [UNCOUNTED]: uncounted } } };
};

/** Undefined: it is the last refusal that is asked about. */
export const why =
  <S extends MoveSight, O extends Marching>(law: WhyLaw<S, O>) =>
  (s: S, who: Side, args: Args): Answer | undefined => {
    const { sheet, fog } = law;
    const [unit] = args['unit'] ?? [];
    const [at] = args['at'] ?? [];
    if (unit === undefined && at === undefined) return undefined;
    if (unit !== undefined && !(sheet.isUnit(unit) && fog.isKnown(s, unit, who))) return [];
    if (at !== undefined && !sheet.isHex(at)) return [message('why.no-hex', { place: at })];
    if (unit === undefined) return whyHex(law, s, who, at ?? '');
    return at === undefined ? whyUnit(law, s, who, unit) : whyUnitHex(law, asCounted(law, s, who), unit, at);
  };
