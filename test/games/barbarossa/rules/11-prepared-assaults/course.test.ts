// Chapter 11: the course of a battle in small: what is asked and when, which dice fall, what is told, what ends it.
//
//   1707 Medyn is clear, all round it is clear, no river is near: 1607 ne, 1706 e, 1807 se, 1808 sw, 1708 w, 1608 nw.
import { expect } from '@jest/globals';
import { check } from '../../../../../src/core/kernel.ts';
import { refuseWater } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.3-eligible-attackers.ts';
import { battleOdds } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { asking, endings, filled, ofKind, played, thrown } from '../play.ts';

const GERMAN = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9;';
const SOVIET = 'phase soviet-assault; plan order fight-move; own turn.luftwaffe 9; marker supplya 1706;';
const WON = '24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707; dice 1';
const ATTACK = 'attack 1707 from 24pz 46pz 7inf';

rule(
  'barbarossa:11.30c',
  'an advance is asked for, and asked once more by who may go on',
  ({ given, then }) => {
    given(`${GERMAN} ${WON}`);
    const first = played(`${GERMAN} ${WON}`, ATTACK);
    then.means(endings(first), ['pass 11.30c']);
    then.means(asking(first), {
      key: 'ask.advance',
      params: { side: 'german', hex: '1707', units: ['24pz', '46pz', '7inf'] },
    });
    const declined = played(`${GERMAN} ${WON}`, ATTACK, 'pass');
    then.means(ofKind(declined, 'advance.declined').length, 1);
    then.means(asking(declined)?.key, 'ask.assaults-none');
    // With one corps in it nobody has declined anything.
    const one = played(`${GERMAN} ${WON}`, ATTACK, 'advance 24pz 1707');
    then.means(asking(one)?.key, 'ask.advance-more');
    const over = played(`${GERMAN} ${WON}`, ATTACK, 'advance 24pz 1707', 'pass');
    then.means([ofKind(over, 'advance.declined'), asking(over)?.key], [[], 'ask.assaults-none']);
  },
);

rule('barbarossa:11.30a', 'an advance names who goes, and one hex', ({ given, then }) => {
  given(`${GERMAN} ${WON}`);
  const now = played(`${GERMAN} ${WON}`, ATTACK);
  const code = (units: readonly string[], to: readonly string[]): string | undefined =>
    check(barbarossa.rules, now.s, { by: 'german', verb: 'advance', args: { units, to } })?.code;
  then.means(code([], ['1707']), 'ADVANCE.WHERE');
  then.means(code(['24pz'], ['1707', '1706']), 'ADVANCE.WHERE');
  then.means(code(['24pz'], ['dead']), 'ADVANCE.WHERE');
  // Whoever is named in whatever order.
  then.means(code(['46pz', '24pz'], ['1707']), 'ORDER.NOT-A-SET');
  then.means(filled(now, 'advance 46pz 24pz 1707'), { units: ['24pz', '46pz'], to: ['1707'] });
});

