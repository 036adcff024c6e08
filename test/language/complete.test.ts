// Completion and help: what can come next, from the registry, and from nothing the side may not know.
import { describe, expect, it } from '@jest/globals';
import { complete, vocabulary } from '../../src/language/completion.ts';
import { examplesOf } from '../../src/language/examples.ts';
import { formOf, HELP_MESSAGES, helpFor } from '../../src/language/help.ts';
import type { VerbSpec } from '../../src/api/verb-spec.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { understand } from '../../src/language/parse/line.ts';
import { SHARED_VERBS } from '../../src/language/verbs/index.ts';
import { ford } from '../games/ford/game.ts';
import { fordMatch, onSheets, registry, sceneOf, shared } from './scenes.ts';

const north = sceneOf(fordMatch(), 'north', '1203');

const after = (line: string): readonly string[] => complete(registry, north, line).candidates;

describe('completion', () => {
  it('begins with verbs of this game', () => {
    expect(after('')).toEqual(vocabulary(registry).map(({ word }) => word));
    expect(after('mo')).toEqual(['move', 'moves', 'more']);
    expect(after('REA')).toEqual(['react', 'ready']);
    expect(after('zz')).toEqual([]);
    expect(after('zz 13')).toEqual([]);
  });

  it('says where the word begins that it would replace', () => {
    expect(complete(registry, north, 'move n1 13').from).toBe(8);
    expect(complete(registry, north, 'move n1 ').from).toBe(8);
    expect(complete(registry, north, 'end; mo')).toEqual({ from: 5, candidates: ['move', 'moves', 'more'] });
  });

  it('offers units that can do it first, then hexes they can go to', () => {
    expect(after('move ')).toEqual(expect.arrayContaining(['n1', 'n2']));
    expect(after('move ').every((id) => id.startsWith('n'))).toBe(true);
    const [first = ''] = after('move n1 ');
    expect(
      north.legal?.('move')?.some((args) => args['units']?.[0] === 'n1' && args['path']?.[0] === first),
    ).toBe(true);
    expect(after('move n1 170')).toHaveLength(8);
    expect(after('move n1 1303 ')).not.toContain('n2');
  });

  it('offers the word that must stand before a slot', () => {
    expect(after('attack 1403 ')).toContain('from');
    expect(after('attack 1403 from ')).toContain('n1');
    expect(after('attack 1403 from n1 ')).toContain('n2');
    expect(after('attack 1403 from n1 ')).not.toContain('n1');
    expect(after('attack 1403 from n1 ')).not.toContain('from');
  });

  it('offers values, sides, verbs, places and what stands inside another order', () => {
    expect(after('hexspeech ')).toEqual(['mixed', 'name', 'number', 'both', 'pair', 'digits', 'raw', 'nato']);
    expect(after('units ').slice(0, 2)).toEqual(['north', 'south']);
    expect(after('units o')).toEqual(['oos']);
    expect(after('help st')).toEqual(['standing', 'status']);
    expect(after('look br')).toEqual(['Brod']);
    expect(after('try ')).toEqual(expect.arrayContaining(['off', 'move', 'end']));
    expect(after('try ')).not.toContain('look');
    expect(after('try mo')).toEqual(['move']);
    expect(after('try move ')).toContain('n1');
    expect(after('standing ')).toEqual(['ask', 'off', 'add', 'always', 'drop', 'if']);
    expect(after('standing ask if ')).toEqual(['reaction']);
    expect(after('standing add if reaction then rea')).toEqual(['react']);
  });

  it('offers nothing in comments, texts, numbers and lines that cannot be read', () => {
    for (const line of [
      'end # mo',
      'note we',
      'die ',
      'look "br',
      'move nobody 13',
      'look \u0441',
      'end now ',
    ]) {
      expect(after(line)).toEqual([]);
    }
  });

  it('never names what is covered', () => {
    const seen = ['unit ', 'unit ?', 'look ', 'moves ', 'move '].flatMap(
      (line) => complete(shared, onSheets('axis'), line).candidates,
    );
    expect(seen.filter((word) => word.startsWith('?') || word === 'covered unit')).toEqual([]);
    expect(seen).toContain('1gd');
  });

  it('offers options of a verb that has some', () => {
    const verb: VerbSpec = {
      ...(SHARED_VERBS[1] ?? neverSpec),
      name: 'assault',
      aliases: [],
      flags: [{ name: 'pressed' }],
    };
    const own = registryFor({ ...ford, verbs: [verb] });
    expect(complete(own, north, 'assault 1403 --p').candidates).toEqual(['--pressed']);
  });

  it('completes every word of a legal order', () => {
    const [order] = north.legal?.('move') ?? [];
    const unit = order?.['units']?.[0] ?? '';
    const hex = order?.['path']?.[0] ?? '';
    expect(after('move ')).toContain(unit);
    expect(after(`move ${unit} `)[0]).toBe(hex);
  });
});

