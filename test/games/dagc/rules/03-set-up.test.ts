// Chapter 3: set-up, scenarios and hex control.
import { describe, expect, it } from '@jest/globals';
import { apply, check, settle } from '../../../../src/core/kernel.ts';
import { holder } from '../../../../src/mechanics/control.ts';
import { placeOf, put, unitsAt } from '../../../../src/mechanics/places.ts';
import type { State } from '../../../../src/core/types.ts';
import { enterHex } from '../../../../src/games/dagc/03-set-up/3.3-hex-control.ts';
import { agreed, centreOf, isOn } from '../../../../src/games/dagc/03-set-up/3.5-scenarios.ts';
import { setupHexes } from '../../../../src/games/dagc/03-set-up/3.6-deployment.ts';
import { replacementSteps } from '../../../../src/games/dagc/10-reinforcements/10.6-replacement-steps.ts';
import type { Own, Seeing } from '../../../../src/games/dagc/state.ts';
import { seenBy } from '../../../../src/api/game.ts';
import { handsOn } from '../../../kit/chapter.ts';
import { dagc, p, rule, stateOf } from './kit.ts';

const CORPS = ['1sspz', '2sspz', '47pz', '58pz'] as const;
const ARMIES = ['6g', '5a', 'cmo', '11g', '5gt', '3a', '65a', 'cmp', '28a'] as const;

const places = (s: State<Own>, units: readonly string[]): readonly string[] => [
  ...new Set(units.map((unit) => placeOf(s.own, unit))),
];

/** A scenario at turn 3, as it is set up. */
const inTurn3 = (scenario: string, more = ''): Seeing =>
  stateOf(`base ${scenario}; phase german-replacement; turn 3${more}`);

describe('3.1, 3.2: the historical set-up', () => {
  rule('dagc:3.1a', 'nobody chooses a hex in the Historical Scenario', ({ given, then }) => {
    given('start historical');
    then.event('game.begins', { scenario: 'historical', units: 62, open: 0 });
    then.event('phase.begins', { phase: 'soviet-replacement' }, 'dagc:5.1c');
  });

  rule('dagc:3.1b', 'who has a hex on his counter stands there', ({ given, then }) => {
    given('start historical');
    then.sees('both', '3600', [{ id: '5a' }, { id: 'cmo' }]);
    then.sees('both', '1301', [{ id: '3sspz' }]);
  });

  rule('dagc:3.1c', 'who has a turn on his counter waits on the track', ({ given, then }) => {
    given('start historical');
    then.sees('both', 'track-2', [
      { id: '1pol', facts: { due: 2 } },
      { id: 'skn', facts: { due: 2 } },
      { id: 'hrt', facts: { due: 2 } },
    ] as never);
  });

  rule('dagc:3.1e', 'Army Group North Ukraine is left out', ({ given, then, state }) => {
    given('start historical');
    then.means(places(state(), p.ofKind('north-ukraine')), ['out']);
    const mixed = dagc.rules.setup('historical', { 'north-ukraine': 'on' }) as State<Own>;
    then.means(places(mixed, p.ofKind('north-ukraine')), ['track-3']);
  });

  rule('dagc:3.1f', '5th Panzer Army is left out', ({ given, then, state }) => {
    given('start historical');
    then.means(places(state(), CORPS), ['out']);
  });

  rule('dagc:3.2a', 'the first turn is turn 1', ({ given, then, state }) => {
    given('start historical');
    then.event('turn.begins', { turn: 1 }, 'dagc:5.3');
    then.means(state().clock.turn, 1);
    const { clock } = dagc.rules.setup('historical', {});
    then.means(clock, { turn: 1, phase: 'set-up', phasing: 'soviet' });
  });

  rule('dagc:3.2b', 'the centre of gravity is at 4004', ({ given, then, state }) => {
    given('start historical');
    then.means(seenBy(dagc, state(), 'german').hexes['4004'], { bagration: true });
  });
});

