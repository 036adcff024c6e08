// Chapter 10: ways by sea, of German corps and of the Independent Coastal Army.
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { originOf } from '../../../../../src/mechanics/movement/stack.ts';
import { fellows } from '../../../../../src/mechanics/movement/movers.ts';
import { expect, it } from '@jest/globals';
import { check, settle } from '../../../../../src/core/kernel.ts';
import { supplyPath } from '../../../../../src/games/barbarossa/questions/supply.ts';
import {
  defenceHalvings,
  supplyOf,
} from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { says } from '../supply-kit.ts';

const BLACK = 'held 2911 german; held 3108 german';
const BALTIC = 'held 1415 german; held 1011 german';

rule(
  'barbarossa:10.16a',
  'one infantry corps a phase sails between German ports of the Black Sea',
  ({ given, when, then }) => {
    given(`phase german-movement; turn 9; ${BLACK}; 11inf@3213; 30inf@2911`);
    then.refused('sail 11inf 1415', 'SAIL.NOT-THERE');
    then.refused('sail 11inf 3114', 'SAIL.NOT-THERE');
    when('sail 11inf 3108');
    then.event('corps.sailed', { unit: '11inf', from: '3213', hex: '3108' });
    then.at('11inf', '3108');
    then.refused('sail 30inf 3108', 'SAIL.ONE-CORPS');
    given('phase german-movement; turn 9; held 3108 german; 11inf@3213');
    then.refused('sail 11inf 2911', 'SAIL.NOT-HELD');
  },
);

rule(
  'barbarossa:10.16b',
  'who sails begins in a port, and does nothing else in that player turn',
  ({ given, when, then, state }) => {
    given(
      `phase german-movement; turn 9; ${BLACK}; 11inf@3213; 30inf@2911; 54inf@3014; own turn.fought ["30inf"]`,
    );
    then.refused('sail 54inf 3108', 'SAIL.NO-PORT');
    then.refused('sail 30inf 3108', 'SAIL.HAS-FOUGHT');
    when('sail 11inf 3108');
    then.refused('move 11inf 3107', 'MOVE.SAILED');
    expect(state().own.turn.sailed).toEqual(['11inf']);
    given(`phase german-movement; turn 9; ${BLACK}; 11inf@3214`);
    when('move 11inf 3213');
    then.refused('sail 11inf 3108', 'SAIL.HAS-MOVED');
    given(`phase german-movement; turn 9; ${BLACK}; 11inf@3213; own turn.railed ["11inf"]`);
    then.refused('sail 11inf 3108', 'SAIL.HAS-MOVED');
  },
);

rule(
  'barbarossa:10.17a',
  'one infantry corps a phase sails between German ports of the Baltic',
  ({ given, when, then }) => {
    given(`phase german-movement; turn 9; ${BALTIC}; ${BLACK}; 1inf@1717; 2inf@1819; 11inf@3213`);
    then.refused('sail 1inf 3213', 'SAIL.NOT-THERE');
    when('sail 1inf 1011');
    then.event('corps.sailed', { unit: '1inf', hex: '1011', sea: 'baltic' });
    then.refused('sail 2inf 1415', 'SAIL.ONE-CORPS');
    // The other sea is counted apart.
    then.allowed('sail 11inf 2911');
  },
);

rule('barbarossa:10.17b', 'the Baltic has the same limits', ({ given, then }) => {
  given(`phase german-movement; turn 9; ${BALTIC}; 1inf@1717; own turn.fought ["1inf"]; 2inf@1818`);
  then.refused('sail 1inf 1415', 'SAIL.HAS-FOUGHT');
});

it('barbarossa:R123 ships neither mountain corps, Korpsgruppen, panzers nor satellites, and only where there is room', () => {
  const s = stateOf(
    `phase german-movement; turn 9; ${BLACK}; 49mtn@3213; abr@3213; 24pz@3213; r3@3213; 11inf@3213; 1inf@3108; 2inf@3108; 4inf@3108; 5inf@3108; 6inf@3108`,
  );
  settle(barbarossa.rules, s);
  const code = (unit: string, to: string): string | undefined =>
    check(barbarossa.rules, s, { by: 'german', verb: 'sail', args: { units: [unit], to: [to] } })?.code;
  expect(['49mtn', 'abr', '24pz', 'r3'].map((unit) => code(unit, '2911'))).toEqual([
    'SAIL.NOT-INFANTRY',
    'SAIL.NOT-INFANTRY',
    'SAIL.NOT-INFANTRY',
    'SAIL.NOT-INFANTRY',
  ]);
  expect(code('11inf', '3108')).toBe('STACK.FULL');
  expect(code('11inf', '2911')).toBeUndefined();
});

rule('barbarossa:10.34a', 'the Coastal Army is in one of its ports, and nowhere else', ({ given, then }) => {
  given('phase soviet-movement; turn 4; ica@2911; 13ra@2911');
  then.refused('move ica 2910', 'MOVE.COASTAL-ARMY');
  then.refused('move 13ra ica 2810', 'MOVE.COASTAL-ARMY');
  then.refused('sail ica 3213', 'SAIL.COASTAL-ARMY');
});

rule(
  'barbarossa:10.34b',
  'in a Soviet movement phase it goes from the one to the other',
  ({ given, when, then }) => {
    given('phase soviet-movement; turn 4; ica@2911; 13ra@2810');
    when('sail ica 3108');
    then.event('unit.transferred', { from: '2911', hex: '3108' });
    then.refused('sail ica 2911', 'SAIL.AGAIN');
  },
);

