// Zones of control. 6101 and the hexes around it are open ground; 6202 and 6302 lie south of it, 6403 beyond; 2923 touches the Mozhaisk
// line, which runs between it and 2922.
import { describe } from '@jest/globals';
import { zonesOf, isInEnemyZone } from '../../../../src/games/deathstruggle/zones-of-control/zones.ts';
import { isHeldBy } from '../../../../src/mechanics/control.ts';
import { HEX, SIDE, groundOf, has, hexBits } from '../../../../src/mechanics/ground/ground.ts';
import { p, rule, stateOf } from './kit.ts';

const AXIS = 'phase axis-movement; turn 1';
const RUSSIAN = 'phase russian-movement; turn 1';
const zoned = (text: string, hex: string, side: 'axis' | 'russian'): boolean =>
  isInEnemyZone(p, stateOf(text), hex, side);

describe('who has a zone', () => {
  rule(
    ['deathstruggle:ZOC.1', 'deathstruggle:DIS.6', 'deathstruggle:ZOC.9', 'deathstruggle:ZOC.2'],
    'armies and German corps always, others unless they are Disrupted',
    ({ given, then }) => {
      given(`${AXIS}; 1ik@5901; 8a@6302`);
      then.refused('move 1ik 6001 6101 6202 6203', 'MOVE.STOPPED', 'deathstruggle:ZOC.1');
      given(`${AXIS}; 1ik@5901; 10rc@6302`);
      then.refused('move 1ik 6001 6101 6202 6203', 'MOVE.STOPPED', 'deathstruggle:ZOC.2');
      // Where an army stops as well, it is the army.
      given(`${AXIS}; 1ik@5901; 10rc@6302; 8a@6301`);
      then.refused('move 1ik 6001 6101 6202 6203', 'MOVE.STOPPED', 'deathstruggle:ZOC.1');
      given(`${AXIS}; 1ik@5901; 10rc@6302; own disrupted ["10rc"]`);
      then.allowed('move 1ik 6001 6101 6202 6203');
      const at = (unit: string, side: 'axis' | 'russian', more = '') =>
        zoned(`${AXIS}; ${unit}@6302; 4kat@6202${more}`, '6202', side);
      const shaken = (unit: string) => `; own disrupted ["${unit}"]`;
      then.means(
        [at('8a', 'axis'), at('1ik', 'russian'), at('39mk', 'russian')],
        [true, true, true],
        'deathstruggle:ZOC.9',
      );
      then.means(
        [
          at('8a', 'axis', shaken('8a')),
          at('1ik', 'russian', shaken('1ik')),
          at('3ruma', 'russian', shaken('3ruma')),
        ],
        [true, true, true],
        'deathstruggle:DIS.6',
      );
      then.means(
        [at('10rc', 'axis'), at('1mc', 'axis'), at('1rumc', 'russian')],
        [true, true, true],
        'deathstruggle:ZOC.2',
      );
      then.means(
        [at('10rc', 'axis', shaken('10rc')), at('1rumc', 'russian', shaken('1rumc'))],
        [false, false],
        'deathstruggle:ZOC.2',
      );
    },
  );

  rule(['deathstruggle:ZOC.3', 'deathstruggle:ZOC.8'], 'German divisions two together', ({ given, then }) => {
    given(`${RUSSIAN}; 10rc@5901; 7pz@6302; 20pz@6302 under`);
    then.refused('move 10rc 6001 6101 6202 6203', 'MOVE.STOPPED');
    const at = (units: string) => zoned(`${RUSSIAN}; ${units}; 10rc@5901`, '6202', 'russian');
    then.means(
      [at('7pz@6302; 20pz@6302 under'), at('7pz@6302; 20pz@6301'), at('7pz@6302'), at('7pz@6302; 20pz@6402')],
      [true, true, false, false],
      'deathstruggle:ZOC.3',
    );
    then.means(at('7pz@6302; 20pz@6301; own disrupted ["20pz"]'), false, 'deathstruggle:ZOC.3');
    // Divisions of allies are none of two.
    then.means(
      [at('7pz@6302; slovmob@6301'), at('rumtank@6302; slovmob@6301'), at('7pz@6302; ssp@6301')],
      [false, false, true],
      'deathstruggle:ZOC.3',
    );
    then.means(
      [
        at('gd@6302; 900l@6302 under'),
        zoned(`${AXIS}; 10rd@6302; 90rd@6302 under; 1ik@5901`, '6202', 'axis'),
      ],
      [false, false],
      'deathstruggle:ZOC.8',
    );
  });

  rule('deathstruggle:R85', 'not over water, nor behind a line of the enemy', ({ given, then }) => {
    given(`${AXIS}; 1ik@5901; 8a@6302`);
    const { sides } = groundOf(p);
    const find = (is: (bits: number, to: string) => boolean): readonly [string, string] => {
      const side = sides.findIndex((bits, i) => {
        const to = p.grid.neighbours[i] ?? -1;
        return to >= 0 && is(bits, p.grid.id(to));
      });
      return [p.grid.id(Math.floor(side / 6)), p.grid.id(p.grid.neighbours[side] ?? 0)];
    };
    const [shore, beyond] = find((bits, to) => has(bits, SIDE.lake) && p.isLand(to));
    const reach = (turn: number) =>
      zoned(`phase axis-movement; turn ${turn}; 9armee@${shore}`, beyond, 'russian');
    then.means([reach(1), reach(12)], [false, true]);
    // Over a river, frozen or not.
    const over = (turn: number) => zoned(`phase axis-movement; turn ${turn}; 9armee@4054`, '4053', 'russian');
    then.means([over(1), over(12)], [true, true]);
    const isRussian = (hex: string) => isHeldBy(p, stateOf(AXIS), hex, 'russian');
    const [before, behind] = find((bits, to) => has(bits, SIDE.guarded) && isRussian(to));
    then.means(zoned(`${AXIS}; 9armee@${before}`, behind, 'russian'), false);
    then.means(zoned(`${AXIS}; 9armee@${before}; held ${behind} axis`, behind, 'russian'), true);
    const [plain, mountain] = find((_, to) => has(hexBits(p, to), HEX.mountain));
    then.means(
      ['39mk', '1ik'].map((unit) => zoned(`${AXIS}; ${unit}@${plain}`, mountain, 'russian')),
      [false, true],
    );
  });
});