describe('3.3, 3.4: hex control', () => {
  rule('dagc:3.3b', 'the Germans hold their line and what is west of it', ({ given, then, state }) => {
    given('start historical');
    const german = ['3401', '3500', '1804', '3908', '4720', '2825'];
    then.means(
      german.map((hex) => holder(p, state(), hex)),
      german.map(() => 'german'),
    );
  });

  rule('dagc:3.3c', 'the Soviets hold all the rest', ({ given, then, state }) => {
    given('start historical');
    const soviet = ['3400', '1803', '1300', '5012'];
    then.means(
      soviet.map((hex) => holder(p, state(), hex)),
      soviet.map(() => 'soviet'),
    );
    then.means(
      p.grid.ids.filter((hex) => p.isLand(hex) && holder(p, state(), hex) === undefined).length > 0,
      true,
    );
  });

  rule('dagc:3.3d', 'a hex passes to who enters it', ({ given, then, state }) => {
    given('phase soviet-movement; turn 2; 5a@3501');
    const ctx = handsOn(state());
    enterHex(p, ctx, ['5a'], '3502');
    then.means(
      ctx.events.map(({ kind, data, rule: by }) => ({ kind, data, by })),
      [{ kind: 'hex.taken', data: { hex: '3502', side: 'soviet' }, by: 'dagc:3.3d' }],
    );
    expect(placeOf(state().own, '5a')).toBe('3502');
    // Left behind, it stays whose it is.
    expect(holder(p, state(), '3501')).toBe('soviet');
  });

  rule('dagc:3.3e', 'it passes as often as somebody enters', ({ given, then, state }) => {
    given('phase soviet-movement; turn 2; 5a@3501; 6inf@3503');
    enterHex(p, handsOn(state()), ['5a'], '3502');
    put(state().own, ['5a'], '3501');
    const ctx = handsOn(state());
    enterHex(p, ctx, ['6inf'], '3502');
    then.means(holder(p, state(), '3502'), 'german');
    expect(ctx.events).toHaveLength(1);
    enterHex(p, ctx, ['6inf'], '3502');
    expect(ctx.events).toHaveLength(1);
  });

  rule('dagc:3.3f', 'a zone of control takes nothing', ({ given, then, state }) => {
    given('phase soviet-movement; turn 2; 5a@3501');
    then.means(
      p
        .neighbours('3501')
        .map((hex) => state().own.held[hex])
        .filter(Boolean),
      [],
    );
  });

  rule(
    ['dagc:3.4a', 'dagc:3.4b'],
    'what the Soviets hold is shown, and no more when it is lost',
    ({ given, then, state }) => {
      given('phase soviet-movement; turn 2; held 3908 soviet; held 2021 soviet; held 3313 german back');
      const { hexes } = seenBy(dagc, state(), 'german');
      then.means(hexes['3908']?.['holder'], 'soviet', 'dagc:3.4a');
      then.means(hexes['3313'], undefined, 'dagc:3.4a');
      then.means(hexes['2021']?.['holder'], 'soviet', 'dagc:3.4b');
    },
  );
});

