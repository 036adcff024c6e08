// Draws for positions drawn at random: the same from the same seed.

/** Of three always the one that is named, so that what happens once in three times can be had and kept away. */
export const picks = (seed: number, ofThree: number): ((most: number) => number) => {
  let n = seed * 7919 + 1;
  return (most) => {
    n = (n * 48271) % 2147483647;
    return most === 3 ? ofThree : n % most;
  };
};
