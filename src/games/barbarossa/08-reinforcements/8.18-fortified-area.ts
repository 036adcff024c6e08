// Chapter 8: the Soviet fortified area. Where its marker may be placed; what it does in battle is
// in 11.11-shifts.ts, 11.21-fortifications.ts, 11.24-concentric.ts and 5.15-result-conversions.ts, its capture in 09-cities.ts.
import { isHeldBy } from '../../../mechanics/control.ts';
import { isDue } from '../../../mechanics/entry/turn-track.ts';
import type { AskStep, Ctx } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { overlandHexes } from '../07-supply/7.17-supply-state.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const MARKER = 'fa';

/** 8.18a, R115: due from its turn on until it finds a hex. */
export const isAreaDue = (s: Seeing): boolean => {
  const [place = ''] = s.own.markers[MARKER] ?? [];
  return place === 'hand' || isDue(s, place);
};

/** 8.18b: the hex and all six around it Soviet, and in overland supply. */
export const areaHexes = (p: Printed, s: Seeing): readonly string[] => {
  const isSupplied = overlandHexes(p, s, 'soviet');
  const isSound = (hex: string): boolean => p.isLand(hex) && isHeldBy(p, s, hex, 'soviet') && isSupplied(hex);
  return p.grid.ids.filter(
    (hex) => isSound(hex) && p.neighbours(hex).length === 6 && p.neighbours(hex).every(isSound),
  );
};

const refuseHex = (p: Printed, s: Seeing, hex: string): Refusal => {
  const isSupplied = overlandHexes(p, s, 'soviet');
  const unsound = [hex, ...p.neighbours(hex)].find(
    (each) => !p.isLand(each) || !isHeldBy(p, s, each, 'soviet') || !isSupplied(each),
  );
  return refusal('AREA.NOT-THERE', 'barbarossa:8.18b', { hex, because: unsound ?? hex });
};

const take = (ctx: Ctx<Own>, hex: string): void => {
  const { own, clock } = ctx.s;
  own.markers[MARKER] = [hex];
  own.placedOn[MARKER] = clock.turn;
  ctx.emit({ kind: 'area.placed', rule: 'barbarossa:8.18b', data: { side: 'soviet', hex } });
};

/** 8.18a, 8.18c: placed at once, and never moved. */
export const askArea = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:8.18a',
  by: () => 'soviet',
  question: () => ({ key: 'ask.area', params: {} }),
  choices: [
    {
      kind: 'listed',
      verb: 'fortify',
      rule: 'barbarossa:8.18b',
      list: (s) => areaHexes(p, s).map((hex) => ({ at: [hex] })),
      whyNot: (s, _, args) => {
        const [hex = '', second] = args['at'] ?? [];
        return second === undefined && p.isHex(hex) && args['how'] === undefined
          ? refuseHex(p, s, hex)
          : refusal('AREA.ONE', 'barbarossa:8.18a');
      },
      take: (ctx, _, args) => take(ctx, args['at']?.[0] ?? ''),
    },
  ],
  rights: rightsAnyTime(p),
});
