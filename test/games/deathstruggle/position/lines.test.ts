// What a position can state: each fact with its form and an example that can be read, and what is supposed on the base of the scenario.
import { describe, expect, it } from '@jest/globals';
import { onMap, placeOf } from '../../../../src/mechanics/places.ts';
import { readPosition } from '../../../../src/record/position.ts';
import { deathstruggle, p, stateOf } from '../rules/kit.ts';

const HEAD = 'position 1\ngame deathstruggle\nbase none\nscenario campaign\nturn 2\nphase axis-movement\n';
const read = (lines: string) => readPosition(deathstruggle, `${HEAD}${lines}\n`);
const { facts } = deathstruggle.position;

describe('facts of a position', () => {
  it('say what they are in a sentence', () => {
    for (const { says } of facts) expect(says).toMatch(/^[A-Z].+\.$/);
  });

  it.each(facts.map(({ example }) => example))('have an example that is read: %s', (example) => {
    // Who is to attack stands beside the hex, and somebody in it.
    const found = read(example.includes('attacks') ? `unit 1ik 2821\nunit 8a 2820\n${example}` : example);
    expect(found.ok ? [] : found.error).toEqual([]);
  });

  it('have these forms', () => {
    const forms = Object.fromEntries(facts.map(({ key, form }) => [key, form.slice(1, -1)]));
    expect(forms).toMatchObject({
      held: 'hex> <axis or russian> [back',
      'own rumania': 'true',
      'own pulse.battles': 'a list of battles',
      'own pulse.again': 'a list of units',
      'own turn.ford': '{"from": a hex, "hex": a hex, "used": true}',
      'own fed': 'a list of units',
      'own converted': 'a list of hexes',
      'own loading':
        '{"lenfactory", "stalfactory", "kharkovfactory" or "tankograd": a whole number from 1 to 15, ...}',
      'own factors': 'a whole number from 0 to 2',
      'own reserve': 'a whole number from 1 to 15',
      'own collapse': '"rolled" or "waived"',
      'own claimed': 'a list of lines of victory',
      'own pulse.laid': 'a list of numbers',
      'own pulse.railed': 'a whole number from 0 to 99',
      'own pulse.sailed': 'a whole number from 0 to 2',
      'own pulse.arrived': 'a list of arrivals',
      'own components': '{"a corps or an army": a list of units, ...}',
      'own pulse.gone': 'a list of units',
      'own downed': '{"an air unit": a whole number from 1 to 32, ...}',
      'own pulse.flown': 'a list of air units',
      'own pulse.missions': 'a list of missions',
      'own pulse.support': 'a list of supporters',
      'own pulse.based': 'a list of air units',
    });
  });

  it.each([
    ['own pulse.railed 0', 'own pulse.railed 100'],
    ['own pulse.sailed 0', 'own pulse.sailed 3'],
    ['own factors 0', 'own factors 3'],
    ['own pulse.laid [0]', 'own pulse.laid [4]'],
    [
      'own pulse.arrived [{"unit":"10rd","line":"city"}]',
      'own pulse.arrived [{"unit":"10rd","line":"town"}]',
    ],
    ['own claimed ["warsaw"]', 'own claimed ["seven"]'],
    ['own pulse.flown ["8fk"]', 'own pulse.flown ["7pz"]'],
    ['own components {"8a":["10rd"]}', 'own components {"7pz":["11inf"]}'],
    [
      'own pulse.battles [{"hex":"2820","from":["2821"],"rung":13}]',
      'own pulse.battles [{"hex":"2820","from":["2821"],"rung":14}]',
    ],
    ['own reserve 2', 'own reserve 16'],
    ['own reserve 2', 'own reserve 3'],
    ['own loading {"kharkovfactory":2}', 'own loading {"kharkovfactory":3}'],
    ['marker railhead 2950', 'marker railhead spent'],
    ['marker lenfactory out', 'marker lenfactory track-16'],
    ['marker lenfactory siberian-works', 'marker lenfactory dead'],
    ['marker lenfactory track-15', 'marker lenfactory pool'],
  ])('keep to them: %s, not %s', (good, bad) => {
    expect([read(good).ok, read(bad).ok]).toEqual([true, false]);
  });
});

describe('a position on the base of the scenario', () => {
  const begun = stateOf('phase axis-movement; turn 1; base campaign');

  it('has everybody placed as the program would', () => {
    expect(p.unitIds.filter((unit) => placeOf(begun.own, unit) === 'setup')).toEqual([]);
    for (const side of p.sides) expect(onMap(p, begun, side).length).toBeGreaterThan(50);
  });

  it('deathstruggle:R56 has the paratroops of Kiev there, or by the option in turn 8', () => {
    const at = (text: string): readonly string[] => {
      const { own } = stateOf(`phase axis-movement; turn 1; base campaign${text}`);
      return ['5para', '6para'].map((unit) => placeOf(own, unit));
    };
    expect(at('')).toEqual([p.placeNamed('Kiev'), 'track-8']);
    expect(at('; option late-corps=fifth')).toEqual(['track-8', 'out']);
  });
});
