// How anybody can check the dice of a finished game with an ordinary sha256 tool: the numbers, and lines for a shell.
import { drawnIn } from './format/record.ts';
import type { GameRecord } from './format/record.ts';

export type Proof = {
  /** Absent when the seed was open from the start. */
  readonly commit?: string;
  readonly seed: string;
  /** Numbers of the first and last die that come from this seed, and the kinds of dice by their faces. */
  readonly from: number;
  readonly to: number;
  readonly sides: readonly number[];
};

const seedOf = ({ header: { dice }, blocks }: GameRecord): Pick<Proof, 'commit' | 'seed'> | undefined => {
  if (dice.kind === 'open') return { seed: dice.seed };
  const shown = blocks.find(({ act }) => act.kind === 'seed')?.act;
  return dice.kind === 'seeded' && shown?.kind === 'seed'
    ? { commit: dice.commit, seed: shown.seed }
    : undefined;
};

/** The proof of a record whose seed can be seen. */
export const proofOf = (record: GameRecord): Proof | undefined => {
  const seed = seedOf(record);
  if (seed === undefined) return undefined;
  const thrown = record.blocks.flatMap(({ events }) => events.filter(({ kind }) => kind === 'die'));
  const sides = [...new Set(thrown.map(({ data }) => Number(data['sides'])))].toSorted((a, b) => a - b);
  return { ...seed, from: (record.header.branch?.drawn ?? 0) + 1, to: drawnIn(record), sides };
};

/** Every line can be typed into a POSIX shell; a line that begins `#` explains the next. */
export const proofLines = (proof: Proof): readonly string[] => {
  const { commit, seed, from, to, sides } = proof;
  const loop = (faces: number): readonly string[] => {
    const below = 256 - (256 % faces);
    return [
      `# A die of ${faces} faces is the first byte of sha256 of seed:number:k, with k from 0, that is below ${below}; its remainder by ${faces}, plus 1.`,
      `n=${from}; while [ $n -le ${to} ]; do k=0; b=256`,
      `while [ $b -ge ${below} ]; do b=$((0x$(printf '%s' "$seed:$n:$k" | sha256sum | cut -c1-2))); k=$((k+1)); done`,
      `echo "die $n of ${faces}: $((b % ${faces} + 1))"; n=$((n+1)); done`,
    ];
  };
  const sealed = [
    `# This was published before the first die: ${commit ?? ''}`,
    '# It must come out again as the first word of the next line.',
    `printf '%s' "$seed" | sha256sum`,
  ];
  return [`seed=${seed}`, ...(commit === undefined ? [] : sealed), ...sides.flatMap(loop)];
};
