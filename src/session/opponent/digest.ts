// A turn of the opponent in at most seven lines: its battles, what it took, what was lost, and what threatens now.
import { heard } from '../../core/event-audience.ts';
import type { Heard } from '../../core/event-audience.ts';
import type { Event, Message } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import type { UnitView, View } from '../../api/view.ts';
import { sayEvent } from '../../text/say-events.ts';
import { isKey } from '../../text/say.ts';
import { viewNames } from '../../text/view-names.ts';
import type { Voice } from '../../text/voice.ts';
import { voiceBetween } from '../known-names.ts';
import type { Desk } from '../session.ts';
import { levelOf, named, tell, viewerOf, viewOf, voiceOf } from '../session.ts';
import { holderOf } from '../side-view.ts';
import { message } from '../reply.ts';
import { totals } from '../verbs/game/changes.ts';
import { unitsIn } from '../verbs/game/luck.ts';
import { cutOff, threatened } from './threats.ts';
import type { SeatedOpponent, Since } from './seated.ts';

/** Battles that are told one by one; of more than these one fewer, and the others in a line. */
const BATTLES = 3;
/** Units or places that a line names. */
const NAMED = 4;

type Turn = {
  readonly desk: Desk;
  readonly opponent: SeatedOpponent;
  readonly since: Since;
  readonly is: View;
  readonly voice: Voice;
  readonly events: readonly Heard[];
};

const theirs = ({ opponent }: Turn, { side }: UnitView): boolean => side === opponent.rival.side;

const onMap = ({ desk }: Turn, { at }: UnitView): boolean => desk.game.board.grid.index(at) >= 0;

/** Known units that stand elsewhere, or are new; where all are covered, the hexes in which some are now and none were. */
const marches = (turn: Turn): readonly Message[] => {
  const { was } = turn.since;
  const onMapThen = new Map(was.units.filter((unit) => onMap(turn, unit)).map(({ id, at }) => [id, at]));
  const seen = turn.is.units.filter((unit) => theirs(turn, unit) && onMap(turn, unit));
  const known = seen.filter((unit) => unit.known);
  const moved = known.filter(({ id, at }) => (onMapThen.get(id) ?? at) !== at).length;
  const entered = known.filter(
    ({ id }) => !onMapThen.has(id) && was.units.some((unit) => unit.id === id),
  ).length;
  const told = [
    ...(moved === 0 ? [] : [message('word.opponent.moved', { count: moved })]),
    ...(entered === 0 ? [] : [message('word.opponent.entered', { count: entered })]),
  ];
  if (told.length > 0) return told;
  const held = new Set(was.units.filter((unit) => theirs(turn, unit)).map(({ at }) => at));
  const come = new Set(seen.map(({ at }) => at).filter((at) => !held.has(at))).size;
  return come === 0 ? [] : [message('word.opponent.come', { count: come })];
};

const points = ({ since, is }: Turn): readonly Message[] => {
  const [had, has] = [totals(since.was), totals(is)];
  return Object.entries(has)
    .filter(([side, now]) => now !== (had[side] ?? 0))
    .map(([side, now]) => message('word.opponent.points', { side, points: now, had: had[side] ?? 0 }));
};

const phrases = (list: readonly Message[]): Message['params'][string] =>
  list.map(({ key, params }) => ({ key, params }));

const headLines = (turn: Turn): readonly string[] => {
  const { desk, opponent, events } = turn;
  const { toll } = desk.game;
  const isAttack = ({ kind }: Heard): boolean =>
    toll === undefined ? kind === 'die' : toll.attacks.includes(kind);
  const attacks = events.filter(isAttack).length;
  const what = [
    ...(attacks === 0 ? [] : [message('word.opponent.attacks', { count: attacks })]),
    ...marches(turn),
    ...points(turn),
  ];
  const { side } = opponent.rival;
  return what.length === 0
    ? tell(desk, 'opponent.quiet', { side })
    : tell(desk, 'opponent.told.head', { side, what: phrases(what) });
};

type Battle = { readonly event: Heard; readonly hex: string; readonly result: string };

/** The event that says how an attack ended tells its hex and its result. */
export const isResult = ({ kind, data }: Pick<Event, 'kind' | 'data'>): boolean =>
  kind !== 'die' && typeof data['hex'] === 'string' && typeof data['result'] === 'string';

const battlesIn = (events: readonly Heard[]): readonly Battle[] =>
  events.filter(isResult).flatMap((event) => {
    const { hex, result } = event.data;
    return typeof hex === 'string' && typeof result === 'string' ? [{ event, hex, result }] : [];
  });

