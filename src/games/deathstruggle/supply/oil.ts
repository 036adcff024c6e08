// Oil: who has lost his fields moves his mobile units slower (SUP.15, R45).
import { lineOf } from '../../../board/chart-lines.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

const FIELDS: Readonly<Record<Who, string>> = { axis: 'Ploesti', russian: 'Maikop' };

/** The oilfield of a side. */
export const oilfieldOf = (p: Printed, side: Who): string => p.placeNamed(FIELDS[side]);

/** What the basic factor of a mobile unit of a side is at most; nothing while it has its oil. */
export const oilCap = (p: Printed, s: Pick<Seeing, 'own' | 'scenario'>, side: Who): number | undefined =>
  isHeldBy(p, s, oilfieldOf(p, side), otherSide(side)) ? lineOf(p.tables.limits, 'oil').value : undefined;
