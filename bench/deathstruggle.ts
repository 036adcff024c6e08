// How fast Death Struggle 20 answers and plays.
import { makeGame } from '../src/games/deathstruggle/game.ts';
import { printedOf } from '../src/games/deathstruggle/data/sheet.ts';
import { attacksAsked } from '../src/games/deathstruggle/questions/attacks.ts';
import { levelOf } from '../src/games/deathstruggle/supply/supplied.ts';
import type { Own, Seeing } from '../src/games/deathstruggle/state.ts';
import { onMap } from '../src/mechanics/places.ts';
import { rowsOf, shipped } from './whole-game.ts';
import type { BenchRow } from './row.ts';

const p = printedOf(shipped('deathstruggle'));
const { title, rules } = makeGame(p);

const supplied = (s: Seeing): number =>
  p.sides.flatMap((side) => onMap(p, s, side)).filter((unit) => levelOf(p, s, unit) === 'full').length;

export const rows = (): Promise<readonly BenchRow[]> =>
  Promise.resolve(
    rowsOf<Own>({
      title,
      p,
      rules,
      scenario: 'campaign',
      turns: 15,
      few: 60,
      many: 113,
      map: [59, 67],
      movement: { at: 'axis-movement@orders', side: 'axis', turn: 3 },
      attacks: { at: 'axis-first-attacks@orders', side: 'axis', turn: 3 },
      supply: supplied,
      odds: (s) => attacksAsked(p).strikes(s, s.clock.phasing as (typeof p.sides)[number], 'both'),
      early: 50,
      aims: { supply: 8, offers: 8000, decisionsPerSecond: 4000, game: 3, replay: 0.8 },
    }),
  );
