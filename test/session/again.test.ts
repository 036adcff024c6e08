// `again`: the very last line, said before it is done; never an answer, a slip, or what cannot be called off. `yes` and `no`.
import { describe, expect, it } from '@jest/globals';
import { seated } from './kit.ts';

describe('again', () => {
  it('says what it does again, and does it', () => {
    const { desk, type } = seated();
    const once = type('go 1302').lines;
    expect(type('g').lines).toEqual(['Again: go 1302.', ...once]);
    type('move n1 1202');
    expect(type('again')).toMatchObject({ kind: 'refused', refusal: { params: { unit: 'n1' } } });
    expect(desk.match.entries).toHaveLength(1);
  });

  it('typed twice does the same line twice', () => {
    const { desk, type } = seated();
    type('go 1305', 'e', 'again', 'again');
    expect(desk.here).toBe('1302');
  });

  it.each([
    ['a step', 'go 1302', 'e'],
    ['a question', 'go 1302', 'near 1302 2'],
    ['the next unit', 'go 1302', 'next'],
  ])('before %s is not what again does: nothing is ordered', (_, before, last) => {
    const { desk, type } = seated();
    type('end', 'undo', before, last);
    expect(type('g').kind).toBe('answer');
    expect(desk.match.entries).toHaveLength(0);
  });

  it('leaves the level room for what it answers', () => {
    const { type } = seated();
    const { lines } = type('brief', 'look 1303');
    expect(type('again').lines).toEqual(['Again: look 1303.', ...lines]);
  });

  it.each(['', '# nothing'])('is about the line before %j, which says nothing', (line) => {
    const { type } = seated();
    type('go 1302', line);
    expect(type('again').lines[0]).toBe('Again: go 1302.');
  });

  it.each(['1', 'yes', 'no', 'mvoe n1 1303'])('does nothing after %s, which is no command', (line) => {
    const { desk, type } = seated();
    type('move n1 1202', line);
    expect(type('again').lines).toEqual([`Nothing is done again: the last line, ${line}, was no command.`]);
    expect(desk.match.entries).toHaveLength(1);
  });

  it.each([
    ['end', 'end'],
    ['move n1 1202; end', 'end'],
    ['attack 1403 from n1', 'attack'],
  ])('does not do %s again, which cannot be called off', (line, verb) => {
    const { desk, type } = seated();
    type(line);
    const { length } = desk.match.entries;
    expect(type('again').lines).toEqual([
      `Not done again: ${verb} cannot be called off. Type it out: ${line}.`,
    ]);
    expect(desk.match.entries).toHaveLength(length);
  });

  it('does a note again that has a word for an order in it', () => {
    expect(seated().type('note weak; end', 'again').lines[0]).toBe('Again: note weak; end.');
  });

  it('done after a refusal is refused again', () => {
    const { type } = seated();
    const { lines } = type('move n1 1107');
    expect(type('again')).toMatchObject({ kind: 'refused', lines: ['Again: move n1 1107.', ...lines] });
  });
});

describe('where something is to be confirmed', () => {
  it.each(['resign', 'RESIGN.', 'again'])('the same typed once more, %s, says only how to answer', (line) => {
    const { desk, type } = seated();
    type('resign');
    expect(type(line)).toMatchObject({
      kind: 'asks',
      lines: ['You are asked about resign already. Type yes in full to do it, or no.'],
    });
    expect(desk.match.state.over).toBeUndefined();
    expect(type('yes').lines[0]).toBe('Southerners win: the other side resigned.');
  });

  it('no drops it', () => {
    const { desk, type } = seated();
    expect(type('resign', 'no').lines).toEqual(['Not resigned. Go on: Northerners to move.']);
    expect(desk.asked).toBeUndefined();
  });
});

describe('no', () => {
  it('drops which of several was meant', () => {
    const { desk, type } = seated();
    expect(type('move foot 1202', 'no').lines).toEqual(['Dropped. Nothing changed.']);
    expect(desk.asked).toBeUndefined();
    expect(desk.match.entries).toHaveLength(0);
  });

  it.each(['yes', 'no'])('and yes say so where nothing is asked: %s', (word) => {
    expect(seated().type(word).lines).toEqual([`Nothing has been asked that ${word} would answer.`]);
  });
});

describe('what more would go on with', () => {
  it.each(['mvoe n1', 'move n1 9999', 'hint', 'lesson'])('is still there after %s', (line) => {
    const { type } = seated();
    type('help');
    const rest = seated().type('help', 'more').lines;
    type(line);
    expect(type('more').lines).toEqual(rest);
  });
});
