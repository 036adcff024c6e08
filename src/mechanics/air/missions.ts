// Missions of the phasing side: announced in its air phase, altered until the phase ends, and flown then.
import { refusal } from '../../core/rule-set.ts';
import type { ListedChoice, OpenChoice, Seen } from '../../core/rule-set.ts';
import { atRest } from '../../core/state-cache.ts';
import { legalOf, ofOne, setsOf } from '../../core/subsets.ts';
import type { Args, Frozen, Refusal, RuleId, Side } from '../../core/types.ts';
import { dropFrom } from '../formations/disruption.ts';
import {
  ableFliers,
  baseNamed,
  basesFor,
  farTold,
  flightOf,
  nearestBase,
  reachOf,
  refuseUnit,
  refuseWay,
  unitsOf,
} from './bases.ts';
import { flyingOf } from './law.ts';
import type { AirLaw, Flying, Mission, MissionKind } from './law.ts';

export type MissionLaw<O extends Flying> = {
  readonly verb: string;
  readonly kind: MissionKind;
  readonly rule: RuleId;
  /** Why the mission is not flown at all now. */
  closed?(s: Seen<O>): Refusal | undefined;
  /** Hexes that might be named. */
  hexes(s: Seen<O>, side: Side): readonly string[];
  refuseHex(s: Seen<O>, side: Side, hex: string): Refusal | undefined;
  /** In hexes, where it goes no farther, whatever the units could. */
  readonly within?: number;
  /** Totals of two dice, one of which is announced by who bombs this hex from beyond the normal range. */
  totals?(s: Seen<O>, hex: string): readonly number[];
};

/** Who could fly a mission now. */
export const fliers = <O extends Flying>(law: AirLaw<O>, s: Seen<O>): readonly string[] =>
  ableFliers(law, s, s.clock.phasing).filter((unit) => law.refuseMission(unit) === undefined);

const missionAt = <O extends Flying>(s: Seen<O>, hex: string): Frozen<Mission> | undefined =>
  flyingOf(s).pulse.missions.find((mission) => mission.hex === hex);

const refuseCombining = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  units: readonly string[],
  hex: string,
): Refusal | undefined => {
  const before = unitsOf(missionAt(s, hex)?.flights ?? []);
  const loner = [...units, ...before].find((unit) => !law.mayCombine(unit));
  return loner !== undefined && units.length + before.length > 1
    ? refusal('AIR.ALONE', law.rules.alone, { unit: loner, hex })
    : undefined;
};

const refuseTotal = <O extends Flying>(
  law: AirLaw<O>,
  { totals }: MissionLaw<O>,
  s: Seen<O>,
  hex: string,
  isFar: boolean,
  total: readonly string[],
): Refusal | undefined => {
  const open = (totals?.(s, hex) ?? []).map(String);
  const isDue = isFar && open.length > 0;
  if (!isDue) return total.length === 0 ? undefined : refusal('AIR.NO-TOTAL', law.rules.total, { hex });
  const [one = ''] = total;
  return total.length === 1 && open.includes(one)
    ? undefined
    : refusal('AIR.TOTAL', law.rules.total, { hex, totals: open });
};

const parts = (args: Args) => ({
  hex: args['target']?.[0] ?? '',
  units: args['units'] ?? [],
  base: args['from']?.[0] ?? '',
  total: args['total'] ?? [],
});

const refuseMission = <O extends Flying>(
  law: AirLaw<O>,
  mission: MissionLaw<O>,
  s: Seen<O>,
  args: Args,
): Refusal | undefined => {
  const { hex, units, base, total } = parts(args);
  const side = s.clock.phasing;
  const [first] = units;
  if (!law.sheet.isHex(hex) || (args['target']?.length ?? 0) > 1)
    return refusal('AIR.FORM', law.rules.mission, { side });
  const refusedHex = mission.refuseHex(s, side, hex);
  if (refusedHex !== undefined) return refusedHex;
  if (first === undefined) return refusal('AIR.WHO', law.rules.mission, { side, hex });
  if (units.some((unit, i) => units.indexOf(unit) < i))
    return refusal('MOVE.TWICE', law.rules.mission, { units: [...units] });
  for (const unit of units) {
    const refused = refuseUnit(law, s, side, unit) ?? law.refuseMission(unit);
    if (refused !== undefined) return refused;
  }
  if ((args['from']?.length ?? 0) > 1) return refusal('AIR.ONE-BASE', law.rules.base, { hex });
  for (const unit of units) {
    const refused = refuseWay(law, s, unit, base, hex, mission.within);
    if (refused !== undefined) return refused;
  }
  const before = missionAt(s, hex);
  if (before !== undefined && before.kind !== mission.kind)
    return refusal('AIR.OTHER-MISSION', law.rules.mission, { hex });
  const isFar = flightOf(law, s, first, base, hex).far === true;
  return refuseCombining(law, s, units, hex) ?? refuseTotal(law, mission, s, hex, isFar, total);
};

/** Every order of a mission. */
function* everyMission<O extends Flying>(
  law: AirLaw<O>,
  mission: MissionLaw<O>,
  s: Seen<O>,
  only: string | undefined,
): Generator<Args | undefined> {
  const side = s.clock.phasing;
  if (mission.closed?.(s) !== undefined) return;
  const able = ofOne(fliers(law, s), only);
  const hexes = mission.hexes(s, side).filter(reachOf(law, s, able, mission.within));
  const all = function* (): Generator<Args> {
    for (const hex of hexes) {
      const totals = [undefined, ...(mission.totals?.(s, hex) ?? [])];
      for (const units of setsOf(able))
        for (const base of basesFor(law, s, units[0] ?? '', hex, mission.within))
          for (const total of totals)
            yield {
              target: [hex],
              units,
              ...baseNamed(law, base),
              ...(total !== undefined && { total: [String(total)] }),
            };
    }
  };
  yield* legalOf(all(), (args) => refuseMission(law, mission, s, args));
}

