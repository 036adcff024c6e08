// What is answered of supply, of why and of the track, what the heading says, and what speaks against ending a phase.
import { describe, expect, it } from '@jest/globals';
import { headingOf } from '../../../../src/games/typhoon/questions/heading.ts';
import { outlookOf } from '../../../../src/games/typhoon/outlook.ts';
import { prizesOf } from '../../../../src/games/typhoon/outlook/prizes.ts';
import { deskAt, facts } from '../../../kit/desk.ts';
import { p, stateOf, typhoon } from '../rules/kit.ts';

const GERMAN = 'phase german-movement; turn 5; own weather "mud"';

describe('supply', () => {
  const said = (more = ''): string =>
    deskAt(
      typhoon,
      `phase russian-movement; turn 5; own weather "mud"; 22a@2309; 5para@2309; 34ik@5320${more}`,
    ).says('supply 22a');

  it('says of who has none each thing that it does, with its rule, and of others nothing', () => {
    const text = said('; own unsupplied ["22a"]');
    for (const rule of ['SUP.10', 'SUP.11', 'SUP.12', 'REC.4']) expect(text).toContain(rule);
    expect(said()).not.toMatch(/SUP\.10|SUP\.11|SUP\.12|REC\.4/);
  });

  it('says what the next supply step would alter, and of the paratroops nothing', () => {
    // Moscow feeds whoever stands in it.
    expect(said('; own unsupplied ["22a"]')).toContain('SEQ.11');
    expect(said()).not.toContain('SEQ.11');
    const ring = '3a@4010; 34ik@3910; 35ik@4009; 5ik@4110; 6ik@4011; 8ik@3911; 9ik@4111';
    const desk = deskAt(typhoon, `phase russian-movement; turn 5; own weather "mud"; 5para@4409; ${ring}`);
    const cut = desk.says('supply 3a');
    expect(cut).toContain('SEQ.11');
    expect(cut).not.toMatch(/SUP\.10|SUP\.11|SUP\.12|REC\.4/);
    expect(desk.says('supply 5para')).not.toMatch(/SEQ\.11|SUP\.10|REC\.4/);
    const inRing = `phase russian-movement; turn 5; own weather "mud"; ${ring.replace('3a@', '5para@')}`;
    expect(deskAt(typhoon, inRing).says('supply 5para')).not.toMatch(/SEQ\.11|SUP\.10|REC\.4/);
  });
});

describe('supply from the air and in bad weather', () => {
  it('counts from the step of supply on, and by a rule of its own', () => {
    const text = 'phase supply; turn 5; 24pz@2309; own turn.resupplied ["2309"]; own pulse.number 6';
    // R54: out of supply as long as its marker says so.
    expect(deskAt(typhoon, `${text}; own unsupplied ["24pz"]`).says('supply 24pz')).toMatch(/SUP\.10/);
    const flown = deskAt(typhoon, text).says('supply 24pz');
    expect(flown).toContain('AIR.27');
    expect(flown).not.toMatch(/SUP\.9/);
  });

  it('says by which rule a line is no longer than it is', () => {
    const line = (side: string, turn: number): string =>
      deskAt(typhoon, `phase ${side}-movement; turn ${turn}; own weather "mud"; 22a@2410; 34ik@2926`).says(
        `supply ${side === 'german' ? '34ik' : '22a'}`,
      );
    expect(line('german', 1)).toContain('SUP.5');
    expect(line('german', 3)).toContain('SUP.6');
    expect(line('german', 8)).toContain('SUP.6');
    expect(line('russian', 8)).toContain('SUP.5');
  });
});

describe('the heading', () => {
  it('has who holds Moscow and Voronezh, the weather and the pulse', () => {
    const { score, date } = headingOf(p, stateOf(`${GERMAN}; held ${p.placeNamed('Voronezh')} german`));
    expect(JSON.stringify(score?.map(({ whole }) => whole.params))).toMatch(
      /Moscow.*russian.*Voronezh.*german/,
    );
    expect(date?.whole.params).toMatchObject({ weather: 'hard-frost', nth: 1 });
  });
});

