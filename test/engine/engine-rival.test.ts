// Another program as an opponent: what it orders, when it is silent, when it is hurried.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { give, newMatch, undo } from '../../src/core/match.ts';
import type { Match } from '../../src/core/match.ts';
import type { Order, Problem, Side } from '../../src/core/types.ts';
import { engineRival } from '../../src/engine/engine-rival.ts';
import { seating } from '../../src/players/player.ts';
import type { Rival } from '../../src/players/rival.ts';
import { newHome } from '../cli/kit.ts';
import { ford } from '../games/ford/game.ts';

const open: Rival[] = [];
afterEach(() => open.splice(0).forEach((rival) => rival.close()));

/** A program that answers `choose` so; `answer`: JavaScript of what it says to the lines it is shown. */
const seated = (answer: string, seconds = 30): Rival => {
  const path = join(newHome(), 'engine.cjs');
  writeFileSync(
    path,
    `let text = '', lines, n = 0;
    process.stdin.on('data', (more) => {
      text += more;
      for (let at = text.indexOf('\\n'); at >= 0; at = text.indexOf('\\n')) {
        const line = text.slice(0, at);
        text = text.slice(at + 1);
        if (lines === undefined && line === 'choose') lines = [];
        else if (lines === undefined) say(line === 'protocol_version' ? '= 1' : line === 'list_commands' ? '= choose' : '=');
        else if (line !== '.') lines.push(line);
        else { const shown = lines; lines = undefined; n += 1; say((${answer})(shown)); }
      }
    });
    const say = (said) => { if (said !== undefined) process.stdout.write(said + '\\n\\n'); };`,
  );
  const command = `"${process.execPath}" "${path}"`;
  const rival = engineRival({
    game: ford,
    side: 'north',
    command,
    seed: 1,
    patience: { time: seconds, seconds },
  });
  open.push(rival);
  return rival;
};

const begun = (): Match => newMatch(ford.rules, 'crossing', { fog: 'off' });

const next = async (
  rival: Rival,
  match: Match,
  side: Side = 'north',
): Promise<Order | Problem | undefined> => {
  const seat = seating(ford.rules, { game: ford, match })(match.state)?.(side);
  if (seat === undefined) throw new Error('The game is over');
  return rival.next(seat, match);
};

const played = (match: Match, said: Order | Problem | undefined): void => {
  if (said === undefined || 'code' in said) throw new Error(`No order but ${JSON.stringify(said)}`);
  const done = give(match, [said]);
  if (!done.ok) throw new Error(done.refusal.code);
};

describe('another program', () => {
  it('is named by its command, and gives no reasons', () => {
    const rival = seated("() => '= end'");
    expect(rival.name).toMatch(/^engine ".*" ".*engine\.cjs"$/);
    expect(rival.reasons()).toBeUndefined();
    expect(rival.think).toBeUndefined();
  });

  it('may order as a person types, and several things in one line: they come one after the other', async () => {
    const rival = seated("() => '= move n1 1402; move n2 1402; end'");
    const match = begun();
    const verbs: string[] = [];
    for (let i = 0; i < 3; i++) {
      const said = await next(rival, match);
      played(match, said);
      verbs.push(match.entries.at(-1)?.orders[0]?.verb ?? '');
    }
    expect(verbs).toEqual(['move', 'move', 'end']);
  });

  it('is asked anew where what it ordered together was taken back in between', async () => {
    const rival = seated("() => n === 1 ? '= move n1 1402; move n2 1402' : '= end'");
    const match = begun();
    played(match, await next(rival, match));
    undo(match);
    expect(await next(rival, match)).toMatchObject({ verb: 'end' });
  });

  it('orders nothing on the table itself before its order is given', async () => {
    const rival = seated("() => '= move n1 1402'");
    const match = begun();
    const { revision } = match;
    expect(await next(rival, match)).toMatchObject({ by: 'north', verb: 'move' });
    expect({ revision: match.revision, entries: match.entries }).toEqual({ revision, entries: [] });
  });

  it('that is silent for too long is a problem, with the time', async () => {
    const rival = seated('() => undefined', 0.4);
    expect(await next(rival, begun())).toEqual({
      code: 'OPPONENT.HUNG',
      params: { command: 'choose', seconds: 0.4 },
    });
  });

  it('lets go at once when it is hurried, and begins anew when it is asked again', async () => {
    const rival = seated("(shown) => shown.length > 0 && process.uptime() > 60 ? '= end' : undefined");
    const match = begun();
    const before = performance.now();
    const asked = next(rival, match);
    setTimeout(() => rival.hurry(), 300);
    expect(await asked).toBeUndefined();
    expect(performance.now() - before).toBeLessThan(3000);
    const again = next(rival, match);
    setTimeout(() => rival.hurry(), 300);
    expect(await again).toBeUndefined();
  });

  it('is told why an order is refused, and tries again; the third refusal is a problem', async () => {
    const twice = seated(
      "(shown) => n < 3 ? '= move n1 1700' : JSON.parse(shown[0]).refused.code === 'MOVE.NO-WAY' ? '= end' : '= resign'",
    );
    expect(await next(twice, begun())).toMatchObject({ verb: 'end' });
    const never = seated("() => '= move n1 1700'");
    expect(await next(never, begun())).toMatchObject({
      code: 'OPPONENT.ILLEGAL',
      params: { code: 'MOVE.NO-WAY' },
    });
  });
});
