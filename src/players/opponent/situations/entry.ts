// Units that come onto the map: each where it is needed most, which is by what the others there lack.
import { resting } from '../../../core/state-cache.ts';
import type { Force } from '../../../api/outlook.ts';
import type { Seat } from '../../player.ts';
import type { Mind } from '../answers.ts';
import type { Chosen } from '../fights.ts';
import { reasonOfTask, reasonsOfMoves } from '../reasons.ts';
import type { Task } from '../reasons.ts';
import { kept, manned } from './garrison.ts';
import { hasRoom, scoreAt, tableOf } from '../table.ts';
import type { Table } from '../table.ts';

type Entry = { readonly unit: string; readonly hex: number; readonly worth: number; readonly task: Task };

/** Nobody stands anywhere yet who comes. */
const NOWHERE = -1;

const entryAt = (table: Table, force: Force, hex: number): Entry => {
  const { scales, held, defence, fields } = table;
  const stands = defence[hex] ?? 0;
  const more = manned(table, hex, stands + force.defence) - manned(table, hex, stands);
  const holding = scales.weights.man * (held[hex] ?? 0) * more;
  const worth =
    holding + kept(table, hex, force.defence) + scoreAt(table, { force, here: NOWHERE, reach: [] }, hex);
  const task = {
    kind: 'enter',
    hex: scales.ground.grid.id(hex),
    units: 1 + (table.count[hex] ?? 0),
    have: stands + force.defence,
    against: fields.foe.threat[hex] ?? 0,
    gain: worth,
  } as const;
  return { unit: force.unit, hex, worth, task };
};

/** Undefined: nobody waits, or nobody finds a place. */
export const entered = (mind: Mind, seat: Seat): Chosen | undefined => {
  const { outlook, ground } = mind;
  const { enter, supposed } = outlook;
  if (!mind.level.situations || enter === undefined || supposed === undefined) return undefined;
  const { verb } = enter('', '');
  const offer = seat.offers().find((each) => each.verb === verb && !each.right);
  if (offer === undefined) return undefined;
  const { state } = seat.imagine(mind.pick, 'now');
  const table = resting(state, () => tableOf(mind, state, seat.side));
  const entries = seat.subjects(offer).flatMap((unit): readonly Entry[] => {
    const hexes = (seat.reach(offer, unit) ?? []).map(({ place }) => ground.grid.index(place));
    const open = hexes.filter((hex) => hex >= 0 && hasRoom(table, hex) && table.fields.foe.count[hex] === 0);
    const [first] = open;
    if (first === undefined) return [];
    const then = supposed(state, new Map([[unit, ground.grid.id(first)]]));
    const force = resting(then, () => outlook.forces(then)).find((each) => each.unit === unit);
    return force === undefined ? [] : open.map((hex) => entryAt(table, force, hex));
  });
  const ranked = entries.toSorted((a, b) => b.worth - a.worth || (a.unit < b.unit ? -1 : 1) || a.hex - b.hex);
  for (const { unit, hex, task } of ranked) {
    const order = { ...enter(unit, ground.grid.id(hex)), by: seat.side };
    if (seat.check(order) === undefined)
      // By the whole worth of a place, which is no gain: it is not what a turn is told by.
      return { order, reasons: { ...reasonsOfMoves([task], []), worth: 0, order: reasonOfTask(task) } };
  }
  return undefined;
};
