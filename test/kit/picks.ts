// Draws for positions drawn at random: the same from the same seed.

/** Of three always the one that is named, so that what happens once in three times can be had and kept away. */
export const picks = (seed: number, ofThree: number): ((most: number) => number) => {
  let n = seed * 7919 + 1;
  return (most) => {
    n = (n * 48271) % 2147483647;
    return most === 3 ? ofThree : n % most;
  };
};

type Drawn = { readonly clock: { readonly turn: number }; readonly own: { readonly weather?: string } };

/** The kinds of weather of positions drawn at random, by what the draw of three is, from a turn to a turn. */
export const skiesOf =
  (draw: (pick: (most: number) => number) => Drawn) =>
  (ofThree: number, from: number, to: number): ReadonlySet<string | undefined> =>
    new Set(
      Array.from({ length: 40 }, (_, seed) => draw(picks(seed, ofThree)))
        .filter(({ clock }) => clock.turn >= from && clock.turn <= to)
        .map(({ own }) => own.weather),
    );
