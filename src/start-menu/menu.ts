// The questions before a game as one model for every front end: where one stands, what is asked there, what an answer leads to.
import { questionAt, tell } from './menu-text.ts';
import type { Choice, Chosen, Place, Question, Shelf } from './menu-state.ts';

/** The places gone through, the present one last. */
export type Choosing = {
  readonly shelf: Shelf;
  readonly trail: readonly [Place, ...Place[]];
  readonly question: Question;
};

export type Answered =
  /** `said`: in place of the whole question, where only one thing in it has changed. */
  | { readonly kind: 'asks'; readonly choosing: Choosing; readonly said?: string }
  | { readonly kind: 'bad'; readonly said: readonly string[] }
  | { readonly kind: 'chosen'; readonly chosen: Chosen };

const at = (shelf: Shelf, trail: Choosing['trail']): Choosing => ({
  shelf,
  trail,
  question: questionAt(shelf, trail.at(-1) ?? trail[0]),
});

/** `before`: what went wrong the last time, said above the first question. */
export const beginChoosing = (shelf: Shelf, before: readonly string[] = []): Choosing => {
  const { question, ...first } = at(shelf, [{ at: 'start' }]);
  return { ...first, question: { ...question, lead: [...before, ...question.lead] } };
};

export const canGoBack = ({ trail }: Choosing): boolean => trail.length > 1;

/** One step back; at the first question it stays. */
export const back = (choosing: Choosing): Choosing => {
  const [first, ...rest] = choosing.trail;
  return at(choosing.shelf, [first, ...rest.slice(0, -1)]);
};

/** What has been changed stays changed at the question before, too. */
const kept = (before: Place, now: Place): Place =>
  before.at === 'people' && now.at === 'options' ? { ...before, values: now.values } : before;

const changed = (choosing: Choosing, place: Place, index: number): Answered => {
  const [first, ...rest] = choosing.trail.map((before) => kept(before, place));
  const trail: Choosing['trail'] =
    first === undefined || rest.length === 0 ? [place] : [first, ...rest.slice(0, -1), place];
  const next = at(choosing.shelf, trail);
  return { kind: 'asks', choosing: next, ...meant(next, index) };
};

/** A choice and what it means, in place of the whole question. */
const meant = ({ question }: Choosing, index: number): { readonly said?: string } => {
  const { label, about = [] } = question.choices[index] ?? {};
  return label === undefined ? {} : { said: [label, ...about].join(' ') };
};

/** Takes the choice of an index, counted from 0. */
export const choose = (choosing: Choosing, index: number): Answered => {
  const leads = choosing.question.choices[index]?.leads;
  if (leads === undefined) return { kind: 'bad', said: [tell('choice.bad', { typed: String(index + 1) })] };
  if ('chosen' in leads) return { kind: 'chosen', chosen: leads.chosen };
  if ('again' in leads) return changed(choosing, leads.again, index);
  if ('back' in leads) return { kind: 'asks', choosing: back(choosing) };
  return { kind: 'asks', choosing: at(choosing.shelf, [...choosing.trail, leads.to]) };
};

/** So many are listed by their names; what one of them means is told when it is asked for. */
export const isLong = ({ question }: Choosing): boolean => question.choices.length > 10;

export const howTo = (choosing: Choosing): string =>
  tell('chooser.how', {
    standard: choosing.question.standard + 1,
    back: canGoBack(choosing),
    long: isLong(choosing),
  });

/** Any kept game may be named, also one that is not listed on this page. */
const named = (choosing: Choosing, typed: string): Chosen | undefined => {
  const place = choosing.trail.at(-1);
  if (place?.at !== 'load' && place?.at !== 'replay') return undefined;
  const game = choosing.shelf.kept.find(({ name }) => name.toLowerCase() === typed);
  return game && { do: place.at === 'load' ? 'continue' : 'replay', path: game.path };
};

const numberOf = (choices: readonly Choice[], typed: string): number =>
  /^\d{1,3}$/.test(typed) ? Number(typed) - 1 : choices.findIndex(({ words }) => words.includes(typed));

/** A typed line: a number, a name, `back`, `quit`, or nothing for what Enter alone means. */
export const answer = (choosing: Choosing, line: string): Answered => {
  const { choices, standard } = choosing.question;
  const typed = line.trim().toLowerCase().replace(/\.$/, '');
  if (typed === 'quit' || typed === 'q') return { kind: 'chosen', chosen: { do: 'quit' } };
  if (typed === 'back' || typed === 'b') return { kind: 'asks', choosing: back(choosing) };
  if (typed === '?' || typed === 'help' || typed === 'repeat') return { kind: 'asks', choosing };
  const asked = numberOf(choices, /^(?:\?|help) *(.+)$/.exec(typed)?.[1] ?? '');
  if (choices[asked] !== undefined) return { kind: 'asks', choosing, ...meant(choosing, asked) };
  const index = typed === '' ? standard : numberOf(choices, typed);
  if (choices[index] !== undefined) return choose(choosing, index);
  const chosen = named(choosing, typed);
  if (chosen !== undefined) return { kind: 'chosen', chosen };
  const bad = /^(?:hexfront|npm|npx|node)\b/.test(typed) ? 'chooser.shell' : 'choice.bad';
  return { kind: 'bad', said: [tell(bad, { typed }), howTo(choosing)] };
};
