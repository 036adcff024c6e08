// What is told in this edition's own words: player turns in place of pulses, and costs in factors, halves and thirds.
import { describe, expect, it } from '@jest/globals';
import { deskAt, facts } from '../../kit/desk.ts';
import { moscow41 } from './rules/kit.ts';

/** Sentences that only a game of pulses comes to, and such as name the pulse only where there is one. */
const NEVER: ReadonlySet<string> = new Set(['sum.allowance.blitz', 'MOVE.ARMY-PULSE']);
const WHERE_THERE_IS_ONE = /\[[^\]]*\bpulse \{[^\]]*\]/g;

const FROST = 'phase german-movement; turn 4; own weather "mud"; 9a@2317; 22a@2410';

it('no sentence speaks of pulses', () => {
  const said = Object.entries(moscow41.messages).filter(
    ([key, lines]) =>
      /\bpulses?\b/.test(JSON.stringify(lines).replaceAll(WHERE_THERE_IS_ONE, '')) && !NEVER.has(key),
  );
  expect(said).toEqual([]);
});

it('moscow41:SUP.10 units that lack supply are those of the map', () => {
  const ring = '34ik@2717; 35ik@2917; 5ik@2817; 6ik@2819; 8ik@2718; 23ik@2918';
  const desk = deskAt(moscow41, `phase russian-movement; turn 1; 7grd@2818; 22a@3600; ${ring}`);
  expect(desk.says('units oos')).toMatch(/^Russians, out of supply: 1 unit\b(?!.* off the map)/);
});

it('the box of a battle says nothing twice, and nothing unknown', () => {
  expect(moscow41.messages['word.panel.odds.column']).toBe('');
});

describe('why', () => {
  it('moscow41:MOV.1 tells a way in factors, and its sum is what it costs', () => {
    const desk = deskAt(moscow41, `${FROST}; 24pz@2413; 53ik@2412`);
    expect(facts(desk.type('why 24pz 2411'), 'why.can-go')).toMatchObject([{ cost: 5, left: 9 }]);
    expect(desk.says('why 24pz 2411')).toContain('Cost 5: 24 12 by road 1 half, 24 11 clear 1');
    expect(desk.says('why 53ik 2311')).toContain('Cost 2 thirds');
    desk.type('move 24pz 2411');
    expect(facts(desk.type('why 24pz'), 'why.spent')).toMatchObject([{ spent: 5 }]);
  });

  it('moscow41:TER.11 names the river among what a way costs', () => {
    const desk = deskAt(moscow41, 'base campaign; phase german-movement; turn 1');
    const said = desk.says('why 40pz 2813');
    expect(said).toContain('cost 7 of 9');
    expect(said).toContain('over the river 1');
  });
});