describe('3.6: Bold Stroke', () => {
  rule('dagc:3.6b', 'the centre of gravity is at 4720', ({ given, then, state }) => {
    given('start bold-stroke');
    then.means(centreOf(p, state()), '4720');
  });

  rule('dagc:3.6c', 'nine armies are set up within nine hexes of it', ({ given, when, then, state }) => {
    given('start bold-stroke');
    then.event('game.begins', { open: 9 }, 'dagc:3.1a');
    then.decides('soviet', 'setUp@soviet');
    then.refused('place 5a 3600', 'SETUP.NOT-THERE');
    then.refused('end', 'SETUP.LEFT', 'dagc:R134');
    when('place 5a 4818', 'place default', 'end');
    then.at('5a', '4818');
    expect(ARMIES.every((unit) => p.isHex(placeOf(state().own, unit)))).toBe(true);
    then.event('phase.begins', { phase: 'soviet-replacement' }, 'dagc:5.1c');
  });

  rule('dagc:R12', 'in a Soviet hex on land with room', ({ given, then, state }) => {
    given('start bold-stroke');
    const hexes = setupHexes(p, state(), '5a');
    then.means(
      hexes.every((hex) => p.isLand(hex) && holder(p, state(), hex) === 'soviet'),
      true,
    );
    expect(hexes.every((hex) => unitsAt(state().own, hex).length < 2)).toBe(true);
    // Nine hexes away, and ten.
    expect(hexes).toContain('5013');
    expect(hexes).not.toContain('5012');
  });

  rule('dagc:R134', 'all of them, and where their own hex is in range there', ({ given, when, then }) => {
    given('start bold-stroke');
    then.refused('place 2sh 4818', 'SETUP.FIXED', 'dagc:3.1b');
    when('place 5a 4818');
    then.refused('end', 'SETUP.LEFT');
    when('place default');
    then.allowed('end', 'place 5a 4717');
  });

  rule(
    'dagc:3.6e',
    'the four corps of North Ukraine wait on the track for turn 3',
    ({ given, then, state }) => {
      given('start bold-stroke');
      then.means(places(state(), ['3pz', '24pz', '46pz', '48pz']), ['track-3']);
    },
  );

  rule('dagc:3.6j', 'the marshes bar supply from turn 2 on', ({ given, then, state }) => {
    given('start bold-stroke');
    const bars = [1, 2, 5, 6].map(
      (turn) => isOn(p, state(), 'pripyat-supply', turn) || isOn(p, state(), 'pripyat-supply-later', turn),
    );
    then.means(bars, [false, true, true, false]);
  });
});

describe('3.7: D-Day Defeated', () => {
  rule('dagc:3.7a', 'the four corps of 5th Panzer Army begin with the others', ({ given, then, state }) => {
    given('start d-day-defeated');
    then.decides('german', 'setUp@german');
    then.means(places(state(), CORPS), ['setup']);
  });

  rule('dagc:3.7b', 'in hexes that touch each other, behind the line', ({ given, when, then }) => {
    given('start d-day-defeated');
    // 3401 is an entrenchment, 3501 lies next to one.
    then.refused('place 1sspz 3401', 'SETUP.NOT-THERE');
    then.refused('end', 'SETUP.LEFT', 'dagc:3.7a');
    then.refused('place 1sspz 3501', 'SETUP.NOT-THERE');
    // Soviet.
    then.refused('place 1sspz 3400', 'SETUP.NOT-THERE');
    when('place 1sspz 3810');
    then.refused('place 2sspz 3812', 'SETUP.NOT-THERE');
    when('place 2sspz 3811');
    when('place 47pz 3810', 'place 58pz 3811', 'end');
    then.at('58pz', '3811');
    then.event('phase.begins', { phase: 'soviet-replacement' }, 'dagc:5.1c');
  });

  rule('dagc:3.1a', 'who is no unit at all is not placed', ({ given, then, state }) => {
    given('start d-day-defeated');
    const order = { by: 'german', verb: 'place', args: { units: ['nobody'], at: ['3810'] } };
    const refused = check(dagc.rules, state(), order);
    then.means([refused?.code, refused?.rule], ['SETUP.FIXED', 'dagc:3.1a']);
  });

  rule('dagc:R8', 'three hexes all touch, four make a rhombus', ({ given, when, then }) => {
    given('start d-day-defeated');
    const [next = '', third = ''] = p.neighbours('3810');
    const far = p.neighbours(next).find((hex) => hex !== '3810' && p.areAdjacent(hex, third)) ?? '';
    when('place 1sspz 3810', `place 2sspz ${next}`, `place 47pz ${third}`);
    const alone = p.neighbours(far).filter((hex) => !p.areAdjacent(hex, third) && !p.areAdjacent(hex, next));
    then.refused(`place 58pz ${alone[0] ?? ''}`, 'SETUP.NOT-THERE', 'dagc:3.7b');
    then.allowed(`place 58pz ${far}`);
    when(`place 58pz ${third}`, 'end');
    then.means(p.areAdjacent(next, third), true);
  });

  rule('dagc:R9', 'no hex of the line itself', ({ given, then, state }) => {
    given('start d-day-defeated');
    const hexes = setupHexes(p, state(), '1sspz');
    then.means(
      hexes.filter((hex) => p.entrenchment(hex) !== undefined),
      [],
    );
  });

  rule('dagc:R10', 'two in a hex, other Germans counted', ({ given, when, then }) => {
    given('start d-day-defeated');
    // 3313 holds the garrison of Vilnius.
    when('place 1sspz 3313');
    then.refused('place 2sspz 3313', 'STACK.FULL');
    when('place default', 'end');
    then.event('phase.begins', { phase: 'soviet-replacement' }, 'dagc:5.1c');
  });

  it('whatever is placed in whatever order, all of them find room', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const s = stateOf('base combined; phase set-up; turn 1');
      settle(dagc.rules, s);
      let drawn = seed;
      const pick = (n: number): number => {
        drawn = (drawn * 48_271) % 2_147_483_647;
        return drawn % n;
      };
      for (let n = 0; n < CORPS.length; n++) {
        const waits = unitsAt(s.own, 'setup');
        const unit = waits[pick(waits.length)] ?? '';
        const hexes = setupHexes(p, s, unit);
        const args = { units: [unit], at: [hexes[pick(hexes.length)] ?? ''] };
        const done = apply(dagc.rules, s, { by: 'german', verb: 'place', args });
        expect({ seed, unit, ok: done.ok }).toEqual({ seed, unit, ok: true });
      }
      expect(apply(dagc.rules, s, { by: 'german', verb: 'end', args: {} }).ok).toBe(true);
    }
  });
});

