// The desk: typed lines become orders and questions, and every reply says what came of them.
import { describe, expect, it } from '@jest/globals';
import { HANDLED } from '../../src/session/dispatch.ts';
import { promptOf } from '../../src/session/verbs/speech/prompt.ts';
import { DESK_MESSAGES } from '../../src/text/en/play/session.ts';
import { matchHash } from '../../src/core/match.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { messageProblems, tableProblems } from '../../src/text/lint-messages.ts';
import { ford } from '../games/ford/game.ts';
import { beaten, seated } from './kit.ts';

describe('every verb', () => {
  it('of the registry that is no order has an answer at the desk, and the desk has no other', () => {
    const verbs = registryFor(ford)
      .verbs.filter(({ kind }) => kind !== 'order')
      .map(({ name }) => name);
    expect([...HANDLED, ...Object.keys(ford.questions ?? {})].toSorted()).toEqual(verbs.toSorted());
  });

  it('has a sentence that is written well', () => {
    expect(tableProblems(DESK_MESSAGES)).toEqual([]);
  });
});

describe('an order', () => {
  it('says what came of it', () => {
    const { type } = seated();
    expect(type('move n3 1303')).toMatchObject({
      kind: 'done',
      lines: ['3 Northern Foot moved to 13 03. It must stop: an enemy is next to it.', 'Move left 1.'],
    });
  });

  it('that is refused says what did not happen, why, by which rule, what would work, and that nothing changed', () => {
    const { desk, type } = seated();
    const before = matchHash(desk.match);
    expect(type('move n1 1304').lines).toEqual([
      '1 Northern Foot cannot go to 13 04: it costs 4, and the unit has 3. Rule 4.2.',
      'Type: move n1 brod 12 04.',
      'Nothing changed.',
    ]);
    expect(matchHash(desk.match)).toBe(before);
  });

  it('for several units is done for all or for none', () => {
    const { desk, type } = seated();
    expect(type('move n1 n2 1203')).toMatchObject({ kind: 'refused', refusal: { code: 'MOVE.STACK' } });
    expect(desk.match.entries).toHaveLength(0);
    type('move n1 n2 1202');
    expect(desk.match.entries).toHaveLength(1);
    expect(type('undo').lines[0]).toBe('Undone: 1 Northern Foot, 2 Northern Foot back in 13 02.');
  });

  it('joined to another by a semicolon is done with it or not at all', () => {
    const { desk, type } = seated();
    expect(type('move n3 1303; move n1 1107')).toMatchObject({ kind: 'refused' });
    expect(desk.match.entries).toHaveLength(0);
  });

  it.each([
    ['move n3 1303; move n1 zzz', 'That is order 2 of 2: move n1 zzz.'],
    ['move n3 1303; move n1 1107', 'That is order 2 of 2: move n1 1107.'],
    ['move n3 1303 zzz; move n1 1202', 'That is order 1 of 2: move n3 1303 zzz.'],
  ])('tells which of several is refused: %s', (line, which) => {
    const { desk, type } = seated();
    expect(type(line).lines.slice(-2)).toEqual([which, 'Nothing changed.']);
    expect(desk.match.entries).toHaveLength(0);
  });

  it('by itself is not counted', () => {
    expect(seated().type('move n1 zzz').lines.join('\n')).not.toContain('order 1');
  });

  it('that stops for an answer among others is counted once', () => {
    const { type } = seated();
    const { lines } = type('end; attack 1403 from n1 n6; end');
    expect(lines.join('\n').match(/order \d of 3/g)).toEqual(['order 2 of 3']);
  });
});

describe('an unclear name', () => {
  it('is asked about with numbers, and the number goes on with the order', () => {
    const { type } = seated();
    const asked = type('move foot 1202');
    expect(asked.kind).toBe('asks');
    expect(asked.lines[0]).toBe('Which unit? 3 match foot.');
    expect(type('2')).toMatchObject({
      kind: 'done',
      lines: ['1 Northern Foot moved to 12 02.', 'Move left 2.'],
    });
  });

  it('asks again after a wrong number, and drops it at an empty line', () => {
    const { desk, type } = seated();
    type('move foot 1202');
    expect(type('7')).toMatchObject({ kind: 'asks' });
    expect(type('')).toMatchObject({ lines: ['Dropped. Nothing changed.'] });
    expect(desk.match.entries).toHaveLength(0);
  });
});

