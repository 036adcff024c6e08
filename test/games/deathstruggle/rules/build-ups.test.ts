// Build-ups and promotions.
import { describe } from '@jest/globals';
import { madeOf, promotionOf } from '../../../../src/games/deathstruggle/replacements/recipes.ts';
import { partsOf } from '../../../../src/games/deathstruggle/replacements/parts.ts';
import { classOf } from '../../../../src/games/deathstruggle/unit-data/classes.ts';
import { facesOf } from '../../../../src/games/deathstruggle/replacements/parts.ts';
import { at } from './combat/combat-kit.ts';
import { p, rule, stateOf } from './kit.ts';

const A1 = 'phase axis-administration; turn 3; side axis';
const B1 = 'phase russian-administration; turn 3; side russian';

/** Counters that wait to be built. */
const pool = (...units: readonly string[]): string => units.map((unit) => `unit ${unit} pool`).join('; ');

/** What units of a hex would make, as it is printed. */
const makes = (text: string, ...units: readonly string[]): string | undefined => {
  const made = madeOf(p, stateOf(text), units);
  return made === undefined ? undefined : facesOf(p, made.counter);
};

describe('when', () => {
  rule(
    ['deathstruggle:BLD.1', 'deathstruggle:R120'],
    'units in good order that shared a hex as the turn began, before anybody goes by rail',
    ({ given, when, then }) => {
      given(
        `${B1}; 10rd@2820; 33rd@2820; 67rd@2821; 16rd@2820; 1ik@4150; ${pool('22rc', '188rd')}; own disrupted ["16rd"]`,
      );
      then.refused('build 10rd 67rd', 'BUILD.APART');
      then.refused('build 10rd 16rd', 'BUILD.DISRUPTED', 'deathstruggle:R120');
      then.allowed('build 10rd 33rd');
      then.refused('build 10rd 1ik', 'BUILD.NOT-YOURS');
      then.refused('build 10rd 188rd', 'BUILD.OFF-MAP');
      when('rail 67rd 3330');
      then.refused('build 10rd 33rd', 'BUILD.LATE');
      given(`${B1}; 10rd@1200; ${pool('22rc', '33rd')}`);
      when('enter 33rd 1200');
      then.refused('build 10rd 33rd', 'BUILD.NEW');
    },
  );

  rule(
    ['deathstruggle:BLD.2', 'deathstruggle:R28'],
    'two rifle divisions of 1-2 are a corps of 2-4',
    ({ given, when, then, state }) => {
      given(`${B1}; 10rd@2820; 33rd@2820; ${pool('22rc', '24rc')}`);
      when('build 10rd 33rd');
      then.event('unit.built', { unit: '22rc', units: ['10rd', '33rd'], hex: '2820' });
      then.means(
        [state().own.places['2820'], state().own.places['components']],
        [['22rc'], ['10rd', '33rd']],
        'deathstruggle:BLD.2',
      );
      then.means(facesOf(p, '22rc'), '2-4', 'deathstruggle:R28');
    },
  );

  rule(
    ['deathstruggle:BLD.3', 'deathstruggle:R28'],
    'three units of which two are rifle are an army',
    ({ given, then }) => {
      const text = `${B1}; 10rd@2820; 33rd@2820; 67rd@2820; 163md@2820; 84md@2820; ${pool('27a')}`;
      given(text);
      then.means(makes(text, '10rd', '33rd', '67rd'), '3-6', 'deathstruggle:BLD.3');
      then.means(
        [makes(text, '10rd', '33rd', '163md'), makes(text, '10rd', '163md', '84md')],
        ['3-6', undefined],
        'deathstruggle:BLD.3',
      );
      then.means(makes(text, '10rd', '33rd'), undefined, 'deathstruggle:R28');
      then.refused('build 10rd 163md 84md', 'BUILD.NO-RECIPE', 'deathstruggle:BLD.3');
    },
  );

  rule('deathstruggle:BLD.3', 'the third counts by its defence', ({ given, when, then, state }) => {
    const text = `${B1}; ${at('10rd 33rd 1td', '2820')}; ${at('67rd 16rd 1tb', '3330')}; ${pool('27a')}`;
    given(text);
    then.refused('build 16rd 1tb 67rd', 'BUILD.NO-RECIPE', 'deathstruggle:R28');
    when('build 10rd 1td 33rd');
    then.event('unit.built', { unit: '27a', units: ['10rd', '1td', '33rd'] });
    then.means(state().own.components['27a']?.toSorted(), ['10rd', '1td', '33rd']);
    then.means(
      makes(`${B1}; ${at('10rd 33rd 1mil', '2820')}; ${pool('27a')}`, '10rd', '1mil', '33rd'),
      undefined,
    );
  });

  rule('deathstruggle:BLD.4', 'what is built may dig in, or move', ({ given, when, then }) => {
    given(`${B1}; 10rd@2820; 33rd@2820; 67rd@3330; 16rd@3330; ${pool('22rc', '24rc')}`);
    when('build 10rd 33rd', 'build 16rd 67rd', 'entrench 22rc', 'end');
    then.allowed('move 24rc 3331', 'deathstruggle:BLD.4');
    then.refused('move 22rc 2821', 'MOVE.DUG-IN', 'deathstruggle:ENT.1');
  });
});

