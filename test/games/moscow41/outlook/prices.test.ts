// What Disruption costs by when it ends: attackers recover as their own player turn does (INH.DIS), and who has no supply is lost (SUP.12).
import { describe, expect, it } from '@jest/globals';
import type { Ending } from '../../../../src/api/outlook.ts';
import type { Seen } from '../../../../src/core/rule-set.ts';
import { outlookOf } from '../../../../src/games/moscow41/outlook.ts';
import { outlookOf as typhoonOutlook } from '../../../../src/games/typhoon/outlook.ts';
import { stateOf as typhoonState, p as typhoon } from '../../typhoon/rules/kit.ts';
import { p, stateOf } from '../rules/kit.ts';

const MOVES = 'phase german-movement; turn 1; own weather "good"';
const endings = (s: Seen<unknown>, target: string, units: readonly string[]): readonly Ending[] => {
  const fight = { verb: 'attack', target, able: units, must: [], order: () => ({}) };
  return outlookOf(p).prospect(s, 'german', fight, units).endings;
};
const price = (s: Seen<unknown>, unit: string): number =>
  outlookOf(p)
    .forces(s)
    .find((force) => force.unit === unit)?.price ?? 0;

describe('moscow41:INH.DIS', () => {
  it('to be Disrupted by an attack of its own costs a corps in supply next to nothing', () => {
    // 3 to 2: the worst row Disrupts the attackers.
    const s = stateOf(`${MOVES}; 46pz@2215; 22a@2214`);
    const worst = endings(s, '2214', ['46pz']).at(-1);
    expect(worst?.theirs).toBe(0);
    expect(worst?.own).toBeLessThan(0.1 * price(s, '46pz'));
  });

  it('in Typhoon it lasts until the turn ends, and costs more', () => {
    const s = typhoonState('phase german-movement; turn 1; 46pz@3017; 22a@3016');
    const fight = { verb: 'attack', target: '3016', able: ['46pz'], must: [], order: () => ({}) };
    const outlook = typhoonOutlook(typhoon);
    const all = outlook.prospect(s, 'german', fight, ['46pz']).endings;
    const cost = outlook.forces(s).find(({ unit }) => unit === '46pz')?.price ?? 0;
    expect(Math.min(...all.flatMap(({ own }) => (own > 0 ? [own] : [])))).toBeGreaterThan(0.2 * cost);
  });
});

describe('moscow41:SUP.12', () => {
  const ring = p.neighbours('2214').filter((hex) => hex !== '2215');
  const corps = ['5ik', '6ik', '8ik', '23ik', '27ik'];
  const pocket = ring.map((hex, i) => `${corps[i]}@${hex}`).join('; ');
  const mostLost = (text: string): number =>
    Math.min(
      ...endings(stateOf(text), '2214', ['46pz']).flatMap(({ theirs }) => (theirs > 0 ? [theirs] : [])),
    );

  it('who is Disrupted in a pocket is as good as lost', () => {
    const s = stateOf(`${MOVES}; 46pz@2215; 22a@2214`);
    expect(mostLost(`${MOVES}; 46pz@2215; 22a@2214`)).toBeLessThan(0.4 * price(s, '22a'));
    expect(mostLost(`${MOVES}; 46pz@2215; 22a@2214; ${pocket}`)).toBeGreaterThan(0.7 * price(s, '22a'));
  });
});