describe('a question of the game', () => {
  it('is put to the side that must answer, with numbered choices', () => {
    const { type } = beaten();
    expect(type('pending').lines).toEqual([
      'Southerners must retreat: 1 Southern Foot, 2 Southern Foot.',
      'Type retreat, a unit and a hex.',
      '1: 1 Southern Foot to 15 02.',
      '2: 1 Southern Foot to 15 03.',
      '3: 1 Southern Foot to 14 04.',
      '4: 2 Southern Foot to 15 02.',
      '5: 2 Southern Foot to 15 03.',
      '6: 2 Southern Foot to 14 04.',
    ]);
  });

  it('is answered by number, and declined by 0', () => {
    const { desk, type } = beaten();
    type('1', '1');
    expect(type('0').lines[0]).toBe('Nobody advanced into 14 03.');
    expect(desk.match.entries.at(-1)?.orders[0]).toMatchObject({ by: 'north', verb: 'pass' });
  });

  it('is answered by a number after choose as well', () => {
    const { desk, type } = beaten();
    type('choose 2');
    expect(desk.match.entries.at(-1)?.orders[0]).toMatchObject({ by: 'south', verb: 'retreat' });
    expect(beaten().type('choose 9')).toMatchObject({ kind: 'asks' });
  });

  it('that has no such number asks again', () => {
    expect(beaten().type('9')).toMatchObject({ kind: 'asks' });
  });
});

describe('dice a person rolls', () => {
  it('are asked for and typed', () => {
    const { type } = seated();
    const asked = type('end', 'attack 1403 from n1');
    expect(asked.lines.at(-2)).toBe('Roll 1 die for the attack.');
    expect(type('die 7')).toMatchObject({ kind: 'refused', refusal: { code: 'ORDER.DIE-VALUES' } });
    expect(type('die 6').lines[0]).toBe('Defenders retreat. Die 6 at 1 to 2.');
  });
});

describe('the rights of the other side', () => {
  it('are used by halt and the order, and play goes on where it was', () => {
    const { desk, type } = seated();
    type('move n3 1303');
    expect(type('halt').lines[0]).toBe('Southerners halt the Northern turn. They can: react.');
    const verb = type('legal react').lines[0] ?? '';
    expect(type(verb.replace(/\.$/, ''))).toMatchObject({ kind: 'done' });
    expect(desk.match.entries.at(-1)?.orders[0]).toMatchObject({ by: 'south', verb: 'react' });
    expect(desk.halted).toBeUndefined();
  });

  it('can be let be', () => {
    const { desk, type } = seated();
    type('move n3 1303', 'halt');
    expect(type('pass').lines[0]).toBe('Northern turn goes on.');
    expect(desk.match.entries).toHaveLength(1);
  });

  it('stop a move in the middle when their owner wants to be asked', () => {
    const { desk, type } = seated();
    type('move n3 1303', 'halt', 'standing ask reaction');
    type('undo');
    expect(desk.match.state.standing).toEqual([]);
  });
});

describe('a trial', () => {
  it('marks what it says, never rolls, and leaves no trace', () => {
    const { desk, type } = seated({ dice: [6, 6] });
    type('end');
    const start = matchHash(desk.match);
    const tried = type('try attack 1403 from n1');
    expect(tried.lines.every((line) => line.startsWith('Trial') || line.startsWith('Type'))).toBe(true);
    expect(desk.trial?.state.drawn).toBe(0);
    expect(type('try off').lines).toEqual(['Trial dropped. Nothing changed.']);
    expect(matchHash(desk.match)).toBe(start);
  });
});

