// Changes of a total of points, as lines of a position, in a game that keeps all of them.
import type { RuleId } from '../../core/types.ts';
import { misread, wrongForm } from '../../api/position-facts.ts';
import type { PositionFact } from '../../api/position-facts.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import type { LineFact } from './draft.ts';

export type PointsLine = { turn: number; amount: number; why: string; rule: RuleId; hex?: string };

export type PointsLaw = Pick<PositionFact, 'says' | 'rule'> & {
  /** A whole line without its first word. */
  readonly example: string;
  isTurn(turn: number): boolean;
  /** What the total ever changes for. */
  readonly reasons: readonly string[];
  /** What a change of the total may be for. */
  isScored(hex: string, why: string): boolean;
};

const MOST_POINTS = 999;

const isInteger = (text: string): boolean => /^-?\d{1,3}$/.test(text);

const lineOf = ({ turn, amount, why, rule, hex }: PointsLine): string =>
  ['points', turn, amount, why, rule, hex ?? ''].join(' ').trim();

export const pointsFact = <O extends Placed & { points: PointsLine[] }>(
  p: Sheet,
  law: PointsLaw,
): LineFact<O> => {
  const fact: PositionFact = {
    key: 'points',
    form: '<turn> <amount> <reason> <rule> [hex]',
    says: law.says,
    ...(law.rule !== undefined && { rule: law.rule }),
    example: `points ${law.example}`,
  };
  const { board, rules, rulings } = p.set;
  const isRule = (rule: string): rule is RuleId =>
    [...rules.rules, ...rulings.rulings].some(({ id }) => `${board.map.game}:${id}` === rule);
  const read: LineFact<O>['read'] = ({ own, turn: now }, words) => {
    const [turn = '', amount = '', why = '', rule = '', hex, more] = words;
    const isTurn = isInteger(turn) && law.isTurn(Number(turn));
    if (!isTurn) return wrongForm(fact, turn === '' ? words.join(' ') : turn);
    if (!isInteger(amount) || Math.abs(Number(amount)) > MOST_POINTS) return wrongForm(fact, amount);
    if (Number(turn) > now) return misread('POSITION.LATER', { later: Number(turn), turn: now });
    if (!law.reasons.includes(why)) return misread('POSITION.REASON', { why, reasons: [...law.reasons] });
    if (!isRule(rule)) return wrongForm(fact, rule);
    if (hex !== undefined && !(p.isHex(hex) && law.isScored(hex, why)))
      return misread('POSITION.NO-POINTS', { hex });
    if (more !== undefined) return misread('POSITION.WORD', { word: more });
    const entry = { turn: Number(turn), amount: Number(amount), why, rule };
    own.points.push(hex === undefined ? entry : { ...entry, hex });
    return undefined;
  };
  return {
    ...fact,
    read,
    write: (own, base) => {
      const points = own.points.map(lineOf);
      const before = base.points.map(lineOf);
      // Points are only ever added to those of the base.
      return before.some((line, i) => line !== points[i]) ? undefined : points.slice(before.length);
    },
  };
};
