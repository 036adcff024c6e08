// Entry, replacements and set-up as another game would have them: gates by edge and city, units that come on top of
// others, one pool with a step a unit a turn, steps lost unused, areas of a free set-up with garrisons.
import { describe, expect, it } from '@jest/globals';
import { apply, check, every, offers, reached, sampled, settle, subjects } from '../../src/core/kernel.ts';
import { procedure, refusal, ruleSet } from '../../src/core/rule-set.ts';
import type { Ctx, Procedure, Rules, Seen } from '../../src/core/rule-set.ts';
import type { Order, State } from '../../src/core/types.ts';
import { bestHex, byRank, nearestTo } from '../../src/mechanics/entry/best-hex.ts';
import { DEAD, eliminateUnits, OUT } from '../../src/mechanics/entry/dead-pile.ts';
import { deployment, SETUP } from '../../src/mechanics/entry/deployment.ts';
import { entryHexesOf } from '../../src/mechanics/entry/entry-hexes.ts';
import { drawPlacing, placeChoice } from '../../src/mechanics/entry/place.ts';
import { payFrom, rebuildChoice } from '../../src/mechanics/entry/replacement.ts';
import { forgetWarning, segment } from '../../src/mechanics/entry/segment.ts';
import { strategicMovement } from '../../src/mechanics/entry/strategic-movement.ts';
import { dueUnits, trackBox, trackTurn } from '../../src/mechanics/entry/turn-track.ts';
import { hasUnitsOf, onMap, placeOf, put, unitsAt } from '../../src/mechanics/places.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { sheetOf } from '../../src/mechanics/sheet.ts';
import { tinySet } from '../board/tiny.ts';

const p = sheetOf(tinySet());
const EAST = 'east';

type Own = Placed & { hits: Record<string, number>; steps: number; rebuilt: string[]; came: string[] };
type S = Seen<Own>;

const stateOf = (places: Record<string, string[]>, more: Partial<Own> = {}, proc = 'entry'): State<Own> => ({
  format: 1,
  game: 'tiny',
  rules: '1',
  scenario: 'meeting',
  options: {},
  clock: { turn: 2, phase: 'entry', phasing: EAST },
  drawn: 0,
  standing: [],
  own: { places, held: {}, markers: {}, hits: {}, steps: 2, rebuilt: [], came: [], ...more },
  stack: [{ proc, step: 'begin', vars: {} }],
});

const isGate = (s: Pick<S, 'own'>, hex: string): boolean =>
  (p.inArea('east-road', hex) || p.hex(hex).city !== undefined) &&
  !p.neighbours(hex).some((next) => hasUnitsOf(p, s.own, next, 'west'));

type Scene = { readonly receivers: readonly string[] };

/** e2 comes only on top of another unit, one to a hex and turn; all others by gates. */
const entry = entryHexesOf<S, Scene>({
  isHex: p.isHex,
  access: (s, scene, unit) =>
    unit === 'e2'
      ? {
          rule: 'tiny:1.1',
          hexes: () => onMap(p, s, EAST).map((other) => placeOf(s.own, other)),
          way: (hex) =>
            hasUnitsOf(p, s.own, hex, EAST) && !scene.receivers.includes(hex) ? 'on-top' : undefined,
        }
      : { rule: 'tiny:2.1', hexes: () => p.grid.ids, way: (hex) => (isGate(s, hex) ? 'gate' : undefined) },
  after: (scene, _, hex, way) => (way === 'on-top' ? { receivers: [...scene.receivers, hex] } : scene),
  refuseRoom: (s, _, units, hex) =>
    unitsAt(s.own, hex).length + units.length > 2 ? refusal('STACK.FULL', 'tiny:1.1', { hex }) : undefined,
  notThere: (unit, hex, { rule }, hexes) => refusal('ENTRY.NOT-THERE', rule, { unit, hex, hexes }),
});

const sceneOf = (s: S): Scene => ({ receivers: s.own.came });
const due = (s: S): readonly string[] => dueUnits(p, s, EAST);

const comeIn = (ctx: Ctx<Own>, unit: string, hex: string): void => {
  put(ctx.s.own, [unit], hex);
  if (unit === 'e2') ctx.s.own.came.push(hex);
  ctx.emit({ kind: 'units.entered', rule: 'tiny:2.1', data: { units: [unit], hex, side: EAST } });
};

