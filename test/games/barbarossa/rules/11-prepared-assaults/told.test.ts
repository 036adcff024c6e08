// Chapter 11: what short orders are filled up to, what refusals and questions name, what stands in an event.
//
//   1707 Medyn is clear, all round it is clear, no river is near: 1607 ne, 1706 e, 1807 se, 1808 sw, 1708 w, 1608 nw.
import { check, complete, numbered, offers } from '../../../../../src/core/kernel.ts';
import type { Refusal } from '../../../../../src/core/types.ts';
import type { Answer } from '../../../../../src/mechanics/combat/questions/odds.ts';
import { attackQuestions } from '../../../../../src/games/barbarossa/questions/odds.ts';
import { boundToAttack } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.1-assault-phase.ts';
import { fightIn } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-battle-frame.ts';
import { attackSum } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.12-factors.ts';
import { stackSizesShown } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.7-fog-of-war.ts';
import type { Printed } from '../../../../../src/games/barbarossa/data/sheet.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { asking, filled, played } from '../play.ts';
import type { Played } from '../play.ts';

const GERMAN = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9;';
const SOVIET = 'phase soviet-assault; plan order fight-move; own turn.luftwaffe 9; marker supplya 1706;';
const WON = '24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707; dice 1';
const ATTACK = 'attack 1707 from 24pz 46pz 7inf';

const refused = ({ s }: Played, line: string): Refusal | undefined =>
  check(barbarossa.rules, s, readOrder(barbarossa, s, line));

rule('barbarossa:11.32b', 'an advance goes without a hex where there is one', ({ given, then }) => {
  given(`${GERMAN} ${WON}`);
  const now = played(`${GERMAN} ${WON}`, ATTACK, 'advance 24pz 1707');
  then.means(filled(now, 'advance 46pz'), { units: ['46pz'], to: ['1707'] });
  then.means(filled(now, 'advance 24pz 1706'), { units: ['24pz'], to: ['1706'] });
  then.means(filled(now, 'advance'), {});
  // With several it is asked which.
  const full = complete(barbarossa.rules, now.s, readOrder(barbarossa, now.s, 'advance 24pz'));
  then.means(full.ok ? undefined : full.refusal, {
    code: 'ADVANCE.WHICH',
    rule: 'barbarossa:11.32b',
    params: { units: ['24pz'], hexes: ['1607', '1706', '1807'] },
    instead: { by: 'german', verb: 'advance', args: { units: ['24pz'], to: ['1607'] } },
  });
});

rule(
  'barbarossa:11.32a',
  'who cannot go on is told why, who waits for room is sent to the hex that was won',
  ({ given, then }) => {
    const slow = `${GERMAN.replace('turn 4', 'turn 5')} ${WON}`;
    given(slow);
    then.means(filled(played(slow, ATTACK, 'advance 24pz 1707'), 'advance 24pz'), 'ADVANCE.SEASON');
    const five = '24pz@1708; 46pz@1708 under; 47pz@1708 under; 7inf@1708 under; 8inf@1708 under';
    const all = `${GERMAN} ${five}; 9inf@1808; 3ra@1707; dice 1`;
    const now = played(
      all,
      'attack 1707 from 24pz 46pz 47pz 7inf 8inf 9inf',
      'advance 24pz 46pz 47pz 7inf 8inf 1707',
    );
    then.means(filled(now, 'advance 9inf'), { units: ['9inf'], to: ['1707'] });
    then.means(refused(now, 'advance 7inf 1706')?.rule, 'barbarossa:11.32a');
  },
);

