// The verbs `group`, `ungroup` and `groups`: names of a player's own for units, kept beside the game.
import type { Args, Refusal } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { nearestWord } from '../../../language/parse/did-you-mean.ts';
import { refuse } from '../../give-orders.ts';
import { GROUP_RULE, refuseName } from '../../intent/group-names.ts';
import {
  formationNamed,
  groupNamed,
  groupTold,
  keepGroups,
  meantGroup,
  ownGroups,
  titleOf,
  withGroup,
} from '../../intent/groups.ts';
import type { Group } from '../../../record/groups.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answerWith, message } from '../../reply.ts';
import { asRefusal, speaker, viewOf } from '../../session.ts';
import { first } from '../handler.ts';

const notThere = (desk: Desk, typed: string): Refusal => {
  const names = [...ownGroups(desk).map(({ name }) => name), ...Object.keys(desk.game.formations ?? {})];
  const near = nearestWord(typed.toLowerCase(), names);
  return refusal('GROUP.NONE', GROUP_RULE, { typed, ...(near !== undefined && { near }) });
};

/** Only one's own: the other side's could not be led, and covered ones cannot be named. */
const stranger = (desk: Desk, units: readonly string[]): Refusal | undefined => {
  const by = speaker(desk);
  const unit = units.find((id) => viewOf(desk).units.find((each) => each.id === id)?.side !== by);
  return unit === undefined ? undefined : refusal('GROUP.NOT-YOURS', GROUP_RULE, { unit, by });
};

const keep = (desk: Desk, group: Group): Reply => {
  const unkept = keepGroups(desk, withGroup(desk, group));
  return unkept === undefined ? answerWith(desk, [groupTold(desk, group)]) : refuse(desk, asRefusal(unkept));
};

const membersAfter = (old: readonly string[], how: string, units: readonly string[]): readonly string[] => {
  if (how === 'add') return [...new Set([...old, ...units])];
  return how === 'drop' ? old.filter((id) => !units.includes(id)) : units;
};

export const group = (desk: Desk, args: Args): Reply => {
  const typed = first(args, 'name') ?? '';
  const how = first(args, 'how') ?? '=';
  const units = args['units'] ?? [];
  const found = groupNamed(desk, typed);
  if (units.length === 0) {
    const meant = meantGroup(desk, typed);
    if (meant !== undefined) return answerWith(desk, [groupTold(desk, meant)]);
    return refuse(desk, refuseName(desk, typed) ?? notThere(desk, typed));
  }
  const wrong = (found === undefined ? refuseName(desk, typed) : undefined) ?? stranger(desk, units);
  if (wrong !== undefined) return refuse(desk, wrong);
  if (found === undefined && how !== '=') return refuse(desk, notThere(desk, typed));
  const members = membersAfter(found?.units ?? [], how, units);
  if (members.length === 0) return refuse(desk, refusal('GROUP.EMPTY', GROUP_RULE, { typed }));
  return keep(desk, { name: found?.name ?? typed, side: speaker(desk), units: members });
};

export const ungroup = (desk: Desk, args: Args): Reply => {
  const typed = first(args, 'name') ?? '';
  const found = groupNamed(desk, typed);
  if (found === undefined) return refuse(desk, notThere(desk, typed));
  const unkept = keepGroups(
    desk,
    desk.intent.groups.filter((each) => each !== found),
  );
  if (unkept !== undefined) return refuse(desk, asRefusal(unkept));
  return answerWith(desk, [message('group.gone', { name: titleOf(desk, found) })]);
};

export const groups = (desk: Desk): Reply => {
  const own = ownGroups(desk);
  const formations = Object.keys(desk.game.formations ?? {}).flatMap((name) => {
    const found = formationNamed(desk, name);
    return found === undefined || found.units.length === 0 ? [] : [{ word: name, ...found }];
  });
  return answerWith(desk, [
    own.length === 0 ? message('groups.none') : message('groups.count', { count: own.length }),
    ...own.map((each) => groupTold(desk, each)),
    ...formations.map(({ word, title, units }) =>
      message('groups.formation', { word, title, count: units.length }),
    ),
  ]);
};