rule('barbarossa:11.30a', 'who fell in the battle does not advance', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1708; 46pz@1708 under; 34inf@1708 under; 3ra@1707; 4ra@1707 under; dice 5`);
  when('attack 1707 from 24pz 34inf 46pz', 'lose 24pz');
  then.refused('advance 24pz 1707', 'ADVANCE.NOT-IN-BATTLE');
  then.allowed('advance 46pz 1707');
});

rule(
  'barbarossa:11.1b',
  'nobody must attack, and who is not named takes part with all there are',
  ({ given, then }) => {
    const text = `${GERMAN} 24pz@1708; 46pz@1708 under; 34inf@1808; 3ra@1707`;
    given(text);
    const now = played(text);
    then.means(endings(now), ['end 11.1b']);
    const from = ['24pz', '34inf', '46pz'];
    then.means(filled(now, 'attack 1707'), { target: ['1707'], from });
    then.means(filled(now, 'attack 1707 from 46pz 24pz'), { target: ['1707'], from: ['24pz', '46pz'] });
    // 16 against 3 is 5:1 as is 18 against 3 6:1: they do with fewer only for the same column.
    const weak = played(`${GERMAN} 24pz@1708; 34inf@1708 under; 38inf@1708 under; 1g@1707`);
    then.means(filled(weak, 'attack 1707 best'), { target: ['1707'], from: ['24pz', '38inf'] });
    then.means(filled(now, 'attack 1606'), { target: ['1606'] });
    const sets = (from: readonly string[]): string | undefined =>
      check(barbarossa.rules, now.s, { by: 'german', verb: 'attack', args: { target: ['1707'], from } })
        ?.code;
    then.means([sets(['46pz', '24pz']), sets(['24pz', '46pz'])], ['ORDER.NOT-A-SET', undefined]);
  },
);

rule(
  'barbarossa:11.25a',
  'one die of six sides is the attacker own, and none beyond the table',
  ({ given, then }) => {
    const text = `${GERMAN} ${WON.replace('dice 1', 'dice 6')}; 4ra@1707 under; 5ra@1707 under`;
    given(text);
    const now = played(text, ATTACK);
    then.means(thrown(now), ['german battle 11.25a d6']);
    expect(ofKind(now, 'battle.no-die')).toEqual([]);
    const sure = played(
      `${GERMAN} 24pz@1708; 46pz@1708 under; 47pz@1708 under; 48pz@1708 under; 3ra@1707`,
      'attack 1707 from 24pz 46pz 47pz 48pz',
    );
    then.means(thrown(sure), []);
    then.means(
      ofKind(sure, 'battle.no-die').map(({ rule: by }) => by),
      ['barbarossa:11.10b'],
    );
    const soviet = `${SOVIET} turn 6; 1t@1706; 2lw@1707; dice 6`;
    expect(thrown(played(soviet, 'attack 1707 from 1t'))).toEqual(['soviet battle 11.25a d6']);
  },
);

rule('barbarossa:8.4d', 'each emergency corps rolls its own die, on either side', ({ given, then }) => {
  const text =
    'phase soviet-assault; turn 31; plan order move-fight; own turn.luftwaffe 9; marker supplya 1706; 1gt@1706; wk2@1707; wk3@1707 under; dice 2 5 6';
  given(text);
  const now = played(text, 'attack 1707 from 1gt');
  then.means(thrown(now).slice(0, 2), ['german strength 8.4d d6', 'german strength 8.4d d6']);
  then.means(
    ofKind(now, 'battle.strength').map(({ data }) => data),
    [
      { unit: 'wk2', factor: 2, hex: '1707' },
      { unit: 'wk3', factor: 5, hex: '1707' },
    ],
  );
  // Six against seven.
  then.means(
    ofKind(now, 'battle.odds').map(({ data }) => [data['attack'], data['defence']]),
    [[6, 7]],
  );
});

rule('barbarossa:R63', 'who may choose is told what was rolled', ({ given, then }) => {
  const text =
    'phase german-assault; turn 1; plan order fight-move; own turn.luftwaffe 9; 24pz@1910; 3ra@1909; dice 4';
  given(text);
  const now = played(text, 'attack 1909 from 24pz');
  const { key, params } = asking(now) ?? { key: '', params: {} };
  then.means([key, params['from'], params['to'], params['die']], ['ask.wish', 'BB', 'DR', 4]);
  then.means(params['attacker'], 'german');
});

rule(
  'barbarossa:11.1c',
  'what is declared says who and how, and no drop where there is none',
  ({ given, then }) => {
    given(`${GERMAN} ${WON}`);
    const now = played(`${GERMAN} ${WON}`, ATTACK);
    then.means(
      ofKind(now, 'battle.declared').map(({ data }) => data),
      [{ side: 'german', hex: '1707', units: ['24pz', '46pz', '7inf'], kind: 'prepared' }],
    );
  },
);

rule(
  'barbarossa:7.7A.a',
  'supply from the air comes to a Soviet attack, never to a German one',
  ({ given, when, then, state }) => {
    given(
      `${GERMAN.replace('turn 4', 'turn 7')} 24pz@1708; 46pz@1708 under; 3ra@1707; 4ra@1707 under; marker aerial hand`,
    );
    when('german: standing ask if air-supply', 'attack 1707 from 24pz 46pz');
    then.decides('german', 'battle@die');
    given(`${SOVIET} turn 7; 1t@1706; 2t@1706 under; 2lw@1707; marker aerial hand`);
    when('german: standing ask if air-supply', 'attack 1707 from 1t 2t');
    then.decides('german', 'battle@airSupply');
    then.event('battle.declared', { side: 'soviet', hex: '1707' }, 'barbarossa:11.1c');
    when('airlift 1707');
    then.means(state().own.markers['aerial'], ['1707']);
  },
);

rule('barbarossa:10.13', 'nobody attacks over the sea', ({ given, then }) => {
  given(`${GERMAN} 24pz@1708; 3ra@1707`);
  // No side of this map is sea between two hexes of land; on another it would be shut as well.
  const drowned = { ...p, sideKinds: () => ['sea' as const] };
  const s = stateOf(`${GERMAN} 24pz@1708; 3ra@1707`);
  const told = { unit: '24pz', from: '1708', hex: '1707' };
  then.means([refuseWater(drowned, s, told)?.code, refuseWater(p, s, told)], ['ATTACK.SEA', undefined]);
});

rule('barbarossa:11.26e', 'who gives up nothing said gives up the cheapest', ({ given, then }) => {
  const text = `${GERMAN} 24pz@1708; 46pz@1708 under; 34inf@1708 under; 3ra@1707; 4ra@1707 under; dice 5`;
  given(text);
  const now = played(text, 'attack 1707 from 24pz 34inf 46pz');
  then.means(asking(now)?.params['need'], 6);
  const units = filled(now, 'lose');
  then.means(units, { units: ['24pz'] });
  then.means(filled(now, 'lose 46pz'), { units: ['46pz'] });
  then.means(filled(now, 'lose 46pz 24pz'), { units: ['24pz', '46pz'] });
  const code = check(barbarossa.rules, now.s, {
    by: 'german',
    verb: 'lose',
    args: { units: ['46pz', '24pz'] },
  })?.code;
  then.means(code === undefined, false);
});

rule('barbarossa:11.28a', 'the units of a retreat are a set', ({ given, then }) => {
  const text = `${GERMAN} 24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707; 4ra@1707 under; dice 4`;
  given(text);
  const now = played(text, ATTACK);
  then.means(filled(now, 'retreat 4ra 3ra 1706'), { units: ['3ra', '4ra'], path: ['1706'] });
});

rule(
  'barbarossa:R130',
  'who has retreated is noted for the phase, after prepared assaults alone',
  ({ given, when, then, state }) => {
    given(`${GERMAN} 24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707; 4ra@1707 under; dice 4`);
    when(ATTACK, 'retreat 3ra 4ra 1706');
    then.means(state().own.phase.retreated, ['3ra', '4ra']);
  },
);

rule('barbarossa:11.26a', 'each is told for what he fell', ({ given, when, then }) => {
  given(`${GERMAN} 34inf@1708; 3ra@1707; 4ra@1707 under; 5ra@1707 under; dice 6`);
  when('attack 1707 from 34inf');
  then.event('unit.eliminated', { unit: '34inf', cause: 'attacker' });
  given(`${GERMAN} 24pz@1708; 46pz@1708 under; 34inf@1708 under; 3ra@1707; 4ra@1707 under; dice 5`);
  when('attack 1707 from 24pz 34inf 46pz', 'lose 24pz');
  then.event('unit.eliminated', { unit: '3ra', cause: 'defender' }, 'barbarossa:11.26d');
  then.event('unit.eliminated', { unit: '24pz', cause: 'attacker' }, 'barbarossa:11.26e');
});

rule(
  'barbarossa:11.29b',
  'who fled into the hex falls with it, and is told so',
  ({ given, when, then, state }) => {
    given(
      `${GERMAN} 24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707; 4ra@1707 under; 8inf@1607; 9inf@1607; 10inf@1607 under; 5ra@1706; dice 4 1`,
    );
    when(ATTACK, 'retreat 3ra 4ra 1706', 'pass', 'attack 1706 from 10inf 8inf 9inf');
    const fell = state().own.turn.eliminated;
    if (fell.includes('3ra')) then.event('unit.eliminated', { unit: '3ra', cause: 'bystander' });
    then.means(fell.includes('5ra') && fell.includes('3ra') && fell.includes('4ra'), true);
  },
);

rule(
  'barbarossa:11.23c',
  'a Luftwaffe marker is one column in one battle, and then spent',
  ({ given, when, then, state }) => {
    const text = `${GERMAN.replace('luftwaffe 9', 'luftwaffe 2')} 24pz@1708; 3ra@1707; dice 4`;
    given(text);
    const now = played(text, 'attack 1707 from 24pz');
    then.means([asking(now)?.key, asking(now)?.params['side']], ['ask.luftwaffe', 'german']);
    const before = ofKind(now, 'battle.odds')[0]?.data['odds'];
    when('attack 1707 from 24pz', 'luftwaffe');
    then.event('luftwaffe.committed', { hex: '1707', count: 0 });
    then.means(state().own.turn.luftwaffe, 3);
    const after = played(text, 'attack 1707 from 24pz', 'luftwaffe');
    const result = after.events.find(({ kind }) => kind.startsWith('battle.result-'));
    expect([before, result?.data['odds']]).toEqual(['3:1', '4:1']);
  },
);

rule('barbarossa:11.7b', 'only who was covered is news', ({ given, then }) => {
  const text = `${GERMAN} ${WON}`;
  given(text);
  then.means(ofKind(played(text, ATTACK), 'stack.shown'), []);
  const covered = played(`${text}; 4ra@1707 under`, ATTACK);
  then.means(
    ofKind(covered, 'stack.shown').map(({ data }) => data),
    [{ hex: '1707', units: ['4ra'] }],
  );
});

rule('barbarossa:11.9a', 'even odds are 1:1 by the rule of good odds', ({ given, then }) => {
  given(`${GERMAN} ${WON}`);
  const base = (target: string, attackers: readonly string[], text: string) =>
    battleOdds(p, stateOf(text), { target, attackers, kind: 'prepared' }).odds.entries[0];
  const even = base('1707', ['34inf'], `${GERMAN} 34inf@1708; 3ra@1707`);
  expect([even?.n, even?.rule, even?.params['odds']]).toEqual([0, 'barbarossa:11.8a', '1:1']);
  const worse = base('1707', ['34inf'], `${GERMAN} 34inf@1708; 3ra@1707; 4ra@1707 under`);
  then.means([worse?.n, worse?.rule, worse?.params['odds']], [-1, 'barbarossa:11.9a', '1:2']);
});
