import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { newMatch, give, positionHash } from '../../src/core/match.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { VERBS } from '../../src/engine/commands.ts';
import { serve } from '../../src/engine/server.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { writeOrders } from '../../src/language/canonical-write.ts';
import { nextOrder, seating } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { writePosition } from '../../src/record/position.ts';
import { newHome, run } from '../cli/kit.ts';
import { ford } from '../games/ford/game.ts';
import { DUEL, given, replies, shelf, written } from './kit.ts';

const OPEN = given('position 1', 'game ford', 'scenario crossing', 'base crossing', 'option fog=off');
const HIDDEN = given('position 1', 'game ford', 'scenario crossing', 'base crossing', 'option fog=on');

const last = (found: readonly string[]): string => found.at(-1) ?? '';

describe('a reply', () => {
  it('is a sign, the number of its command, a text and an empty line', async () => {
    expect(await written('1 protocol_version', '', '# a comment', '22  frob')).toEqual([
      '=1 1',
      '',
      '?22 ENGINE.UNKNOWN No command is called frob. Type list_commands.',
      '',
    ]);
  });

  it('of several lines has none that is empty', async () => {
    const out = await written('list_commands');
    expect(out).toEqual(['= protocol_version', ...Object.keys(VERBS).slice(1), '']);
  });

  it('is there for every command of the protocol, each known by its name', async () => {
    const names =
      'protocol_version name version list_commands known_command games position record side level option time legal ' +
      'reach view decision ask genorder genphase choose play result undo evaluate explain hash perft stop quit';
    expect(Object.keys(VERBS)).toEqual(names.split(' '));
    expect(await replies('known_command HASH', 'known_command toString', 'known_command')).toEqual([
      '= true',
      '= false',
      '= false',
    ]);
    expect(await replies('name', 'version', 'games')).toEqual(['= Hexfront random', '= 0.0.0', '= ford']);
  });

  it('comes for nothing after quit', async () => expect(await replies('quit', 'name')).toEqual(['=']));
});

describe('a position', () => {
  it('may be given in either form, and its hash is the reply', async () => {
    const [block = ''] = await replies(...given(...DUEL));
    expect(block).toMatch(/^= [0-9a-f]{8}$/);
    const line =
      'ford/1.0; t1 north combat; scenario skirmish; base none; option fog=off; unit n1 1302, s1 1402';
    expect(await replies(`position ${line}`, 'hash')).toEqual([block, block]);
  });

  it('that is wrong is refused with code and line, and the one before stays', async () => {
    const found = await replies(...given(...DUEL), ...given(...DUEL, 'unit n9 1302'), 'hash');
    expect(found[1]).toMatch(/^\? POSITION\.NO-UNIT .*n9.* At line 8\.$/);
    expect(found[2]).toBe(found[0]);
    expect(last(await replies(...given('position 1', 'game chess')))).toMatch(
      /^\? GAME\.UNKNOWN .* At line 2\.$/,
    );
    expect(last(await replies('position', 'position 1'))).toMatch(/^\? ENGINE\.BLOCK-OPEN/);
  });

  it('must be there for what is about one', async () => {
    for (const command of [
      'legal',
      'reach n1',
      'view',
      'decision',
      'ask status',
      'genorder',
      'genphase',
      'play north end',
      'result 3',
      'undo',
      'hash',
      'perft 1',
    ])
      expect(await replies(command)).toEqual(['? ENGINE.NO-GAME No position has been given yet.']);
  });
});

