// Interception: the other side says which of its air units meet which mission, before any of them is flown.
import { MOST_NUMBERED, procedure, refusal } from '../../core/rule-set.ts';
import type { OpenChoice, Procedure, Seen, SeenFrame } from '../../core/rule-set.ts';
import { legalOf, ofOne, setsOf } from '../../core/subsets.ts';
import type { Args, Frozen, Json, Message, Refusal, Side } from '../../core/types.ts';
import { passChoice } from '../end-choice.ts';
import {
  ableFliers,
  baseNamed,
  basesFor,
  farTold,
  flightOf,
  nearestBase,
  refuseUnit,
  refuseWay,
  unitsOf,
} from './bases.ts';
import { flyingOf } from './law.ts';
import type { AirLaw, Flight, Flying, Mission } from './law.ts';

/** Who meets the mission to a hex. */
type Meeting = { hex: string; flight: Flight };
export type SortiesVars = { meetings: Meeting[] };

/** The name under which standing orders know it. */
export const INTERCEPTION = 'interception';

const missionsOf = <O extends Flying>(s: Seen<O>): readonly Frozen<Mission>[] => flyingOf(s).pulse.missions;

/** Who flies where. */
const missionTold = ({ kind, hex, flights }: Frozen<Mission>): Message & Json => ({
  key: 'word.air.mission',
  params: { kind, hex, units: flights.map(({ unit }) => unit) },
});

const meetingsOf = (f: { readonly vars: Readonly<Partial<SortiesVars>> }): readonly Meeting[] =>
  f.vars.meetings ?? [];

const parts = (args: Args) => ({
  hex: args['target']?.[0] ?? '',
  units: args['units'] ?? [],
  base: args['from']?.[0] ?? '',
});

type Frame = SeenFrame<SortiesVars>;

const refuse = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  f: Frame,
  side: Side,
  args: Args,
): Refusal | undefined => {
  const { rules } = law;
  const { hex, units, base } = parts(args);
  const hexes = missionsOf(s).map((mission) => mission.hex);
  const mission = missionsOf(s).find((each) => each.hex === hex);
  if (hex === '') return refusal('AIR.WHICH-MISSION', rules.interception, { hexes });
  if (mission === undefined || (args['target']?.length ?? 0) > 1)
    return refusal('AIR.NO-MISSION', rules.interception, { hex, hexes });
  if (units.length === 0) return refusal('AIR.WHO', rules.interception, { side, hex });
  if (units.some((unit, i) => units.indexOf(unit) < i))
    return refusal('MOVE.TWICE', rules.interception, { units: [...units] });
  for (const unit of units) {
    const refused = refuseUnit(law, s, side, unit) ?? law.refuseInterceptor(s, unit, mission);
    if (refused !== undefined) return refused;
  }
  if ((args['from']?.length ?? 0) > 1) return refusal('AIR.ONE-BASE', rules.base, { hex });
  for (const unit of units) {
    const refused = refuseWay(law, s, unit, base, hex, undefined);
    if (refused !== undefined) return refused;
  }
  const before = meetingsOf(f).flatMap((meeting) => (meeting.hex === hex ? [meeting.flight.unit] : []));
  const loner = [...units, ...before].find((unit) => !law.mayCombine(unit));
  return loner !== undefined && units.length + before.length > 1
    ? refusal('AIR.ALONE', rules.alone, { unit: loner, hex })
    : undefined;
};

function* every<O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  f: Frame,
  side: Side,
  only?: string,
): Generator<Args | undefined> {
  const all = function* (): Generator<Args> {
    for (const { hex } of missionsOf(s))
      for (const units of setsOf(ofOne(ableFliers(law, s, side), only)))
        for (const base of basesFor(law, s, units[0] ?? '', hex, undefined))
          yield { target: [hex], units, ...baseNamed(law, base) };
  };
  yield* legalOf(all(), (args) => refuse(law, s, f, side, args));
}

