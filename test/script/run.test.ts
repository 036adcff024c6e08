import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { DUEL, runLines } from './kit.ts';

const NEW = 'new ford crossing fog=off';
const failures = (out: readonly string[]): string[] => out.filter((line) => line.startsWith('not ok'));

describe('a script whose checks hold', () => {
  it('ends with 0, with a line for each check and their number', async () => {
    expect(await runLines(NEW, '# a comment', '', 'expect turn 1', 'expect side north')).toEqual({
      exit: 0,
      out: ['ok 1 line 4: expect turn 1', 'ok 2 line 5: expect side north', '2 passed, 0 failed'],
      err: [],
    });
  });

  it('says nothing of orders, but answers questions', async () => {
    const { out } = await runLines(NEW, 'move n1 1402', 'look 1700');
    expect(out).toEqual(['17 00. Clear. Empty, Southern held.', '0 passed, 0 failed']);
  });

  it('is read with the line ends and the byte-order mark of any system', async () => {
    const { exit, out } = await runLines(`\ufeff${NEW}\r`, 'expect turn 1\r');
    expect({ exit, out }).toEqual({ exit: 0, out: ['ok 1 line 2: expect turn 1', '1 passed, 0 failed'] });
  });

  it('stops quietly where it says quit at its end', async () => {
    expect(await runLines(NEW, 'end', 'quit', '# the end')).toMatchObject({ exit: 0, err: [] });
  });

  it('does not pass over what stands after quit: that is said, with the checks, and fails', async () => {
    const { exit, err } = await runLines(NEW, 'quit', 'end', 'expect turn 9', 'expect turn 1');
    expect(exit).toBe(2);
    expect(err.join('\n')).toMatch(
      /^Stopped at line 3 of .*: end\.\nNot run: line 2 left the game\.\n3 lines were not run, 2 checks among them\./,
    );
    expect(err).toContain('Code SCRIPT.AFTER-QUIT.');
  });
});

