// Carries out the checks of a script: what was found, what was wanted, and whether they agree.
import { canonicalJson } from '../core/copy.ts';
import { listed, offers } from '../core/kernel.ts';
import type { Offer } from '../core/kernel.ts';
import { matchHash } from '../core/match.ts';
import { perft } from '../core/perft.ts';
import type { Event, Json, Message, Order, Refusal, Result } from '../core/types.ts';
import type { UnitView } from '../games/view.ts';
import { deciding, played, speaker } from '../desk/desk.ts';
import type { Desk, Fact as Told } from '../desk/desk.ts';
import { asProblem } from '../orders/codes.ts';
import type { Slot } from '../orders/language.ts';
import { failed, problem, worked } from '../record/problems.ts';
import { attempt } from './giving.ts';
import { unquoted } from './lines.ts';
import { placeMeant, sameRule, theSide, unitMeant, wholeView } from './meaning.ts';
import type { Check, Fact } from './statement.ts';

export type Finding = { readonly ok: boolean; readonly got: string; readonly want: string };

/** A problem: the words of the check mean nothing here. */
type Found = Result<Finding>;

type Of<Kind extends Check['kind']> = Extract<Check, { readonly kind: Kind }>;

const compare = (got: string, want: string): Found =>
  worked({ ok: got.toLowerCase() === want.toLowerCase(), got, want });

const meant = <T>(read: Result<T, Refusal>, then: (value: T) => Found): Found =>
  read.ok ? then(read.value) : failed(asProblem(read.error));

const ABSENT = 'nothing';

/** As it is written in a check. */
const textOf = (value: Json | undefined): string => {
  if (value === undefined || value === null) return ABSENT;
  if (typeof value === 'object') {
    return Array.isArray(value) ? value.map((item: Json) => textOf(item)).join(',') : canonicalJson(value);
  }
  return String(value);
};

const YES: Readonly<Record<string, string>> = { yes: 'true', no: 'false' };

const isSaid = (value: Json | undefined, word: string): boolean => {
  const text = textOf(value).toLowerCase();
  const said = word.toLowerCase();
  return text === said || (typeof value === 'boolean' && YES[said] === text);
};

const told = (facts: readonly (readonly [string, string])[]): string =>
  facts.map(([name, value]) => `${name}=${value}`).join(' ');

const refusedAs = (refusal: Refusal | undefined): string =>
  refusal === undefined ? 'ok' : `refused ${refusal.code} rule ${refusal.rule}`;

const wantedAs = (code: string, rule: string | undefined): string =>
  `refused ${code}${rule === undefined ? '' : ` rule ${rule}`}`;

const isRefusedSo = (
  desk: Desk,
  refusal: Refusal | undefined,
  { code, rule }: { readonly code: string; readonly rule?: string },
): boolean => refusal?.code === code && (rule === undefined || sameRule(desk, rule, refusal.rule));

/** Events of the last order that stands; before the first, those of the opening. */
const lastEvents = (desk: Desk): readonly Event[] => {
  const { entries, opening } = played(desk);
  return entries[entries.length - 1]?.events ?? opening;
};

const checkEvent = (desk: Desk, { event, facts }: Of<'event'>): Found => {
  const events = lastEvents(desk);
  const alike = events.filter(({ kind }) => kind === event);
  const fits = ({ data, rule }: Event): boolean =>
    facts.every(({ name, value }) =>
      name === 'rule' ? sameRule(desk, value, rule) : isSaid(data[name], value),
    );
  const want = [event, told(facts.map(({ name, value }) => [name, value]))].join(' ').trim();
  const valueIn = ({ data, rule }: Event, name: string): string =>
    name === 'rule' ? rule : textOf(data[name]);
  const got =
    alike.length === 0
      ? events.map(({ kind }) => kind).join(', ')
      : alike
          .map((one) => `${event} ${told(facts.map(({ name }) => [name, valueIn(one, name)]))}`.trim())
          .join(', ');
  return worked({ ok: alike.some(fits), got: got === '' ? ABSENT : got, want });
};

/** A sum is a fact with its name as key and its total. */
const checkAnswer = (said: readonly Told[], { key, facts }: Of<'answer'>): Found => {
  const plain = said.map((fact) => ('key' in fact ? fact : { key: fact.of, params: { total: fact.total } }));
  const alike = plain.filter((fact) => fact.key === key);
  const fits = ({ params }: Message): boolean =>
    facts.every(({ name, value }) => isSaid(params[name], value));
  const want = `${key} ${told(facts.map(({ name, value }) => [name, value]))}`.trim();
  const got =
    alike.length === 0
      ? plain.map((fact) => fact.key).join(', ')
      : alike
          .map(({ params }) => `${key} ${told(facts.map(({ name }) => [name, textOf(params[name])]))}`.trim())
          .join(', ');
  return worked({ ok: alike.some(fits), got: got === '' ? ABSENT : got, want });
};

