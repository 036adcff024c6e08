// Chapter 11: the questions `targets`, `threats` and `who`: what could be attacked, by whom, at which odds.
import type { Args, Message } from '../../core/types.ts';
import type { VerbSpec } from '../../orders/language.ts';
import { dropSlot } from './11-air-drop.ts';
import { mobileStrikes } from './10-strikes.ts';
import { answerOdds, refusePrepared } from './11-asked-odds.ts';
import { freshAt } from './11-battle-frame.ts';
import { isKnownAt } from './11-fog.ts';
import type { Viewer } from './11-fog.ts';
import { attackersOf, momentOf } from './11-legality.ts';
import { supplyMaps } from './11-look.ts';
import { isMoving, mobileTargets } from './11-mobile-questions.ts';
import { columnFor, garrisonOf, message } from './11-questions.ts';
import type { Answer } from './11-questions.ts';
import { otherSide } from './printed.ts';
import type { Printed, Who } from './printed.ts';
import { hasUnitsOf, phasing, placeOf, unitsAt } from './state.ts';
import type { Seeing } from './state.ts';

type Strike = {
  readonly hex: string;
  readonly rung: number;
  readonly odds: string;
  readonly worst?: string;
  readonly units: readonly string[];
  /** Stacks of the attacker that may hold more than is seen. */
  readonly covered: number;
};

const hexesOf = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  Object.keys(s.own.places)
    .filter((hex) => p.isHex(hex) && hasUnitsOf(p, s.own, hex, side))
    .toSorted();

/** Every hex a side could attack where it stands, with all that a viewer sees it has, best odds first. */
export const strikesOf = (p: Printed, s: Seeing, attacker: Who, who: Viewer): readonly Strike[] => {
  const maps = supplyMaps(p, s);
  const moment = momentOf(p, s);
  const known = (unit: string): boolean => isKnownAt(p, s, unit, placeOf(s.own, unit), who);
  const found = hexesOf(p, s, otherSide(attacker)).flatMap((hex): Strike[] => {
    if (freshAt(p, s.own, hex, otherSide(attacker)).length === 0) return [];
    const all = attackersOf(p, s, hex, attacker, moment);
    const units = all.filter(known);
    if (units.length === 0) return [];
    const hidden = p
      .neighbours(hex)
      .filter((from) =>
        unitsAt(s.own, from).some(
          (unit) => p.unit(unit).side === attacker && !isKnownAt(p, s, unit, from, who),
        ),
      );
    const told = { hex, attackers: units, kind: 'prepared' } as const;
    return [{ hex, units, covered: hidden.length, ...columnFor(p, s, who, told, maps) }];
  });
  return found.toSorted((a, b) => b.rung - a.rung || (a.hex < b.hex ? -1 : 1));
};

const line = (key: string, { hex, odds, worst, units, covered }: Strike): Message =>
  message(key, {
    hex,
    odds,
    units: [...units],
    ...(worst !== undefined && { worst }),
    ...(covered > 0 && { covered }),
  });

/** `targets`, `targets 24pz`: attacks open to the asking side, best odds first. */
export const answerTargets = (p: Printed, s: Seeing, who: Viewer, args: Args): Answer => {
  const side = who === 'both' ? phasing(s) : who;
  const [unit] = args['unit'] ?? [];
  const how = args['how'] ?? [];
  if (how.includes('mobile') || (!how.includes('prepared') && isMoving(s, side)))
    return mobileTargets(p, s, who, unit);
  const all = strikesOf(p, s, side, who).filter(({ units }) => unit === undefined || units.includes(unit));
  if (all.length === 0) return [message('targets.none', { side, ...(unit !== undefined && { unit }) })];
  return [message('targets.count', { count: all.length }), ...all.map((each) => line('targets.one', each))];
};

const EVEN = 0;

/** `threats`, `threats 1606`: hexes of the asking side by the best odds the other could reach there. */
export const answerThreats = (p: Printed, s: Seeing, who: Viewer, args: Args): Answer => {
  const side = who === 'both' ? phasing(s) : who;
  const [hex] = args['hex'] ?? [];
  const all = strikesOf(p, s, otherSide(side), who).filter((each) => hex === undefined || each.hex === hex);
  if (all.length === 0) return [message('threats.none', { side })];
  const grave = all.filter(({ rung }) => rung >= EVEN).length;
  return [
    message('threats.count', { side, count: all.length, grave }),
    ...all.map((each) => line('threats.one', each)),
  ];
};

