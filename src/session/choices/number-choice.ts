// A number typed by itself: the choice of the open question that it stands for, or what the die showed.
import { choiceAt, fewChoices, pendingLines } from '../pending.ts';
import type { Desk } from '../session.ts';
import type { Reply } from '../reply.ts';
import { answer } from '../reply.ts';
import { deciding, tell } from '../session.ts';
import { giveOrders } from '../give-orders.ts';

/** By itself, or after `choose` where there are numbers to choose from. */
export const numberTyped = (desk: Desk, words: string): number | undefined => {
  const [, choose, digits = ''] = /^(choose\s+)?(\d{1,2})\.?$/i.exec(words) ?? [];
  if (digits === '' || (choose !== undefined && (fewChoices(desk) ?? []).length === 0)) return undefined;
  return Number.parseInt(digits, 10);
};

/** A number answers the question that is open, when its choices were numbered. */
export const pickedChoice = (desk: Desk, number: number): Reply | undefined => {
  const now = deciding(desk);
  if (now?.kind === 'roll' && now.dice?.length === 1) {
    return giveOrders(desk, [{ by: now.by, verb: 'die', args: { values: [String(number)] } }]);
  }
  const choices = fewChoices(desk);
  if (choices === undefined || choices.length === 0) {
    const told = now === undefined ? [] : tell(desk, 'choice.no-numbers', { typed: String(number) });
    return told.length === 0 ? undefined : { kind: 'asks', lines: [...told, ...pendingLines(desk)] };
  }
  const order = choiceAt(choices, number);
  if (order !== undefined) return giveOrders(desk, [order]);
  return {
    kind: 'asks',
    lines: [...tell(desk, 'choice.bad', { typed: String(number) }), ...pendingLines(desk)],
    closing: 0,
  };
};

/** `no` declines what is asked; `yes` takes the one thing that is offered, where it needs no more words. */
export const yesOrNo = (desk: Desk, word: 'yes' | 'no'): Reply => {
  const choices = desk.replay === undefined ? (fewChoices(desk) ?? []) : [];
  const declines = choices.filter(({ verb }) => verb === 'pass');
  const others = choices.filter(({ verb }) => verb !== 'pass');
  const [order, ...more] = word === 'no' ? declines : others;
  const isMeant = declines.length > 0 && more.length === 0 && Object.keys(order?.args ?? {}).length === 0;
  return order !== undefined && isMeant
    ? { ...giveOrders(desk, [order]), byOrders: true }
    : answer(tell(desk, 'yes.nothing', { word }));
};

/** An empty line where there are numbers to choose from: what is asked, in short. */
export const askAgain = (desk: Desk): Reply => {
  const isAsked = desk.waiting === undefined && desk.replay === undefined;
  if (!isAsked || (fewChoices(desk) ?? []).length === 0) return answer([]);
  desk.levelOnce = 'brief';
  return { kind: 'asks', lines: pendingLines(desk), closing: 0 };
};
