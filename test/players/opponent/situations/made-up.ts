// A war on a few roads of a board: made-up units, and supply that comes down the roads from one end.
import { groundOf } from '../../../../src/players/opponent/ground.ts';
import { LEVELS } from '../../../../src/players/opponent/levels.ts';
import { sceneOf } from '../../../../src/players/opponent/situations/scene.ts';
import type { Scene } from '../../../../src/players/opponent/situations/scene.ts';
import { tableOf } from '../../../../src/players/opponent/table.ts';
import type { Mover } from '../../../../src/players/opponent/table.ts';
import type { Force, Outlook, Prize } from '../../../../src/api/outlook.ts';
import type { Seen } from '../../../../src/core/rule-set.ts';
import { barbarossa } from '../../../../tools/games/barbarossa/shipped.ts';

const { grid } = barbarossa.board;
const { weights } = LEVELS['2']!;
export const at = (hex: string): number => grid.index(hex);

export type MadeUp = {
  readonly roads: readonly string[];
  readonly german?: Readonly<Record<string, string>>;
  readonly soviet?: Readonly<Record<string, string>>;
  readonly prizes?: readonly Prize[];
  /** Where the lines of supply of each side begin. */
  readonly sources?: Readonly<Record<string, string>>;
};

export const prize = (hex: string, holder: string, worth = 1): Prize => ({
  hex,
  worth,
  holder,
  rule: 'barbarossa:4.2g',
});

type Places = Readonly<Record<string, string>>;

/** Units have 4 factors in attack and defence, and go four hexes. The German is to move. */
export const scene = ({ roads, german = {}, soviet = {}, prizes = [], sources = {} }: MadeUp): Scene => {
  const walks = (from: string, to: string): boolean => roads.includes(from) && roads.includes(to);
  const sides: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.keys(german).map((unit) => [unit, 'german'])),
    ...Object.fromEntries(Object.keys(soviet).map((unit) => [unit, 'soviet'])),
  };
  const placesOf = (s: Seen<unknown>): Places => (s as unknown as { places: Places }).places;
  const fedOf = (s: Seen<unknown>, side: string): ReadonlySet<string> => {
    const shut = Object.entries(placesOf(s)).flatMap(([unit, hex]) => (sides[unit] === side ? [] : [hex]));
    const order = [sources[side] ?? ''].filter((hex) => roads.includes(hex) && !shut.includes(hex));
    for (const hex of order)
      for (const next of roads)
        if (!order.includes(next) && !shut.includes(next) && ground.stepsTo(at(hex))[at(next)] === 1)
          order.push(next);
    return new Set(order);
  };
  const ground = groundOf(grid, { walks });
  const outlook: Outlook = {
    walks,
    room: 2,
    steps: [1, 2, 3].map((times) => ({ least: (defence) => times * defence, part: 0.3 * times })),
    standing: () => ({ points: 0, hope: 0.5 }),
    prizes: () => prizes,
    forces: (s) =>
      Object.entries(placesOf(s)).flatMap(([unit, hex]): readonly Force[] => {
        const side = sides[unit] ?? '';
        const isFed = sources[side] === undefined || fedOf(s, side).has(hex);
        const force = { unit, side, hex, attack: 4, defence: 4, stride: 4, price: 8, isFed };
        return hex === '' ? [] : [force];
      }),
    fights: () => [],
    prospect: () => ({ column: 0, odds: '', endings: [] }),
    lifeline: (s, side) => (sources[side] === undefined ? new Set(roads) : fedOf(s, side)),
    supposed: (s, then) =>
      ({ places: { ...placesOf(s), ...Object.fromEntries(then) } }) as unknown as Seen<unknown>,
    shelter: () => 1,
    push: () => 1,
    massing: () => 1,
    rush: () => 1,
    march: (units, hex) => ({ verb: 'move', args: { units, path: [hex] } }),
    habits: {},
  };
  const s = { places: { ...german, ...soviet } } as unknown as Seen<unknown>;
  const scales = { ground, outlook, weights, sides: ['german', 'soviet'] };
  const foes = Object.values(soviet);
  const open = groundOf(grid, { walks: (from, to) => walks(from, to) && !foes.includes(to) });
  const movers = outlook
    .forces(s)
    .filter(({ side }) => side === 'german')
    .map((force): Mover => {
      const here = at(force.hex);
      const reach = [...open.near(here, force.stride)].filter((hex) => hex !== here);
      return { force, here, reach };
    });
  return sceneOf(tableOf(scales, s, 'german', movers), s, movers);
};

/** Where a task would put its units, in words. */
export const said = (hexes: ReadonlyMap<string, number>): readonly string[] =>
  [...hexes].map(([unit, hex]) => `${unit} ${grid.id(hex)}`);