const placing = placeChoice<Own>({
  verb: 'place',
  rule: 'tiny:2.1',
  next: 'settle',
  says: {
    alone: refusal('PLACE.DEFAULT-ALONE', 'tiny:2.1'),
    form: () => refusal('PLACE.WHAT-WHERE', 'tiny:2.1'),
    where: (s, _, units) =>
      refusal('PLACE.WHERE', 'tiny:2.1', { hexes: entry.hexes(s, sceneOf(s), units[0] ?? '') }),
  },
  idle: (s) => (due(s).length > 0 ? undefined : refusal('PLACE.NOBODY', 'tiny:2.1', { side: EAST })),
  subjects: due,
  places: (s, _, unit) => (due(s).includes(unit) ? entry.hexes(s, sceneOf(s), unit) : []),
  refuseUnits: (s, _, units) => {
    const stranger = units.find((unit) => !due(s).includes(unit));
    return stranger === undefined ? undefined : refusal('PLACE.NOT-YET', 'tiny:2.1', { unit: stranger });
  },
  refusePlace: (s, _, units, hex) => entry.refuse(s, sceneOf(s), units, hex),
  placements: (s) => [{ units: due(s), most: 2, places: (unit) => entry.hexes(s, sceneOf(s), unit) }],
  sample: (s, _, pick) =>
    drawPlacing(pick, {
      units: due(s),
      default: 4,
      tries: due(s).length,
      places: (unit) => entry.hexes(s, sceneOf(s), unit),
    }),
  put: (ctx, f, units, hex) => {
    forgetWarning(f);
    for (const unit of units) comeIn(ctx, unit, hex);
  },
  putAll: (ctx) => {
    for (const unit of due(ctx.seen)) {
      const hex = bestHex(p, ctx.s, EAST, entry.hexes(ctx.s, sceneOf(ctx.s), unit));
      if (hex !== undefined) comeIn(ctx, unit, hex);
    }
  },
});

const hurt = (s: S): readonly string[] => onMap(p, s, EAST).filter((unit) => (s.own.hits[unit] ?? 0) > 0);

/** One pool; no unit has more than a step a turn; out of the dead pile with one step, into the box of the turn. */
const rebuilding = rebuildChoice<Own>({
  rule: 'tiny:3.1',
  next: 'settle',
  one: refusal('REPLACE.WHAT-WHERE', 'tiny:3.1'),
  nobody: () => refusal('REPLACE.NOBODY', 'tiny:3.1', { side: EAST }),
  pools: (s) => ({ steps: s.own.steps }),
  price: () => [{ pool: 'steps', amount: 1 }],
  candidates: (s) =>
    [...hurt(s), ...unitsAt(s.own, DEAD).filter((unit) => p.sideOf(unit) === EAST)].filter(
      (unit) => !s.own.rebuilt.includes(unit),
    ),
  refuseStranger: (_, __, unit) => refusal('REPLACE.NOT-DEAD', 'tiny:3.1', { unit }),
  short: () => refusal('REPLACE.NO-STEPS', 'tiny:3.1', { side: EAST }),
  rebuild: (ctx, unit, { steps = 0 }) => {
    const { own, clock } = ctx.s;
    own.steps = steps;
    own.rebuilt.push(unit);
    if (p.isHex(placeOf(own, unit))) delete own.hits[unit];
    else {
      put(own, [unit], trackBox(clock.turn));
      own.hits[unit] = 1;
    }
  },
});

const { settle: look, ask } = segment<Own>({
  rule: 'tiny:3.1',
  by: EAST,
  step: 'orders',
  isOpen: (s) => due(s).length > 0 || s.own.steps > 0,
  question: (s) => ({ key: 'ask.entry', params: { units: [...due(s)] } }),
  choices: [placing, rebuilding],
  rights: [],
  endRule: 'tiny:3.1',
  unused: (s) =>
    s.own.steps === 0
      ? undefined
      : { kind: 'entry.unused', rule: 'tiny:3.1', data: { steps: s.own.steps }, to: [EAST] },
  over: (ctx) => ctx.goto('over'),
});

