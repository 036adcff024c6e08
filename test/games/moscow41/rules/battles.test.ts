// Battles: what the other files of battles do not say. 2410 and the hexes around it are open ground: 2411 west, 2310 north-west,
// 2309 north-east, 2409 east, 2509 south-east, 2510 south-west. 34ik, 35ik, 5ik and 22a have 2 factors, gd 1, 50a 3, 24pz 4 and 3.
import { describe } from '@jest/globals';
import { meaning } from '../../../../src/mechanics/combat/front/table.ts';
import { stride } from '../../../../src/games/moscow41/combat/front.ts';
import { has, SIDE, sideBits } from '../../../../src/mechanics/ground/ground.ts';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { at, columns, defence, law, row } from './combat-kit.ts';
import { p, rule, stateOf } from './kit.ts';

const GERMAN = 'phase german-movement; turn 1';
/** 4 to 2 is 2:1. */
const two = `${GERMAN}; ${at('34ik 35ik', '2411')}; ${at('22a', '2410')}`;
const fought = ['attack 2410 from 34ik 35ik', 'end', 'fight 2410', 'russian: pass'] as const;

type Way = { readonly from: string; readonly to: string };

const HEX_BITS = SIDE.river | SIDE.lake | SIDE.guarded;

/** A way into ground of a sort, by road or not, over nothing, out of a hex in which Germans are in supply. */
const way = (terrain: string, byRoad: boolean, over = 0): Way => {
  for (const to of p.grid.ids.filter((hex) => p.hex(hex).terrain === terrain))
    for (const from of p.neighbours(to)) {
      const bits = sideBits(p, from, to);
      const fits = has(bits, SIDE.road) === byRoad && (bits & HEX_BITS) === over && !has(bits, SIDE.bridge);
      if (fits && law.isSupplied(stateOf(`${GERMAN}; 24pz@${from}; 287rd@${to}`), '24pz'))
        return { from, to };
    }
  throw new Error(`no way into ${terrain}`);
};

