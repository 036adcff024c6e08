// Chapter 12: The Road Back: how it begins, Fortress Stalingrad, the siege of Leningrad.
//
//   2501 Stalingrad; 1011 Leningrad, with 1110 and 1111 the land beside it.
import { unitsAt } from '../../../../src/mechanics/places.ts';
import { expect } from '@jest/globals';
import { isAftermathDue } from '../../../../src/games/barbarossa/04-how-to-win/immediate-effects.ts';
import { boundsOn } from '../../../../src/games/barbarossa/04-how-to-win/4.20-victory-check.ts';
import { standsFast } from '../../../../src/games/barbarossa/12-road-back.ts';
import { pointsTotal } from '../../../../src/games/barbarossa/state.ts';
import { replacementsOn } from '../../../../src/games/barbarossa/data/charts.ts';
import { seenBy } from '../../../../src/api/game.ts';
import { driven, isPhase, isTurn, phasesOf } from './driving.ts';
import { barbarossa, p, rule, stateOf } from './kit.ts';

const START = 'start road-back';

rule('barbarossa:12.1a', 'it begins with turn 13', ({ given, then, state }) => {
  given(START);
  then.means([state().clock.turn, state().clock.phase], [13, 'soviet-assault']);
});

rule('barbarossa:12.1b', 'all else is as in the campaign', ({ given, then }) => {
  const text = 'phase victory-check; turn 20; 2lw@1111';
  given(`scenario road-back; ${text}`);
  then.means(boundsOn(p, stateOf(`scenario road-back; ${text}`)), boundsOn(p, stateOf(text)));
});

rule('barbarossa:12.2a', 'turn 13 is one Soviet prepared assault phase', ({ given, then }) => {
  given(START);
  const events = driven(START, isTurn(14));
  then.means(phasesOf(events), ['soviet-assault']);
});

rule('barbarossa:12.2c', 'from turn 14 on the whole sequence is played', ({ given, then }) => {
  given(START);
  const phases = phasesOf(driven(START, isTurn(15)));
  then.means(phases.slice(0, 4), [
    'soviet-assault',
    'german-administration',
    'soviet-administration',
    'german-strategic',
  ]);
  expect(phases.at(-1)).toBe('victory-check');
});

rule('barbarossa:12.3a', 'the German has 33 points', ({ given, then, state }) => {
  given(START);
  then.means(pointsTotal(p, state()), 33);
});

const ROAD = 'scenario road-back;';
/** So that the siege holds, no region is lost, and Stalingrad is not asked about. */
const QUIET = 'held 2809 german; held 1214 german; 2lw@1111; held 2501 soviet;';

rule('barbarossa:12.3a', 'and they change from the first battle on', ({ given, when, then, state }) => {
  given(
    `${ROAD} phase soviet-assault; turn 13; own turn.luftwaffe 9; held 2809 german; held 1214 german; 2lw@1111; held 2407 german; 1t@2406; 2t@2406 under; 3t@2406 under; 3ra@2406 under; 3lw@2407; dice 1`,
  );
  when('attack 2407 from 1t 2t 3ra 3t', 'advance 1t 2407');
  then.means([pointsTotal(p, state()), state().clock.turn], [32, 13]);
});

rule('barbarossa:12.3b', 'nobody checks before turn 16', ({ given, then, state }) => {
  given(`${ROAD} phase victory-check; turn 15; ${QUIET} points 13 20 points.taken barbarossa:4.2c`);
  then.noEvent('check');
  expect(state().over).toBeUndefined();
  given(`${ROAD} phase victory-check; turn 16; ${QUIET} points 13 20 points.taken barbarossa:4.2c`);
  expect(state().over?.winner).toBe('german');
  const turns = [13, 14, 15, 16].map(
    (turn) => boundsOn(p, stateOf(`${ROAD} phase victory-check; turn 16`), turn)?.turn,
  );
  then.means(turns, [undefined, undefined, undefined, 16]);
});

rule('barbarossa:12.3c', 'the die of turn 13 for the expedition has failed', ({ given, then }) => {
  given(START);
  const events = driven(START, isPhase('german-administration'));
  then.means(
    events.filter(({ kind }) => kind === 'expedition.rolled'),
    [],
  );
});

