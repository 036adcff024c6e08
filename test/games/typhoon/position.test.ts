// Positions of Typhoon: what is supposed where no line says it, where a phase is asked, and the examples of lines that are misread.
import { describe, expect, it } from '@jest/globals';
import { decision, settle } from '../../../src/core/kernel.ts';
import { SETUP } from '../../../src/mechanics/entry/deployment.ts';
import { unitsAt } from '../../../src/mechanics/places.ts';
import { deskAt } from '../../kit/desk.ts';
import { stateOf, typhoon } from './rules/kit.ts';

const FIELD = '34ik@5115; 22a@5114';

describe('a position', () => {
  it('of the set-up that is made for it has everybody of both sides in his place', () => {
    expect(unitsAt(stateOf('base campaign; turn 2; phase german-movement').own, SETUP)).toEqual([]);
  });

  it('typhoon:R82: supposes who was Disrupted as the first German pulse began until its combat, and not in it', () => {
    const healing = (phase: string) =>
      stateOf(`phase ${phase}; turn 2; ${FIELD}; own disrupted ["22a"]`).own.pulse.healing;
    expect(['german-first-attacks', 'german-movement', 'german-combat'].map(healing)).toEqual([
      ['22a'],
      ['22a'],
      [],
    ]);
  });

  it('typhoon:VIC.6: of the end of a turn asks about the 2nd Fliegerkorps', () => {
    const s = stateOf('phase turn-end; turn 3; 22a@3114; 34ik@5131; 2fk@german-air');
    settle(typhoon.rules, s);
    expect([decision(typhoon.rules, s)?.at, s.clock.phase]).toEqual(['keepAir@ask', 'turn-end']);
  });

  it.each([
    ['unit 24pz', 'unit 24pz 5020'],
    ['held 2309', 'held 2309 german'],
  ])('that is misread shows a line like it: %s', (line, example) => {
    expect(() => stateOf(`phase german-movement; turn 2; ${line}`)).toThrow(`"${example}"`);
  });
});

describe('the questions', () => {
  const asked = (text: string): string => deskAt(typhoon, `turn 5; ${FIELD}; ${text}`).says('pending');

  it('of the last German missions and of the supply step have words of their own (SEQ.9, SEQ.11)', () => {
    const air = '9a@5120; 8fk@german-air';
    expect(asked(`phase german-last-air; ${air}`)).toMatch(/interdict/);
    expect(asked('phase supply; 5para@2309; wair@russian-air')).toMatch(/drop/);
  });

  it('about an exchange are shown with decline (RES.X.1)', () => {
    expect(deskAt(typhoon, `phase german-movement; turn 5; ${FIELD}`).says('help decline')).toMatch(
      /^Example: decline\.$/m,
    );
  });
});
