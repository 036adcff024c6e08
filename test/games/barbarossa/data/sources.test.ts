// Where values are from, over all data files: no source is idle, no reason is a filler, and what is given is in its rules.
import { describe, expect, it } from '@jest/globals';
import { wholeUnits } from '../../../../src/board/board-files.ts';
import { provenanceOf, sourceRef, sourcedFields } from '../../../../src/board/provenance.ts';
import {
  sourcedCharts,
  sourcedMap,
  sourcedScenario,
  sourcedUnits,
} from '../../../../src/board/sourced-records.ts';
import type { SourcedFile } from '../../../../src/board/sourced-records.ts';
import type { SourceRef } from '../../../../src/board/data-types.ts';
import { book, rulings, tables, turns } from './charts-kit.ts';
import { file as units, scenarios } from './counters.ts';
import { board, readJson } from './kit.ts';

const charts = [sourcedCharts('turns.json', turns), sourcedCharts('tables.json', tables)];
const files: readonly SourcedFile[] = [
  sourcedMap(board.map),
  sourcedUnits(wholeUnits(readJson('../../../../data/barbarossa/units.json'))),
  ...charts,
  ...Object.entries(scenarios).map(([id, scenario]) => sourcedScenario(id, scenario)),
];
const byName = files.map((file) => [file.name, file] as const);

type Told = {
  readonly place: string;
  readonly section: string;
  readonly value: unknown;
  readonly ref: SourceRef;
};

/** Every value of a file that says where it is from. */
const told = ({ file, records }: SourcedFile): readonly Told[] =>
  records.flatMap(({ section, path, record }) =>
    sourcedFields(record).flatMap((field): Told[] => {
      const ref = sourceRef(file, section, field, record.from);
      const value = (record as Readonly<Record<string, unknown>>)[field];
      const { id = path.join(' ') } = record as { readonly id?: string };
      return ref === undefined ? [] : [{ place: `${section} ${id} ${field}`, section, value, ref }];
    }),
  );

/** Of the contents of boxes and the places of markers, which a scenario tells one by one. */
const inBoxes = ({ name, file }: SourcedFile): readonly SourceRef[] =>
  name.startsWith('scenarios/')
    ? ['boxes', 'markers'].flatMap((section) => Object.values(file.defaults?.[section] ?? {}))
    : [];