rule('barbarossa:11.30c', 'of many who could advance it is said so', ({ given, then }) => {
  const many =
    '24pz@1708; 46pz@1708; 47pz@1708; 7inf@1708; 8inf@1708; 9inf@1808; 1inf@1808; 2inf@1808; 5inf@1808; 6inf@1808; 10inf@1608; 12inf@1608';
  given(`${GERMAN} ${many}; 3ra@1707`);
  const now = played(
    `${GERMAN} ${many}; 3ra@1707`,
    'attack 1707 from 10inf 12inf 1inf 24pz 2inf 46pz 47pz 5inf 6inf 7inf 8inf 9inf',
  );
  then.means(asking(now)?.key, 'ask.advance-many');
});

rule('barbarossa:11.3a', 'an attack without names is made by all who can, be it one', ({ given, then }) => {
  const text = `${GERMAN} 24pz@1910; 3ra@1909`;
  given(text);
  const all = { target: ['1909'], from: ['24pz'] };
  then.means(filled(played(text), 'attack 1909'), all);
  // Whoever is named goes alone.
  then.means(filled(played(`${text}; 46pz@1910`), 'attack 1909 from 24pz'), all);
});

rule('barbarossa:5.12b', 'who must attack is known in the assault phase alone', ({ given, then }) => {
  const text = 'phase soviet-assault; turn 2; plan order fight-move; 24pz@1910; 3ra@1909; 4ra@1606';
  given(text);
  then.refused('end', 'ATTACK.DUE', 'barbarossa:5.12a');
  then.means(boundToAttack(p, played(`${text}; own phase.bound ["3ra"]`).s), ['3ra']);
  const moving = `${text.replace('soviet-assault', 'soviet-movement')}; own phase.bound ["3ra"]`;
  then.means(boundToAttack(p, played(moving).s), []);
});

rule('barbarossa:11.7b', 'the defenders are known from when their stack is shown', ({ given, then }) => {
  const first =
    'phase german-assault; turn 1; plan order fight-move; own turn.luftwaffe 9; 24pz@1910; 3ra@1909';
  given(`${first}; dice 4`);
  then.means(fightIn(played(first).s), undefined);
  const now = played(`${first}; dice 4`, 'attack 1909 from 24pz');
  then.means(asking(now)?.key, 'ask.wish');
  then.means(fightIn(now.s), { hex: '1909', against: ['3ra'] });
  const air = `${SOVIET} turn 7; 1t@1706; 2t@1706 under; 2lw@1707; marker aerial hand`;
  const before = played(air, 'german: standing ask if air-supply', 'attack 1707 from 1t 2t');
  then.means(fightIn(before.s), { hex: '1707', against: [] });
});

rule('barbarossa:R63', 'a one is told as any other face', ({ given, then }) => {
  const text =
    'phase german-assault; turn 1; plan order fight-move; own turn.luftwaffe 9; 34inf@1910; 3ra@1909; 4ra@1909; 8ra@1909; dice 1';
  given(text);
  const { key, params } = asking(played(text, 'attack 1909 from 34inf')) ?? { key: '', params: {} };
  then.means([key, params['die']], ['ask.wish', 1]);
});

const GAMBIT =
  'phase german-assault; turn 17; plan order move-fight; own turn.luftwaffe 2; own plan.offensive {"turn":17,"gambit":true,"cities":[]}; 2para@airborne; 24pz@1910; 1g@1909';

rule(
  ['barbarossa:4.17g', 'barbarossa:11.1c'],
  'who drops is told when the attack is declared, and what became of it',
  ({ given, when, then }) => {
    given(`${GAMBIT}; 2g@1909; 3g@1909; dice 5`);
    when('attack 1909 from 24pz drop 2para');
    then.event('battle.declared', { units: ['24pz'], drop: '2para' }, 'barbarossa:11.1c');
    then.event('unit.eliminated', { unit: '2para', cause: 'air-drop' });
  },
);

rule('barbarossa:7.4i', 'coastal supply that a defence has used is fixed by it', ({ given, when, then }) => {
  given('phase soviet-assault; turn 9; plan order fight-move; 2inf@3108; 12ra@3008; 18ra@3107; dice 3');
  when('attack 3108 from 12ra 18ra');
  then.event('crimea.coastal', { unit: '2inf', hex: '3108' });
});

