// A position in lines, read into a state at the start of a phase: units and holders, points and markers, what else is remembered.
import { holder } from '../../../mechanics/control.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Frame, Problem, State } from '../../../core/types.ts';
import type { PositionForm, PositionLine } from '../../../api/game.ts';
import { misread, unknownFact } from '../../../api/position-facts.ts';
import type { Misread } from '../../../api/position-facts.ts';
import { emptyOwn } from '../03-set-up/3.3-setup.ts';
import { placeDefault } from '../03-set-up/3.7-deployment.ts';
import { isOnlyAssault, isPause, PHASES_OF } from '../05-sequence/5.4-phase-order.ts';
import { PHASES, sideOfPhase } from '../05-sequence/5.2-sequence.ts';
import type { Phase } from '../05-sequence/5.2-sequence.ts';
import { mayStandFast } from '../12-road-back.ts';
import { newDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { asShown, takeLedger } from '../../../mechanics/position/ledger-facts.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import { ledgerFacts } from './ledger-facts.ts';
import { LINE_FACTS, putMarkers } from './line-facts.ts';
import { openingHolder, write } from './write.ts';
import type { Printed } from '../data/sheet.ts';
import { freshPhase } from '../state.ts';
import type { PhaseOrder, Own, Seeing } from '../state.ts';

/** All of a game, by what their lines begin with. */
type Facts = {
  readonly lines: ReadonlyMap<string, (typeof LINE_FACTS)[number]>;
  readonly ledger: ReadonlyMap<string, LedgerFact>;
};

const factsOf = (p: Printed): Facts => {
  const ledger = ledgerFacts(p);
  return {
    lines: new Map(LINE_FACTS.map((fact) => [fact.key, fact])),
    ledger: new Map(ledger.map((fact) => [fact.path, fact])),
  };
};

/** What begins anew with every phase: there is nothing of it where a position stands. */
const PHASE_KEYS: ReadonlySet<string> = new Set(Object.keys(freshPhase()).map((key) => `phase.${key}`));

const isOfPhase = (path: string): boolean => path === 'shown' || path === 'crowded' || PHASE_KEYS.has(path);

/** What can be so only in some turns, or has not come to pass yet. */
const refuseTime = ({ path, turns }: LedgerFact, draft: Draft, value: unknown): Misread | undefined => {
  const { turn, scenario } = draft;
  const later = turns?.(value).find((each) => each > turn);
  if (later !== undefined) return misread('POSITION.LATER', { later, turn });
  const stands = path === 'turn.stand' && Array.isArray(value) && value.length > 0;
  return stands && !mayStandFast(scenario)
    ? misread('POSITION.STAND', { turn, rule: 'barbarossa:12.7a' })
    : undefined;
};

const take = (p: Printed, facts: Facts, draft: Draft, { words, line }: PositionLine): Misread | undefined => {
  const [what = '', ...rest] = words;
  if (what === 'own' || what === 'plan')
    return takeLedger(
      { facts: facts.ledger, isOfPhase, refuse: (fact, value) => refuseTime(fact, draft, value) },
      draft,
      what,
      rest,
    );
  const fact = facts.lines.get(what);
  return fact === undefined ? unknownFact(what) : fact.read(p, draft, rest, line);
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

const refuseClock = (p: Printed, scenario: string, turn: number, phase: string): readonly Problem[] => {
  const { first = 1, last = 1 } = p.set.scenarios[scenario]?.turns ?? {};
  const phases = {
    phase,
    first: PHASES.slice(0, 5),
    second: PHASES.slice(5, 10),
    last: PHASES.slice(10),
  };
  return [
    ...(turn >= first && turn <= last ? [] : [misread('POSITION.NO-TURN', { turn, turns: last })]),
    ...(PHASES.some((name) => name === phase) ? [] : [misread('POSITION.NO-PHASE', phases)]),
    ...(phase === 'set-up' && turn !== first ? [misread('POSITION.SET-UP', { turn, first })] : []),
  ];
};

/** What the base says before the lines do. */
const ownOfBase = (p: Printed, base: State, isNone: boolean): Own =>
  isNone ? emptyOwn(p) : (base.own as Own);

const at = (line: number, wrong: Misread): Problem => ({ ...wrong, at: `line ${line}` });

/** Where the frames stand, or why there is no such phase. */
const standAt = (p: Printed, draft: Draft, s: State<Own>, phase: Phase): Frame[] | Problem => {
  const { own, second } = draft;
  const order = own.plan.order ?? orderFor(p, s);
  if (second !== undefined && order !== 'fight-fight') return at(second, misread('POSITION.HALF', { order }));
  const stack = framesAt(phase, order, second !== undefined);
  if (stack === undefined) return misread('POSITION.ORDER', { phase, order });
  const isInTurn = stack.at(-1)?.proc === `${s.clock.phasing}Turn`;
  if (isInTurn && !phase.endsWith('-order')) own.plan.order = order;
  if (stack.at(-1)?.step === 'second') own.phase.number = 2;
  return stack;
};

const read =
  (p: Printed, facts: Facts): PositionForm['read'] =>
  (header, lines, base) => {
    const { turn = '', phase: typed = '' } = header;
    const phase = PHASES.find((name) => name === typed);
    const bad = refuseClock(p, base.scenario, Number(turn), typed);
    if (phase === undefined || bad.length > 0) return { ok: false, error: bad };
    const own = ownOfBase(p, base, header['base'] === 'none');
    const s: State<Own> = {
      ...base,
      clock: { turn: Number(turn), phase, phasing: sideOfPhase(phase) },
      own,
    };
    if (phase !== 'set-up') for (const side of ['soviet', 'german'] as const) placeDefault(p, s, side);
    const draft = newDraft(own, s);
    const found = lines.flatMap((line): Problem[] => {
      const wrong = take(p, facts, draft, line);
      return wrong === undefined ? [] : [at(line.line, wrong)];
    });
    if (found.length > 0) return { ok: false, error: found };
    putStacks(p, draft, s);
    const astray = putMarkers(p, draft);
    if (astray !== undefined) return { ok: false, error: [at(draft.luftwaffe ?? 1, astray)] };
    const stack = standAt(p, draft, s, phase);
    return Array.isArray(stack) ? { ok: true, value: { ...s, stack } } : { ok: false, error: [stack] };
  };

export const positionForm = (p: Printed): PositionForm => {
  const facts = factsOf(p);
  return {
    facts: [...LINE_FACTS, ...[...facts.ledger.values()].flatMap(asShown)],
    write: write(p, facts.ledger),
    read: read(p, facts),
  };
};
