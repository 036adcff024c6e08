// What the shipped schemas say of a file whose form is wrong: one finding a place, in the words of their titles.
import { describe, expect, it } from '@jest/globals';
import { placeOf } from '../../../src/board/json-path.ts';
import { schemaChecker } from '../../../src/cli/load/schemas.ts';
import type { Json } from '../../../src/core/types.ts';
import { changed } from '../../board/shelf.ts';
import type { Step } from '../../board/shelf.ts';
import { tinyFiles } from '../../board/tiny.ts';

const check = schemaChecker();

const SCHEMAS: Readonly<Record<string, string>> = {
  'map.json': 'map',
  'units.json': 'units',
  'scenarios/meeting.json': 'scenario',
  'rules.json': 'rules',
  'rulings.json': 'rulings',
};

const findings = (name: string, file: object): readonly string[] =>
  check(name, SCHEMAS[name] ?? '', file as Json).map(({ code, path, params }) => {
    const { expected = '', found = '', key = '' } = params;
    return [code, placeOf(file, path), ...([key, expected, found] as string[])]
      .filter((part) => part !== '')
      .join(' | ');
  });

const after = (name: string, path: readonly Step[], value: unknown): readonly string[] =>
  findings(name, changed(tinyFiles[name] ?? {}, path, value));