/** West garrisons 0202; w3 goes to its camp, or beside it where that is full. */
const camp = deployment<Own>(p, {
  rule: 'tiny:2.1',
  units: (_, side) => p.unitIds.filter((unit) => p.sideOf(unit) === side),
  hexes: () => p.area('west-camp'),
  beside: () => ['0201', '0101'],
  refuseRoom: (s, units, hex) =>
    unitsAt(s.own, hex).filter((unit) => !units.includes(unit)).length + units.length <= 1
      ? undefined
      : refusal('STACK.FULL', 'tiny:2.1', { units: [...units], hex }),
  most: 1,
  historical: (_, unit) => ({ w1: '0202', w2: '0202', w3: '0103' })[unit],
  ruleOf: () => 'tiny:2.1',
  placed: (_, __, units, hex) => ({
    kind: 'setup.placed',
    rule: 'tiny:2.1',
    data: { units: [...units], hex },
  }),
  wrong: (s) =>
    unitsAt(s.own, '0202').length > 0 ? undefined : refusal('SETUP.GARRISON', 'tiny:2.1', { hex: '0202' }),
  says: {
    alone: refusal('SETUP.DEFAULT-ALONE', 'tiny:2.1'),
    form: () => refusal('SETUP.WHAT-WHERE', 'tiny:2.1'),
    twice: refusal('SETUP.TWICE', 'tiny:2.1'),
    allPlaced: (side) => refusal('SETUP.ALL-PLACED', 'tiny:2.1', { side }),
    left: (side, units) => refusal('SETUP.LEFT', 'tiny:2.1', { side, units: [...units] }),
    fixed: (_, unit) => refusal('SETUP.FIXED', 'tiny:2.1', { unit }),
    there: (units, hex) => refusal('SETUP.THERE', 'tiny:2.1', { units: [...units], hex }),
  },
});

/** Any distance by land, two units a turn, and no way on past an enemy. */
const rail = strategicMovement<Own>(p, {
  verb: 'rail',
  rule: 'tiny:3.1',
  side: 'west',
  look: () => undefined,
  movers: (s) => onMap(p, s, 'west'),
  refuseTraveller: (s, _, unit, before) =>
    s.own.rebuilt.length + before.length >= 2
      ? refusal('RAIL.NO-MORE-ROOM', 'tiny:3.1', { unit })
      : undefined,
  refuseHop: (s, unit, _, to) =>
    !p.isLand(to) || hasUnitsOf(p, s.own, to, EAST)
      ? refusal('RAIL.NO-WAY', 'tiny:3.1', { unit, hex: to })
      : undefined,
  isStop: (s, hex) => p.neighbours(hex).some((next) => hasUnitsOf(p, s.own, next, EAST)),
  refuseRoom: () => undefined,
  ground: (s) => ({
    cost: (_, to) => (p.isLand(p.grid.id(to)) && !hasUnitsOf(p, s.own, p.grid.id(to), EAST) ? 1 : -1),
  }),
  goals: () => ['0305'],
  go: (ctx, unit, path) => {
    put(ctx.s.own, [unit], path.at(-1) ?? '');
    ctx.s.own.rebuilt.push(unit);
  },
  says: {
    noPath: (unit) => refusal('MOVE.NO-PATH', 'tiny:3.1', { unit }),
    noHex: (unit, place) => refusal('MOVE.NO-HEX', 'tiny:3.1', { unit, place }),
    noWay: (unit, hex) => refusal('RAIL.NO-WAY', 'tiny:3.1', { unit, hex }),
    pastEnemy: (unit, hex, next) => refusal('RAIL.PAST-ENEMY', 'tiny:3.1', { unit, hex, next }),
    twice: (unit) => refusal('RAIL.TWICE', 'tiny:3.1', { unit }),
    apart: (units) => refusal('RAIL.APART', 'tiny:3.1', { units: [...units] }),
  },
});

const begin: Procedure<Own>[string] = { kind: 'auto', run: () => undefined };
const over: Procedure<Own>[string] = {
  kind: 'ask',
  rule: 'tiny:3.1',
  by: () => EAST,
  question: () => ({ key: 'ask.over', params: {} }),
  choices: [],
};

const rules: Rules = ruleSet<Own>({
  id: 'tiny',
  version: '1',
  sides: ['west', EAST],
  procedures: {
    entry: procedure<Own, object>({ begin, settle: look, orders: ask, over }),
    setUp: { begin, west: camp.ask('west'), over },
    rail: {
      begin,
      orders: {
        kind: 'ask',
        rule: 'tiny:3.1',
        by: () => 'west',
        question: () => ({ key: 'ask.rail', params: {} }),
        choices: [rail.choice],
      },
      over,
    },
  },
  setup: () => stateOf({}),
  view: () => ({}),
  problems: () => [],
});

