// Chapter 3: the owners place the units whose hexes the rules leave open, one by one or all as in history.
import { holder } from '../../../mechanics/control.ts';
import { occupant, placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import type { ListedChoice, OpenChoice, Pick as Draw, Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf, ofOne } from '../../../core/subsets.ts';
import type { Args, Event, Refusal, RuleId } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { distance } from '../../../hex/distance.ts';
import { everyPlace } from './perft-placements.ts';
import { displaced, freeUnits, isTrade, TRADED, waiting } from './3.3-setup.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { COASTAL_ARMY, isSatellite } from '../state.ts';
import type { Ledgered, Own, Seeing } from '../state.ts';

/** The shared verb, with the one word that stands for where everybody stood in history. */
export const placeVerb: VerbSpec = {
  name: 'place',
  aliases: ['p'],
  group: 'act',
  kind: 'order',
  slots: [
    { name: 'units', kind: 'unit', many: true, optional: true, says: 'a unit or hex' },
    { name: 'at', kind: 'place', lead: 'at', optional: true, says: 'where to' },
    { name: 'how', kind: 'word', optional: true, values: ['default'], says: 'default' },
  ],
  help: 'puts a new unit on the map or in a box; place default puts all where history had them.',
  examples: ['place {unit} {to}', 'place default'],
  seeAlso: ['pending', 'legal'],
};

type Standing = Pick<Seeing, 'own' | 'scenario' | 'options'>;

/** 3.7e: who stays where the printed set-up has him. */
const STAYS: ReadonlySet<string> = new Set(['9ora', COASTAL_ARMY]);

const limit = (p: Printed, id: string): number => p.limit(id) ?? Infinity;

/** 3.1b: the limits of chapter 6 hold in set-up. */
const hasRoom = (p: Printed, own: Ledgered, coming: readonly string[], hex: string): boolean => {
  const all = [...unitsAt(own, hex).filter((unit) => !coming.includes(unit)), ...coming];
  const satellites = all.filter((unit) => isSatellite(p, unit)).length;
  return all.length <= limit(p, 'stack') && satellites <= limit(p, 'satellites');
};

const isOpen = (p: Printed, s: Standing, hex: string, side: Who): boolean =>
  p.isLand(hex) && holder(p, s, hex) === side && occupant(p, s.own, hex) !== otherSide(side);

/** Where a unit may be set up, as far as its group goes. */
const groupHexes = (p: Printed, s: Standing, unit: string): readonly string[] => {
  const group = freeUnits(p, s.scenario).get(unit);
  if (group !== undefined) {
    // 3.7b: the five hexes of Lithuania are the Northern group's; 3.7c takes five away from the others.
    const gained = isTrade(s) && group.area === 'agn' ? p.area(TRADED.german) : [];
    return [...p.area(group.area), ...gained].filter((hex) => isOpen(p, s, hex, group.side));
  }
  if (!isTrade(s) || p.unit(unit).side !== 'soviet') return [];
  // 3.7d
  if (displaced(p, s.scenario).includes(unit)) return p.grid.ids.filter((hex) => isOpen(p, s, hex, 'soviet'));
  // 3.7e
  if (!p.isHex(placeOf(s.own, unit))) return [];
  const home = Object.entries(p.set.scenarios[s.scenario]?.fixed ?? {}).find(([, ids]) => ids.includes(unit));
  return [...p.area(TRADED.soviet), ...(home === undefined ? [] : [home[0]])];
};

/** R154: 3.7c leaves two groups fewer places than units, so those for whom there is no room stand beside their group. */
const besideGroup = (p: Printed, s: Standing, unit: string): readonly string[] => {
  const group = freeUnits(p, s.scenario).get(unit);
  if (group === undefined || !isTrade(s)) return [];
  const hexes = groupHexes(p, s, unit);
  const elsewhere = hexes.flatMap(p.neighbours).filter((hex) => isOpen(p, s, hex, group.side));
  return [...new Set(elsewhere)].filter((hex) => !hexes.includes(hex));
};

/** Where a unit may be set up now. */
export const setupHexes = (p: Printed, s: Standing, unit: string): readonly string[] => {
  const own = groupHexes(p, s, unit).filter((hex) => hasRoom(p, s.own, [unit], hex));
  return own.length > 0
    ? own
    : besideGroup(p, s, unit)
        .filter((hex) => hasRoom(p, s.own, [unit], hex))
        .toSorted();
};

/** Units whose hex is their owner's to choose, placed already or not. */
const settable = (p: Printed, s: Seeing, side: Who): readonly string[] => {
  const free = [...freeUnits(p, s.scenario).keys()].filter((unit) => p.unit(unit).side === side);
  if (!isTrade(s) || side !== 'soviet') return free;
  const fixed = Object.values(p.set.scenarios[s.scenario]?.fixed ?? {}).flat();
  return fixed.filter((unit) => p.unit(unit).side === 'soviet' && !STAYS.has(unit));
};

const nearest = (p: Printed, from: string, hexes: readonly string[]): string | undefined => {
  const far = (hex: string): number => distance(p.grid, p.grid.index(from), p.grid.index(hex));
  return hexes.toSorted((a, b) => far(a) - far(b) || (a < b ? -1 : 1))[0];
};

/** Where history had a unit; under the option, as near to it as may be. */
const historicalHex = (p: Printed, s: Standing, unit: string): string | undefined => {
  const meant =
    freeUnits(p, s.scenario).get(unit)?.historical.get(unit) ??
    Object.entries(p.set.scenarios[s.scenario]?.fixed ?? {}).find(([, ids]) => ids.includes(unit))?.[0];
  const open = setupHexes(p, s, unit);
  if (meant === undefined || open.includes(meant)) return meant;
  return nearest(p, meant, open);
};

/** Puts everybody of a side who waits where history had him. */
export const placeDefault = (p: Printed, s: Standing & { readonly own: Own }, side: Who): number => {
  const units = waiting(p, s.own, side);
  for (const unit of units.toReversed()) {
    const hex = historicalHex(p, s, unit);
    if (hex !== undefined) put(s.own, [unit], hex);
  }
  return units.length - waiting(p, s.own, side).length;
};

const ruleOf = (p: Printed, s: Seeing, unit: string): RuleId => {
  const group = freeUnits(p, s.scenario).get(unit);
  if (group !== undefined) return group.rule;
  if (!isTrade(s)) return 'barbarossa:3.4b';
  return displaced(p, s.scenario).includes(unit) ? 'barbarossa:3.7d' : 'barbarossa:3.7e';
};

const DEFAULT: Args = { how: ['default'] };

const refusePlace = (p: Printed, s: Seeing, side: Who, args: Args): Refusal | undefined => {
  const units = args['units'] ?? [];
  const [hex, second] = args['at'] ?? [];
  if (args['how'] !== undefined) {
    if (units.length > 0 || hex !== undefined) return refusal('SETUP.DEFAULT-ALONE', 'barbarossa:3.1a');
    return waiting(p, s.own, side).length > 0
      ? undefined
      : refusal('SETUP.ALL-PLACED', 'barbarossa:3.1a', { side });
  }
  if (units.length === 0 || hex === undefined || second !== undefined)
    return refusal('SETUP.WHAT-WHERE', 'barbarossa:3.1a', { units: [...units] });
  const may = settable(p, s, side);
  const stranger = units.find((unit) => !may.includes(unit));
  if (stranger !== undefined)
    return refusal('SETUP.FIXED', p.isUnit(stranger) ? ruleOf(p, s, stranger) : 'barbarossa:3.1a', {
      unit: stranger,
    });
  if (units.length !== new Set(units).size) return refusal('SETUP.TWICE', 'barbarossa:2.2a');
  const astray = units.find((unit) => {
    const hexes = groupHexes(p, s, unit);
    const isFull = hexes.every((open) => !hasRoom(p, s.own, [unit], open));
    return !hexes.includes(hex) && !(isFull && besideGroup(p, s, unit).includes(hex));
  });
  if (astray !== undefined) {
    const hexes = [...setupHexes(p, s, astray)].slice(0, 12);
    return refusal('SETUP.NOT-THERE', ruleOf(p, s, astray), { unit: astray, hex, hexes });
  }
  if (units.every((unit) => unitsAt(s.own, hex).includes(unit)))
    return refusal('SETUP.THERE', 'barbarossa:3.1a', { units: [...units], hex });
  return hasRoom(p, s.own, units, hex)
    ? undefined
    : refusal('SETUP.FULL', 'barbarossa:3.1b', { units: [...units], hex });
};

const samplePlace = (p: Printed, s: Seeing, side: Who, pick: Draw): Args | undefined => {
  const units = waiting(p, s.own, side);
  if (units.length === 0) return undefined;
  if (pick(8) === 0) return DEFAULT;
  const unit = units[pick(units.length)] ?? '';
  const hexes = setupHexes(p, s, unit);
  return hexes.length === 0 ? undefined : { units: [unit], at: [hexes[pick(hexes.length)] ?? ''] };
};

/** For counting: with everything that is placed already, and may be placed elsewhere. */
function* everySetting(p: Printed, s: Seeing, side: Who, only?: string): Generator<Args> {
  yield DEFAULT;
  yield* everyPlace(ofOne(settable(p, s, side), only), limit(p, 'stack'), (unit) => [
    ...groupHexes(p, s, unit),
    ...besideGroup(p, s, unit),
  ]);
}

/** 11.7a: the German learns that somebody is there; who it is shows only on top of a stack. */
const placed = (s: Seeing, side: Who, units: readonly string[], hex: string): Event => {
  const event: Event = { kind: 'setup.placed', rule: 'barbarossa:3.1a', data: { units: [...units], hex } };
  return side === 'german' || s.options['fog'] === 'off'
    ? event
    : { ...event, to: ['soviet'], veiled: { kind: 'setup.placed-covered', data: { hex } } };
};

const place = (p: Printed, side: Who): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'place',
  rule: 'barbarossa:3.1a',
  sets: ['units'],
  // Whoever is placed can be placed elsewhere as long as the set-up lasts.
  subjects: (s) => {
    const left = waiting(p, s.own, side);
    return left.length > 0 ? left : settable(p, s, side);
  },
  refuse: (s, _, args) => refusePlace(p, s, side, args),
  every: (s, _, only) => legalOf(everySetting(p, s, side, only), (args) => refusePlace(p, s, side, args)),
  reach: (s, _, unit) =>
    settable(p, s, side).includes(unit)
      ? setupHexes(p, s, unit)
          .filter((hex) => !unitsAt(s.own, hex).includes(unit))
          .map((place) => ({ place }))
      : [],
  sample: (s, _, pick) => samplePlace(p, s, side, pick),
  take: (ctx, f, args) => {
    const { s } = ctx;
    if (args['how'] !== undefined) {
      const count = placeDefault(p, s, side);
      ctx.emit({ kind: 'setup.default', rule: 'barbarossa:3.1a', data: { side, count } });
    } else {
      const units = args['units'] ?? [];
      const [hex = ''] = args['at'] ?? [];
      put(s.own, units, hex);
      ctx.emit(placed(s, side, units, hex));
    }
    ctx.goto(f.step);
  },
});