describe('a check that fails', () => {
  it('says what was found and what was wanted, and the script goes on and ends with 1', async () => {
    const { exit, out, err } = await runLines(NEW, 'expect turn 2', 'expect turn 1');
    expect({ exit, err }).toEqual({ exit: 1, err: [] });
    expect(out).toEqual([
      'not ok 1 line 2: expect turn 2: got 1, want 2',
      'ok 2 line 3: expect turn 1',
      '1 passed, 1 failed',
    ]);
  });

  it.each([
    ['expect ok', 'expect refused MOVE.FAR'],
    [
      'expect event game.begins scenario=crossing units=12 rule=2.1',
      'expect event game.begins scenario=skirmish',
    ],
    ['expect event town.held hex=1504 side=south', 'expect event town.held hex=1504 side=north'],
    ['expect event turn.begins rule=ford:1.1', 'expect event turn.begins rule=1.2'],
    ['expect event turn.begins', 'expect event turn.last'],
    ['expect unit n1 at 1302', 'expect unit n1 at 1303'],
    ['expect unit 3 Northern Foot at Brod', 'expect unit 1 Northern Foot at Brod'],
    ['expect unit n3 at Brod attack 3 side north moved no', 'expect unit n3 at Brod attack 4'],
    ['expect unit n7 at "northern entry box"', 'expect unit n7 at dead'],
    ['expect unit n3 at 12 03 moved=false', 'expect unit n3 at 12 03 move 4'],
    ['expect over none', 'expect over draw'],
    ['expect over none', 'expect over north'],
    ['expect turn 1', 'expect turn 0'],
    ['expect phase movement', 'expect phase combat'],
    ['expect side Northerners', 'expect side enemy'],
    ['expect asks n move', 'expect asks s'],
    ['expect asks north m end', 'expect asks north attack'],
    ['expect legal move n1 1402', 'expect legal move n1 1403'],
    ['expect illegal move n1 1403', 'expect illegal move n1 1402'],
    ['expect legal as south react s1 1502', 'expect legal as north react s1 1502'],
    ['expect illegal react s1 1502', 'expect illegal as south react s1 1502'],
    ['expect legal move n1 1402; move n2 1402', 'expect legal move n1 1402; move n1 1302'],
    ['expect legal as south react s1 = 1404 1502 1503', 'expect legal as south react s1 = 1502'],
    ['expect legal react = none', 'expect legal as south react = none'],
    ['expect legal attack = none', 'expect legal attack = 1403'],
    ['expect count 8 units north', 'expect count 7 units north'],
    ['expect count 2 units south at 1403', 'expect count 1 units south at 1403'],
    ['reject move n1 1403 code MOVE.ENEMY', 'reject move n1 1403 code MOVE.FAR'],
    ['reject move n1 1403 rule 4.4', 'reject move n1 1403 rule 4.5'],
    ['reject move n1 1403', 'reject move n1 1402'],
    ['reject move n1 1403 MOVE.ENEMY', 'reject move n9 1403'],
    ['reject move n1 1403 code MOVE.ENEMY rule 4.4', 'reject move n1 1403 code MOVE.ENEMY rule 4.5'],
    ['reject move n9 1403 code UNIT.UNKNOWN rule hexfront:language', 'reject move n1 1402 code MOVE.ENEMY'],
    ['reject move foot 1402 code UNIT.AMBIGUOUS', 'reject mvoe n1 1402 code UNIT.AMBIGUOUS'],
  ])('as against one that holds: %s', async (holds, fails) => {
    const { exit, out, err } = await runLines(NEW, holds, fails);
    expect({ exit, err }).toEqual({ exit: 1, err: [] });
    expect(out[0]).toBe(`ok 1 line 2: ${holds}`);
    expect(out[1]).toMatch(/^not ok 2 line 3: .*: got .+, want .+$/);
    expect(out[2]).toBe('1 passed, 1 failed');
  });

  it.each([
    ['expect die 6', 'expect die 5'],
    ['expect event attack.result-DR odds=1:1 result=DR', 'expect event attack.result-DR odds=2:1'],
    ['expect asks south retreat', 'expect asks north retreat'],
    ['expect legal retreat = 1401 1501 1502', 'expect legal retreat = 1401 1500'],
    ['perft 1 = 3', 'perft 1 = 4'],
    ['perft 2 die 2 = 6', 'perft 1 die 2 = 9'],
  ])('as against one that holds, after a battle: %s', async (holds, fails) => {
    const { exit, out } = await runLines('dice 6', ...DUEL, 'attack 1402', holds, fails);
    expect(failures(out)).toEqual([expect.stringContaining(fails)]);
    expect(exit).toBe(1);
  });

  it.each([
    ['reject move n1 1403 NOSUCH.CODE', 'SCRIPT.CODE', 'Not read: there is no code NOSUCH.CODE.'],
    ['reject move n1 1403 MOVE.ENEMI', 'SCRIPT.CODE', /The nearest is MOVE\.ENEMY\./],
    ['reject move n1 1403 code MOVE.NOSUCHTHINGATALL', 'SCRIPT.CODE', /The nearest is MOVE\./],
    ['expect refused NOSUCH.CODE', 'SCRIPT.CODE', 'Not read: there is no code NOSUCH.CODE.'],
    [
      'reject move n1 1403 rule 99.1z',
      'SCRIPT.RULE',
      'Not read: there is no rule 99.1z in ford. The nearest is 9.1.',
    ],
    ['reject move n1 1403 rule 4.44', 'SCRIPT.RULE', /The nearest is 4\.4\./],
    ['reject move n1 1403 rule hexfront:langage', 'SCRIPT.RULE', /The nearest is hexfront:language\./],
    [
      'expect event game.begins rule=99.1',
      'SCRIPT.RULE',
      'Not read: there is no rule 99.1 in ford. The nearest is 9.1.',
    ],
    [
      'expect over draw rule 99.1',
      'SCRIPT.RULE',
      'Not read: there is no rule 99.1 in ford. The nearest is 9.1.',
    ],
  ])('that names what there is not stops the script: %s', async (check, code, says) => {
    const { exit, err } = await runLines(NEW, check);
    expect([exit, err[0], err.at(-1)]).toEqual([
      2,
      `Stopped at line 2 of standard input: ${check}.`,
      `Code ${code}.`,
    ]);
    expect(err[1]).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
  });

  it('is told from one whose words mean nothing', async () => {
    const { exit, err } = await runLines(NEW, 'expect unit n99 at 1302');
    expect(exit).toBe(2);
    expect(err).toEqual([
      'Stopped at line 2 of standard input: expect unit n99 at 1302.',
      'No unit is called n99.',
      expect.any(String),
      'Code UNIT.UNKNOWN.',
    ]);
  });

  it.each(['expect unit n1 at 9999', 'expect side east', 'expect asks east', 'expect legal look 1302'])(
    'is told from %s',
    async (line) =>
      expect(await runLines(NEW, line)).toMatchObject({ exit: 2, out: ['Stopped: no check was reached.'] }),
  );
});

