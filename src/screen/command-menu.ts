// All verbs out of lists: a verb is chosen, and what it needs is asked for slot by slot, each from what the rules let through.
import type { Args } from '../core/types.ts';
import { endOf, hexSlot, isLegal, listedNow, openNow, specOf, unitSlot } from '../session/legal-ways.ts';
import type { Desk } from '../session/session.ts';
import { deciding, speaker, tell, viewOf } from '../session/session.ts';
import { ableTo } from '../session/give-orders.ts';
import { sceneOf } from '../session/dispatch.ts';
import { VERB_GROUPS } from '../api/verb-spec.ts';
import type { Slot, VerbSpec } from '../api/verb-spec.ts';
import { understand } from '../language/parse/line.ts';
import { write } from '../language/canonical-write.ts';
import { awayTaken, oneOf, takenAt, unitItem } from './keys/enter-space.ts';
import {
  aimed,
  lineOf,
  lined,
  marking,
  menuOf,
  NOTHING_IN_HAND,
  NOTHING_MADE,
  placeOf,
  unitLabel,
  waysNow,
  withMarks,
} from './selection.ts';
import type { Item } from './digit-menu.ts';
import { onMark } from './keys/arrows.ts';
import { questioned, remarked, sendLine } from './send-line.ts';
import type { Sitting } from './screen-state.ts';
import { withLine } from './line-editor.ts';

const headed = (desk: Desk, before: Sitting, head: string, items: readonly Item[]): Sitting => ({
  ...before,
  menu: menuOf(desk, head, items),
});

/** A list of what can also be chosen by a hex that is marked. */
const besideMap = (before: Sitting): Sitting =>
  before.menu === undefined || before.marks.size === 0
    ? before
    : { ...before, menu: { ...before.menu, onMap: true } };

const verbItem =
  (desk: Desk) =>
  (verb: string): Item => ({
    label: `${verb}: ${specOf(desk, verb)?.help ?? ''}`,
    does: { kind: 'verb', verb },
  });

/** Orders the kernel takes beside what the rules offer. */
const always = (desk: Desk): readonly string[] =>
  (deciding(desk)?.kind === 'roll' ? ['die', 'standing', 'resign'] : ['standing', 'resign']).filter(
    (verb) => specOf(desk, verb) !== undefined,
  );

const isOffered = (desk: Desk, verb: string): boolean => openNow(desk).some((offer) => offer.verb === verb);

/** Those that can use what is in hand come first. */
const offered = (desk: Desk, { picked }: Sitting): readonly string[] => {
  const verbs = [...new Set(openNow(desk).map(({ verb }) => verb))];
  const fits = (verb: string): boolean =>
    picked !== undefined && picked.units.every((unit) => ableTo(desk, verb)?.includes(unit) === true);
  return [...verbs.filter(fits), ...verbs.filter((verb) => !fits(verb))];
};

const windowPass = (desk: Desk): readonly string[] => (deciding(desk)?.kind === 'window' ? ['pass'] : []);

export const ordersMenu = (desk: Desk, before: Sitting): Sitting => {
  const extras = before.target === undefined ? [] : extraItems(desk, before.target.line);
  if (extras.length > 0) return headed(desk, before, tell(desk, 'menu.extras')[0] ?? '', extras);
  const verbs = [...new Set([...offered(desk, before), ...windowPass(desk), ...always(desk)])];
  return headed(desk, before, tell(desk, 'menu.orders')[0] ?? '', [
    ...verbs.map(verbItem(desk)),
    { label: tell(desk, 'menu.others')[0] ?? '', does: { kind: 'group', group: undefined } },
  ]);
};

const askable = (desk: Desk, group: string): readonly VerbSpec[] =>
  desk.registry.verbs.filter((spec) => spec.group === group && spec.kind !== 'order');

export const groupMenu = (desk: Desk, before: Sitting, group: string | undefined): Sitting => {
  if (group !== undefined) {
    const head = tell(desk, 'menu.group', { group })[0] ?? '';
    const verbs = askable(desk, group).map(({ name }) => name);
    return headed(desk, before, head, verbs.map(verbItem(desk)));
  }
  const groups = VERB_GROUPS.filter((name) => askable(desk, name).length > 0);
  const items = groups.map((name): Item => ({ label: name, does: { kind: 'group', group: name } }));
  return headed(desk, before, tell(desk, 'menu.groups')[0] ?? '', items);
};

