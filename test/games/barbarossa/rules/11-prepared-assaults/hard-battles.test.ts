// Chapters 10 and 11 together: battles in which many rules meet, played to their end.
//
//   1813 Minsk is a city in a Soviet line; over the river lies 1812 in the east, 1814 in the west is dry.
//   1707 Medyn is clear, all round it is clear, no river is near: 1607 ne, 1706 e, 1807 se, 1808 sw, 1708 w, 1608 nw.
//   2014 is marsh: 1913 ne, 2013 e, 2113 se, 2114 sw, 2015 w, 1914 nw.
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { movable } from '../../../../../src/mechanics/movement/movers.ts';
import { complete } from '../../../../../src/core/kernel.ts';
import { refuseStep } from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { isFirstTurnClear } from '../../../../../src/games/barbarossa/05-sequence/5.13-first-turn-marsh.ts';
import { battleOdds } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { shiftsIn } from '../combat-kit.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const moving = (turn: number, rest: string): string =>
  `phase german-movement; turn ${turn}; plan order move-fight; ${rest}`;

const DROP = `${moving(17, 'own turn.luftwaffe 9; own plan.offensive {"turn":17,"gambit":true,"cities":[]}; 2para@airborne; 3ra@1707; dice 1')}; 24pz@1708; 46pz@1708 under; 47pz@1708 under; 48pz@1708 under; 57pz@1708 under`;

const FIGHT = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9;';

const TWICE = 'phase german-assault; turn 10; plan order fight-fight; own turn.luftwaffe 9;';

rule(
  'barbarossa:R43',
  'with the paratroops a force of four fills the hex it clears',
  ({ given, when, then, state }) => {
    given(DROP);
    then.refused('assault 24pz 46pz 47pz 48pz 57pz 1707 drop 2para', 'STACK.FULL', 'barbarossa:6.3');
    when('assault 24pz 46pz 47pz 48pz 1707 drop 2para');
    then.means(state().own.places['1707'], ['24pz', '46pz', '47pz', '48pz', '2para']);
  },
);

rule(
  'barbarossa:5.13a',
  'a march that began in supply finds the marsh dry to its end',
  ({ given, when, then }) => {
    const cut = '13ra@1914; 3ra@1915; 16ra@2015; 23ra@2114; 27ra@2115; 29ra@1913; 9ra@2113; 8ra@2013';
    given(`phase german-movement; turn 1; plan order fight-move; 24pz@2016; ${cut}`);
    const on = (rest: string) =>
      isFirstTurnClear(
        p,
        stateOf(`phase german-movement; turn 1; 24pz@2014; ${cut}; ${rest}`),
        '24pz',
        '2013',
      );
    then.means([on(''), on('own phase.moved ["24pz"]; own phase.origins {"24pz":"2016"}')], [false, true]);
    then.means(on('own phase.moved ["24pz"]; own phase.halved ["24pz"]'), false);
    when('end');
  },
);

rule('barbarossa:R167', 'halved together, two corps pay what neither pays alone', ({ given, when, then }) => {
  // Into marsh 24pz and 46pz are worth 16/2, each alone 8/2: six are only paid by both, or by one with foot.
  given(
    `${FIGHT} 24pz@2015; 46pz@2015 under; 34inf@2015 under; 1inf@2015 under; 3ra@2014; 4ra@2014 under; dice 5`,
  );
  // 16/2 + 3 + 4 is 15 against 6, 2:1; marsh and the summer make it 4:1.
  when('attack 2014 from 1inf 24pz 34inf 46pz');
  then.decides('german', 'losses@choose');
  then.offered('lose', [
    'lose 24pz 46pz',
    'lose 1inf 24pz',
    'lose 1inf 46pz',
    'lose 24pz 34inf',
    'lose 34inf 46pz',
    'lose 1inf 34inf',
  ]);
  then.refused('lose 24pz', 'LOSE.TOO-LITTLE', 'barbarossa:11.26e');
  when('lose 1inf 24pz 46pz');
  then.event('losses.paid', { need: 6 }, 'barbarossa:R167');
});

