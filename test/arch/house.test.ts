// The shape of the house, read off the source lines: which room may look into which, and what no room may do.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { WORD_FAMILIES } from '../../src/api/game-words.ts';
import { FRONT_QUESTIONS } from '../../src/api/questions.ts';
import { cycleIn, roomsOf, sourcesOf } from '../../tools/rooms.ts';
import type { Source } from '../../tools/rooms.ts';

const root = join(import.meta.dirname, '../..');
const src = sourcesOf('src');

const room = (path: string): string => path.split('/').slice(0, 2).join('/');

/** What each room may import from beside its own files. `src/games` is the registry: nobody else looks into a game. */
const API = ['src/core', 'src/hex', 'src/board', 'src/api'];
const LANGUAGE = [...API, 'src/language', 'src/games/registry.ts'];
const TEXT = [...LANGUAGE, 'src/text'];
const SESSION = [...TEXT, 'src/draw', 'src/record', 'src/players', 'src/games'];
const FRONT = [...SESSION, 'src/session', 'src/start-menu'];
const MAY_SEE: Readonly<Record<string, readonly string[]>> = {
  'src/core': [],
  'src/hex': ['src/core'],
  'src/board': ['src/core', 'src/hex'],
  'src/api': API,
  'src/mechanics': API,
  'src/games': [...API, 'src/mechanics'],
  'src/language': LANGUAGE,
  'src/text': TEXT,
  'src/draw': [...API, 'src/text/ascii.ts'],
  'src/record': [...LANGUAGE, 'src/paths.ts'],
  'src/players': LANGUAGE,
  'src/start-menu': [...TEXT, 'src/record'],
  'src/session': SESSION,
  'src/plain': FRONT,
  'src/screen': FRONT,
  'src/script': FRONT,
  'src/engine': FRONT,
  // Lessons are scripts with a teacher beside them.
  'src/tutorial': [...FRONT, 'src/script'],
};

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

const offenders = (files: readonly Source[], wrong: (file: Source) => readonly string[]): string[] =>
  files.flatMap((file) => wrong(file).map((what) => `${file.path}: ${what}`));

