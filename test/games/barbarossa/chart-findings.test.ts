// What is found in data files that do not agree, and the place in them that is named to their owner.
import { expect, it } from '@jest/globals';
import { chartFindings } from '../../../src/games/barbarossa/data/check-charts.ts';
import { p } from '../../../tools/games/barbarossa/shipped.ts';

it('11.23a: as many Luftwaffe markers are at hand as the track has for the first turn', () => {
  const { campaign } = p.set.scenarios;
  if (campaign === undefined) throw new Error('no campaign');
  const luftwaffe = ['hand', 'aside', 'aside', 'aside', 'aside'];
  const scenarios = {
    ...p.set.scenarios,
    campaign: { ...campaign, markers: { ...campaign.markers, luftwaffe } },
  };
  expect(chartFindings(p.set)).toEqual([]);
  expect(chartFindings({ ...p.set, scenarios })).toEqual([
    {
      code: 'CHART.OTHER',
      file: 'scenarios/campaign.json',
      path: ['markers', 'luftwaffe'],
      params: { found: 1, other: 'turns.json', expected: 3 },
    },
  ]);
});

it('1.7a: the track begins with turn 1', () => {
  const turns = { ...p.turns, turns: p.turns.turns.filter(({ turn }) => turn !== 1) };
  expect(chartFindings({ ...p.set, turns })).toContainEqual({
    code: 'CHART.LACKING',
    file: 'turns.json',
    path: ['turns'],
    params: { chart: 'turns', cells: ['turn 1'] },
  });
});