rule('barbarossa:11.26e', 'beaten defenders out of supply are owed for at half', ({ given, when, then }) => {
  const ring = '8inf@1607; 9inf@1706; 10inf@1807; 12inf@1808; 13inf@1608';
  given(`${FIGHT} 24pz@1708; 34inf@1708 under; 3ra@1707; 4ra@1707 under; 5ra@1707 under; ${ring}; dice 4`);
  when('attack 1707 from 24pz 34inf');
  // 9 halved is 4: 11 against 4 is 2:1, 3:1 with the column of the summer. The 3 of 34inf would not do.
  then.refused('lose 34inf', 'LOSE.TOO-LITTLE');
  when('lose 24pz');
  then.event('losses.paid', { units: ['24pz'], has: 8, need: 4 });
});

rule(
  'barbarossa:11.26e',
  'mountain corps in rough pay with the factor they attacked with',
  ({ given, when, then }) => {
    given(`${FIGHT} 49mtn@1510; 18mtn@1510 under; 68inf@1510 under; 3ra@1509; dice 4`);
    // 6 + 6 + 3 against 3 is 5:1, rough takes one and the summer gives one.
    when('attack 1509 from 18mtn 49mtn 68inf');
    then.decides('soviet', 'retreat@choose');
    given(`${FIGHT} 49mtn@1510; 18mtn@1510 under; 68inf@1510 under; 3ra@1509; dice 5`);
    when('attack 1509 from 18mtn 49mtn 68inf', 'lose 49mtn');
    then.event('losses.paid', { units: ['49mtn'], has: 6, need: 3 });
  },
);

rule(
  'barbarossa:R106',
  'in a bloodbath an emergency corps is worth what it rolled',
  ({ given, when, then }) => {
    given(
      'phase german-assault; turn 31; plan order fight-move; own turn.luftwaffe 9; wk2@1708; wk3@1708 under; 29rc@1707; 1abc@1707 under; dice 2 3 4',
    );
    when('attack 1707 from wk2 wk3');
    then.offered('lose', ['lose wk2', 'lose wk3']);
    when('lose wk3');
    then.event('losses.paid', { units: ['wk3'], has: 3, need: 2 });
  },
);

rule(
  'barbarossa:11.32b',
  'a second hex may be marsh over a river, but no city held by the enemy',
  ({ given, when, then }) => {
    given(`${FIGHT} 24pz@1812; 46pz@1812 under; 47pz@1812 under; 29rc@1912; 6ora@1813; dice 1`);
    when('attack 1912 from 24pz 46pz 47pz', 'advance 24pz 46pz 1912');
    then.refused('advance 24pz 1813', 'ADVANCE.NOT-NEW');
    then.allowed('advance 24pz 1913', 'advance 24pz 2012');
  },
);

rule('barbarossa:11.30a', 'of two satellites that won a hex one may advance', ({ given, when, then }) => {
  given(
    'phase german-assault; turn 10; plan order move-fight; own turn.luftwaffe 9; h1@2310; h2@2210; 24pz@2310 under; 24mc@2309; dice 1',
  );
  when('attack 2309 from 24pz h1 h2');
  then.refused('advance h1 h2 2309', 'ADVANCE.FULL');
  when('advance 24pz h2 2309');
  then.refused('advance h1 2309', 'ADVANCE.FULL');
});

rule(
  'barbarossa:R129',
  'a satellite flees through a satellite, not into its hex',
  ({ given, when, then, state }) => {
    given(
      'phase soviet-assault; turn 6; plan order fight-move; own turn.luftwaffe 9; 1t@2308; 2t@2308 under; 3t@2308 under; r3@2309; r4@2310; 3ra@2210; 4ra@2410; dice 4',
    );
    when('attack 2309 from 1t 2t 3t');
    // 12 against 3, and one column for the lone satellite: 5:1.
    then.refused('retreat r3 2310', 'RETREAT.FULL', 'barbarossa:11.28c');
    then.refused('retreat r3 2209', 'RETREAT.WRONG-WAY', 'barbarossa:11.27R.a');
    then.offered('retreat', ['retreat r3 2310 2211', 'retreat r3 2310 2311', 'retreat r3 2310 2411']);
    const meant = complete(barbarossa.rules, state(), readOrder(barbarossa, state(), 'retreat r3 2311'));
    then.means(meant.ok && meant.order.args['path'], ['2310', '2311']);
    when('retreat r3 2310 2311');
    then.means([state().own.places['2310'], state().own.places['2311']], [['r4'], ['r3']]);
  },
);

