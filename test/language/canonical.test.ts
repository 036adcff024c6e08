// The canonical form: whatever a verb's slots hold, what is written is read back as it was, without map or units.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Args } from '../../src/core/types.ts';
import type { Flag, Slot, SlotKind, VerbSpec } from '../../src/api/verb-spec.ts';
import { readCanonical, readOrders } from '../../src/language/canonical-read.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { write, writeOrders } from '../../src/language/canonical-write.ts';
import { ford } from '../games/ford/game.ts';
import { barbarossa as game } from '../../tools/games/barbarossa/shipped.ts';
import { registry } from './scenes.ts';

const barbarossa = registryFor(game);

const MARKS = ['from', 'to', 'at', 'with', 'then', 'if'];

const id = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z0-9]{1,5}$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...MARKS, 'the', 'here', 'yes', 'pressed', '--x', 'a=b', 'x.', '?26.1'),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{1,6}$/) },
);
const word = fc.stringMatching(/^[!-~]{1,8}$/);
const number = fc.nat({ max: 9999 }).map(String);
const text = fc.stringMatching(/^[ -~]{1,30}$/);

const KINDS: readonly SlotKind[] = ['unit', 'hex', 'place', 'side', 'number', 'word', 'verb', 'fact'];

type Draft = { readonly slot: Slot; readonly values: readonly string[] };

const valuesOf = (kind: SlotKind, many: boolean, least: number): fc.Arbitrary<readonly string[]> => {
  const one =
    kind === 'number'
      ? number
      : kind === 'fact'
        ? fc.tuple(fc.constantFrom('hex', 'unit', 'n'), id).map(([fact, value]) => `${fact}=${value}`)
        : kind === 'text'
          ? text
          : id;
  return fc.array(one, { minLength: least, maxLength: many ? 3 : 1 });
};

const draft = (kind: SlotKind): fc.Arbitrary<Draft> =>
  fc
    .record({
      many: fc.boolean(),
      optional: fc.boolean(),
      lead: fc.option(fc.constantFrom('on', 'by')),
      own: fc.option(fc.subarray(['here', 'yes', 'x1', 'now'], { minLength: 1 })),
    })
    .chain(({ many, optional, lead, own }) => {
      const isMany = many && kind !== 'text';
      const few = kind === 'word' && own !== null ? own : undefined;
      const drawn = fc.constantFrom(...(few ?? ['']));
      const some =
        few === undefined
          ? valuesOf(kind, isMany, optional ? 0 : 1)
          : fc.array(drawn, { minLength: optional ? 0 : 1, maxLength: isMany ? 3 : 1 });
      return some.map((values) => ({
        slot: {
          name: '',
          kind,
          ...(isMany && { many: true as const }),
          ...(optional && { optional: true as const }),
          ...(lead !== null && { lead }),
          ...(few !== undefined && { values: few }),
        },
        values,
      }));
    });

const drafts: fc.Arbitrary<readonly Draft[]> = fc
  .tuple(
    fc.array(fc.constantFrom(...KINDS).chain(draft), { maxLength: 4 }),
    fc.option(draft('text')),
    fc.uniqueArray(fc.tuple(fc.nat({ max: 3 }), fc.constantFrom('from', 'with', 'if')), {
      selector: ([, after]) => after,
      maxLength: 2,
    }),
  )
  .map(([some, last, afters]) => {
    const all = last === null ? some : [...some, last];
    return all.map(({ slot, values }, i) => {
      const after = afters.find(([at]) => at === i)?.[1];
      return { slot: { ...slot, name: `s${i}`, ...(after !== undefined && { after }) }, values };
    });
  });

const FLAGS: readonly Flag[] = [
  { name: 'pressed' },
  { name: 'losses', takes: 'number' },
  { name: 'how', takes: 'word' },
];

const flagArgs: fc.Arbitrary<Args> = fc
  .record({
    pressed: fc.constantFrom([], ['yes']),
    losses: fc.array(number, { maxLength: 1 }),
    how: fc.array(word, { maxLength: 2 }),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, values]) => values.length > 0)));

const spec = (slots: readonly Slot[], flags: readonly Flag[] | undefined): VerbSpec => ({
  name: 'act',
  aliases: [],
  group: 'act',
  kind: 'order',
  slots,
  ...(flags !== undefined && { flags }),
  help: 'acts.',
  examples: [],
  seeAlso: [],
});

const registryWith = (verb: VerbSpec): typeof registry =>
  registryFor({ ...ford, verbs: ['move', 'attack', verb] });

