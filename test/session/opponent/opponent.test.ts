// A game against the program: it plays its side until the person is to decide, and the person sees and does only his own.
import { describe, expect, it } from '@jest/globals';
import { offers, sampled } from '../../../src/core/kernel.ts';
import { scripted } from '../../../src/core/dice.ts';
import { give, matchFrom } from '../../../src/core/match.ts';
import { writeOrders } from '../../../src/language/canonical-write.ts';
import { OPPONENT_MESSAGES } from '../../../src/text/en/play/opponent.ts';
import { seenBy } from '../../../src/api/game.ts';
import { examplesOf } from '../../../src/language/examples.ts';
import { promptOf } from '../../../src/session/verbs/speech/prompt.ts';
import { resumedLines } from '../../../src/session/greeting.ts';
import { openDesk, speaker, viewerOf } from '../../../src/session/session.ts';
import { nextErrand } from '../../../src/session/opponent/errand.ts';
import { take } from '../../../src/session/dispatch.ts';
import { deathstruggle } from '../../../tools/games/deathstruggle/shipped.ts';
import { positionOf } from '../../kit/position.ts';
import { ford } from '../../games/ford/game.ts';
import { against, rivalOf } from './against.ts';
import { seated } from '../kit.ts';

/** Northerners against the program, after their first turn. */
const afterOneTurn = async (fog: 'on' | 'off' = 'off') => {
  const seat = await against(ford, 'south', { fog });
  await seat.type('move n3 1303');
  await seat.type('end');
  return { ...seat, told: await seat.type('end') };
};

describe('the opponent', () => {
  it('plays as soon as it is to decide, and the person is asked next', async () => {
    const { desk, told } = await afterOneTurn();
    expect(desk.match.state.clock).toMatchObject({ turn: 2, phasing: 'north' });
    expect(desk.match.entries.some(({ orders }) => orders[0]?.by === 'south')).toBe(true);
    expect(told.kind).toBe('done');
    expect(told.lines.slice(-(told.closing ?? 0))[0]).toMatch(/^Northerners/);
  });

  it('begins where it has the first word, before any line', async () => {
    const { desk, letPlay } = await against(ford, 'north');
    const [told] = await letPlay();
    expect(told?.lines.at(-1)).toContain('Type move');
    expect(desk.match.state.clock).toMatchObject({ turn: 1, phasing: 'south' });
    expect(nextErrand(desk)).toBeUndefined();
  });

  it('tells of each order only when it stands', async () => {
    const { desk, letPlay } = await against(ford, 'north');
    let heard = 0;
    await letPlay((entry) => {
      heard += 1;
      expect(desk.match.entries.at(-1)).toBe(entry);
    });
    expect(heard).toBe(desk.match.entries.length);
  });

  it('that lets a chance go by says nothing, and leaves what more there is to be heard', async () => {
    const { desk, letPlay } = await against(ford, 'south');
    take(desk, 'move n3 1303');
    desk.heldBack = ['A line.'];
    const said = await letPlay();
    expect(said.flatMap(({ lines }) => lines)).toEqual([]);
    expect(desk.opponent?.passedAt).toBe(desk.match.revision);
    expect(take(desk, 'more').lines).toEqual(['A line.']);
  });

  it('leaves the person his side, also while it is to decide', async () => {
    const { desk } = await against(ford, 'north', { fog: 'on' });
    expect(speaker(desk)).toBe('south');
    expect(viewerOf(desk)).toBe('south');
    expect(promptOf(desk)).toBe('> ');
    expect(take(desk, 'move n1 1202').refusal?.code).toBe('ORDER.NOT-YOURS');
    expect(take(desk, 'end').refusal?.code).toBe('ORDER.NOT-YOURS');
    expect(take(desk, '1').kind).not.toBe('done');
    expect(desk.match.entries).toHaveLength(0);
  });

  it('is named by status, by score and by its own verb', async () => {
    const { type } = await against(ford, 'south');
    const named = 'Southerners: the opponent, level 1 seed 1.';
    for (const line of ['status --verbose', 'score', 'opponent'])
      expect((await type(line)).lines).toContain(named);
    expect((await type('resign')).lines[0]).toContain('The opponent wins then, the Southerners.');
  });

  it('is nobody where one person plays both sides', () => {
    expect(seated().type('opponent').lines[0]).toBe('Nobody plays the other side by itself.');
  });
});

