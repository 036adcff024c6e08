// The questions before a game in words, each with its numbered choices.
import type { Params, Side } from '../core/types.ts';
import { strengthOf } from '../record/saved-game-info.ts';
import type { SavedFacts } from '../record/saved-game-info.ts';
import { PROGRAM_MESSAGES } from '../text/en/index.ts';
import { isKey, sayKey } from '../text/say.ts';
import { messageBook } from '../text/voice.ts';
import type { Voice } from '../text/voice.ts';
import { afterGame, afterScenario } from './menu-state.ts';
import type { Choice, Chosen, NewGame, Offered, Place, Question, Shelf } from './menu-state.ts';

const PAGE = 8;

const book = messageBook(PROGRAM_MESSAGES);

const voiceFor = (game: Offered | undefined): Voice => ({
  level: 'normal',
  hexSpeech: 'raw',
  book,
  names: { unit: () => undefined, side: (id) => game?.sideWords[id], place: () => undefined },
});

export const tell = (key: string, params: Params = {}, game?: Offered): string =>
  sayKey(voiceFor(game), key, params).join(' ');

const choice = (
  words: readonly string[],
  label: string,
  leads: Choice['leads'],
  about: readonly string[] = [],
): Choice => ({ words: words.map((word) => word.toLowerCase()), label, about, leads });

const titleOf = ({ scenarios }: Offered, scenario: string): string =>
  scenarios.find(({ id }) => id === scenario)?.title ?? scenario;

/** A kept game in words: by its name and how far it is, and then what it is. */
const keptWords = (
  shelf: Shelf,
  name: string,
  facts: SavedFacts | undefined,
  key: 'chooser.continue' | 'chooser.kept',
): { readonly label: string; readonly about: readonly string[] } => {
  if (facts === undefined) return { label: tell('chooser.kept-unread', { name }), about: [] };
  const game = shelf.games.find(({ id }) => id === facts.game);
  const { turn, phasing, over, orders, copyOf, opponent } = facts;
  const now = { ...(turn !== undefined && { turn }), ...(phasing !== undefined && { phasing }) };
  const about = tell(
    'chooser.facts',
    {
      game: game?.title ?? facts.game,
      scenario: game === undefined ? facts.scenario : titleOf(game, facts.scenario),
      orders,
      two: facts.people === 'two',
      ...(opponent !== undefined && { side: opponent.side, plays: strengthOf(opponent) }),
      ...(copyOf !== undefined && { of: copyOf }),
    },
    game,
  );
  const label = tell(over ? `${key}-over` : key, { name, ...now }, game);
  return { label, about: [about] };
};

const atStart = (shelf: Shelf): Question => {
  const [game, another] = shelf.games;
  const [last] = shelf.kept;
  const choices: Choice[] = [];
  if (last !== undefined) {
    const { label, about } = keptWords(shelf, last.name, shelf.facts(last.path), 'chooser.continue');
    const chosen = { do: 'continue', path: last.path } as const;
    choices.push(choice(['continue', 'c', 'resume'], label, { chosen }, about));
  }
  if (game !== undefined) {
    const to: Place = another === undefined ? afterGame(game) : { at: 'game' };
    choices.push(choice(['new', 'n', 'new game'], tell('chooser.new'), { to }));
  }
  if (last !== undefined) {
    choices.push(
      choice(['load', 'l'], tell('chooser.to-load'), { to: { at: 'load', page: 0 } }),
      choice(['replay', 'r'], tell('chooser.to-replay'), { to: { at: 'replay', page: 0 } }),
    );
  }
  for (const [i, { id, title, count }] of shelf.tutorials.entries()) {
    const words = [...(i === 0 ? ['tutorial', 't'] : []), `tutorial ${id}`];
    const label = tell('chooser.tutorial', { count, ...(shelf.tutorials.length > 1 && { title }) });
    choices.push(choice(words, label, { chosen: { do: 'tutorial', game: id } }));
  }
  choices.push(choice([], tell('chooser.quit'), { chosen: { do: 'quit' } }));
  return { lead: [tell('chooser.start')], choices, standard: 0 };
};

const atGame = ({ games }: Shelf): Question => ({
  lead: [tell('chooser.game')],
  choices: games.map((game) =>
    choice([game.id, game.title], tell('chooser.a-game', { title: game.title }), { to: afterGame(game) }),
  ),
  standard: 0,
});

const atScenario = (game: Offered): Question => ({
  lead: [tell('chooser.scenario', { game: game.title })],
  choices: game.scenarios.map(({ id, title, meaning }) =>
    choice(
      [id, title],
      tell('chooser.a-game', { title }),
      { to: afterScenario(game, id) },
      meaning === undefined ? [] : [meaning],
    ),
  ),
  standard: 0,
});

