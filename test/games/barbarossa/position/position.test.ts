// Positions of Barbarossa: what is written reads back as the same game, at the start of every phase; bad lines are told.
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../../../src/core/canonical-json.ts';
import { settle } from '../../../../src/core/kernel.ts';
import type { State } from '../../../../src/core/types.ts';
import { PHASES } from '../../../../src/games/barbarossa/05-sequence/5.2-sequence.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import {
  atPhaseStart,
  readPosition,
  writePosition,
  writePositionLine,
} from '../../../../src/record/position.ts';
import { barbarossa, stateOf } from '../rules/kit.ts';

const codes = (text: string): readonly string[] => {
  const read = readPosition(barbarossa, `position 1\ngame barbarossa\nscenario campaign\n${text}`);
  return read.ok ? [] : read.error.map(({ code }) => code);
};

/** As a position leaves it: what the first step of the phase does has been done. */
const settled = (text: string): State<Own> => {
  const state = stateOf(text);
  settle(barbarossa.rules, state);
  return state;
};

const board = ({ own, clock, stack }: State<Own>): string => canonicalJson({ own, clock, stack });

const LIVELY = [
  'base campaign; turn 9; held 2607 german; marker hc 1606; points 8 10 points.taken barbarossa:4.2a 2607',
  'own destroyed ["1817"]; own placedOn {"fa":9}; own expedition "out"; own plan.watch "oder"',
  'own turn.sailed ["30inf"]; 24pz@1812; 7inf@1812; 13ra@1810; 3ra@1810 under',
].join('; ');

describe('a position', () => {
  it.each(PHASES.filter((phase) => phase !== 'set-up'))('stands at the start of %s', (phase) => {
    const before = stateOf(`${LIVELY}; phase ${phase}`);
    for (const written of [writePosition(barbarossa, before), writePositionLine(barbarossa, before)]) {
      const read = readPosition(barbarossa, written);
      expect(read.ok ? board(read.value.state as State<Own>) : read.error).toBe(board(before));
    }
  });

  it('stands at the beginning of a set-up, with units still to place', () => {
    const state = settled('base campaign; phase set-up');
    expect(state.own.places['setup']).toHaveLength(44);
    expect(atPhaseStart(barbarossa, state)).toBe(true);
  });

  it('knows whether a game stands at the start of a phase', () => {
    expect(atPhaseStart(barbarossa, settled('base campaign; phase german-order; turn 10'))).toBe(true);
    expect(atPhaseStart(barbarossa, settled('base campaign; phase german-movement; turn 10'))).toBe(true);
    const moved = settled('base campaign; phase german-movement; turn 10');
    moved.own.phase.moved.push('24pz');
    expect(atPhaseStart(barbarossa, moved)).toBe(false);
  });

  it('stands at the second assault phase of a turn that has two', () => {
    const text = 'turn 10; phase german-assault; plan order fight-fight';
    expect(stateOf(text).stack.at(-1)?.step).toBe('first');
    const second = stateOf(`${text}; half second`);
    expect(second.stack.at(-1)?.step).toBe('second');
    settle(barbarossa.rules, second);
    expect(second.own.phase.number).toBe(2);
    expect(writePosition(barbarossa, second)).toContain('half second');
  });

  it('puts named units where it says, the first uppermost', () => {
    const { own } = stateOf('phase german-movement; 24pz@1812; 7inf@1812 under; 46pz@1812');
    expect(own.places['1812']).toEqual(['24pz', '46pz', '7inf']);
    expect(own.held).toEqual({ 1812: 'german' });
    expect(own.places['aside']).not.toContain('24pz');
  });

  it('begins from history where it names a scenario', () => {
    const { own } = stateOf('base campaign; phase german-movement; 24pz@1812');
    expect(own.places['setup']).toBeUndefined();
    expect(own.places['2116']).toEqual(['47pz', '46pz', '12inf', '53inf']);
    expect(own.markers['hc']).toEqual(Array(5).fill('track-4'));
  });

  it('takes a named marker from those that are not on the map', () => {
    expect(
      stateOf('base campaign; phase german-movement; turn 13; marker hc 1606').own.markers['hc'],
    ).toEqual(['1606', ...Array<string>(4).fill('track-4')]);
  });
});

