// Chapter 11: the retreat of beaten defenders. The owner says where to; who finds no way is eliminated.
import { placeOf } from '../../../mechanics/places.ts';
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import type { Frame, RuleId } from '../../../core/types.ts';
import type { SeenFrame } from '../../../core/rule-set.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { refuseStack } from '../06-stacking.ts';
import { battleVars, defendingSide } from './11.8-battle-frame.ts';
import { defendersOf } from './11.2-defenders.ts';
import { cameNear } from '../08-reinforcements/8.24-approach.ts';
import { COASTAL_PORTS, isCoastalPortOpen } from '../10-movement/10.16-sea-movement.ts';
import { isHomeward, refuseRetreat } from './11.27-barred-hexsides.ts';
import { fall, landDrop } from './11.26-losses.ts';
import { strikeBystanders } from './11.29-retreated-units.ts';
import { retreatersLeft, retreating } from '../../../mechanics/combat/retreat.ts';
import type { Ways } from '../../../mechanics/combat/retreat-plans.ts';
import { isHeroCity } from '../09-cities.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { COASTAL_ARMY } from '../02-counters.ts';
import type { Own, Seeing } from '../state.ts';

/** 10.34d: where the Independent Coastal Army may sail from a lost battle. */
export const coastalHaven = (p: Printed, s: Seeing, from: string): string | undefined => {
  if (isHeroCity(s.own, from)) return undefined;
  return COASTAL_PORTS.find(
    (port) =>
      port !== from &&
      isCoastalPortOpen(p, s, port) &&
      refuseStack(p, s, port, 'soviet', [COASTAL_ARMY]) === undefined,
  );
};

const waysOf = (p: Printed, s: Seeing, f: SeenFrame): Ways => {
  const battle = battleVars(f);
  const side = defendingSide(p, battle);
  return {
    open: (unit, from) =>
      p.neighbours(from).filter((to) => refuseRetreat(p, s, battle, unit, from, to) === undefined),
    // 11.27R.c: the hexes in the better directions, or if there are none the others.
    first: (from, hexes) => {
      const better = hexes.filter((hex) => isHomeward(p, side, from, hex));
      return better.length > 0 ? better : hexes;
    },
    farther: true,
    fits: (hex, coming) => refuseStack(p, s, hex, side, coming) === undefined,
  };
};

const homewardRule = (side: Who): RuleId =>
  side === 'german' ? 'barbarossa:11.27R.a' : 'barbarossa:11.27R.b';

/** What allows a retreat along a path: the surplus, the wrong way, the split, or the direction. */
const ruleOf = (
  p: Printed,
  side: Who,
  from: string,
  [first = '', second]: readonly string[],
  isPart: boolean,
): RuleId => {
  if (second !== undefined) return 'barbarossa:11.28c';
  if (!isHomeward(p, side, from, first)) return 'barbarossa:11.27R.c';
  if (isPart) return 'barbarossa:11.27b';
  return homewardRule(side);
};

/** 11.29, R130: remembered for the phase, but not after mobile assaults: those defend as ever (10.31). */
const noteRetreat = (
  p: Printed,
  ctx: Ctx<Own>,
  kind: 'prepared' | 'mobile',
  units: readonly string[],
  from: string,
  hex: string,
): void => {
  if (kind === 'prepared') ctx.s.own.phase.retreated.push(...units);
  cameNear(p, ctx, units, from, hex);
};

/** 10.34d, 10.34e: alone, by sea, whatever becomes of the others. */
const sailAway = (p: Printed, ctx: Ctx<Own>, f: Frame): void => {
  const { target: from, kind } = battleVars(f);
  if (placeOf(ctx.s.own, COASTAL_ARMY) !== from || !retreatersLeft(f).includes(COASTAL_ARMY)) return;
  const port = coastalHaven(p, ctx.seen, from);
  f.vars['left'] = retreatersLeft(f).filter((unit) => unit !== COASTAL_ARMY);
  if (port === undefined) return fall(p, ctx, f, [COASTAL_ARMY], 'barbarossa:11.28A', 'no-retreat');
  ctx.emit({
    kind: 'unit.sailed',
    rule: 'barbarossa:10.34d',
    data: { side: 'soviet', units: [COASTAL_ARMY], from, hex: port },
  });
  enterHex(p, ctx, [COASTAL_ARMY], port);
  noteRetreat(p, ctx, kind, [COASTAL_ARMY], from, port);
};

/** 11.26k, 11.27 to 11.29, R129 */
export const retreat = (p: Printed): Procedure<Own> => {
  const side = (f: SeenFrame): Who => defendingSide(p, battleVars(f));
  return retreating<Own>(p, {
    rules: {
      asks: 'barbarossa:11.27a',
      goes: 'barbarossa:11.28a',
      together: 'barbarossa:11.27b',
      surplus: 'barbarossa:11.28c',
    },
    beaten: (s, f) => defendersOf(p, s, battleVars(f)),
    before: (ctx, f) => {
      strikeBystanders(p, ctx, f);
      sailAway(p, ctx, f);
    },
    ways: (s, f) => waysOf(p, s, f),
    refuse: (s, f, unit, from, to) => refuseRetreat(p, s, battleVars(f), unit, from, to),
    preferred: (f) => homewardRule(side(f)),
    allows: (f, path, isPart) => ruleOf(p, side(f), battleVars(f).target, path, isPart),
    arrive: (ctx, f, units, hex) => {
      const { kind, target } = battleVars(f);
      enterHex(p, ctx, units, hex);
      noteRetreat(p, ctx, kind, units, target, hex);
    },
    // 11.28A: who cannot retreat suffers DE.
    blocked: (ctx, f, units) => fall(p, ctx, f, units, 'barbarossa:11.28A', 'no-retreat'),
    after: (ctx, f) => landDrop(p, ctx, f, false),
  });
};