describe('two people at one keyboard', () => {
  const handed = (): ReturnType<typeof seated> => {
    const seat = seated({ fog: 'on', twoPeople: true });
    seat.type('end', 'end');
    return seat;
  };

  it('are told to hand over, and nothing of the next side is said before ready', () => {
    const { desk, type } = handed();
    expect(desk.waiting).toBe('south');
    for (const line of [
      'look 1403',
      'status',
      'units',
      'move s1 1502',
      'events',
      'legal',
      '1',
      'halt',
      'try',
    ]) {
      expect(type(line).lines).toEqual([
        'Hand over to the Southerners. Nothing of theirs is shown until they type ready.',
      ]);
    }
  });

  it('go on after ready, and hear how much was done to them', () => {
    const { type } = handed();
    expect(type('ready').lines).toEqual([
      'Southerners to move, turn 1 of 6, movement phase.',
      'Southern turn 1 begins.',
      '2 things were done to you. Type events to hear them.',
      '6 units can move.',
      'Type move, a unit and where to, or type end.',
    ]);
  });

  it('cannot take back across the hand-over', () => {
    const { type } = handed();
    expect(type('ready', 'undo')).toMatchObject({ kind: 'refused', refusal: { code: 'UNDO.HANDED-OVER' } });
  });

  it('do not hear the names of covered units', () => {
    const { type } = seated({ fog: 'on', twoPeople: true });
    expect(type('look 1403').lines.join(' ')).not.toContain('2 Southern Foot');
    expect(type('unit s2')).toMatchObject({ kind: 'refused', refusal: { code: 'UNIT.UNKNOWN' } });
  });
});

describe('what is hidden', () => {
  const hidden = (): ReturnType<typeof seated> => seated({ fog: 'on', twoPeople: true, dice: [6, 6, 6] });

  it('is not uncovered by a trial', () => {
    const { desk, type } = hidden();
    type('end', 'try');
    expect(type('attack 1403 from n1')).toMatchObject({
      kind: 'refused',
      refusal: { code: 'TRIAL.COVERED' },
    });
    expect(desk.match.entries).toHaveLength(1);
  });

  it('is not shown when the other side must answer in the middle of a turn', () => {
    const { desk, type } = hidden();
    type('end');
    const said = type('attack 1403 from n1').lines;
    expect(said.at(-2)).toBe(
      'Hand over to the Southerners. Nothing of theirs is shown until they type ready.',
    );
    expect(desk.waiting).toBe('south');
    expect(type('look 1403').lines[0]).toMatch(/^Hand over/);
    expect(type('ready').lines.join(' ')).toContain('1: 1 Southern Foot to 15 02.');
    type('1');
    expect(type('1').lines.join(' ')).toContain('Hand over to the Northerners');
  });

  it('is not shown by a halt before the other side is ready', () => {
    const { type } = hidden();
    expect(type('move n3 1303', 'halt').lines).toEqual([
      'Southerners halt the Northern turn.',
      'Hand over to the Southerners. Nothing of theirs is shown until they type ready.',
      'What stands above cannot be cleared here.',
    ]);
    expect(type('legal').lines[0]).toMatch(/^Hand over/);
    expect(type('ready', 'legal').lines[0]).toBe('You can: react.');
    expect(type('pass').lines.join(' ')).toContain('Hand over to the Northerners');
  });

  it('does not stay with the keyboard: the next one cannot do the last order of the other again', () => {
    const { desk, type } = hidden();
    type('end', 'end', 'ready');
    expect(type('again').lines).toEqual(['Nothing to do again: no line has been typed.']);
    expect(desk.match.entries).toHaveLength(2);
  });
});

describe('the answer to which unit', () => {
  it.each(['2', '2.', 'n1', '1 northern foot', '1 Northern Foot, 13 02'])('can be %s', (typed) => {
    const { type } = seated();
    type('move foot 1202');
    expect(type(typed).lines[0]).toBe('1 Northern Foot moved to 12 02.');
  });

  it('asks again after a slip, and gives way to another command', () => {
    const { desk, type } = seated();
    type('move foot 1202');
    expect(type('hrose')).toMatchObject({ kind: 'asks' });
    expect(type('score').lines[0]).toMatch(/^Score/);
    expect(desk.asked).toBeUndefined();
  });
});

