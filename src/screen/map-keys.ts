// What keys do while the map has them.
import type { Desk } from '../desk/desk.ts';
import type { Action, KeyMap } from './keymap.ts';
import { atHex, firstHex, stepped } from './moving.ts';
import type { Step } from './moving.ts';
import { OVERLAYS } from './overlay-names.ts';
import type { Sitting } from './sitting.ts';
import { withLine } from './typing.ts';

const STEPS: Partial<Readonly<Record<Action, Step>>> = {
  west: 'w',
  east: 'e',
  'north-west': 'nw',
  'north-east': 'ne',
  'south-west': 'sw',
  'south-east': 'se',
  up: 'up',
  down: 'down',
};

const NO_MARKS: Sitting['marks'] = new Map();

/** One step back: first the order, then the units, and then the keys go back to the line. */
const back = (before: Sitting): Sitting => {
  if (before.target !== undefined)
    return { ...before, target: undefined, typing: withLine(before.typing, '') };
  if (before.picked !== undefined) return { ...before, picked: undefined, marks: NO_MARKS };
  return { ...before, at: 'line' };
};

const act = (desk: Desk, before: Sitting, action: Action): Sitting => {
  const step = STEPS[action];
  if (step !== undefined)
    return atHex(
      desk,
      before,
      before.cursor === undefined ? firstHex(desk) : stepped(desk, before.cursor, step),
    );
  switch (action) {
    case 'line':
      return { ...before, at: 'line' };
    case 'back':
      return back(before);
    case 'zoom in':
      return { ...before, zoom: before.zoom === 1 ? 2 : 3 };
    case 'zoom out':
      return { ...before, zoom: before.zoom === 3 ? 2 : 1 };
    case 'overlay':
      return {
        ...before,
        overlay: OVERLAYS[(OVERLAYS.indexOf(before.overlay) + 1) % OVERLAYS.length] ?? 'none',
      };
    default:
      return before;
  }
};

export const mapKey = (desk: Desk, keys: KeyMap, before: Sitting, key: string): Sitting => {
  const action = keys.action(key);
  return action === undefined ? before : act(desk, before, action);
};
