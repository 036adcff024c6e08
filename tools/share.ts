// How many of all, as a share between its bounds at 95 percent.

/** After Wilson: it never leaves 0 to 1, and few games give a wide one. */
export const shareOf = (n: number, all: number): { readonly low: number; readonly high: number } => {
  if (all === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = n / all;
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const [centre, scale] = [share + z ** 2 / (2 * all), 1 + z ** 2 / all];
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
};

const percent = (part: number): string => String(Math.round(100 * part));

export const shareWords = (n: number, all: number): string => {
  const { low, high } = shareOf(n, all);
  return all === 0 ? 'none' : `${percent(n / all)} % (${percent(low)} to ${percent(high)})`;
};