describe('moving in zones', () => {
  rule(
    ['deathstruggle:ZOC.4', 'deathstruggle:ZOC.6', 'deathstruggle:ZOC.7'],
    'not from hex to hex of one zone, but for hexes of friends',
    ({ given, when, then }) => {
      given(`${AXIS}; 1ik@6202; 8a@6302`);
      then.refused('move 1ik 6301', 'MOVE.SAME-ZONE');
      then.allowed('move 1ik 6101');
      // 6102 and 6203 are in the zones of two armies; 6203 touches both.
      given(`${AXIS}; 1ik@6101; 8a@6001; 11a@6302`);
      when('move 1ik 6202');
      then.at('1ik', '6202');
      then.event('units.moved', { hex: '6202' }, 'deathstruggle:MOV.3');
      then.means(
        zonesOf(p).holds(stateOf(`${AXIS}; 8a@6001; 11a@6302`), '6101', '6202', 'russian'),
        undefined,
        'deathstruggle:ZOC.6',
      );
      given(`${AXIS}; 1ik@6202; 2ik@6301; 8a@6302`);
      then.allowed('move 1ik 6301');
      given(`${AXIS}; 1ik@6202; 2ik@6201; 8a@6402`);
      when('move 2ik 6301');
      then.allowed('move 1ik 6301', 'deathstruggle:ZOC.7');
    },
  );

  rule('deathstruggle:ZOC.5', 'not over a line that is held, from zone to zone', ({ given, then }) => {
    // A division of Russians in 3023 holds the line between 2923 and 2922, which lie in two zones.
    const { sides } = groundOf(p);
    const found = [...sides].flatMap((bits, side) => {
      if (!has(bits, SIDE.guarded)) return [];
      const from = p.grid.id(Math.floor(side / 6));
      const to = p.grid.id(p.grid.neighbours[side] ?? 0);
      if (has(bits, SIDE.river | SIDE.sea | SIDE.lake)) return [];
      const both = p.neighbours(from).filter((hex) => p.areAdjacent(hex, to) && p.isLand(hex));
      const [holder] = both;
      const out = p.neighbours(from).find((hex) => hex !== to && !p.areAdjacent(hex, to) && p.isLand(hex));
      const into = p.neighbours(to).find((hex) => hex !== from && !p.areAdjacent(hex, from) && p.isLand(hex));
      return holder === undefined || out === undefined || into === undefined
        ? []
        : [{ from, to, holder, out, into }];
    });
    const clear = found.find(
      ({ from, out, to, into }) =>
        [from, to].every((hex) => p.hex(hex).terrain !== 'all-lake') && !p.areAdjacent(out, into),
    );
    const { from, to, holder, out, into } = clear ?? { from: '', to: '', holder: '', out: '', into: '' };
    given(`${AXIS}; 1ik@${from}; 8a@${out}; 11a@${into}; 10rd@${holder}`);
    then.refused(`move 1ik ${to}`, 'MOVE.HELD-LINE');
    given(`${AXIS}; 1ik@${from}; 8a@${out}; 11a@${into}; 10rd@${holder}; own disrupted ["10rd"]`);
    then.allowed(`move 1ik ${to}`);
    // Aircraft on their field hold no line, and no line is the enemy's behind which the land is one's own.
    given(`${AXIS}; 1ik@${from}; 8a@${out}; 11a@${into}; wair@${holder}`);
    then.allowed(`move 1ik ${to}`);
    given(`${AXIS}; 1ik@${from}; 8a@${out}; 11a@${into}; 10rd@${holder}; held ${to} axis`);
    then.allowed(`move 1ik ${to}`);
    // A line that the Axis has taken bars Russians.
    const germans = `10rc@${from}; 9armee@${out}; 4armee@${into}; gd@${holder}`;
    given(`${RUSSIAN}; ${germans}; held ${to} axis`);
    then.refused(`move 10rc ${to}`, 'MOVE.HELD-LINE');
    given(`${RUSSIAN}; ${germans}`);
    then.allowed(`move 10rc ${to}`);
  });
});