describe('an engine', () => {
  it('tells what is legal for its side, or for one verb or unit', async () => {
    const found = await replies(
      ...given(...DUEL),
      'legal',
      'legal attack',
      'legal n99',
      'side south',
      'legal',
    );
    expect(found[1]?.split('\n').map((line) => line.replace('= ', ''))).toEqual([
      'attack 1402 from n1',
      'end',
    ]);
    expect(found[2]).toBe('= attack 1402 from n1');
    expect(found[3]).toMatch(/^\? ENGINE\.NO-WORD No order and no unit is called n99\./);
    expect(found.slice(4)).toEqual(['=', '=']);
  });

  it('is told orders and dice, and its hash goes with them; undo takes an order back with its dice', async () => {
    const found = await replies(
      ...given(...DUEL),
      'play north attack 1402 from n1',
      'genorder',
      'result 5',
      'legal',
      'undo',
      'play north attack 1402 from n1',
      'result 7',
      'result 5 5',
      'undo 2',
    );
    expect(found[2]).toMatch(/^\? ENGINE\.DIE-WAITS 1 die waits/);
    expect(found[4]).toMatch(/retreat/);
    expect(found[5]).toBe(found[0]);
    expect(found[6]).toBe(found[1]);
    expect(found[7]).toMatch(/^\? ORDER\.DIE-VALUES/);
    expect(found[8]).toMatch(/^\? ENGINE\.NO-DIE/);
    expect(found[9]).toMatch(/^\? ENGINE\.NO-ORDER/);
  });

  it('hears by ask events what came of the orders of its own side too', async () => {
    const found = await replies(
      ...given(...DUEL),
      'side north',
      'play north attack 1402 from n1',
      'result 5',
      'ask events',
    );
    const { lines } = JSON.parse(last(found).slice(2)) as { lines: readonly string[] };
    expect(lines[0]).toMatch(/^1: Northerners attack 1402/);
  });

  it('refuses what is not legal, with code, cause and rule, and stays as it was', async () => {
    const found = await replies(
      ...OPEN,
      'play north move n1 1403',
      'play north move n1 1402; move n1 1302',
      'hash',
    );
    expect(found[1]).toMatch(/^\? MOVE\.ENEMY .*Rule 4\.4\. Nothing changed\.$/);
    expect(found[2]).toMatch(/^\? MOVE\.AGAIN/);
    expect(found[3]).toBe(found[0]);
  });

  it('proposes orders that are legal, and the same ones again from the same seed', async () => {
    const twice = await Promise.all([
      replies(...OPEN, 'option seed 7', 'genorder', 'explain', 'genorder'),
      replies('option seed 7', ...OPEN, 'genorder', 'explain', 'genorder'),
    ]);
    expect(twice[0].slice(2)).toEqual(twice[1].slice(2));
    const order = (twice[0][2] ?? '').slice(2);
    expect(last(await replies(...OPEN, `play north ${order}`))).toMatch(/^= [0-9a-f]{8}$/);
    expect(twice[0][3]).toContain(`${order} was drawn at random.`);
    expect((twice[0][3] ?? '').split('\n').length).toBeLessThanOrEqual(3);
  });

  it('proposes a whole phase, up to the next die or hand-over, that can be played as it stands', async () => {
    for (const seed of [1, 2, 3]) {
      const found = await replies(`option seed ${seed}`, ...OPEN, 'genphase', 'hash');
      expect(found[3]).toBe(found[1]);
      const orders = (found[2] ?? '').slice(2).split('\n');
      const played = await replies(...OPEN, ...orders.map((order) => `play north ${order}`));
      expect(played.slice(1).filter((reply) => !reply.startsWith('= '))).toEqual([]);
    }
  });

  it('gives none where it need not answer, and is asked nothing when the game is over', async () => {
    const found = await replies(
      ...given(...DUEL),
      'side south',
      'genorder',
      'side any',
      'play north resign',
      'genorder',
    );
    expect(found[2]).toBe('= none');
    expect(last(found)).toBe('? ENGINE.OVER The game is over.');
  });

  it('chooses among what it is offered, knowing only what its side sees', async () => {
    const block = ['choose', '{"who":"north"}', 'move n1 1402', 'end', '.'];
    expect(['= move n1 1402', '= end']).toContain(last(await replies(...block)));
    expect(await replies('choose', 'move n1 1402', '.')).toEqual([
      expect.stringMatching(/^\? ENGINE\.NO-VIEW/),
    ]);
    expect(await replies('choose', '{}', '.')).toEqual([expect.stringMatching(/^\? ENGINE\.NO-CHOICE/)]);
  });

  it('has settings that tell themselves', async () => {
    expect(
      await replies(
        'time',
        'time 50',
        'time',
        'level',
        'option',
        ...given(...DUEL),
        'side',
        'side North',
        'side',
      ),
    ).toEqual([
      '= 1000',
      '=',
      '= 50',
      '= 0',
      '= seed 1',
      expect.stringMatching(/^= /),
      '= any',
      '=',
      '= north',
    ]);
  });

  it('counts as perft does, and says the points of its side less those of the other', async () => {
    expect(await replies(...given(...DUEL), 'perft 0', 'perft 1', 'perft 2 6')).toEqual([
      expect.any(String),
      '= 1',
      '= 2',
      '= 35',
    ]);
    const found = await replies(...OPEN, 'side north', 'evaluate', 'side south', 'evaluate');
    const pointsIn = (reply = ''): number => Number(reply.slice(2).split('\n')[0]);
    expect(pointsIn(found[2]) + pointsIn(found[4])).toBe(0);
  });

  it('is told a record, and stands where that ends', async () => {
    const home = newHome();
    await run(['play', 'ford', '--name', 'g', '--option', 'fog=off'], home, ['move n1 1402', 'hash', 'quit']);
    const record = readFileSync(join(home, 'games', 'g.game'), 'utf8')
      .trimEnd()
      .split('\n');
    const found = await replies('record', ...record, '.', 'legal move');
    expect(found[0]).toMatch(/^= [0-9a-f]{8}$/);
    expect(found[1]).not.toContain('move n1 ');
    expect(last(await replies('record', 'nonsense', '.'))).toMatch(/^\? RECORD\./);
  });
});