/** The value after this one; after the last the first again. */
const nextValue = (values: readonly string[], now: string | undefined): string =>
  values[(values.indexOf(now ?? '') + 1) % values.length] ?? '';

const atOptions = (wish: NewGame): Question => {
  const { game, scenario, values } = wish;
  const options = game.options.map(({ id, title, meaning, values: all }) => {
    const value = values[id] ?? '';
    const again: Place = { ...wish, at: 'options', values: { ...values, [id]: nextValue(all, value) } };
    return choice([id, title], tell('chooser.option', { title, value }), { again }, [meaning]);
  });
  return {
    lead: [tell('chooser.options', { scenario: titleOf(game, scenario) })],
    choices: [choice(['done', 'd', 'go'], tell('chooser.begin'), { back: true }), ...options],
    standard: 0,
  };
};

/** One for each side a person may play: the computer plays the other. */
const againstChoices = ({ levels }: Shelf, wish: NewGame): readonly Choice[] => {
  const { game } = wish;
  const sides = Object.keys(game.sideWords);
  return sides.flatMap((own, i) => {
    const side = sides[1 - i];
    const [level, another] = levels;
    if (side === undefined || sides.length !== 2 || level === undefined) return [];
    const words = [own, game.sideWords[own]?.name ?? own, `against ${side}`, ...(i === 0 ? ['against'] : [])];
    const leads: Choice['leads'] =
      another === undefined
        ? { chosen: newGame(wish, { side, level }) }
        : { to: { ...wish, at: 'level', side } };
    return [choice(words, tell('chooser.against', { own, side }, game), leads)];
  });
};

const newGame = (
  { game, scenario, values }: NewGame,
  played: boolean | { readonly side: Side; readonly level: string },
): Chosen => ({
  do: 'new',
  game: game.id,
  scenario,
  values,
  two: played === true,
  ...(typeof played === 'object' && { against: played }),
});

const atPeople = (shelf: Shelf, wish: NewGame): Question => {
  const { game, scenario, values } = wish;
  const changed = game.options.filter(({ id, standard }) => values[id] !== standard).length;
  const about = tell('chooser.changed', { all: game.options.length, ...(changed > 0 && { count: changed }) });
  const options = choice(
    ['options', 'o', 'rules'],
    tell('chooser.to-options'),
    { to: { ...wish, at: 'options' } },
    [about],
  );
  const isSeated = shelf.isSeated === true;
  const people = isSeated
    ? [choice(['begin', 'go'], tell('chooser.go'), { chosen: newGame(wish, false) })]
    : [
        ...againstChoices(shelf, wish),
        choice(['one', 'solo'], tell('chooser.one'), { chosen: newGame(wish, false) }),
        choice(['two'], tell('chooser.two'), { chosen: newGame(wish, true) }, [tell('chooser.hidden')]),
      ];
  return {
    lead: [tell(isSeated ? 'chooser.seated' : 'chooser.people', { scenario: titleOf(game, scenario) })],
    choices: [...people, ...(game.options.length === 0 ? [] : [options])],
    standard: 0,
  };
};

const atLevel = ({ levels }: Shelf, wish: NewGame, side: Side): Question => ({
  lead: [tell('chooser.level', { side }, wish.game)],
  choices: levels.map((level) => {
    const about = isKey(book, `chooser.level-${level}`) ? [tell(`chooser.level-${level}`)] : [];
    const chosen = newGame(wish, { side, level });
    return choice([`level ${level}`], tell('chooser.a-level', { level }), { chosen }, about);
  }),
  standard: levels.length - 1,
});

const atKept = (shelf: Shelf, at: 'load' | 'replay', page: number): Question => {
  const from = page * PAGE;
  const left = shelf.kept.length - from - PAGE;
  const does = at === 'load' ? 'continue' : 'replay';
  const listed = shelf.kept.slice(from, from + PAGE).map(({ name, path }) => {
    const { label, about } = keptWords(shelf, name, shelf.facts(path), 'chooser.kept');
    return choice([name], label, { chosen: { do: does, path } }, about);
  });
  const older = choice(['older', 'more'], tell('chooser.older', { count: left }), {
    to: { at, page: page + 1 },
  });
  return {
    lead: [tell(`chooser.${at}`)],
    choices: left > 0 ? [...listed, older] : listed,
    standard: 0,
  };
};

export const questionAt = (shelf: Shelf, place: Place): Question => {
  switch (place.at) {
    case 'start':
      return atStart(shelf);
    case 'game':
      return atGame(shelf);
    case 'scenario':
      return atScenario(place.game);
    case 'people':
      return atPeople(shelf, place);
    case 'options':
      return atOptions(place);
    case 'level':
      return atLevel(shelf, place, place.side);
    case 'load':
    case 'replay':
      return atKept(shelf, place.at, place.page);
  }
};
