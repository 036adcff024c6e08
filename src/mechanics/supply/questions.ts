// What a player asks of supply: the state of a hex and its units, the line, what would cut it and what bars it.
import { atRestBy } from '../../core/state-cache.ts';
import type { Args, Message, RuleId, Side } from '../../core/types.ts';
import type { Game, StackSupply, SupplySight } from '../../api/game.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import { lazy } from '../lazy.ts';
import { occupant, placeOf, unitsAt } from '../places.ts';
import type { Ledgered } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import type { TraceOptions } from './barriers.ts';
import type { Bar, Note } from './bars.ts';
import { cuttersOf } from './maps.ts';
import type { SupplyMap, SupplyMaps } from './maps.ts';
import type { States, SupplyOptions } from './states.ts';

export const supplyVerb: VerbSpec = {
  name: 'supply',
  aliases: [],
  group: 'units',
  kind: 'question',
  slots: [{ name: 'hex', kind: 'hex', says: 'a hex or a unit' }],
  help: 'says how a hex and the units in it are supplied, by which line, and what would cut it.',
  examples: ['supply {hex}', 'supply {standing}'],
  seeAlso: ['rule'],
};

type Standing = { readonly own: Pick<Ledgered, 'places'>; readonly clock: { readonly phasing: string } };

/** Another line than one over land, such as one to a port. */
export type OtherLine = { readonly hexes: readonly string[]; readonly cutBy: readonly string[] };

export type SupplyPath<T extends string> = {
  readonly state: T;
  readonly rule: RuleId;
  /** From the hex of the unit to a source; empty if the state needs no line. */
  readonly hexes: readonly string[];
  /** Hexes whose loss alone would cut it. */
  readonly cutBy: readonly string[];
  /** What the line makes use of; without supply over land, what stands in its way. */
  readonly notes: readonly Note[];
};

export type QuestionLaw<P, S, W extends Side, M extends SupplyMap<W>, T extends string> = {
  readonly maps: SupplyMaps<P, S, W, M>;
  readonly states: States<P, S, W, M, T>;
  /** From the best to the worst; the state of a line over land, of nothing at all, and of those who need no line. */
  readonly ranks: readonly T[];
  readonly overland: T;
  readonly none: T;
  readonly exempt?: T;
  /** The sign of a state in a stack on the map. */
  readonly letters: Readonly<Partial<Record<T, string>>>;
  /** What gives a state to a side; `of`: to one of its units in a hex, where that is asked about. */
  rule(
    side: W,
    state: T,
    of?: { readonly p: P; readonly s: S; readonly unit: string; readonly hex: string; readonly map: M },
  ): RuleId;
  /** Of a side whose units do not all trace alike: the lines of one of them. */
  linesOf?(p: P, map: M, unit: string): Pick<SupplyMap<W>, 'overland' | 'line'>;
  /** Whose units everybody may judge one by one, beside his own. */
  isOpen?(s: S, side: W): boolean;
  /** Of the other side's units, where more than the lines of their hex is known to all. */
  isAllOut?(p: P, s: S, side: W): boolean;
  /** What a line is, if not by the rule that gives its state, and what cuts one. */
  readonly cites: { readonly line?: RuleId; readonly cut: RuleId };
  /** What a state means for a unit. */
  effects(p: P, s: S, unit: string, state: T, hex: string, map: M): readonly Bar[];
  /** What a line over land makes use of. */
  uses(p: P, side: W, line: readonly string[]): readonly Note[];
  /** Why no line over land leads out of a hex. */
  bars(p: P, s: S, side: W, hex: string, options: TraceOptions): readonly Note[];
  /** Why other supply is not to be had there, for a unit in this state. */
  otherBars?(p: P, s: S, side: W, hex: string, state: T): readonly Note[];
  otherLine?(p: P, s: S, state: T, hex: string, map: M, unit: string): OtherLine | undefined;
  /** What else is told of a hex that has its line, such as what attacks need. */
  also?(p: P, s: S, side: W, hex: string): readonly Message[];
};