describe('the hash', () => {
  it('that a script prints is the one it can expect, in pairs or not', async () => {
    const { out } = await runLines(NEW, 'hash');
    const hash = /^Hash (\w{4}) (\w{4})\.$/.exec(out[0] ?? '') ?? [];
    const same = await runLines(NEW, `expect hash ${hash[1]} ${hash[2]}`, `expect hash ${hash[1]}${hash[2]}`);
    expect(same).toMatchObject({ exit: 0, out: expect.arrayContaining(['2 passed, 0 failed']) });
    const other = await runLines(NEW, 'move n1 1402', `expect hash ${hash[1]}${hash[2]}`);
    expect(other.exit).toBe(1);
  });
});

describe('an order that is refused', () => {
  it('stops the script there with 3, and says why, by which rule, with its code', async () => {
    const { exit, out, err } = await runLines(NEW, 'expect turn 1', 'move n6 1402', 'expect turn 1');
    expect(exit).toBe(3);
    expect(out).toEqual(['ok 1 line 2: expect turn 1', '1 passed, 0 failed']);
    expect(err[0]).toBe('Stopped at line 3 of standard input: move n6 1402.');
    expect(err.slice(1)).toEqual(
      expect.arrayContaining([expect.stringContaining('Rule 4.2.'), 'Nothing changed.']),
    );
    expect(err.join('\n')).toMatch(/Code MOVE\.[A-Z-]+\./);
  });

  it('may be expected on the next line, and the script goes on', async () => {
    const { exit } = await runLines(
      NEW,
      'move n1 1403',
      '# said',
      'expect refused MOVE.ENEMY rule 4.4',
      'move n1 1402',
    );
    expect(exit).toBe(0);
  });

  it('is expected as it is, or the check fails', async () => {
    const { exit, out } = await runLines(NEW, 'move n1 1403', 'expect refused MOVE.FAR', 'expect turn 1');
    expect(exit).toBe(1);
    expect(out[0]).toBe(
      'not ok 1 line 3: expect refused MOVE.FAR: got refused MOVE.ENEMY rule ford:4.4, want refused MOVE.FAR',
    );
    expect(out[1]).toMatch(/^ok 2/);
  });

  it('where ok was expected fails the check and stops', async () => {
    const { exit, out } = await runLines(NEW, 'move n1 1403', 'expect ok', 'expect turn 1');
    expect(exit).toBe(3);
    expect(out).toEqual([expect.stringMatching(/^not ok 1/), '0 passed, 1 failed']);
  });

  it('changes nothing when it is only rejected, and neither does one that is legal', async () => {
    const { out } = await runLines(
      NEW,
      'hash',
      'expect legal move n1 1402',
      'reject move n1 1402 code MOVE.ENEMY',
      'hash',
    );
    expect(out[3]).toBe(out[0]);
    expect(out[0]).toMatch(/^Hash/);
  });

  it('that is rejected is what why and expect refused are about', async () => {
    const { exit, out } = await runLines(
      NEW,
      'reject move n1 1403 rule 4.4',
      'expect refused MOVE.ENEMY',
      'expect refused rule 4.4',
      'expect refused',
      'why',
      'move n1 1403',
      'expect refused',
    );
    expect({ exit, failed: failures(out) }).toEqual({ exit: 0, failed: [] });
    expect(out.join(' ')).toContain('4.4');
    expect(out.join(' ')).not.toContain('Nothing has been refused');
  });

  it('for its words alone is not what a bare reject wants', async () => {
    const { exit, out } = await runLines(NEW, 'reject move n1 zork', 'reject move n1 zork PLACE.UNKNOWN');
    expect(exit).toBe(1);
    expect(out[0]).toMatch(/^not ok 1 .* want refused by a rule$/);
  });

  it('may be the end of several phases, each an order of its own', async () => {
    const { exit, out } = await runLines(
      NEW,
      'end to combat',
      'expect phase combat',
      'end to south movement',
      'expect side south',
    );
    expect({ exit, failed: failures(out) }).toEqual({ exit: 0, failed: [] });
  });

  it('among several leaves the others undone', async () => {
    const { exit, out } = await runLines(
      NEW,
      'move n1 1402; move n2 1403',
      'expect refused MOVE.ENEMY',
      'expect unit n1 at 1302 moved no',
    );
    expect({ exit, failed: failures(out) }).toEqual({ exit: 0, failed: [] });
  });
});

