// Standing orders: how a side uses its rights inside the other's moves without being asked at every step.
import { isUsable } from './legality.ts';
import type { Rules, Seen, SeenFrame, WindowStep } from './rule-set.ts';
import { refusal } from './rule-set.ts';
import type { Args, Event, Order, Params, Refusal, RuleId, Side, StandingOrder, State } from './types.ts';

const RULE: RuleId = 'hexfront:standing';
const THEN = 'then.';

const one = (order: Order, slot: string): string => order.args[slot]?.[0] ?? '';

/** Asked at every window, by the rules they belong to, which never change. */
const windows = new WeakMap<Rules['procedures'], readonly WindowStep<unknown>[]>();

const windowsOf = ({ procedures }: Rules): readonly WindowStep<unknown>[] => {
  const before = windows.get(procedures);
  if (before !== undefined) return before;
  const found = Object.values(procedures)
    .flatMap((procedure) => Object.values(procedure))
    .filter((step) => step.kind === 'window');
  windows.set(procedures, found);
  return found;
};

/** The windows of a game, by the names that standing orders use, each with the one side it belongs to, if there is one. */
export const windowOwners = (rules: Rules): ReadonlyMap<string, Side | undefined> =>
  new Map(windowsOf(rules).map(({ name, owner }) => [name, owner]));

/** The windows that may ever be this side's. */
export const windowNames = (rules: Rules, by: Side): readonly string[] =>
  [...windowOwners(rules)].flatMap(([name, owner]) => (owner === undefined || owner === by ? [name] : []));

const windowsNamed = (rules: Rules, name: string): readonly WindowStep<unknown>[] =>
  windowsOf(rules).filter((step) => step.name === name);

/** A window that only ever is the other side's. */
const refuseForeign = (rules: Rules, by: Side, name: string): Refusal | undefined => {
  const [step] = windowsNamed(rules, name);
  const owner = windowOwners(rules).get(name);
  return step === undefined || owner === undefined || owner === by
    ? undefined
    : refusal('STANDING.NOT-YOURS', step.rule, { window: name, by, owner });
};

/** By its number; `off` and a number mean the same as `drop` and a number. */
const drops = (order: Order): boolean => {
  const task = one(order, 'do');
  return task === 'drop' || (task === 'off' && one(order, 'id') !== '');
};

/** Keeps an order, to be used once or whenever the occasion comes. */
const keeps = (task: string): boolean => task === 'add' || task === 'always';

/** `do` is ask, off, add, always or drop; the order kept for later has its slots under `then.`. */
export const checkStanding = (rules: Rules, s: Seen<unknown>, order: Order): Refusal | undefined => {
  const task = one(order, 'do');
  const window = one(order, 'window');
  const mine = s.standing.filter((kept) => kept.by === order.by);
  if (drops(order)) {
    if (one(order, 'id') === '') return refusal('STANDING.WHICH-NUMBER', RULE);
    const id = Number(one(order, 'id'));
    return mine.some((kept) => kept.id === id)
      ? undefined
      : refusal('STANDING.NO-SUCH', RULE, { id: one(order, 'id') });
  }
  if (task !== 'ask' && task !== 'off' && !keeps(task)) return refusal('STANDING.HOW', RULE, { task });
  const names = windowNames(rules, order.by);
  if (window === '') return refusal('STANDING.WHICH', RULE, { task, windows: names });
  if (!windowOwners(rules).has(window))
    return refusal('STANDING.NO-WINDOW', RULE, { window, windows: names });
  const asks = mine.some((kept) => kept.window === window && kept.then === undefined);
  const foreign = task === 'off' ? undefined : refuseForeign(rules, order.by, window);
  if (foreign !== undefined) return foreign;
  if (task === 'ask' && asks) return refusal('STANDING.ALREADY', RULE, { window });
  if (task === 'off' && !asks) return refusal('STANDING.NOT-ASKED', RULE, { window });
  const verbs = windowsNamed(rules, window).flatMap(({ choices }) => choices.map(({ verb }) => verb));
  if (keeps(task) && one(order, 'then') === '') return refusal('STANDING.NO-ORDER', RULE, { window, verbs });
  if (keeps(task) && !verbs.includes(one(order, 'then'))) {
    return refusal('STANDING.NOT-THERE', RULE, { verb: one(order, 'then'), window, verbs });
  }
  return undefined;
};

