// What a kind of hostile input is: how one is made, and what the program is asked to do with it.
import type { Draw } from '../atoms.ts';
import type { Bench, Heard } from '../bench.ts';

export type Way = {
  readonly name: string;
  readonly go: (bench: Bench, bytes: Uint8Array) => Promise<Heard>;
};

export type Kind = {
  readonly id: string;
  /** Of its fixtures. */
  readonly ending: string;
  /** How many of a hundred inputs are of this kind. */
  readonly share: number;
  readonly make: (draw: Draw) => Uint8Array;
  readonly ways: readonly Way[];
};

/** A command on a file that has the bytes in it. */
export const onFile = (
  file: string,
  argv: (path: string) => readonly string[],
  given: Parameters<Bench['run']>[1] = {},
): Way => ({
  name: argv(file).join(' '),
  go: async (bench, bytes) => bench.run(argv(bench.put(file, bytes)), given),
});