const ofUnit = (unit: UnitView, name: string): Json | undefined => {
  switch (name) {
    case 'side':
    case 'name':
    case 'strength':
    case 'spent':
      return unit[name];
    default:
      return unit.facts[name];
  }
};

const checkUnit = (desk: Desk, check: Of<'unit'>): Found =>
  meant(unitMeant(desk, check.unit), (id) =>
    meant(placeMeant(desk, check.at), (at) => {
      const unit = wholeView(desk).units.find((each) => each.id === id);
      const { facts } = check;
      const fits = (fact: Fact): boolean => unit !== undefined && isSaid(ofUnit(unit, fact.name), fact.value);
      const found = facts.map(
        ({ name }) => [name, unit === undefined ? ABSENT : textOf(ofUnit(unit, name))] as const,
      );
      const wanted = facts.map(({ name, value }) => [name, value] as const);
      return worked({
        ok: unit?.at === at && facts.every(fits),
        got: `${id} at ${unit?.at ?? ABSENT} ${told(found)}`.trim(),
        want: `${id} at ${at} ${told(wanted)}`.trim(),
      });
    }),
  );

const checkOver = (desk: Desk, { winner, rule }: Of<'over'>): Found => {
  const { over } = played(desk).state;
  const got = over === undefined ? 'none' : `${over.winner} rule ${over.rule}`;
  const decide = (side: string): Found =>
    worked({
      ok:
        (over?.winner ?? 'none') === side &&
        (rule === undefined || (over !== undefined && sameRule(desk, rule, over.rule))),
      got,
      want: rule === undefined ? side : `${side} rule ${rule}`,
    });
  return winner === 'draw' || winner === 'none' ? decide(winner) : meant(theSide(desk, winner), decide);
};

/** What the side that decides can do now. */
const openVerbs = (desk: Desk): readonly string[] => {
  const now = deciding(desk);
  if (now?.kind === 'roll') return ['die'];
  const open = offers(desk.game.rules, played(desk).state).filter(({ right }) => !right);
  const verbs = open.map(({ verb }) => verb);
  return now?.kind === 'window' ? [...verbs, 'pass'] : verbs;
};

const checkAsks = (desk: Desk, { side, verbs }: Of<'asks'>): Found =>
  meant(theSide(desk, side), (by) => {
    const now = deciding(desk);
    const open = now === undefined ? [] : openVerbs(desk);
    const wanted = verbs.map((word) => desk.registry.find(word.toLowerCase())?.spec.name ?? word);
    return worked({
      ok: now?.by === by && wanted.every((verb) => open.includes(verb)),
      got: now === undefined ? ABSENT : [now.by, ...new Set(open)].join(' '),
      want: [by, ...wanted].join(' '),
    });
  });

const checkLegal = (desk: Desk, { order, wanted }: Of<'legal'>): Found => {
  const tried = attempt(desk, order);
  if (!tried.ok) return tried;
  const { refusal } = tried.value;
  return worked({
    ok: (refusal === undefined) === wanted,
    got: refusal === undefined ? 'legal' : refusedAs(refusal),
    want: wanted ? 'legal' : 'illegal',
  });
};

const checkReject = (desk: Desk, { order, code, rule }: Of<'reject'>): Found => {
  const tried = attempt(desk, order);
  if (!tried.ok) return tried;
  const { refusal, changed } = tried.value;
  return worked({
    ok: isRefusedSo(desk, refusal, { code, ...(rule !== undefined && { rule }) }) && !changed,
    got: changed ? `${refusedAs(refusal)}, and something changed` : refusedAs(refusal),
    want: wantedAs(code, rule),
  });
};

const endOf = (order: Order, slot: Slot | undefined): string => {
  const ids = slot === undefined ? [] : (order.args[slot.name] ?? []);
  return ids[ids.length - 1] ?? '';
};

const ordersOf = (desk: Desk, open: readonly Offer[]): Result<readonly Order[]> => {
  const orders: Order[] = [];
  for (const offer of open) {
    const list = listed(played(desk).state, offer);
    if (list === undefined) return failed(problem('PERFT.NO-LIST', { verb: offer.verb }));
    orders.push(...list);
  }
  return worked(orders);
};

