// The question `why` of a hex: everything that holds there now, each thing told by the function that enforces it.
import { message, refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import { holder } from '../../../mechanics/control.ts';
import { hasUnitsOf, occupant, onMap, unitsAt } from '../../../mechanics/places.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { Message, Refusal, RuleId } from '../../../core/types.ts';
import { worthOf } from '../04-how-to-win/4.2-victory-points.ts';
import { limitOf } from '../06-stacking.ts';
import { supplyAnswer } from './supply.ts';
import { refuseStep, stepCost } from '../10-movement/10.10-costs.ts';
import { refuseGround, refuseSeason } from '../10-movement/10.23-mobile-assault.ts';
import { convert } from '../11-prepared-assaults/5.15-result-conversions.ts';
import { seenAt, stackSizesShown } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { sceneOf } from '../11-prepared-assaults/11.8-odds-context.ts';
import { shiftsOf } from '../11-prepared-assaults/11.11-shifts.ts';
import type { Battle } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isGerman, isMech, phasing } from '../state.ts';
import type { Seeing } from '../state.ts';
import { dutiesAt } from './why-duty.ts';

const MOBILITIES = ['mech', 'non-mech'] as const;

/** A unit to ask the rules with: of the army itself, of a class, bound to no area, on the map. */
const exampleOf = (p: Printed, s: Seeing, side: Who, mech: boolean): string | undefined =>
  onMap(p, s, side).find(
    (unit) =>
      isMech(p, unit) === mech &&
      p.unit(unit).bound === undefined &&
      p.unit(unit).type !== 'naval' &&
      (side === 'soviet' || isGerman(p, unit)),
  );

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

const costsInto = (p: Printed, s: Seeing, hex: string, side: Who): readonly Message[] => {
  const found = MOBILITIES.flatMap((mobility) => {
    const unit = exampleOf(p, s, side, mobility === 'mech');
    if (unit === undefined) return [];
    return p.neighbours(hex).flatMap((from): Told[] => {
      const refused = refuseStep(p, s, unit, from, hex);
      if (refused !== undefined) return [closedStep(refused, mobility, from)];
      const entries: LedgerEntry[] = [];
      stepCost(p, s, unit, from, hex, (part) => void entries.push(part));
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

const closedStep = ({ code, rule, params }: Refusal, mobility: string, from: string): Told => ({
  key: `${mobility} ${code}`,
  rule,
  hexes: [from],
  message: message('why.closed', { mobility, rule, because: { key: code, params: { ...params, rule } } }),
});

/** The side that would attack a hex: the enemy of who is in it, else of who holds it. */
const attackerOf = (p: Printed, s: Seeing, hex: string): Who => {
  const side = occupant(p, s.own, hex) ?? holder(p, s, hex);
  return side === undefined ? phasing(s) : otherSide(side);
};

/** A prepared assault as it would be with one unit from one dry side, to hear what the hex does to it. */
const supposedBattle = (
  p: Printed,
  s: Seeing,
  hex: string,
  attacker: Who,
  who: Viewer,
): Battle | undefined => {
  const unit = exampleOf(p, s, attacker, false) ?? exampleOf(p, s, attacker, true);
  const land = p.neighbours(hex).filter((from) => p.isLand(from));
  const from = land.find((next) => p.sideKinds(next, hex).length === 0) ?? land[0];
  if (unit === undefined || from === undefined) return undefined;
  const defenders = seenAt(p, s, hex, otherSide(attacker), who);
  return {
    target: hex,
    attackers: [unit],
    kind: 'prepared',
    from,
    defenders,
    supply: {},
    halvings: {},
    doubled: [],
  };
};

const RESULT_CODES = ['DR', 'BB'] as const;

const battleEffects = (p: Printed, s: Seeing, hex: string, who: Viewer): readonly Message[] => {
  const attacker = attackerOf(p, s, hex);
  const battle = supposedBattle(p, s, hex, attacker, who);
  if (battle === undefined) return [];
  const shifts = shiftsOf(p, s, battle)
    .filter(({ op }) => op === 'add')
    .map(({ why, n, rule, params }) =>
      message('why.shift', { side: attacker, why: { key: `sum.${why}`, params: { ...params, n } }, n, rule }),
    );
  const scene = sceneOf(p, s, battle);
  const turned = RESULT_CODES.flatMap((code) => {
    const { turned: changes, asks } = convert(scene, code);
    return [
      ...changes.map(({ from, to, rule }) => message('why.turned', { from, to, rule })),
      ...(asks === undefined
        ? []
        : [message('why.may-turn', { side: attacker, from: asks.from, to: asks.to, rule: asks.rule })]),
    ];
  });
  const mech = exampleOf(p, s, attacker, true);
  const refused =
    refuseSeason(p, s, attacker) ??
    (mech === undefined ? undefined : refuseGround(p, s, [mech], attacker, hex));
  return [...shifts, ...turned, ...(refused === undefined ? [] : [refusedMessage('why.no-mobile', refused)])];
};

/** How full the hex is, as far as a viewer may count (R131). */
const stackTold = (p: Printed, s: Seeing, hex: string, who: Viewer): readonly Message[] => {
  const side = occupant(p, s.own, hex);
  if (side === undefined) return [];
  const seen = seenAt(p, s, hex, side, who);
  const all = unitsAt(s.own, hex).filter((unit) => p.unit(unit).side === side);
  if (seen.length < all.length && !stackSizesShown(p)) return [];
  const limit = limitOf(p, 'stack');
  return [message('why.stack', { side, count: all.length, limit, rule: 'barbarossa:6.3' })];
};

const worthTold = (p: Printed, s: Seeing, hex: string): readonly Message[] => {
  const side = holder(p, s, hex);
  if (side === undefined || (p.hex(hex).points ?? 0) === 0) return [];
  const by = otherSide(side);
  const { amount, rule } = worthOf(p, s.own, hex, by);
  return [message('why.worth', { side: by, amount, rule })];
};

const SUPPLY = /^supply\.(is-|hex-|marker|no-marker|southern)/;

const supplyTold = (p: Printed, s: Seeing, hex: string, who: Viewer): readonly Message[] =>
  supplyAnswer(p, s, who, { hex: [hex] }).filter(({ key }) => SUPPLY.test(key));

/** All that holds in a hex, nearest first: whose it is, what it is worth, entry, battle, supply, duties. */
export const whyHex = (p: Printed, s: Seeing, who: Viewer, hex: string): readonly Message[] => {
  const { terrain } = p.hex(hex);
  const side = holder(p, s, hex);
  const zone = p.zone(hex);
  const ground = message('why.ground', { hex, terrain, ...(zone !== undefined && { zone }) });
  if (!p.isLand(hex)) return [ground, message('why.water', { hex, rule: 'barbarossa:10.13' })];
  const mover = who === 'both' ? phasing(s) : who;
  return [
    ground,
    ...(side === undefined ? [] : [message('why.held', { side, rule: 'barbarossa:3.6c' })]),
    ...worthTold(p, s, hex),
    ...stackTold(p, s, hex, who),
    ...supplyTold(p, s, hex, who),
    ...battleEffects(p, s, hex, who),
    ...dutiesAt(p, s, who, (unit) => unitsAt(s.own, hex).includes(unit)),
    ...(hasUnitsOf(p, s.own, hex, otherSide(mover))
      ? [message('why.enemy', { side: mover, rule: 'barbarossa:10.4' })]
      : []),
    ...costsInto(p, s, hex, mover),
  ];
};