describe('what nobody should be able to type', () => {
  it.each(['undo 0', 'redo 0', 'undo anyway 0', 'history 0', 'branch 0'])('%s is refused', (line) => {
    const { desk, type } = seated();
    type('move n1 1202');
    expect(type(line)).toMatchObject({ kind: 'refused' });
    expect(desk.match.entries).toHaveLength(1);
  });

  it.each(['rule constructor', 'rule __proto__', 'rule toString'])('%s is no rule', (line) => {
    expect(seated().type(line).lines[0]).toMatch(/^No rule/);
  });

  it.each([
    ['standing ask', 'STANDING.WHICH'],
    ['standing drop', 'STANDING.WHICH-NUMBER'],
    ['standing add if reaction', 'STANDING.NO-ORDER'],
  ])('%s says what is missing', (line, code) => {
    expect(seated().type(line)).toMatchObject({ refusal: { code } });
  });
});

describe('a trial in fog', () => {
  it('shows nothing of the other side, and ends where that side would decide', () => {
    const { desk, type } = seated({ fog: 'on', twoPeople: true });
    type('end');
    expect(type('try end').lines.at(-1)).toMatch(/^The trial ends here/);
    expect(desk.trial).toBeUndefined();
    expect(type('look 1403').lines.join(' ')).not.toContain('2 Southern Foot');
    type('try');
    expect(type('halt').lines[0]).toMatch(/^Not in a trial/);
  });

  it('has not begun when its first order was refused', () => {
    const { desk, type } = seated();
    type('try move n1 1304');
    expect(desk.trial).toBeUndefined();
  });
});

describe('a die typed as a bare number', () => {
  it('is the die that is asked for', () => {
    expect(seated().type('end', 'attack 1403 from n1', '6').lines[0]).toBe(
      'Defenders retreat. Die 6 at 1 to 2.',
    );
  });
});

describe('help', () => {
  it('never has a line too long to be read aloud', () => {
    const { desk, type } = seated();
    for (const { name } of desk.registry.verbs) {
      for (const line of [...type(`help ${name}`).lines, ...type('more').lines])
        expect(line.length).toBeLessThanOrEqual(160);
    }
  });
});

describe('while somebody is waited for', () => {
  it('a pass does not end the halt, and redo does not do the orders of the other', () => {
    const { desk, type } = seated({ fog: 'on', twoPeople: true });
    type('move n1 1202', 'undo', 'halt');
    expect(type('pass').lines[0]).toMatch(/^Hand over/);
    type('ready');
    expect(type('redo')).toMatchObject({ refusal: { code: 'REDO.NOTHING' } });
    type('pass', 'ready');
    expect(type('move n1 1202').kind).toBe('done');
    expect(desk.waiting).toBeUndefined();
  });
});

describe('a question of the game', () => {
  it('is answered in sums and sentences', () => {
    const { type } = seated();
    expect(type('odds 1403 from n1').lines).toEqual([
      '1 to 2 on 14 03.',
      '1 and 2: attackers eliminated.',
      '3 and 4: attackers retreat.',
      '5: exchange, each side loses 1 unit.',
      '6: defenders retreat.',
      'Attack 2: 1 Northern Foot 4, 1 Northern Foot over the river minus 2.',
      'Defence 16: 1 Southern Foot 4, 2 Southern Foot 4, wood times 2.',
    ]);
  });

  it('counts only what can be seen', () => {
    const { type } = seated({ fog: 'on' });
    expect(type('odds 1403 from n1 n2').lines[1]).toContain('1 unit is covered');
  });
});

describe('orders on one line', () => {
  it('are filled in where the ones before them lead', () => {
    const { desk, type } = seated({ dice: [6] });
    expect(type('end; attack 1403')).toMatchObject({ kind: 'done' });
    expect(desk.match.entries).toHaveLength(1);
  });
});

describe('standing orders', () => {
  it('are listed', () => {
    const { type } = seated();
    expect(type('standing').lines[0]).toBe('The Northerners have no standing orders.');
    expect(type('standing ask reaction').lines[0]).toBe(
      'Standing order 1 kept for the Northerners. They will be asked at: an enemy unit next to yours.',
    );
    expect(type('standing').lines).toEqual(['1, Northerners, an enemy unit next to yours: they are asked.']);
  });

  it.each(['standing off 1', 'standing drop 1', 'standing off if reaction', 'standing off reaction'])(
    'are dropped by %s',
    (line) => {
      const { desk, type } = seated();
      expect(type('standing ask reaction', line).kind).toBe('done');
      expect(desk.match.state.standing).toEqual([]);
    },
  );

  it('that could never be used are refused', () => {
    expect(seated().type('standing add if reaction then end')).toMatchObject({
      refusal: { code: 'STANDING.NOT-THERE' },
    });
  });
});

