// What counts where cities decide, as a computer player reckons it: the cities of the victory conditions, and towns that feed lines.
import type { Prize, Standing } from '../../../../api/outlook.ts';
import type { RuleId, Side } from '../../../../core/types.ts';
import { holder } from '../../../control.ts';
import type { Sheet } from '../../../sheet.ts';

export type PrizeLaw = {
  readonly sheet: Sheet & { placeNamed(name: string): string; withFeature(key: string): readonly string[] };
  readonly conditions: readonly {
    readonly id: string;
    readonly needs: readonly string[];
    readonly rules: readonly RuleId[];
  }[];
  /** Points of our own, by the line of the chart that names a place; the line `moscow` is the greatest. */
  readonly worth: Readonly<Record<string, number>>;
  /** What a city of a raid is worth with the enemy in it, who wins by it before long; absent: no more than before. */
  readonly raided?: number;
  /** By which a line of the chart stands that names no rule, and towns bar supply. */
  readonly rules: { readonly victory: RuleId; readonly towns: RuleId };
};

export type Prizes = {
  /** `isSeven`: the seven cities count, too. */
  now(s: Parameters<typeof holder>[1], isSeven: boolean): readonly Prize[];
};

/** A town bars lines of supply to whoever does not hold it. */
const TOWN = 0.15;
const SEVEN = 'seven-cities';

type Worth = Omit<Prize, 'holder'>;

export const cityPrizes = ({ sheet, conditions, worth: points, raided, rules }: PrizeLaw): Prizes => {
  const worths = (isSeven: boolean): readonly Worth[] => {
    const found = new Map<string, Worth>();
    for (const {
      id,
      needs,
      rules: [rule = rules.victory],
    } of conditions) {
      const worth = points[id];
      if (worth === undefined || (id === SEVEN && !isSeven)) continue;
      for (const hex of needs.map((name) => sheet.placeNamed(name)))
        if ((found.get(hex)?.worth ?? 0) < worth) found.set(hex, { hex, worth, rule });
    }
    for (const key of ['town', 'major-city', 'tula'] as const)
      for (const hex of sheet.withFeature(key))
        if (!found.has(hex)) found.set(hex, { hex, worth: TOWN, isMany: true, rule: rules.towns });
    return [...found.values()];
  };
  const plain = worths(false);
  const seven = worths(true);
  return {
    now: (s, isSeven) =>
      (isSeven ? seven : plain).map((prize) => {
        const held = holder(sheet, s, prize.hex);
        const isMoscow = prize.worth === points['moscow'];
        const isRaided = prize.worth === points['raid'];
        return {
          ...prize,
          ...(isRaided && held === 'russian' && raided !== undefined && { worth: raided }),
          holder: held,
          ...(isMoscow && held === 'russian' && { isKey: true }),
          ...(isRaided && held === 'german' && { isPost: true }),
        };
      }),
  };
};

/** Prizes are nearly all of it for the invader, and time for the other. */
export const standingBy = (prizes: readonly Prize[], side: Side, invader: Side = 'german'): Standing => {
  let taken = 0;
  let all = 0;
  for (const { worth, holder: held } of prizes) {
    all += worth;
    if (held === invader) taken += worth;
  }
  const hope = all === 0 ? 0.5 : taken / all;
  return side === invader ? { points: taken, hope } : { points: all - taken, hope: 1 - hope };
};