rule('barbarossa:1.3a', 'what is taken off one unit names it, off several names none', ({ given, then }) => {
  const text = `${GERMAN} 34inf@1708; 24pz@1708; 3ra@1707; 4ra@1608; 5ra@1709; 6ra@1808; 8ra@1809; 9ra@1609`;
  given(text);
  const about = (...attackers: readonly string[]) => {
    const { entries } = attackSum(p, stateOf(text), { target: '1707', attackers, kind: 'prepared' });
    return entries.find(({ why }) => why === 'combat.rounded-down');
  };
  then.means(about('34inf')?.params, { units: ['34inf'], unit: '34inf' });
  then.means(about('24pz', '34inf')?.params, { units: ['24pz', '34inf'] });
  // One is what is left, so nothing has to be put back.
  then.means(about('34inf')?.n, -0.5);
  const alone = attackSum(p, stateOf(text), { target: '1707', attackers: ['34inf'], kind: 'prepared' });
  then.means([alone.total, alone.entries.some(({ why }) => why === 'combat.at-least-one')], [1, false]);
});

rule('barbarossa:R131', 'a chart of one’s own may let the German count', ({ given, then }) => {
  given(`${GERMAN} ${WON}`);
  const switches = p.tables.switches.map((line) => ({ ...line, value: true }));
  const counted: Printed = { ...p, tables: { ...p.tables, switches } };
  then.means([stackSizesShown(p), stackSizesShown(counted)], [false, true]);
});

const messages = (found: Answer, key: string) =>
  found.flatMap((one) => ('key' in one && one.key === key ? [one.params] : []));

rule('barbarossa:6.3', 'at worst the strongest lie under the one that is seen', ({ given, then }) => {
  const text =
    'phase german-assault; turn 30; plan order fight-move; own turn.luftwaffe 9; 24pz@1910; 46pz@1910; 3ra@1909; 4ra@1909 under; 5ra@1604; 6ra@1604 under; 8ra@1604 under; 9ra@1604 under; 9g@1604 under; 33ra@1606; 34ra@1606 under; 37ra@1606 under';
  given(text);
  const said = attackQuestions(p).odds(stateOf(text), 'german', { target: ['1909'], from: ['24pz', '46pz'] });
  // Sixteen against three and one more, or against three and fourteen.
  then.means(
    messages(said, 'odds.range').map(({ odds, worst }) => [odds, worst]),
    [['2:1', '1:2']],
  );
});

rule('barbarossa:5.14b', 'nothing is said of what no face brings', ({ given, then }) => {
  const at = (units: string) =>
    `phase german-assault; turn 1; plan order fight-move; own turn.luftwaffe 9; ${units}; 3ra@1909`;
  given(at('24pz@1910'));
  const said = (units: string, names: readonly string[]) =>
    attackQuestions(p).odds(stateOf(at(units)), 'german', { target: ['1909'], from: names });
  const weak = said('24pz@1910', ['24pz']);
  then.means(
    messages(weak, 'odds.choice').map(({ rule: by, code }) => [by, code]),
    [['barbarossa:5.14b', 'DR']],
  );
  // It is a choice, so it is not told as what happens anyhow.
  then.means(messages(weak, 'odds.turned'), []);
  const strong = said('24pz@1910; 46pz@1910; 34inf@1910', ['24pz', '46pz', '34inf']);
  then.means([messages(strong, 'odds.face-BB'), messages(strong, 'odds.choice')], [[], []]);
  const sure = at('24pz@1910; 46pz@1910; 47pz@1910');
  const beyond = (board: Printed) =>
    messages(
      attackQuestions(board).odds(stateOf(sure), 'german', {
        target: ['1909'],
        from: ['24pz', '46pz', '47pz'],
      }),
      'odds.choice-automatic',
    ).map(({ code }) => code);
  // With a chart of one's own, on which even the best is a bloodbath.
  const ends = p.tables.ends.map((line) => ({ ...line, result: 'BB' as const }));
  then.means([beyond(p), beyond({ ...p, tables: { ...p.tables, ends } })], [[], ['DR']]);
});

