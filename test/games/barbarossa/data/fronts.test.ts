// Both openings as fronts: nobody finds a way over land through the other side's line where history had none.
import { describe, expect, it } from '@jest/globals';
import type { ScenarioFile } from '../../../../src/board/data-types.ts';
import { holders, scenarios, standing } from './counters.ts';
import {
  all,
  area,
  at,
  countryOf,
  flood,
  grid,
  holderOf,
  isOverland,
  land,
  line,
  map,
  names,
} from './kit.ts';

const { campaign, 'road-back': roadBack } = scenarios;

/** Where units of a side get to over land when nobody moves out of their way. */
const reach = (
  scenario: ScenarioFile,
  side: string,
  closed: (hex: number) => boolean,
): ReadonlySet<number> => {
  const foes = standing(scenario, side === 'german' ? 'soviet' : 'german');
  const reached = new Set<number>();
  for (const start of standing(scenario, side))
    if (!reached.has(start) && !closed(start))
      for (const hex of flood(start, (a, b) => isOverland(a, b) && !foes.has(b) && !closed(b)))
        reached.add(hex);
  return reached;
};

describe('the campaign', () => {
  it('has somebody in every set-up hex of the three army groups', () => {
    const empty = ['agn', 'agc', 'ags'].flatMap((key) =>
      [...area(key)].filter((hex) => !standing(campaign, 'german').has(hex)),
    );
    expect(names(empty)).toBe('');
  });

  // 5.11: on Game Turn 1 nothing crosses the borders of Hungary and Romania.
  const isClosed = (hex: number): boolean => ['hungary', 'romania'].includes(countryOf(hex));

  it('barbarossa:5.11 leaves no German a way into Soviet land on Game Turn 1', () => {
    const there = [...reach(campaign, 'german', isClosed)].filter((hex) => holderOf(hex) === 'soviet');
    expect(names(there)).toBe('');
  });

  it('barbarossa:5.11 leaves no Soviet unit a way into the Reich on Game Turn 1', () => {
    const there = [...reach(campaign, 'soviet', isClosed)].filter((hex) => holderOf(hex) === 'german');
    expect(names(there)).toBe('');
  });

  it('has somebody in every Soviet hex that faces the three army groups, or Romania', () => {
    const facing = ['agn', 'agc', 'ags', 'rom'].flatMap((key) =>
      [...area(key)].flatMap((hex) => land.filter((b) => holderOf(b) === 'soviet' && isOverland(hex, b))),
    );
    expect(names(new Set(facing.filter((hex) => !standing(campaign, 'soviet').has(hex))))).toBe('');
  });

  it('barbarossa:4.2g begins with no Soviet unit in Greater Germany or the General Government', () => {
    const there = [...standing(campaign, 'soviet')].filter((hex) =>
      ['greater-germany', 'general-government'].includes(countryOf(hex)),
    );
    expect(names(there)).toBe('');
  });
});

describe('The Road Back', () => {
  it('holds it in one piece with the land of 1941', () => {
    const held = holders(roadBack);
    const german = land.filter(
      (hex) => held.get(hex) === 'german' && map.areas['closed']?.hexes.includes(grid.id(hex)) !== true,
    );
    const crimea = area('crimea');
    const joined = flood(at('2117'), (a, b) => isOverland(a, b) && held.get(b) === 'german');
    expect(names(german.filter((hex) => !joined.has(hex) && !crimea.has(hex)))).toBe('');
  });

  // Leningrad lives over the lake, the Caucasus from beyond the map.
  it('leaves the Soviets one piece of land, Leningrad and the rim of the Caucasus', () => {
    const held = holders(roadBack);
    const joined = flood(at('1606'), (a, b) => isOverland(a, b) && held.get(b) === 'soviet');
    expect(names(land.filter((hex) => held.get(hex) === 'soviet' && !joined.has(hex)))).toBe(
      '1011 3200 3203 3204',
    );
  });

  it('barbarossa:12.24 has no hole by which a German unit could reach a Soviet city or the eastern edge north of the steppe', () => {
    const held = holders(roadBack);
    const goals = [
      ...all.filter((hex) => line(hex).city !== undefined && held.get(hex) === 'soviet'),
      ...area('rvgk-entry'),
    ];
    const there = reach(roadBack, 'german', () => false);
    expect(names(goals.filter((hex) => there.has(hex)))).toBe('');
  });

  // The lists leave the steppe between the Volga and the Caucasus empty, as it was but for patrols.
  const steppe = new Set(['2700', '2701', '3102', '3202'].map(at));

  it('barbarossa:12.25 has no hole in the German line but the steppe south of Stalingrad and the hills east of Maikop', () => {
    const held = holders(roadBack);
    const there = [...reach(roadBack, 'soviet', (hex) => steppe.has(hex))];
    expect(names(there.filter((hex) => held.get(hex) === 'german'))).toBe('');
  });

  it('has in that steppe the one way around', () => {
    const there = reach(roadBack, 'soviet', () => false);
    expect([...steppe].filter((hex) => !there.has(hex))).toEqual([]);
  });

  it('barbarossa:12.23 begins with Leningrad under siege', () => {
    const foes = standing(roadBack, 'german');
    expect(['1110', '1111'].map(at).filter((hex) => !foes.has(hex))).toEqual([]);
  });
});