/** How often each result came, where the game has words for it. */
const counts = ({ desk }: Turn, battles: readonly Battle[]): readonly Message[] =>
  [...new Set(battles.map(({ result }) => result))].flatMap((result) => {
    const count = battles.filter((each) => each.result === result).length;
    return isKey(desk.book, `word.result.${result}`)
      ? [message('word.opponent.result', { count, result })]
      : [];
  });

/** Those for a place with a name come first. */
const battleLines = (turn: Turn): readonly string[] => {
  const { desk, voice, events } = turn;
  if (levelOf(desk) === 'brief') return [];
  const battles = battlesIn(events);
  const isNamed = ({ hex }: Battle): boolean => desk.game.board.hex(hex).name !== undefined;
  const inTurn = [...battles.filter(isNamed), ...battles.filter((each) => !isNamed(each))];
  const most = battles.length > BATTLES ? BATTLES - 1 : BATTLES;
  const short: Voice = { ...voice, level: 'brief' };
  const rest = inTurn.slice(most);
  return [
    ...inTurn.slice(0, most).flatMap(({ event }) => sayEvent(short, event).slice(0, 1)),
    ...(rest.length === 0
      ? []
      : tell(desk, 'opponent.told.more', { count: rest.length, results: phrases(counts(turn, rest)) })),
  ];
};

/** As the board has it printed. */
const worthOf = ({ board }: Game, hex: string): number => {
  const { points } = board.hex(hex).facts;
  return typeof points === 'number' ? points : 0;
};

const takenLines = (turn: Turn): readonly string[] => {
  const { desk, opponent, since, is } = turn;
  const { game } = desk;
  const { side } = opponent.rival;
  const hexes = [...new Set([...Object.keys(since.was.hexes), ...Object.keys(is.hexes)])].filter((hex) => {
    const index = game.board.grid.index(hex);
    return (
      index >= 0 &&
      holderOf({ game, view: is }, index) === side &&
      holderOf({ game, view: since.was }, index) !== side
    );
  });
  if (hexes.length === 0) return [];
  const dearest = hexes.toSorted((a, b) => worthOf(game, b) - worthOf(game, a));
  const names = dearest.flatMap((hex) => game.board.hex(hex).name ?? []).slice(0, NAMED);
  const others = hexes.length - names.length;
  if (names.length === 0) return tell(desk, 'opponent.told.taken', { side, hexes: others });
  return tell(desk, 'opponent.told.taken', { side, names, ...(others > 0 && { others }) });
};

/** The own losses first. */
const lostLines = ({ desk, opponent, events, voice }: Turn): readonly string[] => {
  const { toll, counters } = desk.game;
  const sides = new Map(counters.units.map(({ id, side }) => [id, side]));
  const units = [...new Set(events.filter(({ kind }) => toll?.losses.includes(kind)).flatMap(unitsIn))];
  const [one, two] = [opponent.person, opponent.rival.side].flatMap((side) => {
    const of = units.filter((unit) => sides.get(unit) === side);
    return of.length === 0 ? [] : [{ side, units: of }];
  });
  if (one === undefined) return [];
  return tell(
    desk,
    'opponent.told.lost',
    { ...one, ...(two && { other: two.side, others: two.units.length }) },
    voice,
  );
};

/** Of the two dangers the nearer one: there is one line for it. */
const threatLines = async (turn: Turn): Promise<readonly string[]> => {
  const { desk, opponent, since, is } = turn;
  const units = [...cutOff(desk, opponent.person)].filter((unit) => !since.cut.has(unit));
  if (units.length > 0) return tell(desk, 'opponent.told.cut', { units });
  const names = await threatened(desk, opponent, { was: since.was, is });
  return names.length === 0 ? [] : tell(desk, 'opponent.told.beside', { names });
};

export const digest = async (
  desk: Desk,
  opponent: SeatedOpponent,
  since: Since,
): Promise<readonly string[]> => {
  const who = viewerOf(desk);
  const is = viewOf(desk);
  const before: Voice = { ...voiceOf(desk), names: viewNames(desk.game, named(desk, since.was)) };
  const events = desk.match.entries
    .slice(since.entries)
    .flatMap((entry) => entry.events.flatMap((event) => heard(event, who) ?? []));
  const turn: Turn = { desk, opponent, since, is, voice: voiceBetween(before, voiceOf(desk)), events };
  return [
    ...headLines(turn),
    ...battleLines(turn),
    ...takenLines(turn),
    ...lostLines(turn),
    ...(await threatLines(turn)),
  ];
};