rule('barbarossa:12.4', 'nobody has replacements before turn 14', ({ given, then }) => {
  given(START);
  const rates = (turn: number): readonly string[] =>
    (['german', 'soviet'] as const).map((side) => {
      const rate = replacementsOn(p.turns, turn, side, ['scenario:road-back']);
      return `${rate?.mech ?? 0}/${rate?.nonMech ?? 0}`;
    });
  then.means(rates(13), ['0/0', '0/0']);
  expect(rates(14)).not.toContain('0/0');
});

rule(
  'barbarossa:12.4',
  'in turn 13 nobody leaves the dead pile, in turn 14 they may',
  ({ given, when, then }) => {
    given(START);
    const steps = driven(START, isTurn(14)).filter(({ kind }) => /^(units.replaced|steps.lost)$/.test(kind));
    then.means(steps, []);
    given(`${ROAD} phase soviet-administration; turn 14; ${QUIET} 12ra@dead; 42ra@1011`);
    when('replace 12ra 1606');
    then.at('12ra', '1606');
  },
);

const markers = (marker: string): readonly string[] => stateOf(START).own.markers[marker] ?? [];

rule('barbarossa:12.6a', 'two Hero Cities are used up', ({ given, then }) => {
  given(START);
  then.means(markers('hc').filter((place) => place === 'out').length, 2);
});

rule('barbarossa:12.6b', 'three stand', ({ given, then }) => {
  given(START);
  then.means(markers('hc').filter(p.isHex).toSorted(), ['1011', '1606', '1806']);
});

rule('barbarossa:12.6c', 'and one Fortress City', ({ given, then }) => {
  given(START);
  then.means(markers('fc').filter(p.isHex), ['2501']);
});

const box = (place: string): readonly string[] => [...unitsAt(stateOf(START).own, place)].toSorted();
const german = (place: string): readonly string[] =>
  box(place).filter((unit) => p.unit(unit).side === 'german');

rule('barbarossa:12.9a', 'the expedition is in its box', ({ given, then, state }) => {
  given(START);
  then.means(german('caucasus'), ['40pz', '52inf', '57pz']);
  expect(state().own.expedition).toBe('out');
});

rule('barbarossa:12.9b', 'and four armies face it', ({ given, then }) => {
  given(START);
  then.means(
    box('caucasus').filter((unit) => p.unit(unit).side === 'soviet'),
    ['37ra', '44ra', '46ra', '9ra'],
  );
});

rule('barbarossa:12.10a', 'no German is dead', ({ given, then }) => {
  given(START);
  then.means(german('dead'), []);
});

rule('barbarossa:12.10b', 'four Soviet armies are (R143)', ({ given, then }) => {
  given(START);
  then.means(box('dead'), ['12ra', '2t', '4t', '63ra']);
});

rule('barbarossa:12.10c', 'what is never replaced is out', ({ given, then, state }) => {
  given(START);
  const dotted = p.unitIds.filter((unit) => p.unit(unit).side === 'soviet' && p.unit(unit).dot);
  then.means(
    dotted.filter((unit) => !unitsAt(state().own, 'out').includes(unit)),
    [],
  );
});

rule('barbarossa:12.11a', 'three armies have been withdrawn', ({ given, then }) => {
  given(START);
  then.means(
    ['19ra', '26ra', '32ra'].filter((unit) => !box('track-27').includes(unit)),
    [],
  );
});

rule('barbarossa:12.11b', 'and come back in turn 27', ({ given, then, state }) => {
  given(START);
  const seen = seenBy(barbarossa, state(), 'soviet').units.find(({ id }) => id === '26ra');
  then.means(seen?.facts['due'], 27);
});

rule('barbarossa:12.22', 'two armies wait in the box of the RVGK', ({ given, then }) => {
  given(START);
  then.means(box('rvgk'), ['2g', '5sh']);
});

rule('barbarossa:12.24a', 'the Soviet armies stand as listed', ({ given, then }) => {
  given(START);
  then.means(
    [box('1411'), box('1011')],
    [
      ['1sh', '22ra', '30ra', '3sh', '4sh'],
      ['23ra', '42ra', '55ra'],
    ],
  );
});