describe('the track', () => {
  it('says how many pulses each side has, and who is first', () => {
    const pulses = (turn: number) =>
      facts(
        deskAt(typhoon, `phase german-movement; turn ${turn}; own weather "mud"; 22a@2309; 34ik@5320`).type(
          'calendar',
        ),
        'calendar.pulses',
      ).map(({ weather, side, german, russian }) => [weather, side, german, russian]);
    expect(pulses(5)).toContainEqual(['hard-frost', 'german', 3, 3]);
    expect(pulses(3)).toContainEqual(['mud', 'german', 2, 2]);
    expect(pulses(8)).toContainEqual(['snow', 'russian', 2, 3]);
  });
});

describe('warnings', () => {
  it('say what would be left undone, in each phase what can be done in it', () => {
    const left = (text: string): readonly string[] =>
      typhoon.leftOver?.(deskAt(typhoon, text).desk.match.state).map(({ key }) => key) ?? [];
    expect(left('phase german-administration; turn 5; 9a@5320; 35ik@5315; 22a@2309')).toEqual([
      'left.flip',
      'left.entrench',
    ]);
    expect(
      left('phase russian-administration; turn 2; 22a@2309; own entrenched ["22a"]; 17rd@pool; 34ik@5320'),
    ).toEqual(['left.credits']);
    expect(left(`${GERMAN.replace('movement', 'first-attacks')}; 35ik@5115; 22a@5114`)).toEqual([
      'left.attacks',
    ]);
    expect(left(`${GERMAN}; 35ik@5115; 22a@5114`)).toEqual(['left.movement', 'left.attacks']);
    expect(left('phase russian-movement; turn 1; vatutin@track-1; 34ik@5320; 22a@2309')).toEqual([
      'left.movement',
      'left.walkers',
    ]);
    expect(left(`${GERMAN.replace('movement', 'air')}; 9a@5120; 22a@5114; 8fk@german-air`)).toEqual([]);
  });
});

describe('the outlook', () => {
  const worth = (text: string, name: string): number =>
    prizesOf(p, stateOf(text)).find(({ hex }) => hex === p.placeNamed(name))?.worth ?? 0;

  it('ranks cities as what they win: Moscow, those of a raid, Voronezh, those of the counter-offensive', () => {
    const all = ['Moscow', 'Smolensk', 'Voronezh', 'Orel'].map((name) => worth(GERMAN, name));
    expect(all.toSorted((a, b) => b - a)).toEqual(all);
    expect(new Set(all).size).toBe(4);
    expect([worth(GERMAN, 'Roslavl'), worth(GERMAN, 'Glukhov')]).toEqual([all[1], all[1]]);
    expect(worth(`option first-move=russian; ${GERMAN}`, 'Kalinin')).toBeGreaterThan(
      worth(GERMAN, 'Kalinin'),
    );
  });

  it('reckons Moscow at two cities of a raid, one of the seven at half of one and one of the counter-offensive at less', () => {
    const first = `option first-move=russian; ${GERMAN}`;
    const raid = worth(GERMAN, 'Smolensk');
    expect([worth(GERMAN, 'Moscow'), worth(first, 'Kalinin')]).toEqual([raid * 2, raid / 2]);
    expect(worth(GERMAN, 'Orel') / raid).toBeCloseTo(0.3);
  });

  it('draws the Germans a little more to what counts than others are drawn, and not the Russians (VIC.2)', () => {
    const draw = (side: string) => outlookOf(p).leanings?.(stateOf(GERMAN).clock, side).draw;
    expect([draw('russian'), (draw('german') ?? 0) > 1, (draw('german') ?? 0) < 2]).toEqual([
      undefined,
      true,
      true,
    ]);
  });

  it('pushes less with the Germans and more with the Russians from the turn on from which Moscow must be held', () => {
    const push = (turn: number, side: string): number =>
      outlookOf(p).push?.(stateOf(`phase german-movement; turn ${turn}`), side) ?? 0;
    expect([push(7, 'german') > push(8, 'german'), push(8, 'german')]).toEqual([true, push(9, 'german')]);
    expect([push(7, 'russian') < push(8, 'russian'), push(8, 'russian')]).toEqual([true, push(9, 'russian')]);
    expect(push(7, 'german')).toBeGreaterThan(push(7, 'russian'));
  });
});