describe('words that cannot be read', () => {
  it.each([
    ['expect trn 1', 'SCRIPT.EXPECT'],
    ['expect turn x', 'SCRIPT.FORM'],
    ['dice six', 'SCRIPT.FORM'],
    ['position 1', 'SCRIPT.BLOCK-OPEN'],
    ['x'.repeat(10_001), 'LINE.LONG'],
    ['look \u0007', 'TEXT.CONTROL'],
  ])('stop a script before anything of it is run: %j', async (line, code) => {
    const { exit, out, err } = await runLines(NEW, 'look 1302', line);
    expect({ exit, out }).toEqual({ exit: 2, out: ['Stopped: no check was reached.'] });
    expect(err[0]).toMatch(/^Stopped at line 3 of standard input/);
    expect(err.join('\n')).toContain(`Code ${code}.`);
  });

  it.each([
    ['expct turn 1', 'Did you mean: expect turn 1.', 'SCRIPT.UNKNOWN'],
    ['mvoe n1 1402', 'Did you mean: move n1 1402.', 'SCRIPT.UNKNOWN'],
    ['fly n1 1402', 'A line is an order, a question, or begins with', 'SCRIPT.UNKNOWN'],
    ['move n1', 'move needs', 'WORD.MISSING'],
    ['move n9 1402', 'No unit is called n9', 'UNIT.UNKNOWN'],
    ['move foot 1402', 'Which unit?', 'UNIT.AMBIGUOUS'],
    ['as east move n1 1402', 'No side is called east', 'SIDE.UNKNOWN'],
    ['7', 'not one of the choices', 'SCRIPT.ASKED'],
  ])('stop it where they stand: %s', async (line, said, code) => {
    const [begin, ...more] = line === '7' ? ['dice 6', ...DUEL, 'attack 1402'] : [NEW];
    const { exit, out, err } = await runLines(begin ?? '', ...more, line);
    expect(exit).toBe(2);
    const told = [...out, ...err].join('\n').toLowerCase();
    expect(told).toContain(said.toLowerCase());
    expect(told).toContain(`code ${code.toLowerCase()}.`);
  });

  it.each(['look 1302', 'expect turn 1', 'snapshot here', 'as south end'])(
    'are those before a game has begun: %s',
    async (line) => {
      const { exit, err } = await runLines(line);
      expect(exit).toBe(2);
      expect(err).toContain('Code SCRIPT.NO-GAME.');
    },
  );

  it('are those of a game, scenario or option there is not', async () => {
    for (const line of ['new chess', 'new ford winter', 'new ford snow=on', 'new ford fog=thick']) {
      expect(await runLines(line)).toMatchObject({ exit: 2 });
    }
  });
});

