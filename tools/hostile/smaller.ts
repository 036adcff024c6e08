// Makes an input that goes wrong smaller, as long as it goes wrong in the same way: lines first, then parts of them.

const MOST_TRIES = 250;
/** Milliseconds. */
const MOST_TIME = 8000;

const joined = (parts: readonly string[]): Uint8Array => Buffer.from(parts.join(''), 'latin1');

/** Every run of parts left out, from half of them to one. */
const without = async (
  parts: readonly string[],
  isWrong: (bytes: Uint8Array) => Promise<boolean>,
  budget: { left: number; readonly until: number },
): Promise<readonly string[]> => {
  let all = parts;
  for (
    let length = Math.ceil(all.length / 2);
    length >= 1;
    length = length === 1 ? 0 : Math.ceil(length / 2)
  ) {
    for (let at = 0; at < all.length && budget.left > 0 && performance.now() < budget.until;) {
      const less = all.toSpliced(at, length);
      budget.left--;
      if (less.length > 0 && (await isWrong(joined(less)))) all = less;
      else at += length;
    }
  }
  return all;
};

export const smaller = async (
  bytes: Uint8Array,
  isWrong: (bytes: Uint8Array) => Promise<boolean>,
): Promise<Uint8Array> => {
  const budget = { left: MOST_TRIES, until: performance.now() + MOST_TIME };
  const text = Buffer.from(bytes).toString('latin1');
  const lines = await without(text.split(/(?<=\n)/), isWrong, budget);
  const few = await without(lines.join('').split(/(?<= )/), isWrong, budget);
  const rest = few.join('');
  const chars = rest.length > 4000 ? (rest.match(/[\s\S]{1,500}/g) ?? []) : rest.split('');
  return joined(await without(chars, isWrong, budget));
};
