// Chapter 9: German mobile assaults. N1731 and the hexes round it are open ground; its neighbours are N1832 N1732 N1632
// N1631 N1730 N1831.
import { describe } from '@jest/globals';
import { placeOf } from '../../../../../src/mechanics/places.ts';
import { moveLaw } from '../../../../../src/games/storm/09-movement/9.1-move-law.ts';
import { battleOdds } from '../../../../../src/games/storm/10-prepared-assaults/10.8-odds.ts';
import { p, rule, stateOf } from '../kit.ts';

const law = moveLaw(p).assault;
const german = 'phase german-movement; turn 2; own plan.order "move-fight"';
const FIELD = `${german}; 1pz@N1733; 3mot@N1733 under; 6rd@N1731; 13rd@N1534`;
const RING = ['2rd@N1832', '8rd@N1732', '13rd@N1632', '86rd@N1631', '113rd@N1730', '155rd@N1831'].join('; ');

describe('9.22, 9.24: who, and where', () => {
  rule(
    ['storm:9.22a', 'storm:9.22b', 'storm:9.22c'],
    'panzers, and panzer grenadiers with them',
    ({ given, then }) => {
      given(`${FIELD}; 14mot@N1733 under; 5inf@N1733 under; 1cav@N1733 under`);
      then.allowed('assault 1pz N1732 N1731', 'assault 14mot 1pz 3mot N1732 N1731');
      then.refused('assault 3mot N1732 N1731', 'ASSAULT.PANZER', 'storm:9.22b');
      then.refused('assault 5inf N1732 N1731', 'ASSAULT.KIND', 'storm:9.22a');
      then.refused('assault 1cav N1732 N1731', 'ASSAULT.KIND', 'storm:9.22a');
      then.means(
        law?.refuse(stateOf(`${FIELD}; 14mot@N1733 under`), ['1pz', '3mot', '14mot'], 'N1732', 'N1731'),
        undefined,
        'storm:9.22c',
      );
    },
  );

  rule(['storm:9.24d', 'storm:5.8d'], 'no Soviets, no allies', ({ given, then }) => {
    given('phase soviet-movement; turn 2; 1td@N1732; 5inf@N1731');
    then.refused('move 1td N1731', 'MOVE.ENEMY', 'storm:9.4');
    then.means(
      law?.refuseTurn(stateOf('phase soviet-movement; turn 2; 1td@N1732'))?.code,
      'ASSAULT.SOVIET',
      'storm:9.24d',
    );
    given(`${german}; 9r@S1725; 6rd@S1726`);
    then.refused('assault 9r S1726', 'ASSAULT.ALLY', 'storm:5.8d');
  });

  rule(
    ['storm:9.24a', 'storm:9.24b', 'storm:9.24c', 'storm:R30'],
    'into no marsh, no mountains, corridor or not',
    ({ given, then }) => {
      given(`${german}; 1pz@N2335; 6rd@N2236; 3pz@N2140; 13rd@N2240`);
      then.refused('assault 1pz N2236', 'ASSAULT.TERRAIN', 'storm:9.24b');
      then.refused('assault 3pz N2240', 'ASSAULT.TERRAIN', 'storm:9.24a');
      const out = `${german}; 1pz@N1028; 6rd@N1128`;
      then.means(law?.refuse(stateOf(out), ['1pz'], 'N1028', 'N1128'), undefined, 'storm:9.24c');
      // Along the Danube a hex is worth one; an assault pays for the ground and one more.
      const danube = `${german}; 1pz@S1624; 6rd@S1524`;
      then.means(law?.price(stateOf(danube), '1pz', 'S1624', 'S1524'), 3, 'storm:R30');
    },
  );

  rule(['storm:9.24f', 'storm:9.3b'], 'points must suffice', ({ given, then }) => {
    given(`${german}; held S2029 german back; 1pz@N1733; 6rd@N1731; 13rd@N1534`);
    then.refused('assault 1pz N1732 N1733 N1732 N1731', 'ASSAULT.POINTS', 'storm:9.24f');
    then.allowed('assault 1pz N1732 N1731');
    then.means(law?.rules.payment, 'storm:9.24f', 'storm:9.3b');
  });

  rule(
    ['storm:9.25', 'storm:7.6b', 'storm:R33'],
    'in supply where it sets out and where it strikes',
    ({ given, then }) => {
      given(`${german}; ${RING}; 1pz@N1731`);
      then.refused('assault 1pz N1732', 'ASSAULT.SHORT', 'storm:7.6b');
      const gap = `${german}; ${RING}; 1pz@N1930; 6pz@N1733`;
      then.means(law?.refuse(stateOf(gap), ['1pz'], 'N1731', 'N1732')?.code, 'ASSAULT.SUPPLY', 'storm:9.25');
      then.means(law?.refuse(stateOf(gap), ['6pz'], 'N1733', 'N1732'), undefined, 'storm:R33');
    },
  );

  rule(
    ['storm:9.26', 'storm:9.23e', 'storm:6.1c'],
    'who began together, out of a hex that is not too full',
    ({ given, then }) => {
      const full = ['5inf', '6inf', '26inf', '28inf', '35inf', '8inf', '161inf', '162inf'];
      given(
        `${FIELD}; 6pz@N1732; ${full
          .slice(1)
          .map((unit) => `${unit}@N1732 under`)
          .join('; ')}`,
      );
      then.refused('assault 1pz 6pz N1731', 'MOVE.NOT-TOGETHER', 'storm:9.26');
      then.refused('assault 1pz N1732 N1731', undefined, 'storm:9.23e');
      then.allowed('assault 6pz N1731');
      then.means(
        law?.refuse(
          stateOf(`${FIELD}; ${full.map((unit) => `${unit}@N1732 under`).join('; ')}`),
          ['1pz'],
          'N1732',
          'N1731',
        )?.code,
        'STACK.FULL',
        'storm:6.1c',
      );
    },
  );

  rule(['storm:9.29a', 'storm:9.29b'], 'not with the other order, nor on turn 1', ({ given, then }) => {
    given(FIELD.replace('move-fight', 'fight-move'));
    then.refused('assault 1pz N1732 N1731', 'ASSAULT.ORDER', 'storm:9.29a');
    given(FIELD.replace('turn 2', 'turn 1'));
    then.refused('assault 1pz N1732 N1731', 'ASSAULT.TURN', 'storm:9.29b');
  });
});

