// An owner's data files: the map, the counters, the charts, the rules, the scenarios, each with something in it altered.
import { nasty, oneOf, upTo } from '../atoms.ts';
import type { Draw } from '../atoms.ts';
import type { Bench } from '../bench.ts';
import { dataFiles } from '../corpus.ts';
import { mutatedBytes, mutatedJson, mutatedLines } from '../mutate.ts';
import type { ToolGame } from '../../games/tool-game.ts';
import { SEEDS } from '../seeds.ts';
import type { Kind, Way } from './kind.ts';

const encoder = new TextEncoder();

/** The first line names the file as `GAME/NAME`, the rest is what stands in it. */
const made = (draw: Draw): Uint8Array => {
  const { name, text } = oneOf(draw, dataFiles());
  const head = encoder.encode(`${name}\n`);
  switch (upTo(draw, 9)) {
    case 0:
      return Buffer.concat([head, mutatedBytes(draw, encoder.encode(text), encoder.encode(nasty(draw)))]);
    case 1:
      return Buffer.concat([
        head,
        encoder.encode(mutatedLines(draw, text.split('\n'), ['}', ']', ',']).join('\n')),
      ]);
    case 2: {
      const tiny = oneOf(draw, [
        '',
        '{}',
        '[]',
        'null',
        '7',
        '"x"',
        '[[[[',
        '{"format":1}',
        nasty(draw, true),
      ]);
      return Buffer.concat([head, encoder.encode(tiny)]);
    }
    default:
      return Buffer.concat([head, encoder.encode(mutatedJson(draw, text))]);
  }
};

/** Puts the file into a folder of its own; gives the folder and the game. */
const laidOut = (bench: Bench, bytes: Uint8Array): { readonly game: string; readonly folder: string } => {
  const end = bytes.indexOf(10);
  const path = new TextDecoder().decode(bytes.subarray(0, end));
  const file = dataFiles().find(({ name }) => name === path);
  if (file === undefined) throw new Error(`No data file is called ${path}`);
  bench.put(`data/${path.slice(file.game.length + 1)}`, bytes.subarray(end + 1));
  return { game: file.game, folder: `${bench.folder}/data` };
};

/** Each command reads the data of its own game; of another's files it is asked nothing. */
const waysOf = ({ id, hostile }: ToolGame): readonly Way[] =>
  hostile.onData.map(([argv, input = '']): Way => ({
    name: `${argv.join(' ')} --data`,
    go: async (bench, bytes) => {
      const { game, folder } = laidOut(bench, bytes);
      return game === id
        ? bench.run([...argv, '--data', folder], { fresh: true, input })
        : { text: '', code: 0 };
    },
  }));

export const DATA: Kind = {
  id: 'data',
  ending: 'json',
  share: 3,
  make: made,
  ways: SEEDS.flatMap(waysOf),
};
