// One line of the bench's result, and the timing behind it: ours and its baseline turn by turn, so that a machine
// that slows down or speeds up meanwhile does so for both.

export type BenchRow = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is measured against. */
  readonly baseline: string;
  /** value over the baseline's value. */
  readonly ratio: number;
  /** What the ratio should be, such as `<= 3`; empty when it is only told. */
  readonly aim: string;
};

/** Does its work once and gives back something that depends on it. */
export type Job = () => unknown;

export type Compared = { readonly value: number; readonly base: number; readonly ratio: number };

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Six digits would claim more than was measured. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

/** Processor time: what else the machine has to do does not count. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const microseconds = (job: Job, runs: number): number => {
  const start = spent();
  for (let i = 0; i < runs; i++) job();
  return (spent() - start) / runs;
};

/** Warms a job up, and finds how many runs of it last two milliseconds. */
const warmed = (job: Job): number => {
  const end = process.hrtime.bigint() + 100_000_000n;
  while (process.hrtime.bigint() < end) job();
  let runs = 1;
  while (microseconds(job, runs) * runs < 2000) runs *= 2;
  return runs;
};

/** Median microseconds of both, and the median ratio of neighbouring samples. */
export const compare = (ours: Job, base: Job, rounds = 41): Compared => {
  const [ourRuns, baseRuns] = [warmed(ours), warmed(base)];
  const samples = Array.from({ length: rounds }, (_, i) => {
    if (i % 2 === 0) return [microseconds(ours, ourRuns), microseconds(base, baseRuns)] as const;
    const first = microseconds(base, baseRuns);
    return [microseconds(ours, ourRuns), first] as const;
  });
  return {
    value: median(samples.map(([value]) => value)),
    base: median(samples.map(([, base]) => base)),
    ratio: median(samples.map(([value, base]) => value / base)),
  };
};

export const rowOf = (
  name: string,
  unit: string,
  baseline: string,
  { value, base, ratio }: Compared,
  aim = '',
): BenchRow => ({
  name,
  value: rounded(value),
  unit,
  baseline: `${baseline}, ${rounded(base)} ${unit}`,
  ratio: rounded(ratio),
  aim,
});
