// Ways for which the factors do not do: refused by the statement that makes them too far.
import { describe } from '@jest/globals';
import { SIDE, has, sideBits } from '../../../../src/mechanics/ground/ground.ts';
import { p, rule } from './kit.ts';

const AXIS = 'phase axis-movement; turn 1';
/** An enemy far away, so that both sides are there. */
const FAR = '8a@2820';

/** So many hexes of some ground one after the other, on foot. */
const lineOf = (
  terrains: readonly string[],
  count: number,
  way: readonly string[] = [],
): readonly string[] => {
  if (way.length === count) return way;
  const last = way.at(-1);
  for (const hex of last === undefined ? p.grid.ids : p.neighbours(last)) {
    const isOpen = last === undefined || !has(sideBits(p, last, hex), SIDE.road | SIDE.sea | SIDE.lake);
    if (!isOpen || way.includes(hex) || !terrains.includes(p.hex(hex).terrain)) continue;
    const found = lineOf(terrains, count, [...way, hex]);
    if (found.length > 0) return found;
  }
  return [];
};

/** So many hexes along main roads, or along brown ones. */
const roadOf = (isMain: boolean, count: number, way: readonly string[] = []): readonly string[] => {
  if (way.length === count) return way;
  const last = way.at(-1);
  for (const hex of last === undefined ? p.grid.ids : p.neighbours(last)) {
    const bits = last === undefined ? SIDE.road : sideBits(p, last, hex);
    const isSuch = last === undefined || (has(bits, SIDE.road) && has(bits, SIDE.highway) === isMain);
    if (!isSuch || way.includes(hex)) continue;
    const found = roadOf(isMain, count, [...way, hex]);
    if (found.length > 0) return found;
  }
  return [];
};