/** Mobile assaults that could be ordered now on a hex, where it is the asking side that moves. */
const mobileWho = (p: Printed, s: Seeing, who: Viewer, hex: string, side: Who): readonly Message[] =>
  isMoving(s, side) && (who === 'both' || who === side)
    ? mobileStrikes(p, s, hex).map(({ units, from, cost, left }) =>
        message('who.mobile', { units: [...units], from, cost, left }),
      )
    : [];

/** `who 1606`: who could attack it, and who stands next to it and could not. */
export const answerWho = (p: Printed, s: Seeing, who: Viewer, args: Args): Answer => {
  const [hex = ''] = args['hex'] ?? [];
  if (!p.isHex(hex)) return [message('odds.nobody', { hex })];
  const holder = garrisonOf(p, s, hex);
  const side = holder === undefined ? (who === 'both' ? phasing(s) : who) : otherSide(holder);
  const near = p.neighbours(hex).flatMap((from) =>
    unitsAt(s.own, from)
      .filter((unit) => p.unit(unit).side === side && isKnownAt(p, s, unit, from, who))
      .map((unit) => ({ unit, from, refused: refusePrepared(p, s, unit, hex) })),
  );
  const mobile = mobileWho(p, s, who, hex, side);
  if (near.length === 0) return [...mobile, message('who.nobody', { hex, side })];
  const able = near.filter(({ refused }) => refused === undefined);
  return [
    ...mobile,
    message('who.count', { hex, side, count: able.length }),
    ...able.map(({ unit, from }) => message('who.can', { unit, from })),
    ...near.flatMap(({ unit, from, refused }) => {
      if (refused === undefined) return [];
      const { code, rule, params } = refused;
      return [
        message('who.cannot', { unit, from, because: { key: code, params: { ...params, rule } }, rule }),
      ];
    }),
  ];
};

const question = (
  spec: Pick<VerbSpec, 'name' | 'help' | 'slots' | 'examples'> & Partial<VerbSpec>,
): VerbSpec => ({
  aliases: [],
  group: 'units',
  topic: 'combat',
  kind: 'question',
  seeAlso: ['attack', 'rule'],
  ...spec,
});

export const verbs: readonly VerbSpec[] = [
  question({
    name: 'odds',
    aliases: ['o'],
    slots: [
      { name: 'target', kind: 'hex', says: 'the hex to attack' },
      {
        name: 'how',
        kind: 'word',
        many: true,
        optional: true,
        values: ['best', 'mobile', 'prepared'],
        says: 'best, mobile or prepared',
      },
      { name: 'from', kind: 'unit', many: true, optional: true, after: 'from', says: 'the attackers' },
      {
        name: 'as',
        kind: 'word',
        optional: true,
        values: ['mobile', 'prepared'],
        says: 'mobile or prepared',
      },
      dropSlot,
    ],
    help: 'says the odds of an attack, every shift, and what each face of the die would bring.',
    examples: ['odds {to} from {unit}', 'odds {to}', 'odds {to} best', 'odds {to} prepared'],
    seeAlso: ['attack', 'targets', 'rule'],
  }),
  question({
    name: 'targets',
    slots: [
      { name: 'unit', kind: 'unit', optional: true, says: 'a unit' },
      {
        name: 'how',
        kind: 'word',
        optional: true,
        values: ['mobile', 'prepared'],
        says: 'mobile or prepared',
      },
    ],
    help: 'lists the attacks open to you, best odds first: mobile assaults while you move, else prepared ones.',
    examples: ['targets', 'targets {unit}', 'targets prepared'],
  }),
  question({
    name: 'threats',
    slots: [{ name: 'hex', kind: 'hex', optional: true, says: 'a hex' }],
    help: 'lists your hexes by the best odds the other side could reach.',
    examples: ['threats', 'threats {hex}'],
  }),
  question({
    name: 'who',
    slots: [{ name: 'hex', kind: 'hex', says: 'a hex' }],
    help: 'says who could attack a hex, and why others next to it could not.',
    examples: ['who {to}'],
  }),
];

/** What the game answers to these questions. */
export const answersOf = (
  p: Printed,
): Readonly<Record<string, (s: Seeing, who: Viewer, args: Args) => Answer>> => ({
  odds: (s, who, args) => answerOdds(p, s, who, args),
  targets: (s, who, args) => answerTargets(p, s, who, args),
  threats: (s, who, args) => answerThreats(p, s, who, args),
  who: (s, who, args) => answerWho(p, s, who, args),
});
