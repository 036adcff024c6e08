// Rulings that no other file tries: on counters and the map, and on retreats and advances. 3218 and the hexes round it are open
// ground: 3219 west, 3318 south-west, 3217 east, 3216 beyond it.
import { describe } from '@jest/globals';
import { retreatWays } from '../../../../src/mechanics/combat/allocated/retreat-steps.ts';
import type { RetreatGround } from '../../../../src/mechanics/combat/allocated/retreat-steps.ts';
import { classOf } from '../../../../src/mechanics/formations/unit-classes.ts';
import { has, SIDE, sideBits } from '../../../../src/mechanics/ground/ground.ts';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { groundCombat } from '../../../../src/games/moscow41/combat/front.ts';
import { at, defence } from './combat-kit.ts';
import { p, rule } from './kit.ts';

const OPEN = 'phase german-movement; turn 4';
const RUSSIAN = 'phase russian-movement; turn 4';
/** 4 to 2 is 2:1, D3 on the first row. */
const TWO = `${OPEN}; 35ik@3219; 5ik@3219 under; 22a@3218`;
const fought = ['attack 3218 from 35ik 5ik', 'end', 'fight 3218', 'russian: pass'] as const;

describe('what is printed', () => {
  rule('moscow41:R7', 'a reduced corps may be entrenched', ({ given, then }) => {
    given(RUSSIAN);
    const text = `${RUSSIAN}; ${at('34ik', '2411')}; ${at('22a', '2410')}; own entrenched ["34ik"]`;
    then.means(
      [text, `${text}; hits 34ik 1`].map((each) => defence(each, '2411', '22a').total),
      [3, 2],
    );
  });

  rule(
    ['moscow41:R18', 'moscow41:R180'],
    'infantry corps of two factors and one, panzer corps full and weak, and each factor has a source',
    ({ given, then }) => {
      given(OPEN);
      const attacks = (unit: string) => p.unit(unit).faces.map((face) => face['attack']);
      const corps = p.unitIds.filter((unit) => p.sideOf(unit) === 'german' && classOf(p, unit).isCorpsLevel);
      const infantry = corps.filter((unit) => p.unit(unit).mobility === 'infantry-corps');
      const panzers = corps.filter((unit) => classOf(p, unit).isArmour);
      then.means([...new Set(infantry.map((unit) => String(attacks(unit))))], ['2,1'], 'moscow41:R18');
      then.means(
        panzers.filter((unit) => Number(attacks(unit)[0]) <= Number(attacks(unit)[1])),
        [],
        'moscow41:R18',
      );
      then.means(
        p.unitIds.filter((unit) => p.unit(unit).from === undefined),
        [],
        'moscow41:R180',
      );
    },
  );

  rule(
    ['moscow41:R23', 'moscow41:R165'],
    'hexes of 32 km; the corner of other armies is closed',
    ({ given, then }) => {
      given(OPEN);
      const good = p.tables.supply.find(({ weather }) => weather === 'good');
      // Nine hexes of 20 km, but for a little.
      then.means(
        Math.abs((good?.german ?? 0) * (p.set.board.map.kilometres ?? 0) - 180) < 16,
        true,
        'moscow41:R23',
      );
      then.means([p.isHex('1014'), p.isHex('1015')], [true, false], 'moscow41:R165');
    },
  );

  rule(
    ['moscow41:R174', 'moscow41:R175'],
    'what fights on foot is infantry; panzers and tanks are pure armour',
    ({ given, then }) => {
      given(OPEN);
      const foot = ['34ik', '7grd', '5para', '101mrd', 'gd', 'dovator', '1sh', '9a', '22a'];
      const others = ['42tb', '24pz', '1kat', '2fk'];
      then.means(
        [...foot, ...others].filter((unit) => classOf(p, unit).isInfantryType),
        foot,
        'moscow41:R174',
      );
      then.means(
        ['24pz', '19pzd', '42tb', 'gd', '101mrd'].filter((unit) => classOf(p, unit).isArmour),
        ['24pz', '19pzd', '42tb'],
        'moscow41:R175',
      );
    },
  );

  rule('moscow41:R13', 'once in a player turn what was once in a pulse', ({ given, when, then, state }) => {
    const done = 'own pulse.fought ["34ik"]; own pulse.flown ["8fk"]';
    given(`phase german-movement; turn 1; 22a@3600; 34ik@3719; 8fk@german-air; ${done}`);
    when('end');
    then.decides('russian', 'russian-administration@orders');
    then.means([state().own.pulse.fought, state().own.pulse.flown], [[], []], 'moscow41:R13');
  });
});