rule('barbarossa:5.11c', 'on turn 1 no beaten Soviet flees into Romania', ({ given, when, then }) => {
  const at = (turn: number) =>
    `phase german-assault; turn ${turn}; plan order fight-move; own turn.luftwaffe 9; 24pz@2613; 46pz@2613 under; 1inf@2712; 2inf@2813; 4inf@2614; 5ora@2713; 6ora@2713 under; dice 1`;
  // Their line runs through empty Romania: 16 against 11 is 1:1; the summer gives a column, the river of turn 2 takes it.
  given(at(1));
  when('attack 2713 from 24pz 46pz');
  then.at('5ora', 'out');
  then.means(refuseStep(p, stateOf(at(1)), '5ora', '2713', '2714')?.rule, 'barbarossa:5.11c');
  given(at(2));
  when('attack 2713 from 24pz 46pz', 'retreat 5ora 6ora 2714');
  then.at('5ora', '2714');
});

rule(
  'barbarossa:11.4b',
  'in the second of two fights everybody may fight again',
  ({ given, when, then, state }) => {
    given(`${TWICE} 24pz@1910; 46pz@1910 under; 3ra@1909; 4ra@1909 under; dice 6 6`);
    // 16 against 6 is 2:1, 3:1 in the first phase; a 6 stalls on both columns.
    when('attack 1909 from 24pz 46pz');
    then.refused('attack 1909 from 24pz', 'ATTACK.HEX-AGAIN', 'barbarossa:11.4b');
    when('end');
    then.means([state().clock.phase, state().own.phase.number], ['german-assault', 2]);
    then.means(
      shiftsIn(battleOdds(p, state(), { target: '1909', attackers: ['24pz', '46pz'], kind: 'prepared' })),
      {},
    );
    when('attack 1909 from 24pz 46pz');
    then.means(state().own.phase.attackers, ['24pz', '46pz']);
  },
);

rule(
  'barbarossa:11.29a',
  'what fled in the first of two fights defends in the second',
  ({ given, when, then, state }) => {
    given(`${TWICE} 24pz@1708; 46pz@1708 under; 47pz@1607; 57pz@1607 under; 3ra@1707; 4ra@1706; dice 5 5`);
    // 16 against 3 is 5:1, 6:1 with the column of the first phase: a retreat on 5.
    when('attack 1707 from 24pz 46pz', 'retreat 3ra 1706', 'pass', 'end');
    when('attack 1706 from 47pz 57pz');
    // 16 against 6 is 2:1: the attack stalls.
    then.means(state().own.phase.defended, ['3ra', '4ra']);
  },
);

rule(
  'barbarossa:10.31',
  'what fled from a prepared assault defends against a mobile one',
  ({ given, when, then, state }) => {
    given(`${FIGHT} 24pz@1708; 46pz@1708 under; 47pz@1607; 57pz@1607 under; 3ra@1707; 4ra@1706; dice 5 5`);
    when('attack 1707 from 24pz 46pz', 'retreat 3ra 1706', 'pass', 'end', 'assault 47pz 57pz 1706');
    then.means(
      [state().own.places['1706'], state().own.places['1607']],
      [
        ['3ra', '4ra'],
        ['47pz', '57pz'],
      ],
    );
    given(
      moving(
        4,
        'own turn.luftwaffe 9; 47pz@1607; 57pz@1607 under; 3ra@1706; 4ra@1706 under; own phase.retreated ["3ra"]; own phase.defended ["3ra"]',
      ),
    );
    when('assault 47pz 57pz 1706');
    then.means(state().stack.at(-1)?.vars['defenders'], ['3ra', '4ra']);
  },
);

rule(
  'barbarossa:10.14b',
  'who has crossed Kerch assaults nobody beyond, and who must pay to enter does not cross',
  ({ given, when, then, state }) => {
    given(
      moving(
        9,
        'held 3108 german; held 2607 german; held 2804 german; 24pz@3106; 46pz@3106 under; 1inf@3106 under; 3ra@3104',
      ),
    );
    then.refused('assault 24pz 46pz 3105 3104', 'ASSAULT.POINTS', 'barbarossa:10.25f');
    when('move 1inf 24pz 46pz 3105');
    then.means(movable(moveLaw(p), state()), []);
    given('phase soviet-movement; turn 9; 3ra@3105; own turn.owed {"3ra":1}');
    then.refused('move 3ra 3106', 'MOVE.KERCH-START');
  },
);

