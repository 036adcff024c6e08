// An owner's data files: the map, the counters, the charts, the rules, the scenarios, each with something in it altered.
import { nasty, oneOf, upTo } from '../atoms.ts';
import type { Draw } from '../atoms.ts';
import type { Bench } from '../bench.ts';
import { dataFiles } from '../corpus.ts';
import { mutatedBytes, mutatedJson, mutatedLines } from '../mutate.ts';
import type { Kind, Way } from './kind.ts';

const encoder = new TextEncoder();

/** The first line names the file, the rest is what stands in it. */
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

const folderWith = (bench: Bench, bytes: Uint8Array): string => {
  const end = bytes.indexOf(10);
  const name = new TextDecoder().decode(bytes.subarray(0, end));
  if (!dataFiles().some((file) => file.name === name)) throw new Error(`No data file is called ${name}`);
  bench.put(`data/${name}`, bytes.subarray(end + 1));
  return `${bench.folder}/data`;
};

const onData = (argv: readonly string[], input = ''): Way => ({
  name: `${argv.join(' ')} --data`,
  go: async (bench, bytes) =>
    bench.run([...argv, '--data', folderWith(bench, bytes)], { fresh: true, input }),
});

export const DATA: Kind = {
  id: 'data',
  ending: 'json',
  share: 3,
  make: made,
  ways: [
    onData(['ask', 'barbarossa:campaign', 'status']),
    onData(
      ['play', 'barbarossa', '--no-save'],
      'place default\nend\nunits\nlook 2115\nmap\nrule 7.10\nattack 2115 from 24pz\n',
    ),
    onData(['data', 'barbarossa', 'units']),
    onData(['show', 'barbarossa']),
    onData(['rule', 'barbarossa', '7.10']),
    onData(['validate', 'barbarossa']),
    onData(['show', 'barbarossa', '--words']),
    onData(['data', 'barbarossa', 'map', '--json']),
    onData(['ask', 'barbarossa:road-back', 'threats']),
    onData(['validate', 'barbarossa', '--json']),
    onData(['show', 'barbarossa', '--svg', '-']),
    onData(['data', 'barbarossa', 'tables']),
  ],
};