type Facts = Readonly<Record<string, unknown>>;

const json = (reply: string | undefined): Facts => JSON.parse((reply ?? '').replace(/^= /, '')) as Facts;

describe('what an engine may ask', () => {
  it('is where a unit can come, by verb', async () => {
    const [, found = '', none, bad, empty] = await replies(
      ...OPEN,
      'reach n1',
      'reach s1',
      'reach n99',
      'reach',
    );
    const lines = found.replace(/^= /, '').split('\n');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatch(/^move 1\d0\d$/);
    for (const line of lines) {
      const [verb, hex] = line.split(' ');
      expect(last(await replies(...OPEN, `play north ${verb} n1 ${hex}`))).toMatch(/^= [0-9a-f]{8}$/);
    }
    expect(none).toBe('=');
    expect(bad).toMatch(/^\? ENGINE\.NO-UNIT No unit has the id n99\./);
    expect(empty).toMatch(/^\? ENGINE\.FORM .*reach <unit>/);
  });

  it('is what a side sees, with the holder of every hex', async () => {
    const [, own, other, bad] = await replies(...OPEN, 'view', 'view South', 'view east');
    expect(json(own)).toMatchObject({ v: 1, game: 'ford', who: 'north', clock: { turn: 1 } });
    expect(json(other)).toMatchObject({ who: 'south' });
    const { held } = json(own) as { held: Record<string, string[]> };
    expect(held['north']).toContain('1302');
    expect(held['south']).toContain('1503');
    expect(bad).toMatch(/^\? ENGINE\.SIDES/);
  });

  it('is what is decided: by whom, where, by which rule, and who can do what', async () => {
    const found = await replies(
      ...given(...DUEL),
      'decision',
      'play north attack 1402 from n1',
      'decision',
      'result 5',
      'decision',
    );
    expect(json(found[1])).toMatchObject({
      v: 1,
      kind: 'ask',
      by: 'north',
      phasing: 'north',
      at: expect.stringContaining('@'),
      rule: expect.stringMatching(/^ford:/),
      question: { key: expect.stringMatching(/^ask\./) },
      verbs: [{ verb: 'attack' }, { verb: 'end', ends: true }],
    });
    expect(json(found[3])).toMatchObject({ kind: 'roll', dice: [{ sides: 6 }] });
    expect(json(found[5])).toMatchObject({ by: 'south', kind: 'ask' });
    const over = await replies(...given(...DUEL), 'play north resign', 'decision');
    expect(json(last(over))).toMatchObject({ v: 1, over: { winner: 'south' } });
  });

  it('is any question, answered as hexfront ask answers it', async () => {
    const [, found, refused, order, more, bare] = await replies(
      ...OPEN,
      'ask look 1302',
      'ask look 9999',
      'ask move n1 1402',
      'ask more',
      'ask',
    );
    const path = join(newHome(), 'open.pos');
    writeFileSync(path, `${OPEN.slice(1, -1).join('\n')}\n`);
    const { out } = await run(['ask', path, 'look', '1302', '--json'], newHome());
    expect(json(found)).toEqual(JSON.parse(out.join('')));
    expect(json(refused)).toMatchObject({ ok: false, errors: [{ code: 'HEX.NOT-ON-MAP' }] });
    for (const reply of [order, more]) expect(reply).toMatch(/^\? ENGINE\.NO-QUESTION/);
    expect(bare).toMatch(/^\? ENGINE\.FORM/);
  });

  it('is what has happened: the events of what was played', async () => {
    const found = await replies(
      ...given(...DUEL),
      'play north attack 1402 from n1',
      'result 5',
      'ask events',
    );
    expect(json(found[3])).toMatchObject({ kind: 'answer', game: 'ford' });
    expect(JSON.stringify(json(found[3]))).toMatch(/attack/i);
  });

  it('lists the orders of one unit alone, all of them, as the whole list has them', async () => {
    const found = await replies(...given(...DUEL, 'unit n2 1302'), 'legal', 'legal n2', 'legal s1');
    expect(found[1]).toContain('attack 1402 from n1 n2');
    expect(found.slice(2)).toEqual(['= attack 1402 from n2', '=']);
  });
});