describe('3.8 to 3.10: replacements, and mixing', () => {
  rule('dagc:3.8a', 'two German steps in every turn without the bomb plot', ({ given, then }) => {
    given('start no-bomb-plot');
    then.means(replacementSteps(p, inTurn3('no-bomb-plot'), 'german'), 2);
    expect(replacementSteps(p, inTurn3('no-bomb-plot'), 'soviet')).toBe(3);
    expect(replacementSteps(p, inTurn3('historical'), 'german')).toBe(0);
  });

  rule(['dagc:3.9a', 'dagc:3.9b'], 'both together, with three steps', ({ given, then, state }) => {
    given('start combined');
    then.means(places(state(), CORPS), ['setup'], 'dagc:3.9a');
    then.means(replacementSteps(p, inTurn3('combined'), 'german'), 3, 'dagc:3.9b');
  });

  rule('dagc:3.10', 'parts of scenarios are mixed', ({ given, then, state }) => {
    given('base historical; option centre=4720; option fifth-panzer=on; phase set-up; turn 1');
    then.decides('soviet', 'setUp@soviet');
    then.means(places(state(), [...CORPS, ...ARMIES]), ['setup']);
    expect(replacementSteps(p, inTurn3('historical', '; option german-steps=two'), 'german')).toBe(2);
  });

  rule('dagc:R16', 'what nobody chose is as the scenario has it', ({ given, then, state }) => {
    given('base bold-stroke; option centre=4004; option ukrainian-front=bound; phase set-up; turn 1');
    then.means(
      ['centre', 'north-ukraine', 'ukrainian-front', 'first-attacks'].map((id) => agreed(p, state(), id)),
      ['4004', 'on', 'bound', 'may'],
    );
    // Their hexes are on their counters.
    expect(placeOf(state().own, '5a')).toBe('3600');
  });

  rule('dagc:R15', 'late corps come when it was agreed', ({ given, then, state }) => {
    given('base historical; option late-corps=on; phase set-up; turn 1');
    then.means(places(state(), ['4sspz', '40pz']), ['track-6', 'track-7']);
  });

  rule('dagc:3.5c', 'every scenario is won alike', ({ then, given }) => {
    given('start historical');
    then.means(
      dagc.scenarios.map(({ id }) => p.set.scenarios[id]?.turns),
      dagc.scenarios.map(() => ({ first: 1, last: 9 })),
    );
  });
});
