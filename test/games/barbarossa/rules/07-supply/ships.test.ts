// Chapter 7, the ships of the German side: Crimea supply, coastal supply, and what they exclude.
import { expect } from '@jest/globals';
import { useCoastal } from '../../../../../src/games/barbarossa/07-supply/7.4-crimea.ts';
import { printedLines } from '../../../../../src/games/barbarossa/07-supply/7.14-supply-lines.ts';
import { supplyPath } from '../../../../../src/games/barbarossa/questions/supply.ts';
import {
  attackHalvings,
  defenceHalvings,
  mayAssault,
  moveHalvings,
  supplyOf,
} from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import type { Printed } from '../../../../../src/games/barbarossa/data/sheet.ts';
import type { Seeing } from '../../../../../src/games/barbarossa/state.ts';
import { asSum, handsOn, p, rule, says, told } from '../supply-kit.ts';

const german = (rest: string): string => `turn 9; phase german-movement; ${rest}`;
const CRIMEA = 'own shipping {"mode":"crimea","on":true,"units":[]}';
const RING_OF_ROSTOV = '5ra@2703; 9ra@2803; 12ra@2903; 18ra@2904; 21ra@2805; 24ra@2704';
const TALLINN_CUT = '5ra@1113; 9ra@1214';
const SIX = '1inf@3107; 2inf@3107; 4inf@3107; 5inf@3108; 6inf@3108; 7inf@3106';

/** Attack, defence and movement, how often each is halved. */
const weak = (board: Printed, s: Seeing, unit: string, hex: string): readonly number[] => [
  attackHalvings(board, s, unit, hex).length,
  defenceHalvings(board, s, unit).length,
  moveHalvings(board, s, unit).length,
];

rule('barbarossa:7.4f', 'Crimea supply asks for neither city', ({ given, then, state }) => {
  given(german(`24pz@3105; held 3108 german; ${CRIMEA}`));
  expect(supplyOf(p, state(), '24pz')).toBe('crimea');
  then.entry(says(state(), '3105'), 'supply.means.excused', 2);
});

rule('barbarossa:7.4g', 'five units with a line to German Sevastopol', ({ given, then, state }) => {
  given(german(`r4@3107; 1inf@3106; 24pz@3108; ${CRIMEA}`));
  then.entry(says(state(), '3106'), 'supply.is-crimea', 2);
  expect(supplyOf(p, state(), 'r4')).toBe('crimea');
  given(german(`1inf@3106; 2inf@3108; 5ra@3107; 9ra@3105; ${CRIMEA}`));
  expect(supplyOf(p, state(), '1inf')).toBe('none');
  expect(supplyOf(p, state(), '2inf')).toBe('crimea');
  given(german(`1inf@3107; ${CRIMEA}`));
  expect(supplyOf(p, state(), '1inf')).toBe('none');
  given(german(`24pz@3106`));
  then.refused('crimea on', 'CRIMEA.CITY');
  given(german('24pz@3108; held 2607 german'));
  then.refused('crimea on', 'CRIMEA.NOBODY');
});

rule('barbarossa:7.4h', 'Crimea supply is full, mobile assaults included', ({ given, then, state }) => {
  given(german(`24pz@3106; held 3108 german; ${CRIMEA}`));
  expect(weak(p, state(), '24pz', '3106')).toEqual([0, 0, 0]);
  expect(mayAssault(p, state(), '24pz', '3106')).toBeUndefined();
  then.entry(says(state(), '3106'), 'supply.means.full', 2);
});

rule('barbarossa:7.4i', 'Crimea or southern coast, not both in a turn', ({ given, then, state }) => {
  given(german('1inf@3107; held 3108 german; own shipping {"mode":"coastal","on":true,"units":[]}'));
  expect(supplyOf(p, state(), '1inf')).toBe('coastal');
  then.refused('crimea on', 'CRIMEA.COASTAL');
  given(german('1inf@2811; 5ra@2710; 9ra@2711; 12ra@2810; 18ra@2812; 21ra@2911'));
  expect(supplyOf(p, state(), '1inf')).toBe('coastal');
  given(
    german(
      '1inf@2811; 5ra@2710; 9ra@2711; 12ra@2810; 18ra@2812; 21ra@2911; 24pz@3108; own shipping {"mode":"crimea","on":false,"units":[]}',
    ),
  );
  expect(supplyOf(p, state(), '1inf')).toBe('none');
});

rule('barbarossa:7.4i', 'a new game turn has the choice again', ({ given, state, then }) => {
  given(`turn 9; phase turn-start; 24pz@3108; held 3108 german; ${CRIMEA}`);
  then.means(state().own.shipping, undefined);
});

