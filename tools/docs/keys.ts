// docs/keys.md: the keys of the map screen, from the table the screen itself goes by.
import { ACTIONS, keyMap, keyWord, nameInFile, saysOf } from '../../src/screen/keys/keymap.ts';

export const keysText = (): string => {
  const keys = keyMap();
  return [
    '# Keys of the map screen',
    '',
    'The command line has the keys at first, so that typed words are never taken for commands. Esc on an empty line gives',
    'them to the map; `:` or `/` give them back for one line, and twice for good. `?` on the map says which keys work now. The',
    'list is made by `npm run docs` out of the program itself.',
    '',
    '## On the map',
    '',
    ...ACTIONS.map(
      (action) =>
        `- ${keys
          .keys(action)
          .map((key) => `\`${keyWord(key)}\``)
          .join(', ')}: ${saysOf(action)} (\`${nameInFile(action)}\`)`,
    ),
    '',
    'Select with Enter, aim with the arrows, Enter again shows what would be typed and its odds, and once more does it. Esc',
    'takes one step back, and does nothing where there is none. Every order given by keys stands in the log as the line you',
    'could have typed. Who is in hand, or would attack, is lit. Enter on an enemy drafts the best attack on it; `P` elsewhere lists all attacks that are open. While a',
    'question is open, digits answer it: up to nine answers at once, with more by Enter; the same numbers stand on the hexes of',
    'the map. The end of a phase takes two keys, its own and Enter: what would be left undone is said before Enter, and any other',
    'key lets it go. A verb and a blank typed here go to the command line.',
    '',
    'The word at the right end of the heading says what the keys are for: `LINE` letters are typed, `MAP`, `IN HAND` units are in',
    'hand, `BOX` a corner is to be gone to, `DO IT?` Enter sends the line, `ANSWER` something is asked, `LIST`, `LOG`, `REPLAY`,',
    '`FILM`.',
    '',
    'In a list Up and Down move, Left and Right turn its pages, Enter takes what is lit, and Esc lets the list go; its digits',
    'do as well. Of a whole stack in hand the first digit takes that unit alone, more digits add and leave, and 0 takes all or',
    'none. Of units beside the map Space takes and leaves the one that is lit. `B` at two corners takes all who can act between',
    'them. A long answer is read from its beginning, what happened from its end; Page Up and Page Down turn the pages of both.',
    '',
    'The map keeps its height whatever is said. Below it stands, while there is an attack, its box: who fights, each shift, the',
    'faces of the die with the one that fell, and what came of it; it stays until the next order. `]` folds the panel away, `[`',
    'the log, and `A` shows the whole map.',
    '',
    '## Films',
    '',
    "An opponent's turn, and what was done to you when you sit down after a hand-over, are shown by themselves; a replay runs",
    'with Space. Each thing that your side may know of stands for a moment: the map moves there, the way and what was attacked',
    'are marked, and one line says what happened. Space stops it and lets it go on, Enter shows the next at once, `1` to `5` say',
    'how fast, `<` and `>` make it slower and faster, Esc skips the rest, and so does Ctrl-C. Any other key does what it does in',
    'a replay, and the film stands still until Space. It changes nothing: when it is over the game stands as if it had not been',
    'shown. `film off` does without it.',
    '',
    '## On the command line',
    '',
    '- Enter sends the line. Up and Down bring back earlier ones.',
    '- Tab completes a word; where several fit they are listed.',
    '- Left, Right, Home and End move in the line; Ctrl-W drops the word before the typing point.',
    '- Page Up and Page Down turn the pages of what was said.',
    '- Ctrl-C drops a question; twice it leaves the game, which is kept. Ctrl-D on an empty line leaves.',
    '- Ctrl-Z stops the program where your shell allows it; `fg` brings it back.',
    '',
    '## Your own keys',
    '',
    'A line in the file of settings gives keys to an action, in place of those above: `key.west = left h`. The names of actions',
    'stand in brackets in the list. Keys are a printed character, or `space`, `left`, `right`, `up`, `down`, `home`, `end`,',
    '`enter`, `escape`, `tab`, `"shift tab"`, `"page up"`, `"page down"`, `backspace`, `delete`. `hexfront config` says where the',
    'file is.',
    '',
  ].join('\n');
};
