// Stacking limits (STK.1 to STK.8, TER.17, R46): looked at as a move, an advance or a retreat ends; what a breakdown has left over
// is looked at as the next movement of its owner ends (R89, R106).
import type { Refusal } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { stacking } from '../../../mechanics/stacking.ts';
import type { StackBound, Stacking } from '../../../mechanics/stacking.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { eliminate } from '../eliminate.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import type { ForceClass } from '../unit-data/classes.ts';

/** No limit. */
const ANY = 99;

/** STK.8 */
const APART: Readonly<Record<string, string>> = { rumanian: 'hungarian', hungarian: 'rumanian' };

export const stackingOf = perSheet((p: Printed): Stacking<Own> => {
  const classes = (units: readonly string[]): readonly ForceClass[] => units.map((unit) => classOf(p, unit));
  /** STK.6 */
  const counts = ({ isKatyusha, isAir }: ForceClass): boolean => !isKatyusha && !isAir;
  /** STK.3: panzer divisions that go along with a base. */
  const free = (units: readonly string[]): number => {
    const all = classes(units);
    if (!all.some(({ isBase }) => isBase)) return 0;
    const panzers = all.filter(({ type, isDivision }) => type === 'panzer' && isDivision).length;
    return Math.min(panzers, p.limit('stack-panzers'));
  };
  const bound = (
    id: string,
    rule: string,
    weighs: (unit: ForceClass) => boolean,
    more: Partial<Pick<StackBound, 'count' | 'most'>> = {},
  ): StackBound => ({
    code: `STACK.${id.toUpperCase()}`,
    rule: `deathstruggle:${rule}`,
    problem: 'STATE.STACK',
    weight: (unit) => (weighs(classOf(p, unit)) ? 1 : 0),
    most: () => p.limit(id),
    told: ({ counted, there, most }) => ({ there, counted: [...counted], limit: most }),
    ...more,
  });
  return stacking<Own>(p, {
    bounds: [
      bound('stack', 'STK.1', counts, {
        count: (units) => classes(units).filter(counts).length - free(units),
      }),
      bound('stack-corps', 'STK.2', ({ isCorps }) => isCorps),
      bound('stack-with-army', 'STK.4', ({ isCorpsLevel }) => isCorpsLevel, {
        count: (units) => {
          const all = classes(units);
          return all.some(({ isArmy }) => isArmy) ? all.filter(({ isCorpsLevel }) => isCorpsLevel).length : 0;
        },
      }),
      bound('stack-mobile-corps', 'STK.2', ({ isMobileCorps }) => isMobileCorps),
      bound(
        'stack-axis-armies',
        'STK.5',
        ({ isArmy, isGerman, isAllied }) => isArmy && (isGerman || isAllied),
      ),
      bound('stack-mountain', 'TER.17', ({ isMobile, isKatyusha }) => isMobile && !isKatyusha, {
        most: (hex) => (has(hexBits(p, hex), HEX.mountain) ? p.limit('stack-mountain') : ANY),
      }),
    ],
    free: 1,
    apart: {
      refuse: (hex, unit, others) => {
        const foe = APART[classOf(p, unit).nationality];
        const met = others.find((other) => foe !== undefined && classOf(p, other).nationality === foe);
        return met === undefined
          ? undefined
          : refusal('STACK.NATIONS', 'deathstruggle:STK.8', { hex, unit, others: [met] });
      },
    },
    excess: {
      rule: 'deathstruggle:R106',
      by: 'owner',
      whose: (s) => s.clock.phasing,
      remove: (ctx, units) => eliminate(p, ctx, units, 'deathstruggle:R106', 'overstack'),
    },
  });
});

/** Why units may not join those of their side in a hex where they come to rest. */
export const refuseStack = (
  p: Printed,
  s: Pick<Seeing, 'own'>,
  hex: string,
  side: Who,
  coming: readonly string[],
  leaving?: readonly string[],
): Refusal | undefined => stackingOf(p).refuse(s.own, hex, side, coming, leaving);