type Questions<P, S, W extends Side, M, T extends string> = {
  /** Hexes of the line over land of a hex whose loss alone would cut it. */
  cutters(p: P, s: S, side: W, hex: string, options?: TraceOptions): readonly string[];
  /** The line of a unit, what would cut it, and why there is none. */
  path(p: P, s: S, unit: string, where?: string, options?: SupplyOptions<M>): SupplyPath<T>;
  /** The state of one unit and what it means; of the other side's, that of its hex. */
  ofUnit(p: P, s: S, who: string, unit: string): readonly Message[];
  /** About a hex. Of the other side's units only the hex is judged: what stands in a stack is not told. */
  answer(p: P, s: S, who: string, args: Args): readonly Message[];
  /** The supply of a side as the map shows it: which hexes a line reaches, and how each stack is supplied. */
  sight(p: P, s: S, who: string): SupplySight;
  /** Whether a unit has no supply; of the other side's only the hex is judged, as in the answer. */
  isOut(p: P, s: S, who: string): ReturnType<NonNullable<Game['outOfSupply']>>;
};

const message = (key: string, params: Message['params']): Message => ({ key, params });

const barMessages = (bars: readonly Bar[]): readonly Message[] =>
  bars.map(({ why, rule }) => message(why, { rule }));

const noteMessages = (notes: readonly Note[]): readonly Message[] =>
  notes.map(({ rule, why, hexes }) => message(why, { hexes: [...hexes], rule }));

export const supplyQuestions = <
  W extends Side,
  P extends Sheet<W>,
  S extends Standing,
  M extends SupplyMap<W>,
  T extends string,
