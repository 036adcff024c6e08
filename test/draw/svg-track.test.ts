// What the sheet prints of charts whose lines hold under a condition only, and what counters say on their backs.
import { describe, expect, it } from '@jest/globals';
import type { BoardSet } from '../../src/board/board.ts';
import { placeName } from '../../src/board/key-names.ts';
import type { UnitsFile } from '../../src/board/data-types.ts';
import { boardPicture, counterPicture } from '../../src/draw/svg/index.ts';
import { tinyMap, tinySet, tinyTurns, tinyUnits } from '../board/tiny.ts';
import { readXml, texts, withId } from './xml-kit.ts';

const line = (turn: number, mech: number, nonMech: number, condition?: string): object => ({
  turn,
  side: 'west',
  mech,
  nonMech,
  ...(condition !== undefined && { condition }),
});

const withRates = (): BoardSet => ({
  ...tinySet(),
  turns: {
    ...tinyTurns,
    movement: [
      line(1, 8, 3),
      line(1, 1, 1, 'scenario:meeting'),
      line(2, 2, 2, 'gambit'),
      line(2, 9, 4),
      line(2, 6, 6, 'scenario:waterloo'),
    ],
    replacements: [line(1, 0, 0, 'scenario:meeting'), line(1, 5, 7), line(2, 4, 4, 'gambit')],
  },
});

const track = (scenario?: string): readonly string[] => {
  const turns = withId(readXml(boardPicture(withRates(), scenario)), 'turns');
  return texts(turns!).filter((text) => text.includes('move'));
};

describe('the turn track', () => {
  it('prints the lines that always hold, wherever those with a condition stand', () => {
    expect(track()).toEqual(['Western move 8/3, repl. 5/7', 'Western move 9/4']);
  });

  it('has the lines of the scenario that is shown in their place', () => {
    expect(track('meeting')).toEqual(['Western move 1/1, repl. 0/0', 'Western move 9/4']);
  });
});

describe('the back of a counter', () => {
  const units: UnitsFile = {
    ...tinyUnits,
    units: tinyUnits.units.map((unit) => (unit.id === 'e1' ? { ...unit, print: 'First' } : unit)),
  };

  it('says where it enters and whose place it takes by the names there are for them', () => {
    const said = texts(readXml(counterPicture(units, { placeName: placeName(tinyMap) })));
    expect(said).toEqual(expect.arrayContaining(['3', 'East road', 'for First']));
    expect(said).not.toContain('east-road');
  });

  it('breaks a long name into lines', () => {
    const title = 'Entry of the corps from the Balkans';
    const said = texts(readXml(counterPicture(units, { placeName: () => title })));
    expect(said).toEqual(expect.arrayContaining(['Entry of the', 'corps from the', 'Balkans']));
  });
});