describe('a place that is not on the map', () => {
  it('has no distance', () => {
    const box = seated().type('near n7').lines[0];
    expect(box).toBe('7 Northern Guard is in the Northern entry box, not on the map, and near needs a hex.');
  });
});

describe('resigning', () => {
  it('needs the whole word yes', () => {
    const { desk, type } = seated();
    expect(type('resign').kind).toBe('asks');
    expect(type('y').lines[0]).toBe('Not resigned. Go on: Northerners to move.');
    expect(desk.match.state.over).toBeUndefined();
    type('resign', 'yes');
    expect(desk.match.state.over).toMatchObject({ winner: 'south', rule: 'hexfront:resign' });
  });

  it('is not given where a command is typed, which is told before that is answered', () => {
    const { type } = seated();
    const [first, ...rest] = type('resign', 'status').lines;
    expect(first).toBe('Not resigned. Go on: Northerners to move.');
    expect(rest).toEqual(seated().type('status').lines);
  });
});

describe('how things are said', () => {
  it.each([
    ['pair', '13 02. Clear. Northern held.'],
    ['digits', '1 3 0 2. Clear. Northern held.'],
    ['raw', '1302. Clear. Northern held.'],
    ['nato', 'One three zero two. Clear. Northern held.'],
  ])('hexes in the manner %s', (style, first) => {
    expect(seated().type(`hexspeech ${style}`, 'look 1302').lines[0]).toBe(first);
  });

  it('is cut from the end by level, never changed', () => {
    const full = seated().type('page off', 'legal n5').lines;
    const normal = seated().type('legal n5').lines;
    expect(full.slice(0, 5)).toEqual(normal.slice(0, 5));
    expect(normal.slice(5)).toEqual([`${full.length - 5} more. Type more.`]);
    const brief = seated().type('brief', 'look 1302').lines;
    // The one line that is heard says who is there.
    expect(brief).toHaveLength(1);
    expect(brief[0]).toContain('1 Northern Foot, Northern, and 1 more');
  });

  it('goes on with more, ten lines at a time', () => {
    const { type } = seated();
    expect(type('legal n5').lines).toHaveLength(6);
    expect(type('more').lines).toHaveLength(10);
  });

  it('is repeated by repeat', () => {
    const { type } = seated();
    const said = type('status').lines;
    expect(type('repeat').lines).toEqual(said);
  });

  it('has the prompt one wants', () => {
    const { desk, type } = seated();
    expect(promptOf(desk)).toBe('> ');
    type('prompt long');
    expect(promptOf(desk)).toBe('Northerners, turn 1, movement> ');
    type('prompt off');
    expect(promptOf(desk)).toBe('');
  });
});

