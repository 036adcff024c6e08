import { describe, expect, it } from '@jest/globals';
import type { Desk } from '../../src/session/session.ts';
import type { Journal } from '../../src/session/journal.ts';
import { readKeys } from '../../src/screen/terminal/key-parser.ts';
import { sitDown } from '../../src/screen/seat.ts';
import type { Sitting } from '../../src/screen/screen-state.ts';
import type { Seat } from '../../src/screen/seat.ts';
import { fordDesk, greetingOf } from './kit.ts';
import type { DeskWish } from './kit.ts';
import { scripted } from '../../src/core/dice.ts';

const CTRL_C = '\x03';

const at = (desk: Desk): Pick<Seat, 'now' | 'showing'> & { press(keys: string): Sitting } => {
  const seat = sitDown(desk, greetingOf(desk));
  return {
    now: seat.now,
    showing: seat.showing,
    press: (keys) => {
      seat.press(readKeys(keys).keys);
      return seat.now();
    },
  };
};

/** What the screen says after these keys, all of it. */
const told = (keys: string, wish?: DeskWish): readonly string[] => {
  const { log, question } = at(fordDesk(wish)).press(keys);
  return [...log.map(({ text }) => text), ...question];
};

const JOURNAL: Journal = {
  name: 'tuesday',
  note: () => ({ ok: true, value: 1 }),
  mark: () => ({ ok: true, value: 1 }),
  marks: () => [],
  text: () => ({ ok: true, value: '' }),
  branch: () => ({ ok: true, value: 'tuesday-1' }),
  dice: 'manual',
  seal: undefined,
  saved: () => undefined,
  proof: () => ({ ok: false, error: { code: 'SEED.NOT-OVER', params: {} } }),
};

describe('the hex that is told beside the map', () => {
  it('is the one a typed line has led the map to, until another line leads it elsewhere', () => {
    const { press } = at(fordDesk());
    const hexOf = ({ panel }: Sitting): string | undefined => panel[0]?.text.split(' ')[0];
    expect(hexOf(press('look 1302\r'))).toBe('1302');
    const asked = press('odds 1403\r');
    expect([asked.focus, asked.cursor, hexOf(asked)]).toEqual(['1403', '1403', '1403']);
    expect(hexOf(press('status\r'))).toBe('1403');
  });
});

describe('sitting down', () => {
  it('says what a game begins with, and what is asked beside it and not twice', () => {
    const { log, question } = at(fordDesk()).now();
    expect(log[0]?.text).toBe('Ford, Skirmish at the ford.');
    expect(question).toEqual(['3 units can move.', 'Type move, a unit and where to, or type end.']);
    expect(log.map(({ text }) => text)).not.toContain('3 units can move.');
  });
});

describe('a line', () => {
  it('is echoed, and its reply said', () => {
    const { log, fresh, typing } = at(fordDesk()).press('look 1303\r');
    expect(log[fresh]).toEqual({ kind: 'typed', text: '> look 1303' });
    expect(log[fresh + 1]?.text).toMatch(/^13 03\. /);
    expect(typing).toEqual({ text: '', at: 0, past: ['look 1303'] });
  });

  it('that is empty does nothing and says nothing', () => {
    const { now, press } = at(fordDesk());
    const { log } = now();
    expect(press('\r').log).toEqual(log);
  });

  it('that is refused is said to be', () => {
    const { log, fresh } = at(fordDesk()).press('move n1 1700\r');
    expect(log.slice(fresh + 1).every(({ kind }) => kind === 'refused')).toBe(true);
    expect(log.at(-1)?.text).toBe('Nothing changed.');
  });

  it('changes what is seen when it is an order', () => {
    const { now, press } = at(fordDesk());
    const before = now().view;
    const { view, question } = press('move n1 1202\r');
    expect(before?.units.find(({ id }) => id === 'n1')?.at).toBe('1302');
    expect(view?.units.find(({ id }) => id === 'n1')?.at).toBe('1202');
    expect(question[0]).toBe('2 units can move.');
  });

  it('may come in one piece with others', () => {
    expect(at(fordDesk()).press('end\rend\r').head[0]).toContain('Southerners, movement');
  });

  it('that asks for what is asked already says it all the same', () => {
    const { log } = at(fordDesk()).press('pending\r');
    expect(log.at(-1)?.text).toBe('Type move, a unit and where to, or type end.');
  });
});