rule('barbarossa:12.25a', 'and so do the German corps', ({ given, then }) => {
  given(START);
  then.means([box('3103'), box('2603')], [['44inf', '49mtn'], ['48pz']]);
});

rule('barbarossa:12.25b', '34 Infantry is in 2106', ({ given, then }) => {
  given(START);
  then.at('34inf', '2106');
  then.means(p.isUnit('24inf'), false);
});

rule('barbarossa:12.25c', 'the aerial marker is at hand', ({ given, then }) => {
  given(START);
  then.means(markers('aerial'), ['hand']);
});

rule('barbarossa:12.25e', 'five corps fill Stalingrad', ({ given, then }) => {
  given(START);
  then.means(box('2501').length, 5);
});

/** Everything round Stalingrad is Soviet, and full of armies. */
const POCKET = p
  .neighbours('2501')
  .map((hex, i) => `${i + 3}ra@${hex}`.replace('7ra', '20ra'))
  .join('; ');
const GARRISON = '11inf@2501; 4inf@2501 under; 8inf@2501 under;';
const TURN = `${ROAD} phase turn-start; held 2809 german; held 1214 german; held 2607 german; held 2804 german; 2lw@1111;`;

rule('barbarossa:12.7a', 'cut off as a turn begins, the garrison stands fast', ({ given, then, state }) => {
  given(`${TURN} turn 14; ${GARRISON} ${POCKET}`);
  then.event('stand-fast', { units: ['11inf', '4inf', '8inf'] });
  expect(standsFast(p, state(), '4inf')).toBe(true);
  expect(standsFast(p, state(), '2lw')).toBe(false);
});

rule('barbarossa:12.7a', 'be it one corps; and nobody where there is none', ({ given, then, state }) => {
  given(`${TURN} turn 14; 11inf@2501; ${POCKET}`);
  then.event('stand-fast', { units: ['11inf'] });
  given(`${TURN} turn 14; 13ra@1606`);
  then.noEvent('stand-fast');
  then.noEvent('stand-fast.over');
  then.means([state().own.turn.stand, state().own.plan.standFastOver], [[], undefined]);
});

rule('barbarossa:12.7a', 'from turn 14 on, and not in the first', ({ given, then, state }) => {
  given(`${TURN} turn 13; ${GARRISON} ${POCKET}`);
  then.noEvent('stand-fast');
  then.means(state().own.turn.stand, []);
});

rule('barbarossa:12.7a', 'only in this scenario', ({ given, then, state }) => {
  given(`${TURN.replace(ROAD, '')} turn 14; ${GARRISON} ${POCKET}`);
  then.noEvent('stand-fast');
  then.means(state().own.turn.stand, []);
});

rule('barbarossa:12.7b', 'it defends and retreats as ever', ({ given, then, state }) => {
  given(
    `${ROAD} phase soviet-assault; turn 14; plan order fight-move; own turn.stand ["4inf"]; 4inf@2502; ${QUIET.replace('held 2501 soviet;', '')} 3ra@2501; 4ra@2501 under; 5ra@2501 under; 6ra@2501 under; marker supplya 2501`,
  );
  then.allowed('attack 2502 from 3ra 4ra 5ra 6ra');
  then.means(standsFast(p, state(), '4inf'), true);
});

rule(
  'barbarossa:12.7c',
  'the order holds for the turn and is looked at afresh in the next',
  ({ given, then, state }) => {
    given(`${TURN} turn 15; ${GARRISON} ${POCKET}; own turn.stand ["2lw"]`);
    then.means([...state().own.turn.stand].toSorted(), ['11inf', '4inf', '8inf']);
  },
);

rule('barbarossa:12.7d', 'once supplied as a turn begins, it is free for good', ({ given, then, state }) => {
  given(`${TURN} turn 14; ${GARRISON} 3ra@1606`);
  then.event('stand-fast.over');
  expect(state().own.turn.stand).toEqual([]);
  then.means(state().own.plan.standFastOver, true);
  given(`${TURN} turn 15; ${GARRISON} ${POCKET}; own plan.standFastOver true`);
  then.noEvent('stand-fast');
});

