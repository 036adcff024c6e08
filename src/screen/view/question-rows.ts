// What is asked, as rows: its choices in as few as will do where there is little room, and of a list to move in that part
// where the lit choice is.
import { row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import { fold } from './word-wrap.ts';
import { briefLines, isStack, litIn } from '../digit-menu.ts';
import type { Menu } from '../digit-menu.ts';
import type { Sitting } from '../screen-state.ts';

const CHOICE = /^\d+: /;

/** Between choices on one line. */
const BETWEEN = /(?<=\.) (?=\d+: )/;

/** More choices than these stand side by side. */
const A_LINE_EACH = 4;

const CUT = '...';
const CUT_REST = '... pending tells all of it.';
const CUT_CHOICES = '... legal tells all of them.';

/** As many choices on a line as find room. */
const packed = (choices: readonly string[], columns: number): readonly string[] => {
  const lines: string[] = [];
  for (const choice of choices) {
    const longer = `${lines.at(-1) ?? ''} ${choice}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(choice);
  }
  return lines;
};

/** The forms of a question from the roomiest to the closest; the closest leaves out how to type an answer. */
const formsOf = (
  question: readonly string[],
  columns: number,
  isMenu: boolean,
  brief: readonly string[],
): readonly (readonly string[])[] => {
  const folded = (texts: readonly string[]): readonly string[] =>
    texts.flatMap((text) => fold(text, columns));
  const choices = question.filter((text) => CHOICE.test(text));
  if (choices.length === 0) return [folded(question)];
  const each = choices.flatMap((text) => text.split(BETWEEN));
  const heads = question.filter((text) => !CHOICE.test(text));
  const close = packed(each, columns);
  const closest = packed(
    brief.flatMap((text) => text.split(BETWEEN)),
    columns,
  );
  const forms = [
    folded([...heads, ...close]),
    folded([...heads.slice(0, 1), ...close]),
    ...(closest.length === 0 ? [] : [folded([...heads.slice(0, 1), ...closest])]),
    ...(isMenu || closest.length === 0 ? [] : [folded(closest)]),
  ];
  return isMenu || each.length <= A_LINE_EACH ? [folded(question), ...forms] : forms;
};

/** A list to move in: its head, and of its items as many as find room around the lit one. */
const listRows = (
  { menu, question }: Sitting & { readonly menu: Menu },
  columns: number,
  room: number,
): readonly Row[] => {
  const [head = '', ...items] = question;
  const lit = litIn(menu);
  const heads = fold(head, columns).map((text) => row(text));
  const all = items.map((text, i) =>
    fold(`${i === lit ? '>' : ' '} ${text}`, columns).map((line) =>
      row(line, i === lit ? 'selected' : undefined),
    ),
  );
  const rows = all.flat();
  const left = Math.max(1, room - heads.length);
  const end = all.slice(0, (lit ?? 0) + 1).flat().length;
  const from = Math.max(0, Math.min(end - left + 1, rows.length - left));
  return [...heads, ...rows.slice(from, from + left)].slice(0, room);
};

/** In as roomy a form as finds room, else as there may be at most, else in the closest, cut to `most` rows. */
export const askedRows = (sitting: Sitting, columns: number, room: number, most: number): readonly Row[] => {
  const { menu, question, answers } = sitting;
  if (menu !== undefined && !isStack(menu)) return listRows({ ...sitting, menu }, columns, most);
  const brief = menu === undefined ? answers.brief : briefLines(menu);
  const forms = formsOf(question, columns, menu !== undefined, brief);
  const headed = forms.length > 1 && menu === undefined ? forms.slice(0, -1) : forms;
  const withHead = (rows: number): readonly string[] | undefined =>
    headed.find(({ length }) => length <= rows);
  // The question goes last of all: without it numbers are answers to nothing.
  const form = withHead(room) ?? withHead(most) ?? forms.at(-1) ?? [];
  if (form.length <= most) return form.map((text) => row(text));
  const isListed = menu === undefined && question.some((text) => CHOICE.test(text));
  const told = isListed ? CUT_CHOICES : CUT_REST;
  const cut = told.length <= columns ? told : CUT;
  // Of a single row the question itself says more than that it is cut.
  return [...form.slice(0, Math.max(1, most - 1)), cut].slice(0, most).map((text) => row(text));
};
