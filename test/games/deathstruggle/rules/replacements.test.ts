// Arrivals and replacements.
import { describe } from '@jest/globals';
import { dueNow, hexesFor } from '../../../../src/games/deathstruggle/replacements/arrivals.ts';
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/deathstruggle/state.ts';
import { problems } from '../../../../src/games/deathstruggle/invariants.ts';
import { p, rule, stateOf } from './kit.ts';

const B1 = 'phase russian-administration; side russian';
const A1 = 'phase axis-administration; side axis';

/** The end of the German turn, after which the Russians get what comes by itself. */
const BEFORE = 'phase axis-breakthrough; side axis; base campaign';

const MILITIA = 'unit 1mil pool; unit 2mil pool';
const BRIGADES = ['1tb', '4tb', '6tb', '17tb', '18tb'].map((unit) => `unit ${unit} pool`).join('; ');

const due = (text: string, line: string): readonly string[] =>
  dueNow(p, stateOf(text), text.includes('side axis') ? 'axis' : 'russian').find((each) => each.line === line)
    ?.units ?? [];

const unitsIn = (s: State<Own>, hex: string): readonly string[] => s.own.places[hex] ?? [];

describe('Russian divisions', () => {
  rule(
    ['deathstruggle:REP.1', 'deathstruggle:R60'],
    'a rifle division in each of Leningrad, Moscow, Kiev and Rostov, and one at the eastern edge, from turn 1',
    ({ given, when, then, state }) => {
      given(`${BEFORE}; turn 1`);
      when('axis: end');
      then.event('arrivals.came', { line: 'rifle', hexes: ['1233', '2820', '5034', '6212'] });
      then.means(due(`${B1}; turn 1; base campaign`, 'rifle'), ['10rd'], 'deathstruggle:REP.1');
      const [unit = ''] = dueNow(p, state(), 'russian').find(({ line }) => line === 'rifle')?.units ?? [];
      when(`enter ${unit} 1200`);
      then.event('unit.arrived', { unit, hex: '1200', line: 'rifle' }, 'deathstruggle:REP.1');
      then.means(
        dueNow(p, state(), 'russian').some(({ line }) => line === 'rifle'),
        false,
        'deathstruggle:REP.1',
      );
      then.means(state().clock.turn, 1, 'deathstruggle:R60');
    },
  );

  rule(
    ['deathstruggle:REP.2', 'deathstruggle:R121'],
    'a militia division in every other major city that is theirs and has room',
    ({ given, when, then, state }) => {
      given(
        `phase axis-breakthrough; side axis; turn 1; held 2345 axis; 22rc@2407; 24rc@2407; 41rc@2407; ${MILITIA}; 18armee@4054`,
      );
      when('axis: end');
      then.event('arrivals.came', { line: 'militia' });
      const militia = (hex: string): number =>
        unitsIn(state(), hex).filter((unit) => p.isKind(unit, 'militia')).length;
      then.means(
        [militia('2345'), militia('3330'), militia('3419'), militia('1233')],
        [0, 1, 1, 0],
        'deathstruggle:REP.2',
      );
      then.means(militia('2407'), 0, 'deathstruggle:R121');
      // Nor is it told that somebody has come.
      given(
        `phase axis-breakthrough; side axis; turn 1; held 2345 axis; 22rc@2407; 24rc@2407; 41rc@2407; unit 1mil pool; 18armee@4054`,
      );
      when('axis: end');
      then.event('arrivals.came', { line: 'militia', units: ['1mil'], count: 1 });
    },
  );

  rule('deathstruggle:REP.3', 'lost divisions come again when there are no new ones', ({ given, then }) => {
    given(`${B1}; turn 2; unit 10rd dead`);
    then.means(due(`${B1}; turn 2; unit 10rd dead`, 'rifle'), ['10rd']);
    then.means(due(`${B1}; turn 2; unit 10rd dead; unit 33rd pool`, 'rifle'), ['33rd']);
  });

  rule(
    ['deathstruggle:REP.4', 'deathstruggle:REP.5'],
    'a brigade from each factory, of 2-1 at Leningrad and Stalingrad, of one factor elsewhere',
    ({ given, when, then, state }) => {
      given(`phase axis-breakthrough; side axis; turn 1; held 5121 axis; ${BRIGADES}; 8a@2820; 18armee@4054`);
      when('axis: end');
      const brigades = (hex: string): readonly string[] =>
        unitsIn(state(), hex).filter((unit) => p.unit(unit).size === 'brigade');
      const attack = (unit: string | undefined): unknown =>
        unit === undefined ? undefined : p.unit(unit).faces[0]?.['attack'];
      then.event('arrivals.came', { line: 'brigade' }, 'deathstruggle:REP.4');
      then.means([attack(brigades('1233')[0]), attack(brigades('5402')[0])], [2, 2], 'deathstruggle:REP.5');
      then.means(brigades('5121'), [], 'deathstruggle:REP.4');
      const siberian = dueNow(p, state(), 'russian').find(({ line }) => line === 'brigade');
      then.means([siberian?.left, attack(siberian?.units[0])], [1, 1], 'deathstruggle:REP.5');
    },
  );

  rule(
    ['deathstruggle:REP.6', 'deathstruggle:R114'],
    'an independent tank and an independent motorized division a turn, while there are some',
    ({ given, when, then }) => {
      given(`${B1}; turn 2; unit 101td independent; unit 102td independent; unit 198md independent; 8a@2820`);
      when('enter 101td 1200');
      then.refused('enter 102td 1200', 'ENTER.NOT-DUE', 'deathstruggle:REP.6');
      then.refused('enter 198md 2820', 'ENTER.NOT-THERE');
      when('enter 198md 1100');
      then.event('unit.arrived', { unit: '198md' });
      then.means(due(`${B1}; turn 2`, 'independent-tank'), [], 'deathstruggle:R114');
    },
  );

  rule(
    ['deathstruggle:SET.10', 'deathstruggle:R58'],
    'two of the left-over rifle corps at the eastern edge',
    ({ given, when, then }) => {
      given(`${B1}; turn 3; base campaign`);
      then.means(due(`${B1}; turn 1; base campaign`, 'corps'), ['21rc', '5rc'], 'deathstruggle:R58');
      when('enter 21rc 1200', 'enter 5rc 1200');
      then.event('unit.arrived', { unit: '5rc', line: 'corps' });
      then.refused('enter 25rc 1200', 'ENTER.NOT-DUE', 'deathstruggle:SET.10');
    },
  );

  rule('deathstruggle:R115', 'who comes is in good order', ({ given, when, then, state }) => {
    given(`${B1}; turn 3; base campaign`);
    when('enter default');
    then.means([state().own.disrupted, state().own.pulse.arrived.length > 3], [[], true]);
  });
});