describe('dice', () => {
  it('more than any game throws are not laid out', async () => {
    const { exit, err } = await runLines(
      NEW,
      ...Array.from({ length: 11 }, () => `dice ${'6 '.repeat(950)}`),
    );
    expect(exit).toBe(2);
    expect(err).toContain('Cannot lay out so many dice: 10000 are the limit.');
  });

  it('fall as they were laid out, and a roll without one stops the script at the line of its order', async () => {
    const { exit, out, err } = await runLines(
      ...DUEL,
      'dice 2',
      'attack 1402',
      'expect die 2',
      'retreat n1 1202',
      ...DUEL,
      'attack 1402',
      'end',
    );
    expect(out[0]).toBe('ok 1 line 10: expect die 2');
    expect(exit).toBe(2);
    expect(err[0]).toBe('Stopped at line 19 of standard input: attack 1402.');
    expect(err).toContain('Code SCRIPT.NO-DIE.');
  });

  it('laid out before a game are its own, and those left over from another are not', async () => {
    expect(await runLines('dice 6', NEW, ...DUEL, 'attack 1402')).toMatchObject({ exit: 2 });
    expect(await runLines(NEW, 'dice 6', ...DUEL, 'attack 1402', 'expect die 6')).toMatchObject({ exit: 0 });
  });

  it('follow on each other over several lines', async () => {
    const { exit } = await runLines(
      'dice 3',
      'dice 4',
      'position ford/1.0; t1 north combat; scenario skirmish; unit n1 1302, n2 1306, s1 1402, s2 1406',
      'attack 1402',
      'expect die 3',
      'retreat n1 1202',
      'attack 1406',
      'expect die 4',
    );
    expect(exit).toBe(0);
  });

  it('of an open seed fall the same every time', async () => {
    const play = ['seed tuesday', ...DUEL, 'attack 1402', 'hash'];
    const [once, again, other] = [
      await runLines(...play),
      await runLines(...play),
      await runLines('dice 6', 'seed tuesday', ...DUEL, 'attack 1402', 'expect die 6'),
    ];
    expect(once.exit).toBe(0);
    expect(once.out).toEqual(again.out);
    expect(other.exit).toBe(0);
  });

  it('can be given by hand', async () => {
    const { exit } = await runLines(...DUEL, 'attack 1402', 'expect asks north die', 'die 6', 'expect die 6');
    expect(exit).toBe(0);
  });

  it('have no face beyond their last', async () => {
    for (const line of ['dice 7', 'dice 3 0', 'expect die 7', 'perft 1 die 7 = 3', 'perft 1 die 0 = 3']) {
      const { exit, err } = await runLines(NEW, line);
      expect({ line, exit }).toEqual({ line, exit: 2 });
      expect(err).toContain('Code SCRIPT.FORM.');
      expect(err.join(' ')).toContain('from 1 to 6');
    }
  });
});

describe('going back', () => {
  it('undo and redo work as at the table', async () => {
    const { exit } = await runLines(
      NEW,
      'move n1 1402',
      'undo',
      'expect unit n1 at 1302',
      'redo',
      'expect unit n1 at 1402',
      'expect event unit.moved-stop unit=n1',
    );
    expect(exit).toBe(0);
  });

  it('a trial is dropped, and what it did with it', async () => {
    const { exit, out } = await runLines(
      NEW,
      'try move n1 1402',
      'expect unit n1 at 1402',
      'try off',
      'expect unit n1 at 1302',
    );
    expect({ exit, failed: failures(out) }).toEqual({ exit: 0, failed: [] });
    expect(out[0]).toBe('Trial: 1 Northern Foot moved to 14 02. It must stop: an enemy is next to it.');
  });

  it('a snapshot brings back the position and the dice laid out for it, as often as wanted', async () => {
    const battle = ['attack 1402', 'expect die 6', 'retreat s1 1501'];
    const { exit, out } = await runLines(
      'dice 6',
      ...DUEL,
      'snapshot before',
      ...battle,
      'restore before',
      'expect unit s1 at 1402',
      ...battle,
      'advance n1 1402',
      'restore before',
      'expect unit n1 at 1302',
    );
    expect({ exit, failed: failures(out) }).toEqual({ exit: 0, failed: [] });
  });

  it('more of them than a script can need stop it', async () => {
    const { exit, err } = await runLines(NEW, ...Array.from({ length: 101 }, (_, n) => `snapshot s${n}`));
    expect(exit).toBe(2);
    expect(err).toContain('Cannot keep another snapshot: 100 are the limit.');
  });

  it('under one name takes the place of the one before', async () => {
    const { exit } = await runLines(NEW, ...Array.from({ length: 101 }, () => 'snapshot here'));
    expect(exit).toBe(0);
  });

  it('to where nothing was kept stops the script', async () => {
    const { exit, err } = await runLines(NEW, 'snapshot here', 'restore there');
    expect(exit).toBe(2);
    expect(err).toEqual(expect.arrayContaining(['There is here.', 'Code SCRIPT.NO-SNAPSHOT.']));
  });
});

