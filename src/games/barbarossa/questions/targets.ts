// Chapter 11: the questions `targets`, `threats` and `who`: what could be attacked, by whom, at which odds.
import { unitsAt } from '../../../mechanics/places.ts';
import { resting } from '../../../core/state-cache.ts';
import type { Args, Message } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { dropSlot } from '../04-how-to-win/4.17-air-drop.ts';
import { mobileStrikes } from '../../../mechanics/movement/assaults-in-reach.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import { answerOdds, refusePrepared } from './odds.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { isMoving, mobileTargets } from './odds-mobile-assault.ts';
import { garrisonOf, message } from './odds-range.ts';
import type { Answer } from './odds-range.ts';
import { strikeLine, strikesOf } from './attacks-in-reach.ts';
import { answerThreats } from './threats.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

/** `targets`, `targets 24pz`: attacks open to the asking side, best odds first. */
export const answerTargets = (p: Printed, s: Seeing, who: Viewer, args: Args): Answer => {
  const side = who === 'both' ? phasing(s) : who;
  const [unit] = args['unit'] ?? [];
  const how = args['how'] ?? [];
  if (how.includes('mobile') || (!how.includes('prepared') && isMoving(s, side)))
    return mobileTargets(p, s, who, unit);
  const found = resting(s, () => strikesOf(p, s, side, who));
  const all = found.filter(({ units }) => unit === undefined || units.includes(unit));
  if (all.length === 0) return [message('targets.none', { side, ...(unit !== undefined && { unit }) })];
  return [
    message('targets.count', { count: all.length, covered: all.some(({ worst }) => worst !== undefined) }),
    ...all.map((each) => strikeLine('targets.one', each)),
  ];
};

/** Mobile assaults that could be ordered now on a hex, where it is the asking side that moves. */
const mobileWho = (p: Printed, s: Seeing, who: Viewer, hex: string, side: Who): readonly Message[] =>
  isMoving(s, side) && (who === 'both' || who === side)
    ? mobileStrikes(moveLaw(p), s, hex).map(({ units, from, cost, left }) =>
        message('who.mobile', { units: [...units], from, cost, left }),
      )
    : [];

/** Units by the hex they would come from. */
const byHex = (
  able: readonly { readonly unit: string; readonly from: string }[],
): readonly (readonly [from: string, units: string[]])[] =>
  [...new Set(able.map(({ from }) => from))].map((from) => [
    from,
    able.filter((one) => one.from === from).map(({ unit }) => unit),
  ]);

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
    ...byHex(able).map(([from, units]) => message('who.can', { units, from })),
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
  seeAlso: ['attack', 'assault', 'rule'],
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
        values: ['best', 'mobile', 'prepared'],
        says: 'best, mobile or prepared',
      },
      dropSlot,
    ],
    help: 'says the odds of an attack, every shift, and what each face of the die would bring.',
    examples: ['odds {target} from {unit}', 'odds {target}', 'odds {target} best', 'odds {target} prepared'],
    seeAlso: ['attack', 'assault', 'targets', 'rule'],
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
    help: 'lists the attacks open to you, best odds first, in fog by the worst there can be: mobile assaults while you move, else prepared ones.',
    examples: ['targets', 'targets {unit}', 'targets prepared'],
  }),
  question({
    name: 'threats',
    slots: [{ name: 'hex', kind: 'hex', optional: true, says: 'a hex' }],
    help: 'lists your hexes by the best odds the other side could reach in its coming player turn, prepared, or mobile by one stack as it lies now.',
    examples: ['threats', 'threats {hex}'],
  }),
  question({
    name: 'who',
    slots: [{ name: 'hex', kind: 'hex', says: 'a hex' }],
    help: 'says who could attack a hex, and why others next to it could not.',
    examples: ['who {target}'],
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