describe.each(byName)('%s', (_, file) => {
  const { sources } = file.file;
  const keys = [...told(file).map(({ ref }) => ref), ...inBoxes(file)].flatMap((ref) =>
    typeof ref === 'string' ? [ref] : 'status' in ref ? [] : [ref[0]],
  );

  it('has no source that no value comes to', () => {
    expect(Object.keys(sources).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('names no source that is not there', () => {
    expect(keys.filter((key) => sources[key] === undefined)).toEqual([]);
  });
});

describe('The Road Back', () => {
  const { boxes, markers, defaults } = scenarios['road-back'];

  it('says of every box and of every marker where it is from', () => {
    expect(Object.keys(defaults?.['boxes'] ?? {})).toEqual(Object.keys(boxes));
    expect(Object.keys(defaults?.['markers'] ?? {}).toSorted()).toEqual(Object.keys(markers).toSorted());
  });

  it.each([
    ['boxes', 'caucasus', 'barbarossa:12.9a'],
    ['boxes', 'dead', 'barbarossa:12.10b'],
    ['boxes', 'rvgk', 'barbarossa:12.22'],
    ['markers', 'hc', 'barbarossa:12.6b'],
    ['markers', 'fc', 'barbarossa:12.6c'],
    ['markers', 'aerial', 'barbarossa:12.25c'],
  ])('is told in %s what lies in %s by %s', (section, key, rule) => {
    const origin = provenanceOf(scenarios['road-back'], section, key, undefined);
    expect(origin?.status).toBe('given');
    expect(origin?.rules).toContain(rule);
  });
});

/** What is said of the one value, without the words it shares with others. */
const detailOf = ({ sources }: SourcedFile['file'], ref: SourceRef): string | undefined => {
  if (typeof ref === 'string') return sources[ref]?.status === 'reconstructed' ? '' : undefined;
  if ('status' in ref) return ref.status === 'reconstructed' ? (ref.why ?? '') : undefined;
  return sources[ref[0]]?.status === 'reconstructed' ? ref[1] : undefined;
};

const CALENDAR =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|early|late|months?|turns?)\b/g;
const RATES =
  /\b(zero|one|two|three|four|five|six|in|a|an|and|the|as|before|for|still|steps?|rates?|at|of|marker|given|no|given|that|with)\b/g;

/** What is left of a reason when its date and the number it gives are taken out. */
const substance = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(CALENDAR, '')
    .replaceAll(RATES, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

describe.each(charts.map((file) => [file.name, file] as const))('the reasons in %s', (name, file) => {
  // In the list of history the date and the place on the line are the reason, and the sums beside the bounds follow
  // from it; cells of the combat table follow from their neighbours, all in the same way.
  const reasons = told(file)
    .filter(({ section, ref }) => section !== 'history' && section !== 'crt' && ref !== 'history-sum')
    .flatMap(({ place, ref }) => {
      const detail = detailOf(file.file, ref);
      return detail === undefined ? [] : [{ place, detail }];
    });

  it('are there', () => {
    expect([name, reasons.length > 20]).toEqual([name, true]);
  });

  it('say more than a date and a number', () => {
    const fillers = reasons.filter(({ detail }) => substance(detail).length < 18);
    expect(fillers.map(({ place, detail }) => `${place}: ${detail}`)).toEqual([]);
  });

  it('are no others with another date', () => {
    const said = reasons.map(({ detail }) => substance(detail));
    expect(reasons.filter((_, i) => said.indexOf(said[i] ?? '') < i).map(({ place }) => place)).toEqual([]);
  });
});

const NUMERALS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const OTHERWISE: Readonly<Record<number, readonly string[]>> = {
  1: ['first', 'once', 'each', 'a', 'an'],
  2: ['half'],
};

/** The ways in which a rule can mention a number, or a hex. */
const mentions = (value: number | string): readonly string[] => {
  if (typeof value === 'string') return [value];
  const size = Math.abs(value);
  return [
    String(size),
    ...(NUMERALS[size] === undefined ? [] : [NUMERALS[size]]),
    ...(OTHERWISE[size] ?? []),
  ];
};

const summaries: ReadonlyMap<string, string> = new Map([
  ...book.rules.map(({ id, title, summary }) => [`barbarossa:${id}`, `${title}. ${summary}`] as const),
  ...rulings.rulings.map(({ id, title, ruling }) => [`barbarossa:${id}`, `${title}. ${ruling}`] as const),
]);

describe.each(byName.filter(([name]) => ['units.json', 'turns.json', 'tables.json'].includes(name)))(
  'what is given in %s',
  (_, file) => {
    const given = told(file).flatMap(({ place, value, ref }) => {
      const source = typeof ref === 'string' ? file.file.sources[ref] : 'status' in ref ? ref : undefined;
      // Of nothing the rules do not speak.
      const isNumber = (typeof value === 'number' && value !== 0) || /^\d{4}$/.test(String(value));
      return isNumber && source?.status === 'given'
        ? [{ place, value: value as number | string, rules: source.rules ?? [] }]
        : [];
    });

    it('is in the rules that it names', () => {
      const silent = given.filter(({ value, rules }) => {
        const text = rules.map((rule) => summaries.get(rule) ?? '').join(' ');
        return !mentions(value).some((word) =>
          new RegExp(`(?<![\\w.])${word}(?!\\w|\\.\\d)`, 'i').test(text),
        );
      });
      expect(given.length).toBeGreaterThan(10);
      expect(silent.map(({ place, value }) => `${place} ${value}`)).toEqual([]);
    });
  },
);

describe('the spelling', () => {
  const TEXTS = /"(?:why|text|title|name|summary|issue|ruling|reason)": "([^"]*)"|\["[\w-]+", "([^"]*)"\]/g;
  const all: readonly (readonly [string, unknown])[] = [
    ['units.json', units],
    ['turns.json', turns],
    ['tables.json', tables],
    ['rules.json', book],
    ['rulings.json', rulings],
    ...Object.entries(scenarios),
  ];

  it.each(all)('in %s is one: defence, Army Group Center, Dnepro-Petrovsk, Konigsberg', (_, data) => {
    const json = JSON.stringify(data).replaceAll('":', '": ').replaceAll('","', '", "');
    const texts = [...json.matchAll(TEXTS)].map(([, said, detail]) => said ?? detail ?? '');
    const wrong = /\bdefenses?\b|\bCentre\b|Dnepropetrovsk|Koenigsberg|\badmin\b/;
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });
});
