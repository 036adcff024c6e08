// Missions: who flies from where and how far, how often, together with whom, and when; airfields, and supply from the air. 3945, 3944 and
// 4049 are open ground in the USSR, 4050 and what lies west of it is German. Numbers grow to the west: 4049 is four hexes from 3945, 3953
// eight.
import { describe } from '@jest/globals';
import { baseChoice } from '../../../../src/games/deathstruggle/air/airfields.ts';
import { airOf } from '../../../../src/games/deathstruggle/air/air-law.ts';
import { bombOf } from '../../../../src/games/deathstruggle/air/missions.ts';
import { refuseWay } from '../../../../src/mechanics/air/bases.ts';
import { chancesAnswer } from '../../../../src/mechanics/air/questions.ts';
import { p, rule, stateOf } from './kit.ts';

const ARMIES = '4armee@4049; 8a@3945; 10a@3944';
const AXIS = `phase axis-movement; turn 2; ${ARMIES}; 8fk@4049 under; 2fk@4049 under`;
const RUSSIAN = `phase russian-movement; turn 2; ${ARMIES}; wair@3944 under; nwair@3945 under; 8fk@4049 under`;

describe('missions', () => {
  rule(
    ['deathstruggle:R130', 'deathstruggle:AIR.1', 'deathstruggle:R19'],
    'are ordered beside attacks, taken back until then, and flown before the battles; a unit can be saved for the breakthrough',
    ({ given, when, then, dice, state }) => {
      given(AXIS);
      when('bomb 3945 with 8fk');
      then.event('air.to-bomb', { hex: '3945', units: ['8fk'] }, 'deathstruggle:R130');
      when('recall 3945');
      then.event('air.recalled', { hex: '3945' }, 'deathstruggle:R130');
      then.means([state().own.pulse.missions, state().own.pulse.flown], [[], []], 'deathstruggle:R130');
      when('bomb 3945 with 8fk');
      dice(1);
      when('end');
      then.event('air.bombs', { target: '8a', does: 'disrupt' }, 'deathstruggle:AIR.16');
      then.decides('axis', 'axis-breakthrough@orders');
      then.allowed('bomb 3944 with 2fk');
      then.refused('bomb 3944 with 8fk', 'AIR.FLOWN', 'deathstruggle:AIR.15');
      then.means(state().own.disrupted, ['8a'], 'deathstruggle:AIR.1');
      then.means(state().own.pulse.support, [], 'deathstruggle:R19');
    },
  );

  rule(
    'deathstruggle:AIR.15',
    'are one for each unit in its own player turn, and one interception in the other',
    ({ given, when, then, dice }) => {
      given(AXIS);
      when('bomb 3945 with 8fk');
      then.refused('bomb 3944 with 8fk', 'AIR.FLOWN', 'deathstruggle:AIR.15');
      given(`${RUSSIAN}; 2fk@4049 under; own pulse.flown ["8fk"]`);
      when('bomb 4049 with wair', 'end');
      then.refused('intercept 4049 with 8fk', 'AIR.FLOWN');
      given(`${AXIS}; wair@3944 under; nwair@3943`);
      when('bomb 3945 with 8fk', 'bomb 3944 with 2fk', 'end');
      dice(4);
      when('intercept 3945 with wair');
      then.refused('intercept 3944 with wair', 'AIR.FLOWN');
      then.allowed('intercept 3944 with nwair');
    },
  );

  rule(
    ['deathstruggle:AIR.12', 'deathstruggle:AIR.13'],
    'take several Luftwaffe units, and no more than one of the Russians',
    ({ given, when, then }) => {
      given(AXIS);
      then.allowed('bomb 3945 with 2fk 8fk');
      when('bomb 3945 with 8fk');
      then.allowed('bomb 3945 with 2fk');
      given(RUSSIAN);
      then.refused('bomb 4049 with nwair wair', 'AIR.ALONE', 'deathstruggle:AIR.13');
      when('bomb 4049 with wair');
      then.refused('bomb 4049 with nwair', 'AIR.ALONE', 'deathstruggle:AIR.13');
      given(`${RUSSIAN}; 2fk@4049 under`);
      when('bomb 4049 with wair', 'end');
      then.allowed('intercept 4049 with 2fk 8fk');
      then.means(
        ['8fk', 'wair', '6iak'].map(airOf(p).mayCombine),
        [true, false, false],
        'deathstruggle:AIR.12',
      );
    },
  );

  rule(
    'deathstruggle:AIR.22',
    'go eight hexes from a German airfield and six from a Russian one',
    ({ given, then }) => {
      given(AXIS.replace('2fk@4049 under', '2fk@3953; 5fk@3954'));
      then.allowed('bomb 3945 with 2fk');
      then.refused('bomb 3945 with 5fk', 'AIR.RANGE');
      given(RUSSIAN.replace('wair@3944 under; nwair@3945 under', 'wair@4043; nwair@4042'));
      then.allowed('bomb 4049 with wair');
      then.refused('bomb 4049 with nwair', 'AIR.RANGE');
    },
  );

  rule(
    'deathstruggle:AIR.23',
    'interceptors only intercept, three hexes round Moscow and Leningrad',
    ({ given, then }) => {
      given('phase russian-movement; turn 2; 6iak@2820; 4armee@2823; 8a@2822');
      then.refused('bomb 2823 with 6iak', 'AIR.FIGHTERS');
      const s = stateOf('phase axis-movement; turn 2; 6iak@2820; 7iak@1233; 4armee@2825');
      const reaches = (unit: string, hex: string): boolean =>
        refuseWay(airOf(p), s, unit, '', hex, undefined) === undefined;
      then.means(
        [reaches('6iak', '2823'), reaches('6iak', '2824'), reaches('7iak', '1236'), reaches('7iak', '2823')],
        [true, false, true, false],
      );
      then.means(refuseWay(airOf(p), s, '6iak', '', '2824', undefined)?.rule, 'deathstruggle:AIR.23');
      then.means(airOf(p).range('6iak'), { normal: 1, most: 3, rule: 'deathstruggle:AIR.23' });
    },
  );

  rule('deathstruggle:AIR.11', 'need an enemy on the ground in their hex', ({ given, then }) => {
    given(`${AXIS}; wair@3943`);
    then.refused('bomb 3946 with 8fk', 'AIR.NOBODY-THERE');
    then.refused('bomb 3943 with 8fk', 'AIR.NOBODY-THERE');
    then.refused('bomb 4049 with 8fk', 'AIR.NOBODY-THERE');
  });

  rule('deathstruggle:R48', 'go from the airfield of the unit alone', ({ given, then }) => {
    given(AXIS);
    then.means(
      chancesAnswer({ air: airOf(p), bomb: bombOf(p) }, stateOf(AXIS), {
        target: ['3945'],
        units: ['8fk'],
      }).some((told) => 'key' in told && told.key === 'chances.flight' && told.params['base'] === undefined),
      true,
    );
    then.refused('bomb 3945 with wair', 'AIR.NOT-YOURS', 'deathstruggle:R130');
  });
});

