// Two people with something to hide at one keyboard: nothing of the next side is said before it is ready, by any verb.
import { describe, expect, it } from '@jest/globals';
import type { Journal, Mark } from '../../src/session/journal.ts';
import { openDesk } from '../../src/session/session.ts';
import { resumedLines } from '../../src/session/greeting.ts';
import { examplesOf } from '../../src/language/examples.ts';
import { ford } from '../games/ford/game.ts';
import { seated } from './kit.ts';

/** A journal in memory that knows whose a note is. */
const journal = (): Journal => {
  const marks: Mark[] = [];
  const keep =
    (kind: Mark['kind']) =>
    (text: string, by?: string): { readonly ok: true; readonly value: number } => {
      marks.push({ kind, text, order: 0, ...(by !== undefined && { by }) });
      return { ok: true, value: marks.length };
    };
  const no = { ok: false, error: { code: 'NOTE.EMPTY', params: {} } } as const;
  return {
    name: 'g',
    note: keep('note'),
    mark: keep('mark'),
    marks: () => marks,
    text: () => no,
    branch: () => no,
    dice: 'scripted',
    seal: undefined,
    saved: () => undefined,
    proof: () => no,
  };
};

const handed = (): ReturnType<typeof seated> => {
  const seat = seated({ fog: 'on', twoPeople: true, journal: journal() });
  seat.type('note north looks weak', 'mark norths mark', 'move n3 1303', 'end', 'end');
  return seat;
};

const WAIT = 'Hand over to the Southerners. Nothing of theirs is shown until they type ready.';

/** What a line may say while one is waited for; the settings and the way out say the same whoever sits here. */
const SAME_FOR_ALL = /^(help|brief|normal|verbose|hexspeech|prompt|theme|charset|colour|save|quit|ready)\b/;

describe('while a side is waited for', () => {
  it('no verb of the registry, with or without words, says anything of either side', () => {
    const { desk, type } = handed();
    const lines = desk.registry.verbs.flatMap((spec) => [
      spec.name,
      ...examplesOf(spec, desk.registry, undefined),
    ]);
    for (const line of [
      ...lines,
      '1',
      '0',
      'yes',
      '',
      's1',
      '1403',
      'more',
      'again',
      'leave',
      'next turn',
    ].filter((each) => !SAME_FOR_ALL.test(each))) {
      const said = type(line).lines;
      expect([line, said.every((text) => text === WAIT)]).toEqual([line, true]);
      expect(desk.waiting).toBe('south');
    }
  });

  it('help has examples of no unit of the next side', () => {
    const { desk, type } = handed();
    for (const { name } of desk.registry.verbs) {
      const said = type(`help ${name}`).lines.join('\n');
      expect([name, /\b[ns][1-8]\b/.test(said)]).toEqual([name, false]);
    }
  });

  it('what was said to the other side is not repeated', () => {
    const { type } = handed();
    expect(type('repeat').lines).toEqual([WAIT]);
    type('ready');
    expect(type('more').lines).toEqual(['Nothing more to say.']);
  });
});

describe('after ready', () => {
  it('is told once more what the other person has heard and need not hear again', () => {
    const { desk, type } = handed();
    desk.toldOnce.add('thread.done');
    type('ready');
    expect(desk.toldOnce.has('thread.done')).toBe(false);
  });

  it('notes and marks of the other side are not there, in any list', () => {
    const { type } = handed();
    type('ready');
    expect(type('marks').lines).toEqual(['No marks and no notes.']);
    type('note south waits');
    const said = ['marks', 'replay', 'goto 3', 'goto mark norths']
      .flatMap((line) => type(line).lines)
      .join('\n');
    expect(said).not.toMatch(/north looks|norths mark, after/);
    expect(said).toContain('south waits');
  });

  it('no question names what is covered', () => {
    const { type } = handed();
    type('ready', 'page off');
    for (const line of [
      'events',
      'changes',
      'luck',
      'history 50',
      'replay',
      'look 1302',
      'next',
      'units north',
      'leave',
      'marks',
    ])
      expect([line, /2 Northern Foot|\bn2\b/.test(type(line).lines.join('\n'))]).toEqual([line, false]);
  });
});

describe('a game that two people go on with', () => {
  it('begins with the hand-over, and not with the last order', () => {
    const seat = seated({ fog: 'on', twoPeople: true });
    seat.type('move n1 1202');
    const desk = openDesk(ford, seat.desk.match, { twoPeople: true });
    const notice = { code: 'RESUME.REAPPLIED', params: { line: 9, order: 'move n1 1202' } };
    const said = resumedLines(desk, [notice]).join('\n');
    expect(said).toContain('Hand over to the Northerners.');
    expect(said).not.toMatch(/n1|1202|12 02/);
  });
});
