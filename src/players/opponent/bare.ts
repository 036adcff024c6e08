// The outlook of a game that supplies none: what its view and its board say of units, prizes and points.
import type { Seen } from '../../core/rule-set.ts';
import { atRestAsked } from '../../core/state-cache.ts';
import type { Side } from '../../core/types.ts';
import { seenBy } from '../../api/game.ts';
import type { Game } from '../../api/game.ts';
import type { Force, Outlook, Prize } from '../../api/outlook.ts';
import type { UnitView, View } from '../../api/view.ts';
import { lead } from '../lead.ts';

const PLAIN = { stride: 2, covered: 3, prize: 1 } as const;

const factor = ({ factors = {} }: UnitView, names: readonly string[]): number =>
  names.map((name) => factors[name]).find((value) => value !== undefined) ??
  Math.max(1, ...Object.values(factors));

const forceOf = (unit: UnitView, isFed: boolean): Force => {
  const [attack, defence] = unit.known
    ? [factor(unit, ['attack']), factor(unit, ['defence', 'defense'])]
    : [PLAIN.covered, PLAIN.covered];
  const { id, side, at: hex } = unit;
  return { unit: id, side, hex, attack, defence, stride: PLAIN.stride, price: attack + defence, isFed };
};

const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** All there is to see of a position that is imagined anyway. */
const seen = atRestAsked((game: Game, s: Seen<unknown>) => seenBy(game, s, 'both'));

/** Points where the board has any, else whatever has a sign printed in it. */
const prizesOf = ({ board, ruleIds }: Game): readonly Omit<Prize, 'holder'>[] => {
  const rule = ruleIds[0] ?? 'hexfront:orders';
  const found = (worthOf: (hex: string) => number): readonly Omit<Prize, 'holder'>[] =>
    board.grid.ids.flatMap((hex) => {
      const worth = worthOf(hex);
      return worth > 0 ? [{ hex, worth, rule }] : [];
    });
  const printed = found((hex) => asNumber(board.hex(hex).facts['points']));
  return printed.length > 0 ? printed : found((hex) => (board.hex(hex).sign === undefined ? 0 : PLAIN.prize));
};

const bareOutlook = (game: Game): Outlook => {
  const { board, rules } = game;
  const prizes = prizesOf(game);
  const holder = (hex: string, hexes: View['hexes']): Side | undefined => {
    const held = hexes[hex]?.['holder'] ?? board.hex(hex).facts['holder'];
    return typeof held === 'string' && rules.sides.includes(held) ? held : undefined;
  };
  return {
    walks: () => true,
    room: 3,
    steps: [1, 2, 3, 4, 6].map((times, i) => ({
      least: (defence) => times * defence,
      part: 0.15 + 0.24 * i,
    })),
    standing: (s, side) => ({ points: lead(seen(game, s), side), hope: 0.5 }),
    prizes: (s) => {
      const { hexes } = seen(game, s);
      return prizes.map((prize) => ({ ...prize, holder: holder(prize.hex, hexes) }));
    },
    forces: (s) => {
      const isCut = game.outOfSupply?.(s, 'both');
      return seen(game, s).units.flatMap((unit) =>
        board.grid.index(unit.at) < 0 ? [] : [forceOf(unit, isCut?.(unit.id) !== true)],
      );
    },
    fights: () => [],
    prospect: () => ({ column: 0, odds: '', endings: [] }),
    shelter: () => 1,
    push: () => 1,
    massing: () => 0.5,
    rush: () => 0.7,
    march: (units, hex) => ({ verb: 'move', args: { units, path: [hex] } }),
    habits: {},
  };
};

/** What a game supplies of its own, else what can be had from any. */
export const outlookOf = async (game: Game): Promise<Outlook> =>
  game.outlook === undefined ? bareOutlook(game) : game.outlook();