/** What could still be added to an order that is whole. */
const extraItems = (desk: Desk, line: string): readonly Item[] => {
  const meant = understand(desk.registry, sceneOf(desk), line);
  const order = meant.kind === 'orders' ? meant.orders[0] : undefined;
  if (order === undefined || !isOffered(desk, order.verb)) return [];
  const { verb, args } = order;
  const units = [...new Set([...Object.values(args).flat(), ...(ableTo(desk, verb) ?? [])])];
  const known = new Set(viewOf(desk).units.map(({ id }) => id));
  const open =
    specOf(desk, verb)?.slots.filter(({ name, optional }) => optional && args[name] === undefined) ?? [];
  return open
    .flatMap(({ name, kind, values = [] }) => {
      const tried = kind === 'unit' ? units.filter((unit) => known.has(unit)) : values;
      return tried.map((value) => ({ ...args, [name]: [value] }));
    })
    .filter((more) => isLegal(desk, verb, more))
    .map((more) => ({
      label: lineOf(desk, { verb, args: more }),
      does: { kind: 'way', way: { verb, args: more } },
    }));
};

const toLine = (before: Sitting, line: string): Sitting => ({
  ...before,
  ...NOTHING_IN_HAND,
  at: 'line',
  typing: withLine(before.typing, `${line} `),
});

const fillItem =
  (verb: string, args: Args, slot: string) =>
  (value: string): Item => ({
    label: value,
    does: { kind: 'fill', verb, args: { ...args, [slot]: [value] } },
  });

/** Words that make an order by themselves, such as `default`. */
const aloneItems = (desk: Desk, verb: string, slots: readonly Slot[]): readonly Item[] =>
  slots.flatMap(({ name, kind, optional, values }) =>
    kind !== 'word' || optional !== true
      ? []
      : (values ?? [])
          .map((value) => ({ verb, args: { [name]: [value] } }))
          .filter(({ args }) => isLegal(desk, verb, args))
          .map((way): Item => ({ label: lineOf(desk, way), does: { kind: 'way', way } })),
  );

type Step = {
  readonly desk: Desk;
  readonly now: Sitting;
  readonly verb: string;
  readonly alone: readonly Item[];
};

const askUnits = ({ desk, now, verb, alone }: Step, slot: Slot, args: Args): Sitting => {
  if (slot.name === unitSlot(desk, verb)?.name) {
    const able = ableTo(desk, verb) ?? [];
    const isAway = able.every((unit) => desk.game.board.grid.index(placeOf(desk, unit)) < 0);
    if (isAway && slot.many === true && hexSlot(desk, verb) !== undefined && able.length > 1)
      return awayTaken(desk, now, able, alone);
    const whole = isLegal(desk, verb, args) ? [{ verb, args }] : [];
    const items = [
      ...whole.map((way): Item => ({ label: lineOf(desk, way), does: { kind: 'way', way } })),
      ...alone,
      ...able.map(unitItem(desk)),
    ];
    return besideMap(withMarks(desk, headed(desk, now, tell(desk, 'pick.which')[0] ?? '', items)));
  }
  const fits = viewOf(desk)
    .units.filter(({ side, known }) => known && side === speaker(desk))
    .filter(({ id }) => isLegal(desk, verb, { ...args, [slot.name]: [id] }))
    .map(({ id }): Item => ({ ...fillItem(verb, args, slot.name)(id), label: unitLabel(desk, id) }));
  return fits.length === 0
    ? toLine(now, write(desk.registry, { verb, args }))
    : headed(desk, now, tell(desk, 'pick.which')[0] ?? '', fits);
};

const askHex = ({ desk, now, alone }: Step): Sitting => {
  const { grid } = desk.game.board;
  const ways = waysNow(desk, now);
  if (ways.length === 0 && alone.length === 0)
    return remarked({ ...now, ...NOTHING_IN_HAND }, tell(desk, 'screen.no-way'));
  if (ways.length === 1 && alone.length === 0) return oneOf(desk, now, ways);
  const places = ways.filter((way) => grid.index(endOf(desk, way) ?? '') < 0);
  const items = [
    ...alone,
    ...places.map((way): Item => ({ label: lineOf(desk, way), does: { kind: 'way', way } })),
  ];
  const head = tell(desk, 'pick.hex')[0] ?? '';
  const shown = onMark(desk, marking(desk, now, ways));
  return items.length === 0
    ? remarked({ ...shown, menu: undefined }, [head])
    : besideMap(headed(desk, shown, head, items));
};

/** The next thing an order that the rules offer still needs. */
const further = (desk: Desk, now: Sitting): Sitting => {
  const { picked, making } = now;
  const { verb = '' } = making;
  const spec = specOf(desk, verb);
  const units = unitSlot(desk, verb)?.name;
  const args: Args =
    picked === undefined || units === undefined ? making.args : { ...making.args, [units]: picked.units };
  const slots = spec?.slots ?? [];
  const isFresh = Object.keys(args).length === 0;
  const step: Step = { desk, now, verb, alone: isFresh ? aloneItems(desk, verb, slots) : [] };
  for (const slot of slots) {
    if ((args[slot.name] ?? []).length > 0) continue;
    const isWhole = slot.optional === true && isLegal(desk, verb, args);
    if (isWhole && !(isFresh && slot.name === units)) continue;
    if (slot.kind === 'unit') return askUnits(step, slot, args);
    if (slot.kind === 'hex' || slot.kind === 'place') return askHex(step);
    if (slot.values !== undefined && !slot.optional)
      return headed(
        desk,
        now,
        tell(desk, 'pick.word', { verb })[0] ?? '',
        slot.values.map(fillItem(verb, args, slot.name)),
      );
    if (!slot.optional) return toLine(now, write(desk.registry, { verb, args }));
  }
  return aimed(desk, now, { verb, args });
};

