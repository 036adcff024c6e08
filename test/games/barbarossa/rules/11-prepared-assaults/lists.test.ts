// Chapter 11: what is listed for losses, retreats and advances is what is accepted, tried one by one.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../../../../src/core/dice.ts';
import { check, decision, every, listed, offers, sampled } from '../../../../../src/core/kernel.ts';
import { give, matchFrom } from '../../../../../src/core/match.ts';
import type { Match } from '../../../../../src/core/match.ts';
import type { Args, Order } from '../../../../../src/core/types.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { positionOf } from '../../../../kit/position.ts';
import { barbarossa, p } from '../kit.ts';

const subsets = (units: readonly string[]): readonly (readonly string[])[] =>
  units
    .reduce<readonly (readonly string[])[]>(
      (found, unit) => [...found, ...found.map((set) => [...set, unit])],
      [[]],
    )
    .filter((set) => set.length > 0);

const reached = (position: string, ...lines: readonly string[]): Match => {
  const { state, dice } = positionOf(barbarossa, position);
  const match = matchFrom(barbarossa.rules, state, { dice: scripted([...dice]), audit: true });
  for (const line of lines) {
    const done = give(match, [readOrder(barbarossa, match.state, line)]);
    if (!done.ok) throw new Error(`${line}: ${done.refusal.code}`);
  }
  return match;
};

const written = (orders: readonly Order[]): readonly string[] =>
  orders.map(({ args }) => JSON.stringify(args)).toSorted();

const offered = ({ state }: Match, verb: string): readonly Order[] =>
  offers(barbarossa.rules, state)
    .filter((offer) => offer.verb === verb)
    .flatMap((offer) => {
      const all = [...(every(state, offer) ?? [])].filter((args) => args !== undefined);
      return listed(state, offer) ?? all.map((args) => ({ by: offer.by, verb, args }));
    });

const accepted = ({ state }: Match, verb: string, tries: readonly Args[]): readonly Order[] => {
  const by = decision(barbarossa.rules, state)?.by ?? '';
  return tries
    .map((args) => ({ by, verb, args }))
    .filter((order) => check(barbarossa.rules, state, order) === undefined);
};

const drawn = ({ state }: Match, verb: string): readonly string[] => {
  const offer = offers(barbarossa.rules, state).find((one) => one.verb === verb);
  if (offer === undefined) throw new Error(`No ${verb} is offered`);
  let seed = 11;
  const pick = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
  const orders = Array.from({ length: 600 }, () => sampled(state, offer, pick)).flatMap((one) => one ?? []);
  return [...new Set(written(orders))].toSorted();
};

const GERMAN = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9;';
const near = (hex: string): readonly string[] => [hex, ...p.neighbours(hex)];

describe('losses', () => {
  const units = ['24pz', '34inf', '46pz', '7inf', 'ho'];
  const start = (): Match =>
    reached(
      `${GERMAN} 24pz@1708; 46pz@1708 under; 7inf@1708 under; ho@1808; 34inf@1808 under; 3ra@1707; 4ra@1707 under; 5ra@1707 under; dice 5`,
      'attack 1707 from 24pz 34inf 46pz 7inf ho',
    );

  it('are listed as they are accepted, and drawn as they are listed', () => {
    const match = start();
    const list = written(offered(match, 'lose'));
    expect(list.length).toBeGreaterThan(1);
    const tries = subsets([...units, '3ra']).map((set) => ({ units: set }));
    expect(written(accepted(match, 'lose', tries))).toEqual(list);
    expect(drawn(match, 'lose')).toEqual(list);
  });
});

describe('retreats', () => {
  const at = (hex: string, ...units: readonly string[]): string =>
    units.map((unit) => `${unit}@${hex} under;`).join(' ');
  const start = (others: string): Match =>
    reached(
      `${GERMAN} 24pz@1708; 46pz@1708 under; 47pz@1708 under; 7inf@1708 under; 3ra@1707; 4ra@1707 under; 5ra@1707 under; ${others} dice 4`,
      'attack 1707 from 24pz 46pz 47pz 7inf',
    );
  const tries = subsets(['3ra', '4ra', '5ra', '6ra']).flatMap((units) =>
    near('1707').flatMap((hex) => [
      { units, path: [hex] },
      ...near(hex).map((next) => ({ units, path: [hex, next] })),
    ]),
  );
  const cases = {
    'where there is room for all': '',
    'where there is room for two and for one': `${at('1607', '6ra', '8ra', '9ra')} ${at('1706', '10ra', '11ra', '12ra', '13ra')} 8inf@1807;`,
    'where two must go on': `${at('1706', '10ra', '11ra', '12ra', '13ra')} 8inf@1807; 9inf@1607;`,
    'where only the wrong way is open': '8inf@1807; 9inf@1607; 10inf@1706;',
  };
  it.each(Object.entries(cases))('%s are listed as they are accepted', (_, others) => {
    const match = start(others);
    const list = written(offered(match, 'retreat'));
    expect(list.length).toBeGreaterThan(1);
    expect(written(accepted(match, 'retreat', tries))).toEqual(list);
  });
});

describe('advances', () => {
  const units = ['24pz', '46pz', '47pz', '7inf'];
  const tries = subsets([...units, '8inf']).flatMap((set) =>
    [...near('1707'), '1705'].map((to) => ({ units: set, to: [to] })),
  );
  const start = (...lines: readonly string[]): Match =>
    reached(
      `${GERMAN} 24pz@1708; 46pz@1708 under; 8inf@1708 under; 7inf@1708 under; 47pz@1607; 9inf@1706; 10inf@1706 under; 12inf@1706 under; 13inf@1706 under; 3ra@1707; 4ra@1807; dice 1`,
      'attack 1707 from 24pz 46pz 47pz 7inf',
      ...lines,
    );
  const cases = { 'into the hex won': [], 'and beyond it': ['advance 24pz 46pz 1707'] };
  it.each(Object.entries(cases))('%s are listed as they are accepted, and drawn as listed', (_, lines) => {
    const match = start(...lines);
    const list = written(offered(match, 'advance'));
    expect(list.length).toBeGreaterThan(1);
    expect(written(accepted(match, 'advance', tries))).toEqual(list);
    expect(drawn(match, 'advance')).toEqual(list);
  });
});
