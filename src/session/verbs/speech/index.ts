// How things are said, by verb.
import { answer } from '../../reply.ts';
import type { Handler } from '../handler.ts';
import { briefing } from '../staff/briefing.ts';
import { more } from './more.ts';
import { repeat } from './repeat.ts';
import { setCharset } from './charset.ts';
import { setColour } from './colour.ts';
import { setFilm } from './film.ts';
import { setHexSpeech } from './hexspeech.ts';
import { setLevel } from './level.ts';
import { setNames } from './names.ts';
import { setPage } from './page.ts';
import { setPrompt } from './prompt.ts';
import { setTheme } from './theme.ts';
import { setVerbosity } from './verbosity.ts';

export const SPEECH_HANDLERS: Readonly<Record<string, Handler>> = {
  brief: (desk, args) => (args['whom'] === undefined ? setLevel(desk, 'brief') : briefing(desk)),
  normal: (desk) => setLevel(desk, 'normal'),
  verbose: (desk) => setLevel(desk, 'verbose'),
  hexspeech: setHexSpeech,
  prompt: setPrompt,
  theme: setTheme,
  charset: setCharset,
  colour: setColour,
  film: setFilm,
  page: setPage,
  names: setNames,
  verbosity: setVerbosity,
  repeat,
  more: (desk) => answer(more(desk)),
};