/** An order with few ways to give it is chosen whole. */
const fromList = (desk: Desk, now: Sitting): Sitting | undefined => {
  const { making, picked } = now;
  const offer = openNow(desk).find(({ verb }) => verb === making.verb);
  if (offer === undefined || offer.choice.kind === 'open' || making.verb === undefined) return undefined;
  const orders = listedNow(desk, making.verb);
  const mine = orders.filter(({ args }) =>
    (picked?.units ?? []).every((unit) => Object.values(args).flat().includes(unit)),
  );
  return besideMap(withMarks(desk, oneOf(desk, now, mine.length > 0 ? mine : orders)));
};

/** Questions and the rest of the program take what is in hand and the hex under the cursor. */
const asking = (desk: Desk, before: Sitting, spec: VerbSpec, args: Args): Sitting => {
  const { name: verb, slots } = spec;
  const { picked, cursor } = before;
  const filled: Record<string, readonly string[]> = { ...args };
  const line = (): string => write(desk.registry, { verb, args: filled });
  for (const slot of slots) {
    if (filled[slot.name] !== undefined) continue;
    const isNeeded = slot.optional !== true;
    const choices =
      slot.kind === 'side' ? desk.game.rules.sides : slot.kind === 'word' ? (slot.values ?? []) : [];
    if (slot.kind === 'unit' && (isNeeded || picked !== undefined)) {
      const here = viewOf(desk).units.filter(({ at, known }) => at === cursor && known);
      const units = picked?.units ?? here.map(({ id }) => id);
      if (units.length === 0) return toLine(before, line());
      if (units.length > 1 && slot.many !== true)
        return headed(
          desk,
          before,
          tell(desk, 'pick.which')[0] ?? '',
          units.map((id) => ({ ...fillItem(verb, filled, slot.name)(id), label: unitLabel(desk, id) })),
        );
      filled[slot.name] = units;
    } else if ((slot.kind === 'hex' || slot.kind === 'place') && isNeeded && cursor !== undefined) {
      filled[slot.name] = [cursor];
    } else if (choices.length > 0 && (isNeeded || !slots.some(({ optional }) => optional !== true))) {
      const asIs: Item = {
        label: tell(desk, 'menu.as-is')[0] ?? '',
        does: { kind: 'fill', verb, args: { ...filled, [slot.name]: [] } },
      };
      const items = choices.map(fillItem(verb, filled, slot.name));
      return headed(
        desk,
        before,
        tell(desk, 'pick.word', { verb })[0] ?? '',
        isNeeded ? items : [asIs, ...items],
      );
    } else if (isNeeded) return toLine(before, line());
  }
  const done = { ...before, menu: undefined };
  if (spec.kind === 'order') return lined({ ...done, ...NOTHING_IN_HAND }, before.cursor ?? '', line());
  return spec.kind === 'question' ? questioned(desk, done, line()) : sendLine(desk, done, line());
};

/** A verb out of the list, with what fills its slots so far. */
export const begin = (desk: Desk, before: Sitting, verb: string, args: Args = {}): Sitting => {
  const spec = specOf(desk, verb);
  if (spec === undefined) return before;
  if (!isOffered(desk, verb))
    return verb === 'pass'
      ? aimed(desk, { ...before, ...NOTHING_IN_HAND }, { verb, args })
      : asking(desk, before, spec, args);
  const able = ableTo(desk, verb) ?? [];
  const { picked } = before;
  const isFit = picked !== undefined && picked.units.every((unit) => able.includes(unit));
  const fresh: Sitting = {
    ...before,
    ...NOTHING_IN_HAND,
    ...(isFit && { picked }),
    making: { ...NOTHING_MADE, verb, args, stack: isFit ? before.making.stack : [] },
  };
  return fromList(desk, fresh) ?? further(desk, fresh);
};

/** A unit out of the list is in hand: on to the next slot. */
export const withUnit = (desk: Desk, before: Sitting, unit: string): Sitting => {
  const at = viewOf(desk).units.find(({ id }) => id === unit)?.at ?? '';
  const now: Sitting = { ...before, menu: undefined, picked: { hex: at, units: [unit] } };
  const held: Sitting = { ...now, making: { ...now.making, stack: [unit] } };
  return now.making.verb === undefined ? takenAt(desk, held, at, [unit]) : further(desk, held);
};