/** Why airfields are not placed so. */
const baseOf = (units: string[], path: string[], how?: string[]): string | undefined =>
  baseChoice(p, 'axis').refuse(
    stateOf(FIELD),
    { proc: '', step: '', vars: {} },
    { units, path, ...(how !== undefined && { how }) },
  )?.code;

const FIELD = 'phase axis-administration; turn 2; 4armee@4050; 8fk@4051; 8a@3946';
const places = (
  own: { places: Readonly<Record<string, readonly string[]>> },
  hex: string,
): readonly string[] => own.places[hex] ?? [];

describe('airfields', () => {
  rule(
    ['deathstruggle:AIR.2', 'deathstruggle:R48', 'deathstruggle:STK.6'],
    'are placed as the player turn of their side begins, once, one for each air unit',
    ({ given, when, then, state }) => {
      given(FIELD);
      when('base 8fk 4050');
      then.event('field.based', { unit: '8fk', from: '4051', hex: '4050' }, 'deathstruggle:AIR.2');
      // Aircraft lie under the ground units.
      then.means(places(state().own, '4050'), ['4armee', '8fk'], 'deathstruggle:STK.6');
      then.refused('base 8fk 4052', 'FIELD.AGAIN', 'deathstruggle:AIR.2');
      given(FIELD);
      then.refused('base 8fk 4051', 'FIELD.THERE', 'deathstruggle:AIR.2');
      then.refused('base 4armee 4051', 'FIELD.WHO', 'deathstruggle:AIR.2');
      given('phase russian-administration; turn 2; 6iak@2820; wair@2821; 8a@2822');
      then.refused('base 6iak 2821', 'FIELD.INTERCEPTOR', 'deathstruggle:R48');
      then.allowed('base wair 2822');
    },
  );

  rule(
    ['deathstruggle:AIR.3', 'deathstruggle:R132'],
    'are not placed beyond the front, nor beside the enemy without a unit',
    ({ given, then }) => {
      given(`${FIELD}; held 3949 axis; held 3947 axis`);
      // Nobody is there, but it is Russian.
      then.refused('base 8fk 3950', 'FIELD.FRONT', 'deathstruggle:AIR.3');
      then.allowed('base 8fk 3949');
      then.refused('base 8fk 3947', 'FIELD.FRONT', 'deathstruggle:AIR.3');
      then.refused('base 8fk 3946', 'FIELD.FRONT', 'deathstruggle:AIR.3');
      given(`${FIELD}; 35ik@3947; held 3947 axis; held 3948 axis; held 3949 axis`);
      then.allowed('base 8fk 3947');
      then.means(p.hex('3947').country, 'ussr', 'deathstruggle:R132');
    },
  );

  rule(
    ['deathstruggle:AIR.4', 'deathstruggle:DIS.1'],
    'go as far as their fastest units, or by rail, which Disrupts them',
    ({ given, when, then, state }) => {
      given(FIELD.replace('8fk@4051', '8fk@5551'));
      then.refused('base 8fk 4157', 'FIELD.FAR', 'deathstruggle:AIR.4');
      then.refused('base 8fk 4157 by rail', 'FIELD.NO-RAIL', 'deathstruggle:AIR.4');
      when('base 8fk 7646 by rail');
      then.event('field.based', { unit: '8fk', rail: true }, 'deathstruggle:AIR.4');
      then.means(state().own.disrupted, ['8fk'], 'deathstruggle:AIR.4');
      given(FIELD);
      then.refused('base 8fk 4052 by rail', 'FIELD.BY-ROAD', 'deathstruggle:AIR.4');
      then.means(baseOf(['8fk'], ['4050', '4052']), 'FIELD.FORM');
      then.means(baseOf(['8fk'], ['4050'], ['sea']), 'FIELD.FORM');
      then.means(baseOf(['8fk'], ['4050']), undefined);
      // A brigade has ten points, which are twenty hexes of road.
      given('phase russian-administration; turn 2; wair@2820; 8a@2821; 4armee@4050');
      then.allowed('base wair 3933', 'base wair 3934');
      given(`${FIELD}; own disrupted ["8fk"]`);
      then.refused('base 8fk 4052', 'FIELD.DISRUPTED', 'deathstruggle:DIS.1');
      given('phase axis-movement; turn 2; 4armee@4050; 8fk@4051; 8a@3946; own disrupted ["8fk"]');
      then.refused('bomb 3946 with 8fk', 'AIR.UNREADY', 'deathstruggle:AIR.4');
    },
  );

  rule('deathstruggle:AIR.5', 'out of full supply are of no use', ({ given, then }) => {
    given('phase axis-movement; turn 2; 4armee@3630; 8fk@3630 under; 8a@3628');
    then.refused('bomb 3628 with 8fk', 'AIR.UNFED', 'deathstruggle:AIR.5');
  });

  rule(
    ['deathstruggle:R48', 'deathstruggle:AIR.18', 'deathstruggle:R54'],
    'fall to ground units that come in, and come again in the next administration of their owner',
    ({ given, when, then, state }) => {
      given('phase axis-movement; turn 2; 3pz@3948; 4armee@3948; wair@3946; 8a@3941');
      when('move 3pz 3947 3946');
      then.event('field.overrun', { unit: 'wair', hex: '3946', turn: 3, of: 'axis' }, 'deathstruggle:AIR.18');
      then.at('wair', 'air-away');
      then.means(state().own.downed, { wair: 5 }, 'deathstruggle:R54');
      given(
        'phase russian-administration; turn 2; 4armee@4050; 8a@3941; wair@air-away; own downed {"wair":5}',
      );
      when('base wair 3941');
      then.event('field.based', { unit: 'wair', hex: '3941' }, 'deathstruggle:AIR.2');
      then.means(state().own.downed, { wair: 5 }, 'deathstruggle:R48');
    },
  );

  rule(
    ['deathstruggle:R54', 'deathstruggle:AIR.18', 'deathstruggle:AIR.19'],
    'who is away longer than the turn or until its middle was shot down, who has flown now was intercepted',
    ({ given, then }) => {
      given('phase russian-movement; turn 2; 8a@2820; 4armee@4050');
      const why = (until: number, flown: readonly string[] = []): string | undefined => {
        const s = stateOf('phase russian-movement; turn 2; 8a@2820; 4armee@4050');
        s.own.pulse.flown = [...flown];
        return airOf(p).outRule?.(s, 'wair', until);
      };
      then.means([why(3), why(5), why(6)], Array(3).fill('deathstruggle:AIR.18'), 'deathstruggle:AIR.18');
      then.means(why(4, ['wair']), 'deathstruggle:AIR.19', 'deathstruggle:AIR.19');
      then.means([why(4), why(4, ['nair'])], ['deathstruggle:R54', 'deathstruggle:R54'], 'deathstruggle:R54');
    },
  );

  rule(
    ['deathstruggle:R133', 'deathstruggle:AIR.23'],
    'interceptors come back to their city once it is Russian again',
    ({ given, when, then }) => {
      given('phase axis-breakthrough; turn 2; 6iak@air-away; 4armee@4050; 8a@2818; held 2820 axis');
      when('end');
      then.at('6iak', 'air-away');
      given('phase axis-breakthrough; turn 2; 6iak@air-away; 4armee@4050; 8a@2820');
      when('end');
      then.event('field.based', { unit: '6iak', hex: '2820' }, 'deathstruggle:AIR.23');
      then.at('6iak', '2820');
      then.means(p.unit('6iak').setup, { hex: '2820' }, 'deathstruggle:R133');
    },
  );
});