describe('the other side', () => {
  it('uses its rights with as, and only those it has', async () => {
    const { exit, out } = await runLines(
      NEW,
      'as south react s1 1502',
      'expect ok',
      'expect unit s1 at 1502',
      'expect asks north move',
      'as south end',
      'expect refused ORDER.NOT-YOURS',
      'as south pass',
      'expect refused ORDER.NOT-YOURS',
      'as north move n1 1402',
    );
    expect({ exit, failed: failures(out) }).toEqual({ exit: 0, failed: [] });
  });

  it('sees with its own eyes what it asks for', async () => {
    const { out } = await runLines('new ford', 'look 1403', 'as south look 1403');
    expect(out.filter((line) => line.startsWith('Covered unit'))).toHaveLength(1);
    expect(out.filter((line) => line.startsWith('2 Southern Foot'))).toHaveLength(1);
  });

  it('is asked in a window when it wants to be', async () => {
    const { exit } = await runLines(
      NEW,
      'as south standing ask reaction',
      'move n4 1304 1404',
      'expect asks south react pass',
      'pass',
      'pass',
      'expect refused ORDER.NOT-NOW',
    );
    expect(exit).toBe(0);
  });
});

describe('a position in a script', () => {
  it('that is none stops it with 2, and says what is wrong and where', async () => {
    const { exit, err } = await runLines('position 1', 'game ford', 'scenario skirmish', 'unit zz 1302', '.');
    expect(exit).toBe(2);
    expect(err).toEqual([
      'Stopped at line 1 of standard input: position 1.',
      'No unit is called zz.',
      'Code POSITION.NO-UNIT.',
      'It is at line 4.',
    ]);
  });

  it('can be the line that the question gives', async () => {
    const { out } = await runLines(NEW, 'position', 'hash');
    const back = await runLines(`position ${out[0]}`, 'hash', 'expect unit n2 at 1302');
    expect(back.exit).toBe(0);
    expect(back.out[0]).toBe(out[1]);
  });
});

describe('whatever stands in a script', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'expect',
      'reject',
      'as',
      'new',
      'ford',
      'dice',
      'seed',
      'snapshot',
      'restore',
      'position',
      'x',
    ),
    fc.constantFrom(
      'move',
      'end',
      'attack',
      'react',
      'retreat',
      'choose',
      'pass',
      'standing',
      'undo',
      'try',
      'halt',
    ),
    fc.constantFrom(
      'n1',
      's1',
      'north',
      'south',
      '1302',
      '1402',
      '14 03',
      'Brod',
      'dead',
      '=',
      'at',
      'code',
      '6',
    ),
    fc.constantFrom(
      'legal',
      'illegal',
      'event',
      'unit',
      'turn',
      'over',
      'asks',
      'count',
      'hash',
      'die',
      'units',
      'ok',
    ),
    fc.string({ maxLength: 6 }),
  );
  const line = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '));

  it('it ends in one of the ways there are, in printable words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
        const { exit, out, err } = await runLines('seed luck', 'new ford', ...lines);
        expect([0, 1, 2, 3]).toContain(exit);
        for (const said of [...out, ...err]) expect(said).toMatch(/^[\x20-\x7e]+$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a position in the script', () => {
  it('is told by the lines of the script where something in it is wrong', async () => {
    const { exit, err } = await runLines('# first', ...DUEL.slice(0, 4), 'unit n99 1302', '.');
    expect(exit).toBe(2);
    expect(err[0]).toBe('Stopped at line 2 of standard input: position 1.');
    expect(err.at(-1)).toBe('It is at line 6.');
  });
});
