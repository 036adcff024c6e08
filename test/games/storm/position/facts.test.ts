// What a position can state: each fact with its form, an example that can be read, and where the phases begin.
import { describe, expect, it } from '@jest/globals';
import type { State } from '../../../../src/core/types.ts';
import { HAND } from '../../../../src/games/storm/03-set-up/3.1-setup.ts';
import type { Own } from '../../../../src/games/storm/state.ts';
import { onMap, placeOf } from '../../../../src/mechanics/places.ts';
import { readPosition } from '../../../../src/record/position.ts';
import { p, stateOf, storm } from '../rules/kit.ts';

const HEAD = 'position 1\ngame storm\nscenario campaign\nturn 2\nside soviet\nphase soviet-combat\n';
const read = (line: string) => readPosition(storm, `${HEAD}${line}\n`);
const { facts } = storm.position;

describe('facts of a position', () => {
  it('say what they are in a sentence', () => {
    for (const { says } of facts) expect(says).toMatch(/^[A-Z].+\.$/);
  });

  it.each(facts.map(({ example }) => example))('have an example that is read: %s', (example) => {
    expect(read(example).ok).toBe(true);
  });

  it('have these forms', () => {
    const forms = Object.fromEntries(
      facts.filter(({ key }) => key !== 'unit').map(({ key, form }) => [key, form.slice(1)]),
    );
    expect(forms).toEqual({
      held: 'hex> <soviet or german> [back]',
      marker: 'marker> <hex, hand or spent>',
      'plan order': 'move-fight or fight-move>',
      'own plan.order': '"move-fight" or "fight-move">',
      'own lost': '{"german": a whole number from 0 to 999, "soviet": a whole number from 0 to 999}>',
      'own fallen': '{"a German unit": a whole number from 1 to 10, ...}>',
      'own airLost': 'a list of German units>',
      'own replaced': 'a whole number from 0 to 99>',
      'own turn.air': '"soviet" or "german">',
      'own turn.awarded': 'a whole number from 0 to 10>',
      'own turn.released': 'a list of German units>',
      'own turn.tapped': 'a hex>',
      'own turn.lifted': 'a list of German units>',
      'own turn.back': '{"mechanized": a whole number from 0 to 9, "foot": a whole number from 0 to 9}>',
    });
  });

  it.each([
    ['own lost {"german":999,"soviet":0}', 'own lost {"german":1000,"soviet":0}'],
    ['own replaced 0', 'own replaced 100'],
    ['own turn.awarded 10', 'own turn.awarded 11'],
    ['own turn.lifted ["1pz"]', 'own turn.lifted ["6rd"]'],
    ['marker air S1444', 'marker air spent'],
    ['marker aerial spent', 'marker aerial nowhere'],
  ])('keep to them: %s, not %s', (good, bad) => {
    expect([read(good).ok, read(bad).ok]).toEqual([true, false]);
  });

  it('storm:R81, storm:1.4b: take a hex of the seam by either name, in small letters too', () => {
    const lines = (row: string): string =>
      [
        `unit 1pz ${row}30`,
        `unit ${row}31 5inf 11inf`,
        `held ${row}35 german`,
        `marker air ${row}40`,
        `own turn.tapped "${row}30"`,
      ].join('\n');
    const north = read(lines('N10'));
    expect(north.ok && placeOf((north.value.state as State<Own>).own, '5inf')).toBe('N1031');
    for (const row of ['S42', 's42', 'n10']) expect(read(lines(row))).toEqual(north);
  });

  it('storm:R92, storm:11.6b: name the places of a marker where another is typed', () => {
    const places = (line: string): unknown => {
      const found = read(line);
      return found.ok ? undefined : found.error[0]?.params['places'];
    };
    // Airpower comes back every turn.
    expect(places('marker air spent')).toEqual(['a hex', HAND]);
  });

  it('storm:10.7b: leave out what lasts no longer than a phase', () => {
    const found = read('own shown ["5inf"]');
    expect(found.ok ? [] : found.error.map(({ code }) => code)).toEqual(['POSITION.PHASE-FACT']);
  });
});

describe('a position on the base of the scenario', () => {
  const begun = stateOf('phase soviet-combat; turn 1; base campaign');

  it('storm:3.4a: has everybody placed as the program would', () => {
    expect(p.unitIds.filter((unit) => placeOf(begun.own, unit) === 'setup')).toEqual([]);
    expect(p.sides.map((side) => onMap(p, begun, side).length)).toEqual([203, 160]);
  });

  it('storm:R5: the Germans, too, where they are free to choose', () => {
    const { own } = stateOf('phase soviet-combat; turn 1; base campaign; option german-setup=free');
    expect(own.places['setup'] ?? []).toEqual([]);
    expect(placeOf(own, '1pz')).toBe('N3431');
  });

  it('storm:5.13i: of turn 1 has Soviet superiority, of others none', () => {
    expect(begun.own.turn.air).toBe('soviet');
    expect(stateOf('phase soviet-combat; turn 2').own.turn.air).toBeUndefined();
  });
});

describe('where phases begin', () => {
  const step = (text: string): string => {
    const { stack, own } = stateOf(text);
    return `${stack.at(-1)?.proc}@${stack.at(-1)?.step} ${own.plan.order ?? ''}`.trim();
  };

  it.each([
    // 5.13k: it cannot be otherwise.
    ['phase soviet-movement; turn 1', 'turn@sovietSecond fight-move'],
    ['phase soviet-combat; turn 1', 'turn@sovietFirst fight-move'],
    ['phase soviet-movement; turn 2', 'turn@sovietFirst move-fight'],
    ['phase soviet-combat; turn 2', 'turn@sovietFirst fight-move'],
    ['phase german-movement; turn 1', 'turn@germanFirst move-fight'],
    ['phase german-combat; turn 2; plan order move-fight', 'turn@germanSecond move-fight'],
    ['phase german-movement; turn 2; plan order fight-move', 'turn@germanSecond fight-move'],
    ['phase soviet-order; turn 2', 'turn@sovietTurn'],
    ['phase german-order; turn 2', 'turn@germanTurn'],
    ['phase german-release; turn 2', 'turn@play-german-release'],
    ['phase air-superiority; turn 2', 'turn@play-air-superiority'],
    ['phase air-superiority; turn 2; own turn.air "german"; own turn.awarded 2', 'air-superiority@look'],
  ])('%s', (text, where) => {
    expect(step(text)).toBe(where);
  });
});
