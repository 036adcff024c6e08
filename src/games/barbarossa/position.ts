// A position in lines: units and holders, points and markers, and what else the ledger remembers, at the start of a phase.
import { canonicalJson } from '../../core/copy.ts';
import type { Frame, Json, Problem, State } from '../../core/types.ts';
import type { PositionForm, PositionLine } from '../game.ts';
import { emptyOwn } from './03-setup.ts';
import { placeDefault } from './03-deployment.ts';
import { isOnlyAssault, isPause, PHASES_OF } from './05-orders.ts';
import { PHASES, sideOfPhase } from './05-sequence.ts';
import type { Phase } from './05-sequence.ts';
import { isBox, isMarkerBox } from './boxes.ts';
import type { Printed, Who } from './printed.ts';
import { holder, ORDERS, unitsAt } from './state.ts';
import type { Own, PhaseOrder, Seeing } from './state.ts';

/** Written in lines of their own, not as `own`; `phase` begins anew with every phase. */
const OWN_LINES: ReadonlySet<string> = new Set(['places', 'held', 'points', 'markers', 'phase', 'crowded']);

/** Of the fields of a ledger those that are not there from the beginning. */
const OPTIONAL: ReadonlySet<string> = new Set(['shipping', 'expedition', 'moscowRolled', 'forgiven']);

type Found = Omit<Problem, 'at'> | undefined;

const wrong = (code: string, params: Problem['params'] = {}): NonNullable<Found> => ({ code, params });

const unitLines = (s: Seeing): readonly string[] =>
  Object.keys(s.own.places)
    .toSorted()
    .flatMap((place) =>
      unitsAt(s.own, place).map((unit, level) => `unit ${unit} ${place}${level === 0 ? '' : ' under'}`),
    );

const record = (value: unknown): Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, Json>>) : {};

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `own plan.order "fight-move"`: everything that differs from a ledger in which nothing has happened. */
const ownLines = (p: Printed, s: Seeing): readonly string[] => {
  const empty = record(emptyOwn(p));
  return Object.entries(record(s.own)).flatMap(([key, value]) => {
    if (OWN_LINES.has(key) || canonicalJson(value) === canonicalJson(empty[key])) return [];
    const parts = key === 'plan' || key === 'turn' ? Object.entries(record(value)) : undefined;
    if (parts === undefined) return [`own ${key} ${canonicalJson(value)}`];
    return parts
      .filter(([part, each]) => canonicalJson(each) !== canonicalJson(record(empty[key])[part]))
      .map(([part, each]) => `own ${key}.${part} ${canonicalJson(each)}`);
  });
};

const openingHolder = (p: Printed, { scenario }: Pick<State, 'scenario'>, hex: string): string | undefined =>
  p.opening(scenario).control.get(hex);

const write =
  (p: Printed): PositionForm['write'] =>
  (state) => {
    const s = state as Seeing;
    return [
      ...unitLines(s),
      ...Object.keys(s.own.held)
        .toSorted()
        .map((hex) => {
          const side = s.own.held[hex] ?? '';
          return `held ${hex} ${side}${side === openingHolder(p, s, hex) ? ' back' : ''}`;
        }),
      ...s.own.points.map(({ turn, amount, why, rule, hex }) =>
        ['points', turn, amount, why, rule, hex ?? ''].join(' ').trim(),
      ),
      ...Object.entries(s.own.markers).flatMap(([marker, places]) =>
        places.map((place) => `marker ${marker} ${place}`),
      ),
      ...(s.own.plan.order === 'fight-fight' && s.own.phase.number === 2 ? ['half second'] : []),
      ...ownLines(p, s),
    ];
  };

/** What is gathered before it is put into the ledger together. */
type Draft = {
  readonly own: Own;
  readonly stacks: Map<string, { readonly top: string[]; readonly under: string[] }>;
  readonly units: Set<string>;
  readonly markers: Map<string, string[]>;
  /** `back`: it had fallen to the other side in between. */
  readonly held: Map<string, { readonly side: Who; readonly back: boolean }>;
  /** What lines have said of things that are said once. */
  readonly said: Map<string, string>;
  second: boolean;
};

type Reader = (p: Printed, draft: Draft, words: readonly string[]) => Found;

const readUnit: Reader = (p, { stacks, units }, [id = '', place = '', word]) => {
  if (!p.isUnit(id)) return wrong('POSITION.NO-UNIT', { unit: id });
  if (!p.isLand(place) && !isBox(p, place)) return wrong('POSITION.NO-PLACE', { place });
  if (word !== undefined && word !== 'under') return wrong('POSITION.WORD', { word });
  if (units.has(id)) return wrong('POSITION.UNIT-TWICE', { unit: id });
  units.add(id);
  const stack = stacks.get(place) ?? { top: [], under: [] };
  stacks.set(place, stack);
  stack[word === 'under' ? 'under' : 'top'].push(id);
  return undefined;
};

