// A position in lines: where every unit is, and who holds the towns.
import type { PositionForm, PositionLine } from '../../../src/api/game.ts';
import { unknownFact } from '../../../src/api/position-facts.ts';
import type { Misread, PositionFact } from '../../../src/api/position-facts.ts';
import type { Problem, State } from '../../../src/core/types.ts';
import { PHASES } from './01-turns.ts';
import { nobodyPlaced } from './02-setup.ts';
import { isHex, TOWNS } from './board.ts';
import { scenario, UNITS, WHO } from './data/index.ts';
import { BOXES, placeOf, put, unitsAt } from './state.ts';
import type { Ledgered, Own, Seeing } from './state.ts';

const unitLine = (own: Ledgered, unit: string): string => {
  const place = placeOf(own, unit);
  const isUnder = isHex(place) && unitsAt(own, place)[0] !== unit;
  return `unit ${unit} ${place}${isUnder ? ' under' : ''}`;
};

const FACTS: readonly PositionFact[] = [
  {
    key: 'unit',
    form: '<unit> <place> [under]',
    says: 'Where a unit is; under puts it below the other in its hex.',
    rule: 'ford:3.3',
    example: 'unit n1 1302',
  },
  {
    key: 'held',
    form: '<town> <north or south>',
    says: 'Who was in a town last.',
    rule: 'ford:10.1',
    example: 'held 1504 south',
  },
];

/** What a line tells, put into the ledger; or what is wrong with it. */
const take = (own: Own, { words }: PositionLine): Misread | undefined => {
  const [what = '', id = '', value = '', word] = words;
  if (what === 'unit') {
    if (UNITS[id] === undefined) return { code: 'POSITION.NO-UNIT', params: { unit: id } };
    const isPlace = isHex(value) || BOXES.some((box) => box === value);
    if (!isPlace) return { code: 'POSITION.NO-PLACE', params: { place: value } };
    if (word !== undefined && word !== 'under') return { code: 'POSITION.WORD', params: { word } };
    put(own, id, value);
    return undefined;
  }
  if (what !== 'held') return unknownFact(what);
  const holder = WHO.find((who) => who === value);
  if (!TOWNS.includes(id)) return { code: 'POSITION.NO-TOWN', params: { hex: id } };
  if (holder === undefined) return { code: 'POSITION.NO-SIDE', params: { side: value } };
  own.held[id] = holder;
  return undefined;
};

/** Covered units first, so that the others come to lie on them; holders last, since a unit put in a town takes it. */
const rank = ({ words: [what, , , word] }: PositionLine): number =>
  what === 'held' ? 2 : word === 'under' ? 0 : 1;

const refuseClock = ({ turn, phase }: State['clock'], turns: number): readonly Problem[] => [
  ...(turn >= 1 && turn <= turns ? [] : [{ code: 'POSITION.NO-TURN', params: { turn, turns } }]),
  ...(PHASES.some((name) => name === phase) ? [] : [{ code: 'POSITION.NO-PHASE', params: { phase } }]),
];

/** Who is elsewhere is named and so leaves; a stack that is then another is written whole. */
const isAsIn = (own: Ledgered, base: Ledgered, place: string): boolean => {
  const units = unitsAt(own, place);
  const left = unitsAt(base, place).filter((unit) => units.includes(unit));
  return left.join() === units.join();
};

export const position: PositionForm = {
  facts: FACTS,
  write: (s, base) => {
    const { own } = s as Seeing;
    const from = base === undefined ? nobodyPlaced() : (base as Seeing).own;
    return [
      ...Object.keys(UNITS)
        .filter((unit) => !isAsIn(own, from, placeOf(own, unit)))
        .map((unit) => unitLine(own, unit)),
      ...TOWNS.filter((town) => own.held[town] !== from.held[town]).map(
        (town) => `held ${town} ${own.held[town] ?? ''}`,
      ),
    ];
  },
  read: (header, facts, base) => {
    const own = header['base'] === 'none' ? nobodyPlaced() : (base.own as Own);
    const { turn = '', side = '', phase = '' } = header;
    const clock = { turn: Number(turn), phase, phasing: side };
    const wrong = facts
      .toSorted((a, b) => rank(a) - rank(b))
      .flatMap((line) => {
        const found = take(own, line);
        return found === undefined ? [] : [{ ...found, at: `line ${line.line}` }];
      });
    const found = [...refuseClock(clock, scenario(base.scenario).turns), ...wrong];
    if (found.length > 0) return { ok: false, error: found };
    const stack = [
      { proc: 'game', step: 'next', vars: {} },
      { proc: 'turn', step: phase, vars: {} },
    ];
    return { ok: true, value: { ...base, clock, own, stack } };
  },
};
