// The first turn of the campaign at a real terminal, by keys of the map alone: the record is that of the golden opening.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { newMatch } from '../../src/core/match.ts';
import type { Order } from '../../src/core/types.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import { readRecord } from '../../src/record/format/record.ts';
import type { GameRecord } from '../../src/record/format/record.ts';
import { recordPath } from '../../tools/golden/script.ts';
import { goldenGame } from '../../tools/golden/play.ts';
import { findsByKeys } from '../screen/keys/key-path.ts';
import { seat } from '../screen/kit.ts';
import type { Seated } from '../screen/kit.ts';
import { hasTmux, openPane } from './pane.ts';

const SEED = '1941';
const OPTIONS = { fog: 'off', superiority: 'on' } as const;

const recordAt = (path: string): GameRecord => {
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(`${path} cannot be read`);
  return read.value;
};

type Played = Awaited<ReturnType<typeof goldenGame>>;

const gameOf = (played: Played): Extract<Played, { ok: true }>['value'] => {
  if (!played.ok) throw new Error('The game cannot be loaded');
  return played.value;
};

/** The orders of the record up to the one that begins the second turn. */
const firstTurn = (record: GameRecord): GameRecord['blocks'] => {
  const end = record.blocks.findIndex(({ events }) =>
    events.some(({ kind, data }) => kind === 'turn.begins' && data['turn'] === 2),
  );
  return record.blocks.slice(0, end + 1).filter(({ act }) => act.kind === 'orders');
};

/** Sits beside the terminal and notes which keys are pressed. */
const noting = (desk: Desk): { readonly seated: Seated; taken(): readonly string[] } => {
  const { now, press, showing, escape } = seat(desk);
  let sent: string[] = [];
  const seated: Seated = {
    desk,
    now,
    showing,
    press: (keys) => {
      sent.push(...(keys.match(/\r|[^\r]+/g) ?? []));
      return press(keys);
    },
    escape: () => {
      sent.push('\x1b');
      return escape();
    },
  };
  return {
    seated,
    taken: () => {
      const all = sent;
      sent = [];
      return all;
    },
  };
};

(hasTmux ? it : it.skip)(
  'the first turn of the campaign can be played by keys alone',
  async () => {
    const { game, playing } = gameOf(await goldenGame('barbarossa'));
    const golden = firstTurn(recordAt(recordPath('opening')));
    expect(golden.length).toBeGreaterThan(40);
    const options = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard]));
    const match = newMatch(
      game.rules,
      'campaign',
      { ...options, ...OPTIONS },
      { dice: seeded(openSeed(SEED)) },
    );
    const { seated, taken } = noting(openDesk(game, match, { confirmsEnd: true }));
    const pane = await openPane(100, 40);
    try {
      const wishes = Object.entries(OPTIONS).map(([id, value]) => `--option ${id}=${value}`);
      pane.type(`node bin/hexfront.js play barbarossa --map --name g --seed ${SEED} ${wishes.join(' ')}`);
      pane.press('Enter');
      await pane.until(/44 units to place/);
      const send = async (): Promise<void> => {
        for (const keys of taken()) {
          if (keys === '\r') pane.press('Enter');
          else if (keys === '\x1b') pane.press('Escape');
          else pane.type(keys);
          // What follows Escape at once would count as one key with it.
          if (keys === '\x1b') await wait(120);
        }
      };
      seated.escape();
      for (const { act } of golden) {
        for (const text of act.kind === 'orders' ? act.orders : []) {
          const read = playing.codec.read(text);
          if (!read.ok || act.kind !== 'orders') throw new Error(text);
          const order: Order = { by: act.side, ...read.value };
          if (seated.now().at === 'line') seated.escape();
          const before = match.entries.length;
          expect([text, findsByKeys(seated, order)]).toEqual([text, true]);
          seated.press('\r');
          expect([text, match.entries.length]).toEqual([text, before + 1]);
          await send();
        }
      }
      await pane.until(/2\/32 Jul 1941/);
      const kept = recordAt(join(pane.home, 'games', 'g.game'));
      const told = (blocks: GameRecord['blocks']): readonly unknown[] =>
        blocks.map(({ act, results }) => [act, results]);
      expect(told(firstTurn(kept))).toEqual(told(golden));
      pane.press('C-d');
      await pane.until(/^Saved: g\.$/m);
    } finally {
      pane.close();
    }
  },
  300_000,
);