>(
  law: QuestionLaw<P, S, W, M, T>,
): Questions<P, S, W, M, T> => {
  const { maps, states, overland, none } = law;
  const sees = (s: S, who: string, side: W): boolean =>
    who === 'both' || who === side || law.isOpen?.(s, side) === true;
  const linesOf = (p: P, map: M, unit: string | undefined): Pick<SupplyMap<W>, 'overland' | 'line'> =>
    unit === undefined ? map : (law.linesOf?.(p, map, unit) ?? map);

  const cuttersFor = (
    p: P,
    s: S,
    side: W,
    hex: string,
    options: TraceOptions,
    unit?: string,
  ): readonly string[] => {
    const { lost = [] } = options;
    const line = linesOf(p, maps(p, s, side, options), unit).line(hex);
    return cuttersOf(p, hex, line, (at) =>
      linesOf(p, maps(p, s, side, { ...options, lost: [...lost, at] }), unit).overland(hex),
    );
  };
  const cutters: Questions<P, S, W, M, T>['cutters'] = (p, s, side, hex, options = {}) =>
    cuttersFor(p, s, side, hex, options);

  const path: Questions<P, S, W, M, T>['path'] = (p, s, unit, where = placeOf(s.own, unit), options = {}) => {
    const side = p.sideOf(unit);
    const { ignore } = options;
    const trace = ignore === undefined ? {} : { ignore };
    const map = options.map ?? maps(p, s, side, trace);
    const state = states.of(p, s, unit, where, { ...options, map });
    const rule = law.rule(side, state, { p, s, unit, hex: where, map });
    const found = { state, rule, hexes: [], cutBy: [] };
    if (!p.isHex(where) || state === law.exempt) return { ...found, notes: [] };
    if (state === overland) {
      const hexes = linesOf(p, map, unit).line(where);
      const cutBy = cuttersFor(p, s, side, where, trace, unit);
      return { ...found, hexes, cutBy, notes: law.uses(p, side, hexes) };
    }
    const notes = [
      ...law.bars(p, s, side, where, trace),
      ...(law.otherBars?.(p, s, side, where, state) ?? []),
    ];
    return { ...found, ...law.otherLine?.(p, s, state, where, map, unit), notes };
  };

  /** Where a line goes and what would cut it, if it is more than the hex itself. */
  const lineMessages = (
    rule: RuleId,
    hexes: readonly string[],
    cutBy: readonly string[],
  ): readonly Message[] => {
    if (hexes.length < 2) return [];
    const { line = rule, cut } = law.cites;
    return [
      message('supply.line', { path: hexes.slice(1), count: hexes.length - 1, rule: line }),
      cutBy.length === 0
        ? message('supply.safe', { rule: cut })
        : message('supply.cutters', { hexes: [...cutBy], rule: cut }),
    ];
  };

  const also = (p: P, s: S, side: W, hex: string): readonly Message[] => law.also?.(p, s, side, hex) ?? [];

  const emptyHex = (p: P, s: S, side: W, hex: string): readonly Message[] => {
    const map = maps(p, s, side);
    if (!map.overland(hex))
      return [
        message('supply.hex-cut', { hex, side, rule: law.rule(side, none) }),
        ...noteMessages(law.bars(p, s, side, hex, {})),
      ];
    const line = map.line(hex);
    const rule = law.rule(side, overland);
    return [
      message('supply.hex-line', { hex, side, rule }),
      ...lineMessages(rule, line, cutters(p, s, side, hex)),
      ...noteMessages(law.uses(p, side, line)),
      ...also(p, s, side, hex),
    ];
  };

  const unitMessages = (p: P, s: S, side: W, hex: string): readonly Message[] => {
    const map = maps(p, s, side);
    const found = new Map<T, string[]>();
    for (const unit of unitsAt(s.own, hex)) {
      if (p.sideOf(unit) !== side) continue;
      const state = states.of(p, s, unit, hex, { map });
      found.set(state, [...(found.get(state) ?? []), unit]);
    }
    return [...found].flatMap(([state, units]) => {
      const [first = ''] = units;
      const { hexes, cutBy, notes, rule } = path(p, s, first, hex, { map });
      return [
        message(`supply.is-${state}`, { units, count: units.length, hex, rule }),
        ...barMessages(law.effects(p, s, first, state, hex, map)),
        ...(state === overland ? also(p, s, side, hex) : []),
        ...lineMessages(rule, hexes, cutBy),
        ...noteMessages(notes),
      ];
    });
  };

  const worse = (a: T, b: T | undefined): T =>
    b !== undefined && law.ranks.indexOf(b) > law.ranks.indexOf(a) ? b : a;

  const stackOf = (state: T): StackSupply => {
    const letter = law.letters[state];
    return {
      says: message(`word.supply.${state}`, {}),
      isCut: state === none,
      ...(state === overland && { isPlain: true }),
      ...(letter !== undefined && { letter }),
    };
  };

  const sight = (p: P, s: S, who: string): SupplySight => {
    const side = p.sides.find((each) => each === (who === 'both' ? s.clock.phasing : who)) ?? p.sides[0];
    const map = maps(p, s, side);
    const worst = new Map<string, T>();
    for (const [unit, state] of states.every(p, s, side, { map })) {
      const hex = placeOf(s.own, unit);
      worst.set(hex, worse(state, worst.get(hex)));
    }
    const fed = lazy(() => new Set(p.grid.ids.filter((hex) => p.isLand(hex) && map.overland(hex))));
    return {
      side,
      // Who looks at one stack asks nothing of the rest of the map.
      get fed() {
        return fed();
      },
      stacks: new Map([...worst].map(([hex, state]) => [hex, stackOf(state)])),
    };
  };

  return {
    cutters,
    path,
    ofUnit: (p, s, who, unit) => {
      const side = p.sideOf(unit);
      const hex = placeOf(s.own, unit);
      if (!sees(s, who, side)) return emptyHex(p, s, side, hex).slice(0, 1);
      const map = maps(p, s, side);
      const state = states.of(p, s, unit, hex, { map });
      return [
        message(`supply.is-${state}`, {
          units: [unit],
          count: 1,
          hex,
          rule: law.rule(side, state, { p, s, unit, hex, map }),
        }),
        ...barMessages(law.effects(p, s, unit, state, hex, map)),
      ];
    },
    answer: (p, s, who, args) => {
      const [hex = ''] = args['hex'] ?? [];
      if (!p.isHex(hex) || !p.isLand(hex)) return [message('supply.no-land', { hex })];
      const side = occupant(p, s.own, hex);
      if (side === undefined) return p.sides.flatMap((each) => emptyHex(p, s, each, hex));
      return sees(s, who, side) ? unitMessages(p, s, side, hex) : emptyHex(p, s, side, hex);
    },
    sight: atRestBy(sight),
    isOut: (p, s, who) => {
      const mapOf = new Map(p.sides.map((side) => [side, maps(p, s, side)]));
      return (unit) => {
        const side = p.sideOf(unit);
        const hex = placeOf(s.own, unit);
        const map = mapOf.get(side);
        if (!p.isHex(hex) || map === undefined) return false;
        if (sees(s, who, side)) return states.of(p, s, unit, hex, { map }) === none;
        return law.isAllOut?.(p, s, side) === true || !map.overland(hex);
      };
    },
  };
};