/** `bomb 4921 with 8fk from 9a`: who is named later joins who was named before. */
export const missionChoice = <O extends Flying>(law: AirLaw<O>, mission: MissionLaw<O>): OpenChoice<O> => {
  const ableNow = atRest((_: AirLaw<O>, s: Seen<O>): readonly string[] => fliers(law, s));
  const able = (s: Seen<O>): readonly string[] => ableNow(law, s);
  const isOpen = (s: Seen<O>): ((hex: string) => boolean) => {
    const reaches = reachOf(law, s, able(s), mission.within);
    return (hex) => reaches(hex) && mission.refuseHex(s, s.clock.phasing, hex) === undefined;
  };
  const openHexes = (s: Seen<O>): readonly string[] => mission.hexes(s, s.clock.phasing).filter(isOpen(s));
  const { closed } = mission;
  return {
    kind: 'open',
    verb: mission.verb,
    rule: mission.rule,
    sets: ['units'],
    ...(mission.totals !== undefined && { words: { total: ['2', '12'] } }),
    ...(closed !== undefined && { closed: (s: Seen<O>) => closed(s) }),
    idle: (s) =>
      able(s).length > 0 && mission.hexes(s, s.clock.phasing).some(isOpen(s))
        ? undefined
        : refusal('AIR.NOTHING', mission.rule, { side: s.clock.phasing, verb: mission.verb }),
    subjects: able,
    complete: (s, _, args) => {
      const { hex, units, base } = parts(args);
      const ready = able(s);
      const named = units.length === 0 && ready.length === 1 ? ready : units.toSorted();
      const from = base === '' ? nearestBase(law, s, named, hex, mission.within) : base;
      return {
        args: {
          ...args,
          ...(named.length > 0 && { units: [...named] }),
          ...(from !== '' && { from: args['from'] ?? [from] }),
        },
      };
    },
    refuse: (s, _, args) => refuseMission(law, mission, s, args),
    every: (s, _, only) => everyMission(law, mission, s, only),
    sample: (s, _, pick) => {
      const open = openHexes(s);
      const hex = open[pick(Math.max(1, open.length))];
      const ready = able(s).filter(
        (unit) => hex !== undefined && basesFor(law, s, unit, hex, mission.within).length > 0,
      );
      const unit = ready[pick(Math.max(1, ready.length))];
      if (hex === undefined || unit === undefined) return undefined;
      const bases = basesFor(law, s, unit, hex, mission.within);
      const base = bases[pick(bases.length)] ?? '';
      const totals = mission.totals?.(s, hex) ?? [];
      const total =
        flightOf(law, s, unit, base, hex).far === true ? totals[pick(Math.max(1, totals.length))] : undefined;
      const args: Args = {
        target: [hex],
        units: [unit],
        ...baseNamed(law, base),
        ...(total !== undefined && { total: [String(total)] }),
      };
      return refuseMission(law, mission, s, args) === undefined ? args : undefined;
    },
    take: (ctx, _, args) => {
      const { hex, units, base, total } = parts(args);
      const { pulse } = ctx.s.own;
      const announced = total[0] === undefined ? undefined : Number(total[0]);
      const flights = units.map((unit) => ({
        ...flightOf(law, ctx.seen, unit, base, hex),
        ...(announced !== undefined && { total: announced }),
      }));
      const before = pulse.missions.find((each) => each.hex === hex);
      if (before === undefined) pulse.missions.push({ kind: mission.kind, hex, flights });
      else before.flights.push(...flights);
      pulse.flown.push(...units);
      ctx.emit({
        kind: `air.to-${mission.kind}`,
        rule: mission.rule,
        data: {
          side: ctx.seen.clock.phasing,
          hex,
          units: [...units],
          ...(law.bases !== undefined && { base }),
          ...farTold(flights),
          ...(announced !== undefined && { total: announced }),
        },
      });
    },
  };
};

/** While missions are announced any of them can be taken back. `verb`: another word where `cancel` is taken. */
export const recallChoice = <O extends Flying>(law: AirLaw<O>, verb = 'cancel'): ListedChoice<O> => ({
  kind: 'listed',
  verb,
  ends: true,
  rule: law.rules.mission,
  idle: (s) =>
    flyingOf(s).pulse.missions.length > 0 ? undefined : refusal('AIR.NO-MISSION', law.rules.mission, {}),
  list: (s) => flyingOf(s).pulse.missions.map(({ hex }) => ({ target: [hex] })),
  whyNot: (s, _, args) =>
    refusal('AIR.NO-MISSION', law.rules.mission, {
      hex: args['target']?.[0] ?? '',
      hexes: flyingOf(s).pulse.missions.map(({ hex }) => hex),
    }),
  take: (ctx, _, args) => {
    const { pulse } = ctx.s.own;
    const [hex = ''] = args['target'] ?? [];
    const gone = pulse.missions.filter((mission) => mission.hex === hex);
    pulse.missions = pulse.missions.filter((mission) => mission.hex !== hex);
    dropFrom(
      pulse.flown,
      gone.flatMap(({ flights }) => unitsOf(flights)),
    );
    ctx.emit({ kind: 'air.recalled', rule: law.rules.mission, data: { side: ctx.seen.clock.phasing, hex } });
  },
});