rule('barbarossa:11.26e', 'as many ways to pay as can be numbered are numbered', ({ given, then }) => {
  const text = (more: string): string =>
    `${GERMAN} hg@1708; gd@1708; 2sspz@1708; 34inf@1808; 35inf@1808; 38inf@1808; ${more} 3ra@1707; 4ra@1707; 5ra@1707; 6ra@1707; dice 5`;
  given(text(''));
  const ways = (more: string, from: string): number | undefined => {
    const { s } = played(text(more), `attack 1707 from ${from}`);
    const offer = offers(barbarossa.rules, s).find(({ verb }) => verb === 'lose');
    return offer === undefined ? -1 : numbered(s, offer)?.length;
  };
  const six = '2sspz 34inf 35inf 38inf gd hg';
  then.means([ways('', six), ways('50inf@1808;', '2sspz 34inf 35inf 38inf 50inf gd hg')], [12, undefined]);
});

rule('barbarossa:11.1a', 'who attacks his own hex hears which one he may have meant', ({ given, then }) => {
  const text = `${GERMAN} 24pz@1910; 3ra@1909; 4ra@1909 under; 6ra@dead`;
  given(text);
  const now = played(text);
  const target = (unit: string) => refused(now, `attack 1910 from ${unit}`)?.params['target'];
  then.refused('attack 1910 from 3ra', 'ATTACK.OWN-HEX');
  then.means(['3ra', '4ra', '6ra', '24pz'].map(target), ['1909', undefined, undefined, undefined]);
});

const ODESSA = '14pz@2811; 24pz@2811 under; 3pz@2811 under; 46pz@2811 under; 47pz@2811 under; 2sspz@2812;';

rule(
  'barbarossa:10.34d',
  'who has sailed is not asked about with those left behind, nor lost with them',
  ({ given, when, then }) => {
    const text = `${GERMAN} ${ODESSA} ica@2911; 3ra@2911 under; dice 4`;
    given(text);
    const order = 'attack 2911 from 14pz 24pz 2sspz 3pz 46pz 47pz';
    then.means(asking(played(text, order))?.params['units'], ['3ra']);
    when(order, 'retreat 3ra 2912');
    then.event('unit.sailed', { side: 'soviet', units: ['ica'] });
    then.at('ica', '3108');
  },
);

rule(
  'barbarossa:11.27R.b',
  'a way in the wrong direction is refused with those in the right one',
  ({ given, then }) => {
    const text = `${GERMAN} 24pz@1708; 46pz@1708; 47pz@1708; 3ra@1707; 4ra@1707; dice 4`;
    given(text);
    const now = played(text, 'attack 1707 from 24pz 46pz 47pz');
    then.means(asking(now)?.key, 'ask.retreat');
    then.means(refused(now, 'retreat 3ra 4ra 1608')?.params['hexes'], ['1607', '1706', '1807']);
    // Whoever is named in whatever order.
    then.means(filled(now, 'retreat 4ra 3ra 1706 1705'), { units: ['3ra', '4ra'], path: ['1706', '1705'] });
  },
);

rule('barbarossa:8.25a', 'a retreat that comes next to Bucharest counts as well', ({ given, when, then }) => {
  given(
    `${GERMAN.replace('turn 4', 'turn 20')} 24pz@3117; 46pz@3117; 3ra@3116; r3@2921; r4@dead; held 3115 german; dice 4`,
  );
  when('attack 3116 from 24pz 46pz', 'retreat 3ra 3115');
  then.event('romania.left', { units: ['r3', 'r4'] });
});
