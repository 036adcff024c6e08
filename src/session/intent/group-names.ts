// What a group may be called: a word that means nothing else where it could stand.
import { refusal } from '../../core/rule-set.ts';
import type { Refusal } from '../../core/types.ts';
import { isDirection, windWords } from '../../hex/directions.ts';
import { PLACE_NOISE, UNIT_NOISE } from '../../language/verb-registry.ts';
import { sceneOf } from '../dispatch.ts';
import type { Desk } from '../session.ts';

export const GROUP_RULE = 'hexfront:groups';

const NAME = /^[a-z][a-z0-9-]{1,23}$/i;

/** Words that stand beside the name of a group, or between two others. */
const TAKEN: ReadonlySet<string> = new Set([
  ...PLACE_NOISE,
  ...UNIT_NOISE,
  ...Object.values(windWords),
  'again',
  'best',
  'from',
  'here',
  'all',
  'without',
  'add',
  'drop',
  'off',
  'on',
  'own',
  'enemy',
  'n',
  's',
]);

/** What it would hide: a verb, a unit, a place, a side, a formation. */
const hides = (desk: Desk, low: string): string | undefined => {
  const scene = sceneOf(desk);
  if (desk.registry.find(low) !== undefined) return 'verb';
  if (Object.hasOwn(desk.settings.aliases, low) || Object.hasOwn(desk.settings.macros, low)) return 'alias';
  if (Object.hasOwn(desk.game.formations ?? {}, low)) return 'formation';
  if (scene.unit(low) !== undefined) return 'unit';
  if (scene.placeId(low) !== undefined || Object.hasOwn(desk.game.board.places, low)) return 'place';
  if (Object.keys(desk.game.board.places).some((name) => name.toLowerCase() === low)) return 'place';
  const sides = Object.entries(desk.game.sideWords).flatMap(([id, words]) => [
    id,
    words.name,
    words.adjective,
  ]);
  if (sides.some((word) => word.toLowerCase() === low)) return 'side';
  return TAKEN.has(low) || isDirection(low) ? 'word' : undefined;
};

export const refuseName = (desk: Desk, typed: string): Refusal | undefined => {
  if (!NAME.test(typed)) return refusal('GROUP.NAME', GROUP_RULE, { typed });
  const what = hides(desk, typed.toLowerCase());
  return what === undefined ? undefined : refusal('GROUP.TAKEN', GROUP_RULE, { typed, what });
};
