// Chapter 8: Soviet units that come by taking another's place: Guards Tank armies their namesake's, Guards and Shock
// armies that of any rifle army in supply.
import { endChoice } from '../../../mechanics/end-choice.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { AskStep, AutoStep, Ctx, OpenChoice } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf } from '../../../core/subsets.ts';
import type { Args, Event, Refusal, RuleId } from '../../../core/types.ts';
import { orderVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { supplyStates } from '../07-supply/7.17-supply-state.ts';
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { bestHex } from './8.1-entry-hexes.ts';
import { holdBack, isElite } from './8.1-held-back.ts';
import { dueUnits } from './segment-state.ts';
import type { Printed } from '../data/sheet.ts';
import { isKind } from '../02-counters.ts';
import type { Own, Seeing } from '../state.ts';

const isGuardsTank = (p: Printed, unit: string): boolean => isKind(p, unit, 'guards-tank');

/** 8.19a, R100: the tank army of the same number, unless it is gone for good. */
const namesake = (p: Printed, s: Seeing, unit: string): string | undefined => {
  const { converts } = p.unit(unit);
  return converts !== undefined && placeOf(s.own, converts) !== OUT ? converts : undefined;
};

/** Whether a unit that is due comes by conversion and not by the general rule. */
export const comesByConversion = (p: Printed, s: Seeing, unit: string): boolean =>
  isElite(p, unit) || (isGuardsTank(p, unit) && namesake(p, s, unit) !== undefined);

/** 8.24d, 8.25e, R69, R101, R134: ordinary and oversized rifle armies, and the communist satellites. */
export const isRifleArmy = (p: Printed, unit: string): boolean => {
  const { side, type, size } = p.unit(unit);
  return side === 'soviet' && type === 'rifle' && size === 'army';
};

/** 8.20a, 8.21b: rifle armies on the map in overland supply. */
export const suppliedRifleArmies = (p: Printed, s: Seeing): readonly string[] =>
  [...supplyStates(p, s, 'soviet')]
    .flatMap(([unit, state]) => (state === 'overland' && isRifleArmy(p, unit) ? [unit] : []))
    .toSorted();

/** 8.19b, 8.19d, R99: on the map in overland supply, in the RVGK box, or in the dead pile. */
const refuseTank = (p: Printed, s: Seeing, unit: string, old: string): Refusal | undefined => {
  const place = placeOf(s.own, old);
  const params = { unit, for: old };
  if (place === DEAD || place === 'rvgk') return undefined;
  if (!p.isHex(place)) return refusal('CONVERT.NOT-YET', 'barbarossa:R100', params);
  return supplyStates(p, s, 'soviet').get(old) === 'overland'
    ? undefined
    : refusal('CONVERT.TANK-SUPPLY', 'barbarossa:8.19d', { ...params, hex: place });
};

const candidates = (p: Printed, s: Seeing): readonly string[] =>
  dueUnits(p, s, 'soviet').filter((unit) => comesByConversion(p, s, unit));

/** What each of them could take the place of now. */
const pairs = (p: Printed, s: Seeing): readonly (readonly [string, readonly string[]])[] => {
  const coming = candidates(p, s);
  if (coming.length === 0) return [];
  const armies = suppliedRifleArmies(p, s);
  return coming.map((unit) => {
    if (isElite(p, unit)) return [unit, armies];
    const old = namesake(p, s, unit);
    return [unit, old === undefined || refuseTank(p, s, unit, old) !== undefined ? [] : [old]];
  });
};

const anyPair = (p: Printed, s: Seeing): boolean => pairs(p, s).some(([, olds]) => olds.length > 0);

/** The new unit takes the old one's very place, in its stack too, and acts at once like any other (8.20c). */
export const takePlaceOf = (own: Own, unit: string, old: string, oldGoes: string): void => {
  const place = placeOf(own, old);
  const home = placeOf(own, unit);
  const rest = own.places[home]?.filter((id) => id !== unit) ?? [];
  if (rest.length === 0) delete own.places[home];
  else own.places[home] = rest;
  own.places[place] = (own.places[place] ?? []).map((id) => (id === old ? unit : id));
  own.places[oldGoes] = [old, ...(own.places[oldGoes] ?? [])];
};

const converted = (s: Seeing, unit: string, old: string, place: string, rule: RuleId): Event => {
  const event: Event = { kind: 'unit.converted', rule, data: { unit, for: old, place } };
  return s.options['fog'] === 'off' ? event : { ...event, to: ['soviet'] };
};

const convert = (p: Printed, ctx: Ctx<Own>, unit: string, old: string): void => {
  const { s } = ctx;
  const { own } = s;
  const place = placeOf(own, old);
  if (isGuardsTank(p, unit)) {
    // 8.19c
    takePlaceOf(own, unit, old, OUT);
    ctx.emit(converted(s, unit, old, place, place === DEAD ? 'barbarossa:8.19b' : 'barbarossa:8.19a'));
    return;
  }
  const { counterpart } = p.unit(old);
  const isOversized = isKind(p, old, 'oversized');
  // 8.20b; R101
  takePlaceOf(own, unit, old, isOversized ? OUT : DEAD);
  if (isOversized && counterpart !== undefined && placeOf(own, counterpart) === 'aside')
    put(own, [counterpart], DEAD);
  ctx.emit(converted(s, unit, old, place, 'barbarossa:8.20a'));
};

const refuseConvert = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const [unit = '', second] = args['unit'] ?? [];
  const [old = '', other] = args['for'] ?? [];
  if (args['how'] !== undefined) {
    if (unit !== '' || old !== '') return refusal('CONVERT.DEFAULT-ALONE', 'barbarossa:8.19a');
    return anyPair(p, s) ? undefined : refusal('CONVERT.NOBODY', 'barbarossa:R99');
  }
  if (second !== undefined || other !== undefined || unit === '' || old === '')
    return refusal('CONVERT.WHO', 'barbarossa:8.19a');
  if (!candidates(p, s).includes(unit)) return refusal('CONVERT.NOT-DUE', 'barbarossa:8.1a', { unit });
  if (isGuardsTank(p, unit)) {
    const tank = namesake(p, s, unit) ?? '';
    return old === tank
      ? refuseTank(p, s, unit, old)
      : refusal('CONVERT.NAMESAKE', 'barbarossa:8.19a', { unit, for: old, namesake: tank });
  }
  return suppliedRifleArmies(p, s).includes(old)
    ? undefined
    : refusal('CONVERT.RIFLE', 'barbarossa:8.20a', { unit, for: old });
};