describe('what is hidden', () => {
  const names = /\bs\d\b|Southern (Foot|Horse)/;

  it('is not told to a side that may not see it, whatever is asked', async () => {
    const asked = [
      'legal',
      'legal move',
      'genorder',
      'explain',
      'genphase',
      'evaluate',
      'play north attack 1403',
      'view',
      'decision',
      'ask look 1403',
      'ask events',
      'ask history',
      'reach n1',
      'legal n1',
    ];
    const found = await replies(...HIDDEN, 'side north', ...asked);
    for (const reply of found.slice(2, 9)) expect(reply).not.toMatch(names);
    // Of the stack in 1403 the upper unit shows, and no more.
    for (const reply of found.slice(9)) expect(reply).not.toMatch(/\bs2\b|2 Southern Foot/);
    expect(json(found[9])).toMatchObject({ who: 'north' });
  });

  it('is viewed by the side it plays alone', async () => {
    const found = await replies(
      ...HIDDEN,
      'side north',
      'view south',
      'side any',
      'view south',
      'legal s1',
      'reach s1',
    );
    for (const reply of [found[2], found[4]])
      expect(reply).toBe(
        '? ENGINE.HIDDEN Something is hidden from the other side: here only north may be viewed.',
      );
    expect(found.slice(5)).toEqual(['=', '=']);
  });

  it('is not told by what is asked of the other side', async () => {
    const [, , other, own] = await replies(...HIDDEN, 'side south', 'decision', 'side north');
    expect(json(other)).toEqual({
      v: 1,
      kind: 'ask',
      by: 'north',
      phasing: 'north',
      verbs: expect.any(Array),
    });
    expect(own).toBe('=');
  });
});

