// Attacks that hang together made better unit by unit: a strong one and a weak one change places, and nothing is done that may not stand.
import { describe, expect, it } from '@jest/globals';
import type { Planned } from '../../../../src/mechanics/combat/allocated/allocation.ts';
import { bettered } from '../../../../src/mechanics/combat/front/outlook/better-plan.ts';
import type { PlanJudge } from '../../../../src/mechanics/combat/front/outlook/better-plan.ts';

const STRENGTH: Readonly<Record<string, number>> = { panzer: 4, corps: 3, regiment: 1 };
const DEFENCE: Readonly<Record<string, number>> = { screen: 1, army: 4 };
const strength = (units: readonly string[]): number =>
  units.reduce((sum, unit) => sum + (STRENGTH[unit] ?? 0), 0);

/** As many as the defence are worth one, more are worth nothing besides, and every unit costs a little. */
const judge: PlanJudge = {
  able: () => Object.keys(STRENGTH),
  gain: ({ hex, units }) => Math.min(1, strength(units) / (DEFENCE[hex] ?? 1)) - 0.01 * units.length,
  stands: () => true,
};
const plan = (screen: readonly string[], army: readonly string[]): readonly Planned[] => [
  { hex: 'screen', units: screen },
  { hex: 'army', units: army },
];
const sorted = (attacks: readonly Planned[]): readonly (readonly string[])[] =>
  attacks.map(({ units }) => units.toSorted());

describe('a plan', () => {
  it('puts the strong one where he is needed and the weak one where he is enough', () => {
    expect(sorted(bettered(plan(['panzer'], ['regiment']), judge))).toEqual([['regiment'], ['panzer']]);
  });

  it('takes in who was left out', () => {
    expect(sorted(bettered(plan(['regiment'], ['corps']), judge))).toEqual([['regiment'], ['panzer']]);
  });

  it('leaves out who makes no difference', () => {
    const alone: PlanJudge = { ...judge, able: () => ['corps', 'regiment'] };
    expect(sorted(bettered([{ hex: 'screen', units: ['regiment', 'corps'] }], alone))).toEqual([['corps']]);
  });

  it('stays as it is where nothing better may stand', () => {
    const bad = plan(['panzer'], ['regiment']);
    expect(bettered(bad, { ...judge, stands: () => false })).toEqual(bad);
  });
});