function* everyConversion(p: Printed, s: Seeing): Generator<Args> {
  yield { how: ['default'] };
  for (const [unit, olds] of pairs(p, s)) for (const old of olds) yield { unit: [unit], for: [old] };
}

/** One conversion after the other, as the program would choose: where the front is nearest. */
const convertAll = (p: Printed, ctx: Ctx<Own>): void => {
  for (;;) {
    const pair = pairs(p, ctx.seen).find(([, olds]) => olds.length > 0);
    if (pair === undefined) return;
    const [unit, olds] = pair;
    const [only = ''] = olds;
    const hexes = [...new Set(olds.map((old) => placeOf(ctx.s.own, old)))].filter(p.isHex);
    const hex = bestHex(p, ctx.seen, 'soviet', hexes);
    convert(p, ctx, unit, olds.find((old) => placeOf(ctx.s.own, old) === hex) ?? only);
  }
};

const conversion = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'convert',
  words: { how: ['default'] },
  rule: 'barbarossa:8.20a',
  idle: (s) => (anyPair(p, s) ? undefined : refusal('CONVERT.NOBODY', 'barbarossa:R99')),
  subjects: (s) => pairs(p, s).flatMap(([unit, olds]) => (olds.length > 0 ? [unit] : [])),
  // 8.19a: a Guards Tank army has only one to take the place of.
  complete: (s, _, args) => {
    const [unit = ''] = args['unit'] ?? [];
    const tank = args['for'] === undefined && p.isUnit(unit) ? namesake(p, s, unit) : undefined;
    return { args: tank === undefined || !isGuardsTank(p, unit) ? args : { ...args, for: [tank] } };
  },
  refuse: (s, _, args) => refuseConvert(p, s, args),
  every: (s) => legalOf(everyConversion(p, s), (args) => refuseConvert(p, s, args)),
  sample: (s, _, pick) => {
    const open = pairs(p, s).filter(([, olds]) => olds.length > 0);
    const pair = open.length === 0 ? undefined : open[pick(open.length)];
    if (pair === undefined) return undefined;
    if (pick(4) === 0) return { how: ['default'] };
    const [unit, olds] = pair;
    return { unit: [unit], for: [olds[pick(olds.length)] ?? ''] };
  },
  take: (ctx, _, args) => {
    const [unit = ''] = args['unit'] ?? [];
    const [old = ''] = args['for'] ?? [];
    if (args['how'] === undefined) convert(p, ctx, unit, old);
    else convertAll(p, ctx);
    ctx.goto('conversions');
  },
});

/** Nothing to convert, no question; 8.19d, R100: a Guards Tank army that finds no namesake waits, the others go to the box (R165). */
export const openConversions = (p: Printed, next: string): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx) => {
    if (anyPair(p, ctx.seen)) return;
    holdBack(p, ctx);
    const units = candidates(p, ctx.seen);
    if (units.length > 0)
      ctx.emit({
        kind: 'conversion.waits',
        rule: 'barbarossa:R100',
        data: { units: [...units] },
        to: ['soviet'],
      });
    ctx.goto(next);
  },
});

export const askConversions = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:8.20a',
  by: () => 'soviet',
  question: (s) => ({ key: 'ask.convert', params: { units: [...candidates(p, s)] } }),
  choices: [conversion(p), endChoice('barbarossa:8.1b', (ctx) => holdBack(p, ctx))],
  rights: rightsAnyTime(p),
});

export const verbs: readonly VerbSpec[] = [
  orderVerb({
    name: 'convert',
    slots: [
      { name: 'unit', kind: 'unit', optional: true, says: 'the new army' },
      { name: 'for', kind: 'unit', optional: true, lead: 'for', says: 'the army it replaces' },
      { name: 'how', kind: 'word', optional: true, values: ['default'], says: 'default' },
    ],
    help: 'puts a Guards, Shock or Guards Tank army in the place of another; convert default does all.',
    examples: ['convert default'],
    seeAlso: ['place', 'pending'],
  }),
];
