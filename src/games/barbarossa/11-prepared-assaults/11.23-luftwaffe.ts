// Chapter 11: Luftwaffe ground support, one column for the German side, a battle at a time.
import { passChoice } from '../../../mechanics/end-choice.ts';
import type { AskStep, ListedChoice, SeenFrame } from '../../../core/rule-set.ts';
import { attackingSide, battleVars } from './11.8-battle-frame.ts';
import type { Battle } from './11.8-battle-frame.ts';
import { battleOdds } from './11.8-odds.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { luftwaffeOn } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** 11.23a, 11.23e, R46: markers of this game turn that have not been used. */
export const markersLeft = (p: Printed, s: Seeing): number => {
  const holds = s.own.plan.watch === 'oder' ? (['oder'] as const) : [];
  return Math.max(0, luftwaffeOn(p.turns, s.clock.turn, holds) - s.own.turn.luftwaffe);
};

/** Where a marker would change no face of the die nobody is asked for one. */
export const isOfUse = (p: Printed, s: Seeing, battle: Battle): boolean => {
  if (markersLeft(p, s) === 0) return false;
  const without = battleOdds(p, s, battle);
  const supported = battleOdds(p, s, { ...battle, luftwaffe: true });
  return supported.rolled.join() !== without.rolled.join();
};

const told = (p: Printed, s: Seeing, f: SeenFrame) => {
  const battle = battleVars(f);
  const without = battleOdds(p, s, battle);
  const supported = battleOdds(p, s, { ...battle, luftwaffe: true });
  return {
    hex: battle.target,
    attacker: attackingSide(p, battle),
    odds: without.column,
    supported: supported.column,
    count: markersLeft(p, s),
  };
};

const commit = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'luftwaffe',
  rule: 'barbarossa:11.23b',
  list: () => [{}],
  take: (ctx, f) => {
    const data = { ...told(p, ctx.seen, f), count: markersLeft(p, ctx.seen) - 1 };
    ctx.s.own.turn.luftwaffe += 1;
    f.vars['luftwaffe'] = true;
    ctx.emit({ kind: 'luftwaffe.committed', rule: 'barbarossa:11.23c', data });
  },
});

const decline = passChoice<Own>('barbarossa:11.23b', (ctx, f) =>
  ctx.emit({
    kind: 'luftwaffe.declined',
    rule: 'barbarossa:11.23b',
    data: { hex: battleVars(f).target },
  }),
);

/** R139, 11.23d, 11.23f: asked once a battle, after everything else is shown, before the die, in attack and defence alike. */
export const support = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:R139',
  by: () => 'german',
  question: (s, f) => ({ key: 'ask.luftwaffe', params: { side: 'german', ...told(p, s, f) } }),
  choices: [commit(p), decline],
  rights: rightsAnyTime(p),
});
