// What a slip is answered with in play: a line is proposed only where it does no harm, else the name that may be meant.
import { describe, expect, it } from '@jest/globals';
import { at } from '../desk.ts';

const MOVING =
  'option fog=off; turn 13; phase german-movement; plan order move-fight; 24pz@1910; 46pz@1910; 3ra@1909; 4ra@rvgk';

const first = (line: string): string | undefined => at(MOVING, 'normal').type(line).lines[0];

describe('a slip in a verb', () => {
  it.each([
    ['moev 24pz 1908', 'move 24pz 1908'],
    ['moev 24pz 1909', 'help move'],
    ['moev 24pz 1908; end', 'help move'],
    ['declar minsk', 'help declare'],
    ['airlif 1910', 'help airlift'],
    ['plac 24pz 1909', 'help place'],
    ['undoo', 'help undo'],
    ['overveiw minsk', 'help overview'],
    ['overvew leningrad', 'overview leningrad'],
    ['rul 4.1', 'rule 4.1'],
    ['leningrad', 'look leningrad'],
    ['brest', 'look brest'],
    ['2115', 'look 2115'],
  ])('%s: is answered with %s', (line, meant) => {
    expect(first(line)).toBe(`Unknown command: ${line.split(' ', 1)[0]}. Did you mean: ${meant}.`);
  });
});

describe('a place behind a verb that takes no words', () => {
  it.each([
    ['st leningrad', 'status does not take leningrad. Did you mean: look leningrad.'],
    ['status brest', 'status does not take brest. Did you mean: look brest.'],
    ['st petersburg', 'status does not take petersburg.'],
  ])('%s: is proposed to be looked at, where the map has it', (line, answer) => {
    expect(first(line)).toBe(answer);
  });
});

describe('a slip in what follows', () => {
  it.each([
    ['attack kostyukovich', 'No place is called kostyukovich. Did you mean Kostyukovichi?'],
    ['look kostyukovich', 'No place is called kostyukovich. Did you mean: look kostyukovichi.'],
    ['attack 1909 form 24pz', 'attack does not take form. Did you mean from?'],
    ['attack 1909 from best', 'attack does not take best. Did you mean: attack 1909 best.'],
    ['place 99pz 2115', 'No unit is called 99pz.'],
    ['move 24pz to to 1908', 'move does not take to to. Did you mean: move 24pz to 1908.'],
    ['assault 2115 from 2116', 'assault does not take from: a unit or hex comes first, then where to.'],
    ['where 24 px', 'No place is called px. Did you mean: where 24pz.'],
    ['unit panzer 24', '24th Panzer Corps, German, in Cherikov.'],
    ['\u00dc', 'Line not read: character 1 in it is not a letter this program knows, U+00DC.'],
  ])('%s: is answered plainly', (line, answer) => {
    expect(first(line)).toBe(answer);
  });

  it('says what part of a name was taken for', () => {
    const { lines } = at(MOVING, 'normal').type('look st petersburg');
    expect(lines[1]).toBe('st was taken for Kerch Straits Command.');
    expect(at(MOVING, 'normal').type('move 46pz mos').lines[1]).toMatch(/^mos was taken for /);
  });

  it('names the choices where what was chosen is none', () => {
    const seat = at('option fog=off; turn 4; phase turn-start; 24pz@1910; 46pz@1910; 3ra@1909', 'normal');
    expect(seat.says('choose both')).toContain('You can type choose move-fight or choose fight-move.');
  });
});
