// Where units are and what they have lost, as lines of a position.
import type { RuleId } from '../../core/types.ts';
import { misread, wrongForm } from '../../api/position-facts.ts';
import type { Misread, PositionFact } from '../../api/position-facts.ts';
import { unitsAt } from '../places.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { fullSteps, hitsOn, setHits } from '../steps.ts';
import { contradiction } from './draft.ts';
import type { Draft, LineFact } from './draft.ts';

export type UnitLaw = {
  isBox(place: string): boolean;
  /** For an example: a unit and a place. */
  readonly unit: string;
};

const place = (draft: Draft, unit: string, at: string, isUnder: boolean): Misread | undefined => {
  const { units, stacks } = draft;
  if (units.has(unit)) return misread('POSITION.UNIT-TWICE', { unit });
  units.add(unit);
  const stack = stacks.get(at) ?? { top: [], under: [] };
  stacks.set(at, stack);
  stack[isUnder ? 'under' : 'top'].push(unit);
  return undefined;
};

/** The whole of every place that is not as the base leaves it once those who are elsewhere have gone. */
const write = (own: Placed, base: Placed): readonly string[] =>
  Object.keys(own.places)
    .toSorted()
    .flatMap((at) => {
      const units = unitsAt(own, at);
      const left = unitsAt(base, at).filter((unit) => units.includes(unit));
      if (left.join() === units.join()) return [];
      return units.map((unit, level) => `unit ${unit} ${at}${level === 0 ? '' : ' under'}`);
    });

/** `unit w1 0202`, and `unit 0202 w1 w2` for a whole stack from the top. */
export const unitFact = (p: Sheet, law: UnitLaw): LineFact<Placed> => {
  const fact: PositionFact = {
    key: 'unit',
    form: '<unit> <place> [under], or unit <place> <unit> [unit ...] [under]',
    says: 'Where units are, a hex or a box. The first named lies uppermost; under puts them below those already there.',
    example: `unit ${law.unit}`,
  };
  const isPlace = (at: string): boolean => p.isLand(at) || law.isBox(at);
  const read: LineFact<Placed>['read'] = (draft, typed) => {
    const isUnder = typed.at(-1) === 'under';
    const words = isUnder ? typed.slice(0, -1) : typed;
    const [first = '', second = '', ...more] = words;
    if (words.length < 2) return wrongForm(fact, typed.join(' '));
    const isStack = isPlace(first) || p.isHex(first);
    const [units, at] = isStack ? [words.slice(1), first] : [[first], second];
    const strange = units.find((unit) => !p.isUnit(unit));
    if (strange !== undefined) return misread('POSITION.NO-UNIT', { unit: strange });
    if (!isPlace(at)) return misread('POSITION.NO-PLACE', { place: at });
    if (!isStack && more[0] !== undefined) return misread('POSITION.WORD', { word: more[0] });
    return units.map((unit) => place(draft, unit, at, isUnder)).find((wrong) => wrong !== undefined);
  };
  return { ...fact, read, write };
};

/** `hits w1 1`; a ledger that has such a table has it from the beginning, be it empty. */
export const hitsFact = (p: Sheet, rule: RuleId): LineFact<Placed> => {
  const several = p.unitIds.find((unit) => fullSteps(p, unit) > 1) ?? '';
  const fact: PositionFact = {
    key: 'hits',
    form: '<unit> <number>',
    says: 'How many steps a unit has lost.',
    rule,
    example: `hits ${several} 1`,
  };
  return {
    ...fact,
    read: (draft, [unit = '', lost = '', more]) => {
      if (lost === '') return wrongForm(fact, unit);
      if (!p.isUnit(unit)) return misread('POSITION.NO-UNIT', { unit });
      if (!/^\d+$/.test(lost)) return wrongForm(fact, lost, { wanted: 'a whole number' });
      const most = fullSteps(p, unit) - 1;
      if (Number(lost) > most) return misread('POSITION.HITS', { unit, lost, most, example: fact.example });
      if (more !== undefined) return misread('POSITION.WORD', { word: more });
      setHits(draft.own, unit, Number(lost));
      return contradiction(draft, `hits ${unit}`, lost);
    },
    write: (own, base) =>
      p.unitIds
        .filter((unit) => hitsOn(own, unit) !== hitsOn(base, unit))
        .map((unit) => `hits ${unit} ${hitsOn(own, unit)}`),
  };
};

/** Named units leave where the base has them, and lie above or under who is there already. */
export const putStacks = ({ own, stacks, units }: Draft): void => {
  for (const at of Object.keys(own.places)) {
    const rest = unitsAt(own, at).filter((unit) => !units.has(unit));
    if (rest.length === 0) delete own.places[at];
    else own.places[at] = rest;
  }
  for (const [at, { top, under }] of stacks) own.places[at] = [...top, ...unitsAt(own, at), ...under];
};