describe('questions', () => {
  it.each([
    ['status', 'Northerners to move, turn 1 of 6, movement phase.'],
    ['legal', 'You can: move, end.'],
    ['score', 'Score: Northerners 3, Southerners 3.'],
    ['units', 'Northerners: 6 units, attack 23, defence 18, and 2 off the map. North to south.'],
    ['unit n1', '1 Northern Foot, Northern, in 13 02.'],
    ['moves n1', '1 Northern Foot can reach 17 hexes.'],
    ['near 1302 2', '4 stacks within 2 hexes of 13 02, without those in it: 2 Northern, 2 Southern.'],
    ['dist 1302 1700', '13 02 to 17 00: 4 hexes, south-east.'],
    ['row 13', 'Row 13: 3 of 8 hexes with a unit or a city, west to east.'],
    ['col 02', 'Column 2: 1 of 8 hexes with a unit or a city, north to south.'],
    ['rule 4.2', 'Rule 4.2. Terrain.'],
    ['rule river', '2 rules mention river.'],
    ['history', 'No order has been given yet.'],
    ['why', 'Nothing has been refused.'],
    ['marks', 'No marks and no notes.'],
    ['dice', 'These dice have no seal.'],
    ['help move', 'move: moves a unit or a stack; steps between are allowed.'],
    ['more', 'Nothing more to say.'],
    ['again', 'Nothing to do again: no line has been typed.'],
    ['events', 'Set-up: 12 units are on the map.'],
    ['ready', 'Nobody is waiting to be ready.'],
    ['note x', 'No note in a game that is not being saved.'],
    ['branch 1', 'No branch in a game that is not being saved.'],
  ])('%s is answered', (line, first) => {
    expect(seated().type(line).lines[0]).toBe(first);
  });

  it('why tells in full what an order brought about, until it is taken back', () => {
    const { type } = seated();
    type('move n3 1303');
    const told = ['3 Northern Foot moved to 13 03. It must stop: an enemy is next to it.', 'Move left 1.'];
    const full = [...told, 'Cost 2, by 13 03.', 'Rule 4.5.'];
    expect(type('more').lines).toEqual(full);
    expect(type('more').lines).toEqual(['Nothing more to say.']);
    expect(type('why').lines).toEqual(full);
    type('undo', 'redo', 'calendar');
    expect(type('more').lines).toEqual(['Nothing more to say.']);
    expect(type('undo', 'why').lines[0]).toMatch(/^Nothing has been refused/);
  });

  it('why forgets a refusal once something else was done, and keeps it while one only asks', () => {
    const { type } = seated();
    expect(type('move n1 1304', 'status', 'why').lines[0]).toBe('Rule 4.2. Terrain.');
    for (const line of ['move n3 1303', 'undo', 'redo', 'try']) {
      expect(type('move n1 1304').kind).toBe('refused');
      expect([line, type(line).kind === 'refused']).toEqual([line, false]);
      expect([line, type('why').lines[0]]).toEqual([
        line,
        expect.stringMatching(line === 'move n3 1303' ? /moved to 13 03/ : /^Nothing has been refused/),
      ]);
    }
  });

  it('after a refusal, why gives the rule', () => {
    expect(seated().type('move n1 1304', 'why').lines[0]).toBe('Rule 4.2. Terrain.');
  });

  it('a position is given at the start of a phase, without fog', () => {
    expect(seated().type('position').lines[0]).toContain('base crossing; data');
    const two = seated({ fog: 'on', twoPeople: true });
    expect(two.type('ready', 'position')).toMatchObject({ refusal: { code: 'POSITION.FOG' } });
    const asking = seated({ fog: 'on', onlyAsked: true });
    expect(asking.type('position')).toMatchObject({ refusal: { code: 'POSITION.FOG' } });
    expect(beaten().type('position')).toMatchObject({ refusal: { code: 'POSITION.MIDDLE' } });
  });
});

describe('slips', () => {
  it.each([
    ['mvoe 1302 1202', 'VERB.UNKNOWN'],
    ['look 2699', 'HEX.NOT-ON-MAP'],
    ['move', 'WORD.MISSING'],
    ['move s1 1502', 'UNIT.NOT-YOURS'],
    ['attack 1403', 'ORDER.NOT-NOW'],
    ['undo', 'UNDO.NOTHING'],
    ['redo', 'REDO.NOTHING'],
    ['\u001b[2J', 'TEXT.CONTROL'],
    ['x'.repeat(3000), 'LINE.LONG'],
  ])('%j is refused as %s and nothing changes', (line, code) => {
    const { desk, type } = seated();
    const before = matchHash(desk.match);
    const reply = type(line);
    expect(reply).toMatchObject({ kind: 'refused', refusal: { code } });
    expect(reply.lines.at(-1)).toBe('Nothing changed.');
    expect(reply.lines.join('\n')).toMatch(/^[\x20-\x7e\n]*$/);
    expect(matchHash(desk.match)).toBe(before);
  });

  it('of every refusal have a sentence', () => {
    const { desk, type } = seated();
    for (const line of ['move n1 1304', 'move n1 n2 1203', 'end', 'attack 1406 from n1']) {
      const { refusal } = type(line);
      if (refusal === undefined) continue;
      expect(
        messageProblems(desk.book, { key: refusal.code, params: { ...refusal.params, rule: refusal.rule } }),
      ).toEqual([]);
    }
  });
});
