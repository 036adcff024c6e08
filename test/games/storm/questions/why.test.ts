// Why, of a hex: how full it is by the nation that is in it, and what may lie covered there.
import { describe, expect, it } from '@jest/globals';
import type { View } from '../../../../src/api/view.ts';
import { deskAt } from '../../../kit/desk.ts';
import { storm, stateOf } from '../rules/kit.ts';

type Told = { readonly key?: string; readonly params?: Readonly<Record<string, unknown>> };

const POSITION =
  'phase german-movement; turn 2; 1pz@N1731; 3mot@N1731 under; 9r@S1725; 6rd@N1832; 8rd@N1832 under; 1ha@N1832 under';

const rooms = (hex: string): readonly unknown[] =>
  ((storm.questions?.['why']?.(stateOf(POSITION), 'both', { at: [hex] }) ?? []) as readonly Told[])
    .filter(({ key }) => key?.startsWith('why.stack') === true)
    .map(({ key, params }) => [key, params]);

describe('places in a hex', () => {
  it('storm:6.4: are eight for Germans', () => {
    expect(rooms('N1731')).toEqual([
      ['why.stack', { side: 'german', count: 2, limit: 8, rule: 'storm:6.4' }],
    ]);
  });

  it('storm:6.3: are three for their allies', () => {
    expect(rooms('S1725')).toEqual([
      ['why.stack', { side: 'german', count: 1, limit: 3, rule: 'storm:6.3' }],
    ]);
  });

  it('storm:6.5a: are six for Soviets, and six for their artillery', () => {
    expect(rooms('N1832')).toEqual([
      ['why.stack', { side: 'soviet', count: 2, limit: 6, rule: 'storm:6.5a' }],
      ['why.stack-artillery', { side: 'soviet', count: 1, limit: 6, rule: 'storm:6.5a' }],
    ]);
  });
});

describe('covered units', () => {
  const most = (text: string, who: string, hex: string): unknown =>
    (storm.rules.view(stateOf(`phase german-movement; turn 2; ${text}`), who) as View).units.find(
      ({ at, known }) => at === hex && !known,
    )?.facts['most'];

  it('storm:10.7a, storm:6.4: are no more than the nation of the uppermost has room for', () => {
    expect(most('1pz@N1731; 3mot@N1731 under', 'soviet', 'N1731')).toBe(7);
    expect(most('9r@S1725; 11r@S1725 under', 'soviet', 'S1725')).toBe(2);
    expect(most('6rd@N1832; 8rd@N1832 under', 'german', 'N1832')).toBe(11);
    expect(most('1ha@N1832; 8rd@N1832 under', 'german', 'N1832')).toBe(11);
  });
});

describe('what is said of the supply of one unit', () => {
  const saysOf = (text: string): string =>
    deskAt(storm, `phase german-movement; turn 2; 1pz@N1731; 86rd@N4242; ${text}`).says('unit 1pz');

  it('storm:7.8a: is attenuated once Ploesti has been lost', () => {
    expect(saysOf('held S2029 german back')).toContain('Attenuated supply.');
    expect(saysOf('held S2029 soviet')).not.toContain('In supply.');
  });

  it('storm:7.2a: is no more than that it is supplied while all is well', () => {
    expect(saysOf('5inf@N1732')).toContain('In supply.');
  });
});