const started = (places: Record<string, string[]>, more: Partial<Own> = {}, proc = 'entry'): State<Own> => {
  const s = stateOf(places, more, proc);
  settle(rules, s);
  return s;
};

const order = (verb: string, args: Order['args'], by = EAST): Order => ({ by, verb, args });
const give = (s: State, given: Order): string => {
  const done = apply(rules, s, given);
  return done.ok ? done.events.map(({ kind }) => kind).join(' ') : done.refusal.code;
};
const stepOf = (s: State): string | undefined => s.stack.at(-1)?.step;
const offerOf = (s: State, verb: string) => {
  const found = offers(rules, s).find((offer) => offer.verb === verb);
  if (found === undefined) throw new Error(`no ${verb}`);
  return found;
};

describe('the turn track', () => {
  it('has those due whose turn is here or was, of one side, and nobody of later turns or other boxes', () => {
    const s = stateOf({
      [trackBox(1)]: ['e3'],
      [trackBox(2)]: ['w1', 'e1'],
      [trackBox(3)]: ['e2'],
      reserve: ['w2'],
    });
    expect(dueUnits(p, s, EAST)).toEqual(['e1', 'e3']);
    expect([trackTurn('track-12'), trackTurn('reserve')]).toEqual([12, undefined]);
  });
});

describe('placing', () => {
  const places = (): Record<string, string[]> => ({
    '0403': ['e1'],
    '0204': ['w1'],
    [trackBox(1)]: ['e3'],
    [trackBox(2)]: ['e2'],
  });

  it('opens gates without an enemy beside them, and every unit to one that comes on top', () => {
    const s = started(places());
    expect(subjects(s, offerOf(s, 'place'))).toEqual(['e2', 'e3']);
    expect(reached(s, offerOf(s, 'place'), 'e2')).toEqual([{ place: '0403' }]);
    // The road and the city 0305 are next to the enemy in 0204.
    expect(entry.hexes(s, { receivers: [] }, 'e3')).toEqual(['0202', '0302']);
  });

  it('says what is wrong with an order, in this order: its form, who, where', () => {
    const s = started(places());
    const said = (args: Order['args']): string | undefined => check(rules, s, order('place', args))?.code;
    expect(said({ how: ['default'], units: ['e3'] })).toBe('PLACE.DEFAULT-ALONE');
    expect(said({ units: ['e3'], at: ['0305', '0302'] })).toBe('PLACE.WHAT-WHERE');
    expect(said({ units: ['e3', 'e3'], at: ['0305'] })).toBe('PLACE.WHAT-WHERE');
    expect(said({ units: ['e1'], at: ['0305'] })).toBe('PLACE.NOT-YET');
    expect(said({ units: ['e3'] })).toBe('PLACE.WHERE');
    expect(said({ units: ['e3'], at: ['0403'] })).toBe('ENTRY.NOT-THERE');
    expect(said({ units: ['e2'], at: ['0403'] })).toBeUndefined();
  });

  it('takes a receiver for one newcomer a turn', () => {
    const s = started({ ...places(), '0504': ['e3'], [trackBox(1)]: [] }, { came: ['0403'] });
    expect(check(rules, s, order('place', { units: ['e2'], at: ['0403'] }))?.code).toBe('ENTRY.NOT-THERE');
    expect(give(s, order('place', { units: ['e2'], at: ['0504'] }))).toBe('units.entered');
    expect(s.own.came).toEqual(['0403', '0504']);
  });

  it('places all by default, and lets wait who finds no hex', () => {
    const s = started(places());
    expect(give(s, order('place', { how: ['default'] }))).toBe('units.entered units.entered');
    expect(placeOf(s.own, 'e2')).toBe('0403');
    const shut = started({ [trackBox(2)]: ['e2'] });
    expect(give(shut, order('place', { how: ['default'] }))).toBe('');
    expect(placeOf(shut.own, 'e2')).toBe('track-2');
  });

  it('counts what may be ordered, and draws only from that', () => {
    const s = started(places());
    const offer = offerOf(s, 'place');
    const all = [...(every(s, offer) ?? [])].filter((args) => args !== undefined);
    expect(all).toContainEqual({ units: ['e2'], at: ['0403'] });
    expect(all.every((args) => check(rules, s, order('place', args)) === undefined)).toBe(true);
    for (let n = 0; n < 8; n++) {
      const drawn = sampled(s, offer, (count) => n % count);
      if (drawn !== undefined) expect(check(rules, s, drawn)).toBeUndefined();
    }
  });
});