describe('9.23, 9.27, 9.28: how it goes', () => {
  rule(
    [
      'storm:9.23a',
      'storm:9.23b',
      'storm:9.23g',
      'storm:R97',
      'storm:9.27a',
      'storm:9.27b',
      'storm:9.27c',
      'storm:9.23c',
    ],
    'a round that fails, and another',
    ({ given, dice, when, then, state }) => {
      given(FIELD);
      dice(6, 6);
      when('assault 1pz 3mot N1732 N1731');
      then.event('assault.begins', { from: 'N1732', hex: 'N1731', cost: 2 }, 'storm:9.23a');
      then.event('battle.odds', {}, 'storm:10.8a');
      // The panzer division goes first, of itself.
      then.event('unit.eliminated', { unit: '1pz' }, 'storm:9.24g');
      given(`${FIELD}; 3pz@N1733 under; 4pz@N1733 under; 2rd@N1731 under; 8rd@N1731 under`);
      dice(6, 1);
      when('assault 1pz 3mot 3pz 4pz N1732 N1731', 'lose 6rd', 'lose 1pz');
      then.event('assault.failed', { hex: 'N1732', target: 'N1731' }, 'storm:9.27a');
      then.means(state().own.held['N1731'], 'soviet', 'storm:R97');
      then.means(placeOf(state().own, '3pz'), 'N1732', 'storm:9.23g');
      then.means(state().own.phase.spent['3pz'], 4, 'storm:9.23b');
      then.allowed('move 3pz N1733');
      when('assault 3pz 4pz N1731');
      then.event('assault.begins', { cost: 2 }, 'storm:9.23a');
      then.means(state().own.phase.attackers, [], 'storm:9.27c');
      then.means(state().own.phase.spent['3pz'], 6, 'storm:9.23c');
      then.means(state().stack.length > 0, true, 'storm:9.27b');
    },
  );

  rule(
    ['storm:9.28a', 'storm:9.28b', 'storm:9.28c', 'storm:9.23d'],
    'a hex that is cleared, and on',
    ({ given, dice, when, then, state }) => {
      given(`${FIELD}; 3pz@N1733 under; 4pz@N1733 under; 2rd@N1730`);
      dice(1, 1);
      when('assault 1pz 3mot 3pz 4pz N1732 N1731');
      then.event('assault.cleared', { hex: 'N1731' }, 'storm:9.28a');
      then.means(placeOf(state().own, '1pz'), 'N1731', 'storm:9.28c');
      when('assault 1pz 3mot 3pz 4pz N1730');
      then.event('assault.cleared', { hex: 'N1730' }, 'storm:9.28a');
      then.means(state().own.phase.spent['1pz'], 6, 'storm:9.23d');
      then.means(state().own.phase.attackers, [], 'storm:9.28b');
      then.noEvent('unit.advanced');
    },
  );

  rule(
    ['storm:9.23b', 'storm:9.24e', 'storm:9.30a', 'storm:9.30b', 'storm:9.30c'],
    'one column left, no concentric one, air as ever',
    ({ given, then }) => {
      given(FIELD);
      const odds = (text: string) => {
        const s = stateOf(text);
        return battleOdds(p, s, { target: 'N1731', kind: 'mobile', attackers: ['1pz'], defenders: ['6rd'] })
          .odds;
      };
      then.entry(odds(FIELD), 'shift.mobile', -1, 'storm:9.23b');
      then.means(odds(FIELD).entries.length, 2, 'storm:9.24e');
      then.entry(
        odds(`${FIELD}; own turn.air "german"; marker air N1731`),
        'shift.air-attack',
        1,
        'storm:9.30a',
      );
      then.entry(
        odds(`${FIELD}; own turn.air "soviet"; marker air N1731`),
        'shift.air-defence',
        -1,
        'storm:9.30b',
      );
      then.means(odds(FIELD).entries[0]?.rule, 'storm:10.8a', 'storm:9.30c');
    },
  );

  rule(
    ['storm:9.24g', 'storm:10.22f', 'storm:R32'],
    'the first German loss is a panzer, the others free',
    ({ given, dice, when, then, state }) => {
      given(
        `${german}; 1pz@N1732; 3pz@N1732 under; 3mot@N1732 under; 6rd@N1731; 2rd@N1731 under; 8rd@N1731 under; 86rd@N1731 under; 13rd@N1534`,
      );
      dice(6);
      when('assault 1pz 3mot 3pz N1731');
      then.decides('german', 'stepLosses@choose');
      then.refused('lose 3mot', 'LOSE.DOTTED-FIRST', 'storm:9.24g');
      when('lose 3pz');
      then.event('unit.eliminated', { unit: '3pz' }, 'storm:9.24g');
      then.means(state().own.lost.german, 1, 'storm:10.22f');
      then.allowed('lose 3mot');
      then.means(p.unit('3mot').type, 'panzer-grenadier', 'storm:R32');
    },
  );

  rule(
    'storm:R28',
    'each round pays for the hex; by agreement a repeated one does not',
    ({ given, then }) => {
      const text = `${german}; 1pz@N1732; 6rd@N1731; own phase.struck {"1pz":"N1732 N1731"}`;
      given(FIELD);
      then.means(law?.price(stateOf(text), '1pz', 'N1732', 'N1731'), 2);
      then.means(law?.price(stateOf(`${text}; option repeated-rounds=cheap`), '1pz', 'N1732', 'N1731'), 1);
    },
  );
});