describe('a bad position is refused', () => {
  it.each([
    ['phase german-movement\nunit 99pz 1812', 'POSITION.NO-UNIT'],
    ['phase german-movement\nunit 24pz 9999', 'POSITION.NO-PLACE'],
    ['phase german-movement\nunit 24pz 3109', 'POSITION.NO-PLACE'],
    ['phase german-movement\nunit 24pz 1812 over', 'POSITION.WORD'],
    ['phase german-movement\nunit 24pz 1812\nunit 24pz 1813', 'POSITION.UNIT-TWICE'],
    ['phase german-movement\nheld 1812 polish', 'POSITION.NO-SIDE'],
    ['phase german-movement\nheld 3109 german', 'POSITION.NO-PLACE'],
    ['phase german-movement\npoints x 1 why barbarossa:4.9', 'POSITION.FORM'],
    ['phase german-movement\nmarker panzer 1812', 'POSITION.NO-MARKER'],
    ['phase german-movement\nmarker constructor 1812', 'POSITION.NO-MARKER'],
    ['phase german-movement\nmarker __proto__ 1812', 'POSITION.NO-MARKER'],
    ['phase german-movement\nmarker fa 1812\nmarker fa 1813', 'POSITION.MARKERS'],
    ['phase german-movement\nmarker hc nowhere', 'POSITION.NO-PLACE'],
    ['phase german-movement\nown places {}', 'POSITION.FACT'],
    ['phase german-movement\nown turn.rvgk "x"', 'POSITION.FORM'],
    ['phase german-movement\nown turn.rvgk', 'POSITION.FORM'],
    ['phase german-movement\nown __proto__.x 1', 'POSITION.FACT'],
    ['phase german-movement\nhalf third', 'POSITION.FORM'],
    ['phase german-movement\nheld 1812 german again', 'POSITION.WORD'],
    ['phase german-movement\nheld 1812 german\nheld 1812 soviet', 'POSITION.CONTRADICTION'],
    ['phase german-assault\nplan order move-fight\nown plan.order "fight-move"', 'POSITION.CONTRADICTION'],
    ['base road-back\nphase german-movement', 'POSITION.SCENARIO'],
    ['side soviet\nphase german-movement', 'POSITION.PHASE-OF'],
    ['phase german-movement\ndance 24pz', 'POSITION.FACT'],
    ['phase winter', 'POSITION.NO-PHASE'],
    ['phase german-movement\nturn 33', 'POSITION.NO-TURN'],
    ['phase german-movement\nplan order fight-fight', 'POSITION.ORDER'],
    ['phase german-assault\nplan order dance', 'POSITION.FORM'],
    ['phase german-movement\nunit 24pz 1812\nunit 13ra 1812', 'STATE.TWO-SIDES'],
    ['phase german-order\nunit r3 2913\nunit r4 2913', 'STATE.SATELLITES'],
    ['phase german-movement\nunit 24pz 1812\nheld 1812 soviet', 'STATE.HOLDER'],
  ])('%j with %s', (text, code) => {
    expect(codes(text)).toContain(code);
  });

  it('names the line of its head that is wrong, and who stands where both sides do', () => {
    const error = (...lines: readonly string[]) => {
      const read = readPosition(barbarossa, `position 1\ngame barbarossa\n${lines.join('\n')}`);
      return read.ok ? [] : read.error.map(({ code, at }) => `${code} ${at}`);
    };
    expect(error('base campaign', 'turn 10')).toEqual(['POSITION.SET-UP line 4']);
    expect(error('base campaign', 'turn 1')).toEqual([]);
    expect(error('base campaign', 'phase winter')).toEqual(['POSITION.NO-PHASE line 4']);
    expect(error('base campaign', 'turn 33', 'phase german-order')).toEqual(['POSITION.NO-TURN line 4']);
    expect(error('base campaign', 'turn x', 'phase german-order')).toEqual(['POSITION.TURN line 4']);
    expect(error('base campaign', 'option fogg=on')).toEqual(['GAME-OPTION.UNKNOWN line 4']);
    expect(error('base campaign', 'option fog=so')).toEqual(['GAME-OPTION.VALUE line 4']);
    expect(error('scenario winter')).toEqual(['SCENARIO.UNKNOWN line 3']);
    const other = readPosition(barbarossa, 'position 1\ngame ford\nscenario campaign');
    expect(other).toMatchObject({ error: [{ code: 'POSITION.GAME', at: 'line 2' }] });
    const both = ['scenario campaign', 'phase german-movement', 'unit 24pz 1812', 'unit 13ra 1812'];
    expect(error(...both)).toEqual(['STATE.TWO-SIDES line 6, 1812']);
    expect(readPosition(barbarossa, `position 1\ngame barbarossa\n${both.join('\n')}`)).toMatchObject({
      error: [{ params: { names: expect.arrayContaining(['13th Rifle Army', '24th Panzer Corps']) } }],
    });
  });

  it('names the line that contradicts another', () => {
    const read = (lines: string) => readPosition(barbarossa, `position 1\ngame barbarossa\n${lines}`);
    expect(read('scenario campaign\nbase road-back\nphase german-movement')).toMatchObject({
      error: [{ code: 'POSITION.SCENARIO', params: { line: 3, scenario: 'campaign', is: 'road-back' } }],
    });
    expect(read('base campaign\nphase german-movement\nside soviet')).toMatchObject({
      error: [{ code: 'POSITION.PHASE-OF', params: { line: 5, side: 'soviet', is: 'german' } }],
    });
    expect(read('base campaign\nphase german-movement\nheld 2607 german\nheld 2607 soviet')).toMatchObject({
      error: [{ code: 'POSITION.CONTRADICTION', at: 'line 6' }],
    });
    expect(
      read('base campaign\nphase german-movement\nheld 3108 soviet back\nheld 3108 soviet'),
    ).toMatchObject({
      error: [{ code: 'POSITION.CONTRADICTION', params: { said: 'soviet back', value: 'soviet' } }],
    });
  });

  it('says whose a hex is, and whether it came back to him', () => {
    const held = (text: string) => stateOf(`phase soviet-movement; ${text}`).own.held['3108'];
    expect(['', 'held 3108 soviet', 'held 3108 soviet back', 'held 3108 german'].map(held)).toEqual([
      undefined,
      undefined,
      'soviet',
      'german',
    ]);
    const back = stateOf('phase soviet-movement; held 3108 soviet back');
    expect(writePosition(barbarossa, back)).toContain('held 3108 soviet back\n');
  });
});
