// An order that is refused is judged by itself: whether anybody else could do something makes no difference to the reason.
import { describe, expect, it } from '@jest/globals';
import { check, complete, settle } from '../../../../src/core/kernel.ts';
import type { Args, Order, Refusal } from '../../../../src/core/types.ts';
import { picker } from '../../../../src/players/prng.ts';
import { barbarossa, p, stateOf } from '../rules/kit.ts';

const { rules } = barbarossa;

type Kind = {
  readonly verb: string;
  readonly by: 'german' | 'soviet';
  /** The phase and what else must be so. */
  readonly given: readonly string[];
  readonly turns: readonly number[];
  readonly hexes: readonly string[];
  readonly units: readonly string[];
  /** Boxes in which units may be as well. */
  readonly boxes?: readonly string[];
  /** What somebody far away could do with the verb. */
  readonly more: string;
  readonly order: (units: readonly string[], hex: string) => Args;
};

const LAND = ['1606', '1607', '1608', '1706', '1707', '1708', '1806', '1807'];
const SOUTH = ['2907', '2908', '3008', '3105', '3106', '3107', '3108', '2911', '3213', '3214'];
const BOTH = ['24pz', '46pz', '12inf', '13inf', 'r3', '9ra', '10ra', '5t', 'ica', '8ra'];
const away = (units: readonly string[], hex: string): Args => ({ units, path: [hex] });
const to = (units: readonly string[], hex: string): Args => ({ units, to: [hex] });
const placed = (units: readonly string[], hex: string): Args => ({ units, at: [hex] });
const struck = (from: readonly string[], hex: string): Args => ({ target: [hex], from });

const FIGHT = ['plan order move-fight', 'own turn.luftwaffe 9'];
const STAND = 'own turn.stand ["24pz","46pz","12inf","13inf","r3","9ra","10ra","5t","8ra"]';
const ALL_TURNS = [2, 4, 6, 9, 14, 19, 27];

const KINDS: readonly Kind[] = [
  ...(['german', 'soviet'] as const).flatMap((by): readonly Kind[] => [
    {
      verb: 'attack',
      by,
      given: [`phase ${by}-assault`, ...FIGHT],
      turns: ALL_TURNS,
      hexes: [...LAND, ...SOUTH],
      units: BOTH,
      more: '1inf@2217; 16ra@2216; held 2217 german',
      order: struck,
    },
    {
      verb: 'move',
      by,
      given: [`phase ${by}-movement`, ...FIGHT, STAND],
      turns: ALL_TURNS,
      hexes: [...LAND, ...SOUTH],
      units: BOTH,
      more: '1inf@2217; 16ra@2116',
      order: away,
    },
    {
      verb: 'assault',
      by,
      given: [`phase ${by}-movement`, ...FIGHT, STAND],
      turns: ALL_TURNS,
      hexes: LAND,
      units: BOTH,
      more: '47pz@2217; 4t@2216',
      order: away,
    },
    {
      verb: 'return',
      by,
      given: [`phase ${by}-movement`, ...FIGHT, 'own expedition "recalled"'],
      turns: [12, 20],
      hexes: ['3200', '3201', '3203', '3215', '3216', '1606'],
      units: BOTH,
      boxes: ['dead', 'out'],
      more: '57pz@caucasus; 16ra@caucasus',
      order: placed,
    },
  ]),
  {
    verb: 'sail',
    by: 'german',
    given: ['phase german-movement', ...FIGHT],
    turns: ALL_TURNS,
    hexes: SOUTH,
    units: BOTH,
    more: '1inf@1517; held 1517 german',
    order: to,
  },
  {
    verb: 'sail',
    by: 'soviet',
    given: ['phase soviet-movement', ...FIGHT],
    turns: ALL_TURNS,
    hexes: SOUTH.filter((hex) => hex !== '2911'),
    units: BOTH.filter((unit) => unit !== 'ica'),
    more: 'ica@2911; held 2911 soviet',
    order: to,
  },
  ...(['german', 'soviet'] as const).flatMap((by): readonly Kind[] => [
    {
      verb: 'place',
      by,
      given: [`phase ${by}-administration`, '27inf@dead', '11ra@dead'],
      turns: [8, 9],
      hexes: LAND,
      units: BOTH,
      boxes: ['dead', 'out', 'track-20'],
      more: '1inf@track-8; 16ra@track-8',
      order: placed,
    },
    {
      verb: 'replace',
      by,
      given: [`phase ${by}-administration`, '7inf@track-8', '12ra@track-8'],
      turns: [8, 9],
      hexes: LAND,
      units: BOTH,
      boxes: ['out', 'track-20'],
      more: '1inf@dead; 16ra@dead',
      order: placed,
    },
  ]),
  {
    verb: 'place',
    by: 'soviet',
    given: ['phase german-movement', ...FIGHT, '47pz@2217'],
    turns: ALL_TURNS,
    hexes: LAND,
    units: BOTH,
    more: '16ra@rvgk',
    order: placed,
  },
  {
    verb: 'convert',
    by: 'soviet',
    given: ['phase soviet-administration', '2t@1501', '2gt@track-13'],
    turns: [13],
    hexes: LAND,
    units: ['9ra', '10ra', '5t', '8ra', '2g', '5gt'],
    boxes: ['dead', 'track-13'],
    more: '3gt@track-13; 3t@1500',
    order: ([unit = '', old = '']) => ({ unit: [unit], for: [old] }),
  },
  {
    verb: 'crimea',
    by: 'german',
    given: ['phase german-movement', ...FIGHT, 'held 3108 german'],
    turns: [8, 12],
    hexes: ['3107', '1607', '2907'],
    units: BOTH.filter((unit) => p.unit(unit).side === 'soviet').concat('24pz', '46pz', '12inf'),
    boxes: ['dead'],
    more: '1inf@3108; held 3108 german',
    order: (units) => ({ how: ['on'], units }),
  },
];

