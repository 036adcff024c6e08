// What is special about the first turn: no attack out of Rumania (FST.1), none into it before one came out of it (FST.2), and one side
// of a river that is no hindrance (FST.5, R57).
import type { ListedChoice } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { SIDE, has, sideBits } from '../../../mechanics/ground/ground.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export const isFirstTurn = ({ clock }: Pick<Seeing, 'clock'>): boolean => clock.turn === 1;

export const isInRumania = (p: Printed, hex: string): boolean => p.inArea('rumania', hex);

/** FST.2: no Russian attack on Rumania, nor an overrun, before one has come out of it. */
export const isSpared = (p: Printed, { own }: Pick<Seeing, 'own'>, hex: string): boolean =>
  isInRumania(p, hex) && own.rumania !== true;

/** FST.1, FST.2 */
export const refuseRumania = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  hex: string,
): Refusal | undefined => {
  const told = { unit, from, hex };
  if (p.sideOf(unit) === 'axis')
    return isFirstTurn(s) && isInRumania(p, from)
      ? refusal('ATTACK.OUT-OF-RUMANIA', 'deathstruggle:FST.1', told)
      : undefined;
  return isSpared(p, s, hex) ? refusal('ATTACK.INTO-RUMANIA', 'deathstruggle:FST.2', told) : undefined;
};

/** Seen from the attackers. */
export const isForded = ({ own }: Pick<Seeing, 'own'>, from: string, to: string): boolean =>
  own.turn.ford?.from === from && own.turn.ford.hex === to;

/** Sides of rivers over which attacks of the plan go. */
const rivers = (p: Printed, s: Seeing): readonly Args[] =>
  s.own.pulse.attacks.flatMap(({ hex, units }) =>
    [...new Set(units.map((unit) => placeOf(s.own, unit)))]
      .filter((from) => has(sideBits(p, from, hex), SIDE.river) && !isForded(s, from, hex))
      .map((from) => ({ from: [from], target: [hex] })),
  );

/** The one that was named helps an attack that is planned still, or has helped. */
const isNamed = ({ own }: Seeing): boolean => {
  const { ford } = own.turn;
  if (ford === undefined || ford.used === true) return ford !== undefined;
  const attack = own.pulse.attacks.find(({ hex }) => hex === ford.hex);
  return attack?.units.some((unit) => placeOf(own, unit) === ford.from) === true;
};

const used = ({ own }: Seeing): Refusal =>
  refusal('FORD.USED', 'deathstruggle:FST.5', { hex: own.turn.ford?.hex ?? '' });

/** FST.5, R57: named once the attack is planned; another one instead only if that attack comes to nothing. */
export const fordChoice = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'ford',
  rule: 'deathstruggle:FST.5',
  closed: (s) =>
    isFirstTurn(s) && s.clock.phasing === 'axis'
      ? undefined
      : refusal('FORD.NEVER', 'deathstruggle:FST.5', {}),
  idle: (s) => {
    if (isNamed(s)) return used(s);
    return rivers(p, s).length > 0 ? undefined : refusal('FORD.NOTHING', 'deathstruggle:FST.5', {});
  },
  list: (s) => (isNamed(s) ? [] : rivers(p, s)),
  whyNot: (s) =>
    isNamed(s)
      ? used(s)
      : refusal('FORD.NOT-THERE', 'deathstruggle:FST.5', {
          hexes: [...new Set(rivers(p, s).flatMap(({ target = [] }) => target))],
        }),
  take: (ctx, _, args) => {
    const [from = ''] = args['from'] ?? [];
    const [hex = ''] = args['target'] ?? [];
    ctx.s.own.turn.ford = { from, hex };
    ctx.emit({ kind: 'river.forded', rule: 'deathstruggle:FST.5', data: { from, hex } });
  },
});
