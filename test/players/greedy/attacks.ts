// Which attack the greedy yardstick makes next: by the faces that the odds say, one target after the other.
import type { Order, Side } from '../../../src/core/types.ts';
import type { Said, Seat } from '../../../src/players/player.ts';
import type { Land, Table } from './table.ts';
import type { Weights } from './weights.ts';

/** The least an attack must gain, in factors. */
const LEAST = 0.3;
const PRIZE = 16;
const GROUND = 1.5;
/** A factor that is not free for another attack. */
const SPENT = 0.02;
const WORST = -1e9;

type Told = { readonly key: string; readonly params: Readonly<Record<string, unknown>> };

const toldBy = (seat: Seat, verb: string, args: Said['args']): readonly Told[] =>
  (seat.ask(verb, args) ?? []).flatMap((part) => ('key' in part ? [part] : []));

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** By result how likely it is, between what is seen and what may lie covered. */
const facesOf = (seat: Seat, target: string, from: readonly string[]): ReadonlyMap<string, number> => {
  const part = (value: unknown): number | undefined => {
    if (!Array.isArray(value)) return undefined;
    const [of, all] = value as readonly unknown[];
    return typeof of === 'number' && typeof all === 'number' ? of / all : undefined;
  };
  return new Map(
    toldBy(seat, 'odds', { target: [target], from }).flatMap(({ key, params }) => {
      const code = /^odds\.face-(\w+)$/.exec(key)?.[1];
      const likely = part(params['chance']);
      return code === undefined || likely === undefined
        ? []
        : [[code, (likely + (part(params['worst']) ?? likely)) / 2] as const];
    }),
  );
};

const worthOf = (code: string, own: number, theirs: number, prize: number): number => {
  if (code === 'DE') return theirs + prize + GROUND;
  if (code === 'DR') return 0.25 * theirs + prize + GROUND;
  if (code === 'BB') return theirs + prize - Math.min(own, theirs * 0.9 + 1);
  return code === 'AE' ? -own : -0.2;
};

/** All who could, and of many the stronger half. */
const groupsOf = (
  able: readonly string[],
  attack: (unit: string) => number,
): readonly (readonly string[])[] => {
  const strongest = able.toSorted((a, b) => attack(b) - attack(a) || (a < b ? -1 : 1));
  const half = strongest.slice(0, Math.ceil(able.length / 2));
  return able.length > 2 ? [able.toSorted(), half.toSorted()] : [able.toSorted()];
};

const endOf = (seat: Seat): Order | undefined => {
  const offer = seat.offers().find(({ ends, right }) => ends && !right);
  const order = offer === undefined ? undefined : { by: seat.side, verb: offer.verb, args: {} };
  return order === undefined || seat.check(order) !== undefined ? undefined : order;
};

const sumOf = ({ bodies }: Table, is: (body: Table['bodies'][number]) => boolean): number =>
  bodies.reduce((sum, body) => sum + (is(body) ? body.attack + body.defence : 0), 0);

/** The best attack, or the end of the phase; undefined: it has to attack and finds nothing that is legal. */
export const attackOf = (land: Land, table: Table, seat: Seat, weights: Weights): Order | undefined => {
  const side: Side = seat.side;
  const attacks = new Map(table.bodies.map(({ unit, attack }) => [unit, attack]));
  const end = endOf(seat);
  let best: Order | undefined;
  let most = end === undefined ? WORST : LEAST - weights.bold;
  for (const { params } of toldBy(seat, 'targets', {})) {
    const target = params['hex'];
    if (typeof target !== 'string') continue;
    const hex = land.grid.index(target);
    const theirs = sumOf(table, (body) => body.side !== side && body.hex === hex);
    const prize = land.prizeAt.has(hex) ? PRIZE : 0;
    for (const from of groupsOf(texts(params['units']), (unit) => attacks.get(unit) ?? 0)) {
      const own = sumOf(table, ({ unit }) => from.includes(unit));
      const faces = facesOf(seat, target, from);
      if (faces.size === 0) continue;
      let worth = -SPENT * own;
      for (const [code, likely] of faces) worth += likely * worthOf(code, own, theirs, prize);
      const said = { verb: 'attack', args: { target: [target], from } };
      if (worth > most && seat.check(said) === undefined) [best, most] = [{ ...said, by: side }, worth];
    }
  }
  return best ?? end;
};
