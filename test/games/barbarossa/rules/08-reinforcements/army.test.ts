// Chapter 8: the reorganisation of turn 3, the fortified area, the communist satellites.
import { placeOf } from '../../../../../src/mechanics/places.ts';
import { expect, it } from '@jest/globals';
import type { Ctx } from '../../../../../src/core/rule-set.ts';
import type { Event } from '../../../../../src/core/types.ts';
import { captureMarkers } from '../../../../../src/games/barbarossa/09-cities.ts';
import {
  polishArmyArrives,
  romaniaDefects,
} from '../../../../../src/games/barbarossa/08-reinforcements/8.24-communist-armies.ts';
import {
  lateChanges,
  reorganisation,
} from '../../../../../src/games/barbarossa/08-reinforcements/8.23-reorganisation.ts';
import { areaHexes } from '../../../../../src/games/barbarossa/08-reinforcements/8.18-fortified-area.ts';
import { refuseStack } from '../../../../../src/games/barbarossa/06-stacking.ts';
import { isRifleArmy } from '../../../../../src/games/barbarossa/08-reinforcements/8.19-conversions.ts';
import { mayReplace } from '../../../../../src/games/barbarossa/08-reinforcements/8.15-dead-pile.ts';
import type { Own } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';

type World = { readonly own: Own; readonly events: Event[] };

/** Does something to a position that play would come to in the middle of a turn. */
const after = (text: string, act: (ctx: Ctx<Own>) => void): World => {
  const s = stateOf(text);
  const events: Event[] = [];
  act({ s, seen: s, emit: (event: Event) => void events.push(event) } as unknown as Ctx<Own>);
  return { own: s.own, events };
};

const reorganised = (text: string): World =>
  after(text, (ctx) => {
    const { change } = reorganisation(p);
    if (change?.kind === 'auto') change.run(ctx, { proc: 'reorganisation', step: 'change', vars: {} });
  });

const ends = ({ own }: World, ...units: readonly string[]): readonly string[] =>
  units.map((unit) => placeOf(own, unit));

const RING = ['1', '2', '4', '5', '6', '7'];
const ring = (hex: string): string =>
  p
    .neighbours(hex)
    .map((next, i) => `${RING[i] ?? ''}inf@${next}`)
    .join('; ');

const END = 'phase soviet-movement; turn 3; plan order fight-move';

rule('barbarossa:8.22a', 'seven oversized armies, each with a counterpart of 3', ({ then }) => {
  const armies = p.unitIds.filter((unit) => p.unit(unit).kinds?.includes('oversized') === true);
  then.means(
    armies.map((unit) => p.unit(p.unit(unit).counterpart ?? '').attack),
    [3, 3, 3, 3, 3, 3, 3],
  );
});

rule(
  'barbarossa:8.23a',
  'mechanized, rifle and airborne corps are disbanded, in the box too (R135)',
  ({ given, when, then }) => {
    const world = reorganised(`${END}; 1mc@1607; 9rc@1606; 1abc@rvgk; 16ra@1606`);
    expect(ends(world, '1mc', '9rc', '1abc', '16ra')).toEqual(['out', 'out', 'out', '1606']);
    given(`${END}; 1mc@1607; 16ra@1606`);
    when('end');
    then.event('army.reorganised', { count: 1 });
  },
);

rule('barbarossa:8.23b', 'oversized armies become ordinary ones where they stand', ({ then }) => {
  const world = reorganised(`${END}; 16ra@1606; 6ora@1606; 18ra@1606; 5ora@rvgk`);
  then.means(
    [ends(world, '6ora', '6ra', '5ra'), world.own.places['1606']],
    [
      ['out', '1606', 'rvgk'],
      ['16ra', '6ra', '18ra'],
    ],
  );
});

rule('barbarossa:8.23b', 'as the last act of turn 3, each told with its rule', ({ given, when, then }) => {
  given(`${END}; 6ora@1606; 18ra@1607`);
  when('end');
  then.event('army.reduced', { unit: '6ora', to: '6ra', place: '1606' });
  then.at('6ra', '1606');
});

rule('barbarossa:8.23c', 'who is cut off follows when supply is back', ({ then }) => {
  const cut = `${END}; 6ora@1813; 1mc@1813; ${ring('1813')}`;
  expect(ends(reorganised(cut), '6ora', '1mc')).toEqual(['1813', '1813']);
  const later = (text: string): readonly string[] =>
    ends(
      after(text, (ctx) => lateChanges(p, ctx)),
      '6ora',
      '6ra',
      '1mc',
    );
  expect(later(`phase soviet-movement; turn 4; 6ora@1813; 1mc@1813; ${ring('1813')}`)).toEqual([
    '1813',
    'aside',
    '1813',
  ]);
  then.means(later('phase soviet-movement; turn 4; 6ora@1813; 1mc@1813'), ['out', '1813', 'out']);
});