const conditions = (order: Order): Record<string, string> =>
  Object.fromEntries(
    (order.args['when'] ?? []).map((fact) => [
      fact.slice(0, fact.indexOf('=')),
      fact.slice(fact.indexOf('=') + 1),
    ]),
  );

const laterArgs = (order: Order): Args =>
  Object.fromEntries(
    Object.entries(order.args)
      .filter(([slot]) => slot.startsWith(THEN))
      .map(([slot, values]) => [slot.slice(THEN.length), values]),
  );

/** What is kept now and can first be used in a later turn. */
const waiting = (rules: Rules, s: State, name: string): Params => {
  const steps = windowsNamed(rules, name);
  const from = Math.min(...steps.map(({ firstTurn }) => firstTurn ?? 0));
  return steps[0] === undefined || from <= s.clock.turn ? {} : { from, because: steps[0].rule };
};

export const takeStanding = (rules: Rules, s: State, order: Order): Event => {
  const isDropped = drops(order);
  const task = isDropped ? 'drop' : one(order, 'do');
  const window = one(order, 'window');
  const event = (id: number): Event => ({
    kind: `standing.${task}`,
    rule: RULE,
    data: {
      id,
      by: order.by,
      window,
      ...(task === 'ask' || keeps(task) ? waiting(rules, s, window) : {}),
    },
    to: [order.by],
  });
  if (isDropped) {
    const id = Number(one(order, 'id'));
    s.standing = s.standing.filter((kept) => kept.by !== order.by || kept.id !== id);
    return event(id);
  }
  if (task === 'off') {
    s.standing = s.standing.filter(
      (kept) => kept.by !== order.by || kept.window !== window || kept.then !== undefined,
    );
    return event(0);
  }
  // Numbered for each side by itself: a number must not tell how many the other side has.
  const mine = s.standing.filter((kept) => kept.by === order.by);
  const id = Math.max(0, ...mine.map((kept) => kept.id)) + 1;
  const kept = { id, by: order.by, window, when: conditions(order) };
  s.standing.push(
    keeps(task)
      ? {
          ...kept,
          then: { verb: one(order, 'then'), args: laterArgs(order) },
          ...(task === 'always' && { lasting: true }),
        }
      : kept,
  );
  return event(id);
};

const agrees = (kept: StandingOrder, facts: Readonly<Record<string, string>>): boolean =>
  Object.entries(kept.when).every(([fact, value]) => facts[fact] === value);

/** Kept orders this window sets off, the oldest first; whether they are legal is seen when they are tried. */
export const matchingOrders = (
  s: Seen<unknown>,
  owner: Side,
  window: string,
  facts: Readonly<Record<string, string>>,
): readonly StandingOrder[] =>
  s.standing.filter(
    (kept) => kept.by === owner && kept.window === window && kept.then !== undefined && agrees(kept, facts),
  );

/** The owner has asked to be asked, and has something it could do. */
export const wantsToBeAsked = (
  s: Seen<unknown>,
  owner: Side,
  step: WindowStep<unknown>,
  frame: SeenFrame,
): boolean => {
  if (s.standing.length === 0) return false;
  const facts = step.facts(s, frame);
  const asks = s.standing.some(
    (kept) =>
      kept.by === owner && kept.window === step.name && kept.then === undefined && agrees(kept, facts),
  );
  return asks && step.choices.some((choice) => isUsable(choice, s, frame));
};