rule('barbarossa:11.4b', 'an attack that stalls ends the day for both', ({ given, when, then }) => {
  given(
    'phase soviet-assault; turn 9; plan order fight-move; own turn.luftwaffe 9; marker supplya 1808; 1t@1909; 3ra@1909 under; 4ra@1810; 24pz@1910; dice 5',
  );
  // 4 + 3 against 6 is 1:1.
  when('attack 1910 from 1t 3ra');
  then.refused('attack 1910 from 4ra', 'ATTACK.HEX-AGAIN', 'barbarossa:11.4b');
  then.means(stateOf('phase soviet-assault; turn 9').own.phase.defended, []);
});

rule(
  'barbarossa:10.34d',
  'from a mobile assault too the Coastal Army sails, and the hex is cleared',
  ({ given, when, then, state }) => {
    given(
      moving(
        4,
        'own turn.luftwaffe 9; held 2811 german; held 2812 german; 24pz@2811; 46pz@2811 under; 47pz@2811 under; 48pz@2811 under; ica@2911; dice 3',
      ),
    );
    // Panzers bring 6 each into a city: 24 against 4 is 6:1; city and assault leave 4:1, a retreat on 3.
    when('assault 24pz 46pz 47pz 48pz 2911');
    then.event('unit.sailed', { units: ['ica'], from: '2911', hex: '3108' });
    then.means(state().own.places['2911'], ['24pz', '46pz', '47pz', '48pz']);
    then.means(state().own.phase.spent['24pz'], 1 + 3);
  },
);

rule(
  'barbarossa:11.20b',
  'a Soviet mobile assault that would drive a German out of a city fails',
  ({ given, when, then, state }) => {
    given(
      'phase soviet-movement; turn 26; plan order move-fight; own turn.luftwaffe 9; marker supplya 2206; 1gt@2206; 2gt@2206 under; 3gt@2206 under; 1g@2206 under; 1inf@2207; held 2207 german; dice 1',
    );
    // 23 against 5 is 4:1, less two: 2:1, a retreat on 1, which in a city is a stalled attack.
    when('assault 1g 1gt 2gt 3gt 2207');
    then.event('battle.converted', { from: 'DR', to: 'AS' });
    then.means([state().own.places['2207'], state().own.held['2207']], [['1inf'], 'german']);
    then.means(state().own.places['2206'], ['1gt', '2gt', '3gt', '1g']);
  },
);

rule(
  'barbarossa:11.21d',
  'a Soviet second hex into an East Wall tears it down before anybody else goes on',
  ({ given, when, then, state }) => {
    given(
      'phase soviet-assault; turn 20; plan order fight-move; own turn.luftwaffe 9; marker supplya 1706; marker eastwall 1708; held 1708 german; 1gt@1706; 2gt@1706 under; 2lw@1707; dice 1',
    );
    when('attack 1707 from 1gt 2gt', 'advance 1gt 2gt 1707', 'advance 1gt 1708');
    then.event('line.destroyed', { hex: '1708' });
    then.means([state().own.destroyed, state().own.markers['eastwall']?.includes('1708')], [['1708'], false]);
    then.decides('soviet', 'advance@choose');
  },
);

rule('barbarossa:R167', 'where all have dots the attacker picks among them', ({ given, when, then }) => {
  given(
    'phase german-assault; turn 26; plan order move-fight; own turn.luftwaffe 9; skn@1708; str@1708 under; vbn@1708 under; wse@1708 under; 3ra@1707; dice 5',
  );
  // 4 + 3 + 2 + 3 against 3 is 4:1.
  when('attack 1707 from skn str vbn wse');
  then.offered('lose', ['lose skn', 'lose str', 'lose wse']);
  then.refused('lose vbn', 'LOSE.TOO-LITTLE', 'barbarossa:11.26e');
  when('lose skn vbn');
  then.event('losses.paid', { units: ['skn', 'vbn'] });
});