rule(
  'barbarossa:8.23c',
  'at the instant, in the middle of a German move that changes nothing else',
  ({ given, when, then }) => {
    given(
      `phase german-movement; turn 4; plan order move-fight; 6ora@1813; 1mc@1813; ${ring('1813')}; 24pz@1820`,
    );
    when('move 24pz 1819');
    then.noEvent('army.reduced');
    const [loose = ''] = p.neighbours('1813').filter(p.isLand);
    const unit =
      ring('1813')
        .split('; ')
        .find((word) => word.endsWith(loose))
        ?.split('@')[0] ?? '';
    const back = p.neighbours(loose).find((hex) => p.isLand(hex) && !p.areAdjacent(hex, '1813')) ?? '';
    given(
      `phase german-movement; turn 4; plan order move-fight; 6ora@1813; 1mc@1813; ${ring('1813')}; held ${back} german`,
    );
    when(`move ${unit} ${back}`);
    then.event('army.reduced', { unit: '6ora', to: '6ra', place: '1813' });
    then.noEvent('hex.taken');
  },
);

it('barbarossa:R136 garrison supply is no pocket', () => {
  const world = reorganised(`${END}; 6ora@1813; marker hc 1813; ${ring('1813')}`);
  expect(ends(world, '6ora', '6ra')).toEqual(['out', '1813']);
});

it('nothing is reorganised before turn 3 is over', () => {
  const world = after('phase soviet-movement; turn 3; 1mc@1607', (ctx) => lateChanges(p, ctx));
  expect(ends(world, '1mc')).toEqual(['1607']);
});

const AREA = 'phase soviet-administration; turn 16; marker fa track-16; 16ra@1606';

rule(
  'barbarossa:8.18a',
  'the fortified area is placed on turn 16, at once',
  ({ given, when, then, state }) => {
    given(AREA);
    then.decides('soviet', 'sovietAdministration@fortify');
    then.refused('fortify', 'AREA.ONE');
    then.refused('end', 'ORDER.NOT-NOW', 'hexfront:orders');
    when('fortify 1607');
    expect(state().own.placedOn['fa']).toBe(16);
  },
);

rule('barbarossa:8.18b', 'where it and all around it are Soviet and supplied', ({ given, when, then }) => {
  given(`${AREA}; held 1707 german`);
  then.refused('fortify 1607', 'AREA.NOT-THERE');
  then.refused('fortify 1707', 'AREA.NOT-THERE');
  when('fortify 1605');
  then.event('area.placed', { hex: '1605' });
});

rule('barbarossa:8.18c', 'it is no unit: it does not count, and never moves', ({ given, when, then }) => {
  given(`${AREA}; 18ra@1606; 19ra@1606; 20ra@1606; 21ra@1606`);
  when('fortify 1606');
  const s = stateOf(
    'phase soviet-movement; turn 17; marker fa 1606; 16ra@1606; 18ra@1606; 19ra@1606; 20ra@1606',
  );
  then.means([refuseStack(p, s, '1606', 'soviet', ['21ra']), p.isUnit('fa')], [undefined, false]);
});

rule('barbarossa:8.18i', 'when its hex falls it is gone for good', ({ given, then }) => {
  const world = after('phase german-movement; turn 18; marker fa 1606', (ctx) => {
    captureMarkers(ctx, '1607', 'german');
    expect(ctx.s.own.markers['fa']).toEqual(['1606']);
    captureMarkers(ctx, '1606', 'german');
  });
  given('phase german-movement; turn 18; marker fa out');
  then.means([world.own.markers['fa'], world.events.map(({ kind }) => kind)], [['out'], ['captured.fa']]);
});

rule('barbarossa:R115', 'without a hex it waits', ({ given, then, state }) => {
  const all = p.grid.ids.filter((hex) => p.isLand(hex) && Number(hex) % 2 === 0);
  given(
    `${AREA}; ${all
      .map((hex) => `held ${hex} german`)
      .join('; ')
      .replace('held 1606 german; ', '')}`,
  );
  then.event('area.waits', { side: 'soviet' });
  expect(state().own.markers['fa']).toEqual(['track-16']);
});

it('a hex at the edge of the map has not six neighbours', () => {
  expect(areaHexes(p, stateOf(AREA)).every((hex) => p.neighbours(hex).length === 6)).toBe(true);
});

const poles = (turn: number, text: string, hex: string): World =>
  after(`phase soviet-movement; turn ${turn}; ${text}`, (ctx) => polishArmyArrives(p, ctx, hex));

rule('barbarossa:8.24a', 'the Polish army appears with those who came', ({ then }) => {
  const world = poles(25, '16ra@2115', '2115');
  then.means([world.own.places['2115'], world.events[0]?.rule], [['pol', '16ra'], 'barbarossa:8.24a']);
});

rule('barbarossa:8.24b', 'or as near as there is room', ({ then }) => {
  const full = '16ra@2115; 18ra@2115; 19ra@2115; 20ra@2115; 21ra@2115; 22ra@2113; 24ra@1606';
  then.means(ends(poles(25, full, '2115'), 'pol'), ['2113']);
  expect(ends(poles(25, '16ra@2115; 1r@2115; 18ra@2114', '2115'), 'pol')).toEqual(['2114']);
});

