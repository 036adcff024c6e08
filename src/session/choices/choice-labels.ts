// The choices of a question in words: each says what the others do not, and of a hex where it lies, what ground it is,
// whether it is in supply and who is there.
import { wordKey } from '../../api/game-words.ts';
import type { Message, Order, Params, Side } from '../../core/types.ts';
import { bearing } from '../../hex/directions.ts';
import { isKey, sayKey, templateOf } from '../../text/say.ts';
import { namesIn } from '../../text/template.ts';
import type { Voice } from '../../text/voice.ts';
import { unitsAt } from '../../language/parse/scope.ts';
import { message } from '../reply.ts';
import type { Desk } from '../session.ts';
import { deciding, played } from '../session.ts';
import { sightOf } from '../side-view.ts';

/** An order as one of several choices: the key of the game's own words for it. */
const keyOf = (voice: Voice, { verb, args }: Order, asked: string): string => {
  const [word, ...more] = Object.values(args).flat();
  const own = wordKey('choice', `${verb}.${word ?? asked.replace(/^ask\./, '')}`);
  return more.length === 0 && isKey(voice.book, own) ? own : wordKey('choice', verb);
};

const isHex = ({ game }: Desk, id: string): boolean => game.board.grid.index(id) >= 0;

/** What of an order is a hex to go to, by the name of its words. */
const goal = (desk: Desk, { args }: Order): { readonly name: string; readonly hex: string } | undefined => {
  const [name, ids] = Object.entries(args).findLast(([, list]) => isHex(desk, list[0] ?? '')) ?? [];
  const hex = ids?.at(-1);
  return name === undefined || hex === undefined ? undefined : { name, hex };
};

const MOST_NAMED = 2;

/** What is known of supply when choices are told. `quiet`: that a hex is in supply has been heard of others, and goes without saying. */
type Fed = { readonly hexes: ReadonlySet<string> | undefined; readonly quiet: boolean };

const SUPPLIED = 'choice.supplied';

/** Where a hex lies from the battle, its ground, its supply, and who of the side is there. */
const thereOf = (desk: Desk, by: Side, hex: string, { hexes, quiet }: Fed): Message => {
  const { grid } = desk.game.board;
  const from = desk.game.fight?.(played(desk).state)?.hex;
  const way = from === undefined ? undefined : bearing(grid, grid.index(from), grid.index(hex))?.main;
  const own = unitsAt(sightOf(desk).view, hex).filter(({ side }) => side === by);
  return message('word.choice.there', {
    ...(way !== undefined && { way }),
    terrain: desk.game.board.hex(hex).terrain,
    ...(hexes !== undefined && !(quiet && hexes.has(hex)) && { supply: hexes.has(hex) ? 'in' : 'out' }),
    ...(own.length <= MOST_NAMED ? { units: own.map(({ id }) => id) } : { count: own.length }),
  });
};

/** Whether the question has named the very units that all choices are about. */
const areNamed = (desk: Desk, { book }: Voice, orders: readonly Order[]): boolean => {
  const { key = '', params } = deciding(desk)?.question ?? {};
  const units = namesIn(templateOf(book, key)).includes('units') ? params?.['units'] : [];
  const ids = Array.isArray(units) ? units.filter((unit) => typeof unit === 'string') : [];
  const named = ids.toSorted().join();
  return named !== '' && orders.every(({ args }) => args['units']?.toSorted().join() === named);
};

/** The hex that all of several choices have in common, where they differ in who goes: one line can say it for them. */
const sharedHex = (desk: Desk, orders: readonly Order[]): string | undefined => {
  const units = new Set(orders.map(({ args }) => String(args['units'] ?? [])));
  const hexes = new Set(orders.map((order) => goal(desk, order)?.hex));
  const [hex] = hexes;
  return hexes.size === 1 && units.size > 1 ? hex : undefined;
};

/** In the words of the order, its hexes as they are heard. */
const asTyped = (voice: Voice, order: Order): string =>
  voice.advise?.(order) ?? voice.write?.(order) ?? order.verb;

const without = (args: Order['args'], name: string): Params =>
  Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));

/**
 * Each choice as one line; before them, where all lead to one hex that was not fought for, what there is to say of it.
 * `isFresh`: what is the same in most lists is said in the first alone.
 */
export const labelsOf = (
  desk: Desk,
  voice: Voice,
  orders: readonly Order[],
  asked: string,
  isFresh: boolean,
): { readonly head: readonly string[]; readonly labels: readonly string[] } => {
  const moves = orders.filter((order) => {
    const template = templateOf(voice.book, keyOf(voice, order, asked));
    return namesIn(template).includes('there') && goal(desk, order) !== undefined;
  });
  const [first] = moves;
  const shared = sharedHex(desk, moves);
  const isNamed = shared === undefined && areNamed(desk, voice, moves);
  const fed: Fed = {
    hexes: first === undefined ? undefined : desk.game.supplied?.(played(desk).state, first.by).fed,
    quiet: isFresh && desk.toldOnce.has(SUPPLIED),
  };
  const fought = desk.game.fight?.(played(desk).state)?.hex;
  const goals = new Set(moves.flatMap((order) => goal(desk, order)?.hex ?? []));
  // Where others are open that have no number, each says its hex.
  const { hexes } = deciding(desk)?.question.params ?? {};
  const isOneOf = Array.isArray(hexes) && hexes.some((hex) => hex !== fought);
  const areAllIn = !isOneOf && [...goals].every((hex) => hex === fought);
  const told = new Set<string>(fought === undefined ? [] : [fought]);
  const label = (order: Order): string => {
    const key = keyOf(voice, order, asked);
    if (!isKey(voice.book, key)) return asTyped(voice, order);
    const to = moves.includes(order) ? goal(desk, order) : undefined;
    const there =
      to === undefined || told.has(to.hex) || shared !== undefined
        ? undefined
        : thereOf(desk, order.by, to.hex, fed);
    if (to !== undefined) told.add(to.hex);
    const isSaid = to !== undefined && (shared !== undefined || areAllIn);
    const args = {
      ...(isSaid ? without(order.args, to.name) : order.args),
      ...(to !== undefined && isNamed && { units: [] }),
    };
    // Of a way of several hexes its end comes first.
    const [end, ...back] = (order.args['path'] ?? []).toReversed();
    const over = end === undefined || back.length === 0 || isSaid ? {} : { end, over: back.toReversed() };
    const beside = { ...over, by: order.by, ...(there !== undefined && { there }) };
    const said = sayKey(voice, key, { ...args, ...beside })[0]?.replace(/\.$/, '');
    // Nothing is left out of a choice that would have no words else.
    const whole =
      said === '' ? sayKey(voice, key, { ...order.args, ...beside })[0]?.replace(/\.$/, '') : said;
    return whole ?? asTyped(voice, order);
  };
  const head =
    first === undefined || shared === undefined || shared === fought
      ? []
      : sayKey(voice, 'choices.to', { hex: shared, there: thereOf(desk, first.by, shared, fed) });
  if (isFresh && [...goals].some((hex) => hex !== fought && fed.hexes?.has(hex) === true))
    desk.toldOnce.add(SUPPLIED);
  return { head, labels: orders.map(label) };
};
