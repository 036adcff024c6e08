// Dice that make up the strength of units in a battle: every sum they can show, in how many ways.

const FACES = 6;

/** In how many ways dice show each sum. */
const sumsOf = (dice: number): ReadonlyMap<number, number> => {
  let sums = new Map([[0, 1]]);
  for (let n = 0; n < dice; n++) {
    const next = new Map<number, number>();
    for (const [sum, ways] of sums)
      for (let face = 1; face <= FACES; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
    sums = next;
  }
  return sums;
};

type Faces = Readonly<Record<string, number>>;

/** Some faces that show a sum. */
const facesFor = (units: readonly string[], sum: number): Faces => {
  let left = sum;
  return Object.fromEntries(
    units.map((unit, i) => {
      const others = units.length - 1 - i;
      const face = Math.min(FACES, left - others);
      left -= face;
      return [unit, face];
    }),
  );
};

/** Every throw that makes a difference, in how many ways it falls. `groups`: units of which only the sum matters. */
export const throwsOf = (
  groups: readonly (readonly string[])[],
): readonly { readonly rolled: Faces; readonly ways: number }[] => {
  let found: readonly { readonly rolled: Faces; readonly ways: number }[] = [{ rolled: {}, ways: 1 }];
  for (const units of groups) {
    const sums = [...sumsOf(units.length)];
    found = found.flatMap(({ rolled, ways }) =>
      sums.map(([sum, more]) => ({ rolled: { ...rolled, ...facesFor(units, sum) }, ways: ways * more })),
    );
  }
  return found;
};
