// Questions about attacks that are planned before they are fought, in the games that have such plans.
import { describe, expect, it } from '@jest/globals';
import { offers, sampled } from '../../../../src/core/kernel.ts';
import type { Game } from '../../../../src/api/game.ts';
import { fewChoices } from '../../../../src/session/pending.ts';
import { deciding } from '../../../../src/session/session.ts';
import { giveOrders } from '../../../../src/session/give-orders.ts';
import { deathstruggle } from '../../../../tools/games/deathstruggle/shipped.ts';
import { moscow41 } from '../../../../tools/games/moscow41/shipped.ts';
import { typhoon } from '../../../../tools/games/typhoon/shipped.ts';
import { deskAt, facts } from '../../../kit/desk.ts';
import type { Asked } from '../../../kit/desk.ts';

/** Two who can attack a hex, and the enemy in it. */
const PAIRS: readonly (readonly [game: Game, position: string, hex: string, one: string, other: string])[] = [
  [deathstruggle, 'phase axis-movement; turn 4; 1ik@2846; 38ik@2846 under; 10rd@2845', '2845', '38ik', '1ik'],
  [typhoon, 'phase german-movement; turn 8; 24pz@1713; 35ik@1713 under; 22a@1613', '1613', '35ik', '24pz'],
  [moscow41, 'phase german-movement; turn 3; 24pz@3219; 5ik@3219 under; 22a@3218', '3218', '5ik', '24pz'],
];

describe.each(PAIRS)('a plan of attacks', (game, position, hex, one, other) => {
  const planned = (): Asked => {
    const desk = deskAt(game, position);
    expect(desk.type(`attack ${hex} from ${one}`).kind).toBe('done');
    return desk;
  };

  it(`is what odds are asked of, unless units are named (${game.id})`, () => {
    const { type } = planned();
    expect(facts(type(`odds ${hex}`), 'odds.with')).toMatchObject([{ units: [one], planned: true }]);
    const named = facts(type(`odds ${hex} from ${other}`), 'odds.with');
    expect(named).toMatchObject([{ units: [other] }]);
    expect(named[0]).not.toHaveProperty('planned');
  });

  it(`is told with its units and odds by plan, status and pending (${game.id})`, () => {
    const { type } = planned();
    const [odds] = facts(type(`odds ${hex}`), 'odds.column').map((told) => told['odds']);
    for (const question of ['plan', 'status', 'pending'])
      expect(facts(type(question), 'planned.one')).toMatchObject([{ hex, units: [one], odds }]);
    expect(facts(deskAt(game, position).type('plan'), 'planned.none')).toHaveLength(1);
  });

  it(`holds its units, and says that this can be taken back (${game.id})`, () => {
    const { type, says } = planned();
    expect(type(`attack ${hex} from ${one}`).refusal).toMatchObject({ params: { unit: one, planned: hex } });
    expect(says(`attack ${hex} from ${one}`)).toContain('is told to attack');
  });
});

describe('an attack below the table', () => {
  const { type } = deskAt(
    deathstruggle,
    'phase axis-movement; turn 4; 1cav@2846; 8a@2845; 1ik@3946; 10rd@3945',
  );

  it('is no target and takes nothing', () => {
    expect(facts(type('targets'), 'targets.one').map(({ hex }) => hex)).toEqual(['3945']);
    const odds = type('odds 2845');
    expect(facts(odds, 'odds.column')[0]).not.toHaveProperty('takes');
    expect(facts(odds, 'odds.row')).toEqual([]);
    expect(facts(odds, 'odds.cannot')).toHaveLength(1);
  });
});

/** Fought with the attacker driving farthest: whether anybody may go in. */
const isTaken = (game: Game, position: string, hex: string, die: number): boolean => {
  const { desk, type } = deskAt(game, `${position}; dice ${die}`);
  for (const line of [`attack ${hex}`, 'end', `fight ${hex}`]) type(line);
  for (let n = 0; n < 40; n++) {
    const now = deciding(desk);
    const key = now?.question.key ?? '';
    if (key.startsWith('ask.advance')) return true;
    const choices = fewChoices(desk) ?? [];
    if (game.fight?.(desk.match.state) === undefined) return false;
    const [listed] = key === 'ask.drive' ? choices.slice(-1) : choices.filter(({ verb }) => verb === 'pass');
    const [offer] = offers(game.rules, desk.match.state);
    // Who need not go stays.
    const stays = key === 'ask.retreat-free' ? { by: now?.by ?? '', verb: 'pass', args: {} } : undefined;
    const order = stays ?? listed ?? choices[0] ?? (offer && sampled(desk.match.state, offer, () => 0));
    if (order === undefined) throw new Error(`nothing to answer ${key}`);
    expect(giveOrders(desk, [order]).kind).toBe('done');
  }
  throw new Error('the battle does not end');
};

describe('the chance that a hex is taken', () => {
  it.each([
    [deathstruggle, '38ik@2846', '10rd@2845; 90rd@2845 under', '2845'],
    [deathstruggle, '1ik@2846; 38ik@2846 under', '8a@2845; 10rd@2845 under', '2845'],
    [deathstruggle, '1ik@2846; 2ik@2846 under; 26ik@2846 under', '10rc@2845', '2845'],
  ])('is that of the battle as it is fought (%#)', (game, attackers, defenders, hex) => {
    const position = `phase axis-movement; turn 4; ${attackers}; ${defenders}`;
    const told = facts(deskAt(game, position).type(`odds ${hex}`), 'odds.column')[0]?.['takes'];
    const faces = [1, 2, 3, 4, 5, 6].filter((die) => isTaken(game, position, hex, die));
    expect(told).toEqual([faces.length, 6]);
  });
});

describe('threats', () => {
  it('are those of whoever is asked, in the turn of the other as well, and by the odds that are named', () => {
    const desk = deskAt(deathstruggle, 'phase axis-movement; turn 4; 1ik@2846; 10rd@2845; 8a@3946; 2ik@3945');
    desk.type('attack 2845', 'end', 'fight 2845');
    const [told] = facts(desk.type('threats'), 'threats.count');
    expect(told).toMatchObject({ side: 'russian', least: '3:1' });
  });
});
