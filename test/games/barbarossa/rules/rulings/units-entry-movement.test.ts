// Rulings on maps, units, stacking, supply, entry and movement, each by its number.
import { expect } from '@jest/globals';
import { refuseStack } from '../../../../../src/games/barbarossa/06-stacking.ts';
import { stepCost } from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { isRifleArmy } from '../../../../../src/games/barbarossa/08-reinforcements/8.19-conversions.ts';
import { mayReplace } from '../../../../../src/games/barbarossa/08-reinforcements/8.15-dead-pile.ts';
import { isHomeward } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.27-barred-hexsides.ts';
import { replacementsOn } from '../../../../../src/games/barbarossa/data/charts.ts';
import { accessOf } from '../../../../../src/games/barbarossa/08-reinforcements/8.3-special-entries.ts';
import { entryScene } from '../../../../../src/games/barbarossa/08-reinforcements/8.1-entry-context.ts';
import { isKind } from '../../../../../src/games/barbarossa/02-counters.ts';
import { oddsAt } from '../combat-kit.ts';
import { driven, isTurnOf } from '../driving.ts';
import { p, rule, stateOf } from '../kit.ts';

/** The hexes with units in them where a KG with no hex of its own could come in. */
const inSitu = (text: string, unit: string): readonly string[] => {
  const s = stateOf(text);
  if (!isKind(p, unit, 'kg')) return [];
  const { rule: by, hexes, way } = accessOf(p, s, entryScene(p, s, 'german', [], false), unit);
  return by === 'barbarossa:8.2a' ? hexes().filter((hex) => way(hex) !== undefined) : [];
};

const GERMAN = 'phase german-movement; turn 9; plan order move-fight; own turn.luftwaffe 9;';

rule('barbarossa:R1', 'every value of charts and units says where it is from', ({ given, then }) => {
  given(`${GERMAN} 24pz@2117`);
  then.means(
    p.turns.turns.filter(({ from }) => Object.keys(from ?? {}).length === 0).map(({ turn }) => turn),
    [],
  );
});

rule('barbarossa:R2', 'Dnepropetrovsk is 2607, city, points and junction', ({ given, then }) => {
  given(`${GERMAN} 24pz@2806; held 2607 german`);
  then.means([p.hex('2607').city !== undefined, p.hex('2608').city], [true, undefined]);
  then.means([p.objectives.includes('2607'), p.objectives.includes('2608')], [true, false]);
});

rule('barbarossa:R3', 'the sea beside Sevastopol is 3109, and 3101 is land', ({ given, then }) => {
  given(`${GERMAN} 24pz@2117`);
  then.means(
    [p.hex('3109').terrain, p.areAdjacent('3109', '3108'), p.isLand('3101')],
    ['all-sea', true, true],
  );
});

rule(
  'barbarossa:R7',
  'retreats have the three ways of the revision, not only the straight one',
  ({ given, when, then }) => {
    // 16 on 3: 5:1.
    given(
      'phase german-assault; turn 6; plan order move-fight; own turn.luftwaffe 9; 24pz@1708; 46pz@1708; 3ra@1707; dice 4',
    );
    when('attack 1707 from 24pz 46pz');
    then.offered('retreat', ['retreat 3ra 1607', 'retreat 3ra 1706', 'retreat 3ra 1807']);
    then.means(
      ['1607', '1706', '1807'].every((to) => isHomeward(p, 'soviet', '1707', to)),
      true,
    );
  },
);

rule(
  'barbarossa:R8',
  'German units are Germans, the German side has its satellites too',
  ({ given, then }) => {
    // 7.5 and 10.18 are for Germans: over a river on turn 1 a satellite pays.
    const text = 'phase german-movement; turn 1; plan order fight-move; 11inf@2916; r3@2916;';
    given(text);
    const cost = (unit: string): number => stepCost(p, stateOf(text), unit, '2411', '2410');
    expect(p.sideKinds('2411', '2410')).toEqual(['river']);
    then.means([cost('11inf'), cost('r3')], [1, 2]);
    // 11.20b is for the German side.
    const city =
      'phase soviet-assault; turn 15; plan order fight-move; own turn.luftwaffe 9; 1g@2306; 2g@2306; r3@2207; 1inf@2207; held 2207 german; marker supplya 2306;';
    then.means(oddsAt(city, '2207', '1g 2g').defence.total, 8);
  },
);

rule('barbarossa:R9', 'there is a 34 Infantry and no 24', ({ given, then }) => {
  given('start road-back');
  then.means([p.isUnit('24inf'), p.isUnit('34inf')], [false, true]);
  then.at('34inf', '2106');
});

