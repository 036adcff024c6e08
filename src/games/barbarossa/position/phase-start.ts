// Where a position stands: the step of the turn that begins its phase, by the order of the player turn.
import type { Frame, Problem, State } from '../../../core/types.ts';
import { misread, wrongForm } from '../../../api/position-facts.ts';
import type { PositionFact } from '../../../api/position-facts.ts';
import { atLine, contradiction } from '../../../mechanics/position/draft.ts';
import type { Draft, LineFact } from '../../../mechanics/position/draft.ts';
import { frameAt } from '../../../mechanics/position/form.ts';
import { sideOfPhase } from '../05-sequence/5.2-sequence.ts';
import type { Phase } from '../05-sequence/5.2-sequence.ts';
import { isOnlyAssault, isPause, PHASES_OF } from '../05-sequence/5.4-phase-order.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, PhaseOrder } from '../state.ts';

const HALF: PositionFact = {
  key: 'half',
  form: '<first or second>',
  says: 'Which of the two assault phases it is, in a turn whose order is fight-fight.',
  rule: 'barbarossa:5.6e',
  example: 'half second',
};

export const halfFact: LineFact<Own> = {
  ...HALF,
  read: (draft, words) => {
    const [half = '', more] = words;
    if ((half !== 'first' && half !== 'second') || more !== undefined)
      return wrongForm(HALF, words.join(' '));
    return contradiction(draft, 'half', half);
  },
  write: ({ plan, phase }) => (plan.order === 'fight-fight' && phase.number === 2 ? ['half second'] : []),
};

const orderFor = (p: Printed, s: State<Own>): PhaseOrder => {
  if (isOnlyAssault(p, s)) return 'fight';
  return s.clock.phasing === 'german' && isPause(p, s) ? 'move' : 'fight-move';
};

/** Phases of a player turn, with the step of it that begins them. */
const TURN_STEPS: Readonly<Record<string, string>> = {
  order: 'open',
  strategic: 'strategic',
  markers: 'markers',
  rvgk: 'rvgk',
};

/** Undefined when the order of the turn has no such phase. */
const framesAt = (phase: Phase, order: PhaseOrder, isSecond: boolean): readonly Frame[] | undefined => {
  if (phase === 'turn-start') return [frameAt('turn', 'start')];
  if (phase === 'victory-check') return [frameAt('turn', 'victoryCheck')];
  const side = sideOfPhase(phase);
  const part = phase.slice(side.length + 1);
  if (part === 'administration') return [frameAt('turn', `${side}Administration`)];
  const halves: readonly string[] = PHASES_OF[order];
  const step =
    TURN_STEPS[part] ?? ['first', 'second'][isSecond ? halves.lastIndexOf(part) : halves.indexOf(part)];
  const whole = side === 'german' ? frameAt('turn', 'sovietTurn') : frameAt('turn', 'victoryCheck');
  return step === undefined ? undefined : [whole, frameAt(`${side}Turn`, step)];
};

export const standAt = (p: Printed, s: State<Own>, draft: Draft<Own>): readonly Frame[] | Problem => {
  const { own, clock } = s;
  const phase = clock.phase as Phase;
  const order = own.plan.order ?? orderFor(p, s);
  const isSecond = draft.said.get('half') === 'second';
  if (isSecond && order !== 'fight-fight')
    return atLine(draft, 'half second', misread('POSITION.HALF', { order }));
  const frames = framesAt(phase, order, isSecond);
  if (frames === undefined) return misread('POSITION.ORDER', { phase, order });
  const { proc, step } = frames.at(-1) ?? {};
  if (proc === `${clock.phasing}Turn` && !phase.endsWith('-order')) own.plan.order = order;
  if (step === 'second') own.phase.number = 2;
  return frames;
};