const CHECK = `${ROAD} phase victory-check; held 2809 german; held 1214 german; 2lw@1111;`;

rule(
  'barbarossa:12.7e',
  'Stalingrad held is worth two points a turn from 15 on',
  ({ given, then, state }) => {
    given(`${CHECK} turn 15; held 2501 german`);
    then.event('points', { amount: 2, hex: '2501', total: 35 });
    given(`${CHECK} turn 14; held 2501 german; ${POCKET}`);
    then.noEvent('points');
    given(`${CHECK} turn 17; held 2501 soviet`);
    expect(state().own.points).toEqual([]);
    given(`${CHECK.replace(ROAD, '')} turn 17; held 2501 german; points 3 14 points.taken barbarossa:4.2c`);
    expect(state().own.points).toHaveLength(1);
  },
);

const SIEGE = `${ROAD} turn 16; plan order move-fight; held 2809 german; held 1214 german; held 2501 soviet;`;
const MOVE = `${SIEGE} phase german-movement;`;

rule('barbarossa:12.23a', 'Leningrad is under siege at the start', ({ given, then, state }) => {
  given(START);
  then.means(isAftermathDue(p, state()), false);
});

rule(
  'barbarossa:12.23b',
  'the last unit that leaves lifts the siege, for a point',
  ({ given, when, then, state }) => {
    given(`${MOVE} 2lw@1111; 3lw@1110; 42ra@1011`);
    when('move 2lw 1211');
    then.noEvent('points');
    when('move 3lw 1211');
    then.event('points', { amount: -1, why: 'points.siege-lifted', total: 32 });
    expect(isAftermathDue(p, state())).toBe(false);
  },
);

rule('barbarossa:12.23b', 'in the campaign there is no such point', ({ given, when, then }) => {
  given(`${MOVE.replace(ROAD, '')} 2lw@1111; 42ra@1011`);
  when('move 2lw 1211');
  then.noEvent('points');
  given(`${MOVE} 2lw@1111; 42ra@1011`);
  when('move 2lw 1211');
  then.event('points', { amount: -1 });
});

rule('barbarossa:12.23c', 'units beside the city bring it back', ({ given, when, then }) => {
  given(`${MOVE} 2lw@1211; 42ra@1011; points 15 -1 points.siege-lifted barbarossa:12.23b`);
  when('move 2lw 1111');
  then.event('points', { amount: 1, why: 'points.siege', total: 33 });
});

/** All land round Leningrad, the two hexes beside it, and lake Ladoga. */
const lake = p.grid.ids.filter((hex) => p.hex(hex).water === 'ladoga');
const inner = new Set(['1011', '1110', '1111', ...lake]);
const ring = [...new Set([...inner].flatMap((hex) => p.neighbours(hex)))].filter(
  (hex) => p.isLand(hex) && !inner.has(hex),
);
const corps = p.unitIds.filter((unit) => /^\d+inf$/.test(unit) && p.unit(unit).size === 'corps');

rule(
  'barbarossa:12.23c',
  'so does cutting it off by land and over the lake',
  ({ given, when, then, state }) => {
    const [gap = '', ...others] = ring.filter((hex) =>
      p.neighbours(hex).some((at) => p.isLand(at) && !inner.has(at) && !ring.includes(at)),
    );
    const wall = ring.filter((hex) => hex !== gap).map((hex, i) => `${corps[i] ?? ''}@${hex}`);
    const from = p.neighbours(gap).find((at) => p.isLand(at) && !inner.has(at) && !ring.includes(at)) ?? '';
    expect(others.length).toBeGreaterThan(3);
    given(
      `${MOVE} ${wall.join('; ')}; 24pz@${from}; held ${gap} german; 42ra@1011; points 15 -1 points.siege-lifted barbarossa:12.23b`,
    );
    expect(isAftermathDue(p, state())).toBe(false);
    when(`move 24pz ${gap}`);
    then.event('points', { amount: 1, why: 'points.siege' });
  },
);