const neverSpec: VerbSpec = {
  name: 'never',
  aliases: [],
  group: 'act',
  kind: 'order',
  slots: [],
  help: 'does nothing.',
  examples: [],
  seeAlso: [],
};

describe('help', () => {
  it('lists every verb once, in its group', () => {
    const messages = helpFor(registry, north, undefined);
    const listed = messages.flatMap(({ params }) => params['verbs'] ?? []);
    expect(listed).toHaveLength(registry.verbs.length);
    expect(new Set(listed)).toEqual(new Set(registry.verbs.map(({ name }) => name)));
  });

  it('begins with how to hear more of one verb, and what can be done', () => {
    const [how, first] = helpFor(registry, north, undefined);
    expect(how).toEqual({ key: 'help.how', params: { example: 'help move' } });
    expect(first?.params).toMatchObject({ group: 'act', verbs: expect.arrayContaining(['move', 'attack']) });
  });

  it('explains one verb: what it does, its form, examples that work here', () => {
    const messages = helpFor(registry, north, 'move');
    expect(messages.slice(0, 3)).toEqual([
      {
        key: 'help.verb',
        params: { verb: 'move', help: 'moves a unit or a stack; steps between are allowed' },
      },
      { key: 'help.form', params: { form: 'move, then a unit or hex, then where to' } },
      { key: 'help.aliases', params: { verb: 'move', aliases: ['m'] } },
    ]);
    expect(messages.at(-1)).toEqual({ key: 'help.see-also', params: { verbs: ['moves', 'undo', 'why'] } });
  });

  it('says words that stand before a slot, and slots that may be left out', () => {
    const attack = registry.named('attack')?.spec ?? neverSpec;
    expect(formOf(attack)).toBe('attack, then the hex to attack, then perhaps from and the attackers');
  });

  it.each(registry.verbs.map((spec) => [spec.name, spec] as const))(
    'on %s has keys and params as announced',
    (name, spec) => {
      for (const { key, params } of helpFor(registry, north, name)) {
        expect(Object.keys(params).toSorted()).toEqual(
          [...HELP_MESSAGES[key as keyof typeof HELP_MESSAGES]].toSorted(),
        );
      }
      expect(spec.help).toMatch(/^[a-z][ -~]*\.$/);
      expect(spec.examples.length).toBeGreaterThan(0);
    },
  );
});

describe('examples', () => {
  it.each(registry.verbs.map((spec) => [spec.name, spec] as const))(
    'of %s are understood in this game',
    (name, spec) => {
      for (const example of examplesOf(spec, registry, north)) {
        expect(example).not.toMatch(/[{}]/);
        const understood = understand(registry, north, example);
        const found =
          understood.kind === 'question' || understood.kind === 'program'
            ? understood.verb.name
            : understood.kind;
        expect([example, found]).toEqual([example, spec.kind === 'order' ? 'orders' : name]);
      }
    },
  );

  it('need no game and no scene', () => {
    const all = SHARED_VERBS.flatMap((spec) => examplesOf(spec, shared, undefined));
    expect(all.filter((example) => /[{}]/.test(example))).toEqual([]);
    expect(all).toContain('move 2608 2607');
  });
});
