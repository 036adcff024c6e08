// Chapter 11: the prepared assault phase. Attack after attack, in any order, until the attacker has enough.
import type { Choice, Procedure, WindowStep } from '../../../core/rule-set.ts';
import type { Message, Refusal } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { endChoice } from '../../../mechanics/end-choice.ts';
import { refuseEndInDuty } from '../../../mechanics/combat/attack-duty.ts';
import { isCrowded } from '../06-stacking.ts';
import { dropSlot } from '../04-how-to-win/4.17-air-drop.ts';
import { attacksOf, dutiesOf } from './11.3-eligible-attackers.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { usableVerbs, windowChoices } from '../interrupt-windows.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** 5.12b: the duty to attack comes before the end of the phase; the attack itself is one like any other (5.12f). */
const refuseEnd = (p: Printed, s: Seeing): Refusal | undefined =>
  refuseEndInDuty('barbarossa:5.12a', dutiesOf(p, s), s, attacksOf(p));

/** 5.12b: who must still attack in this phase. */
export const boundToAttack = (p: Printed, s: Seeing): readonly string[] =>
  s.stack.at(-1)?.proc === 'assaults' ? dutiesOf(p, s).map(({ unit }) => unit) : [];

const question = (p: Printed, s: Seeing): Message => {
  const hexes = [...attacksOf(p).targets(s)];
  const told = { side: phasing(s), hexes };
  if (hexes.length === 0) return { key: 'ask.assaults-none', params: told };
  const refused = refuseEnd(p, s);
  if (refused === undefined) return { key: 'ask.assaults', params: told };
  const { units = [], few = false } = refused.params;
  return { key: 'ask.assaults-due', params: { ...told, due: units, few, rule: refused.rule } };
};

const end = (p: Printed): Choice<Own> =>
  endChoice(
    'barbarossa:11.1b',
    (ctx) => {
      ctx.emit({ kind: 'assaults.ended', rule: 'barbarossa:11.1b', data: { side: phasing(ctx.seen) } });
      if (isCrowded(p, ctx.seen)) ctx.call('overstack', {}, 'over');
      else ctx.done();
    },
    (s) => refuseEnd(p, s),
  );

/** R137, R88: before the first attack of a phase the defender may stop play to declare a city, the German also for supply. */
const beforeAssaults = (p: Printed): WindowStep<Own> => {
  const choices = windowChoices(rightsAnyTime(p), (s) => p.other(phasing(s)));
  return {
    kind: 'window',
    name: 'before-assaults',
    rule: 'barbarossa:R137',
    by: (s) => p.other(phasing(s)),
    facts: (s) => ({ side: phasing(s) }),
    question: (s, f) => ({
      key: 'ask.before-assaults',
      params: { side: phasing(s), ...usableVerbs(choices, s, f) },
    }),
    choices,
  };
};

/** 11.5, 11.6a, 11.6b: nothing is declared beforehand; each attack is over before the next begins. */
export const assaults = (p: Printed): Procedure<Own> => ({
  opening: beforeAssaults(p),
  orders: {
    kind: 'ask',
    rule: 'barbarossa:11.1a',
    by: phasing,
    question: (s) => question(p, s),
    choices: [attacksOf(p).choice, end(p)],
    rights: rightsAnyTime(p),
  },
  after: {
    kind: 'auto',
    // What a battle sets off is answered at its end, where the victors may advance (R39).
    run: (ctx) => {
      if (isCrowded(p, ctx.seen)) ctx.call('overstack', {}, 'orders');
      else ctx.goto('orders');
    },
  },
  over: { kind: 'auto', run: (ctx) => ctx.done() },
});

export const verbs: readonly VerbSpec[] = [
  {
    name: 'attack',
    topic: 'combat',
    aliases: ['a'],
    commits: true,
    group: 'act',
    kind: 'order',
    slots: [
      { name: 'target', kind: 'hex', says: 'the hex to attack' },
      { name: 'how', kind: 'word', optional: true, values: ['best'], says: 'best' },
      { name: 'from', kind: 'unit', many: true, optional: true, after: 'from', says: 'the attackers' },
      dropSlot,
    ],
    help: 'attacks a hex with units next to it, with all that can, or, by best, with the fewest that lose no column of these, whatever may lie covered; at a keyboard it asks first where units that were not named may be too few or too many.',
    examples: ['attack {to} from {hex}', 'attack {to} from {unit}', 'attack {to}', 'attack {to} best'],
    seeAlso: ['odds', 'targets', 'advance'],
  },
  {
    name: 'luftwaffe',
    topic: 'combat',
    commits: true,
    aliases: [],
    group: 'act',
    kind: 'order',
    slots: [],
    help: 'commits a Luftwaffe marker to the battle.',
    examples: ['luftwaffe'],
    seeAlso: ['pass', 'odds'],
  },
];
