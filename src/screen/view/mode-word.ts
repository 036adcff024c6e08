// What the keys are for now, in a word that always stands in the heading.
import { isStack } from '../digit-menu.ts';
import type { Sitting } from '../screen-state.ts';

type Told = Pick<
  Sitting,
  'at' | 'film' | 'replaying' | 'target' | 'menu' | 'picked' | 'answering' | 'view' | 'box' | 'typing'
>;

/** `LINE`: letters are typed; every other word: they are keys. */
export const modeWord = ({
  at,
  film,
  replaying,
  target,
  menu,
  picked,
  answering,
  view,
  box,
  typing,
}: Told): string => {
  // On the command line too the keys of a film are its own until a word is begun.
  if (film !== undefined && at !== 'log' && typing.text === '') return 'FILM';
  if (view === undefined || at === 'line') return 'LINE';
  if (at === 'log') return 'LOG';
  if (replaying) return 'REPLAY';
  if (box !== undefined) return 'BOX';
  if (target !== undefined) return 'DO IT?';
  if (menu !== undefined && !isStack(menu)) return 'LIST';
  if (picked !== undefined) return 'IN HAND';
  if (menu !== undefined) return 'PICK';
  return answering ? 'ANSWER' : 'MAP';
};