describe('stop', () => {
  it('ends what stands before it, at once, and the engine goes on', async () => {
    const out: { readonly text: string; readonly at: number }[] = [];
    const typed = [...OPEN, '7 perft 9'];
    let stoppedAt = 0;
    const next = async (): Promise<string | undefined> => {
      const line = typed.shift();
      if (line !== undefined) return line;
      if (stoppedAt > 0) return undefined;
      // What was asked before it is answered first.
      while (out.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      stoppedAt = out.length;
      typed.push('hash');
      return '8 stop';
    };
    await serve({ next }, (text) => void out.push({ text, at: out.length }), shelf);
    const texts = out.map(({ text }) => text);
    expect(texts.slice(2, 6)).toEqual(['?7 ENGINE.STOPPED Stopped before it was done.', '', '=8', '']);
    expect(texts[6]).toBe(texts[0]);
    expect(stoppedAt).toBe(2);
  });

  it('stops nothing that was asked before that', async () => {
    const found = await replies(...given(...DUEL), 'perft 2', 'perft 1', 'stop');
    expect(found[1]).toBe('= 33');
    expect(last(found)).toBe('=');
  });
});

describe('an arbiter that plays whole games', () => {
  it.each([1, 2, 3])('finds the same hash after every order and its dice, seed %i', async (seed) => {
    const registry = registryFor(ford);
    const match = newMatch(ford.rules, 'skirmish', { fog: 'off' }, { dice: seeded(openSeed(String(seed))) });
    const players = Object.fromEntries(ford.rules.sides.map((side, i) => [side, randomPlayer(seed, i)]));
    const seats = seating(ford.rules);
    const typed = [...given(...writePosition(ford, match.state).trimEnd().split('\n'))];
    const hashes = [positionHash(match)];
    for (let seat = seats(match.state); seat !== undefined; seat = seats(match.state)) {
      const order = nextOrder(seat, ford.rules.sides, players);
      const done = order === undefined ? undefined : give(match, [order]);
      if (order === undefined || done?.ok !== true) throw new Error('No order was given');
      typed.push(`play ${order.by} ${writeOrders(registry, [order])}`);
      if (done.entry.dice.length > 0) typed.push(`result ${done.entry.dice.join(' ')}`);
      typed.push('1 hash');
      hashes.push(positionHash(match));
    }
    expect(hashes.length).toBeGreaterThan(20);
    typed.push(`undo ${hashes.length - 1}`);
    const found = await replies(...typed);
    expect(found.filter((reply) => reply.startsWith('?'))).toEqual([]);
    const heard = found.filter((reply) => reply.startsWith('=1 '));
    expect(heard).toEqual(hashes.slice(1).map((hash) => `=1 ${hash}`));
    expect(last(found)).toBe(`= ${hashes[0]}`);
  });
});

describe('hostile lines', () => {
  it('are refused one by one, and never end the engine', async () => {
    const strange = [
      'play',
      'play east move n1 1402',
      'play north',
      'play north look 1402',
      'play north mvoe n1 1402',
      'play north move n1 "',
      'result',
      'result six',
      'result 0',
      'perft',
      'perft -1',
      'perft 1 0',
      'undo 0',
      'undo x',
      'time 0',
      'time soon',
      'level 9',
      'option frob 1',
      'option seed -1',
      'option seed 99999999999',
      'side',
      '\u001b[2J',
      'play north move \u0007',
      `play north move ${'n1 '.repeat(5000)}`,
      '999999999999 name',
      'constructor',
      '__proto__ x',
    ];
    const found = await replies(...OPEN, ...strange, 'name');
    expect(found).toHaveLength(strange.length + 2);
    expect(last(found)).toBe('= Hexfront random');
    for (const line of found.join('\n').split('\n')) expect(line).toMatch(/^[\x20-\x7e]*$/);
    expect(found.filter((reply) => reply.startsWith('=')).length).toBe(3);
  });

  it('are never without a reply, whatever they are', async () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc
        .tuple(fc.constantFrom(...Object.keys(VERBS)), fc.string({ maxLength: 20 }))
        .map((words) => words.join(' ')),
    );
    const isSaying = (text: string): boolean => /^\s*(\d{1,9}(\s|$))?\s*[^#\s]/.test(text);
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 5 }), async (lines) => {
        const safe = lines.filter(
          (text) =>
            !/[\r\n]/.test(text) &&
            isSaying(text) &&
            !/^\s*\d*\s*(position|record|choose|quit|perft|gen)/i.test(text),
        );
        const found = await written(...given(...DUEL), ...safe);
        expect(found.filter((text) => text === '').length).toBe(safe.length + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('a block that is too long is refused as a whole', async () => {
    const found = await replies(
      'position',
      ...Array.from({ length: 500 }, () => 'x'.repeat(10_000)),
      '.',
      'name',
    );
    expect(found).toEqual([expect.stringMatching(/^\? ENGINE\.BLOCK-SIZE/), '= Hexfront random']);
  });
});