const any = <T>(list: readonly T[], draw: (n: number) => number): T => list[draw(list.length)] as T;

/** Units one to a hex and of one side in it, some in boxes. */
const board = ({ given, turns, hexes, units, boxes = [] }: Kind, draw: (n: number) => number): string => {
  const stands = new Map<string, string>();
  const lines = units.flatMap((unit) => {
    const place = any([...hexes, ...boxes, ...boxes], draw);
    const { side } = p.unit(unit);
    if (draw(3) === 0 || (stands.get(place) ?? side) !== side) return [];
    if (p.isHex(place)) stands.set(place, side);
    return [`${unit}@${place}`];
  });
  const once = lines.filter((line, i) => {
    const place = line.split('@')[1] ?? '';
    return !p.isHex(place) || lines.findIndex((other) => other.endsWith(`@${place}`)) === i;
  });
  return [...given, `turn ${any(turns, draw)}`, ...once].join('; ');
};

const refusedIn = (text: string, order: Order): Refusal | undefined => {
  const s = stateOf(text);
  settle(rules, s);
  const full = complete(rules, s, order);
  return full.ok ? check(rules, s, full.order) : full.refusal;
};

/** What is said where nothing at all can be done. */
const BLANKET =
  /^(ATTACK\.NOTHING|MOVE\.ALL-MOVED|ASSAULT\.NOBODY-LEFT|(SAIL|RETURN|PLACE|REPLACE|CONVERT|CRIMEA|EMERGENCY)\.NOBODY)$/;

const reasonOf = (refused: Refusal | undefined): string | undefined =>
  refused === undefined ? undefined : `${refused.code} ${refused.rule}`;

describe.each(KINDS)('$verb of the $by', (kind) => {
  it('is refused for the same reason whether others could do it or not', () => {
    const draw = picker(7);
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const alone = board(kind, draw);
      for (let k = 0; k < 6; k++) {
        const units = [...new Set([any(kind.units, draw), any(kind.units, draw)])].slice(0, 1 + draw(2));
        const order: Order = {
          by: kind.by,
          verb: kind.verb,
          args: kind.order(kind.verb === 'convert' ? units : units.toSorted(), any(kind.hexes, draw)),
        };
        const [one, other] = [alone, `${alone}; ${kind.more}`].map((text) => refusedIn(text, order));
        if (one === undefined || other === undefined || one.code.startsWith('ORDER.')) continue;
        seen.add(one.code);
        expect({ alone, order, said: reasonOf(one) }).toEqual({ alone, order, said: reasonOf(other) });
        expect(one.code).not.toMatch(BLANKET);
      }
    }
    expect([kind.verb, seen.size > 0]).toEqual([kind.verb, true]);
  });
});