/** A second line about the same thing must say the same. */
const contradiction = ({ said }: Draft, about: string, value: string): Found => {
  const before = said.get(about);
  said.set(about, before ?? value);
  return before === undefined || before === value
    ? undefined
    : wrong('POSITION.CONTRADICTION', { about, said: before, value });
};

/** `held 3108 soviet back`: what changed hands and came back is remembered where a rule asks (8.24a, 10.34c). */
const readHeld: Reader = (p, draft, [hex = '', side = '', word]) => {
  if (!p.isLand(hex)) return wrong('POSITION.NO-PLACE', { place: hex });
  if (side !== 'german' && side !== 'soviet') return wrong('POSITION.NO-SIDE', { side });
  if (word !== undefined && word !== 'back') return wrong('POSITION.WORD', { word });
  const back = word === 'back';
  draft.held.set(hex, { side, back });
  return contradiction(draft, `held ${hex}`, back ? `${side} back` : side);
};

const readPoints: Reader = (p, { own }, [turn = '', amount = '', why = '', rule = '', hex]) => {
  const numbers = [Number(turn), Number(amount)];
  if (!numbers.every(Number.isInteger) || !/^[^\s:]+:\S+$/.test(rule) || why === '')
    return wrong('POSITION.POINTS', { turn, amount });
  if (hex !== undefined && !p.isHex(hex)) return wrong('POSITION.NO-PLACE', { place: hex });
  const entry = { turn: Number(turn), amount: Number(amount), why, rule: rule as `${string}:${string}` };
  own.points.push(hex === undefined ? entry : { ...entry, hex });
  return undefined;
};

const readMarker: Reader = (p, { own, markers }, [marker = '', place = '']) => {
  const known = Object.hasOwn(own.markers, marker) ? own.markers[marker] : undefined;
  if (known === undefined) return wrong('POSITION.NO-MARKER', { marker });
  if (!p.isHex(place) && !isMarkerBox(p, place)) return wrong('POSITION.NO-PLACE', { place });
  const placed = markers.get(marker) ?? [];
  markers.set(marker, [...placed, place]);
  return placed.length < known.length
    ? undefined
    : wrong('POSITION.MARKERS', { marker, count: known.length });
};

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const readOwn: Reader = (p, draft, [path = '', ...rest]) => {
  const { own } = draft;
  const [key = '', part] = path.split('.');
  // No key of a ledger is anything else, and nothing reaches what every record inherits.
  if (!/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)?$/.test(path)) return wrong('POSITION.OWN', { path });
  const value = parseJson(rest.join(' '));
  const into = own as unknown as Record<string, unknown>;
  const target = part === undefined ? into : into[key];
  if (!Object.hasOwn(emptyOwn(p), key) && !OPTIONAL.has(key)) return wrong('POSITION.OWN', { path });
  const name = part ?? key;
  const isAway = OWN_LINES.has(key) && key !== 'phase';
  if (value === undefined || isAway || !isRecord(target)) return wrong('POSITION.OWN', { path });
  const fields = target as Record<string, unknown>;
  const model = record(emptyOwn(p))[key];
  const like = part === undefined ? model : record(model)[part];
  if (like !== undefined && kindOf(like) !== kindOf(value)) return wrong('POSITION.OWN', { path });
  fields[name] = value;
  return contradiction(draft, path, canonicalJson(value));
};

const readHalf: Reader = (_, draft, [half = '']) => {
  if (half !== 'first' && half !== 'second') return wrong('POSITION.WORD', { word: half });
  draft.second = half === 'second';
  return contradiction(draft, 'half', half);
};

/** `plan order fight-move` is `own plan.order "fight-move"`, easier to type. */
const readPlan: Reader = (p, draft, [key = '', value = '', ...rest]) =>
  rest.length > 0
    ? wrong('POSITION.OWN', { path: `plan.${key}` })
    : readOwn(p, draft, [`plan.${key}`, JSON.stringify(value)]);

const READERS: Readonly<Record<string, Reader>> = {
  unit: readUnit,
  held: readHeld,
  points: readPoints,
  marker: readMarker,
  own: readOwn,
  half: readHalf,
  plan: readPlan,
};

const take = (p: Printed, draft: Draft, { words }: PositionLine): Found => {
  const [what = '', ...rest] = words;
  const reader = Object.hasOwn(READERS, what) ? READERS[what] : undefined;
  return reader === undefined ? wrong('POSITION.FACT', { word: what }) : reader(p, draft, rest);
};

/** Named units leave where the base has them, and lie above or under who is there already. */
const putStacks = (p: Printed, { own, stacks, units, held }: Draft, s: Pick<State, 'scenario'>): void => {
  for (const place of Object.keys(own.places)) {
    const rest = unitsAt(own, place).filter((unit) => !units.has(unit));
    if (rest.length === 0) delete own.places[place];
    else own.places[place] = rest;
  }
  for (const [place, { top, under }] of stacks) {
    own.places[place] = [...top, ...unitsAt(own, place), ...under];
    const [first] = own.places[place];
    const side = first === undefined ? undefined : p.unit(first).side;
    // 3.6c
    if (
      p.isHex(place) &&
      (side === 'german' || side === 'soviet') &&
      holder(p, { own, scenario: s.scenario }, place) !== side
    )
      own.held[place] = side;
  }
  for (const [hex, { side, back }] of held) {
    if (back || side !== openingHolder(p, s, hex)) own.held[hex] = side;
    else delete own.held[hex];
  }
};