const interceptChoice = <O extends Flying>(
  law: AirLaw<O>,
  sideOf: (s: Seen<O>) => Side,
  resume: string,
): OpenChoice<O, SortiesVars> => {
  const list = (s: Seen<O>, f: Frame): readonly Args[] =>
    [...every(law, s, f, sideOf(s))].filter((args) => args !== undefined);
  return {
    kind: 'open',
    verb: 'intercept',
    rule: law.rules.interception,
    sets: ['units'],
    idle: (s, f) => {
      for (const args of every(law, s, f, sideOf(s))) if (args !== undefined) return undefined;
      return refusal('AIR.NO-INTERCEPTOR', law.rules.interception, { side: sideOf(s) });
    },
    subjects: (s, f) => [...new Set(list(s, f).flatMap(({ units = [] }) => units))],
    complete: (s, _, args) => {
      const open = missionsOf(s);
      const [only, more] = open;
      const target = args['target'] ?? (only !== undefined && more === undefined ? [only.hex] : undefined);
      const units = (args['units'] ?? []).toSorted();
      const from = nearestBase(law, s, units, target?.[0] ?? '', undefined);
      return {
        args: {
          ...args,
          ...(target !== undefined && { target }),
          ...(units.length > 0 && { units }),
          ...(args['from'] === undefined && from !== '' && { from: [from] }),
        },
      };
    },
    refuse: (s, f, args) => refuse(law, s, f, sideOf(s), args),
    // Each by itself, from its nearest base: others are typed.
    numbered: (s, f) => {
      const one = (hex: string, unit: string): Args => {
        const base = nearestBase(law, s, [unit], hex, undefined);
        return { target: [hex], units: [unit], ...baseNamed(law, base) };
      };
      const side = sideOf(s);
      const found = missionsOf(s)
        .flatMap(({ hex }) => ableFliers(law, s, side).map((unit) => one(hex, unit)))
        .filter((args) => refuse(law, s, f, side, args) === undefined);
      return found.length > MOST_NUMBERED ? undefined : found;
    },
    every: (s, f, only) => every(law, s, f, sideOf(s), only),
    sample: (s, f, pick) => {
      const open = list(s, f);
      return open[pick(Math.max(1, open.length))];
    },
    take: (ctx, f, args) => {
      const { hex, units, base } = parts(args);
      const flights = units.map((unit) => flightOf(law, ctx.seen, unit, base, hex));
      ctx.vars.meetings = [...meetingsOf(f), ...flights.map((flight) => ({ hex, flight }))];
      ctx.s.own.pulse.flown.push(...units);
      const side = sideOf(ctx.seen);
      ctx.emit({
        kind: 'air.to-intercept',
        rule: law.rules.interception,
        data: {
          side,
          hex,
          units: [...units],
          ...(law.bases !== undefined && { base }),
          ...farTold(flights),
        },
      });
      ctx.goto(resume);
    },
  };
};

/** Called once missions are announced: the other side meets them, and then they are flown one after the other. */
export const sorties = <O extends Flying>(law: AirLaw<O>): Procedure<O> => {
  const side = (s: Seen<O>): Side => law.sheet.other(s.clock.phasing);
  const question = (s: Seen<O>) => ({
    key: 'ask.interception',
    params: {
      side: side(s),
      missions: missionsOf(s).map(missionTold),
      units: missionsOf(s).flatMap(({ flights }) => unitsOf(flights)),
    },
  });
  const ask = interceptChoice(law, side, 'look');
  return procedure<O, SortiesVars>({
    standing: {
      kind: 'window',
      name: INTERCEPTION,
      rule: law.rules.interception,
      by: side,
      facts: (s) => {
        const [first] = missionsOf(s);
        return { hex: first?.hex ?? '', mission: first?.kind ?? '' };
      },
      question,
      // For orders that are kept: who wants to be asked is asked below.
      choices: [{ ...interceptChoice(law, side, 'standing'), sample: () => undefined }],
    },
    look: {
      kind: 'auto',
      run: (ctx, f) => {
        if (ask.idle?.(ctx.seen, f) !== undefined) ctx.goto('fly');
      },
    },
    ask: {
      kind: 'ask',
      rule: law.rules.interception,
      by: side,
      question,
      choices: [ask, passChoice<O, SortiesVars>(law.rules.interception, (ctx) => ctx.goto('fly'))],
    },
    fly: {
      kind: 'auto',
      run: (ctx, f) => {
        const mission = ctx.s.own.pulse.missions.shift();
        if (mission === undefined) return ctx.done();
        const met = meetingsOf(f).flatMap(({ hex, flight }) => (hex === mission.hex ? [{ ...flight }] : []));
        ctx.call('sortie', { mission, met }, 'fly');
      },
    },
  });
};
