// What is told of supply, of a hex and of victory, and by which rule.
import { describe, expect, it } from '@jest/globals';
import { deskAt, facts } from '../../../kit/desk.ts';
import { deathstruggle, p } from '../rules/kit.ts';

const told = (text: string, question: string, key: string) =>
  facts(deskAt(deathstruggle, `phase axis-movement; turn 4; ${text}`).type(question), key);
const rulesOf = (text: string, question: string, key: string): readonly unknown[] =>
  told(text, question, key).map(({ rule }) => rule);

describe('supply', () => {
  it('deathstruggle:SUP.1, SUP.5, SUP.8: a line is told by the rule of its state and side', () => {
    expect(rulesOf('1ik@2846; 8a@2820', 'supply 1ik', 'supply.line')).toEqual(['deathstruggle:SUP.1']);
    expect(rulesOf('1ik@2846; 8a@2822', 'supply 8a', 'supply.line')).toEqual(['deathstruggle:SUP.5']);
    expect(rulesOf('1ik@3639; 8a@2845', 'supply 1ik', 'supply.line')).toEqual(['deathstruggle:SUP.8']);
  });

  it('deathstruggle:SUP.6: a hex that would cut the line of limited supply is named', () => {
    const [way = '', ...others] = p.neighbours('3639').toReversed();
    const ring = others.map((hex, i) => `${['10rd', '90rd', '125rd', '48rd', '5rd'][i]}@${hex}`).join('; ');
    const cutters = told(`1ik@3639; ${ring}`, 'supply 1ik', 'supply.cutters');
    expect(cutters.map(({ hexes }) => (hexes as readonly string[]).includes(way))).toEqual([true]);
    expect(told('1ik@3639; 8a@2845', 'supply 1ik', 'supply.cutters')).toEqual([]);
  });

  it('deathstruggle:R92: an Isolated unit attacks as one in limited supply', () => {
    const far = '1ik@4220; 8a@4219';
    expect(rulesOf(far, 'supply 1ik', 'supply.means.attacks-worse')).toEqual(['deathstruggle:R92']);
    expect(told(far, 'supply 1ik', 'supply.bar.zone').map(({ hexes }) => hexes)).toEqual([['4119', '4319']]);
    expect(told(far, 'supply 1ik', 'supply.bar.enemy').map(({ hexes }) => hexes)).toEqual([['4219']]);
  });

  it('deathstruggle:SUP.8: of an empty hex it is told where limited supply reaches', () => {
    expect(rulesOf('4armee@3642; 8a@2818', 'supply 3639', 'supply.hex-limited')).toEqual([
      'deathstruggle:SUP.8',
    ]);
    expect(rulesOf('4armee@3642; 8a@2818', 'supply 4221', 'supply.hex-limited')).toEqual([]);
    expect(rulesOf('1ik@3639; 8a@2845', 'supply 3639', 'supply.hex-limited')).toEqual([]);
  });
});

describe('why', () => {
  const UNITS = '1ik@2846; 8a@2845';
  const keysOf = (hex: string, text = UNITS): readonly string[] => {
    const reply = deskAt(deathstruggle, `phase axis-movement; turn 4; ${text}`).type(`why ${hex}`);
    return ['victory-city', 'fortress', 'major-city', 'hill', 'swamp', 'forest'].filter(
      (what) => facts(reply, `why.ground.${what}`).length > 0,
    );
  };

  it('deathstruggle:R22: the best of a city, and what the ground adds', () => {
    expect(
      ['2820', '3647', '2345', '2135', '1318', '2233', '1232', '2745'].map((hex) => keysOf(hex)),
    ).toEqual([
      ['victory-city'],
      ['fortress'],
      ['major-city'],
      ['hill'],
      ['forest'],
      ['swamp'],
      ['swamp'],
      [],
    ]);
  });

  it('deathstruggle:VIC.3, VIC.5: points, and the lines that name the city', () => {
    const points = (hex: string) =>
      told(UNITS, `why ${hex}`, 'why.points').map(({ points, rule }) => [points, rule]);
    expect(points('2820')).toEqual([[2, 'deathstruggle:VIC.3']]);
    expect(points(p.placeNamed('Kiev'))).toEqual([[1, 'deathstruggle:VIC.5']]);
    expect(points('2745')).toEqual([]);
    expect(rulesOf(UNITS, 'why 2820', 'why.victory')).toContain('deathstruggle:VIC.1');
    expect(rulesOf(UNITS, `why ${p.placeNamed('Kiev')}`, 'why.victory')).toEqual([]);
  });
});

describe('goal', () => {
  it('deathstruggle:VIC.1: how many points the Axis has', () => {
    expect(told('1ik@2846; 8a@2845', 'goal', 'goal.points')).toMatchObject([{ points: 2, last: 15 }]);
    expect(told('1ik@2846; 8a@2845', 'goal', 'goal.over')).toEqual([]);
  });
});