describe('what', () => {
  rule(
    ['deathstruggle:BLD.5', 'deathstruggle:R104'],
    'a tank corps of divisions no weaker than its first, and the strongest that they suffice for',
    ({ given, when, then, state }) => {
      // The 1st has divisions of 3-2, 3-2 and 1-2, the 6th stronger ones.
      const text = `${B1}; 101td@2820; 102td@2820; 198md@2820; ${pool('1mc', '6mc')}`;
      given(text);
      then.means(
        [madeOf(p, stateOf(text), ['101td', '102td', '198md'])?.counter, facesOf(p, '1mc')],
        ['1mc', '7-6'],
      );
      then.refused('build 101td 102td', 'BUILD.TANKS');
      when('build 101td 102td 198md');
      then.event('unit.built', { unit: '1mc' });
      then.means([...(state().own.components['1mc'] ?? [])].toSorted(), ['101td', '102td', '198md']);
      then.means(
        [...partsOf(p, state(), '1mc')].toSorted(),
        ['101td', '102td', '198md'],
        'deathstruggle:R104',
      );
    },
  );

  rule(
    'deathstruggle:BLD.5',
    'by attack and by defence, and of tanks with motorized infantry alone',
    ({ given, then }) => {
      given(B1);
      const made = (counters: string, units: string): string | undefined =>
        madeOf(p, stateOf(`${B1}; ${at(units, '2820')}; ${pool(...counters.split(' '))}`), units.split(' '))
          ?.counter;
      // The 1st is 7-6, the 6th 8-7, the 21st 4-4.
      then.means(made('1mc 6mc', '4td 7td 29md'), '6mc');
      then.means(made('1mc 21mc', '1td 163md 84md'), '21mc');
      then.means(made('1mc 6mc', '4td 8td'), '1mc');
      then.means(made('21mc', '5grd 6grd'), undefined);
    },
  );

  const german = '11inf@4250; 61inf@4250; 1inf@4250; 217inf@4250; 58inf@4250';
  const corps = pool('1ik', '26ik', '5ik', '23ik', '38ik');

  for (const [id, units, printed] of [
    ['deathstruggle:BLD.6', ['11inf', '61inf', '1inf'], '6-6'],
    ['deathstruggle:BLD.7', ['11inf', '1inf', '217inf'], '5-6'],
    ['deathstruggle:BLD.8', ['11inf', '61inf'], '5-4'],
    ['deathstruggle:BLD.9', ['1inf', '217inf', '58inf'], '4-6'],
    ['deathstruggle:BLD.10', ['1inf', '217inf'], '3-4'],
  ] as const)
    rule(
      id,
      `${units.map((unit) => facesOf(p, unit)).join(', ')} make ${printed}`,
      ({ given, when, then }) => {
        given(`${A1}; ${german}; ${corps}`);
        then.means(makes(`${A1}; ${german}; ${corps}`, ...units), printed);
        when(`build ${units.toSorted().join(' ')}`);
        then.event('unit.built', { hex: '4250' });
      },
    );

  rule(
    ['deathstruggle:R28', 'deathstruggle:R96', 'deathstruggle:BLD.2'],
    'nothing else is built',
    ({ given, then }) => {
      given(`${A1}; ${german}; 12inf@4250; 29mot@4250; ${corps.replace('unit 1ik pool; ', '')}`);
      then.refused('build 11inf 1inf', 'BUILD.NO-RECIPE');
      then.refused('build 11inf 58inf 61inf', 'BUILD.NO-COUNTER', 'deathstruggle:R104');
      then.refused('build 11inf 12inf 61inf', 'BUILD.NO-RECIPE', 'deathstruggle:R28');
      then.refused('build 11inf 29mot', 'BUILD.KIND', 'deathstruggle:BLD.2');
      then.means(makes(`${A1}; ${german}; ${corps}`, '11inf', '1inf'), undefined, 'deathstruggle:R96');
    },
  );

  rule('deathstruggle:BLD.12', 'a corps that a position names alone is whole', ({ then }) => {
    then.means(partsOf(p, stateOf(`${A1}; 38ik@4250`), '38ik'), ['58inf', '254inf']);
    then.means(partsOf(p, stateOf(`${A1}; 38ik@4250; unit 58inf dead`), '38ik'), ['254inf']);
  });

  rule('deathstruggle:BLD.11', 'bases of motorized corps have no parts', ({ given, then }) => {
    given(A1);
    then.means([classOf(p, '39mk').isBase, partsOf(p, stateOf(A1), '39mk')], [true, []]);
  });
});

describe('promotion', () => {
  rule(
    ['deathstruggle:PRO.1', 'deathstruggle:R62'],
    'a rifle corps becomes an army with a rifle division, and does no more in that turn',
    ({ given, when, then, state }) => {
      given(`${B1}; 22rc@2820; 10rd@2820; 163md@2820; 33rd@2820; 1mil@2820; ${pool('27a')}`);
      then.refused('promote 163md 22rc', 'BUILD.KIND');
      then.refused('promote 10rd 33rd', 'BUILD.NO-RECIPE');
      then.refused('promote 22rc', 'PROMOTE.ALONE');
      then.refused('build 10rd', 'BUILD.FORM', 'deathstruggle:BLD.1');
      then.refused('build 10rd 33rd', 'BUILD.NO-COUNTER', 'deathstruggle:R104');
      then.allowed('promote 1mil 22rc');
      then.refused('build 163md 22rc', 'BUILD.KIND', 'deathstruggle:BLD.2');
      when('promote 10rd 22rc');
      then.event('unit.promoted', { unit: '27a', hex: '2820' });
      then.means(
        [state().own.places['2820'], state().own.components],
        [['27a', '163md', '33rd', '1mil'], {}],
        'deathstruggle:PRO.1',
      );
      then.refused('entrench 27a', 'ENTRENCH.PROMOTED', 'deathstruggle:R62');
      when('end');
      then.refused('move 27a 2821', 'MOVE.PROMOTED', 'deathstruggle:PRO.1');
      then.means(
        promotionOf(p, stateOf(`${B1}; 22rc@2820; 10rd@2820`), ['22rc', '10rd']),
        undefined,
        'deathstruggle:R62',
      );
    },
  );
});
