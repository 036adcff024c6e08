// The config file: settings and keys that nobody means.
import { nastyWord, oneOf, seldom, upTo } from '../atoms.ts';
import type { Draw } from '../atoms.ts';
import type { Bench, Heard } from '../bench.ts';
import { CONFIG } from '../corpus.ts';
import { asFile, mutatedBytes, mutatedLines } from '../mutate.ts';
import type { Kind } from './kind.ts';

const encoder = new TextEncoder();

const wildLine = (draw: Draw): string => {
  const name = oneOf(draw, ['key.odds', `key.${nastyWord(draw)}`, 'page', 'mode', 'theme', nastyWord(draw)]);
  return `${name} = ${nastyWord(draw)}`;
};

const made = (draw: Draw): Uint8Array => {
  const text = `${CONFIG.join('\n')}\n`;
  if (seldom(draw, 6)) return mutatedBytes(draw, encoder.encode(text), encoder.encode(text));
  const more = Array.from({ length: upTo(draw, 2) }, () => wildLine(draw));
  return asFile(draw, [...mutatedLines(draw, CONFIG, CONFIG), ...more]);
};

const withConfig =
  (...commands: readonly (readonly string[])[]) =>
  async (bench: Bench, bytes: Uint8Array): Promise<Heard> => {
    bench.keep('../config.txt', bytes);
    let heard: Heard = { text: '' };
    for (const argv of commands) {
      const { text, code } = await bench.run(argv, { input: 'status\nend\nquit\n' });
      heard = { text: heard.text + text, ...(code !== undefined && { code }) };
      if (code === 5) break;
    }
    return heard;
  };

export const CONFIGS: Kind = {
  id: 'config',
  ending: 'txt',
  share: 8,
  make: made,
  ways: [
    { name: 'config', go: withConfig(['config']) },
    { name: 'config --json', go: withConfig(['config', '--json'], ['config', 'page']) },
    { name: 'config page 7', go: withConfig(['config', 'page', '7'], ['config']) },
    { name: 'play', go: withConfig(['play', 'ford', '--no-save']) },
  ],
};
