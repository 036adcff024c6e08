// What this edition takes over from the first: zones, stacking, Disruption, armies, katyushas. 3606 and the hexes around it are
// open ground.
import { describe } from '@jest/globals';
import { disrupt, lossesOf, stackingOf, zonesOf } from '../../../../src/games/moscow41/ground-units.ts';
import type { Cause } from '../../../../src/games/moscow41/ground-units.ts';
import { railOf } from '../../../../src/games/moscow41/movement/rail.ts';
import { meetingOf } from '../../../../src/games/moscow41/movement/move-law.ts';
import { placeOf } from '../../../../src/mechanics/places.ts';
import type { Ctx } from '../../../../src/core/rule-set.ts';
import type { Event } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/moscow41/state.ts';
import { p, rule, stateOf } from './kit.ts';

const RUSSIAN = 'phase russian-movement; turn 1';
const GERMAN = 'phase german-movement; turn 1';
const FAR = '34ik@3719';

const size = (text: string, of: 'german' | 'russian'): number =>
  zonesOf(p)
    .zone(stateOf(text), of)
    .reduce((sum, each) => sum + each, 0);

/** The hands of a procedure on a state, for what no order of these sections brings about. */
const handsOn = (text: string) => {
  const s = stateOf(text);
  const events: Event[] = [];
  const ctx = {
    s,
    seen: s,
    vars: {},
    emit: (event: Event) => void events.push(event),
  } as unknown as Ctx<Own>;
  return { s, ctx, events };
};

describe('zones of control', () => {
  rule(
    ['moscow41:INH.ZOC', 'moscow41:R139', 'moscow41:R173'],
    'of armies, corps and groups, and of two German divisions',
    ({ given, then }) => {
      given(`${RUSSIAN}; 22a@3606; ${FAR}`);
      then.means(
        [size(`${RUSSIAN}; 22a@3606`, 'russian'), size(`${RUSSIAN}; 42tb@3606`, 'russian')],
        [6, 0],
        'moscow41:INH.ZOC',
      );
      then.means(
        [size(`${GERMAN}; 161inf@3606`, 'german'), size(`${GERMAN}; 161inf@3606; 112inf@3606`, 'german')],
        [0, 6],
        'moscow41:R139',
      );
      then.means(
        [size(`${RUSSIAN}; yermakov@3606`, 'russian'), size(`${RUSSIAN}; dovator@3606`, 'russian')],
        [6, 6],
        'moscow41:R173',
      );
    },
  );

  rule(
    ['moscow41:TER.24', 'moscow41:R138', 'moscow41:TER.15'],
    'over rivers, over no open lake, and of no garrison',
    ({ given, then }) => {
      given(`${RUSSIAN}; 22a@3606; ${FAR}`);
      const lake = p.set.board.map.hexsides.find(({ kind }) => kind === 'lake')?.between ?? ['', ''];
      const over = (turn: number) =>
        zonesOf(p).isInZone(
          stateOf(`phase russian-movement; turn ${turn}; 34ik@${lake[0]}`),
          lake[1],
          'german',
        );
      then.means([over(1), over(6)], [false, true], 'moscow41:TER.24');
      const overRiver = (turn: number) =>
        zonesOf(p).isInZone(stateOf(`phase russian-movement; turn ${turn}; 34ik@3508`), '3409', 'german');
      then.means([overRiver(1), overRiver(6)], [true, true], 'moscow41:R138');
      then.means(size(RUSSIAN, 'russian'), 0, 'moscow41:TER.15');
    },
  );

  rule(
    ['moscow41:INH.ZOC', 'moscow41:R140'],
    'who comes into one stops; not from hex to hex of one, nor over a held line',
    ({ given, when, then }) => {
      given(`${RUSSIAN}; 7grd@3607; 35ik@3604`);
      when('move 7grd 3606 3605');
      then.refused('move 7grd 3705', 'MOVE.STOPPED', 'moscow41:INH.ZOC');
      given(`${RUSSIAN}; 7grd@3605; 35ik@3604`);
      then.refused('move 7grd 3504', undefined, 'moscow41:INH.ZOC');
      const line = p.set.board.map.hexsides.find(({ kind }) => kind === 'defence-line');
      const [a = '', b = ''] = line?.between ?? [];
      const [from, to] = line?.of === b ? [a, b] : [b, a];
      const between = p.neighbours(from).find((hex) => p.areAdjacent(hex, to)) ?? '';
      then.means(
        [
          meetingOf(p).isHeldLine(stateOf(`${GERMAN}; 42tb@${between}`), from, to, 'german'),
          meetingOf(p).isHeldLine(stateOf(GERMAN), from, to, 'german'),
        ],
        [true, false],
        'moscow41:R140',
      );
    },
  );
});

describe('stacking', () => {
  rule(
    ['moscow41:INH.STK', 'moscow41:R128', 'moscow41:TER.5', 'moscow41:TER.9'],
    'three units, one army, two corps, one panzer corps',
    ({ given, when, then }) => {
      given(`${RUSSIAN}; 22a@3607; 30a@3606; ${FAR}`);
      when('move 22a 3606', 'end');
      then.offered('choose', ['choose 22a', 'choose 30a']);
      when('choose 30a');
      then.event('unit.eliminated', { unit: '30a', cause: 'overstack' }, 'moscow41:INH.STK');
      const refuse = (text: string, unit: string, hex = '3606') =>
        stackingOf(p).refuse(stateOf(`${GERMAN}; ${text}`).own, hex, p.sideOf(unit), [unit])?.code;
      then.means(
        [refuse('22a@3606; yermakov@3606', 'dovator'), refuse('22a@3606', 'yermakov')],
        ['STACK.STACK-CORPS', undefined],
        'moscow41:R128',
      );
      then.means(refuse('24pz@3418', '47pz', '3418'), 'STACK.STACK-TWO-ICONS', 'moscow41:TER.5');
      const [swampy = ''] = p.grid.ids.filter((hex) => p.hex(hex).terrain === 'swampy-forest');
      then.means(refuse(`24pz@${swampy}`, '47pz', swampy), 'STACK.STACK-TWO-ICONS', 'moscow41:TER.9');
    },
  );
});