describe('the schemas', () => {
  it.each(Object.keys(SCHEMAS))('find nothing wrong with a sound %s', (name) => {
    expect(findings(name, tinyFiles[name] ?? {})).toEqual([]);
  });

  it.each<[string, readonly Step[], unknown, readonly string[]]>([
    [
      'map.json',
      ['hexes', '0101', 'terrain'],
      'the swamp',
      ['FORM.VALUE | hexes.0101.terrain | a key of terrains, or a list of them | "the swamp"'],
    ],
    ['map.json', ['hexes', '0101', 'terrain'], undefined, ['FORM.LACKS | hexes.0101 | terrain']],
    ['map.json', ['hexes', '0101', 'colour'], 'red', ['FORM.UNKNOWN | hexes.0101.colour | colour']],
    [
      'map.json',
      ['hexes', '0202', 'features', 'city', 'points'],
      '1',
      ['FORM.VALUE | hexes.0202.features.city.points | a whole number from 1 to 99 | "1"'],
    ],
    ['map.json', ['hexes', '0101'], null, ['FORM.VALUE | hexes.0101 | a record | null']],
    [
      'map.json',
      ['hexes', '0302', 'features', 'port', 'waters'],
      [],
      ['FORM.VALUE | hexes.0302.features.port.waters | at least 1 entry | an empty list'],
    ],
    [
      'map.json',
      ['hexes', '0302', 'features', 'port', 'waters'],
      ['bay', 'bay'],
      ['FORM.VALUE | hexes.0302.features.port.waters.number 2 | no entry twice | "bay"'],
    ],
    [
      'map.json',
      ['hexes', 'here'],
      { terrain: 'clear' },
      ['FORM.KEY | hexes.here | here | the number of a hex, such as 2607'],
    ],
    [
      'map.json',
      ['hexes', '0101', 'label'],
      'A\u001b[2J',
      ['FORM.VALUE | hexes.0101.label | one line of text, up to 200 characters | "A\\u001b[2J"'],
    ],
    [
      'map.json',
      ['hexes', '0101', 'label'],
      'x'.repeat(201),
      [
        `FORM.VALUE | hexes.0101.label | one line of text, up to 200 characters | "${'x'.repeat(48)} and so on"`,
      ],
    ],
    [
      'map.json',
      ['hexes', '0101', 'from'],
      { 'te rain': 'lie' },
      [
        'FORM.KEY | hexes.0101.from."te rain" | "te rain" | a field of the hex, a key of features, or such a key with .points',
      ],
    ],
    [
      'map.json',
      ['hexes', '0101', 'from'],
      { terrain: 5 },
      ['FORM.VALUE | hexes.0101.from.terrain | a key of sources, [key, detail], or a source in full | 5'],
    ],
    [
      'map.json',
      ['hexes', '0101', 'from'],
      { terrain: ['lie'] },
      [
        'FORM.VALUE | hexes.0101.from.terrain | a key of sources, [key, detail], or a source in full | ["lie"]',
      ],
    ],
    [
      'map.json',
      ['hexsides', 0, 'between'],
      ['0103'],
      ['FORM.VALUE | hexsides.0103.between | at least 2 entries | ["0103"]'],
    ],
    [
      'map.json',
      ['areas', 'West Camp'],
      { title: 'x', kind: 'line', rules: [], hexes: ['0101'] },
      [
        'FORM.KEY | areas."West Camp" | "West Camp" | a key: small letters and digits, with single dashes between',
      ],
    ],
    ['map.json', ['format'], 2, ['FORM.VALUE | format | 1 | 2']],
    ['map.json', ['grid', 'columns'], [1, 5], ['FORM.VALUE | grid.columns | a record with default | [1,5]']],
    ['map.json', ['defaults', 'cities'], {}, ['FORM.UNKNOWN | defaults.cities | cities']],
    [
      'map.json',
      ['sources', 'book', 'rules', 0],
      '1.1',
      [
        'FORM.VALUE | sources.book.rules.number 1 | a rule, such as game:7.10b, or a ruling, such as game:R72 | "1.1"',
      ],
    ],
    [
      'units.json',
      ['units', 0, 'faces', 0, 'attack'],
      'lots',
      ['FORM.VALUE | units.w1.faces.number 1.attack | a whole number from 0 to 99, or d6 | "lots"'],
    ],
    [
      'units.json',
      ['units', 0, 'setup'],
      { hex: '0101', group: 'a' },
      ['FORM.VALUE | units.w1.setup | { "hex": number } or { "group": letter } | {"hex":"0101","group":"a"}'],
    ],
    [
      'units.json',
      ['units', 0, 'id'],
      '1234',
      ['FORM.VALUE | units.1234.id | an id as typed: small letters and digits, at least one letter | "1234"'],
    ],
    [
      'units.json',
      ['colours', 'west', 'ground'],
      'blue" onload="x',
      ['FORM.VALUE | colours.west.ground | a colour such as #9db8d9 | "blue\' onload=\'x"'],
    ],
    [
      'units.json',
      ['sides', 'third'],
      { name: 'x', adjective: 'x', letter: 'X' },
      [
        'FORM.VALUE | sides | no more than 2 entries | {"west":{"name":"Westerners","adjective":"Wester and so on',
      ],
    ],
    [
      'scenarios/meeting.json',
      ['track', 'soon'],
      ['w1'],
      ['FORM.KEY | track.soon | soon | a turn of the track'],
    ],
    [
      'scenarios/meeting.json',
      ['fixed', '0202'],
      'w1',
      ['FORM.VALUE | fixed.0202 | a list of ids, none of them twice | "w1"'],
    ],
    [
      'scenarios/meeting.json',
      ['turns', 'last'],
      6.5,
      ['FORM.VALUE | turns.last | a turn of the game, a whole number from 1 up | 6.5'],
    ],
    [
      'rules.json',
      ['rules', 0, 'id'],
      'tiny:1.1',
      ['FORM.VALUE | rules.tiny:1.1.id | the number of a paragraph, such as 7.10b | "tiny:1.1"'],
    ],
    [
      'rulings.json',
      ['rulings', 0, 'id'],
      '72',
      ['FORM.VALUE | rulings.72.id | R and a number, such as R72 | "72"'],
    ],
  ])('say of %s at %j: %j', (name, path, value, expected) => {
    expect(after(name, path, value)).toEqual(expected);
  });

  it('say of a file that is something else altogether what it must be', () => {
    expect(findings('map.json', [])).toEqual(['FORM.VALUE | a record | an empty list']);
  });
});