rule('barbarossa:7.4j', 'it is switched on and off at any time', ({ given, when, then, state }) => {
  given('turn 9; phase soviet-movement; 24pz@3108; 1inf@3107');
  expect(supplyOf(p, state(), '1inf')).toBe('coastal');
  when('german: crimea on');
  expect(supplyOf(p, state(), '1inf')).toBe('crimea');
  then.refused('german: crimea on', 'CRIMEA.ALREADY');
  when('german: crimea off');
  expect(supplyOf(p, state(), '1inf')).toBe('none');
  then.refused('german: crimea off', 'CRIMEA.OFF');
  then.event('crimea.off', { side: 'german' });
  when('german: crimea on');
  expect(supplyOf(p, state(), '1inf')).toBe('crimea');
});

rule('barbarossa:7.4k', 'of six the German names five for the turn', ({ given, when, then, state }) => {
  given(german(`${SIX}; held 3108 german`));
  then.refused('crimea on for 1inf 2inf', 'CRIMEA.FIVE');
  then.refused('crimea on for 1inf 2inf 4inf 5inf 24pz', 'CRIMEA.NOT-THERE', 'barbarossa:7.4g');
  when('crimea on for 2inf 4inf 5inf 6inf 7inf');
  expect(supplyOf(p, state(), '1inf')).toBe('none');
  expect(['2inf', '4inf', '5inf', '6inf', '7inf'].map((unit) => supplyOf(p, state(), unit))).toEqual(
    Array.from({ length: 5 }, () => 'crimea'),
  );
  when('crimea off');
  then.refused('crimea on for 1inf 2inf 4inf 5inf 6inf', 'CRIMEA.NAMED');
  when('crimea on');
  expect(supplyOf(p, state(), '1inf')).toBe('none');
});

rule(
  'barbarossa:7.4k',
  'five or fewer are not named, six without names are the first five',
  ({ given, then, state }) => {
    given(german('1inf@3107; 2inf@3107; held 3108 german'));
    then.refused('crimea on for 1inf', 'CRIMEA.ALL');
    given(german(`${SIX}; held 3108 german; ${CRIMEA}`));
    expect(
      ['1inf', '2inf', '4inf', '5inf', '6inf', '7inf'].map((unit) => supplyOf(p, state(), unit)),
    ).toEqual([...Array.from({ length: 5 }, () => 'crimea'), 'none']);
  },
);

rule(
  'barbarossa:7.4l',
  'Crimea supply reaches 3005, 3104 and 3105, and no farther',
  ({ given, then, state }) => {
    given(german(`1inf@3005; 2inf@3104; 4inf@3105; 5inf@3004; held 3108 german; ${CRIMEA}`));
    const found = ['1inf', '2inf', '4inf'].filter((unit) => supplyOf(p, state(), unit) === 'crimea');
    then.means(found, ['1inf', '2inf', '4inf']);
    expect(supplyOf(p, state(), '5inf')).toBe('none');
  },
);

rule('barbarossa:7.4m', 'the three hexes have overland supply only over Rostov', ({ given, then, state }) => {
  given(german(`24pz@3104; held 3108 german; held 2607 german; held 2804 german`));
  expect(supplyOf(p, state(), '24pz')).toBe('overland');
  given(
    german(`24pz@3104; held 3108 german; held 2607 german; held 2804 german; ${RING_OF_ROSTOV}; ${CRIMEA}`),
  );
  expect(supplyOf(p, state(), '24pz')).toBe('crimea');
  then.entry(says(state(), '3104'), 'supply.bar.kuban', 2);
});

rule('barbarossa:7.5a', 'German units on the coast are supplied for defence', ({ given, then, state }) => {
  given(german(`1inf@1114; ${TALLINN_CUT}`));
  then.entry(says(state(), '1114'), 'supply.is-coastal', 2);
  expect(defenceHalvings(p, state(), '1inf')).toEqual([]);
  given(german(`1inf@1113; 5ra@1112; 9ra@1213; 12ra@1214; 18ra@1114`));
  expect(supplyOf(p, state(), '1inf')).toBe('coastal');
});

rule(
  'barbarossa:7.5b',
  'on the coast movement and attack are halved, without mobile assault',
  ({ given, then, state }) => {
    given(german(`24pz@1114; ${TALLINN_CUT}`));
    expect(weak(p, state(), '24pz', '1114')).toEqual([1, 0, 1]);
    then.entry(asSum(attackHalvings(p, state(), '24pz', '1114')), 'supply.coastal', 2);
    expect(mayAssault(p, state(), '24pz', '1114')).toMatchObject({
      code: 'ASSAULT.SUPPLY',
      rule: 'barbarossa:7.5b',
    });
  },
);

