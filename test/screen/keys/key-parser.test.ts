import { describe, expect, it } from '@jest/globals';
import { readKeys, readRest } from '../../../src/screen/terminal/key-parser.ts';

const names = (sent: string): readonly string[] =>
  readKeys(sent).keys.map((key) => (key.name === 'text' ? `text ${key.text}` : key.name));

describe('keys', () => {
  it('are text, as it comes', () => {
    expect(names('look 1302')).toEqual(['text look 1302']);
    expect(names('Käse')).toEqual(['text Käse']);
  });

  it.each([
    ['\r', 'enter'],
    ['\n', 'enter'],
    ['\x1bOM', 'enter'],
    ['\x7f', 'backspace'],
    ['\b', 'backspace'],
    ['\x1b[3~', 'delete'],
    ['\x1b[A', 'up'],
    ['\x1bOB', 'down'],
    ['\x1b[D', 'left'],
    ['\x1b[1;5C', 'right'],
    ['\x1b[H', 'home'],
    ['\x1b[1~', 'home'],
    ['\x01', 'home'],
    ['\x1bOF', 'end'],
    ['\x1b[8~', 'end'],
    ['\x05', 'end'],
    ['\x1b[5~', 'page up'],
    ['\x1b[6;2~', 'page down'],
    ['\t', 'tab'],
    ['\x17', 'drop word'],
    ['\x15', 'drop line'],
    ['\x1b[Z', 'shift tab'],
    ['\x03', 'interrupt'],
    ['\x04', 'end of input'],
  ])('%j is %s', (sent, name) => {
    expect(readKeys(sent)).toEqual({ keys: [{ name }], rest: '' });
  });

  it('come in one piece when pasted, a line end of two characters being one', () => {
    expect(names('end\r\nyes\r')).toEqual(['text end', 'enter', 'text yes', 'enter']);
    expect(names('ab\x1b[Dc\x7f')).toEqual(['text ab', 'left', 'text c', 'backspace']);
  });

  it('of the keypad are what is printed on them', () => {
    expect(names('\x1bOw\x1bOq\x1bOk\x1bOm\x1bOM')).toEqual([
      'text 7',
      'text 1',
      'text +',
      'text -',
      'enter',
    ]);
  });

  it('that nobody knows are passed over', () => {
    expect(names('\x1b[15~a\x1b[[Ab\x1b[<0;3;4Mc\x1b[1Xd\x00\x1e\x1be')).toEqual([
      'text a',
      'text b',
      'text c',
      'text d',
      'escape',
      'text e',
    ]);
  });

  it.each(['\x1b', '\x1b[', '\x1bO', '\x1b[1;', '\x1b[['])('wait for the end of %j', (begun) => {
    expect(readKeys(`x${begun}`)).toEqual({ keys: [{ name: 'text', text: 'x' }], rest: begun });
  });

  it('whose end does not come were Escape, and what followed it', () => {
    expect(readRest('\x1b')).toEqual([{ name: 'escape' }]);
    expect(readRest('\x1b[')).toEqual([{ name: 'escape' }, { name: 'text', text: '[' }]);
  });
});