rule('barbarossa:10.34c', 'a port that has fallen is closed to it for good', ({ given, then }) => {
  given('phase soviet-movement; turn 4; ica@2911; 13ra@2810; held 3108 german');
  then.refused('sail ica 3108', 'SAIL.PORT-LOST');
  // To say whose it is changes nothing.
  given('phase soviet-movement; turn 9; ica@3108; 13ra@2810; held 2911 soviet');
  then.allowed('sail ica 2911');
  // R133: even retaken.
  given('phase soviet-movement; turn 9; ica@3108; 13ra@2810; held 2911 soviet back');
  then.refused('sail ica 2911', 'SAIL.PORT-LOST');
});

rule('barbarossa:10.34f', 'the Coastal Army is in full supply, with no line asked for', ({ given, then }) => {
  const ring = p
    .neighbours('2911')
    .filter(p.isLand)
    .map((hex, i) => `${['1inf', '2inf', '4inf', '5inf', '6inf', '7inf'][i]}@${hex}`)
    .join('; ');
  const text = `phase soviet-movement; turn 9; ica@2911; 13ra@2911 under; ${ring}`;
  given(text);
  const s = stateOf(text);
  then.means([supplyOf(p, s, 'ica'), supplyOf(p, s, '13ra')], ['own', 'none']);
  then.means(supplyPath(p, s, 'ica'), {
    state: 'own',
    rule: 'barbarossa:10.34f',
    hexes: [],
    cutBy: [],
    notes: [],
  });
  then.means(defenceHalvings(p, s, 'ica'), []);
  then.entry(says(s, '2911'), 'supply.means.full', 2);
});

const sailing = (text: string, by: 'german' | 'soviet', unit: string, to: string): string | undefined => {
  const s = stateOf(text);
  settle(barbarossa.rules, s);
  return check(barbarossa.rules, s, { by, verb: 'sail', args: { units: [unit], to: [to] } })?.code;
};

rule('barbarossa:10.1c', 'by sea too only who is there and is his moves', ({ given, then }) => {
  const text = `phase german-movement; turn 9; ${BLACK}; 11inf@3213; 30inf@dead; 13ra@1606`;
  given(text);
  then.means(
    ['nobody', '13ra', '30inf', '11inf'].map((unit) => sailing(text, 'german', unit, '3108')),
    ['MOVE.NO-UNIT', 'MOVE.NOT-YOURS', 'MOVE.OFF-MAP', undefined],
  );
});

rule('barbarossa:12.7a', 'who stands fast does not sail', ({ given, then }) => {
  const text = `phase german-movement; turn 9; ${BLACK}; 11inf@3213; own turn.stand ["11inf"]`;
  given(text);
  then.means(sailing(text, 'german', '11inf', '3108'), 'MOVE.STANDS-FAST');
});

rule('barbarossa:10.34b', 'where nobody can sail, each side hears of its own ships', ({ given, then }) => {
  given('phase soviet-movement; turn 9; 13ra@1606');
  then.refused('sail 13ra 3108', 'SAIL.SOVIET');
  given('phase german-movement; turn 9; 24pz@3213');
  then.refused('sail 24pz 2911', 'SAIL.NOT-INFANTRY', 'barbarossa:R123');
});

rule(
  'barbarossa:10.34b',
  'the Coastal Army needs room, and is no corps of 10.16',
  ({ given, when, then, state }) => {
    const full = '3ra@3108; 4ra@3108; 5ra@3108; 6ra@3108; 8ra@3108';
    given(`phase soviet-movement; turn 4; ica@2911; ${full}`);
    then.refused('sail ica 3108', 'STACK.FULL', 'barbarossa:6.3');
    given('phase soviet-movement; turn 4; ica@2911; 13ra@2810');
    when('sail ica 3108');
    then.event('unit.transferred', { unit: 'ica' });
    then.noEvent('corps.sailed');
    then.means([state().own.turn.sailed, state().own.phase.used], [[], []]);
    then.means(originOf(state(), 'ica'), '2911');
  },
);

rule('barbarossa:10.17b', 'who has sailed there moves no more', ({ given, when, then, state }) => {
  given(`phase german-movement; turn 9; ${BALTIC}; 1inf@1717; 24pz@1011`);
  when('sail 1inf 1011');
  then.refused('move 1inf 1010', 'MOVE.SAILED');
  then.refused('move 24pz 1inf 1111', 'MOVE.SAILED');
  then.means(originOf(state(), '1inf'), '1717');
  expect(fellows(moveLaw(p), state(), '24pz')).toEqual(['24pz']);
});

rule('barbarossa:8.3e', 'who is bound to a country does not sail out of it', ({ given, then }) => {
  given(`phase german-movement; turn 22; ${BALTIC}; 6ssinf@1415; 1inf@1717`);
  then.refused('sail 6ssinf 1717', 'SAIL.BOUND');
  given(`phase german-movement; turn 22; ${BLACK}; ksc@3108; 1inf@1717`);
  then.refused('sail ksc 2911', 'SAIL.BOUND', 'barbarossa:8.3h');
  then.means(
    sailing(`phase german-movement; turn 22; ${BALTIC}; 1inf@1415`, 'german', '1inf', '1717'),
    undefined,
  );
});
