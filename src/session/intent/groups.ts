// The groups of the side that speaks, and the formations of its game: looked up, kept, and told in a sentence.
import type { Message, Problem, Side } from '../../core/types.ts';
import { capital } from '../../core/strings.ts';
import { message } from '../reply.ts';
import type { Desk } from '../session.ts';
import { speaker, viewOf } from '../session.ts';
import type { Group } from '../../record/groups.ts';

/** Somebody's own. */
export const ownGroups = (desk: Desk, side: Side = speaker(desk)): readonly Group[] =>
  desk.intent.groups.filter((group) => group.side === side);

export const groupNamed = (desk: Desk, typed: string): Group | undefined => {
  const low = typed.toLowerCase();
  return ownGroups(desk).find(({ name }) => name.toLowerCase() === low);
};

/** A formation with who of it can be seen on the map, as if somebody had grouped them. */
export const formationNamed = (
  desk: Desk,
  typed: string,
): (Group & { readonly title: string }) | undefined => {
  const name = typed.toLowerCase();
  const { formations = {} } = desk.game;
  const found = Object.hasOwn(formations, name) ? formations[name] : undefined;
  if (found === undefined || found.side !== speaker(desk)) return undefined;
  const { grid } = desk.game.board;
  const there = new Set(viewOf(desk).units.flatMap(({ id, at }) => (grid.index(at) >= 0 ? [id] : [])));
  return { ...found, name, units: found.units.filter((unit) => there.has(unit)) };
};

export const meantGroup = (desk: Desk, typed: string): Group | undefined =>
  groupNamed(desk, typed) ?? formationNamed(desk, typed);

/** As it begins a sentence. */
export const titleOf = (desk: Desk, group: Group): string =>
  formationNamed(desk, group.name)?.title ?? capital(group.name);

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** The group that these units are, if they are one. */
export const groupOf = (desk: Desk, units: readonly string[]): Group | undefined =>
  ownGroups(desk).find((group) => isSame(group.units, units)) ??
  Object.keys(desk.game.formations ?? {})
    .flatMap((name) => formationNamed(desk, name) ?? [])
    .find((formation) => isSame(formation.units, units));

/** Names for some units: those of groups that are whole among them first. */
export const calledAs = (
  desk: Desk,
  units: readonly string[],
): { readonly groups: readonly string[]; readonly others: readonly string[] } => {
  const groups: string[] = [];
  let others = units;
  for (const group of ownGroups(desk)) {
    if (group.units.length < 2 || !group.units.every((id) => others.includes(id))) continue;
    groups.push(titleOf(desk, group));
    others = others.filter((id) => !group.units.includes(id));
  }
  return { groups, others };
};

/** Written down beside the game, where it is kept. */
export const keepGroups = (desk: Desk, groups: readonly Group[]): Problem | undefined => {
  desk.intent.groups = groups;
  return desk.journal?.groups?.write(groups);
};

/** In the place of one of its name and side. */
export const withGroup = (desk: Desk, group: Group): readonly Group[] => [
  ...desk.intent.groups.filter(
    ({ name, side }) => side !== group.side || name.toLowerCase() !== group.name.toLowerCase(),
  ),
  group,
];

/** Who is in it and where: together, in places, or lost. */
export const groupTold = (desk: Desk, group: Group): Message => {
  const { grid } = desk.game.board;
  const { units } = viewOf(desk);
  const placed = group.units.flatMap((id) => units.find((unit) => unit.id === id) ?? []);
  const onMap = placed.filter(({ at }) => grid.index(at) >= 0);
  const places = [...new Set(onMap.map(({ at }) => at))];
  const off = group.units.filter((id) => !onMap.some((unit) => unit.id === id));
  const [only] = places.length === 1 ? places : [];
  return message('group.is', {
    name: titleOf(desk, group),
    units: [...group.units],
    ...(only !== undefined && { at: only, [onMap.length > 1 ? 'all' : 'one']: true }),
    ...(places.length > 1 && { places }),
    ...(off.length > 0 && { off }),
  });
};
