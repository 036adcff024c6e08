// The verb `rule`: a rule by its number, a chapter, or the rules that mention a word.
import type { Message, RuleId } from '../../../core/types.ts';
import { wordKey } from '../../../api/game-words.ts';
import {
  bareNumber,
  chapterOf,
  familyOf,
  mentions,
  nearestRule,
  paragraphOf,
} from '../../../api/rule-ids.ts';
import { isKey } from '../../../text/say.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { message } from '../../reply.ts';

/** Rules whose title or summary mentions a word. */
const rulesMentioning = (desk: Desk, typed: string): readonly RuleId[] =>
  desk.game.ruleIds.filter((id) => {
    const words = desk.game.ruleWords(id);
    return words !== undefined && mentions(words, typed);
  });

const mentioning = (desk: Desk, typed: string): readonly Message[] => {
  const found = rulesMentioning(desk, typed);
  if (found.length === 0) {
    const verb = desk.registry.find(typed.toLowerCase())?.spec.name;
    const when = wordKey('when', verb ?? '');
    const told = isKey(desk.book, when) ? [message(when)] : [];
    const near = /\d/.test(typed) ? nearestRule(desk.game.ruleIds, typed) : undefined;
    return [message('rule.unknown', { typed, ...(near !== undefined && { near }) }), ...told];
  }
  return [message('rule.found', { count: found.length, typed }), ...found.map((id) => titleTold(desk, id))];
};

const titleTold = (desk: Desk, rule: RuleId): Message =>
  message('rule.one', { rule, title: desk.game.ruleWords(rule)?.title ?? '' });

export const textTold = (desk: Desk, rule: RuleId): readonly Message[] => {
  const words = desk.game.ruleWords(rule);
  return words === undefined ? [] : [message('rule.text', { rule, ...words })];
};

/** A statement in full, a paragraph of several in full, a chapter by its titles, a word by where it stands. */
export const rule = (desk: Desk, typed: string): readonly Told[] => {
  if (typed.trim() === '') return [message('rule.which')];
  const number = bareNumber(desk.game.id, typed);
  const family = familyOf(desk.game.ruleIds, number);
  if (family.length > 0) return family.flatMap((id) => textTold(desk, id));
  const chapter = chapterOf(desk.game.ruleIds, number);
  const isFirst = (id: RuleId, i: number): boolean =>
    chapter.findIndex((other) => paragraphOf(other) === paragraphOf(id)) === i;
  if (chapter.length > 0) return chapter.filter(isFirst).map((id) => titleTold(desk, id));
  return mentioning(desk, typed);
};