const end = (p: Printed, side: Who): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'end',
  rule: 'barbarossa:3.1a',
  ends: true,
  closed: (s) => {
    const units = [...waiting(p, s.own, side)];
    return units.length === 0 ? undefined : refusal('SETUP.LEFT', 'barbarossa:3.1a', { side, units });
  },
  list: () => [{}],
  take: (ctx) => ctx.emit({ kind: 'setup.done', rule: 'barbarossa:3.1a', data: { side } }),
});

const ask = (p: Printed, side: Who): Procedure<Own>[string] => ({
  kind: 'ask',
  rule: 'barbarossa:3.1a',
  by: () => side,
  question: (s) => {
    const units = [...waiting(p, s.own, side)];
    return units.length === 0
      ? { key: 'ask.setup-whole', params: { side } }
      : { key: 'ask.setup', params: { side, count: units.length, units } };
  },
  choices: [place(p, side), end(p, side)],
});

/** R132: under the option the Soviet places his first, then the German; otherwise only the German has a choice. */
export const setUp = (p: Printed): Procedure<Own> => ({
  open: {
    kind: 'auto',
    run: (ctx) => {
      if (freeUnits(p, ctx.s.scenario).size === 0) ctx.done();
      else if (!isTrade(ctx.s)) ctx.goto('german');
    },
  },
  soviet: ask(p, 'soviet'),
  german: ask(p, 'german'),
});

export const verbs: readonly VerbSpec[] = [placeVerb];