describe('what stands in the question', () => {
  const ASKED = 'end\rattack 1403 from n1 n6\r';
  const answered = (
    line: string,
  ): { readonly said: readonly string[]; readonly question: readonly string[] } => {
    const { press } = at(fordDesk({ dice: scripted([5]) }));
    press(ASKED);
    const { log, fresh, question } = press(`${line}\r`);
    return { said: log.slice(fresh).map(({ text }) => text), question };
  };

  it.each(['legal', 'move n1 1202', 'end'])('is not said again by %s', (line) => {
    const { said, question } = answered(line);
    expect(question.some((text) => text.startsWith('1: '))).toBe(true);
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((text) => question.includes(text))).toEqual([]);
  });

  it('is said again by who asks for nothing else', () => {
    const { said, question } = answered('pending');
    expect(said.slice(1)).toEqual(question);
  });
});

describe('the hex that must be in sight', () => {
  it.each([
    ['looked at', 'look 1106\r', '1106'],
    ['a question names', 'near 1106 2\r', '1106'],
    ['a unit named is in', 'unit n4\r', '1303'],
    ['moved to', 'move n1 1202\r', '1202'],
    ['an order that is refused names', 'move n1 1700\r', '1700'],
    ['named before, when nothing is', 'look 1106\rstatus\r', '1106'],
  ])('is the one %s', (_, keys, hex) => {
    expect(at(fordDesk()).press(keys).focus).toBe(hex);
  });

  it('is the one the other side is asked about', () => {
    const { focus, question } = at(fordDesk({ dice: scripted([5]) })).press('end\rattack 1403 from n1 n6\r');
    expect(question[0]).toContain('retreat');
    expect(focus).toBe('1403');
  });

  it('is marked where here is, and an order takes it along', () => {
    const desk = fordDesk();
    const { press } = at(desk);
    expect(press('look 1106\r').here).toBe('1106');
    expect(press('move n1 1202\r').here).toBe('1202');
  });
});

describe('a question', () => {
  it('stands with its numbered answers until it is answered', () => {
    const desk = fordDesk();
    const { press } = at(desk);
    const asked = press('unit foot\r');
    expect(asked.question.at(-1)).toMatch(/^Type 1/);
    const chosen = press('1\r');
    expect(chosen.question[0]).toBe('3 units can move.');
    expect(chosen.log.at(-1)?.text).not.toMatch(/^Type 1/);
  });

  it('is dropped by Ctrl-C, which then does not count as the first', () => {
    const { press } = at(fordDesk());
    press('unit foot\r');
    const dropped = press(CTRL_C);
    expect(dropped.question[0]).toBe('3 units can move.');
    expect(press(CTRL_C).end).toBeUndefined();
  });

  it('of the side that broke in stands until its order', () => {
    const { press } = at(fordDesk());
    expect(press('halt\r').question[0]).toMatch(/^Southerners halt/);
    expect(press('look 1403\r').question[0]).toMatch(/^Southerners halt/);
    expect(press('pass\r').question[0]).toBe('3 units can move.');
  });
});

describe('completion', () => {
  it('fills in what can only be one thing', () => {
    expect(at(fordDesk()).press('hexs\t').typing.text).toBe('hexspeech ');
  });

  it('fills in what several have in common, then lists them', () => {
    const { press } = at(fordDesk());
    expect(press('mo\t').typing.text).toBe('mo');
    expect(press('').log.at(-1)?.text).toBe('move, moves, more.');
  });

  it('does nothing in the middle of a line or where nothing fits', () => {
    const { press } = at(fordDesk());
    expect(press('verbo\x1b[D\t').typing.text).toBe('verbo');
    expect(press('\x15zzz\t').typing.text).toBe('zzz');
  });
});

