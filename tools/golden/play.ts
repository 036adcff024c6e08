// Plays the script of a golden game at a desk with a journal, as the program does, and gives the record that came of it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSeed } from '../../src/core/dice.ts';
import { matchHash } from '../../src/core/match.ts';
import type { Problem, Refusal, Result } from '../../src/core/types.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import { journalOf } from '../../src/session/journal.ts';
import { readGame } from '../../src/cli/load/game.ts';
import { VERSION } from '../../src/cli/version.ts';
import type { Game } from '../../src/api/game.ts';
import { BOARDS, GAMES } from '../../src/games/registry.ts';
import { shippedData } from '../../src/paths.ts';
import { playingOf } from '../../src/record/playable-game.ts';
import { RECORD_ENDING } from '../../src/record/files/game-files.ts';
import { fullOptions } from '../../src/record/optional-rules.ts';
import type { Playing } from '../../src/record/playable.ts';
import { failed, worked } from '../../src/core/problem.ts';
import { startGame } from '../../src/record/new-game.ts';
import { carryOut } from '../../src/script/expect/index.ts';
import { takeLine } from '../../src/script/give-orders.ts';
import type { Check, Statement, Typed } from '../../src/script/statement.ts';
import type { GoldenScript } from './script.ts';

/** A line that did not do what it was written for. */
export type Slip = { readonly line: number; readonly text: string; readonly why: readonly string[] };

export type Played = {
  readonly record: string;
  readonly slips: readonly Slip[];
  readonly orders: number;
  readonly turn: number;
  readonly hash: string;
};

export type GoldenGame = { readonly game: Game; readonly playing: Playing };

export const goldenGame = async (id: string): Promise<Result<GoldenGame, readonly Problem[]>> => {
  const game = await readGame({ games: GAMES, boards: BOARDS, shipped: shippedData() }, id, undefined);
  return game.ok ? worked({ game: game.value, playing: playingOf(game.value, VERSION) }) : game;
};

type Answered = { readonly refused?: Refusal | undefined; readonly slip?: readonly string[] };

const checked = (desk: Desk, check: Check, refused: Refusal | undefined): Answered => {
  const found = carryOut({ desk, refused }, check);
  if (!found.ok) return { refused, slip: [found.error.code] };
  const { ok, got, want } = found.value;
  return ok ? { refused } : { refused, slip: [`Got ${got}, want ${want}.`] };
};

/** A refusal is a slip unless the next line expects one; so is an order that is answered by nothing. */
const typedAt = (desk: Desk, typed: Typed, next: Statement | undefined): Answered => {
  const { kind, lines, refusal } = takeLine(desk, typed);
  const expected = next?.act.kind === 'check' && next.act.check.kind === 'refused';
  if (kind === 'done' && lines.length === 0) return { refused: refusal, slip: ['Nothing was said.'] };
  const slipped = (kind === 'refused' && !expected) || kind === 'asks';
  return slipped ? { refused: refusal, slip: lines } : { refused: refusal };
};

const playAt = (desk: Desk, statements: readonly Statement[]): readonly Slip[] => {
  let refused: Refusal | undefined;
  return statements.flatMap(({ at: { line, text }, act }, i) => {
    if (act.kind !== 'typed' && act.kind !== 'check') return [];
    const answered =
      act.kind === 'typed' ? typedAt(desk, act.typed, statements[i + 1]) : checked(desk, act.check, refused);
    refused = answered.refused;
    return answered.slip === undefined ? [] : [{ line, text, why: answered.slip }];
  });
};

/** Lines that are refused are told, and the play goes on: what follows shows how far the change reaches. */
export const playGolden = async (
  script: GoldenScript,
  { game, playing }: GoldenGame,
): Promise<Result<Played, readonly Problem[]>> => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-golden-'));
  const path = join(folder, `${script.name}${RECORD_ENDING}`);
  const options = fullOptions(game, script.begins.options);
  if (!options.ok) return options;
  const scenario = script.begins.scenario ?? game.scenarios[0]?.id ?? '';
  const dice = { seed: openSeed(script.seed) };
  try {
    const kept = startGame(playing, { path, scenario, options: options.value, dice });
    if (!kept.ok) return failed(kept.error);
    const { match, close } = kept.value;
    const desk = openDesk(game, match, { journal: journalOf(kept.value, playing, folder) });
    const slips = playAt(desk, script.statements);
    close();
    const record = readFileSync(path, 'utf8');
    const { turn } = match.state.clock;
    return worked({ record, slips, orders: match.entries.length, turn, hash: matchHash(match) });
  } finally {
    rmSync(folder, { force: true, recursive: true });
  }
};