describe('a halt', () => {
  const halted = async () => {
    const seat = await against(ford, 'north');
    const errand = nextErrand(seat.desk);
    const running = errand?.run(() => errand.stop());
    return { ...seat, told: await running };
  };

  it('ends its turn for the time being after the order that stands', async () => {
    const { desk, told } = await halted();
    expect(desk.match.entries).toHaveLength(1);
    expect(told?.lines.at(-1)).toBe(
      'Northerners are halted. Type opponent, or an empty line, to let them play on.',
    );
    expect(nextErrand(desk)).toBeUndefined();
    expect(take(desk, 'pending').lines).toEqual([
      'Northerners, the opponent, are to move.',
      'They are halted: type opponent, or an empty line, to let them play on.',
    ]);
  });

  it('before it has thought of anything does nothing', async () => {
    const { desk } = await against(ford, 'north');
    const errand = nextErrand(desk);
    const running = errand?.run();
    errand?.stop();
    expect((await running)?.lines.at(-1)).toContain('halted');
    expect(desk.match.entries).toHaveLength(0);
  });

  it.each(['opponent', ''])('is over with %p, and the game is the same as without it', async (line) => {
    const { desk, type } = await halted();
    await type(line);
    const whole = await against(ford, 'north');
    await whole.letPlay();
    expect(desk.match.entries.map(({ orders }) => orders)).toEqual(
      whole.desk.match.entries.map(({ orders }) => orders),
    );
  });

  it('leaves time for a right of the person, after which it plays on', async () => {
    const { desk, type } = await halted();
    expect((await type('halt')).lines[0]).toContain('They can: react.');
    const [right] = offers(ford.rules, desk.match.state).filter(({ by }) => by === 'south');
    const order = right === undefined ? undefined : sampled(desk.match.state, right, () => 0);
    expect(order?.verb).toBe('react');
    await type(writeOrders(desk.registry, [order!]));
    expect(desk.match.entries[1]?.orders).toEqual([order]);
    expect(desk.match.entries[2]?.orders[0]?.by).toBe('north');
  });

  it('typed at any other time says that there is nothing to halt', async () => {
    const { desk, type } = await afterOneTurn();
    expect((await type('halt')).lines).toEqual([
      'Nothing to halt: the Northerners are to move, and they are yours.',
    ]);
    expect(desk.halted).toBeUndefined();
  });
});

describe('undo against an opponent', () => {
  it('takes back own orders as ever', async () => {
    const { desk, type } = await against(ford, 'south');
    await type('move n3 1303');
    expect((await type('undo')).lines[0]).toBe('Undone: 3 Northern Foot back in Brod.');
    expect(desk.match.entries).toHaveLength(0);
  });

  it('stops at what the opponent did, and says what goes past it', async () => {
    const { desk, type } = await afterOneTurn();
    const { length } = desk.match.entries;
    const { lines, refusal } = await type('undo');
    expect(refusal?.rule).toBe('hexfront:undo');
    expect(lines).toContain('To go back to before your own last order all the same type: undo anyway.');
    expect(desk.match.entries).toHaveLength(length);
  });

  it('anyway goes back to the own last decision, and redo gives all of it again', async () => {
    const { desk, type } = await afterOneTurn();
    const before = desk.match.entries.map(({ orders }) => orders);
    expect((await type('undo anyway')).lines[0]).toMatch(
      /^Undone: end, and \d+ orders? of the Southerners\.$/,
    );
    expect(desk.match.entries.map(({ orders }) => orders[0]?.verb)).toEqual(['move', 'end']);
    expect(speaker(desk)).toBe('north');
    await type('redo');
    expect(desk.match.entries.map(({ orders }) => orders)).toEqual(before);
  });

  it('anyway goes back so many own decisions', async () => {
    const { desk, type } = await afterOneTurn();
    await type('undo anyway 3');
    expect(desk.match.entries).toHaveLength(0);
    expect((await type('undo anyway')).refusal?.code).toBe('UNDO.NOTHING');
  });

  it('anyway is refused while something is hidden', async () => {
    const { desk, type } = await afterOneTurn('on');
    const { length } = desk.match.entries;
    expect((await type('undo anyway')).kind).toBe('refused');
    expect(desk.match.entries).toHaveLength(length);
  });

  it('after the opponent has thought of a game that was taken back, it plays the new one', async () => {
    const { desk, type } = await afterOneTurn();
    await type('undo anyway 3');
    await type('move n4 1104');
    await type('end');
    await type('end');
    expect(desk.match.state.clock).toMatchObject({ turn: 2, phasing: 'north' });
  });
});