describe('what is written', () => {
  it('is read back as it was, for any slots and ids', () => {
    fc.assert(
      fc.property(drafts, flagArgs, (all, flags) => {
        const hasText = all.some(({ slot }) => slot.kind === 'text');
        const known = registryWith(
          spec(
            all.map(({ slot }) => slot),
            hasText ? undefined : FLAGS,
          ),
        );
        const filled = all
          .filter(({ values }) => values.length > 0)
          .map(({ slot, values }) => [slot.name, values] as const);
        const args: Args = { ...(Object.fromEntries(filled) as Args), ...(hasText ? {} : flags) };
        const line = write(known, { verb: 'act', args });
        expect(readCanonical(known, line)).toEqual({ ok: true, value: { verb: 'act', args } });
        expect(line).toMatch(/^[ -~]*$/);
        const twice = [
          { verb: 'act', args },
          { verb: 'end', args: {} },
        ];
        const both = registryFor({
          ...ford,
          verbs: [
            'end',
            spec(
              all.map(({ slot }) => slot),
              hasText ? undefined : FLAGS,
            ),
          ],
        });
        if (!hasText) expect(readOrders(both, writeOrders(both, twice))).toEqual({ ok: true, value: twice });
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    ['move n1 1405 1406', { units: ['n1'], path: ['1405', '1406'] }],
    ['retreat n1 n2 to 1406 1407', { units: ['n1', 'n2'], path: ['1406', '1407'] }],
    ['attack 1405 from n1 n2', { target: ['1405'], from: ['n1', 'n2'] }],
    ['attack 1405', { target: ['1405'] }],
    ['attack 1405 from "from" "to"', { target: ['1405'], from: ['from', 'to'] }],
    ['advance n1 1405', { units: ['n1'], to: ['1405'] }],
    ['place n1 n2 at box:reserve', { units: ['n1', 'n2'], at: ['box:reserve'] }],
    ['choose none', { what: ['none'] }],
    ['die 3 4', { values: ['3', '4'] }],
    ['end', {}],
    ['standing ask if reaction', { do: ['ask'], window: ['reaction'] }],
    ['standing drop 3', { do: ['drop'], id: ['3'] }],
    [
      'standing ask if reaction at 1405 unit=n3',
      { do: ['ask'], window: ['reaction'], when: ['hex=1405', 'unit=n3'] },
    ],
    [
      'standing add if reaction at 1405 then react s1 1406',
      {
        do: ['add'],
        window: ['reaction'],
        when: ['hex=1405'],
        then: ['react'],
        'then.units': ['s1'],
        'then.path': ['1406'],
      },
    ],
    [
      'standing add if reaction then attack 1405 from s1 s2',
      {
        do: ['add'],
        window: ['reaction'],
        then: ['attack'],
        'then.target': ['1405'],
        'then.from': ['s1', 's2'],
      },
    ],
    ['note weak flank near 3014', { text: ['weak flank near 3014'] }],
    ['note "; so be it."', { text: ['; so be it.'] }],
  ])('%s', (line, args: Args) => {
    const [verb = ''] = line.split(' ');
    expect(write(registry, { verb, args })).toBe(line);
    expect(readCanonical(registry, line)).toEqual({ ok: true, value: { verb, args } });
  });

  it.each([
    ['place default', { how: ['default'] }],
    ['place 24pz 1812', { units: ['24pz'], at: ['1812'] }],
    ['convert default', { how: ['default'] }],
    ['fortify default', { how: ['default'] }],
    ['replace default', { how: ['default'] }],
    ['place "default" 1812', { units: ['default'], at: ['1812'] }],
  ])('%s, in Barbarossa', (line, args: Args) => {
    const [verb = ''] = line.split(' ');
    expect(write(barbarossa, { verb, args })).toBe(line);
    expect(readCanonical(barbarossa, line)).toEqual({ ok: true, value: { verb, args } });
  });

  it.each([
    ['the test game', registry],
    ['Barbarossa', barbarossa],
  ])('is read back as it was, for every verb of %s', (_, known) => {
    const orders = known.verbs.filter(({ slots }) => slots.every(({ kind }) => kind !== 'order'));
    const argsOf = (spec: VerbSpec): fc.Arbitrary<Args> =>
      fc
        .tuple(
          ...spec.slots.map(({ kind, many, optional, values }) => {
            const one = values === undefined ? undefined : fc.constantFrom(...values);
            const least = optional === true ? 0 : 1;
            return one === undefined
              ? valuesOf(kind, many === true && kind !== 'text', least)
              : fc.array(one, { minLength: least, maxLength: many === true ? 3 : 1 });
          }),
        )
        .map((all) =>
          Object.fromEntries(
            all.flatMap((values, i) => (values.length > 0 ? [[spec.slots[i]?.name ?? '', values]] : [])),
          ),
        );
    fc.assert(
      fc.property(
        fc.constantFrom(...orders).chain((spec) => argsOf(spec).map((args) => ({ verb: spec.name, args }))),
        (said) => {
          expect(readCanonical(known, write(known, said))).toEqual({ ok: true, value: said });
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('names a verb of the game, else the program is at fault', () => {
    expect(() => write(registry, { verb: 'bombard', args: {} })).toThrow('bombard');
  });
});

describe('the strict reader', () => {
  it.each([
    ['mvoe n1 1405', 'VERB.UNKNOWN'],
    ['m n1 1405', 'VERB.UNKNOWN'],
    ['Move n1 1405', 'VERB.UNKNOWN'],
    ['', 'VERB.UNKNOWN'],
    ['move n1', 'WORD.MISSING'],
    ['end now', 'WORD.TOO-MANY'],
    ['advance n1 1405 1406', 'WORD.TOO-MANY'],
    ['die three', 'NUMBER.BAD'],
    ['move n1 1405 --fast', 'OPTION.UNKNOWN'],
    ['end; end', 'LINE.MIXED'],
    ['note "half', 'LINE.QUOTE'],
    ['standing add if reaction then mvoe n1', 'VERB.UNKNOWN'],
  ])('finds what is wrong in %j', (line, code) => {
    expect(readCanonical(registry, line)).toMatchObject({ ok: false, error: { code } });
  });

  it('never throws, and what it accepts is read the same when written again', () => {
    const garbled = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            'move',
            'attack',
            'standing',
            'add',
            'if',
            'then',
            'from',
            'to',
            'at',
            ';',
            '"',
            '--x',
            'n1',
          ),
          id,
        ),
        {
          maxLength: 10,
        },
      )
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(garbled, (line) => {
        const read = readCanonical(registry, line);
        if (!read.ok) return;
        expect(readCanonical(registry, write(registry, read.value))).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});