rule('barbarossa:8.24c', 'never before turn 13', ({ given, when, then }) => {
  expect(ends(poles(9, '16ra@2115', '2115'), 'pol')).toEqual(['track-13']);
  expect(ends(poles(13, '16ra@2115', '2115'), 'pol')).toEqual(['2115']);
  given('phase soviet-administration; turn 13; pol@track-13');
  when('place pol 1606');
  then.means(placeOf(poles(12, '16ra@2115', '2115').own, 'pol'), 'track-13');
});

rule('barbarossa:8.24d', 'then it is as any rifle army', ({ then }) => {
  then.means([isRifleArmy(p, 'pol'), mayReplace(p, 'pol'), p.unit('pol').attack], [true, true, 3]);
});

const romanians = (turn: number, text = ''): World =>
  after(`phase soviet-movement; turn ${turn}; ${text}`, (ctx) => romaniaDefects(p, ctx));

rule('barbarossa:8.25a', 'Romania changes sides: its Axis armies are out', ({ then }) => {
  then.means(ends(romanians(26, 'r3@2814; r4@track-28'), 'r3', 'r4'), ['out', 'out']);
});

rule('barbarossa:8.25b', 'the new armies come in the next turn and the one after', ({ then }) => {
  const world = romanians(26, 'r3@2814');
  then.means(ends(world, '1r', '4r'), ['track-27', 'track-28']);
  expect(ends(romanians(32), '1r', '4r')).toEqual(['out', 'out']);
});

rule('barbarossa:8.25c', 'in Bucharest, Soviet and supplied, and else they wait', ({ given, when, then }) => {
  given('phase soviet-administration; turn 27; 1r@track-27; 16ra@track-27; held 3114 soviet');
  then.refused('place 1r 1606', 'ENTRY.NOT-THERE');
  when('place 1r 3114');
  then.event('units.entered', { units: ['1r'], hex: '3114' });
  given('phase soviet-administration; turn 28; 1r@track-27; 16ra@track-28');
  then.refused('place 1r at rvgk', 'PLACE.NO-BOX', 'barbarossa:R120');
  when('place 16ra 1606');
  then.at('1r', 'track-27');
});

rule('barbarossa:8.25d', 'triggered early they come on turns 14 and 15', ({ given, then }) => {
  const world = romanians(12, 'r3@2814');
  expect(ends(world, '1r', '4r', 'r3')).toEqual(['track-14', 'track-15', '2814']);
  given('phase german-administration; turn 14; 1r@track-14; 4r@track-15; r3@2814; r4@2815; 2sspz@track-14');
  then.means(
    world.events.map(({ rule: by }) => by),
    ['barbarossa:8.25d', 'barbarossa:8.25d'],
  );
  then.at('r3', '2814');
  then.at('r4', '2815');
});

it('barbarossa:R118 a second trigger does nothing', () => {
  expect(ends(romanians(20, '1r@3114; 4r@track-21; r3@aside'), '1r', '4r')).toEqual(['3114', 'track-21']);
});

rule('barbarossa:8.25e', 'then they are as any rifle army', ({ then }) => {
  then.means([isRifleArmy(p, '1r'), mayReplace(p, '4r')], [true, true]);
});

rule(
  'barbarossa:8.26c',
  'early Bulgarians come over their border, each where it likes',
  ({ given, when, then }) => {
    given('phase soviet-administration; turn 14; 1b@track-14; 2b@track-14; 4b@track-14');
    then.refused('place 1b 1606', 'ENTRY.NOT-THERE');
    then.refused('place 1b 2b 3216', 'STACK.SATELLITES', 'barbarossa:6.4a');
    when('place 1b 3215', 'place 2b 3216');
    then.event('units.entered', { units: ['2b'], hex: '3216' });
  },
);

rule('barbarossa:8.25c', 'not while Bucharest is out of supply', ({ given, then }) => {
  given(
    `phase soviet-administration; turn 27; 1r@track-27; 16ra@track-27; held 3114 soviet; ${ring('3114')}`,
  );
  then.refused('place 1r 3114', 'ENTRY.NOT-THERE');
});

rule('barbarossa:8.25e', 'replaced they come in any city (R69)', ({ given, then }) => {
  given('phase soviet-administration; turn 29; 1r@dead; 16ra@dead');
  then.allowed('replace 1r 1606');
  then.means(mayReplace(p, '1r'), true);
});

rule('barbarossa:8.18b', 'supplied all around', ({ given, then }) => {
  given(`${AREA}; ${ring('1811')}`);
  then.refused('fortify 1811', 'AREA.NOT-THERE');
});

it('a hex cut off is no place for it, though it and its neighbours are Soviet', () => {
  // 2505 and all around it, in a wide ring of German units.
  const inner = new Set(['2505', ...p.neighbours('2505')]);
  const outer = [...new Set([...inner].flatMap((hex) => p.neighbours(hex)))].filter((hex) => !inner.has(hex));
  const germans = p.unitIds.filter((unit) => p.unit(unit).side === 'german');
  const s = stateOf(`${AREA}; ${outer.map((hex, i) => `${germans[i] ?? ''}@${hex}`).join('; ')}`);
  expect(areaHexes(p, s)).not.toContain('2505');
});