rule('barbarossa:7.5c', 'the Azov coast needs both shores of Kerch', ({ given, then, state }) => {
  given(german('24pz@2806; held 3105 german; held 3106 german'));
  expect(supplyOf(p, state(), '24pz')).toBe('coastal');
  given(german('24pz@2806; held 3105 german'));
  expect(supplyOf(p, state(), '24pz')).toBe('none');
  then.entry(says(state(), '2806'), 'supply.bar.azov', 2);
});

rule(
  'barbarossa:R72',
  'the data may close Kerch to German lines, not to Crimea supply',
  ({ given, then, state }) => {
    given(german(`24pz@3106; 5ra@3107; held 2607 german; held 2804 german`));
    expect(supplyOf(p, state(), '24pz')).toBe('overland');
    const switches = p.tables.switches.map((line) => ({ ...line, value: false }));
    const { lines, ...board } = p;
    const closed = { ...p, lines: printedLines({ ...board, tables: { ...p.tables, switches } }) };
    expect(supplyOf(closed, state(), '24pz')).not.toBe('overland');
    expect(lines.bar('german', '3105', '3106')).toBeUndefined();
    const bars = [closed.lines.bar('german', '3105', '3106'), closed.lines.bar('crimea', '3105', '3106')];
    then.means(bars, [expect.objectContaining({ rule: 'barbarossa:10.14d' }), undefined]);
  },
);

rule(
  'barbarossa:R73',
  'five units of the German side, satellites too, with a line over Kerch',
  ({ given, then, state }) => {
    given(german(`r4@3105; held 3108 german; ${CRIMEA}`));
    expect(supplyOf(p, state(), 'r4')).toBe('crimea');
    const { hexes } = supplyPath(p, state(), 'r4');
    then.means(hexes, ['3105', '3106', '3107', '3108']);
  },
);

rule(
  'barbarossa:R74',
  'the first southern coast that feeds a defence fixes the turn; the Baltic does not',
  ({ given, then, state }) => {
    given(german(`1inf@1114; ${TALLINN_CUT}; 2inf@3108; 12ra@3008; 18ra@3107`));
    const hands = handsOn(state());
    useCoastal(p, hands, { '1inf': 'coastal' });
    expect(state().own.shipping).toBeUndefined();
    useCoastal(p, hands, { '1inf': 'coastal', '2inf': 'coastal' });
    expect(state().own.shipping).toEqual({ mode: 'coastal', on: true, units: [] });
    then.entry(
      told({ events: hands.events.map((event) => ({ ...event, rule: 'barbarossa:R74' })) }),
      'crimea.coastal',
      2,
    );
    then.refused('crimea on', 'CRIMEA.COASTAL', 'barbarossa:7.4i');
    state().own.shipping = { mode: 'crimea', on: false, units: [] };
    useCoastal(p, hands, { '2inf': 'coastal' });
    expect(state().own.shipping).toEqual({ mode: 'crimea', on: false, units: [] });
  },
);

rule(
  'barbarossa:R75',
  'the best state counts: overland, garrison, Crimea, coast, air',
  ({ given, then, state }) => {
    given(german(`1inf@3108; marker aerial 3108; held 2607 german; ${CRIMEA}`));
    const states = [supplyOf(p, state(), '1inf')];
    given(german(`1inf@3108; marker aerial 3108; ${CRIMEA}`));
    states.push(supplyOf(p, state(), '1inf'));
    given(german('1inf@3108; marker aerial 3108'));
    states.push(supplyOf(p, state(), '1inf'));
    given(german('r4@3108; marker aerial 3108'));
    states.push(supplyOf(p, state(), 'r4'));
    then.means(states, ['overland', 'crimea', 'coastal', 'aerial']);
  },
);

rule('barbarossa:R77', 'sea in the next hex makes a coast, a lake does not', ({ given, then }) => {
  given(german('24pz@1817'));
  const coasts = ['1114', '1009', '1110', '2806', '3105', '2607'].map((hex) => p.lines.coasts(hex).join(' '));
  expect(p.lines.coasts('3110')).toEqual([]);
  then.means(coasts, ['baltic', '', '', 'azov', 'black-sea azov', '']);
});

rule(
  'barbarossa:R92',
  'satellites have no coastal supply and no line in the north',
  ({ given, then, state }) => {
    given(german('r4@2806; held 3105 german; held 3106 german'));
    expect(supplyOf(p, state(), 'r4')).toBe('none');
    expect(supplyOf(p, state(), 'r4', '2117')).toBe('none');
    const north = supplyOf(p, state(), '24pz', '2117');
    then.means(north, 'overland');
  },
);
