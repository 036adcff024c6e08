// What the Germans imagine under the tops of Soviet stacks, in the box of the RVGK and on the track; what the Soviets do of 4.18b.
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../../../src/core/canonical-json.ts';
import type { State } from '../../../../src/core/types.ts';
import { imagined } from '../../../../src/players/imagine.ts';
import { picker } from '../../../../src/players/prng.ts';
import { seating } from '../../../../src/players/player.ts';
import { settle } from '../../../../src/core/kernel.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { barbarossa, stateOf } from '../rules/kit.ts';

const { rules } = barbarossa;

const STACKS =
  'phase german-order; turn 10; 24pz@1708; 16ra@1606; 19ra@1606 under; 5t@1707; 8ra@1707 under; 9ra@1707 under; ' +
  'unit 20ra rvgk; unit 21ra rvgk; held 1708 german';

const worlds = (s: State<Own>, side: string, count = 40): readonly State<Own>[] =>
  Array.from({ length: count }, (_, seed) => imagined(rules, s, side, picker(seed)) as State<Own>);

const at = (place: string) => (s: State<Own>) => s.own.places[place] ?? [];

const varied = <T>(all: readonly State<Own>[], of: (s: State<Own>) => T): readonly T[] => [
  ...new Set(all.map(of)),
];

describe('what the Germans imagine', () => {
  const all = worlds(stateOf(STACKS), 'german');

  it('has the same armies on top', () => {
    expect(varied(all, (s) => at('1606')(s)[0])).toEqual(['16ra']);
    expect(varied(all, (s) => at('1707')(s)[0])).toEqual(['5t']);
  });

  it('has one covered where one is, and more as far as the limit allows, for nobody may count them (R131)', () => {
    expect(varied(all, (s) => at('1606')(s).length)).toEqual(expect.arrayContaining([2, 3, 4]));
    expect(varied(all, (s) => at('1707')(s).length)).toContain(2);
    for (const s of all) expect(at('1606')(s).length).toBeLessThanOrEqual(5);
  });

  it('keeps everybody, in a stack or in the box, which may be empty (11.7d)', () => {
    const armies = (s: State<Own>): string =>
      canonicalJson([...at('1606')(s), ...at('1707')(s), ...at('rvgk')(s)].toSorted());
    expect(varied(all, armies)).toHaveLength(1);
    expect(varied(all, (s) => at('rvgk')(s).includes('19ra'))).toHaveLength(2);
  });

  it('is the truth without fog of war, and for the Soviets, who see all (11.7c)', () => {
    const truth = stateOf(STACKS);
    expect(varied(worlds(truth, 'soviet'), ({ own }) => canonicalJson(own))).toEqual([
      canonicalJson(truth.own),
    ]);
    const open = { ...truth, options: { ...truth.options, fog: 'off' } };
    expect(varied(worlds(open, 'german'), ({ own }) => canonicalJson(own))).toEqual([
      canonicalJson(truth.own),
    ]);
  });

  it('has the coastal army in one of its ports', () => {
    const s = stateOf(`${STACKS}; 11ra@2911; ica@2911 under; 12ra@3108; 13ra@3108 under`);
    const places = varied(worlds(s, 'german'), ({ own }) =>
      Object.keys(own.places).find((place) => own.places[place]?.includes('ica')),
    );
    expect(new Set(places)).toEqual(new Set(['2911', '3108']));
  });

  it('has done, in each place, what the army there has done', () => {
    const s = stateOf(STACKS);
    s.own.phase.moved = ['8ra'];
    s.own.phase.spent = { '8ra': 2 };
    const found = worlds(s, 'german');
    for (const { own } of found) {
      const [mover = ''] = own.phase.moved;
      expect(own.places['1707']).toContain(mover);
      expect(own.phase.spent).toEqual({ [mover]: 2 });
    }
    expect(varied(found, ({ own }) => own.phase.moved[0]).length).toBeGreaterThan(2);
  });

  it('has on the track, turn by turn, those whom it is printed with (11.7e)', () => {
    const s = stateOf('base campaign; phase german-order; turn 3');
    const [truth = {}, ...others] = [s, ...worlds(s, 'german', 5)].map(({ own }) =>
      Object.fromEntries(
        Object.entries(own.places).flatMap(([place, units]) =>
          place.startsWith('track-') ? [[place, units.toSorted()]] : [],
        ),
      ),
    );
    expect(Object.keys(truth).length).toBeGreaterThan(3);
    for (const other of others) expect(other).toEqual(truth);
  });
});

describe('what the Soviets imagine', () => {
  const watching = (turn: number): State<Own> => {
    const s = stateOf(`${STACKS}; turn ${turn}`.replace('turn 10; ', ''));
    s.own.plan.watch = 'oder';
    return s;
  };

  it('has either choice of 4.18b until it is shown', () => {
    const found = varied(worlds(watching(29), 'soviet'), ({ own }) => own.plan.watch);
    expect(new Set(found)).toEqual(new Set(['oder', 'rhine']));
    expect(varied(worlds(watching(30), 'soviet'), ({ own }) => own.plan.watch)).toEqual(['oder']);
    expect(varied(worlds(watching(29), 'german'), ({ own }) => own.plan.watch)).toEqual(['oder']);
  });
});

describe('a seat', () => {
  it('tells where a unit can come, and for what', () => {
    const s = stateOf('phase german-movement; turn 10; 24pz@1708; 16ra@1606; held 1708 german');
    settle(rules, s);
    const seat = seating(rules, { game: barbarossa })(s)?.('german');
    const move = seat?.offers().find(({ verb }) => verb === 'move');
    const reach = move === undefined ? undefined : seat?.reach(move, '24pz');
    expect(reach?.length).toBeGreaterThan(5);
    expect(reach?.every(({ cost }) => cost !== undefined)).toBe(true);
  });
});

describe('why a Soviet army comes no further', () => {
  const full = (count: number): State<Own> =>
    stateOf(
      `phase soviet-movement; turn 10; 24pz@2311; 5t@1707; 16ra@1606; ${['19ra', '20ra', '21ra', '22ra']
        .slice(0, count)
        .map((unit) => `${unit}@1606 under`)
        .join('; ')}`,
    );
  const why = (s: State<Own>, who: string): string =>
    JSON.stringify(barbarossa.questions?.why?.(s, who, { unit: ['5t'], at: ['1606'] }));

  it('tells the Germans nothing of how many lie covered there (R131), and the Soviets that they are too many (6.3)', () => {
    expect(why(full(4), 'german')).toBe(why(full(1), 'german'));
    expect(why(full(4), 'soviet')).not.toBe(why(full(1), 'soviet'));
    expect(why(full(4), 'soviet')).toContain('STACK.FULL');
  });
});
