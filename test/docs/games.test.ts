// The papers about games: the turn told is played as it stands there, and every line of it is understood and done.
import { describe, expect, it } from '@jest/globals';
import { paperText } from '../../tools/docs/papers.ts';
import { playedText } from '../../tools/docs/played.ts';
import { dagc } from '../../tools/games/dagc/shipped.ts';
import { deathstruggle } from '../../tools/games/deathstruggle/shipped.ts';
import { storm } from '../../tools/games/storm/shipped.ts';
import { moscow41 } from '../../tools/games/moscow41/shipped.ts';
import { typhoon } from '../../tools/games/typhoon/shipped.ts';

describe('docs/games/dagc.md', () => {
  const text = paperText('docs/games/dagc.md');

  it('tells what the program says', () => {
    expect(playedText(dagc, text)).toBe(text);
  });

  it('tells of no line that is refused', () => {
    expect(text).toContain('> interdict 27inf 6inf');
    expect(text).not.toMatch(/^Nothing changed\.$/m);
  });

  it('says what wins as the chart has it, and names options and lessons there are', () => {
    expect(text).toContain('With 31\nor more');
    for (const [, option = ''] of text.matchAll(/(?:--option |`)([a-z-]+)=on/g))
      expect(dagc.options.map(({ id }) => id)).toContain(option);
    for (const { id } of dagc.scenarios) expect(text).toContain(`\`${id}\``);
  });
});

describe('docs/games/storm.md', () => {
  const text = paperText('docs/games/storm.md');

  it('tells what the program says, and of no line that is refused', () => {
    expect(playedText(storm, text)).toBe(text);
    expect(text).toContain('> move 6mc n3235');
    expect(text).not.toMatch(/^Nothing changed\.$/m);
  });
});

describe('docs/games/typhoon.md', () => {
  const text = paperText('docs/games/typhoon.md');

  it('tells what the program says, and of no line that is refused', () => {
    expect(playedText(typhoon, text)).toBe(text);
    expect(text).toContain('> fight 4622');
    expect(text).not.toMatch(/^Nothing changed\.$/m);
  });
});

describe('docs/games/moscow41.md', () => {
  const text = paperText('docs/games/moscow41.md');

  it('tells what the program says, and of no line that is refused', () => {
    expect(playedText(moscow41, text)).toBe(text);
    expect(text).toContain('> fight 2812 press');
    expect(text).not.toMatch(/^Nothing changed\.$/m);
  });
});

describe('docs/games/deathstruggle.md', () => {
  const text = paperText('docs/games/deathstruggle.md');

  it('tells what the program says, and of no line that is refused', () => {
    expect(playedText(deathstruggle, text)).toBe(text);
    expect(text).toContain('> fight 4648');
    expect(text).not.toMatch(/^Nothing changed\.$/m);
  });
});