describe('what the other side hides', () => {
  it.each(['position', 'export picture x', 'export position x', 'export record x', 'transcript on x'])(
    'is not given away by %s',
    async (line) => {
      const { desk, type } = await afterOneTurn('on');
      const said = await type(line);
      expect([line, said.kind === 'refused' || /No |only/.test(said.lines[0] ?? '')]).toEqual([line, true]);
      expect(desk.transcript).toBeUndefined();
    },
  );

  it('stays hidden in a replay', async () => {
    const { desk, type } = await afterOneTurn('on');
    await type('replay');
    expect(viewerOf(desk)).toBe('north');
    expect((await type('replay as both')).refusal?.code).toBe('REPLAY.HIDDEN');
    expect((await type('replay as south')).refusal?.code).toBe('REPLAY.HIDDEN');
  });

  it('ends a trial when the opponent would have to decide', async () => {
    const { desk, type } = await against(ford, 'south', { fog: 'on' });
    await type('try end');
    await type('end');
    expect(desk.trial).toBeUndefined();
    expect(viewerOf(desk)).toBe('north');
    expect(desk.match.entries).toHaveLength(0);
  });

  it('is named by no verb, whatever is typed', async () => {
    const { desk } = await afterOneTurn('on');
    const hidden = seenBy(ford, desk.match.state, 'south').units.filter(
      ({ side, id }) =>
        side === 'south' &&
        !seenBy(ford, desk.match.state, 'north').units.some((unit) => unit.known && unit.id === id),
    );
    expect(hidden.length).toBeGreaterThan(0);
    const rival = await rivalOf(ford, 'south');
    const questions = desk.registry.verbs.filter(({ kind }) => kind !== 'order');
    for (const spec of questions)
      for (const line of [spec.name, ...examplesOf(spec, desk.registry, undefined)]) {
        const fresh = openDesk(ford, desk.match, { opponent: rival });
        if (/^(undo|redo)/.test(line)) continue;
        const said = take(fresh, line).lines.join('\n');
        for (const { id, name } of hidden)
          expect([line, said.includes(name) || new RegExp(`\\b${id}\\b`).test(said)]).toEqual([line, false]);
      }
  });
});