describe('others', () => {
  rule(
    ['deathstruggle:REP.7', 'deathstruggle:R59', 'deathstruggle:R114'],
    'German reinforcements with their month, at the Axis edge or at a rail head; allies in their country',
    ({ given, when, then }) => {
      given(`${A1}; turn 1; base campaign`);
      then.refused('enter 60mot 4058', 'ENTER.NOT-DUE');
      given(`${A1}; turn 2; base campaign`);
      when('enter 60mot 4058', 'enter 260inf 5053');
      then.event('unit.arrived', { unit: '260inf', hex: '5053', line: 'german' });
      then.refused('enter 46inf 4054', 'ENTER.NOT-THERE');
      then.refused('enter 8hunc 4058', 'ENTER.NOT-THERE', 'deathstruggle:REP.7');
      then.means(
        hexesFor(p, stateOf(`${A1}; turn 2; base campaign`), 'hunrap').every(
          (hex) => p.hex(hex).country === 'hungary',
        ),
        true,
        'deathstruggle:R114',
      );
      then.means(due(`${A1}; turn 2; base campaign`, 'german').includes('60mot'), true, 'deathstruggle:R59');
    },
  );

  rule(
    ['deathstruggle:REP.8', 'deathstruggle:SIB.5'],
    'from October a Siberian rifle division and a mobile one a turn, at the edge, by a supplied unit or in a supplied town',
    ({ given, when, then }) => {
      const some =
        'unit 32srd siberia; unit 78srd siberia; unit 58td siberia; unit 82mrd siberia; 8a@3027; 18armee@4054';
      given(`${B1}; turn 7; ${some}`);
      then.refused('enter 32srd 1200', 'ENTER.NOT-DUE', 'deathstruggle:REP.8');
      given(`${B1}; turn 8; ${some}`);
      then.refused('enter 32srd 2515', 'ENTER.NOT-THERE', 'deathstruggle:REP.8');
      // Beside the 8th Army, and in Kalinin.
      when('enter 32srd 3026', 'enter 82mrd 2423');
      then.event('unit.arrived', { unit: '82mrd', line: 'siberian-mobile' });
      then.refused('enter 58td 1200', 'ENTER.NOT-DUE', 'deathstruggle:REP.8');
      then.refused('enter 78srd 1200', 'ENTER.NOT-DUE', 'deathstruggle:REP.8');
      const cut = `${B1}; turn 8; unit 32srd siberia; 8a@1447`;
      then.means(hexesFor(p, stateOf(cut), '32srd').includes('1447'), false, 'deathstruggle:SIB.5');
    },
  );

  rule(
    ['deathstruggle:SET.12', 'deathstruggle:R56'],
    'the late parachute corps comes to Moscow in turn 8',
    ({ given, when, then }) => {
      given('phase axis-breakthrough; side axis; turn 8; unit 6para track-8; 8a@3330; 18armee@4054');
      when('axis: end');
      then.at('6para', '2820');
      then.event('arrivals.came', { line: 'parachute', units: ['6para'] });
      then.means(
        stateOf(`${B1}; turn 1; base campaign`).own.places['track-8']?.includes('6para'),
        true,
        'deathstruggle:R56',
      );
    },
  );

  rule(
    ['deathstruggle:R112'],
    'the katyushas after the first come to Moscow, too',
    ({ given, when, then }) => {
      given('phase axis-breakthrough; side axis; turn 4; unit 2kat track-4; 8a@3330; 18armee@4054');
      when('axis: end');
      then.at('2kat', '2820');
      then.means(
        p.tables.arrivals.find(({ id }) => id === 'katyusha')?.rules.includes('deathstruggle:R112'),
        true,
      );
    },
  );

  rule('deathstruggle:KAT.5', 'a lost katyusha never comes again', ({ given, then }) => {
    given(`${B1}; turn 5; unit 2kat out`);
    then.refused('enter 2kat 2820', 'ENTER.NOT-DUE', 'deathstruggle:KAT.5');
    then.means(
      dueNow(p, stateOf(`${B1}; turn 5; unit 2kat out`), 'russian')
        .flatMap(({ units }) => units)
        .includes('2kat'),
      false,
    );
  });
});

rule(
  'deathstruggle:REP.3',
  'a unit that was lost as soon as it had come may come once more in the turn',
  ({ then }) => {
    const state = stateOf('phase russian-administration; 31tb@5402');
    const came = { unit: '31tb', line: 'brigade' };
    state.own.pulse.arrived = [came, { ...came }];
    then.means(problems(p)(state), []);
  },
);
