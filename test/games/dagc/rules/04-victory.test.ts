// Chapter 4: how the game is won.
import { describe, expect, it } from '@jest/globals';
import { settle } from '../../../../src/core/kernel.ts';
import type { State } from '../../../../src/core/types.ts';
import { ledger } from '../../../../src/core/ledger.ts';
import { seenBy } from '../../../../src/api/game.ts';
import { captureFirst } from '../../../../src/games/dagc/04-victory/4.2-sudden-death.ts';
import { bonus, coast, finalVerdict, points } from '../../../../src/games/dagc/04-victory/4.3-points.ts';
import { isOverland, isSupplied } from '../../../../src/games/dagc/07-supply/7.1-supply.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import { handsOn } from '../../../kit/chapter.ts';
import { dagc, p, rule, stateOf } from './kit.ts';

const LAST = 'phase german-post-combat; turn 9';

/** Cities of four points and towns of one, as lines of a position; none on the coast that is worth more. */
const taken = (cities: number, towns: number): string =>
  (['city', 'town'] as const)
    .flatMap((kind) =>
      p
        .withFeature(kind)
        .filter((hex) => !p.inArea('baltic-coast', hex))
        .slice(0, kind === 'city' ? cities : towns),
    )
    .map((hex) => `; held ${hex} soviet`)
    .join('');

describe('4.2: sudden death', () => {
  rule('dagc:4.2', 'the Soviets win with Koenigsberg', ({ given, when, then, state }) => {
    given('phase soviet-movement; turn 3; held 2825 soviet');
    when('end');
    then.over('soviet');
    expect(state().over?.reason).toBe('koenigsberg');
  });

  rule('dagc:R120', 'at once, whichever way units come in', ({ given, then, state }) => {
    given('phase soviet-movement; turn 3; held 2825 soviet');
    const called: string[] = [];
    const ctx = { ...handsOn(state()), call: (proc: string) => void called.push(proc) };
    then.means(captureFirst(p, ctx, 'orders'), true);
    expect(called).toEqual(['capture']);
    given('phase soviet-movement; turn 3; held 2825 german back');
    then.means(captureFirst(p, handsOn(state()), 'orders'), false);
  });

  it('a procedure of its own ends the game, or says so and lets play go on', () => {
    const captured = (): State<Own> => {
      const s = stateOf('phase soviet-movement; turn 3; held 2825 soviet');
      settle(dagc.rules, s);
      s.stack.push({ proc: 'capture', step: 'won', vars: {} });
      return s;
    };
    const over = captured();
    settle(dagc.rules, over);
    expect(over.over).toMatchObject({ winner: 'soviet', rule: 'dagc:4.2' });
    const on = captured();
    on.playOn = [];
    expect(settle(dagc.rules, on)).toMatchObject([{ kind: 'game.won', rule: 'dagc:4.2' }]);
    expect(on.over).toBeUndefined();
    expect(captureFirst(p, handsOn(on), 'orders')).toBe(false);
  });

  rule(
    'dagc:4.4a',
    'the Germans win nothing before the last turn has ended',
    ({ given, when, then, state }) => {
      given('phase german-post-combat; turn 8; 5a@3805');
      when('end');
      expect(state().over).toBeUndefined();
      then.means(state().clock.turn, 9);
    },
  );
});