describe('replacements', () => {
  it('bring a unit back into the box of the turn with one step, and up by one the turn after', () => {
    const s = started({ [DEAD]: ['e1'], '0403': ['e3'] }, { hits: { e3: 1 }, steps: 2 });
    expect(give(s, order('replace', { units: ['e1'] }))).toBe('');
    expect([placeOf(s.own, 'e1'), s.own.hits, s.own.steps]).toEqual(['track-2', { e1: 1, e3: 1 }, 1]);
    expect(check(rules, s, order('replace', { units: ['e1'] }))?.code).toBe('REPLACE.NOT-DEAD');
    expect(give(s, order('replace', { units: ['e3'] }))).toBe('');
    expect(s.own.hits).toEqual({ e1: 1 });
    expect(offers(rules, s).map(({ verb }) => verb)).toEqual(['place', 'end']);
  });

  it('are refused for want of steps, and one at a time', () => {
    const s = started({ [DEAD]: ['e1', 'e3'], [trackBox(1)]: ['e2'] }, { steps: 0 });
    expect(check(rules, s, order('replace', { units: ['e1'] }))?.code).toBe('REPLACE.NO-STEPS');
    expect(check(rules, s, order('replace', { units: ['e1', 'e3'] }))?.code).toBe('REPLACE.WHAT-WHERE');
  });

  it('are paid out of pools, by recipes, and by a lender', () => {
    const tank = [{ pool: 'tank', amount: 1 }];
    const foot = [{ pool: 'foot', amount: 1 }];
    const korps = [...tank, ...foot, ...foot];
    const lender = (pool: string): string | undefined => (pool === 'foot' ? 'tank' : undefined);
    expect(payFrom({ tank: 1, foot: 2 }, [korps])).toEqual({ tank: 0, foot: 0 });
    expect(payFrom({ tank: 1, foot: 1 }, [korps])).toBeUndefined();
    expect(payFrom({ tank: 2, foot: 1 }, [foot, tank, foot], lender)).toEqual({ tank: 0, foot: 0 });
    expect(payFrom({ tank: 0, foot: 2 }, [tank], lender)).toBeUndefined();
  });
});

describe('a segment', () => {
  it('warns once of what its end loses, again after something was done, and is over when nothing is left', () => {
    const s = started({ '0403': ['e3'], [trackBox(2)]: ['e2'], [DEAD]: ['e1'] }, { steps: 1 });
    expect(give(s, order('end', {}))).toBe('entry.unused');
    expect(stepOf(s)).toBe('orders');
    give(s, order('place', { units: ['e2'], at: ['0403'] }));
    expect(give(s, order('end', {}))).toBe('entry.unused');
    expect(give(s, order('end', {}))).toBe('');
    expect(stepOf(s)).toBe('over');
    expect(stepOf(started({ '0403': ['e3'] }, { steps: 0 }))).toBe('over');
  });
});

describe('set-up', () => {
  const west = (verb: string, args: Order['args']): Order => order(verb, args, 'west');

  it('refuses strangers, other areas, full hexes, and an end with something still wrong', () => {
    const s = started({ [SETUP]: ['w1', 'w3'], '0103': ['w2'] }, {}, 'setUp');
    const said = (verb: string, args: Order['args']): string | undefined =>
      check(rules, s, west(verb, args))?.code;
    expect(said('place', { units: ['e1'], at: ['0102'] })).toBe('SETUP.FIXED');
    expect(said('place', { units: ['w1', 'w1'], at: ['0102'] })).toBe('SETUP.TWICE');
    expect(said('place', { units: ['w1'], at: ['0201'] })).toBe('SETUP.NOT-THERE');
    expect(said('place', { units: ['w1'], at: ['0103'] })).toBe('STACK.FULL');
    expect(said('place', { units: ['w2'], at: ['0103'] })).toBe('SETUP.THERE');
    expect(said('end', {})).toBe('SETUP.LEFT');
    give(s, west('place', { units: ['w1'], at: ['0102'] }));
    s.own.places = { '0102': ['w1'], '0103': ['w2'], '0201': ['w3'] };
    expect(check(rules, s, west('end', {}))?.code).toBe('SETUP.GARRISON');
    expect(check(rules, s, west('place', { how: ['default'] }))?.code).toBe('SETUP.ALL-PLACED');
  });

  it('puts everybody where history had him, or as near as there is room', () => {
    const s = started({ [SETUP]: ['w1', 'w2', 'w3'] }, {}, 'setUp');
    expect(give(s, west('place', { how: ['default'] }))).toBe('setup.default');
    expect(s.own.places).toEqual({ '0102': ['w1'], '0202': ['w2'], '0103': ['w3'] });
    expect(give(s, west('end', {}))).toBe('setup.done');
  });

  it('lets stand beside their area those for whom it has no room', () => {
    const s = started({ [SETUP]: ['w3'], '0102': ['e1'], '0103': ['w2'], '0202': ['w1'] }, {}, 'setUp');
    expect(camp.open(s, 'w3')).toEqual(['0101', '0201']);
    expect(check(rules, s, west('place', { units: ['w3'], at: ['0201'] }))).toBeUndefined();
  });
});