describe('the reasons of the opponent', () => {
  const reasons = {
    aim: { key: 'opponent.aim.mass', params: { hex: '1303' } },
    because: { key: 'opponent.because.mass', params: { hex: '1303', units: 3, have: 15, against: 4 } },
    instead: { key: 'opponent.instead.attack', params: { hex: '1304', odds: '2:1', gain: 3 } },
    order: { key: 'opponent.order.mass', params: { hex: '1303', units: 3, have: 15, against: 4 } },
  };

  const asked = async (fog: 'on' | 'off', line: string): Promise<readonly string[]> => {
    const rival = await rivalOf(ford, 'south');
    const { type } = await against(ford, 'south', { fog, opponent: { ...rival, reasons: () => reasons } });
    await type('end');
    await type('end');
    return (await type(line)).lines;
  };

  it('are told once its turn is over, of the turn and of each order', async () => {
    expect(await asked('off', 'opponent why')).toEqual([
      'The aim is to mass against 13 03.',
      '3 units come to stand beside it, with 15 against 4.',
      '13 04 at 2 to 1 was thought of, worth 3 factors on the mean.',
    ]);
    const one = await asked('off', 'why 1');
    expect(one[0]).toBe('It joins those who mass against 13 03: 3 units, 15 against 4.');
    expect(one).toHaveLength(4);
  });

  it('are found again once the game is opened again, or orders were taken back and given again', async () => {
    const { desk, type } = await afterOneTurn();
    const before = { turn: (await type('opponent why')).lines, one: (await type('why 1')).lines };
    expect(before.turn[0]).toMatch(/^(The aim is|Nobody attacks)/);
    await type('undo anyway');
    await type('redo');
    expect([(await type('opponent why')).lines, (await type('why 1')).lines]).toEqual([
      before.turn,
      before.one,
    ]);
    const again = openDesk(ford, desk.match, { opponent: await rivalOf(ford, 'south') });
    expect(take(again, 'opponent why').lines).toEqual([]);
    expect((await nextErrand(again)?.run())?.lines).toEqual(before.turn);
    expect(nextErrand(again)).toBeUndefined();
    expect(take(again, 'opponent why').lines).toEqual(before.turn);
  });

  it('are not looked for by another mind: who plays otherwise gives none for what was not its own', async () => {
    const { desk } = await afterOneTurn();
    const last = desk.match.entries.findLast(({ orders }) => orders[0]?.by === 'south');
    const rival = await rivalOf(ford, 'south');
    const again = openDesk(ford, desk.match, { opponent: { ...rival, name: 'engine other' } });
    expect(last).toBeDefined();
    expect(take(again, 'opponent why').lines).toEqual(['No reasons were given for that.']);
  });

  it('are, of a turn, those of the plan that is worth most', async () => {
    const rival = await rivalOf(ford, 'south');
    const plans = ['1303', '1304', '1305'].map((hex, i) => ({
      aim: { key: 'opponent.aim.hold', params: { hex } },
      because: { key: 'opponent.because.hold-open', params: { units: 1 } },
      worth: [3, 8, 5][i] ?? 0,
    }));
    let n = 0;
    const { type } = await against(ford, 'south', {
      opponent: { ...rival, reasons: () => plans[n++ % plans.length] },
    });
    await type('end');
    await type('end');
    expect(n).toBeGreaterThan(2);
    expect((await type('opponent why')).lines).toEqual([
      'The aim is to hold 13 04.',
      '1 unit stands there, so that nobody walks in.',
    ]);
  });

  it('tell nothing of the strength of what is hidden', async () => {
    expect(await asked('on', 'why 1')).toEqual([
      'It joins those who mass against 13 03.',
      'The aim is to mass against 13 03.',
      'Units come to stand beside it, against 4.',
      'To attack 13 04 was thought of.',
    ]);
  });

  it('have another form for that wherever they tell what its units are worth together', () => {
    const open = new Set(['opponent.aim.attack', 'opponent.aim.duty', 'opponent.because.attack']);
    const telling = Object.entries(OPPONENT_MESSAGES).filter(
      ([key, lines]) =>
        !open.has(key) && !key.endsWith('-veiled') && /\{(have|units|odds)\b/.test([lines].flat().join(' ')),
    );
    expect(telling.length).toBeGreaterThan(0);
    for (const [key] of telling) expect(Object.keys(OPPONENT_MESSAGES)).toContain(`${key}-veiled`);
  });
});

describe('a game that is opened again', () => {
  it('says whose turn it is, and the opponent plays on', async () => {
    const { desk } = await against(ford, 'north');
    const again = openDesk(ford, desk.match, { opponent: await rivalOf(ford, 'north') });
    expect(resumedLines(again, []).join('\n')).toContain('Northerners, the opponent, are to move.');
    expect(nextErrand(again)?.kind).toBe('turn');
  });
});

describe('dice that are rolled by hand', () => {
  it('are typed for the opponent, too', async () => {
    const { desk, type } = await against(ford, 'north', { manual: true });
    const other = seated();
    other.type('end', 'attack 1403 from n1');
    for (const { orders } of other.desk.match.entries)
      expect(give(desk.match, orders)).toMatchObject({ ok: true });
    expect(take(desk, 'pending').lines[0]).toContain('die');
    expect(nextErrand(desk)).toBeUndefined();
    expect((await type('die 3')).kind).toBe('done');
    expect(desk.match.entries[2]?.orders[0]).toMatchObject({ by: 'north', verb: 'die' });
  });
});

describe('hint', () => {
  it('says an order that the person could give as it stands', async () => {
    const { desk, type } = await against(ford, 'south');
    const { lines } = await type('hint');
    const [, line = ''] = /^Type: (.*)\.$/.exec(lines.at(-1) ?? '') ?? [];
    expect(line).not.toBe('');
    expect(desk.match.entries).toHaveLength(0);
    expect(take(desk, line).kind).toBe('done');
  });

  it('is given to one person on both sides, and is the same when it is asked again', async () => {
    const { type } = await against(ford, 'south', { opponent: undefined });
    const first = await type('hint');
    expect(await type('hint')).toEqual(first);
    expect((await type('repeat')).lines).toEqual(first.lines);
  });

  it('goes on with its plan as one who is asked anew would', async () => {
    const { desk, type } = await against(ford, 'south');
    const told = async () => /^Type: (.*)\.$/.exec((await type('hint')).lines.at(-1) ?? '')?.[1] ?? '';
    take(desk, await told());
    const { adviser } = desk;
    const next = await told();
    expect(desk.adviser).toBe(adviser);
    desk.adviser = undefined;
    expect(await told()).toBe(next);
  });

  it('names no hex on the way that the program fills in itself', async () => {
    const { state } = positionOf(deathstruggle, 'phase axis-movement; turn 3; 7pz@6101; 8a@6502');
    const desk = openDesk(deathstruggle, matchFrom(deathstruggle.rules, state));
    take(desk, 'hint');
    const said = await nextErrand(desk)?.run();
    const line = /^Type: (.*)\.$/.exec(said?.lines.at(-1) ?? '')?.[1] ?? '';
    expect(line).toMatch(/^move 7pz \S+( \d\d)?$/);
    expect(take(desk, line).kind).toBe('done');
  });

  it('that is stopped says so', async () => {
    const { desk } = await against(ford, 'south');
    take(desk, 'hint');
    const errand = nextErrand(desk);
    const running = errand?.run();
    errand?.stop();
    expect((await running)?.lines).toEqual(['Stopped. No hint was found.']);
  });
});

describe('an order that the opponent has answered', () => {
  const fought = async () => {
    const { state, dice } = positionOf(
      deathstruggle,
      'phase axis-movement; turn 4; 38ik@2846; 10rd@2845; 90rd@2845 under; dice 1',
    );
    const match = matchFrom(deathstruggle.rules, state, { dice: scripted([...dice]) });
    const desk = openDesk(deathstruggle, match, { opponent: await rivalOf(deathstruggle, 'russian') });
    for (const line of ['attack 2845', 'end', 'fight 2845']) take(desk, line);
    for (let errand = nextErrand(desk); errand !== undefined; errand = nextErrand(desk)) await errand.run();
    expect(desk.match.entries.at(-1)?.orders[0]?.by).toBe('russian');
    return desk;
  };

  it('has come of it in full by why and by more', async () => {
    for (const question of ['why', 'more'])
      expect(take(await fought(), question).lines.join(' ')).toMatch(/Axis attack 28 45.* die \d/);
  });

  it('is the one that undo speaks of, not the answer', async () => {
    const { refusal } = take(await fought(), 'undo');
    expect(refusal?.params).toMatchObject({ verb: 'fight', line: 3 });
  });
});

describe('the transcript', () => {
  it('has the orders of the opponent as somebody would have typed them', async () => {
    const { desk, type } = await against(ford, 'south');
    const written: string[] = [];
    const add = (lines: readonly string[]): undefined => void written.push(...lines);
    desk.transcript = { sheet: { path: 't', add }, dice: 0, held: undefined };
    await type('end');
    await type('end');
    const orders = written.filter((line) => line.startsWith('> ')).length;
    expect(orders).toBe(desk.match.entries.length);
  });
});