describe('the table', () => {
  rule(
    ['moscow41:CRT.2', 'moscow41:R101'],
    'by index B a row is seven less its number',
    ({ given, when, then, dice }) => {
      for (const [index, face, id] of [
        ['a', 3, 'moscow41:CRT.2'],
        ['b', 4, 'moscow41:R101'],
      ] as const) {
        given(`option die-index=${index}; ${two}`);
        dice(face);
        when(...fought);
        then.event('battle.result-D1', { die: face, a: 3 }, 'moscow41:RES.DN.1');
        then.means(row(two, '2410', '34ik 35ik', 3)[0], 'D1', id);
      }
    },
  );

  rule(
    ['moscow41:R106', 'moscow41:R188'],
    'nothing is beyond the last column, and a lone unit is judged by its own',
    ({ given, then }) => {
      given(GERMAN);
      const many = `${GERMAN}; ${at('24pz 34ik', '2411')}; ${at('41pz 35ik', '2310')}; ${at('287rd', '2410')}`;
      then.means(columns(many, '2410', '24pz 34ik 41pz 35ik'), ['9:1'], 'moscow41:R106');
      // 1 to 6 is below the table, but for who is Disrupted.
      const deep = `${GERMAN}; ${at('gd', '2411')}; ${at('22a 50a', '2410')}; own entrenched ["22a"]`;
      given(deep);
      then.refused('attack 2410 from gd', 'ATTACK.LOW-ODDS', 'moscow41:CRT.9');
      given(`${deep}; own disrupted ["22a","50a"]`);
      then.allowed('attack 2410 from gd');
      then.means(columns(`${deep}; own disrupted ["22a","50a"]`, '2410', 'gd'), ['1:5'], 'moscow41:R188');
    },
  );

  rule(
    ['moscow41:R102', 'moscow41:R2'],
    'D/AE lets nobody advance; a dash leaves those in peace whom it found Disrupted',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${at('gd', '2411')}; ${at('22a', '2410')}`);
      dice(5);
      when('attack 2410 from gd', 'end', 'fight 2410', 'russian: pass', 'russian: pass');
      then.noEvent('unit.advanced');
      then.means(state().own.disrupted, ['22a'], 'moscow41:R102');
      given(
        `${GERMAN}; ${at('gd', '2411')}; ${at('22a', '2410')}; own disrupted ["22a"]; own pulse.healing ["22a"]`,
      );
      dice(4);
      when('attack 2410 from gd', 'end', 'fight 2410', 'russian: pass');
      then.means([state().own.disrupted, row(two, '2410', '34ik', 4)[0]], [[], '-'], 'moscow41:R2');
    },
  );

  rule(
    ['moscow41:R129', 'moscow41:R187', 'moscow41:R162'],
    'a mixed stack is read in two columns; the stronger part decides for the attackers; halves are dropped unit by unit',
    ({ given, then }) => {
      given(two);
      const mixed = `${GERMAN}; ${at('34ik', '2411')}; ${at('22a 287rd', '2410')}; own disrupted ["287rd"]`;
      then.means(columns(mixed, '2410', '34ik'), ['1:2', '1:1'], 'moscow41:R129');
      then.means(row(mixed, '2410', '34ik', 5), ['D/AE', '22a D/AE', '287rd AD'], 'moscow41:R187');
      // Behind the Russian lines, far from any road of the Germans.
      const far = stateOf(`${GERMAN}; ${at('34ik gd', '1401')}; 22a@1402`);
      then.means(
        ['34ik', 'gd'].map((unit) => law.attack(far, unit)),
        [1, 0],
        'moscow41:R162',
      );
    },
  );
});

describe('what must be attacked', () => {
  rule(
    ['moscow41:INH.MAN', 'moscow41:R114', 'moscow41:R179'],
    'corps and armies beside an attacker and beside the attacked; Germans may cancel what no other attack needs',
    ({ given, when, then }) => {
      given(`${GERMAN}; ${at('34ik 35ik', '2411')}; 5ik@2310; 6ik@2510; 22a@2410; 3a@2309`);
      when('attack 2410 from 34ik 35ik 5ik');
      then.refused('end', 'ATTACK.SUPPORT', 'moscow41:INH.MAN');
      when('cancel 2410', 'attack 2410 from 34ik 35ik 6ik');
      when('end');
      then.decides('german', 'german-combat@orders', 'moscow41:R114');
      when('cancel 2410');
      given(`phase russian-movement; turn 1; 22a@2410; 50a@2510; 34ik@2411`);
      when('attack 2411 from 22a', 'end');
      then.refused('cancel 2411', 'CANCEL.NEVER', 'moscow41:INH.MAN', 'moscow41:R179');
    },
  );

  rule(
    ['moscow41:TER.6', 'moscow41:R136'],
    'one panzer corps over each side of a swamp; who attacked before movement stays and does not attack again',
    ({ given, when, then, dice }) => {
      const swamp = p.grid.ids.find(
        (hex) => p.hex(hex).terrain === 'swamp' && p.neighbours(hex).length === 6,
      );
      const [side = ''] = p.neighbours(swamp ?? '').filter((hex) => p.hex(hex).terrain === 'clear');
      given(`${GERMAN}; ${at('24pz 41pz', side)}; ${at('22a', swamp ?? '')}`);
      then.refused(`attack ${swamp} from 24pz 41pz`, 'ATTACK.SWAMP', 'moscow41:TER.6');
      then.allowed(`attack ${swamp} from 24pz`);
      given(`phase german-first-attacks; turn 1; 9a@3719; ${at('34ik 35ik', '2411')}; ${at('22a', '2410')}`);
      dice(5);
      when('attack 2410 from 34ik 35ik', 'end', 'fight 2410', 'russian: pass', 'russian: pass');
      then.refused('move 34ik 2511', 'MOVE.ATTACKED-FIRST', 'moscow41:R136');
    },
  );
});

describe('results', () => {
  rule(
    ['moscow41:RES.BR.2', 'moscow41:R107'],
    'who broke through may join an attack that has not been fought, and nobody else attacks again',
    ({ given, when, then, dice, state }) => {
      // 8 to 1 is 8:1.
      given(
        `${GERMAN}; ${at('24pz 34ik', '2411')}; 35ik@2310; ${at('287rd', '2410')}; 154rd@2408; 7grd@2407; 5ik@2507; 6ik@3619`,
      );
      dice(3);
      when('attack 2410 from 24pz 34ik 35ik', 'attack 2408 from 5ik', 'end', 'fight 2410', 'russian: pass');
      then.event('battle.result-BR', {}, 'moscow41:RES.BR.1');
      when('advance 24pz 2410', 'advance 24pz 2409', 'pass');
      then.decides('german', 'battle@again');
      then.refused('attack 2408 from 5ik', 'AGAIN.NOT-THIS', 'moscow41:R107');
      when('attack 2408 from 24pz');
      then.event('attack.joined', { hex: '2408', units: ['24pz'] }, 'moscow41:RES.BR.2');
      then.means(
        state().own.pulse.attacks.map(({ units }) => units.toSorted()),
        [['24pz', '5ik']],
        'moscow41:RES.BR.2',
      );
      // Nor a third time: 5ik is out of supply and brings 1; 5 to 1 is 5:1, BR on the first row.
      dice(1);
      when('fight 2408', 'advance 24pz 5ik 2408');
      then.refused('attack 2407 from 24pz', 'AGAIN.NOT-THIS', 'moscow41:RES.BR.1');
    },
  );

  rule(
    ['moscow41:R112', 'moscow41:R185'],
    'attackers pay for an AE with units, as many factors as the defence or all',
    ({ given, when, then, dice, state }) => {
      // 3 to 5 is 1:2, D/AE on the fifth row.
      given(
        `phase russian-movement; turn 1; ${at('22a 287rd', '2410')}; ${at('41pz 34ik', '2411')}; own entrenched ["34ik"]`,
      );
      dice(5);
      when('attack 2411 from 22a 287rd', 'end', 'fight 2411', 'german: pass', 'german: pass');
      then.event('unit.eliminated', { unit: '22a', cause: 'combat' }, 'moscow41:RES.AE.1');
      then.means(placeOf(state().own, '287rd'), 'dead', 'moscow41:R112');
      then.means(meaning(law, 'AE').defenders, 'none', 'moscow41:R185');
    },
  );

  rule(
    ['moscow41:R115', 'moscow41:R120'],
    'the Russian is asked once in a turn; who has no way out is read as one who holds',
    ({ given, when, then, dice, state }) => {
      given(`${two}; ${at('5ik 6ik', '3606')}; 3a@3605`);
      dice(3, 3);
      when('attack 2410 from 34ik 35ik', 'attack 3605 from 5ik 6ik', 'end', 'fight 2410', 'russian: stand');
      then.means(state().own.turn.noRetreat, true, 'moscow41:R115');
      when('fight 3605');
      then.event('battle.converted', { from: 'D1', to: 'D' }, 'moscow41:INH.NRO');
      const shut = `${two}; 5ik@2508; 6ik@2308`;
      then.means(row(shut, '2410', '34ik 35ik', 2)[0], 'DE', 'moscow41:R120');
    },
  );

  rule(
    ['moscow41:TER.4', 'moscow41:TER.8', 'moscow41:TER.20', 'moscow41:R116', 'moscow41:R117'],
    'nobody is ridden down in a forest off the road, in a swamp, nor in Moscow or Tula',
    ({ given, then }) => {
      given(GERMAN);
      const overrun = ({ to, from }: Way): string => {
        const text = `${GERMAN}; ${at('24pz 47pz', from)}; ${at('287rd', to)}`;
        return row(text, to, '24pz 47pz', 6)[0] ?? '';
      };
      // 8 to 1 is 8:1, DE on the last row, and BR for who is ridden down.
      then.means(overrun({ to: '2410', from: '2411' }), 'BR', 'moscow41:R116');
      then.means(overrun(way('swamp', false)), 'DE', 'moscow41:TER.8');
      then.means(
        [overrun(way('forest', false)), overrun(way('forest', true))],
        ['DE', 'BR'],
        'moscow41:TER.4',
      );
      then.means(
        row(`${GERMAN}; ${at('24pz 47pz', '3409')}; ${at('287rd', '3408')}`, '3408', '24pz 47pz', 2)[0],
        'DE',
        'moscow41:R117',
      );
      then.means(defence(`${GERMAN}; 24pz@1805; 287rd@1806`, '1806', '24pz').total, 4, 'moscow41:TER.20');
    },
  );

  rule(
    ['moscow41:ROAD.4', 'moscow41:TER.12', 'moscow41:TER.22'],
    'advances go by the rate of roads; no river costs anything in the first hex; small towns are nothing',
    ({ given, when, then, dice, state }) => {
      given(GERMAN);
      const s = stateOf(`${GERMAN}; 24pz@2407`);
      then.means(
        [
          stride(p, s, '24pz', '2407', '2406'),
          stride(p, s, '34ik', '2407', '2406'),
          stride(p, s, '24pz', '2411', '2410'),
        ],
        [0.5, 1, 1],
        'moscow41:ROAD.4',
      );
      const town = p.withFeature('town')[0] ?? '';
      const [from = ''] = p.neighbours(town);
      const text = `${GERMAN}; 24pz@${from}; 287rd@${town}`;
      then.means(
        defence(text, town, '24pz').entries.some(({ why }) => why.includes('city')),
        false,
        'moscow41:TER.22',
      );
      const { from: bank, to: other } = way('clear', false, SIDE.river);
      given(`${GERMAN}; ${at('24pz 34ik', bank)}; ${at('287rd', other)}`);
      dice(1);
      when(
        `attack ${other} from 24pz 34ik`,
        'end',
        `fight ${other}`,
        'russian: pass',
        `advance 24pz ${other}`,
      );
      then.means(placeOf(state().own, '24pz'), other, 'moscow41:TER.12');
    },
  );

  rule(
    ['moscow41:R4', 'moscow41:R111'],
    'with the option as many defenders as can be covered are removed, as their owner chooses; the others are Disrupted',
    ({ given, when, then, dice, state }) => {
      // 3 to 4 is 1:2, with panic and bombs 3:2, X on the fifth row.
      given(
        `option exchange-survivors=on; ${GERMAN}; ${at('34ik gd', '2411')}; ${at('22a 287rd 154rd', '2410')}; own turn.panic "on"; own pulse.supported ["2410"]`,
      );
      dice(5);
      when('attack 2410 from 34ik gd', 'end', 'fight 2410', 'russian: pass');
      then.decides('russian', 'battle@remove');
      then.refused('lose 287rd', 'LOSE.NOT-THIS-SET', 'moscow41:RES.X.1');
      when('russian: lose 154rd 22a');
      then.event('exchange.price', { has: 3, need: 3 }, 'moscow41:RES.X.1');
      then.means(state().own.disrupted, ['287rd'], 'moscow41:R4');
      then.means(
        ['34ik', 'gd', '22a', '154rd'].map((unit) => placeOf(state().own, unit)),
        ['dead', 'dead', 'dead', 'dead'],
        'moscow41:R111',
      );
    },
  );
});
