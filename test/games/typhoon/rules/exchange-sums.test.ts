// Exchanges reckoned by hand from the book: what is removed, what it costs, who pays, and what is left. 5114 and the hexes round
// it are open ground: 5115 west, 5215 south-west, 5015 north-west. Attack factors: 35ik 23ik 7ik 9ik 5, 5ik 4, 34ik 3, 24pz 6 and 4,
// 46pz 5 and 3, 9a 2 and 4, gd 900l 1; defence: 19a 4, 22a 3, 31a 2, 287rd 110rd 113rd 42tb 1, 108td 2.
import { describe } from '@jest/globals';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { rule } from './kit.ts';

const GERMAN = 'phase german-movement; turn 5';
const RUSSIAN = 'phase russian-movement; turn 5';

const fought = (units: string): readonly string[] => [
  `attack 5114 from ${units}`,
  'end',
  'fight 5114',
  'russian: pass',
  'pass',
];

describe('the price', () => {
  rule(
    ['typhoon:RES.X.6', 'typhoon:RES.X.7'],
    'of X/2 is rounded up, and two free factors of two corps pay for three without a loss',
    ({ given, when, then, dice, state }) => {
      // 5 and 4 and 3 to 3: 4:1, X/2 on the sixth row; half of 3 is 2.
      given(`${GERMAN}; 35ik@5115; 5ik@5115 under; 34ik@5215; 22a@5114`);
      dice(6);
      when(...fought('34ik 35ik 5ik'), 'pass');
      then.event('exchange.price', { has: 3, need: 2 }, 'typhoon:RES.X.4');
      when('lose 35ik', 'lose 5ik');
      then.event('corps.broken-up', { unit: '35ik' }, 'typhoon:RES.X.7');
      then.event('corps.broken-up', { unit: '5ik' }, 'typhoon:RES.X.7');
      then.at('22a', 'dead');
      then.means(
        ['95inf', '262inf', '293inf', '296inf', '5inf', '35inf', '106inf', '34ik'].map((unit) =>
          placeOf(state().own, unit),
        ),
        ['5115', '5115', '5115', '5115', '5115', '5115', '5115', '5215'],
      );
    },
  );

  rule('typhoon:RES.X.6', 'of X/2 on five factors is three', ({ given, when, then, dice, state }) => {
    // Four corps of 5 to 4 and 1: 4:1.
    given(`${GERMAN}; 35ik@5115; 23ik@5115 under; 7ik@5215; 9ik@5215 under; 19a@5114; 287rd@5114 under`);
    dice(6);
    when(...fought('23ik 35ik 7ik 9ik'), 'pass');
    then.event('exchange.price', { has: 5, need: 3 }, 'typhoon:RES.X.4');
    when('lose 35ik', 'lose 95inf');
    // Who has broken up already pays a division more, or another corps its free factor.
    then.offered('lose', ['lose 262inf', 'lose 293inf', 'lose 296inf', 'lose 23ik', 'lose 7ik', 'lose 9ik']);
    when('lose 7ik');
    then.means([placeOf(state().own, '19a'), placeOf(state().own, '287rd')], ['dead', 'dead']);
  });

  rule(
    'typhoon:RES.X.4',
    'holds entrenchment, and what a wood adds with the last infantry',
    ({ given, when, then, dice }) => {
      // 1505 is wood; its only neighbour on land that is used here takes two corps.
      given(`${GERMAN}; 35ik@1506; 23ik@1506 under; 22a@1505; own entrenched ["22a"]`);
      // 10 to 3 and 1 and 1: 2:1.
      dice(5);
      when('attack 1505 from 23ik 35ik', 'end', 'fight 1505', 'russian: pass', 'pass', 'pass');
      then.event('exchange.price', { has: 5, need: 5 }, 'typhoon:RES.X.4');
    },
  );

  rule(
    ['typhoon:R26', 'typhoon:RES.X.4'],
    'of Moscow is the army, as much as matches it, and the garrison if the city is emptied',
    ({ given, when, then, dice, state }) => {
      const beside = ['2310', '2409'];
      // 22a 3, matched 2, garrison 2: 7. 14 to 7 is 2:1; in Snow the river is no hindrance, and nobody declines.
      given(
        `phase german-movement; turn 8; 35ik@${beside[0]}; 7ik@${beside[0]} under; 5ik@${beside[1]}; 22a@2309`,
      );
      dice(5);
      when('attack 2309 from 35ik 5ik 7ik', 'end', 'fight 2309', 'russian: pass', 'pass');
      then.event('exchange.price', { has: 7, need: 7 }, 'typhoon:RES.X.4');
      then.means(state().own.fallen, [], 'typhoon:R26');
    },
  );

  rule(
    'typhoon:RES.X.4',
    'of a katyusha is nothing, and it goes with the last of the others',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; 35ik@5115; 5ik@5115 under; 22a@5114; 1kat@5114 under`);
      dice(6);
      when(...fought('35ik 5ik'), 'pass');
      then.event('exchange.price', { has: 3, need: 3 });
      when('lose 5ik', 'lose 5inf', 'lose 35ik');
      then.means([placeOf(state().own, '22a'), placeOf(state().own, '1kat')], ['dead', 'out']);
    },
  );
});

describe('what cannot be covered', () => {
  rule(
    ['typhoon:RES.X.4', 'typhoon:R11'],
    'stays, Disrupted: of an army and a division two factors take the division alone',
    ({ given, when, then, dice, state }) => {
      // 2 to 4 is 1:2; Disrupted, out of supply and bombed it is 2:1, X on the fifth row.
      given(
        `${GERMAN}; gd@5115; 900l@5115 under; 22a@5114; 110rd@5114 under; own disrupted ["22a","110rd"]; own unsupplied ["22a","110rd"]; own pulse.supported ["5114"]; own entrenched ["22a"]`,
      );
      // The army is entrenched: 2 to 5 is 1:3, and 3:2 after the shifts; the fifth row is AD.
      dice(5);
      when(...fought('900l gd'));
      then.event('battle.result-AD', {}, 'typhoon:RES.AD.1');
      given(
        `${GERMAN}; gd@5115; 900l@5115 under; 22a@5114; 110rd@5114 under; own disrupted ["22a","110rd"]; own unsupplied ["22a","110rd"]; own pulse.supported ["5114"]`,
      );
      dice(5);
      when(...fought('900l gd'), 'pass');
      then.event('exchange.price', { has: 1, need: 1 }, 'typhoon:RES.X.4');
      then.offered('lose', ['lose 900l', 'lose gd']);
      when('lose gd');
      then.at('110rd', 'dead');
      then.at('22a', '5114');
      then.means([placeOf(state().own, 'gd'), placeOf(state().own, '900l')], ['dead', '5115'], 'typhoon:R11');
    },
  );

  rule(
    ['typhoon:FEX.5', 'typhoon:R11'],
    'of a forced D: four factors pay for two, the army of three would cost five',
    ({ given, when, then, dice, state }) => {
      // 4 to 3 and 1 and 1: 1:2 (4 of 5), of which the third row is D.
      given(`${GERMAN}; 5ik@5115; 22a@5114; 110rd@5114 under; 113rd@5114 under`);
      dice(3);
      when('attack 5114 from 5ik', 'end', 'fight 5114', 'russian: pass', 'force');
      then.event('battle.converted', { from: 'D', to: '3/2X' }, 'typhoon:FEX.5');
      then.event('exchange.price', { has: 2, need: 3 }, 'typhoon:RES.X.4');
      when('lose 5inf', 'lose 35inf', 'russian: pass');
      then.at('22a', '5114');
      then.at('110rd', 'dead');
      then.at('113rd', 'dead');
      then.means(state().own.disrupted, ['22a'], 'typhoon:R11');
    },
  );
});

describe('who pays', () => {
  rule(
    ['typhoon:RES.X.10', 'typhoon:RES.X.7'],
    'an army on its strong side absorbs two, a corps its free factor: an exchange without a loss',
    ({ given, when, then, dice, state }) => {
      // 4 and 4 to 3: 2:1.
      given(`${GERMAN}; 9a@5115; 5ik@5115 under; 22a@5114; own strong ["9a"]`);
      dice(5);
      when(...fought('5ik 9a'), 'pass');
      then.event('exchange.absorbed', { unit: '9a', worth: 2 }, 'typhoon:RES.X.10');
      then.event('corps.broken-up', { unit: '5ik' }, 'typhoon:RES.X.7');
      then.noEvent('unit.reduced');
      then.at('9a', '5115');
      then.at('22a', 'dead');
      then.means(state().own.places['5115']?.toSorted(), ['106inf', '35inf', '5inf', '9a']);
    },
  );

  rule(
    ['typhoon:RES.X.11', 'typhoon:RES.X.8'],
    'of two panzer corps and a corps, the panzers as much as the tanks, whichever of them',
    ({ given, when, then, dice, state }) => {
      // 6 and 5 and 5 to 3 and 2: 3:1.
      given(`${GERMAN}; 24pz@5115; 46pz@5215; 35ik@5115 under; 22a@5114; 108td@5114 under`);
      dice(6);
      when(...fought('24pz 35ik 46pz'), 'pass');
      then.event('exchange.price', { has: 5, need: 5 }, 'typhoon:RES.X.4');
      then.refused('lose 35ik', 'LOSE.FIRST', 'typhoon:RES.X.11');
      then.offered('lose', ['lose 24pz', 'lose 46pz']);
      when('lose 46pz');
      then.means(state().own.hits, { '46pz': 1 }, 'typhoon:RES.X.8');
      // Three are left: by turning over the other for two and breaking up for one, nobody else is lost.
      when('lose 24pz');
      then.event('corps.broken-up', { unit: '35ik' }, 'typhoon:RES.X.7');
      then.means([placeOf(state().own, '24pz'), placeOf(state().own, '46pz')], ['5115', '5215']);
      then.at('108td', 'dead');
    },
  );

  rule(
    'typhoon:RES.X.8',
    'a panzer corps that has paid with its front keeps its back, and dies of the next payment',
    ({ given, when, then, dice, state }) => {
      // 6 to 3: 2:1. Two by turning over, and one more costs the four of its back.
      given(`${GERMAN}; 24pz@5115; 22a@5114`);
      dice(5);
      when(...fought('24pz'), 'pass');
      then.event('corps.reduced', { unit: '24pz' });
      then.means([placeOf(state().own, '24pz'), placeOf(state().own, '22a')], ['dead', 'dead']);
    },
  );

  rule(
    ['typhoon:R11', 'typhoon:RES.X.5'],
    'Russians give up as little too much as they can',
    ({ given, when, then, dice, state }) => {
      // 3 and 2 and 2 to 3: 2:1. The army of 3 pays exactly; two of 2 would be one too much.
      given(`${RUSSIAN}; 22a@5114; 31a@5215; 32a@5015; 34ik@5115`);
      dice(5);
      when('attack 5115 from 22a 31a 32a', 'end', 'fight 5115', 'german: pass', 'german: pass');
      then.event('exchange.price', { has: 3, need: 3 }, 'typhoon:RES.X.4');
      then.event('unit.eliminated', { unit: '22a', cause: 'exchange' }, 'typhoon:RES.X.5');
      then.means([placeOf(state().own, '31a'), placeOf(state().own, '32a')], ['5215', '5015'], 'typhoon:R11');
      // Three of 3 to 4: 2:1, and four cannot be paid but with six.
      given(`${RUSSIAN}; 22a@5114; 3a@5215; 13a@5015; 5ik@5115`);
      dice(5);
      when('attack 5115 from 13a 22a 3a', 'end', 'fight 5115', 'german: pass', 'german: pass');
      then.event('exchange.price', { has: 4, need: 4 }, 'typhoon:RES.X.4');
      when('lose 22a');
      then.offered('lose', ['lose 13a', 'lose 3a']);
    },
  );

  rule(
    'typhoon:RES.X.10',
    'a shock army absorbs two in its attack, once, and keeps its strong side',
    ({ given, when, then, dice, state }) => {
      // 5 and 3 to 4: 2:1. Two absorbed, two more: the army of 3, or the 3 that are left of the shock army.
      given(`${RUSSIAN}; 1sh@5114; 22a@5215; 5ik@5115; own strong ["1sh"]`);
      dice(5);
      when('attack 5115 from 1sh 22a', 'end', 'fight 5115', 'german: pass', 'german: pass');
      then.event('exchange.absorbed', { unit: '1sh', worth: 2 });
      then.offered('lose', ['lose 1sh', 'lose 22a']);
      when('lose 22a');
      then.means(state().own.strong, ['1sh']);
      then.at('5ik', 'dead');
    },
  );
});

describe('attackers eliminated', () => {
  rule(
    ['typhoon:RES.AE.1', 'typhoon:R85'],
    'by whole units: a panzer corps of 6 for a defence of 5, and no free factor of a corps',
    ({ given, when, then, dice, state }) => {
      // 6 to 5 is 1:1.
      given(`${GERMAN}; 24pz@5115; 19a@5114; 287rd@5114 under`);
      dice(6);
      when(...fought('24pz'));
      then.means([placeOf(state().own, '24pz'), state().own.hits], ['dead', {}], 'typhoon:R85');
      // 5 and 4 and 1 to 7 (4 and 3): 1:1; 9 or 6 of 10: the least that is 7 or more is 9.
      given(`${GERMAN}; 35ik@5115; 5ik@5115 under; gd@5215; 19a@5114; 22a@5114 under`);
      dice(6);
      when(...fought('35ik 5ik gd'));
      then.event('battle.result-AE', {}, 'typhoon:RES.AE.1');
      then.offered('lose', ['lose 35ik', 'lose 5ik']);
      when('lose 35ik');
      then.means(
        [placeOf(state().own, '35ik'), placeOf(state().own, '5ik'), placeOf(state().own, 'gd')],
        ['dead', 'dead', '5215'],
      );
      then.means(state().own.disrupted, ['gd'], 'typhoon:RES.AE.1');
    },
  );

  rule(
    ['typhoon:CRT.11', 'typhoon:R2'],
    'and the defenders Disrupted after D/AE, with nobody to advance',
    ({ given, when, then, dice, state }) => {
      // 6 to 4 is 3:2, of which the sixth row is D/AE.
      given(`${GERMAN}; 24pz@5115; 19a@5114`);
      dice(6);
      when(...fought('24pz'));
      then.at('24pz', 'dead');
      then.means(state().own.disrupted, ['19a'], 'typhoon:R2');
      then.event('units.disrupted', { units: ['19a'] }, 'typhoon:CRT.11');
      then.decides('russian', 'retreat@choose');
      then.means(state().own.disrupted, ['19a'], 'typhoon:CRT.11');
    },
  );
});
