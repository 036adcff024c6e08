// Chapter 11: the retreat of beaten defenders, who may give up a step and stay (11.19); their owner says which and where.
import type { ListedChoice, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { retreatPlans } from '../../../mechanics/combat/retreat-plans.ts';
import { retreatersLeft, retreating } from '../../../mechanics/combat/retreat.ts';
import { stepsIn } from '../../../mechanics/steps.ts';
import { isAgreed } from '../03-set-up/3.5-scenarios.ts';
import { isLocality } from '../12-unit-types/12.1-unit-types.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { battleOf, defendingSide, struckIn } from './11.8-battle-frame.ts';
import { goBackTo, refuseRetreat, waysBack } from './11.17-retreat-hexes.ts';
import { loseStep } from './11.21-losses.ts';

const sideOf = (p: Printed, f: SeenFrame): Who => defendingSide(p, battleOf(f));

const direction = (side: Who): RuleId => (side === 'german' ? 'dagc:11.17f' : 'dagc:11.17g');

/** Who stays where somebody gives up a step, and who has no way to go and is struck (R131). */
type Stand = { readonly unit: string; readonly blocked: readonly string[] };

/**
 * 11.19a, 11.19c, 11.19e: a step of those who could retreat, if they have two; a locality counts with them, and may be the
 * one to fall (R94). Nobody stays who has begun to go.
 */
const stands = (p: Printed, s: Seeing, f: SeenFrame): readonly Stand[] => {
  if (f.vars['parted'] === true) return [];
  const left = retreatersLeft(f);
  const found = new Map<string, Stand>();
  for (const plan of retreatPlans(waysBack(p, s, f), left, battleOf(f).target, true)) {
    const able = plan.flatMap(({ units }) => units);
    const staying = left.filter((unit) => able.includes(unit) || isLocality(p, unit));
    if (able.length === 0 || stepsIn(p, s.own, staying) < 2) continue;
    const blocked = left.filter((unit) => !staying.includes(unit));
    for (const unit of staying) if (!found.has(unit)) found.set(unit, { unit, blocked });
  }
  return [...found.values()];
};

/** 11.19b, 11.19d */
const stand = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'stand',
  rule: 'dagc:11.19a',
  subjects: (s, f) => stands(p, s, f).map(({ unit }) => unit),
  list: (s, f) => stands(p, s, f).map(({ unit }) => ({ units: [unit] })),
  whyNot: (s, f, args) => {
    const [unit = ''] = args['units'] ?? [];
    const units = stands(p, s, f).map((each) => each.unit);
    return units.length === 0
      ? refusal('STAND.NO-STEPS', 'dagc:11.19c', { hex: battleOf(f).target })
      : refusal('STAND.NOT-THESE', 'dagc:11.19b', { unit, units });
  },
  take: (ctx, f, args) => {
    const [unit = ''] = args['units'] ?? [];
    const { blocked = [] } = stands(p, ctx.seen, f).find((each) => each.unit === unit) ?? {};
    const data = { side: sideOf(p, f), hex: battleOf(f).target, unit };
    ctx.emit({ kind: 'battle.stands', rule: 'dagc:11.19a', data });
    loseStep(p, ctx, unit, 'dagc:11.19b');
    for (const other of blocked) loseStep(p, ctx, other, 'dagc:11.17b');
  },
});

/** R95: Germans who can stay must; cities never come to it (11.18). */
const standFast = (p: Printed, s: Seeing, f: SeenFrame): Refusal | undefined =>
  isAgreed(p, s, 'stand-fast') && sideOf(p, f) === 'german'
    ? refusal('RETREAT.STAND-FAST', 'dagc:11.19f', { hex: battleOf(f).target })
    : undefined;

export const retreat = (p: Printed): Procedure<Own> =>
  retreating<Own>(p, {
    rules: {
      asks: 'dagc:11.17e',
      goes: 'dagc:11.17a',
      together: 'dagc:11.17d',
      surplus: 'dagc:11.17a',
      room: 'dagc:11.17c',
    },
    // 11.17i
    beaten: (s, f) => struckIn(p, s, battleOf(f)),
    ways: (s, f) => waysBack(p, s, f),
    refuse: (s, _, unit, from, to) => refuseRetreat(p, s, unit, from, to),
    // 12.5e: unless all stay.
    told: (s, f) => {
      const lost = retreatersLeft(f).filter((unit) => isLocality(p, unit));
      return lost.length > 0 && standFast(p, s, f) === undefined ? { lost } : {};
    },
    preferred: (f) => direction(sideOf(p, f)),
    allows: (f, _, isPart) => (isPart ? 'dagc:11.17d' : direction(sideOf(p, f))),
    arrive: (ctx, _, units, hex) => goBackTo(p, ctx, units, hex),
    // R92: those who are blocked alone; 12.5e, 12.5f: a locality whatever becomes of who is with it.
    blocked: (ctx, _, units) => {
      for (const unit of units) loseStep(p, ctx, unit, isLocality(p, unit) ? 'dagc:12.5e' : 'dagc:11.17b');
    },
    instead: {
      isOpen: (s, f) => stands(p, s, f).length > 0,
      must: (s, f) => standFast(p, s, f),
      choices: [stand(p)],
    },
  });