describe('recovery', () => {
  rule(
    'moscow41:R182',
    'a position before German combat supposes that the player turn began with those who are Disrupted in it',
    ({ given, when, then, state }) => {
      const text = 'turn 1; 22a@3600; 30a@3601; 7grd@3602; 34ik@3719; own disrupted ["22a","7grd"]';
      given(`phase german-movement; ${text}`);
      then.means(state().own.pulse.healing, ['22a']);
      when('end');
      then.event('units.recovered', { units: ['22a'] }, 'moscow41:INH.DIS');
      given(`phase german-supply; ${text}`);
      then.means(state().own.pulse.healing, []);
    },
  );
});

describe('the course of a battle', () => {
  rule('moscow41:R109', 'decisions come in the order of the ruling', ({ given, then }) => {
    given(OPEN);
    const steps = Object.keys(groundCombat(p).procedures['battle'] ?? {});
    const asked = ['stand', 'die', 'remove', 'drive', 'again'];
    then.means(
      steps.filter((step) => asked.includes(step)),
      asked,
    );
  });

  rule('moscow41:R127', 'a line helps Russians behind it, and nobody else', ({ given, then }) => {
    given(OPEN);
    const [side] = p.grid.ids
      .flatMap((hex) => p.neighbours(hex).map((from) => ({ hex, from })))
      .filter(({ hex, from }) => has(sideBits(p, from, hex), SIDE.guarded));
    if (side === undefined) throw new Error('no line');
    const { hex, from } = side;
    const helps = (text: string, where: string, who: string) =>
      defence(text, where, who).entries.some(({ why }) => why === 'bonus.defence-line');
    then.means(
      [
        helps(`${OPEN}; 34ik@${from}; 22a@${hex}`, hex, '34ik'),
        helps(`${OPEN}; 34ik@${hex}; 22a@${from}`, from, '34ik'),
        helps(`${RUSSIAN}; 34ik@${hex}; 22a@${from}`, hex, '22a'),
        helps(`phase german-movement; turn 6; 34ik@${from}; 22a@${hex}`, hex, '34ik'),
        // TER.25: an army or paratroops, and no division.
        helps(`${OPEN}; 34ik@${from}; 5para@${hex}`, hex, '34ik'),
        helps(`${OPEN}; 34ik@${from}; 7grd@${hex}`, hex, '34ik'),
      ],
      [true, false, false, true, true, false],
    );
  });
});

