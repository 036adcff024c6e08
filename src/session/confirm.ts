// Questions of the desk itself: which of several was meant, and whether something is really wanted.
import type { Params } from '../core/types.ts';
import { choiceNumbers, numbered } from '../text/numbered-choices.ts';
import type { Desk } from './session.ts';
import { groupLine, groupOrder, withUnits } from './intent/group-line.ts';
import type { Reply } from './reply.ts';
import { answer } from './reply.ts';
import { tell, verbOf } from './session.ts';

/** One of several things that could be meant, and the whole line again with it in place of what was typed. */
export type Possible = { readonly word: string; readonly label: string; readonly line: string };

export type Asked =
  | { readonly kind: 'which'; readonly possible: readonly Possible[] }
  | {
      readonly kind: 'confirm';
      readonly yes: () => Reply;
      /** It is asked only where a person types. */
      readonly atKeyboard?: true;
      /** The line it is asked about. */
      readonly line?: string;
      readonly dropped: { readonly key: string; readonly params: Params };
    };

/** More than these are not said again for a slip, only where they are asked for. */
const MOST_HEARD_AGAIN = 3;

/** Asks which of several was meant; the answer is a number, a name, a hex, or an empty line to drop it. */
export const askWhich = (desk: Desk, head: readonly string[], possible: readonly Possible[]): Reply => {
  desk.asked = { kind: 'which', possible };
  const foot = tell(desk, 'which.type', { numbers: choiceNumbers(possible.length) });
  const lines = [...head, ...numbered(possible.map(({ label }) => label)), ...foot];
  return { kind: 'asks', lines, closing: foot.length };
};

export const askYes = (desk: Desk, asked: Asked & { kind: 'confirm' }, lines: readonly string[]): Reply => {
  desk.asked = asked;
  return { kind: 'asks', lines };
};

const tight = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** By number, by id, by the whole label, or by any of its parts that only this one has. */
const meantBy = (possible: readonly Possible[], typed: string): Possible | undefined => {
  if (/^\d{1,3}$/.test(typed) && possible[Number(typed) - 1] !== undefined)
    return possible[Number(typed) - 1];
  const fits = possible.filter(({ word, label }) =>
    [word, label, ...label.split(',')].some((name) => tight(name) === tight(typed)),
  );
  return fits.length === 1 ? fits[0] : undefined;
};

const isCommand = (desk: Desk, typed: string): boolean => verbOf(desk, typed) !== undefined;

const plainLine = (line: string): string => line.trim().toLowerCase().replace(/\.$/, '').replace(/\s+/g, ' ');

/** The order that is asked about, typed once more. */
const isSame = (desk: Desk, { line }: Asked & { kind: 'confirm' }, typed: string): boolean =>
  line !== undefined && (verbOf(desk, typed) === 'again' || plainLine(line) === plainLine(typed));

/** Undefined: the line is no answer but something else, and is read as usual. */
export const answerAsked = (desk: Desk, line: string, read: (line: string) => Reply): Reply | undefined => {
  const { asked } = desk;
  if (asked === undefined) return undefined;
  const typed = line.trim().replace(/\.$/, '');
  if (/^more\b/i.test(typed)) return undefined;
  if (asked.kind === 'confirm') {
    if (isSame(desk, asked, typed))
      return { kind: 'asks', lines: tell(desk, 'asked.same', { line: asked.line ?? typed }) };
    desk.asked = undefined;
    if (typed.toLowerCase() === 'yes') return asked.yes();
    const dropped = tell(desk, asked.dropped.key, asked.dropped.params);
    const said = groupLine(desk, typed);
    const verb = verbOf(
      desk,
      (said === undefined ? undefined : groupOrder(desk, said)) ?? withUnits(desk, typed),
    );
    if (verb === undefined || verb === 'no') return answer(dropped);
    // Typed for another question, or before this one was heard: what cannot be taken back needs a line of its own.
    if (desk.registry.named(verb)?.spec.commits === true)
      return answer([...dropped, ...tell(desk, 'asked.commits', { verb })]);
    const reply = read(line);
    return { ...reply, lines: [...dropped, ...reply.lines] };
  }
  const { possible } = asked;
  if (typed.toLowerCase() === 'repeat') return askWhich(desk, [], possible);
  const chosen = meantBy(possible, typed);
  const isDropped = typed === '' || verbOf(desk, typed) === 'no';
  if (chosen !== undefined || isDropped || isCommand(desk, typed)) desk.asked = undefined;
  if (chosen !== undefined) return read(chosen.line);
  if (isDropped) return answer(tell(desk, 'which.dropped'));
  if (isCommand(desk, typed)) return undefined;
  // A slip in a choice asks again; it never drops what the player was building.
  const bad = tell(desk, 'choice.bad', { typed });
  if (possible.length <= MOST_HEARD_AGAIN) return askWhich(desk, bad, possible);
  const foot = tell(desk, 'which.again', { numbers: choiceNumbers(possible.length) });
  return { kind: 'asks', lines: [...bad, ...foot], closing: foot.length };
};