describe('too far', () => {
  rule(
    [
      'deathstruggle:OMF.4',
      'deathstruggle:WEA.6',
      'deathstruggle:SUP.15',
      'deathstruggle:MOV.13',
      'deathstruggle:TER.12',
      'deathstruggle:TER.8',
    ],
    'what is too far is refused by what makes it too far',
    ({ given, then }) => {
      // The hexes east of 5910 are open ground without roads.
      const east = (unit: string, hexes: number): string =>
        `move ${unit} ${Array.from({ length: hexes }, (_, i) => String(5909 - i)).join(' ')}`;
      given(`${AXIS}; 9armee@5910; ${FAR}`);
      then.allowed(east('9armee', 6));
      then.refused(east('9armee', 7), 'MOVE.FAR');
      given(`phase axis-movement; turn 9; 7pz@5910; ${FAR}`);
      then.allowed(east('7pz', 6));
      then.refused(east('7pz', 7), 'MOVE.FAR', 'deathstruggle:WEA.6');
      given(`${AXIS}; 7pz@5910; ${FAR}; held 7145 russian`);
      then.allowed(east('7pz', 7));
      then.refused(east('7pz', 8), 'MOVE.FAR', 'deathstruggle:SUP.15');
      given(`phase axis-breakthrough; turn 1; 7pz@5910; ${FAR}`);
      then.allowed(east('7pz', 6));
      then.refused(east('7pz', 7), 'MOVE.FAR', 'deathstruggle:MOV.13');
      // Five hexes of swamp are ten points for nine, five of forest ten for eight.
      const [swamp = '', ...swamps] = lineOf(['swamp', 'swamp-forest'], 6);
      given(`${AXIS}; 7pz@${swamp}; ${FAR}`);
      then.allowed(`move 7pz ${swamps.slice(0, 4).join(' ')}`);
      then.refused(`move 7pz ${swamps.join(' ')}`, 'MOVE.FAR', 'deathstruggle:TER.12');
      const [forest = '', ...forests] = lineOf(['forest'], 6);
      given(`${AXIS}; 39mk@${forest}; ${FAR}`);
      then.allowed(`move 39mk ${forests.slice(0, 4).join(' ')}`);
      then.refused(`move 39mk ${forests.join(' ')}`, 'MOVE.FAR', 'deathstruggle:TER.8');
    },
  );

  rule(
    ['deathstruggle:MOV.9', 'deathstruggle:MOV.10', 'deathstruggle:WEA.7'],
    'roads double nobody else, and brown ones nobody in the mud',
    ({ given, then }) => {
      const goes = (unit: string, [, ...hexes]: readonly string[]): string =>
        `move ${unit} ${hexes.join(' ')}`;
      // Ten points and two hexes for nothing; three and three, and two; nine.
      const [long, short, brown] = [roadOf(true, 14), roadOf(true, 10), roadOf(false, 11)];
      given(`phase russian-movement; turn 1; 1para@${long[0]}; 1ik@4150`);
      then.allowed(goes('1para', long.slice(0, -1)));
      then.refused(goes('1para', long), 'MOVE.FAR');
      given(`${AXIS}; 9armee@${short[0]}; ${FAR}`);
      then.allowed(goes('9armee', short.slice(0, -1)));
      then.refused(goes('9armee', short), 'MOVE.FAR', 'deathstruggle:MOV.10');
      given(`phase axis-movement; turn 8; 7pz@${brown[0]}; ${FAR}`);
      then.allowed(goes('7pz', brown.slice(0, -1)));
      then.refused(goes('7pz', brown), 'MOVE.FAR', 'deathstruggle:WEA.7');
      given(`phase axis-movement; turn 7; 7pz@${brown[0]}; ${FAR}`);
      then.allowed(goes('7pz', brown));
    },
  );

  rule(
    ['deathstruggle:MOV.14', 'deathstruggle:OMF.1'],
    'an overrun is what makes it too far by one hex, and not by two',
    ({ given, then }) => {
      // Nine points are eight hexes and the overrun.
      const east = (hexes: number): string =>
        `move 20pz 7pz ${Array.from({ length: hexes }, (_, i) => String(5909 - i)).join(' ')}`;
      given(`${AXIS}; 7pz@5910; 20pz@5910 under; 1mil@5909; ${FAR}`);
      then.allowed(east(8));
      then.refused(east(9), 'MOVE.FAR', 'deathstruggle:MOV.14');
      then.refused(east(10), 'MOVE.FAR', 'deathstruggle:OMF.1');
    },
  );

  rule(
    ['deathstruggle:TER.14', 'deathstruggle:OMF.2'],
    'hills make it so for corps, as far as they cost more',
    ({ given, then }) => {
      const [hill = '', ...hills] = lineOf(['hill'], 10);
      given(`${AXIS}; 39mk@${hill}; ${FAR}`);
      then.allowed(`move 39mk ${hills.slice(0, 4).join(' ')}`);
      then.refused(`move 39mk ${hills.slice(0, 8).join(' ')}`, 'MOVE.FAR', 'deathstruggle:TER.14');
      then.refused(`move 39mk ${hills.join(' ')}`, 'MOVE.FAR', 'deathstruggle:OMF.2');
    },
  );

  rule(
    ['deathstruggle:WEA.7', 'deathstruggle:MOV.10', 'deathstruggle:OMF.4'],
    'on foot brown roads would give two hexes in better weather, and half the way to others',
    ({ given, then }) => {
      const [from = '', ...way] = roadOf(false, 20);
      const goes = (hexes: number): string => `move 9armee ${way.slice(0, hexes).join(' ')}`;
      // Three points and three of bonus.
      given(`phase axis-movement; turn 8; 9armee@${from}; ${FAR}`);
      then.allowed(goes(6));
      then.refused(goes(7), 'MOVE.FAR', 'deathstruggle:WEA.7');
      then.refused(goes(8), 'MOVE.FAR', 'deathstruggle:WEA.7');
      then.refused(goes(9), 'MOVE.FAR', 'deathstruggle:OMF.4');
      given(`phase axis-movement; turn 7; 9armee@${from}; ${FAR}`);
      then.allowed(goes(8));
      then.refused(goes(9), 'MOVE.FAR', 'deathstruggle:MOV.10');
      // Twelve hexes are four too many, and half of them six less the two there are.
      then.refused(goes(12), 'MOVE.FAR', 'deathstruggle:MOV.10');
      then.refused(goes(13), 'MOVE.FAR', 'deathstruggle:OMF.4');
    },
  );

  rule(
    ['deathstruggle:MOV.8', 'deathstruggle:OMF.3'],
    'the bonus that is given up makes it so by no more hexes than it has',
    ({ given, then }) => {
      // Four points, and three of bonus that 8a in 6302 takes from who goes through 6202.
      given(`${AXIS}; 1ik@6202; 8a@6302`);
      then.allowed('move 1ik 6101 6001 5900 5800');
      then.refused('move 1ik 6101 6001 5900 5800 5700', 'MOVE.FAR', 'deathstruggle:MOV.8');
      then.refused('move 1ik 6101 6001 5900 5800 5700 5600 5500', 'MOVE.FAR', 'deathstruggle:MOV.8');
      then.refused('move 1ik 6101 6001 5900 5800 5700 5600 5500 5400', 'MOVE.FAR', 'deathstruggle:OMF.3');
    },
  );

  rule('deathstruggle:WEA.6', 'the mud makes it so by no more hexes than it takes', ({ given, then }) => {
    const east = (hexes: number): string =>
      `move 7pz ${Array.from({ length: hexes }, (_, i) => String(5909 - i)).join(' ')}`;
    // Three points and three of bonus, of six and three.
    given(`phase axis-movement; turn 9; 7pz@5910; ${FAR}`);
    then.refused(east(9), 'MOVE.FAR');
    then.refused(east(10), 'MOVE.FAR', 'deathstruggle:OMF.1');
  });
});
