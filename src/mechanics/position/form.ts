// A position in lines: read into a state at the start of a phase, and written as what differs from its base.
import { copyJson } from '../../core/canonical-json.ts';
import type { Seen } from '../../core/rule-set.ts';
import type { Frame, Json, Problem, RuleId, Side, State } from '../../core/types.ts';
import type { PositionForm, PositionLine } from '../../api/game.ts';
import { misread, unknownFact } from '../../api/position-facts.ts';
import type { Misread } from '../../api/position-facts.ts';
import { SETUP } from '../entry/deployment.ts';
import { put, unitsAt } from '../places.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { atLine, newDraft } from './draft.ts';
import type { Draft, LineFact } from './draft.ts';
import { heldFact, heldLines, putHolders } from './held.ts';
import type { HeldLaw } from './held.ts';
import { asShown, ledgerLines, putAt, takeLedger } from './ledger-facts.ts';
import type { LedgerFact, LedgerForm } from './ledger-facts.ts';
import { markerFact, putMarkers } from './markers.ts';
import type { MarkerLaw } from './markers.ts';
import { hitsFact, putStacks, unitFact } from './units.ts';
import type { UnitLaw } from './units.ts';

export type PositionLaw<O extends Placed> = {
  /** In the order of a turn; the first is `set-up`. */
  readonly phases: readonly string[];
  sideOf(phase: string): Side;
  /** Both sides set up, one after the other: a position may stand where the second begins. */
  readonly bothSetUp?: true;
  /** Nobody on the map: what a position with no base begins from. */
  empty(): O;
  /** Puts everybody on the map who is still to be set up. */
  placeAll?(s: State<O>): void;
  readonly units: UnitLaw;
  /** Units that go with others, such as the parts of a whole: where they are with no base if no line says it. */
  alongside?(own: O): Readonly<Record<string, string>>;
  readonly held: HeldLaw;
  /** The rule of lost steps, in a game whose units have several. */
  readonly hits?: RuleId;
  readonly markers?: MarkerLaw<O>;
  readonly points?: LineFact<O>;
  /** Facts with lines of a form that no other game has. */
  readonly more?: readonly LineFact<O>[];
  readonly ledger: readonly LedgerFact[];
  /** Paths of the ledger that begin anew with every phase: there is nothing of them where a position stands. */
  readonly ofPhase: readonly string[];
  /** What the ledger is supposed to hold where no line says it, by path; it may depend on all that is said. */
  suppose?(s: State<O>): Readonly<Record<string, Json>>;
  /** What a value of the right form can still not be. */
  refuse?(fact: LedgerFact, value: unknown, draft: Draft<O>): Misread | undefined;
  /** What all lines together cannot say, by the path of the fact that says it. */
  amiss?(s: State<O>): Readonly<Record<string, Misread | undefined>>;
  /** The frames above that of the game where a phase begins, or why there is no such phase; the set-up has its own. */
  stand(s: State<O>, draft: Draft<O>): readonly Frame[] | Problem;
};

const SET_UP = 'set-up';

export const frameAt = (proc: string, step: string): Frame => ({ proc, step, vars: {} });

/** The sentences that a list of phases is read out in, each so long that no name is left out. */
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const ROW_LENGTH = 90;

const inRows = (names: readonly string[]): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  for (const name of names) {
    const row = rows.at(-1);
    if (row === undefined || [...row, name].join(', ').length > ROW_LENGTH) rows.push([name]);
    else row.push(name);
  }
  return rows;
};

type Clock = {
  readonly scenario: string;
  readonly turn: number;
  readonly phase: string;
  readonly side: Side | undefined;
};

const refuseClock = (
  p: Sheet,
  { phases, sideOf }: Pick<PositionLaw<Placed>, 'phases' | 'sideOf'>,
  { scenario, turn, phase, side }: Clock,
): readonly Problem[] => {
  const { first = 1, last = 1 } = p.set.scenarios[scenario]?.turns ?? {};
  const rows = inRows(phases);
  const all = Object.fromEntries(ROWS.flatMap((name, i) => (rows[i] === undefined ? [] : [[name, rows[i]]])));
  // One from the middle of the turn, or of what its side has of it.
  const own = phases.filter((each) => each !== SET_UP && sideOf(each) === side);
  const fitting = own.length > 0 ? own : phases;
  const example = fitting[Math.ceil(fitting.length / 2) - 1] ?? '';
  return [
    ...(turn >= first && turn <= last ? [] : [misread('POSITION.NO-TURN', { turn, turns: last })]),
    ...(phases.includes(phase) ? [] : [misread('POSITION.NO-PHASE', { phase, ...all })]),
    ...(phase === SET_UP && turn !== first ? [misread('POSITION.SET-UP', { turn, first, example })] : []),
  ];
};