rule(
  'barbarossa:R10',
  'satellites and 1 Guards Tank are armies, and no rule of battle asks',
  ({ given, then }) => {
    given(`${GERMAN} 24pz@2117`);
    then.means(
      ['h1', 'h2', 'h3', 'r3', 'r4', 'i8', '1gt'].map((unit) => p.unit(unit).size),
      Array.from({ length: 7 }, () => 'army'),
    );
  },
);

rule('barbarossa:R38', 'all three markers are there from turn 7', ({ given, then, state }) => {
  given('base campaign; phase soviet-markers; turn 7; plan order fight-move');
  then.means(
    ['supplya', 'supplyb', 'supplyc'].map((id) => p.tables.offensiveSupply.some((line) => line.id === id)),
    [true, true, true],
  );
  then.means(state().own.markers['supplya']?.length, 1);
});

rule('barbarossa:R61', 'turn 13 is October and November 1942', ({ given, then }) => {
  given(`${GERMAN} 24pz@2117`);
  then.means(p.turns.turns.find(({ turn }) => turn === 13)?.label, 'Oct/Nov 1942');
});

rule('barbarossa:R67', 'satellites do not pass through each other', ({ given, then }) => {
  given(`${GERMAN} r3@2308; h1@2309; 24pz@2307`);
  then.refused('move r3 2309 2310', 'STACK.SATELLITES', 'barbarossa:6.4a');
  then.means(refuseStack(p, stateOf(`${GERMAN} h1@2309`), '2309', 'german', ['r3']) !== undefined, true);
  then.allowed('move 24pz 2308 2309');
});

rule('barbarossa:R68', 'nor do the Poles join other satellites', ({ given, then }) => {
  given('phase soviet-movement; turn 20; plan order move-fight; pol@1606; 1b@1607; 5ra@1607');
  then.refused('move pol 1607', undefined, 'barbarossa:6.4a');
  then.means(
    refuseStack(
      p,
      stateOf('phase soviet-movement; turn 20; plan order move-fight; 5ra@1607'),
      '1607',
      'soviet',
      ['pol'],
    ),
    undefined,
  );
});

rule(
  'barbarossa:R69',
  'once in play satellites are rifle armies: replaced, converted, sent away',
  ({ given, when, then }) => {
    given('phase soviet-administration; turn 20; pol@dead; 1b@1606; 4g@track-16; 9ra@1407');
    then.means(
      ['pol', '1b', '1r'].map((unit) => [isRifleArmy(p, unit), mayReplace(p, unit)]),
      [
        [true, true],
        [true, true],
        [true, true],
      ],
    );
    when('replace pol 1407');
    then.at('pol', '1407');
    given('phase soviet-administration; turn 20; 1b@1606; 4g@track-16');
    when('convert 4g 1b');
    then.at('1b', 'dead');
    given('phase soviet-rvgk; turn 20; pol@1606');
    then.allowed('place pol at rvgk');
  },
);

rule('barbarossa:R70', 'whatever would overstack is refused', ({ given, then, state }) => {
  given(`${GERMAN} 24pz@1903; 1inf@1904; 2inf@1904; 4inf@1904; 5inf@1904; 6inf@1904`);
  then.refused('move 24pz 1904', undefined, 'barbarossa:6.3');
  then.means(refuseStack(p, state(), '1904', 'german', ['24pz'])?.rule, 'barbarossa:6.3');
});

rule(
  'barbarossa:R96',
  'who entered over the edge pays for it in its next move; from the box it is free',
  ({ given, when, then, state }) => {
    given('phase soviet-administration; turn 9; plan order move-fight; 33ra@track-9; 34ra@rvgk; 24pz@2117');
    when('place 33ra 2000');
    then.means(state().own.turn.owed['33ra'] !== undefined, true);
    given('phase soviet-rvgk; turn 9; plan order move-fight; 34ra@rvgk; 24pz@2117');
    when('place 34ra 2000');
    then.means(state().own.turn.owed, {});
  },
);

rule(
  'barbarossa:R103',
  'a mechanized step may bring back a rifle army, and no other way round',
  ({ given, when, then }) => {
    given(
      'phase soviet-administration; turn 9; 1t@dead; 2t@dead; 16ra@dead; 18ra@dead; 19ra@dead; 20ra@dead',
    );
    const steps = replacementsOn(p.turns, 9, 'soviet');
    then.means([steps?.mech, steps?.nonMech], [1, 3]);
    then.refused('replace 1t 2t 1606', 'REPLACE.KIND', 'barbarossa:8.12e');
    when('replace 16ra 18ra 19ra 20ra 1606');
    then.at('20ra', '1606');
  },
);