describe('Disruption and armies', () => {
  rule(
    ['moscow41:ENT.4', 'moscow41:ENT.5'],
    'the second Disruption takes the entrenchment, the first does not',
    ({ given, then }) => {
      given(`${RUSSIAN}; 22a@3606; ${FAR}`);
      const { s, ctx, events } = handsOn(`${GERMAN}; 22a@3606; own entrenched ["22a"]`);
      disrupt(ctx, ['22a'], 'moscow41:RES.D.1');
      then.means(s.own.entrenched, ['22a'], 'moscow41:ENT.4');
      disrupt(ctx, ['22a'], 'moscow41:RES.D.1');
      then.means([s.own.entrenched, events.at(-1)?.rule], [[], 'moscow41:ENT.5'], 'moscow41:ENT.5');
    },
  );

  rule(
    ['moscow41:INH.ARM', 'moscow41:R142', 'moscow41:R144'],
    'strong sides, and armies that stand too close',
    ({ given, when, then, state }) => {
      given(`phase german-administration; turn 1; 9a@3719; 22a@3600`);
      when('flip 9a');
      then.event('strong-side.up', { units: ['9a'] }, 'moscow41:INH.ARM');
      when('end', 'move 9a 3718');
      then.event('strong-side.lost', { units: ['9a'] }, 'moscow41:INH.ARM');
      then.means(state().own.strong, [], 'moscow41:R144');
      given(`${GERMAN}; 9a@3719; 4a@3716; 22a@3600`);
      when('move 4a 3717');
      then.decides('german', 'inactive@choose');
      when('choose 9a');
      then.event('army.inactive', { unit: '9a' }, 'moscow41:INH.ARM');
      then.means(state().own.inactive, ['9a'], 'moscow41:R142');
    },
  );

  rule(
    ['moscow41:INH.KAT', 'moscow41:R141', 'moscow41:R172'],
    'a katyusha alone is run over, and the land falls to who comes',
    ({ given, when, then, state }) => {
      given(`${GERMAN}; 24pz@3717; 1kat@3716; 22a@3600`);
      when('move 24pz 3716 3715');
      then.event('unit.eliminated', { unit: '1kat', cause: 'katyusha' }, 'moscow41:INH.KAT');
      then.at('1kat', 'out');
      given(`${GERMAN}; 24pz@3610; 22a@3600`);
      when('move 24pz 3609');
      then.means(state().own.held['3609'], 'german', 'moscow41:R172');
      then.means(placeOf(state().own, '24pz'), '3609', 'moscow41:R141');
    },
  );

  rule(
    ['moscow41:MOV.1', 'moscow41:R141'],
    'a katyusha does not fire that has used its bonus, nor move that has fired before movement',
    ({ given, when, then, dice, state }) => {
      // A lone division has no zone.
      const text = (from: string) =>
        `phase russian-movement; turn 4; own weather "mud"; 1kat@${from}; 22a@3000; 161inf@3617`;
      given(text('3609'));
      when('move 1kat 3610 3611 3612 3613 3614 3615 3616');
      then.means(state().own.phase.spent['1kat'], 36);
      when('end');
      then.decides('russian', 'russian-administration@orders');
      given(text('3611'));
      dice(6);
      when('move 1kat 3612 3613 3614 3615 3616', 'end', 'fire 1kat 3617');
      then.event('rockets.missed', {}, 'moscow41:INH.KAT');
      given(`${text('3616').replace('movement', 'combat')}; 2kat@3616; own pulse.spent ["1kat"]`);
      then.refused('fire 1kat 3617', 'FIRE.SPENT');
      then.allowed('fire 2kat 3617');
      given(text('3616').replace('movement', 'first-combat'));
      dice(6);
      when('fire 1kat 3617');
      then.refused('move 1kat 3615', 'MOVE.ATTACKED-FIRST', 'moscow41:R136');
      then.means(state().own.pulse.used, ['1kat'], 'moscow41:R141');
    },
  );

  rule(
    'moscow41:INH.REP',
    'a red cross never comes back, nor the 16th Army but where it was given up',
    ({ given, then }) => {
      given(`${GERMAN}; ${FAR}`);
      const fate = (unit: string, cause: Cause): string => {
        const { s, ctx } = handsOn(`${GERMAN}; ${unit}@3606`);
        lossesOf(p).eliminate(ctx, [unit], 'moscow41:RES.DE', cause);
        return placeOf(s.own, unit);
      };
      then.means(
        [fate('9a', 'combat'), fate('22a', 'combat'), fate('16a', 'combat'), fate('16a', 'exchange')],
        ['out', 'dead', 'out', 'dead'],
      );
    },
  );
});

describe('replacements by rail', () => {
  rule('moscow41:RAIL.5', 'they may go on by rail once they stand on one', ({ given, then, state }) => {
    given('phase russian-administration; turn 2; 5a@3408; 34ik@3719');
    then.means(railOf(p).travellers(state()).includes('5a'), true);
  });
});
