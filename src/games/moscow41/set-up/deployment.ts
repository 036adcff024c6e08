// Set-up: the Russians place first, then the Germans, who man the start line (INH.SET, R18).
import { refusal } from '../../../core/rule-set.ts';
import type { Procedure, Seen } from '../../../core/rule-set.ts';
import type { State } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { bareLine, groupSetUp, mendLine } from '../../../mechanics/entry/groups.ts';
import type { GroupSetUp } from '../../../mechanics/entry/groups.ts';
import type { Laid } from '../../../mechanics/entry/deployment.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { stackingOf, zonesOf } from '../ground-units.ts';
import type { Own } from '../state.ts';

const LINE = 'german-start-line';

const hasRoom = (p: Printed, s: Laid<Own>, units: readonly string[], hex: string): boolean => {
  const [first] = units;
  return first === undefined || stackingOf(p).refuse(s.own, hex, p.sideOf(first), units) === undefined;
};

/** German start-line hexes with no German unit in them, nor in reach of a zone of control. */
export const bareHexes = (p: Printed, s: Seen<Own>): readonly string[] =>
  bareLine(p, s, LINE, 'german', (hex) => zonesOf(p).isInZone(s, hex, 'german'));

export const setUpOf = perSheet((p: Printed): GroupSetUp<Own> =>
  groupSetUp<Own>(p, {
    rules: { place: 'moscow41:INH.SET', room: 'moscow41:INH.STK' },
    hasRoom: (s, units, hex) => hasRoom(p, s, units, hex),
    most: lineOf(p.tables.limits, 'stack').value + 1,
    wrong: (s, side) => {
      const bare = side === 'german' ? bareHexes(p, s) : [];
      return bare.length > 0 ? refusal('SETUP.BARE', 'moscow41:INH.SET', { hexes: [...bare] }) : undefined;
    },
    mend: (s, side, pick) =>
      side === 'german'
        ? mendLine<Own>(setUpOf(p), s, side, bareHexes(p, s), (units, hex) => hasRoom(p, s, units, hex), pick)
        : undefined,
    told: (s, side) => {
      const bare = side === 'german' ? bareHexes(p, s) : [];
      return bare.length > 0 ? { bare: [...bare] } : {};
    },
  }),
);

/** Puts everybody of a side who waits where the program would. */
export const placeDefault = (
  p: Printed,
  s: Pick<State<Own>, 'own' | 'scenario' | 'options'>,
  side: Who,
): number => setUpOf(p).placeDefault(s, side);

export const setUp = (p: Printed): Procedure<Own> => setUpOf(p).procedure('russian');