describe('imports run one way', () => {
  it('from every room only to the rooms below it', () => {
    const wrong = offenders(
      src.filter((file) => file.path !== 'src/cli.ts' && !file.path.startsWith('src/cli/')),
      (file) => {
        const own = room(file.path);
        const allowed = [own, ...(MAY_SEE[own] ?? ['src/core'])];
        return file.imports.filter(
          (to) => to.startsWith('src/') && !allowed.some((a) => to === a || to.startsWith(`${a}/`)),
        );
      },
    );
    expect(wrong).toEqual([]);
  });

  it('and no room leads back to itself', () => {
    expect(cycleIn(roomsOf(src))).toBeUndefined();
  });

  it('and nobody but the registry looks into one game', () => {
    const wrong = offenders(
      src.filter((file) => !file.path.startsWith('src/games/')),
      (file) => file.imports.filter((to) => /^src\/games\/[^/]+\//.test(to)),
    );
    expect(wrong).toEqual([]);
  });

  it('and only the screen knows ink and react, and only a dynamic import reaches the screen', () => {
    const ink = offenders(
      src.filter((file) => !file.path.startsWith('src/screen/')),
      (file) => file.imports.filter((to) => to === 'ink' || to.startsWith('react')),
    );
    const reached = offenders(
      src.filter((file) => !file.path.startsWith('src/screen/')),
      (file) =>
        [...file.text.matchAll(/^import (?!type)[^;]*from '[^']*screen\/[^']*'/gm)].map((match) => match[0]),
    );
    expect([...ink, ...reached]).toEqual([]);
  });
});

const RULES_ROOMS = /^src\/(core|hex|board|api|draw|mechanics|games)\//;

describe('the rules', () => {
  it('use no clock, no chance but the dice, no locale, no network and no files', () => {
    const forbidden =
      /\bDate\b|Math\.random|performance\.|process\.|toLocale|\bIntl\b|localeCompare|setTimeout|setInterval|\bfetch\(|node:(fs|net|http|os|child_process)|randomBytes|randomUUID/g;
    const wrong = offenders(
      src.filter((file) => RULES_ROOMS.test(file.path) && file.path !== 'src/games/registry.ts'),
      (file) => withoutComments(file.text).match(forbidden) ?? [],
    );
    expect(wrong).toEqual([]);
  });

  it('shared by all games never name one', () => {
    const names = /\b(barbarossa|dagc|storm|typhoon|moscow41|deathstruggle)\b/gi;
    const wrong = offenders(
      src.filter((file) => !file.path.startsWith('src/games/')),
      (file) => file.text.match(names) ?? [],
    );
    expect(wrong).toEqual([]);
  });
});

describe('a computer player', () => {
  it('keeps nothing beside itself, where the other side or the next game could find it', () => {
    const kept =
      /^(?:export )?(?:let|var) .*|^(?:export )?const \w+[^=\n]*= (?:new \w+(?:<[^\n]*>)?\(\)|\[\]|\{\});/gm;
    const wrong = offenders(
      src.filter((file) => file.path.startsWith('src/players/')),
      (file) => withoutComments(file.text).match(kept) ?? [],
    );
    expect(wrong).toEqual([]);
  });
});

describe('what is asked of every game', () => {
  const asking = src.filter((file) => !/^src\/(api|games|mechanics)\/|\/en\//.test(file.path));

  it('is a word by its family', () => {
    const prefixes = Object.values(WORD_FAMILIES);
    const wrong = offenders(asking, ({ text }) =>
      prefixes.filter((prefix) => [`'${prefix}'`, `\`${prefix}$`].some((typed) => text.includes(typed))),
    );
    expect(wrong).toEqual([]);
  });

  it('is a field by its name, not a question or a pick by the word for it', () => {
    const verbs = Object.keys(FRONT_QUESTIONS).join('|');
    const magic = new RegExp(
      `(?:questions|picks)(?:\\?\\.)?\\['|\\b(?:named|find|specOf)\\([^)]*'(?:${verbs})'`,
      'g',
    );
    expect(offenders(asking, ({ text }) => text.match(magic) ?? [])).toEqual([]);
  });
});

describe('every folder', () => {
  /** More than these nobody looks through. */
  const MOST = 22;

  it.each(['src', 'test'])('of %s can be looked through', (room) => {
    const names = readdirSync(join(root, room), { recursive: true, withFileTypes: true });
    const sizes = new Map<string, number>();
    for (const file of names)
      if (file.isFile()) sizes.set(file.parentPath, (sizes.get(file.parentPath) ?? 0) + 1);
    expect([...sizes].filter(([, files]) => files > MOST)).toEqual([]);
  });
});

describe('every name', () => {
  /** Words that end like what somebody does and name a thing, or what the field or the rulebook calls it. */
  const THINGS = new Set([
    'briefing',
    'finding',
    'greeting',
    'heading',
    'numbering',
    'paging',
    'pending',
    'stacking',
    'standing',
    'tracing',
  ]);

  it('says what a file is about, not what somebody does', () => {
    const bare = src.flatMap(({ path }) => {
      const word = /\/([a-z]+ing)\.tsx?$/.exec(path)?.[1];
      return word === undefined || THINGS.has(word) ? [] : [path];
    });
    expect(bare).toEqual([]);
  });
});

describe('every file', () => {
  it('says in its first line what it is for', () => {
    expect(
      offenders(src, (file) => (/^(#!.*\n)?\/\/ [A-Z].{20,}/.test(file.text) ? [] : ['no opening comment'])),
    ).toEqual([]);
  });

  it('is short enough to be one idea', () => {
    expect(offenders(src, (file) => (file.text.split('\n').length <= 360 ? [] : ['too long']))).toEqual([]);
  });

  it('does without any, enums and ignored type errors', () => {
    const loose = /\bas any\b|: any\b|<any>|\benum \w|@ts-(ignore|expect-error|nocheck)/g;
    expect(offenders(src, (file) => withoutComments(file.text).match(loose) ?? [])).toEqual([]);
  });

  it('is plain ASCII', () => {
    // A bare control or non-ASCII character in a source is either a slip or something hidden.
    const strange = /[^\n\x20-\x7e]/g;
    const wrong = offenders(
      src.filter((file) => !file.path.startsWith('src/text/ascii')),
      (file) => (file.text.match(strange) ?? []).map((c) => `U+${c.charCodeAt(0).toString(16)}`),
    );
    expect(wrong).toEqual([]);
  });
});
