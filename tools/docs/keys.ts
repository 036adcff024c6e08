// docs/keys.md: the keys of the map screen, from the table the screen itself goes by.
import { ACTIONS, keyMap } from '../../src/screen/keymap.ts';

const named = (key: string): string => (key === '`' ? '`` ` ``' : `\`${key}\``);

export const keysText = (): string => {
  const keys = keyMap();
  return [
    '# Keys of the map screen',
    '',
    'The command line has the keys at first, so that typed words are never taken for commands. Esc on an empty line gives',
    'them to the map; `:` or `/` give them back. The tables are made by `npm run docs` out of the program itself.',
    '',
    '## On the map',
    '',
    ...ACTIONS.map((action) => `- ${action}: ${keys.keys(action).map(named).join(', ')}`),
    '',
    '## On the command line',
    '',
    '- Enter sends the line. Up and Down bring back earlier ones.',
    '- Tab completes a word; where several fit they are listed.',
    '- Left, Right, Home and End move in the line; Ctrl-W drops the word before the typing point.',
    '- Page Up and Page Down scroll what was said.',
    '- Ctrl-C drops a question; twice it leaves the game, which is kept. Ctrl-D on an empty line leaves.',
    '- While a question is open, digits answer it.',
    '',
    '## Your own keys',
    '',
    'A line in the settings file gives keys to an action, in place of those above: `key.west = left h`. Names are those of',
    'this page; a blank in the name of an action is written as a dash, as in `key.zoom-in = +`.',
    '',
  ].join('\n');
};
