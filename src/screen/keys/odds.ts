// The odds of an attack by keys: told in full, or the best attack drafted for Enter, and the list of all that are open.
import { BEST } from '../../api/questions.ts';
import { understand } from '../../language/parse/line.ts';
import { sceneOf } from '../../session/dispatch.ts';
import { hexSlot, isLegal, openNow, specOf, waysOf } from '../../session/legal-ways.ts';
import { speaker, tell, tellAll, viewOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { fightHex } from '../../session/verbs/game/odds.ts';
import type { Item } from '../digit-menu.ts';
import { questionLine, specAsked } from '../question-line.ts';
import { aimed, menuOf, NOTHING_IN_HAND, unaimed, withMarks } from '../selection.ts';
import { questioned, remarked } from '../send-line.ts';
import type { Sitting } from '../screen-state.ts';
import { oddsUnits } from '../view/battle-odds.ts';
import { factsOf, messageOf } from '../view/short-names.ts';
import { atHex } from './arrows.ts';
import { oneOf } from './enter-space.ts';

/** Without the word at its end that keeps nothing apart, where it is understood as well without it. */
const plainly = (desk: Desk, line: string): string => {
  const short = line.replace(/ to$/, '');
  const [whole, cut] = [line, short].map((text) =>
    JSON.stringify(understand(desk.registry, sceneOf(desk), text)),
  );
  return whole === cut ? short : line;
};

/** The game can tell who of all that could attack does it best. */
export const knowsBest = (desk: Desk): boolean =>
  specAsked(desk, 'odds')?.slots.some(({ values }) => values?.includes(BEST) === true) === true;

/** p tells them, P drafts the best attack on a hex; where none is meant, all attacks are listed. */
export const odds = (desk: Desk, before: Sitting, isBest: boolean): Sitting => {
  const { cursor, picked, target } = before;
  const by = speaker(desk);
  const isEnemy = (hex: string | undefined): boolean =>
    viewOf(desk).units.some(({ at, side }) => at === hex && side !== by);
  const fight = fightHex(desk);
  const hex =
    [target?.hex, cursor].find((at) => isEnemy(at) || (at !== undefined && at === fight)) ??
    (isBest ? undefined : fight);
  const verb = specAsked(desk, 'odds');
  if (verb === undefined) return before;
  if (hex === undefined && isBest) return targetsListed(desk, before);
  if (hex === undefined) return remarked(before, tell(desk, 'screen.no-odds'));
  const takes = (name: string): boolean => verb.slots.some((slot) => slot.name === name);
  const line = questionLine(desk, {
    verb: 'odds',
    args: {
      target: [hex],
      ...(isBest && takes('how') && { how: [BEST] }),
      ...(!isBest && picked !== undefined && takes('from') && { from: picked.units }),
    },
  });
  const now = questioned(desk, before, plainly(desk, line ?? ''));
  if (!isBest) return now;
  const { log, fresh, scroll } = before;
  // What is drafted is told in the box of the battle, and not in the log as well.
  const draft = bestDrafted(desk, { ...now, log, fresh, scroll }, hex);
  return draft.target === undefined && draft.menu === undefined ? now : draft;
};

/** What was found best is the line that Enter sends: by the word for it where an order has one, else with its units. */
const bestDrafted = (desk: Desk, before: Sitting, hex: string): Sitting => {
  // The odds on other hexes stay in sight while one attack is looked at.
  const fresh = withMarks(desk, { ...unaimed(before), ...NOTHING_IN_HAND });
  for (const { verb, ends } of openNow(desk)) {
    const slot = hexSlot(desk, verb)?.name;
    const how = specOf(desk, verb)?.slots.find(({ values }) => values?.includes(BEST) === true)?.name;
    if (ends || slot === undefined || how === undefined) continue;
    const args = { [slot]: [hex], [how]: [BEST] };
    if (isLegal(desk, verb, args)) return aimed(desk, fresh, { verb, args });
  }
  const units = oddsUnits(desk, hex);
  const ways = units.length === 0 ? [] : waysOf(desk, { units, to: hex });
  return ways.length === 0 ? before : oneOf(desk, fresh, ways);
};

/** Every attack that is open, the surest first: what is chosen is drafted. */
const targetsListed = (desk: Desk, before: Sitting): Sitting => {
  const line = questionLine(desk, { verb: 'targets', args: {} });
  if (line === undefined) return remarked(before, tell(desk, 'screen.no-odds'));
  const items = factsOf(desk, { verb: 'targets', args: {} })
    .map(messageOf)
    .flatMap((fact): readonly Item[] => {
      const { hex, units } = fact.params;
      const isAttack = typeof hex === 'string' && Array.isArray(units);
      const [label] = isAttack ? tellAll(desk, [fact]) : [];
      return isAttack && label !== undefined ? [{ label, does: { kind: 'target', hex } }] : [];
    });
  if (items.length === 0) return questioned(desk, before, line);
  const head = tell(desk, 'pick.target')[0] ?? '';
  return { ...before, menu: menuOf(desk, head, items) };
};

export const targetChosen = (desk: Desk, before: Sitting, hex: string): Sitting =>
  odds(desk, atHex(desk, { ...before, menu: undefined }, hex), true);
