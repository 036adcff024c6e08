// The late war: who is stronger than whom, what is replaced, what wins a check, and that each value has a reason of its own.
import { describe, expect, it } from '@jest/globals';
import { origins as chartOrigins, tables, turns } from './charts-kit.ts';
import { detail, isGerman, ofKind, ofType, origins, unit, units } from './counters.ts';
import type { UnitLine } from './counters.ts';

const factors = ({ attack, defense }: UnitLine): string => `${attack}-${defense}`;
const sum = ({ attack, defense }: UnitLine): number => Number(attack) + Number(defense);
/** 4.17a, 4.18f: what holds without a choice of the German. */
const replaced = (side: string, turn: number) =>
  turns.replacements.find((line) => line.side === side && line.turn === turn && line.condition === undefined);
const check = (turn: number) => tables.victory.find((line) => line.turn === turn)!;

describe('Soviet formations', () => {
  it('a tank army is weaker than the Guards Tank army it becomes (8.19)', () => {
    const pairs = ofKind('guards-tank').map((guards) => [unit(guards.converts ?? ''), guards] as const);
    expect(pairs).toHaveLength(6);
    expect(pairs.filter(([tank, guards]) => sum(tank) >= sum(guards)).map(([{ id }]) => id)).toEqual([]);
  });

  it('a Guards army has at least the 6 of the 6th Army of 1941 (2.5b), and more than a rifle army (4.19e)', () => {
    const guards = ofType('guards');
    expect(guards).toHaveLength(11);
    expect(guards.filter((one) => Number(one.attack) < Number(unit('6ora').attack))).toEqual([]);
  });
});

describe('German formations', () => {
  it('panzer corps defend below their attack (11.20c), mountain corps above it (11.14c)', () => {
    const german = units.filter(isGerman).filter(({ attack }) => attack !== 'd6');
    const panzer = german.filter(({ type }) => type === 'panzer' || type === 'parachute-panzer');
    expect(panzer.filter(({ attack, defense }) => Number(defense) >= Number(attack))).toEqual([]);
    const mountain = german.filter(({ type }) => type === 'mountain');
    expect(mountain.filter(({ attack, defense }) => Number(defense) <= Number(attack))).toEqual([]);
  });

  it('no corps that came from the summer of 1944 on stands above the panzer corps of 1941', () => {
    const late = units.filter(
      (one) => isGerman(one) && (one.entry ?? []).every(({ turn }) => typeof turn === 'number' && turn >= 25),
    );
    const came = late.filter(({ entry, attack }) => (entry ?? []).length > 0 && attack !== 'd6');
    expect(came.length).toBeGreaterThan(20);
    expect(came.filter((one) => sum(one) > sum(unit('24pz'))).map(factors)).toEqual([]);
  });

  it('an Axis satellite army weighs less than a German infantry corps (11.33)', () => {
    expect(ofKind('axis-satellite').filter((one) => sum(one) >= sum(unit('1inf')))).toEqual([]);
  });
});

describe('the turn track', () => {
  it('gives the Soviet in each turn of 1943 and 1944 at least twice the steps of the German', () => {
    const few = Array.from({ length: 16 }, (_, i) => i + 14).filter((turn) => {
      const [soviet, german] = [replaced('soviet', turn), replaced('german', turn)];
      const steps = (line: typeof soviet): number => (line?.mech ?? 0) + (line?.nonMech ?? 0);
      return steps(soviet) < 2 * steps(german);
    });
    expect(few).toEqual([]);
  });

  it('has the Luftwaffe wane: never more markers than in the summer of 1941, none from the summer of 1944 on', () => {
    const on = (turn: number): number =>
      turns.luftwaffe.find((line) => line.turn === turn && line.condition === undefined)?.markers ?? 0;
    expect(Math.max(...turns.luftwaffe.map(({ markers }) => markers))).toBe(on(1));
    expect([26, 27, 28, 29, 30, 31, 32].map(on)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('the bounds', () => {
  it('ask the German for eight above history while he defends, as they ask the Soviet on turn 3 (4.14c)', () => {
    const margin = check(3).history - check(3).soviet;
    const others = tables.victory.filter(
      ({ turn, german, history }) => turn >= 15 && turn <= 31 && german - history !== margin,
    );
    expect(others.map(({ turn }) => turn)).toEqual([16]);
  });

  it('are not met on turn 16 by what Stalingrad pays for standing still (12.3a, 12.7e)', () => {
    const paid = tables.points.find(({ id }) => id === 'fortress-stalingrad')?.points ?? 0;
    const start = tables.points.find(({ id }) => id === 'start-road-back')?.points ?? 0;
    expect(start + 2 * paid).toBeLessThan(check(16).german);
  });
});

describe('the reasons', () => {
  const counters = units.flatMap((one) =>
    ['attack', 'defence'].map((field) => [one, origins(one)[field], detail(one, field)] as const),
  );

  it('every factor that is reconstructed says of what the formation was made', () => {
    const bare = counters.filter(
      ([one, origin, said]) => isGerman(one) && origin?.status === 'reconstructed' && said.length < 20,
    );
    expect(bare.map(([one]) => one.id)).toEqual([]);
  });

  it('none leans on how games come out', () => {
    const said = [
      ...counters.map(([, origin]) => origin?.why ?? ''),
      ...['victory', 'luftwaffe', 'replacements'].flatMap((section) =>
        [...chartOrigins(tables, section), ...chartOrigins(turns, section)].map(
          ([, origin]) => origin?.why ?? '',
        ),
      ),
    ];
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter((why) => /\b(balance|playtest|median|percent|bots?|computer)\b/i.test(why))).toEqual(
      [],
    );
  });
});