describe('leaving', () => {
  it('is what quit does', () => {
    const { end } = at(fordDesk({ journal: JOURNAL })).press('quit\rlook 1302\r');
    expect(end).toEqual({
      how: 'left',
      lines: ['Saved: tuesday.', 'To go on type: hexfront resume tuesday.'],
    });
  });

  it('is what Ctrl-C does the second time, after it has said that nothing is lost', () => {
    const { press } = at(fordDesk({ journal: JOURNAL }));
    const first = press(`look${CTRL_C}`);
    expect(first.log.at(-1)?.text).toBe('Saved. Press Ctrl-C again to leave, or type on.');
    expect(first.end).toBeUndefined();
    expect(press(CTRL_C).end?.how).toBe('interrupted');
  });

  it('is not what Ctrl-C does when something was typed between', () => {
    expect(at(fordDesk()).press(`${CTRL_C}l${CTRL_C}`).end).toBeUndefined();
  });

  it('says what is not saved', () => {
    expect(told(CTRL_C)).toContain('Press Ctrl-C again to leave, or type on. This game is not being saved.');
  });

  it('is the end of input on an empty line', () => {
    expect(at(fordDesk()).press('x\x04').end).toBeUndefined();
    expect(at(fordDesk()).press('\x04').end?.how).toBe('left');
  });
});

const PAGE_UP = '\x1b[5~';
const PAGE_DOWN = '\x1b[6~';

describe('what was said', () => {
  it('is turned by pages from what is in sight, no further than its beginning, and any order comes back to its end', () => {
    const { press, showing } = at(fordDesk());
    const { log } = press('status\rstatus\rstatus\r');
    showing({ first: 8, next: log.length });
    expect(press(PAGE_UP).scroll).toEqual({ to: 9 });
    showing({ first: 0, next: 6 });
    expect(press(PAGE_UP).scroll).toEqual({ to: 9 });
    expect(press(PAGE_DOWN).scroll).toEqual({ from: 6 });
    expect(press('move n4 1204\r').scroll).toBeUndefined();
  });

  it('is read from its beginning where it answers a question', () => {
    const { log, scroll, fresh } = at(fordDesk()).press('look brod\r');
    expect(scroll).toEqual({ from: fresh });
    expect(log[fresh]?.text).toBe('> look brod');
  });
});

describe('handing over at one keyboard', () => {
  const SECRET = 'note secret plan\r';

  it('shows nothing of either side until the next is ready', () => {
    const { press } = at(fordDesk({ twoPeople: true }));
    const waiting = press(`${SECRET}look 1302\rend\rend\r`);
    expect(waiting.view).toBeUndefined();
    expect(waiting.here).toBeUndefined();
    expect(waiting.question).toEqual([
      'Hand over to the Southerners. Nothing of theirs is shown until they type ready.',
    ]);
    const seen = [waiting.head, waiting.score, ...waiting.log.map(({ text }) => text)].join('\n');
    expect(seen).not.toMatch(/secret|13 02|to move/);
    expect(seen).not.toContain('cannot be cleared');
    expect(press('look 1403\r').log.map(({ text }) => text)).not.toContain('14 03. Clear.');
  });

  it('says so where what has scrolled off cannot be cleared', () => {
    const desk = fordDesk({ twoPeople: true });
    const { now, press } = sitDown(desk, [], { clears: false });
    press(readKeys('end\rend\r').keys);
    expect(now().question).toEqual([
      'Hand over to the Southerners. Nothing of theirs is shown until they type ready.',
      'What has scrolled off this terminal cannot be cleared.',
    ]);
  });

  it('leaves nothing to read or to call back of what was said and typed before', () => {
    const { press } = at(fordDesk({ twoPeople: true }));
    press(`${SECRET}end\rend\rnonsense\r`);
    const next = press('ready\r');
    expect(next.log.map(({ text }) => text).join('\n')).not.toMatch(/secret|nonsense|is over/);
    expect(next.log[0]?.text).toBe('> ready');
    expect(next.view?.who).toBe('south');
    expect(press('\x1b[A\x1b[A').typing.text).toBe('');
  });
});

describe('the heading', () => {
  it('says when orders go to a trial, and how a game has ended', () => {
    const { press } = at(fordDesk());
    expect(press('try\r').head[0]).toMatch(/^Trial: Ford, turn 1 of 2, Northerners/);
    expect(press('try off\r').head[0]).toMatch(/^Ford, turn 1/);
    press('end\r'.repeat(4));
    press('place n8 1001\rend\rend\rplace s8 1701\rend\rend\r');
    expect(press('').head[0]).toBe('Ford  The game is a draw: both sides have the same points.');
    expect(press('').question.join(' ')).toContain('The game is over.');
  });
});