rule(
  'barbarossa:R105',
  'a comb-out comes as the German player turn begins, after the other replacements',
  ({ given, when, then, state }) => {
    given(
      'phase german-order; turn 17; own plan.offensive {"turn":17,"gambit":false,"cities":[]}; 24pz@2117; 1inf@dead; 2inf@dead; dice 4',
    );
    then.decides('german', 'combOut@declare');
    when('choose comb-out');
    then.event('comb-out.found', { die: 4, count: 2 }, 'barbarossa:8.16b');
    then.decides('german', 'combOut@enter');
    then.means(state().clock.phase, 'german-order');
  },
);

rule(
  'barbarossa:R107',
  'a KG comes in where German units are, satellites alone will not do',
  ({ given, then }) => {
    const text = 'phase german-administration; turn 25; 24pz@2413; r3@2513;';
    const kg = p.unitIds.find((unit) => inSitu(text, unit).length > 0) ?? '';
    given(`${text} ${kg}@track-25`);
    then.means(inSitu(text, kg), ['2413']);
    then.refused(`place ${kg} 2513`, undefined, 'barbarossa:8.2a');
  },
);

rule(
  'barbarossa:R112',
  'the Soviet may act as the movement phase begins, before an assault, and after each move',
  ({ given, when, then }) => {
    const text = 'phase german-order; turn 6; 24pz@2117; 1inf@2117; 16ra@rvgk; 3ra@1606';
    given(text);
    when('soviet: standing ask if emergency', 'choose move-fight');
    then.decides('soviet', 'movement@emergency');
    when('pass', 'move 24pz 2116');
    then.decides('soviet', 'movement@emergency');
    when('soviet: place 16ra 1606', 'move 1inf 2116');
    // Once in a phase.
    then.decides('german', 'movement@orders');
    then.means(
      driven('phase german-order; turn 6; 24pz@2117; 16ra@rvgk; 3ra@1606', isTurnOf('soviet')).some(
        ({ kind }) => kind === 'rvgk.deployed',
      ),
      false,
    );
  },
);

rule(
  'barbarossa:R122',
  'one stack a phase over Kerch, any number over the Sivash',
  ({ given, when, then }) => {
    given(
      'phase soviet-movement; turn 9; plan order move-fight; 3ra@2907; 4ra@2907; 5ra@3105; 6ra@3105; 24pz@2117',
    );
    when('move 3ra 3008', 'move 4ra 3008', 'move 5ra 3106');
    then.refused('move 6ra 3106', undefined, 'barbarossa:10.14a');
    then.means(
      stepCost(
        p,
        stateOf('phase soviet-movement; turn 9; plan order move-fight; 4ra@2907'),
        '4ra',
        '2907',
        '3008',
      ),
      2,
    );
  },
);

rule(
  'barbarossa:R134',
  'shock, Guards and tank armies are no rifle armies, nor is the Coastal Army',
  ({ given, then }) => {
    given(`${GERMAN} 24pz@2117`);
    then.means(
      ['3ra', '5ora', 'pol', '1sh', '1g', '1t', '1gt', 'ica'].map((unit) => isRifleArmy(p, unit)),
      [true, true, true, false, false, false, false, false],
    );
  },
);

rule(
  'barbarossa:R135',
  'the reorganisation comes before the victory check, and reaches the box and the track',
  ({ given, when, then }) => {
    given(
      'phase soviet-movement; turn 3; plan order fight-move; 1mc@1607; 9rc@rvgk; 1abc@track-5; 16ra@1606',
    );
    when('end');
    then.event('army.reorganised', {}, 'barbarossa:8.23a');
    then.at('9rc', 'out', 'barbarossa:R135');
    then.at('1abc', 'out');
  },
);

rule(
  'barbarossa:R143',
  'four armies are dead as the shorter game begins, and 1 Tank is not',
  ({ given, then, state }) => {
    given('start road-back');
    then.means(
      state()
        .own.places['dead']?.filter((unit) => p.unit(unit).side === 'soviet')
        .toSorted(),
      ['12ra', '2t', '4t', '63ra'],
    );
    then.at('1t', '2203');
  },
);

rule('barbarossa:R152', 'all dice have six faces', ({ given, when, then }) => {
  given(
    'phase german-assault; turn 6; plan order move-fight; own turn.luftwaffe 9; 24pz@1708; 3ra@1707; dice 6',
  );
  when('attack 1707 from 24pz');
  then.event('die', { result: 6 }, 'barbarossa:11.25a');
  then.means(
    p.set.rules.rules.some(({ id }) => id === '2.1b'),
    true,
  );
});