rule('barbarossa:12.23d', 'once taken, the city loses the point no more', ({ given, when, then, state }) => {
  given(`${MOVE} 2lw@1111; 42ra@1011; points 14 2 points.hero-city barbarossa:4.3a 1011`);
  when('move 2lw 1211');
  then.noEvent('points');
  then.means(pointsTotal(p, state()), 35);
});

rule('barbarossa:12.23d', 'be it for one point', ({ given, when, then }) => {
  given(`${MOVE} 2lw@1111; 42ra@1011; points 14 1 points.taken barbarossa:4.3a 1011`);
  when('move 2lw 1211');
  then.noEvent('points');
  then.means(p.hex('1011').objective !== undefined, true);
});

rule(
  'barbarossa:12.23d',
  'a point that was lost before the city fell comes back with it',
  ({ given, when, then }) => {
    given(
      `${MOVE} 24pz@1111; 2lw@1111 under; points 15 -1 points.siege-lifted barbarossa:12.23b; own moscowRolled true`,
    );
    then.noEvent('expedition.beaten');
    when('move 24pz 1011');
    then.event('points', { amount: 1, why: 'points.siege' });
  },
);

const SOUTH = `${ROAD} phase soviet-assault; turn 13; own turn.luftwaffe 9; 1t@2309; 2t@2309 under; 3t@2309 under; 3ra@2309 under; 2lw@2308; dice 1`;

rule('barbarossa:12.5a', 'Soviet tanks go a second hex from the first turn on', ({ given, when, then }) => {
  given(SOUTH);
  when('attack 2308 from 1t 2t 3ra 3t', 'advance 1t 2308', 'advance 1t 2307');
  then.at('1t', '2307');
  then.means(p.turns.turns.find(({ events }) => events.includes('soviet-two-hexes'))?.turn, 13);
});

rule('barbarossa:12.5b', 'German ones as in the campaign, in turns of a month', ({ given, when, then }) => {
  const won = (turn: number): string =>
    `${ROAD} phase german-assault; turn ${turn}; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707; dice 1`;
  given(won(14));
  when('attack 1707 from 24pz 46pz 7inf', 'advance 24pz 1707');
  then.refused('advance 24pz 1706', 'ADVANCE.SEASON', 'barbarossa:11.32a');
  given(won(17));
  when('attack 1707 from 24pz 46pz 7inf', 'advance 24pz 1707');
  then.allowed('advance 24pz 1706');
  then.means(p.turns.turns.find(({ turn }) => turn === 17)?.kind, 'single-month');
});

rule('barbarossa:12.8a', 'no supply markers are placed in turn 13', ({ given, then }) => {
  given(START);
  const first = driven(START, isTurn(14));
  then.means(
    first.filter(({ kind, data }) => kind === 'phase.begins' && data['phase'] === 'soviet-markers'),
    [],
  );
  expect(['supplya', 'supplyb', 'supplyc'].flatMap(markers).filter(p.isHex)).toEqual([]);
});

/** Hexes of a list that do not touch the one before. */
const jumps = (list: string): readonly string[] => {
  const hexes = list.split(' ');
  return hexes.filter((hex, i) => i > 0 && !p.areAdjacent(hexes[i - 1] ?? '', hex));
};

rule(
  'barbarossa:12.24b',
  'from 2600 to 1009 each hex of the Soviet list touches the one before',
  ({ given, then }) => {
    given(START);
    const list =
      '3203 3204 2600 2601 2500 2401 2402 2302 2203 2204 2104 2105 2006 1906 1806 1807 1808 1708 1609 1508 1409 1410 1411 1310 1210 1109 1009 1011';
    then.means(jumps(list), ['2600', '1011']);
    expect(list.split(' ').filter((hex) => box(hex).length === 0)).toEqual([]);
  },
);

rule(
  'barbarossa:12.25d',
  'from 2403 to 1111 each hex of the German list touches the one before',
  ({ given, then }) => {
    given(START);
    const list =
      '2403 2303 2404 2304 2205 2206 2207 2106 2007 1907 1908 1809 1709 1610 1509 1510 1511 1412 1311 1211 1110 1111';
    then.means(jumps(list), []);
    expect(list.split(' ').filter((hex) => box(hex).length === 0)).toEqual([]);
  },
);
