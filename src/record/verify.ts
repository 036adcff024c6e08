// Is a record what it says? First every byte by the line chain, then every result by doing the orders again, then the dice by the seed.
import { canRoll, commitment, provableDie } from '../core/dice.ts';
import type { Problem, Result, State } from '../core/types.ts';
import { facesOf, readRecord } from './format/record.ts';
import type { Block, GameRecord } from './format/record.ts';
import type { KeptAt } from './format/lines.ts';
import type { Playing } from './playable.ts';
import { failed, problem, worked } from '../core/problem.ts';
import { firstBlock, firstDifference, replaySteps } from './replay.ts';
import type { Step } from './replay.ts';
import { endedOtherwise, writtenOtherwise } from './format/canonical-check.ts';

export type Verified = {
  readonly lines: number;
  readonly orders: number;
  readonly dice: number;
  /** How many of the dice were computed again from a known seed. */
  readonly proved: number;
  /** How many were rolled in the game this is a copy of: another seed proves them. */
  readonly copied: number;
  /** How many dice were typed by hand. */
  readonly typed: number;
  /** Lines 1 to here were played under other rules, and only their chain was checked. */
  readonly unchecked: number;
  /** The last twelve digits of the chain: whoever holds them can tell this record from every other. */
  readonly chain: string;
};

export type VerifyOptions = {
  /** A seed that is known, such as the one in the file beside a game of one's own. */
  readonly seed?: string | undefined;
  readonly kept?: ((at: KeptAt) => Result<State>) | undefined;
  readonly tick?: (() => void) | undefined;
};

/** Where two play, or something is hidden, no desk lets a player do this. */
const takenBackUnfairly = ({ header }: GameRecord, { block, match }: Step): Problem | undefined => {
  const { act, line } = block;
  if (act.kind !== 'taken' || act.verb !== 'undo anyway') return undefined;
  const isAlone = header.people === undefined && match.rules.hides?.(match.state) !== true;
  return isAlone ? undefined : problem('VERIFY.NOT-ALONE', { line });
};

const recompute = (record: GameRecord, playing: Playing, options: VerifyOptions): Problem | undefined => {
  for (const step of replaySteps(record, playing, { full: 0, kept: options.kept, tick: options.tick })) {
    const wrong = step.ok
      ? (takenBackUnfairly(record, step.value) ?? firstDifference(step.value))
      : step.error;
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

const dieLine = (block: Block, index: number): number => {
  let dice = -1;
  const i = block.results.findIndex((text) => text.startsWith(' = die ') && ++dice === index);
  return block.line + 1 + i;
};

type Proof = Result<Pick<Verified, 'dice' | 'proved' | 'copied'>>;

/** Dice drawn before a branch came from another record's seed and are left out. */
const prove = (record: GameRecord, seed: string | undefined): Proof => {
  const from = record.header.branch?.drawn ?? 0;
  let dice = 0;
  let proved = 0;
  let copied = 0;
  for (const block of record.blocks) {
    const drawn = block.events.filter((event) => event.kind === 'die');
    for (const [i, { data }] of drawn.entries()) {
      dice += 1;
      const n = Number(data['n']);
      const sides = Number(data['sides']);
      if (n <= from) copied += 1;
      // A die that nobody could roll is none of the rules', and is found when its order is done again.
      if (seed === undefined || n <= from || !canRoll(sides)) continue;
      const expected = provableDie(seed, n, sides);
      const found = Number(data['result']);
      if (expected !== found)
        return failed(problem('VERIFY.DIE', { line: dieLine(block, i), n, expected, found }));
      proved += 1;
    }
  }
  return worked({ dice, proved, copied });
};

/** The seed by which dice can be computed again; a shown one must fit the commitment. */
const knownSeed = (record: GameRecord, given: string | undefined): Result<string | undefined> => {
  const { dice } = record.header;
  if (dice.kind === 'open') return worked(dice.seed);
  if (dice.kind !== 'seeded') return worked(undefined);
  const shown = record.blocks.find(({ act }) => act.kind === 'seed');
  const seed = shown?.act.kind === 'seed' ? shown.act.seed : given;
  if (seed === undefined || commitment(seed) === dice.commit) return worked(seed);
  return failed(
    problem('VERIFY.SEED', {
      ...(shown && { line: shown.line }),
      commit: dice.commit,
      found: commitment(seed),
    }),
  );
};

/** How many dice an order types. */
const typedIn = (playing: Playing, text: string): number => {
  const read = playing.codec.read(text);
  return read.ok && read.value.verb === 'die' ? Object.values(read.value.args).flat().length : 0;
};

const typedBy = (playing: Playing, { act }: Block): number =>
  act.kind === 'orders' ? act.orders.reduce((count, text) => count + typedIn(playing, text), 0) : 0;

/** Where dice are rolled by hand, none is there that nobody typed. */
const typedOnly = (record: GameRecord, playing: Playing): Problem | undefined => {
  if (record.header.dice.kind !== 'manual') return undefined;
  for (const block of record.blocks) {
    const typed = typedBy(playing, block);
    if (facesOf(block).length > typed) return problem('VERIFY.UNTYPED', { line: dieLine(block, typed) });
  }
  return undefined;
};

/** What names no line comes after what does. */
const lineIn = (wrong: Problem): number => Number(wrong.params['line'] ?? Number.MAX_SAFE_INTEGER);

/** Checks everything that can be checked; says the first line that differs. */
export const verifyRecord = (
  contents: Uint8Array | string,
  playing: Playing,
  options: VerifyOptions = {},
): Result<Verified, readonly Problem[]> => {
  const read = readRecord(contents);
  if (!read.ok) return read;
  const record = read.value;
  const cut = endedOtherwise(record);
  if (cut !== undefined) return failed([cut]);
  const seed = knownSeed(record, options.seed);
  const proof = seed.ok ? prove(record, seed.value) : seed;
  const first = firstBlock(record);
  const played = recompute(record, playing, options);
  // A die that was altered has come before what was made of it.
  const [wrong] = [
    ...writtenOtherwise(record, record.blocks.slice(first), playing),
    proof.ok ? undefined : proof.error,
    typedOnly(record, playing),
    played,
  ]
    .filter((each) => each !== undefined)
    .toSorted((a, b) => lineIn(a) - lineIn(b));
  if (wrong !== undefined) return failed([wrong, ...(wrong === played ? otherRules(record, playing) : [])]);
  if (!proof.ok) return failed([proof.error]);
  return worked({
    lines: record.lines.length,
    orders: record.blocks.filter(({ act, dropped }) => act.kind === 'orders' && dropped === undefined).length,
    ...proof.value,
    typed: record.blocks.reduce((typed, block) => typed + typedBy(playing, block), 0),
    unchecked: first === 0 ? 0 : (record.blocks[first]?.line ?? 1) - 1,
    chain: record.lines.at(-1)?.chain ?? '',
  });
};

/** Another version of the rules or the data is the likeliest reason for a difference. */
const otherRules = (record: GameRecord, playing: Playing): readonly Problem[] => {
  const played = playedUnder(record);
  const { rules, data } = playing;
  const other = played.data !== data;
  if (played.rules === rules.version) return other ? [problem('VERIFY.OTHER-DATA')] : [];
  return [problem('VERIFY.OTHER-RULES', { was: played.rules, is: rules.version, data: other })];
};

/** The rules and data it was last played under. */
export const playedUnder = (record: GameRecord): { readonly rules: string; readonly data: string } => {
  const last = record.blocks.findLast(({ act }) => act.kind === 'resumed');
  return last?.act.kind === 'resumed' ? last.act : record.header;
};
