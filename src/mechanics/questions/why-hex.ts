// The question `why` of a hex: everything that holds there now, each thing told by the function that enforces it.
import type { LedgerEntry } from '../../core/ledger.ts';
import type { Message, Refusal, RuleId, Side } from '../../core/types.ts';
import { message } from '../combat/questions/odds.ts';
import { holder } from '../control.ts';
import type { Marching, MoveSight } from '../movement/law.ts';
import { hasUnitsOf, occupant, onMap, unitsAt } from '../places.ts';
import type { WhyLaw } from './why.ts';

type Told = {
  readonly key: string;
  readonly rule: RuleId;
  readonly hexes: string[];
  readonly message: Message;
};

/** The same thing on several sides is told once, with the hexes beyond them. */
const grouped = (found: readonly Told[]): readonly Message[] => {
  const groups = new Map<string, Told>();
  for (const told of found) {
    const key = `${told.key} ${told.rule}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { ...told, hexes: [...told.hexes] });
    else known.hexes.push(...told.hexes);
  }
  return [...groups.values()].map(({ message: { key, params }, hexes }) => ({
    key,
    params: { ...params, hexes },
  }));
};

const closedStep = ({ code, rule, params }: Refusal, mobility: string, from: string): Told => ({
  key: `${mobility} ${code}`,
  rule,
  hexes: [from],
  message: message('why.closed', { mobility, rule, because: { key: code, params: { ...params, rule } } }),
});

/** What is told of the supply of a hex whoever is in it. */
const LASTING = /^supply\.(is-|hex-|automatic|marker|no-marker|southern)/;

const costsInto = <S extends MoveSight, O extends Marching>(
  { sheet, moves, mobilities, mobilityOf }: WhyLaw<S, O>,
  s: S,
  hex: string,
  side: Side,
): readonly Message[] => {
  const found = mobilities.flatMap((mobility) => {
    // One for all that pay as it does.
    const unit = onMap(sheet, s, side).find((each) => mobilityOf(s, each) === mobility);
    if (unit === undefined) return [];
    return sheet.neighbours(hex).flatMap((from): Told[] => {
      const refused = moves.refuseStep(s, unit, from, hex);
      if (refused !== undefined) return [closedStep(refused, mobility, from)];
      const entries: LedgerEntry[] = [];
      moves.price(s, unit, from, hex, (part) => void entries.push(part));
      return entries.map(({ n, why, rule }) => {
        const isHex = why.startsWith('cost.') && rule !== undefined && entries[0]?.why === why;
        const key = isHex ? 'why.cost' : 'why.cost-side';
        const params = { mobility, n, why: { key: `sum.${why}`, params: { hex, n } }, rule };
        return { key: `${mobility} ${why}`, rule, hexes: isHex ? [] : [from], message: message(key, params) };
      });
    });
  });
  return grouped(found);
};

/** How full the hex is, as far as a viewer may count. */
const stackTold = <S extends MoveSight, O extends Marching>(
  { sheet, fog, rules, rooms }: WhyLaw<S, O>,
  s: S,
  who: Side,
  hex: string,
): readonly Message[] => {
  const side = occupant(sheet, s.own, hex);
  if (side === undefined) return [];
  const all = unitsAt(s.own, hex).filter((unit) => sheet.sideOf(unit) === side);
  if (!fog.law.sizesShown && fog.seenAt(s, hex, side, who).length < all.length) return [];
  if (rooms !== undefined) return rooms(side, all, hex);
  return [message('why.stack', { side, count: all.length, limit: fog.most(all), rule: rules.stack })];
};

/** All that holds in a hex, nearest first: whose it is, what it is worth, entry, battle, supply, duties. */
export const whyHex = <S extends MoveSight, O extends Marching>(
  law: WhyLaw<S, O>,
  s: S,
  who: Side,
  hex: string,
): readonly Message[] => {
  const { sheet, rules, moves } = law;
  const { terrain } = sheet.hex(hex);
  const side = holder(sheet, s, hex);
  const ground = message('why.ground', {
    hex,
    terrain,
    called: sheet.set.board.map.terrains[terrain]?.name ?? terrain,
    ...law.ground?.(hex),
  });
  if (!sheet.isLand(hex)) return [ground, message('why.water', { hex, rule: rules.water })];
  const mover = who === 'both' ? s.clock.phasing : who;
  return [
    ground,
    ...(side === undefined ? [] : [message('why.held', { side, rule: rules.held })]),
    ...(law.worth?.(s, hex) ?? []),
    ...stackTold(law, s, who, hex),
    ...law.supply.hex(s, who, hex).filter(({ key }) => LASTING.test(key)),
    ...(law.battle?.(s, who, hex) ?? []),
    ...(law.duties?.(s, who, (unit) => unitsAt(s.own, hex).includes(unit)) ?? []),
    ...(hasUnitsOf(sheet, s.own, hex, sheet.other(mover))
      ? [message('why.enemy', { side: mover, rule: moves.rules.enemy })]
      : []),
    ...costsInto(law, s, hex, mover),
  ];
};
