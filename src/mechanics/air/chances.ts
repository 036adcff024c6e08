// What a mission may come to: for each target the faces of the die by both indexes and what they bring, and the same of
// who might meet it.
import type { Seen } from '../../core/rule-set.ts';
import type { Message, Params, RuleId, Side } from '../../core/types.ts';
import { message } from '../combat/questions/odds.ts';
import { ableFliers, basesFor, flightOf } from './bases.ts';
import { GUNS } from './law.ts';
import type { AirLaw, Effect, Fall, Flight, Flying, Mission } from './law.ts';
import { bombingRow, meetingRow } from './rows.ts';

type Told = { readonly faces: number[]; readonly others: number[]; readonly rule: RuleId };

/** Rows by index A from 1 up, the faces of index B beside them. */
const rowsOf = <O extends Flying>({ faces }: AirLaw<O>): readonly number[] =>
  Array.from({ length: faces }, (_, i) => i + 1);

const gather = <O extends Flying, K extends string>(
  law: AirLaw<O>,
  found: (row: number) => { readonly key: K; readonly rule: RuleId },
): ReadonlyMap<K, Told> => {
  const all = new Map<K, Told>();
  for (const a of rowsOf(law)) {
    const { key, rule } = found(a);
    const told = all.get(key) ?? { faces: [], others: [], rule };
    told.faces.push(a);
    told.others.unshift(law.faces + 1 - a);
    all.set(key, told);
  }
  return all;
};

const facesTold = <O extends Flying>(law: AirLaw<O>, { faces, others, rule }: Told): Params => ({
  a: [...faces],
  b: [...others],
  ways: faces.length,
  of: law.faces,
  rule,
});

/** Of one bomber, target by target. */
export const bombingChances = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  side: Side,
  hex: string,
  flight: Flight,
): readonly Message[] =>
  law.targets(s, side, hex).flatMap((target) => {
    const rules = gather<O, Effect['does']>(law, (a) => {
      const row = bombingRow(law, s, flight, target, a);
      const { does, rule } = law.effect(s, side, hex, target, law.cell(side, row));
      return { key: does, rule };
    });
    return [...rules].map(([does, told]) =>
      message('chances.bombs', {
        unit: flight.unit,
        hex,
        ...(target !== GUNS && { target }),
        does,
        ...facesTold(law, told),
      }),
    );
  });

/** Of those that could meet a mission, each from its nearest base. */
export const meetingChances = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  mission: Mission,
): readonly Message[] => {
  const side = law.sheet.sideOf(mission.flights[0]?.unit ?? '');
  return ableFliers(law, s, law.sheet.other(side)).flatMap((unit) => {
    const [base] = basesFor(law, s, unit, mission.hex, undefined);
    if (base === undefined || law.refuseInterceptor(s, unit, mission) !== undefined) return [];
    const flights = [...mission.flights, flightOf(law, s, unit, base, mission.hex)];
    const found = gather<O, `${Side}.${Fall}`>(law, (a) => {
      const met = law.met(meetingRow(law, s, a, flights));
      return { key: `${met.side}.${met.fall}`, rule: law.rules.clash };
    });
    return [...found].map(([key, told]) => {
      const [who = '', how = ''] = key.split('.');
      return message('chances.met', {
        unit,
        hex: mission.hex,
        base,
        side: who,
        how,
        ...facesTold(law, told),
      });
    });
  });
};