describe('supply from the air', () => {
  /** A line of full supply comes to 3642 and not to 3639. */
  const FAR = 'phase axis-movement; turn 2; 4armee@3642; 35ik@3639; 8a@2818; 8fk@3642 under';

  rule(
    ['deathstruggle:SUP.10', 'deathstruggle:R131'],
    'feeds all in a hex that are not in full supply, until their next player turn',
    ({ given, when, then, state }) => {
      given(FAR);
      when('resupply 3639 with 8fk', 'end');
      then.event('air.fed', { hex: '3639', units: ['35ik'] }, 'deathstruggle:SUP.10');
      then.means(state().own.fed, ['35ik'], 'deathstruggle:R131');
      given(FAR);
      then.refused('resupply 3642 with 8fk', 'AIR.NOT-HUNGRY', 'deathstruggle:SUP.10');
      then.refused('resupply 2818 with 8fk', 'AIR.NOBODY-YOURS', 'deathstruggle:SUP.10');
    },
  );

  rule(
    'deathstruggle:AIR.25',
    'comes for each unit on half of the faces, where the Luftwaffe flies beyond half its range',
    ({ given, when, then, dice, state }) => {
      given('phase axis-movement; turn 2; 4armee@3644; 35ik@3639; 53ik@3639; 8a@2818; 8fk@3644 under');
      dice(3, 4);
      when('resupply 3639 with 8fk', 'end');
      then.event('air.supply-die', { unit: '35ik', die: 3, fed: true }, 'deathstruggle:AIR.25');
      then.event('air.supply-die', { unit: '53ik', die: 4 }, 'deathstruggle:AIR.25');
      then.means(state().own.fed, ['35ik']);
    },
  );

  rule(
    'deathstruggle:AIR.25',
    'and what one has not brought another may',
    ({ given, when, then, dice, state }) => {
      given(
        'phase axis-movement; turn 2; 4armee@3644; 35ik@3639; 53ik@3639; 8a@2818; 8fk@3644 under; 5fk@3644 under',
      );
      dice(3, 4, 2);
      when('resupply 3639 with 5fk 8fk', 'end');
      then.event('air.supply-die', { unit: '53ik', die: 4 });
      then.event('air.supply-die', { unit: '53ik', die: 2, fed: true });
      then.means(state().own.fed, ['35ik', '53ik']);
    },
  );
});
