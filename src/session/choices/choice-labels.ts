// The choices of a question in words: each says what the others do not, and of a hex where it lies, what ground it is,
// whether it is in supply and who is there.
import { wordKey } from '../../api/game-words.ts';
import type { Message, Order, Params, Side } from '../../core/types.ts';
import { bearing } from '../../hex/directions.ts';
import { isKey, sayKey, templateOf } from '../../text/say.ts';
import { ordinalOf } from '../../text/unit-lists.ts';
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

type Shared = { readonly units: boolean; readonly hex: string | undefined };

/** The units that the question names. */
const unitsSaid = (desk: Desk, { book }: Voice): readonly string[] => {
  const { key = '', params } = deciding(desk)?.question ?? {};
  const units = namesIn(templateOf(book, key)).includes('units') ? params?.['units'] : [];
  return Array.isArray(units) ? units.filter((unit) => typeof unit === 'string') : [];
};

/** What all choices have in common, which the question or one line can say for them; of one choice, what the question has said. */
const sharedBy = (desk: Desk, orders: readonly Order[], said: readonly string[]): Shared => {
  const units = new Set(orders.map(({ args }) => String(args['units'] ?? [])));
  const hexes = new Set(orders.map((order) => goal(desk, order)?.hex));
  const [hex] = hexes;
  const isAlone = orders.length === 1;
  return {
    units: units.size === 1 && (!isAlone || units.has(said.join(','))),
    hex: hexes.size === 1 && !isAlone ? hex : undefined,
  };
};

const without = (args: Order['args'], name: string): Params =>
  Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));

/** Of units of one kind, one after the other, the second is named by its number alone. */
const inShort = (voice: Voice): ((order: Order, said: string) => string) => {
  let before: string | undefined;
  return ({ args }, said) => {
    const [unit = '', ...more] = args['units'] ?? [];
    const name = more.length === 0 ? voice.names.unit(unit) : undefined;
    const found = name === undefined ? undefined : ordinalOf(name);
    const isSame = found !== undefined && found.kind === before;
    before = found?.kind;
    return isSame && said.startsWith(name ?? '') ? said.replace(name ?? '', found.ordinal) : said;
  };
};

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
  const shared = first === undefined ? undefined : sharedBy(desk, moves, unitsSaid(desk, voice));
  const fed: Fed = {
    hexes: first === undefined ? undefined : desk.game.supplied?.(played(desk).state, first.by).fed,
    quiet: isFresh && desk.toldOnce.has(SUPPLIED),
  };
  const fought = desk.game.fight?.(played(desk).state)?.hex;
  const goals = new Set(moves.flatMap((order) => goal(desk, order)?.hex ?? []));
  const areAllIn = [...goals].every((hex) => hex === fought);
  const told = new Set<string>(fought === undefined ? [] : [fought]);
  const label = (order: Order): string => {
    const key = keyOf(voice, order, asked);
    if (!isKey(voice.book, key)) return voice.write?.(order) ?? order.verb;
    const to = moves.includes(order) ? goal(desk, order) : undefined;
    const there =
      to === undefined || told.has(to.hex) || shared?.hex !== undefined
        ? undefined
        : thereOf(desk, order.by, to.hex, fed);
    if (to !== undefined) told.add(to.hex);
    const isShared = shared?.hex !== undefined && !shared.units;
    const isSaid = to !== undefined && (isShared || areAllIn);
    const args = {
      ...(isSaid ? without(order.args, to.name) : order.args),
      // Something is left to say of every choice.
      ...(to !== undefined && !isSaid && shared?.units === true && shared.hex === undefined && { units: [] }),
    };
    const beside = { by: order.by, ...(there !== undefined && { there }) };
    const said = sayKey(voice, key, { ...args, ...beside })[0]?.replace(/\.$/, '');
    // Nothing is left out of a choice that would have no words else.
    const whole = said === '' ? sayKey(voice, key, { ...order.args, ...beside })[0]?.replace(/\.$/, '') : said;
    return whole ?? voice.write?.(order) ?? order.verb;
  };
  const head =
    first === undefined || shared?.hex === undefined || shared.hex === fought
      ? []
      : sayKey(voice, 'choices.to', { hex: shared.hex, there: thereOf(desk, first.by, shared.hex, fed) });
  const short = inShort(voice);
  if (isFresh && [...goals].some((hex) => hex !== fought && fed.hexes?.has(hex) === true))
    desk.toldOnce.add(SUPPLIED);
  return { head, labels: orders.map((order) => short(order, label(order))) };
};
