// Free set-up: a side places the units whose hexes the rules leave open, one by one or all where history had them, and
// ends when nothing is wrong any more.
import type { AskStep, Ctx, ListedChoice, OpenChoice, Pick as Draw, Seen } from '../../core/rule-set.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Args, Event, Message, Params, Refusal, RuleId, Side, State } from '../../core/types.ts';
import { endChoice } from '../end-choice.ts';
import { put, unitsAt } from '../places.ts';
import type { Ledgered, Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { nearestTo } from './best-hex.ts';
import { drawPlacing, placeChoice } from './place.ts';

/** Units that their owner has still to put on the map. */
export const SETUP = 'setup';

/** What is told of a set-up: it is done to nobody. */
export const SETTING_UP = ['setup.placed', 'setup.placed-covered', 'setup.default', 'setup.done'] as const;

/** What the rules of a set-up read: a state under the hands of a procedure as well. */
export type Laid<O> = Pick<Seen<O>, 'own' | 'scenario' | 'options'>;

export type DeploymentLaw<O extends Placed> = {
  readonly rule: RuleId;
  /** Units of a side whose hex is their owner's to choose, placed already or not. */
  units(s: Laid<O>, side: Side): readonly string[];
  /** Where a unit belongs: areas, groups, distances, holders; room is another question. */
  hexes(s: Laid<O>, unit: string): readonly string[];
  /** Where it stands instead when those have no room for it. */
  beside?(s: Laid<O>, unit: string): readonly string[];
  /** Why they find no room in a hex. */
  refuseRoom(s: Laid<O>, units: readonly string[], hex: string): Refusal | undefined;
  /** So many stand in a hex, for counting. */
  readonly most: number;
  /** Where history had a unit. */
  historical(s: Laid<O>, unit: string): string | undefined;
  /** Those that all are placed before the others, which stand where they allow. */
  isFirst?(unit: string): boolean;
  /** Why a unit cannot stand anywhere yet, such as for others by whom it stands. */
  waitsFor?(s: Laid<O>, unit: string): Refusal | undefined;
  /** The rule that binds a unit to where it may be. */
  ruleOf(s: Laid<O>, unit: string): RuleId;
  /** What is told when units are placed. */
  placed(s: Laid<O>, side: Side, units: readonly string[], hex: string): Event;
  /** What is still wrong when everybody stands, such as a hex without its garrison. */
  wrong?(s: Seen<O>, side: Side): Refusal | undefined;
  /** For who draws at random: units and a hex by which less would be wrong. */
  mend?(s: Seen<O>, side: Side, pick: Draw): Args | undefined;
  /** What the question says beside who is to be placed, such as what is still wrong. */
  told?(s: Seen<O>, side: Side): Params;
  readonly says: {
    readonly alone: Refusal;
    form(units: readonly string[]): Refusal;
    readonly twice: Refusal;
    allPlaced(side: Side): Refusal;
    left(side: Side, units: readonly string[]): Refusal;
    fixed(s: Laid<O>, unit: string): Refusal;
    there(units: readonly string[], hex: string): Refusal;
  };
};

export type Deployment<O extends Placed> = {
  waiting(s: Laid<O>, side: Side): readonly string[];
  /** Where a unit may be set up now. */
  open(s: Laid<O>, unit: string): readonly string[];
  /** Puts everybody of a side who waits where history had him, or as near to it as may be; how many were placed. */
  placeDefault(s: Pick<State<O>, 'own' | 'scenario' | 'options'>, side: Side): number;
  ask(side: Side): AskStep<O>;
};

/** Under fog the other side learns that units of the hidden one are in a hex; who it is shows only on top of a stack. */
export const placedUnderFog =
  (rule: RuleId, hidden: Side) =>
  (s: Pick<Laid<Placed>, 'options'>, side: Side, units: readonly string[], hex: string): Event => {
    const event: Event = { kind: 'setup.placed', rule, data: { units: [...units], hex } };
    return side !== hidden || s.options['fog'] === 'off'
      ? event
      : { ...event, to: [hidden], veiled: { kind: 'setup.placed-covered', data: { hex } } };
  };

const question = (side: Side, units: readonly string[], told: Params = {}): Message =>
  units.length === 0
    ? { key: 'ask.setup-whole', params: { side, ...told } }
    : { key: 'ask.setup', params: { side, count: units.length, units: [...units], ...told } };

export const deployment = <O extends Placed>(p: Sheet, law: DeploymentLaw<O>): Deployment<O> => {
  const laid = (s: Pick<State<O>, 'own' | 'scenario' | 'options'>): Laid<O> => s as unknown as Laid<O>;
  const ownOf = (s: Laid<O>): Ledgered => s.own;

  const waiting: Deployment<O>['waiting'] = (s, side) =>
    unitsAt(ownOf(s), SETUP).filter((unit) => p.sideOf(unit) === side);

  const open: Deployment<O>['open'] = (s, unit) => {
    const hasRoom = (hex: string): boolean => law.refuseRoom(s, [unit], hex) === undefined;
    const own = law.hexes(s, unit).filter(hasRoom);
    return own.length > 0 || law.beside === undefined ? own : law.beside(s, unit).filter(hasRoom).toSorted();
  };

  const defaultHex = (s: Laid<O>, unit: string): string | undefined => {
    const meant = law.historical(s, unit);
    const hexes = open(s, unit);
    return meant === undefined || hexes.includes(meant) ? meant : nearestTo(p, meant, hexes)[0];
  };

  const placeDefault: Deployment<O>['placeDefault'] = (s, side) => {
    const units = waiting(laid(s), side);
    const isFirst = (unit: string): boolean => law.isFirst?.(unit) !== false;
    const ordered = [...units.filter((unit) => !isFirst(unit)), ...units.filter(isFirst)].toReversed();
    for (const unit of ordered) {
      const hex = defaultHex(laid(s), unit);
      if (hex !== undefined) put(s.own, [unit], hex);
    }
    return units.length - waiting(laid(s), side).length;
  };

  const isAstray = (s: Laid<O>, unit: string, hex: string): boolean => {
    const hexes = law.hexes(s, unit);
    if (hexes.includes(hex)) return false;
    const isFull = hexes.every((one) => law.refuseRoom(s, [unit], one) !== undefined);
    return !isFull || law.beside?.(s, unit).includes(hex) !== true;
  };

  const refusePlace = (s: Seen<O>, units: readonly string[], hex: string): Refusal | undefined => {
    const astray = units.find((unit) => isAstray(s, unit, hex));
    if (astray !== undefined) {
      const early = law.waitsFor?.(s, astray);
      if (early !== undefined) return early;
      const hexes = open(s, astray);
      return refusal('SETUP.NOT-THERE', law.ruleOf(s, astray), { unit: astray, hex, hexes });
    }
    if (units.every((unit) => unitsAt(ownOf(s), hex).includes(unit))) return law.says.there(units, hex);
    return law.refuseRoom(s, units, hex);
  };

  const placing = (side: Side): OpenChoice<O> =>
    placeChoice<O>({
      verb: 'place',
      rule: law.rule,
      says: law.says,
      // Whoever is placed can be placed elsewhere as long as the set-up lasts.
      subjects: (s) => {
        const left = waiting(s, side);
        return left.length > 0 ? left : law.units(s, side);
      },
      places: (s, _, unit) =>
        law.units(s, side).includes(unit)
          ? open(s, unit).filter((hex) => !unitsAt(ownOf(s), hex).includes(unit))
          : [],
      refuseAll: (s) => (waiting(s, side).length > 0 ? undefined : law.says.allPlaced(side)),
      refuseUnits: (s, _, units) => {
        const may = law.units(s, side);
        const stranger = units.find((unit) => !may.includes(unit));
        return stranger === undefined ? undefined : law.says.fixed(s, stranger);
      },
      refusePlace: (s, _, units, hex) => refusePlace(s, units, hex),
      // With everything that is placed already, and may be placed elsewhere.
      placements: (s) => [
        {
          units: law.units(s, side),
          most: law.most,
          places: (unit) => [...law.hexes(s, unit), ...(law.beside?.(s, unit) ?? [])],
        },
      ],
      sample: (s, _, pick) => {
        const units = waiting(s, side);
        return units.length === 0
          ? law.mend?.(s, side, pick)
          : drawPlacing(pick, {
              units,
              default: 8,
              tries: law.isFirst === undefined ? 1 : units.length,
              places: (unit) => open(s, unit),
            });
      },
      put: (ctx: Ctx<O>, _, units, hex) => {
        put(ctx.s.own, units, hex);
        ctx.emit(law.placed(laid(ctx.s), side, units, hex));
      },
      putAll: (ctx) => {
        const count = placeDefault(ctx.s, side);
        ctx.emit({ kind: 'setup.default', rule: law.rule, data: { side, count } });
      },
    });

  const end = (side: Side): ListedChoice<O> => ({
    ...endChoice<O>(law.rule, (ctx) => ctx.emit({ kind: 'setup.done', rule: law.rule, data: { side } })),
    closed: (s) => {
      const units = waiting(s, side);
      return units.length === 0 ? law.wrong?.(s, side) : law.says.left(side, units);
    },
  });

  return {
    waiting,
    open,
    placeDefault,
    ask: (side) => ({
      kind: 'ask',
      rule: law.rule,
      by: () => side,
      question: (s) => question(side, waiting(s, side), law.told?.(s, side)),
      choices: [placing(side), end(side)],
    }),
  };
};
