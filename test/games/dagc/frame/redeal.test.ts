// What the Germans imagine under the tops of Soviet stacks: as many as there are (R29), of the same front.
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../../../src/core/canonical-json.ts';
import type { State } from '../../../../src/core/types.ts';
import { frontOf } from '../../../../src/games/dagc/state.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import { imagined } from '../../../../src/players/imagine.ts';
import { picker } from '../../../../src/players/prng.ts';
import { dagc, p, stateOf } from '../rules/kit.ts';

const { rules } = dagc;
const truth = (): State<Own> => stateOf('base historical; phase german-movement; turn 1');

const worlds = (s: State<Own>, side: string): readonly State<Own>[] =>
  Array.from({ length: 20 }, (_, seed) => imagined(rules, s, side, picker(seed)) as State<Own>);

const stacks = ({ own }: State<Own>): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(own.places).filter(([place]) => p.isHex(place));

describe('what the Germans imagine', () => {
  it('has the same tops, as many below them, of the same front', () => {
    const shape = (s: State<Own>): string =>
      canonicalJson(
        Object.fromEntries(
          stacks(s).map(([hex, units]) => [hex, [units[0], ...units.map((unit) => frontOf(p, unit) ?? '')]]),
        ),
      );
    for (const s of worlds(truth(), 'german')) expect(shape(s)).toBe(shape(truth()));
  });

  it('has others below them, each of whom is active where one was (5.4a)', () => {
    const found = worlds(truth(), 'german');
    expect(new Set(found.map(({ own }) => canonicalJson(own.places))).size).toBeGreaterThan(10);
    const active = ({ own }: State<Own>): readonly string[] =>
      own.turn.activated.map(
        (unit) => Object.keys(own.places).find((place) => own.places[place]?.includes(unit)) ?? '',
      );
    expect(active(truth()).length).toBeGreaterThan(0);
    for (const s of found) expect(active(s).toSorted()).toEqual(active(truth()).toSorted());
  });

  it('is the truth without fog of war, and for the Soviets, who see all (6.8a)', () => {
    const open = { ...truth(), options: { ...truth().options, fog: 'off' } };
    for (const s of [...worlds(truth(), 'soviet'), ...worlds(open, 'german')])
      expect(canonicalJson(s.own)).toBe(canonicalJson(truth().own));
  });
});
