// What an engine can do, by the commands it lists: who does not keep the position is shown it, and asked for no hash.

export type Talents = {
  /** It is told the position and every order, and gives orders by itself, where nothing is hidden. */
  readonly keeps: boolean;
  readonly hashes: boolean;
  /** What it is set to before a game. */
  settings(seed: number, seconds: number): readonly string[];
};

/** Without any of these it cannot follow a game. */
const TO_KEEP = ['position', 'side', 'play', 'result', 'genorder'];

/** An engine that lists nothing is taken to do all that there was when no list was asked for. */
export const talentsOf = (listed: readonly string[]): Talents => {
  const names = new Set(listed.map((name) => name.trim().toLowerCase()).filter((name) => name !== ''));
  const does = (name: string): boolean => names.size === 0 || names.has(name);
  return {
    keeps: TO_KEEP.every(does),
    hashes: does('hash'),
    settings: (seed, seconds) => [
      ...(does('option') ? [`option seed ${seed}`] : []),
      ...(names.has('time') ? [`time ${seconds * 1000}`] : []),
    ],
  };
};