describe('4.3: points', () => {
  rule('dagc:4.3a', 'all towns and cities are German to begin with', ({ given, then, state }) => {
    given('start historical');
    then.means([points(p, state()).of, points(p, state()).total], ['points', 0]);
    expect(p.withFeature('town').length + p.withFeature('city').length).toBe(44);
  });

  rule('dagc:4.3b', 'a town is worth a point', ({ given, then, state }) => {
    given('phase soviet-movement; turn 3; held 3500 soviet');
    then.entry(points(p, state()), 'points.town', 1);
  });

  rule('dagc:4.3c', 'a city is worth four', ({ given, then, state }) => {
    given('phase soviet-movement; turn 3; held 3908 soviet');
    then.entry(points(p, state()), 'points.city', 4);
    expect(seenBy(dagc, state(), 'german').score).toMatchObject([{ side: 'soviet', points: 4 }]);
  });

  rule('dagc:4.3d', 'in supply or not', ({ given, then, state }) => {
    // Germans all round Vilnius.
    const ring = p.neighbours('3313').slice(0, 6);
    const germans = ['9inf', '6inf', '27inf', '39pz', '12inf', '35inf'];
    given(
      `phase soviet-movement; turn 3; held 3313 soviet; ${ring.map((hex, i) => `${germans[i]}@${hex}`).join('; ')}`,
    );
    then.means(points(p, state()).total, 4);
  });

  rule('dagc:R116', 'what is lost counts no more, unless it was agreed', ({ given, then, state }) => {
    given('phase soviet-movement; turn 3; held 3908 german back');
    then.means(points(p, state()).total, 0);
    given('phase soviet-movement; turn 3; held 3908 german back; option lasting-points=on');
    then.means(points(p, state()).total, 4);
  });

  rule(
    'dagc:4.3e',
    'the coast is worth ten at the end, held and in supply',
    ({ given, when, then, state }) => {
      given(`${LAST}; held 2321 soviet`);
      then.entry(ledger('bonus', bonus(p, state())), 'points.coast', 10);
      then.means(points(p, state()).total, 0);
      when('end');
      then.means(points(p, state()).total, 10);
      given(`${LAST}${taken(5, 1)}; held 2321 soviet`);
      when('end');
      then.over('soviet', 'dagc:4.3i');
      // The zone of the German beside it is in the way.
      given(`${LAST}; held 2321 soviet; 26inf@2221`);
      then.means(bonus(p, state()), []);
      given(`${LAST}; held 2020 soviet`);
      then.means(bonus(p, state()), []);
    },
  );

  rule(
    'dagc:4.3f',
    'the 1UF area is worth one at the end, all of it held and in supply',
    ({ given, then, state }) => {
      const area = p.area('uf-area').map((hex) => `; held ${hex} soviet`);
      given(LAST + area.join(''));
      then.entry(ledger('bonus', bonus(p, state())), 'points.uf-area', 1);
      // There is a town in it.
      then.means([points(p, state()).total, points(p, state(), true).total], [1, 2]);
      given(LAST + area.slice(1).join(''));
      then.means(bonus(p, state()), []);
      given(`${LAST}${area.join('')}; 26inf@4727`);
      then.means(bonus(p, state()), []);
    },
  );

  rule('dagc:4.3g', 'the 1UF area has 27 hexes', ({ given, then }) => {
    given(LAST);
    then.means(p.area('uf-area').length, 27);
  });

  rule(
    ['dagc:R48', 'dagc:R50'],
    'a hex is in supply on the last turn, with nobody in it and no enemy zone',
    ({ given, then, state }) => {
      given(`${LAST}; held 2321 soviet; 2sh@2321`);
      then.means(isSupplied(p, state(), '2sh'), false, 'dagc:R48');
      then.means(bonus(p, state()).length, 1, 'dagc:R48');
      given(`${LAST}; held 2321 soviet`);
      then.means(bonus(p, state()).length, 1, 'dagc:R50');
      // The German shuts an empty hex; one with a Soviet unit in it he does not.
      given(`${LAST}; held 2321 soviet; 26inf@2320`);
      then.means(bonus(p, state()).length, 0, 'dagc:R50');
      given(`${LAST}; held 2321 soviet; 2sh@2321; 8a@2421; 26inf@2320`);
      then.means(bonus(p, state()).length, 1, 'dagc:R50');
    },
  );

  rule('dagc:R49', 'a line may go through the marsh on the last turn', ({ given, then, state }) => {
    given(LAST);
    then.means([isOverland(p, state(), '4815', 'soviet'), p.hex('4815').terrain], [true, 'western-pripyat']);
    given('phase german-post-combat; turn 5');
    then.means(isOverland(p, state(), '4815', 'soviet'), false);
  });

  rule('dagc:R117', 'the coast is the shore, unless it goes by number', ({ given, then, state }) => {
    // Riga lies between the numbers, and not between the places.
    given(`${LAST}; held 2113 soviet`);
    then.means([coast(p, state()).includes('2113'), coast(p, state()).includes('1616')], [false, true]);
    then.means(bonus(p, state()), []);
    given(`${LAST}; held 2113 soviet; option coast-by-number=on`);
    then.means([coast(p, state()).includes('2113'), coast(p, state()).includes('1616')], [true, false]);
    then.means(bonus(p, state()).length, 1);
    // From the first number to the last; 2826 has the sea on a side alone.
    const all = coast(p, state());
    then.means([all[0], all.at(-1), all.includes('2826')], ['2015', '2927', true]);
  });

  rule('dagc:R118', 'a place on the coast is a place too', ({ given, when, then, state }) => {
    given(`${LAST}; held 2422 soviet`);
    when('end');
    then.means(points(p, state()).total, 11);
  });

  rule('dagc:R121', 'Koenigsberg is worth no points', ({ given, then, state }) => {
    given('phase soviet-movement; turn 3; held 2825 soviet');
    then.means(points(p, state()).total, 0);
  });

  rule('dagc:4.3h', '30 points are a German win', ({ given, when, then }) => {
    given(LAST + taken(6, 6));
    when('end');
    then.over('german');
  });

  rule('dagc:4.3i', '31 points are a Soviet win', ({ given, when, then }) => {
    given(LAST + taken(6, 7));
    when('end');
    then.over('soviet');
  });

  rule('dagc:4.4b', 'without either the Germans win on turn 9', ({ given, when, then, state }) => {
    given(LAST);
    when('end');
    then.over('german', 'dagc:4.3h');
    then.means(finalVerdict(p, state()).winner, 'german');
  });

  rule(
    ['dagc:4.3h', 'dagc:4.3i', 'dagc:4.2'],
    'whatever the last turn comes to, nobody plays on past it',
    ({ given, then }) => {
      const verdict = (more: string) => finalVerdict(p, stateOf(LAST + more));
      given(LAST);
      const german = { winner: 'german', rule: 'dagc:4.3h', reason: 'points', final: true };
      then.means(verdict(taken(6, 6)), german, 'dagc:4.3h');
      const soviet = { winner: 'soviet', rule: 'dagc:4.3i', reason: 'points', final: true };
      then.means(verdict(taken(6, 7)), soviet, 'dagc:4.3i');
      // Play had gone on past this one.
      const sudden = { winner: 'soviet', rule: 'dagc:4.2', reason: 'koenigsberg', final: true };
      then.means(verdict('; held 2825 soviet'), sudden, 'dagc:4.2');
    },
  );

  rule('dagc:4.4c', 'there is no draw', ({ given, then }) => {
    given(LAST);
    then.means(
      [0, 3, 6].map((cities) => finalVerdict(p, stateOf(LAST + taken(cities, 7))).winner),
      ['german', 'german', 'soviet'],
    );
  });

  it('the score says what is needed', () => {
    const told = dagc.questions?.['score']?.(stateOf(LAST + taken(1, 0)), 'german', {});
    expect(told).toMatchObject([{ total: 4 }, { key: 'score.needs', params: { points: 31, turn: 9 } }]);
  });
});
