// The box of the battle between map and log: what it is about, who fights and each shift, the faces of the die with the one
// that fell, and what came of it or is asked. It has the same height as long as there is a battle.
import { row } from '../../draw/styled-rows.ts';
import type { Patch, Row } from '../../draw/styled-rows.ts';
import type { Battle } from '../battle.ts';
import type { Face } from '../screen-state.ts';
import { fold } from './word-wrap.ts';

const GAP = '  ';
const CUT = '...';

/** Phrases side by side, as many to a row as find room; a title begins the first row. */
const flowed = (title: string, phrases: readonly string[], columns: number): readonly string[] => {
  const rows = [title];
  for (const phrase of phrases) {
    const longer = `${rows.at(-1) ?? ''}${GAP}${phrase}`;
    if (longer.length <= columns) rows[rows.length - 1] = longer;
    else rows.push(...fold(phrase, columns));
  }
  return rows;
};

const fits = (title: string, phrases: readonly string[], columns: number, room: number): boolean =>
  flowed(title, [...phrases, CUT], columns).length <= room;

/** In full where there is room, else in brief what is saved most by, else with a sign in place of what is missing. */
const phrasesIn = ({ title, lines }: Battle, columns: number, room: number): readonly string[] => {
  const phrases = lines.map(({ text }) => text);
  const shorter = lines
    .map(({ text, brief = text }, i) => ({ i, brief, saved: text.length - brief.length }))
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved);
  for (const { i, brief } of shorter) {
    if (flowed(title, phrases, columns).length <= room) return phrases;
    phrases[i] = brief;
  }
  if (flowed(title, phrases, columns).length <= room) return phrases;
  const found: string[] = [];
  for (const phrase of phrases) if (fits(title, [...found, phrase], columns, room)) found.push(phrase);
  return [...found, CUT];
};

const linesOf = (battle: Battle, columns: number, room: number): readonly Row[] => {
  const length = Math.min(battle.title.length, columns);
  return flowed(battle.title, phrasesIn(battle, columns, room), columns)
    .slice(0, room)
    .map((text, i) =>
      i > 0 ? row(text) : { text: text.slice(0, columns), patches: [{ from: 0, to: length, role: 'title' }] },
    );
};

/** The code a face brings, and what it may be at worst. */
const codeOf = ({ brings }: Face): string => {
  const [code = ''] = /^\S+/.exec(brings) ?? [];
  const worst = /, \S+ (\S+)$/.exec(brings)?.[1];
  return (worst === undefined ? code : `${code}-${worst}`).replace(/,$/, '');
};

/** How likely the hex falls, the longest form first. */
const chanceForms = (takes: Battle['takes'], takesAtWorst: Battle['takesAtWorst']): readonly string[] => {
  if (takes === undefined) return [];
  const [count, of] = takes;
  const low = takesAtWorst?.[0];
  if (low === undefined) return [`${GAP}hex falls on ${count} in ${of}`];
  return [
    `${GAP}hex falls on ${count} in ${of}, at worst ${low}`,
    `${GAP}hex falls on ${low} to ${count} in ${of}`,
    `${GAP}falls on ${low}-${count} in ${of}`,
  ];
};

/** The six faces side by side, with the one that fell in brackets and lit. */
const facesRow = ({ faces, die, result, takes, takesAtWorst }: Battle, columns: number): Row => {
  let text = 'die ';
  const patches: Patch[] = [];
  for (const face of faces) {
    const isLit = face.of === die;
    const one = `${face.of} ${codeOf(face)}`;
    const from = text.length;
    text += isLit ? `[${one}]` : ` ${one} `;
    if (isLit) patches.push({ from, to: text.length, role: 'selected' });
  }
  if (faces.length === 0) text = die === undefined ? '' : `die [${die} ${result ?? ''}]`;
  const chance = chanceForms(takes, takesAtWorst).find((form) => text.length + form.length <= columns) ?? '';
  text += faces.length === 0 ? chance.trimStart() : chance;
  return { text: text.slice(0, columns), patches: patches.filter(({ to }) => to <= columns) };
};

/** What came of it, the newest first; what is asked stands below. */
const newsRow = ({ news }: Battle, columns: number): Row => {
  let text = '';
  for (const one of news) {
    const longer = text === '' ? one : `${text}; ${one}`;
    if (text !== '' && longer.length > columns) break;
    text = longer;
  }
  return row(text.slice(0, columns), 'title');
};

/** Never more nor fewer rows than there are to be. */
export const battleRows = (battle: Battle, columns: number, height: number): readonly Row[] => {
  if (height <= 0) return [];
  const hasNews = battle.kind !== 'draft' || battle.news.length > 0;
  const last = [
    ...(battle.faces.length > 0 || battle.die !== undefined || battle.takes !== undefined
      ? [facesRow(battle, columns)]
      : []),
    ...(hasNews ? [newsRow(battle, columns)] : []),
  ].slice(0, Math.max(1, height - 1));
  const above = linesOf(battle, columns, Math.max(0, height - last.length));
  const rows = [...above, ...last].slice(0, height);
  return [...rows, ...Array.from({ length: height - rows.length }, () => row(''))];
};