describe('strategic movement', () => {
  const west = (args: Order['args']): Order => order('rail', args, 'west');

  it('goes any distance, and no step on from beside an enemy', () => {
    const s = started({ '0101': ['w1', 'w2', 'w3'], '0403': ['e1'] }, {}, 'rail');
    const said = (args: Order['args']): string | undefined => check(rules, s, west(args))?.code;
    expect(said({ units: ['w1'], path: ['0102', '0103', '0104', '0105'] })).toBeUndefined();
    expect(said({ units: ['w1'], path: ['0102', '0101'] })).toBe('RAIL.TWICE');
    expect(said({ units: ['w1', 'w2', 'w3'], path: ['0102'] })).toBe('RAIL.NO-MORE-ROOM');
    const fewer = check(rules, s, west({ units: ['w1', 'w2', 'w3'], path: ['0102'] }));
    expect(fewer?.instead?.args).toEqual({ units: ['w1', 'w2'], path: ['0102'] });
    const stopped = check(rules, s, west({ units: ['w1'], path: ['0102', '0202', '0303', '0402'] }));
    expect([stopped?.code, stopped?.instead?.args['path']]).toEqual([
      'RAIL.PAST-ENEMY',
      ['0102', '0202', '0303'],
    ]);
    const drawn = sampled(s, offerOf(s, 'rail'), () => 0);
    expect(drawn === undefined ? 'nothing' : check(rules, s, drawn)).toBeUndefined();
    give(s, west({ units: ['w1', 'w2'], path: ['0102'] }));
    expect(s.own.places['0102']).toEqual(['w2', 'w1']);
  });
});

describe('the best hexes', () => {
  it('are near the front, not next to an enemy, and not beside friends', () => {
    const s = stateOf({ '0303': ['w1'], '0105': ['e1'] });
    expect(nearestTo(p, '0101', ['0105', '0103', '0202'])).toEqual(['0103', '0202', '0105']);
    expect(byRank(['b', 'a', 'c'], (id) => (id === 'c' ? 0 : 1))).toEqual(['c', 'a', 'b']);
    expect(bestHex(p, s, EAST, ['0403', '0305', '0205'])).toBe('0305');
    expect(bestHex(p, s, EAST, [])).toBeUndefined();
  });
});

describe('the dead pile', () => {
  it('takes units whole, tells who is gone for good, and settles every fate before the first goes', () => {
    const s = stateOf({ '0403': ['e1', 'e2'] });
    const kinds: string[] = [];
    const left: string[] = [];
    const ctx = {
      s,
      seen: s,
      emit: ({ kind }: { kind: string }) => void kinds.push(kind),
    } as unknown as Ctx<Own>;
    eliminateUnits<Own>(
      p,
      {
        fate: (seen, unit) => ({
          place: unit === 'e2' || unitsAt(seen.own, '0403').length < 2 ? OUT : DEAD,
          rule: 'tiny:3.1',
        }),
        left: (_, hex) => void left.push(hex),
      },
      ctx,
      { units: ['e2', 'e1'], rule: 'tiny:1.1', cause: 'battle', known: undefined },
    );
    expect(s.own.places).toEqual({ [OUT]: ['e2'], [DEAD]: ['e1'] });
    expect(kinds).toEqual(['unit.eliminated', 'unit.out-for-good', 'unit.eliminated']);
    expect(left).toEqual(['0403']);
  });
});