export const positionForm = <O extends Placed>(p: Sheet, law: PositionLaw<O>): PositionForm => {
  const held = heldFact(p, law.held);
  const units = [unitFact(p, law.units), ...(law.hits === undefined ? [] : [hitsFact(p, law.hits)])];
  const markers = law.markers === undefined ? [] : [markerFact(p, law.markers)];
  const points = law.points === undefined ? [] : [law.points];
  const more = law.more ?? [];
  const facts = [...units, held, ...markers, ...points, ...more];
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const ledger = new Map(law.ledger.map((fact) => [fact.path, fact]));
  const ofPhase = new Set(law.ofPhase);

  const refuse = (draft: Draft<O>, fact: LedgerFact, value: unknown): Misread | undefined => {
    const { turn } = draft;
    const later = fact.turns?.(value).find((each) => each > turn);
    if (later !== undefined) return misread('POSITION.LATER', { later, turn });
    return law.refuse?.(fact, value, draft);
  };

  /** Hexes are kept under one name, in values as well: in capital letters, and on a seam of sheets the first of two. */
  const named = (word: string): string =>
    word.replaceAll(/[^"]+/gu, (part) => {
      const hex = part.toUpperCase();
      return p.isHex(hex) ? (p.grid.aliases.get(hex) ?? hex) : part;
    });

  const take = (draft: Draft<O>, { words, line }: PositionLine): Misread | undefined => {
    const [what = '', ...typed] = words;
    const rest = typed.map(named);
    const begins = words.slice(0, 2).join(' ');
    if (!draft.lines.has(begins)) draft.lines.set(begins, line);
    if (what === 'own' || what === 'plan') {
      const form: LedgerForm = {
        facts: ledger,
        isOfPhase: (path) => ofPhase.has(path),
        refuse: (fact, value) => refuse(draft, fact, value),
      };
      return takeLedger(form, draft, what, rest);
    }
    const fact = byKey.get(what);
    return fact === undefined ? unknownFact(what) : fact.read(draft, rest);
  };

  const placeAll = (s: State<O>): void => {
    if (s.clock.phase !== SET_UP) law.placeAll?.(s);
  };

  /** The second side sets up where nobody of the first waits any more. */
  const setUpAt = (s: State<O>, side: Side | undefined): readonly Frame[] => {
    const first = law.sideOf(SET_UP);
    const isFirstDone = unitsAt(s.own, SETUP).every((unit) => p.sideOf(unit) !== first);
    const isSecond = law.bothSetUp === true && side === p.other(first) && isFirstDone;
    if (isSecond) s.clock.phasing = side;
    return [frameAt('game', 'open'), frameAt('setUp', isSecond ? `${side}-turn` : 'open')];
  };

  const standAt = (s: State<O>, draft: Draft<O>, side: Side | undefined): readonly Frame[] | Problem => {
    if (s.clock.phase === SET_UP) return setUpAt(s, side);
    const above = law.stand(s, draft);
    return 'code' in above ? above : [frameAt('game', 'next'), ...above];
  };

  /** In a ledger nobody stands in but who is said to be, and beneath those. */
  const follow = (own: O, by: O, said: ReadonlySet<string>): void => {
    for (const [unit, place] of Object.entries(law.alongside?.(by) ?? {}))
      if (!said.has(unit)) put(own, [...unitsAt(own, place), unit], place);
  };

  const read: PositionForm['read'] = (header, lines, base) => {
    const { turn = '', phase = '' } = header;
    const bad = refuseClock(
      p,
      { phases: law.phases, sideOf: (each) => law.sideOf(each) },
      { scenario: base.scenario, turn: Number(turn), phase, side: header['side'] },
    );
    if (bad.length > 0) return { ok: false, error: bad };
    const own = header['base'] === 'none' ? law.empty() : (base.own as O);
    const clock = { turn: Number(turn), phase, phasing: law.sideOf(phase) };
    const s: State<O> = { ...base, clock, own };
    placeAll(s);
    const draft = newDraft(own, s);
    const found = lines.flatMap((line): Problem[] => {
      const wrong = take(draft, line);
      return wrong === undefined ? [] : [{ ...wrong, at: `line ${line.line}` }];
    });
    if (found.length > 0) return { ok: false, error: found };
    putStacks(draft);
    if (header['base'] === 'none') follow(own, own, draft.units);
    putHolders(p, draft);
    const astray = law.markers?.count?.(draft);
    if (astray !== undefined) return { ok: false, error: [astray] };
    putMarkers(p, draft);
    const stack = standAt(s, draft, header['side']);
    if ('code' in stack) return { ok: false, error: [stack] };
    for (const [path, value] of Object.entries(law.suppose?.(s) ?? {}))
      if (!draft.said.has(path)) putAt(own, path, value);
    const amiss = Object.entries(law.amiss?.(s) ?? {}).flatMap(([path, wrong]) =>
      wrong === undefined ? [] : [atLine(draft, `own ${path}`, wrong)],
    );
    if (amiss.length > 0) return { ok: false, error: amiss };
    return { ok: true, value: { ...s, stack: [...stack] } };
  };

  /** What stands before the lines are read: as the reader has it. */
  const baseOf = (s: State<O>, base: Seen<unknown> | undefined): O => {
    if (base === undefined) {
      const own = law.empty();
      follow(own, s.own, new Set());
      return own;
    }
    const begun = { ...(copyJson(base) as State<O>), clock: s.clock };
    placeAll(begun);
    return begun.own;
  };

  const write: PositionForm['write'] = (state, from) => {
    const s = state as State<O>;
    const { own } = s;
    const base = baseOf(s, from);
    for (const [path, value] of Object.entries(law.suppose?.(s) ?? {})) putAt(base, path, value);
    const parts = [
      ...units.map((fact) => fact.write(own, base)),
      heldLines(p, s.scenario, own, base),
      ...[...points, ...markers, ...more].map((fact) => fact.write(own, base)),
      ledgerLines(ledger, own, base),
    ];
    return parts.includes(undefined) ? undefined : parts.flatMap((lines) => lines ?? []);
  };

  return { facts: [...facts, ...law.ledger.flatMap(asShown)], write, read };
};