/** A marker that is named takes the place of one at hand, set aside, or farther off, in that order. */
const putMarkers = (p: Printed, { own, markers }: Draft): void => {
  for (const [marker, places] of markers) {
    const rank = (place: string): number =>
      p.isHex(place) ? 2 : place === 'hand' || place === 'aside' ? 0 : 1;
    const others = (own.markers[marker] ?? []).toSorted((a, b) => rank(a) - rank(b)).slice(places.length);
    own.markers[marker] = [...places, ...others];
  }
};

const orderFor = (p: Printed, s: Pick<Seeing, 'own' | 'scenario' | 'clock'>): PhaseOrder => {
  if (isOnlyAssault(p, s)) return 'fight';
  return s.clock.phasing === 'german' && isPause(p, s) ? 'move' : 'fight-move';
};

const frame = (proc: string, step: string): Frame => ({ proc, step, vars: {} });

/** Phases of a player turn, with the step of it that begins them. */
const TURN_STEPS: Readonly<Record<string, string>> = {
  order: 'open',
  strategic: 'strategic',
  markers: 'markers',
  rvgk: 'rvgk',
};

/** The frames that stand where a phase begins; undefined when the order of the turn has no such phase. */
const framesAt = (phase: Phase, order: PhaseOrder, second: boolean): Frame[] | undefined => {
  if (phase === 'set-up') return [frame('game', 'open'), frame('setUp', 'open')];
  const game = frame('game', 'next');
  if (phase === 'turn-start') return [game, frame('turn', 'start')];
  if (phase === 'victory-check') return [game, frame('turn', 'victoryCheck')];
  const side = sideOfPhase(phase);
  const part = phase.slice(side.length + 1);
  if (part === 'administration') return [game, frame('turn', `${side}Administration`)];
  const whole = side === 'german' ? frame('turn', 'sovietTurn') : frame('turn', 'victoryCheck');
  const halves: readonly string[] = PHASES_OF[order];
  const half = second ? halves.lastIndexOf(part) : halves.indexOf(part);
  const step = TURN_STEPS[part] ?? ['first', 'second'][half];
  return step === undefined ? undefined : [game, whole, frame(`${side}Turn`, step)];
};

const refuseTurn = (p: Printed, scenario: string, turn: number): readonly Problem[] => {
  const { first = 1, last = 1 } = p.set.scenarios[scenario]?.turns ?? {};
  return turn >= first && turn <= last ? [] : [wrong('POSITION.NO-TURN', { turn, turns: last })];
};

const read =
  (p: Printed): PositionForm['read'] =>
  (header, facts, base) => {
    const { turn = '', phase: typed = '' } = header;
    const phase = PHASES.find((name) => name === typed);
    const bad = [
      ...refuseTurn(p, base.scenario, Number(turn)),
      ...(phase === undefined
        ? [
            wrong('POSITION.NO-PHASE', {
              phase: typed,
              first: PHASES.slice(0, 5),
              second: PHASES.slice(5, 10),
              last: PHASES.slice(10),
            }),
          ]
        : []),
    ];
    if (phase === undefined || bad.length > 0) return { ok: false, error: bad };
    const own = header['base'] === 'none' ? emptyOwn(p) : (base.own as Own);
    const s: State<Own> = {
      ...base,
      clock: { turn: Number(turn), phase, phasing: sideOfPhase(phase) },
      own,
    };
    if (phase !== 'set-up') for (const side of ['soviet', 'german'] as const) placeDefault(p, s, side);
    const draft: Draft = {
      own,
      stacks: new Map(),
      units: new Set(),
      markers: new Map(),
      held: new Map(),
      said: new Map(),
      second: false,
    };
    const found = facts.flatMap((line): Problem[] => {
      const problem = take(p, draft, line);
      return problem === undefined ? [] : [{ ...problem, at: `line ${line.line}` }];
    });
    if (found.length > 0) return { ok: false, error: found };
    putStacks(p, draft, s);
    putMarkers(p, draft);
    const given = own.plan.order;
    const order = ORDERS.find((one) => one === given) ?? orderFor(p, s);
    const stack = framesAt(phase, order, draft.second);
    if (stack === undefined || (given !== undefined && order !== given))
      return { ok: false, error: [wrong('POSITION.ORDER', { phase, order: given ?? order })] };
    const isInTurn = stack.at(-1)?.proc === `${s.clock.phasing}Turn`;
    if (isInTurn && !phase.endsWith('-order')) own.plan.order = order;
    if (stack.at(-1)?.step === 'second') own.phase.number = 2;
    return { ok: true, value: { ...s, stack } };
  };

export const positionForm = (p: Printed): PositionForm => ({ write: write(p), read: read(p) });
