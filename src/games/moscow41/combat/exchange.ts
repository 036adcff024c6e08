// Combat results: what infantry and panzer corps pay in an exchange, and the dice for panzers at risk (RES.X.2 to RES.X.6).
import type { Ctx, Procedure, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { DieRequest } from '../../../core/types.ts';
import { fightCourse, fightOf } from '../../../mechanics/combat/allocated/fight.ts';
import { rolledTold } from '../../../mechanics/combat/allocated/volley.ts';
import type { Pay, Purse } from '../../../mechanics/combat/allocated/exchange.ts';
import type { Absorbed } from '../../../mechanics/combat/front/exchange.ts';
import { attackingSide } from '../../../mechanics/combat/front/fights.ts';
import type { FrontLaw } from '../../../mechanics/combat/front/law.ts';
import { rowOf } from '../../../mechanics/combat/die-index.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { hitsOn, setHits } from '../../../mechanics/steps.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { lossesOf } from '../ground-units.ts';
import type { Own, Seeing } from '../state.ts';

type Law = FrontLaw<Own, ResultCode>;

const absorbedIn = (f: SeenFrame): Absorbed => (f.vars['absorbed'] ?? {}) as Absorbed;

/** RES.X.4, R5: factors of the Russian tanks that are removed, whether the price is still to be paid or has been. */
const tanksRemoved = (p: Printed, law: Law, s: Seeing, f: SeenFrame): number =>
  (fightCourse(f).removed ?? [])
    .filter((unit) => p.isUnit(unit) && classOf(p, unit).type === 'tank')
    .reduce((sum, unit) => sum + law.defence(s, unit), 0);

const isPanzerCorps = (p: Printed, unit: string): boolean =>
  classOf(p, unit).type === 'panzer' && classOf(p, unit).isCorpsLevel;

/** What a corps risks: its full level, or all that is left of it. */
const stakeOf = (law: Law, s: Seeing, f: SeenFrame, unit: string): number => {
  const counted = fightCourse(f).counted?.[unit] ?? law.attack(s, unit);
  return hitsOn(s.own, unit) > 0 ? counted : counted - Math.min(counted, law.weakAttack(s, unit));
};

/** R5: the tanks that a corps meets: those that no corps before it has met, full ones before weak ones. */
const tanksMet = (p: Printed, law: Law, s: Seeing, f: SeenFrame, corps: string): number => {
  const panzers = fightOf(f)
    .units.filter((unit) => isPanzerCorps(p, unit) && p.isHex(placeOf(s.own, unit)))
    .toSorted((a, b) => hitsOn(s.own, a) - hitsOn(s.own, b));
  const before = panzers.slice(0, panzers.indexOf(corps));
  return before.reduce(
    (tanks, unit) => Math.max(0, tanks - stakeOf(law, s, f, unit)),
    tanksRemoved(p, law, s, f),
  );
};

const twoLevels = (law: Law, s: Seeing, unit: string, counted: number): readonly Pay[] => {
  const weak = Math.min(counted, law.weakAttack(s, unit));
  return weak < counted
    ? [
        { kind: 'flip', worth: counted - weak },
        { kind: 'die', worth: weak },
      ]
    : [{ kind: 'die', worth: counted }];
};

/**
 * RES.X.3, R6: a panzer corps absorbs the difference without being turned over. RES.X.5: against tanks one that is weak already
 * risks what it has, instead of losing it.
 */
const panzerPays = (
  p: Printed,
  law: Law,
  s: Seeing,
  f: SeenFrame,
  unit: string,
  counted: number,
): readonly Pay[] => {
  const weak = Math.min(counted, law.weakAttack(s, unit));
  const hasAbsorbed = absorbedIn(f)[unit] !== undefined;
  if (hitsOn(s.own, unit) > 0) {
    if (hasAbsorbed) return [];
    // RES.X.6: tanks of less than half its strength are no risk, and so it is paid with.
    const isRisked = tanksMet(p, law, s, f, unit) * 2 >= counted;
    return [{ kind: isRisked ? 'absorb' : 'die', worth: counted }];
  }
  const die: Pay = { kind: 'die', worth: weak };
  return hasAbsorbed || weak === counted ? [die] : [{ kind: 'absorb', worth: counted - weak }, die];
};

/** RES.X.2, RES.X.3 */
export const pays = (
  p: Printed,
  law: Law,
  s: Seeing,
  f: SeenFrame,
  unit: string,
  counted: number,
): Pick<Purse, 'names' | 'pays'> | undefined => {
  const { type, isCorpsLevel, isArmy } = classOf(p, unit);
  if (p.sideOf(unit) !== 'german' || !isCorpsLevel || isArmy) return undefined;
  if (!p.isHex(placeOf(s.own, unit))) return { names: [], pays: [] };
  const left = type === 'infantry' ? Math.min(counted, law.attack(s, unit)) : counted;
  const all = type === 'panzer' ? panzerPays(p, law, s, f, unit, counted) : twoLevels(law, s, unit, left);
  return { names: [unit], pays: all.filter(({ worth }) => worth > 0) };
};

/** One die, or two that must both fail; none where the tanks are less than half as strong. */
type Risk = { readonly unit: string; readonly dice: 1 | 2 };

/** RES.X.5, RES.X.6, R5 */
export const risks = (p: Printed, law: Law, s: Seeing, f: SeenFrame): readonly Risk[] => {
  if (attackingSide(law, fightOf(f)) !== 'german') return [];
  return Object.entries(absorbedIn(f)).flatMap(([unit, factors]): Risk[] => {
    if (!isPanzerCorps(p, unit) || !p.isHex(placeOf(s.own, unit))) return [];
    const tanks = tanksMet(p, law, s, f, unit);
    if (tanks >= factors) return [{ unit, dice: 1 }];
    return tanks * 2 >= factors ? [{ unit, dice: 2 }] : [];
  });
};

/** A full corps loses its full level for good, a weak one is lost. */
const lose = (p: Printed, ctx: Ctx<Own>, unit: string): void => {
  const rule = 'moscow41:RES.X.5';
  if (hitsOn(ctx.seen.own, unit) > 0) return lossesOf(p).eliminate(ctx, [unit], rule, 'exchange');
  setHits(ctx.s.own, unit, 1);
  ctx.emit({ kind: 'unit.reduced', rule, data: { unit, hex: placeOf(ctx.seen.own, unit), steps: 1 } });
};

/** RES.X.5, RES.X.6: a die for each corps at risk, or two. */
export const panzerRisk = (p: Printed, law: Law): Procedure<Own> => ({
  dice: {
    kind: 'roll',
    rule: 'moscow41:RES.X.5',
    dice: (s, f) =>
      risks(p, law, s, f).flatMap(({ dice }) =>
        Array.from({ length: dice }, (): DieRequest => ({
          purpose: 'panzer-risk',
          by: 'german',
          rule: dice === 2 ? 'moscow41:RES.X.6' : 'moscow41:RES.X.5',
          sides: 6,
        })),
      ),
    take: (ctx, f, faces) => {
      const most = p.limit('panzer-loss');
      const s: Seen<Own> = ctx.seen;
      let next = 0;
      const told = risks(p, law, s, f).map(({ unit, dice }) => {
        const own = faces.slice(next, next + dice);
        next += dice;
        return { unit, own, isLost: own.every((face) => rowOf(s, face) <= most) };
      });
      for (const { unit, own, isLost } of told) {
        ctx.emit({
          kind: isLost ? 'panzer.lost' : 'panzer.held',
          rule: own.length === 2 ? 'moscow41:RES.X.6' : 'moscow41:RES.X.5',
          data: { unit, dice: [...own], rolled: rolledTold(own) },
        });
        if (isLost) lose(p, ctx, unit);
      }
    },
  },
});
