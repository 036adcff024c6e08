// What the person is told of a turn of the opponent: at most eight lines, each true, and the rest where it is asked for.
import { describe, expect, it } from '@jest/globals';
import type { Game } from '../../../src/api/game.ts';
import type { Desk } from '../../../src/session/session.ts';
import type { Reply } from '../../../src/session/reply.ts';
import { MOST_LINES } from '../../../src/session/opponent/turn-told.ts';
import { take } from '../../../src/session/dispatch.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../../tools/games/dagc/shipped.ts';
import { ford } from '../../games/ford/game.ts';
import { against, rivalOf, wellTyped } from './against.ts';

const MINUTES = 180_000;

type Turn = { readonly lines: readonly string[]; readonly orders: number };

/** Plays so many turns; what was told of each stretch in which the opponent played, without what is asked then. */
const turnsOf = async (
  game: Game,
  side: string,
  fog: 'on' | 'off',
  turns: number,
): Promise<{ readonly desk: Desk; readonly told: readonly Turn[] }> => {
  const { desk, letPlay } = await against(game, side, { fog, settings: { page: 'off' } });
  const told: Turn[] = [];
  const play = async (): Promise<void> => {
    const before = desk.match.entries.length;
    const said = (await letPlay()).filter(({ lines }) => lines.length > 0);
    const orders = desk.match.entries.length - before;
    const own = ({ lines, closing = 0 }: Reply): readonly string[] => lines.slice(0, lines.length - closing);
    for (const reply of said) told.push({ lines: own(reply), orders });
  };
  const player = await rivalOf(game, desk.opponent?.person ?? '', 5);
  await play();
  while (desk.match.state.over === undefined && desk.match.state.clock.turn <= turns) {
    const line = wellTyped(desk, player);
    expect([line, take(desk, line).kind]).toEqual([line, 'done']);
    await play();
  }
  return { desk, told };
};

describe.each([
  { game: ford, side: 'north', fog: 'off', turns: 9 },
  { game: ford, side: 'south', fog: 'on', turns: 9 },
  { game: barbarossa, side: 'german', fog: 'on', turns: 1 },
  { game: barbarossa, side: 'soviet', fog: 'off', turns: 1 },
  { game: dagc, side: 'soviet', fog: 'on', turns: 1 },
  { game: dagc, side: 'german', fog: 'off', turns: 1 },
] as const)('$game.id against the $side side, hidden stacks $fog', ({ game, side, fog, turns }) => {
  it(
    'is told in so few lines that can be listened to, and can be asked about',
    async () => {
      const { desk, told } = await turnsOf(game, side, fog, turns);
      expect(told.length).toBeGreaterThan(0);
      for (const { lines } of told) {
        expect(lines.length).toBeGreaterThan(0);
        const deeds = lines.filter((line) => !/turn \d+\b.* begins\.$|^Check /i.test(line));
        expect(deeds.length).toBeLessThanOrEqual(MOST_LINES);
        expect(new Set(lines).size).toBe(lines.length);
        // An attack is told by its result: its odds have no line of their own before it.
        const results = lines.filter((line) => /^[^:]+: .*, die \d\.$/.test(line));
        for (const place of results.map((line) => line.replace(/:.*/s, '')))
          expect(lines.filter((line) => line.startsWith(`${place}: `))).toHaveLength(1);
        for (const line of lines) expect(line).toMatch(/^[\x20-\x7e]{1,160}$/);
      }
      if (desk.match.state.over !== undefined || desk.match.state.clock.phasing === side) return;
      expect(take(desk, 'opponent why').lines.join(' ')).not.toMatch(/No sentence/);
      if (take(desk, 'events').lines[0]?.startsWith('1: ') === true)
        expect(take(desk, 'why 1').lines[0]).not.toMatch(/No number|No sentence/);
    },
    MINUTES,
  );
});

describe('a long turn', () => {
  it(
    'is followed by what nobody may miss: the turn that begins',
    async () => {
      const { told } = await turnsOf(ford, 'south', 'on', 9);
      const said = told.flatMap(({ lines }) => lines);
      for (const turn of [2, 3]) expect(said).toContainEqual(expect.stringMatching(`turn ${turn} begins`));
    },
    MINUTES,
  );

  it(
    'is told by what came of its battles, what it took and what was lost',
    async () => {
      const { told } = await turnsOf(barbarossa, 'german', 'off', 1);
      const [first] = told.filter(({ orders }) => orders > 12);
      const lines = first?.lines.join('\n') ?? '';
      expect(lines).toMatch(/^Germans: \d+ attacks, \d+ units (moved|entered)/);
      expect(lines).toMatch(/\nGermans take [A-Z]/);
      expect(lines).toMatch(/\nLost: Soviets .*\n/);
      expect(lines.split('\n').at(-1)).toBe('Type events to hear all of it, or opponent why.');
    },
    MINUTES,
  );

  it(
    'says in brief no battle by itself',
    async () => {
      const { desk, letPlay } = await against(barbarossa, 'german', { settings: { level: 'brief' } });
      const [reply] = await letPlay();
      expect(desk.match.entries.length).toBeGreaterThan(12);
      expect(reply?.lines.join('\n')).not.toContain('more battles');
    },
    MINUTES,
  );
});