describe('retreat', () => {
  rule('moscow41:R110', 'after D one may go and another stay', ({ given, when, then, dice, state }) => {
    // 6 to 3 is 2:1, D on the fifth row.
    given(`${TWO}; 34ik@3318; 287rd@3218 under; 30a@3600`);
    dice(5);
    when('attack 3218 from 34ik 35ik 5ik', 'end', 'fight 3218', 'russian: pass');
    when('russian: retreat 287rd 3217', 'russian: pass');
    then.means([placeOf(state().own, '22a'), placeOf(state().own, '287rd')], ['3218', '3217']);
  });

  rule('moscow41:R121', 'who crowds friends Disrupts them, too', ({ given, when, then, dice, state }) => {
    given(`${TWO}; 3a@3217`);
    dice(1);
    when(...fought, 'drive 1', 'retreat 22a 3217');
    then.event('units.disrupted', { units: ['3a'] }, 'moscow41:INH.RET');
    given(`${TWO}; 287rd@3217`);
    dice(1);
    when(...fought, 'drive 1', 'retreat 22a 3217');
    then.means(state().own.disrupted, ['22a'], 'moscow41:R121');
  });

  rule('moscow41:R189', 'over the edge it is lost, if it must go', ({ given, when, then, dice, state }) => {
    const edge = `${OPEN}; 35ik@3616; 5ik@3615; 22a@3715; 30a@3600`;
    const attack = ['attack 3715 from 35ik 5ik', 'end', 'fight 3715', 'russian: pass'] as const;
    // Out of supply it is attacked at 3:1: D3 on the second row.
    given(edge);
    dice(2);
    when(...attack, 'drive 1');
    then.event('unit.eliminated', { unit: '22a' }, 'moscow41:INH.RET');
    given(edge);
    dice(2);
    when(...attack, 'drive 0');
    then.means(placeOf(state().own, '22a'), '3715', 'moscow41:R189');
  });

  rule('moscow41:R196', 'no nearer to an attacker, where there is another way', ({ given, then }) => {
    given(OPEN);
    // A board on which the way on from `a` to `near` leads away from the hex and nearer to the attacker, and `far` does not.
    const next: Readonly<Record<string, readonly string[]>> = { hex: ['a'], a: ['near', 'far', 'hex'] };
    const away: Readonly<Record<string, number>> = { hex: 0, a: 1, near: 2, far: 2 };
    const toSource: Readonly<Record<string, number>> = { a: 3, near: 2, far: 3 };
    const ground = (closed: readonly string[]): RetreatGround => ({
      around: (hex) => next[hex] ?? [],
      distance: (a, b) => (b === 'source' ? toSource[a] : away[a]) ?? 0,
      isFatal: () => false,
      isClosed: (_, __, to) => closed.includes(to),
    });
    const ways = (closed: readonly string[]) =>
      retreatWays(ground(closed), 'u', { hex: 'hex', sources: ['source'] }, { least: 2, most: 2 });
    then.means([ways([]), ways(['far'])], [[['a', 'far']], [['a', 'near']]]);
  });
});

describe('advance', () => {
  rule('moscow41:R122', 'not into a hex that holds enemies', ({ given, when, then, dice }) => {
    given(`${TWO}; 287rd@3318`);
    dice(1);
    when(...fought, 'drive 2', 'retreat 22a 3217 3216', 'advance 35ik 3218');
    then.refused('advance 5ik 3318', 'ADVANCE.ENEMY');
  });

  rule(
    'moscow41:R194',
    'first as much as was defended goes in, then anybody beside it',
    ({ given, when, then, dice, state }) => {
      given(`${TWO}; gd@3219 under`);
      dice(1);
      when('attack 3218 from 35ik 5ik gd', 'end', 'fight 3218', 'russian: pass', 'drive 2');
      when('retreat 22a 3217 3216');
      then.refused('pass', 'ADVANCE.STRENGTH', 'moscow41:INH.ADV');
      when('advance gd 3218');
      then.refused('advance 5ik 3318', 'ADVANCE.STRENGTH', 'moscow41:INH.ADV');
      when('advance 35ik 3218', 'advance 5ik 3318');
      then.means(placeOf(state().own, '5ik'), '3318');
    },
  );

  rule('moscow41:R190', 'over a line into no enemy zone', ({ given, when, then, dice, state }) => {
    // The line protects 2413 against 2414; 22a keeps it in its zone from 2412, and not from 2411.
    const back = (...path: readonly string[]) => {
      given(`${OPEN}; 35ik@2414; 5ik@2414 under; 22a@2413; 30a@3600`);
      // 4 to 3 is 1:1, D1 on the second row.
      dice(2);
      when('attack 2413 from 35ik 5ik', 'end', 'fight 2413', 'russian: pass', 'drive 1');
      when(`retreat 22a ${path.join(' ')}`);
    };
    back('2412', '2411');
    then.allowed('advance 35ik 2413');
    back('2412');
    then.noEvent('advance.declined');
    then.means([state().clock.phasing, placeOf(state().own, '35ik')], ['russian', '2414']);
  });
});