const inOrder = (words: readonly string[]): string =>
  words.length === 0 ? 'none' : [...new Set(words)].toSorted().join(' ');

/** Every place orders of a verb can end in: of all of them, or of those a unit has part in. */
const checkChoices = (desk: Desk, check: Of<'choices'>): Found => {
  const verb = desk.registry.find(check.verb)?.spec;
  if (verb === undefined) return failed(problem('VERB.UNKNOWN', { typed: check.verb }));
  const actors = verb.slots.find(({ kind }) => kind === 'unit');
  const goal = verb.slots.find(({ kind }) => kind === 'hex' || kind === 'place' || kind === 'word');
  const by = check.by === undefined ? worked(speaker(desk)) : theSide(desk, check.by);
  const unit: Result<string | undefined, Refusal> =
    check.unit === undefined ? worked(undefined) : unitMeant(desk, check.unit);
  return meant(by, (side) =>
    meant(unit, (id) => {
      const open = offers(desk.game.rules, played(desk).state).filter(
        (offer) => offer.by === side && offer.verb === verb.name,
      );
      const orders = ordersOf(desk, open);
      if (!orders.ok) return orders;
      const wanted: string[] = [];
      for (const word of check.ends) {
        const end = goal?.kind === 'word' ? worked(unquoted(word)) : placeMeant(desk, word);
        if (!end.ok) return failed(asProblem(end.error));
        wanted.push(end.value);
      }
      const own = orders.value.filter(
        (order) => id === undefined || order.args[actors?.name ?? '']?.includes(id) === true,
      );
      return compare(inOrder(own.map((order) => endOf(order, goal))), inOrder(wanted));
    }),
  );
};

const checkCount = (desk: Desk, { count, side, at }: Of<'count'>): Found =>
  meant(theSide(desk, side), (of) => {
    const units = wholeView(desk).units.filter((unit) => unit.side === of);
    if (at === undefined) return compare(String(units.length), String(count));
    return meant(placeMeant(desk, at), (place) =>
      compare(String(units.filter((unit) => unit.at === place).length), String(count)),
    );
  });

const checkPerft = (desk: Desk, { depth, face, count }: Of<'perft'>): Found => {
  const counted = perft(desk.game.rules, played(desk).state, depth, face);
  return compare(counted.ok ? String(counted.value) : counted.error.code, String(count));
};

const checkDie = (desk: Desk, { faces }: Of<'die'>): Found => {
  const dice = lastEvents(desk).filter(({ kind }) => kind === 'die');
  const found = dice.map(({ data }) => textOf(data['result'])).join(' ');
  return compare(found === '' ? ABSENT : found, faces.join(' '));
};

const checkSide = (desk: Desk, { side }: Of<'side'>): Found =>
  meant(theSide(desk, side), (wanted) => compare(played(desk).state.clock.phasing, wanted));

/** What came of the last typed line: why it was refused, if it was, and what it was told. */
export type Last = { readonly refused?: Refusal | undefined; readonly facts?: readonly Told[] | undefined };

export const carryOut = (desk: Desk, check: Check, { refused, facts = [] }: Last): Result<Finding> => {
  const { clock } = played(desk).state;
  switch (check.kind) {
    case 'ok':
      return worked({ ok: refused === undefined, got: refusedAs(refused), want: 'ok' });
    case 'refused':
      return worked({
        ok: isRefusedSo(desk, refused, check),
        got: refusedAs(refused),
        want: wantedAs(check.code, check.rule),
      });
    case 'event':
      return checkEvent(desk, check);
    case 'answer':
      return checkAnswer(facts, check);
    case 'die':
      return checkDie(desk, check);
    case 'unit':
      return checkUnit(desk, check);
    case 'over':
      return checkOver(desk, check);
    case 'turn':
      return compare(String(clock.turn), String(check.turn));
    case 'phase':
      return compare(clock.phase, check.phase);
    case 'side':
      return checkSide(desk, check);
    case 'asks':
      return checkAsks(desk, check);
    case 'legal':
      return checkLegal(desk, check);
    case 'choices':
      return checkChoices(desk, check);
    case 'hash':
      return compare(matchHash(played(desk)), check.hash);
    case 'count':
      return checkCount(desk, check);
    case 'reject':
      return checkReject(desk, check);
    case 'perft':
      return checkPerft(desk, check);
  }
};
