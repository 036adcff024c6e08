// Taking back and trying out, and what is kept of a game, by verb.
import { branch } from './branch.ts';
import { dice } from './dice.ts';
import { giveAgain } from './redo.ts';
import { hash } from './hash.ts';
import { mark, marks } from './mark.ts';
import { note } from './note.ts';
import { position } from './position.ts';
import { quit } from './quit.ts';
import { save } from './save.ts';
import { takeBack } from './undo.ts';
import { first, numberOf } from '../handler.ts';
import type { Handler } from '../handler.ts';
import { exportFile } from './export.ts';
import { transcript } from './transcript.ts';
import { tryOut } from './try.ts';

export const KEEP_HANDLERS: Readonly<Record<string, Handler>> = {
  undo: (desk, args) =>
    takeBack(desk, { anyway: first(args, 'how') === 'anyway', count: numberOf(args, 'count', 1) }),
  redo: (desk, args) => giveAgain(desk, numberOf(args, 'count', 1)),
  try: tryOut,
  branch: (desk, args) => branch(desk, numberOf(args, 'line', 0)),
  note: (desk, args) => note(desk, first(args, 'text') ?? ''),
  mark: (desk, args) => mark(desk, first(args, 'text') ?? ''),
  marks,
  transcript,
  export: exportFile,
  save,
  quit,
  dice,
  hash,
  position,
};
