// Strategic movement: by rail, by sea, and factories that go to Siberia.
import { describe } from '@jest/globals';
import { railCapacity, railCost } from '../../../../src/games/deathstruggle/strategic-movement/rail.ts';
import { controllerOf, seasAt } from '../../../../src/games/deathstruggle/strategic-movement/sea.ts';
import { factoryAt, working } from '../../../../src/games/deathstruggle/strategic-movement/factories.ts';
import { openRails } from '../../../../src/games/deathstruggle/strategic-movement/rail-lines.ts';
import { levelAt } from '../../../../src/games/deathstruggle/supply/supplied.ts';
import { p, rule, stateOf } from './kit.ts';

const A1 = 'phase axis-administration; turn 2; side axis';
const B1 = 'phase russian-administration; turn 2; side russian';

describe('rail', () => {
  rule(
    ['deathstruggle:STR.1', 'deathstruggle:R26'],
    'who goes by rail is Disrupted where it gets off, and neither moves nor attacks then',
    ({ given, when, then }) => {
      given(`${B1}; 10rd@2820; 33rd@2820`);
      when('rail 10rd 3330');
      then.event('units.disrupted', { units: ['10rd'] }, 'deathstruggle:STR.1');
      then.at('10rd', '3330');
      then.refused('rail 10rd 2820', 'RAIL.DISRUPTED', 'deathstruggle:DIS.1');
      when('end');
      then.refused('move 10rd 3331', 'MOVE.DISRUPTED', 'deathstruggle:DIS.1', 'deathstruggle:R26');
    },
  );

  rule(
    ['deathstruggle:STR.2', 'deathstruggle:STR.5'],
    'three factors of undisrupted units for the Axis in a turn',
    ({ given, when, then }) => {
      given(`${A1}; 11inf@4054; 1ik@4054; 26ik@4551; 18armee@3153; own disrupted ["26ik"]`);
      then.refused('rail 26ik 4250', 'RAIL.DISRUPTED');
      when('rail 11inf 4250');
      then.refused('rail 18armee 3150', 'RAIL.CAPACITY', 'deathstruggle:STR.5');
      when('rail 1ik 4151');
      then.refused('rail 18armee 3150', 'RAIL.CAPACITY');
      then.means(railCapacity(p, stateOf(A1), 'axis'), 3);
    },
  );

  rule(
    ['deathstruggle:STR.3', 'deathstruggle:R22'],
    'one for each major or victory city in their hands and one more for the Russians',
    ({ given, then }) => {
      given(B1);
      const all = railCapacity(p, stateOf(B1), 'russian');
      then.means(all, 20);
      given(`${B1}; 10rd@2820; 10rc@2820; own pulse.railed 20`);
      then.refused('rail 10rd 3330', 'RAIL.CAPACITY');
      given(`${B1}; 10rd@2820; 10rc@2820; own pulse.railed 19`);
      then.allowed('rail 10rd 3330');
      then.refused('rail 10rc 3330', 'RAIL.CAPACITY', 'deathstruggle:STR.5');
      then.means(
        railCapacity(p, stateOf(`${B1}; held 3539 axis; held 3330 axis`), 'russian'),
        all - 2,
        'deathstruggle:R22',
      );
      // A fortress is none.
      then.means(railCapacity(p, stateOf(`${B1}; held 4248 axis`), 'russian'), all, 'deathstruggle:R22');
      then.means(railCapacity(p, stateOf(`${B1}; held 4054 russian`), 'russian'), all + 1);
    },
  );

  rule('deathstruggle:STR.5', 'what a unit costs', ({ given, then }) => {
    given(B1);
    const cost = (unit: string): number => railCost(p, unit);
    then.means(
      ['18armee', '1mc', '22rc', '1ik', '1para', '10rd', '1tb', '1kat'].map(cost),
      [3, 3, 2, 2, 2, 1, 1, 1],
    );
  });

  rule('deathstruggle:R25', 'a Russian army costs as much as one of the Axis', ({ given, then }) => {
    given(B1);
    then.means([railCost(p, '8a'), railCost(p, '1sh')], [3, 3]);
  });

  rule(
    ['deathstruggle:STR.4', 'deathstruggle:R100'],
    'along lines that lead back to its own side, and no enemy zone without a friend bars',
    ({ given, when, then }) => {
      // The only railroad to Sevastopol lies in a German zone at 7025 and 7125.
      given(`${B1}; 10rd@2820; 18armee@7124`);
      then.refused('rail 10rd 7326', 'RAIL.NO-WAY');
      given(`${B1}; 10rd@2820; 18armee@7124; 33rd@7025`);
      then.refused('rail 10rd 7326', 'RAIL.NO-WAY');
      given(`${B1}; 10rd@2820; 18armee@7124; 33rd@7025; 67rd@7125`);
      then.allowed('rail 10rd 7326');
      // Who stands in a zone may set out.
      then.allowed('rail 67rd 2820', 'deathstruggle:R100');
      // Axis trains run behind rail heads alone, and set out there.
      given(`${A1}; 7pz@4248; 11inf@4250; held 4248 axis`);
      then.refused('rail 7pz 4250', 'RAIL.NO-WAY');
      given(`${A1}; 7pz@4248; 11inf@4250; held 4248 axis; own converted ["4248"]; 8a@4247`);
      then.allowed('rail 7pz 4250');
      given(`${A1}; 11inf@4250; 7pz@4248; held 4248 axis`);
      then.refused('rail 11inf 4248', 'RAIL.NO-WAY');
      when('convert 4250 4249 4248', 'rail 11inf 4248');
      then.at('11inf', '4248');
      then.event('unit.railed', { unit: '11inf', hex: '4248' });
    },
  );
});

describe('whose railroads they are', () => {
  rule(
    [
      'deathstruggle:STR.4',
      'deathstruggle:R126',
      'deathstruggle:R68',
      'deathstruggle:R42',
      'deathstruggle:R43',
    ],
    'those in the countries of the Axis are its own until Russians capture them, and no train goes where the Axis has been',
    ({ given, then }) => {
      const open = (text: string, side: 'axis' | 'russian', hex: string): boolean =>
        openRails(p, stateOf(text), side)[p.grid.index(hex)] === 1;
      // Nobody stands near Warsaw (4054), but the line from Brest-Litovsk (4248) is German as far as 4249.
      given(`${B1}; 10rd@2820; 1ik@6242`);
      then.refused('rail 10rd 4054', 'RAIL.NO-WAY');
      then.allowed('rail 10rd 4248');
      const lost = `${B1}; held 4248 axis`;
      then.means(
        [open(lost, 'russian', '4248'), open(B1, 'russian', '4248')],
        [false, true],
        'deathstruggle:R126',
      );
      // Supply goes by it all the same: nobody bars the line.
      then.means(
        levelAt(p, stateOf(`${lost}; held 4147 axis`), 'russian', '4249'),
        'full',
        'deathstruggle:R42',
      );
      const taken = `${B1}; held 4249 russian`;
      then.means(
        [open(taken, 'russian', '4249'), open(taken, 'axis', '4249'), open(taken, 'axis', '4250')],
        [true, false, true],
        'deathstruggle:R68',
      );
      then.means(
        [open(`${B1}; own converted ["4248"]`, 'axis', '4248'), open(B1, 'axis', '4248')],
        [true, false],
        'deathstruggle:R43',
      );
    },
  );
});

describe('sea', () => {
  rule(
    ['deathstruggle:STR.6', 'deathstruggle:R69'],
    'two divisions or brigades in a turn, from a coast to a port in own hands',
    ({ given, dice, when, then, state }) => {
      given(`${B1}; 10rd@6634; 33rd@6634; 1tb@7326; 22rc@7326; 16rd@3330`);
      then.refused('sail 22rc 6634', 'SAIL.LARGE');
      then.refused('sail 16rd 6634', 'SAIL.INLAND');
      then.refused('sail 10rd 7345', 'SAIL.NO-PORT');
      then.refused('sail 10rd 7539', 'SAIL.NO-PORT');
      given(`${B1}; 10rd@6634; own disrupted ["10rd"]`);
      then.refused('sail 10rd 7326', 'SAIL.DISRUPTED', 'deathstruggle:DIS.1');
      given(`${B1}; 10rd@6634; 33rd@6634; 1tb@7326; 22rc@7326; 16rd@3330`);
      dice(6, 6);
      when('sail 10rd 7326', 'sail 33rd 7020');
      then.refused('sail 1tb 6634', 'SAIL.ENOUGH');
      then.event('units.disrupted', { units: ['10rd'] }, 'deathstruggle:STR.1');
      then.means(state().own.disrupted, ['10rd', '33rd'], 'deathstruggle:R69');
    },
  );

  rule(
    'deathstruggle:STR.7',
    'the Baltic is one sea, the Black Sea with that of Azov another',
    ({ given, dice, when, then }) => {
      given(`${B1}; 10rd@1233; 33rd@6634`);
      then.refused('sail 10rd 6634', 'SAIL.OTHER-SEA');
      dice(6);
      when('sail 33rd 6212');
      then.at('33rd', '6212');
      then.means(
        [seasAt(p, '1233'), seasAt(p, '6634'), seasAt(p, '6212')],
        [['baltic'], ['black-sea'], ['azov']],
      );
    },
  );

  rule(
    ['deathstruggle:STR.8', 'deathstruggle:R94'],
    'sunk by one in six on a sea of its own, by three in six on one of the enemy',
    ({ given, dice, when, then }) => {
      given(`${B1}; 10rd@6634; 33rd@6634`);
      dice(2, 1);
      when('sail 10rd 7326');
      then.event('unit.sailed', { unit: '10rd', chance: 1, sunk: false });
      when('sail 33rd 7326');
      then.event('unit.sailed', { unit: '33rd', sunk: true });
      then.event('unit.eliminated', { unit: '33rd', cause: 'sea' });
      given(`${B1}; 10rd@2345; 33rd@2345; held 7326 axis`);
      dice(3, 4);
      when('sail 10rd 1233', 'sail 33rd 1233');
      then.event('unit.sailed', { unit: '10rd', chance: 3, sunk: true });
      then.event('unit.sailed', { unit: '33rd', chance: 3, sunk: false });
      given(`${B1}; option die-index=b; 10rd@6634`);
      dice(6);
      when('sail 10rd 7326');
      then.event('unit.sailed', { unit: '10rd', sunk: true });
      then.at('10rd', 'dead', 'deathstruggle:R94');
    },
  );

  rule(
    ['deathstruggle:STR.9', 'deathstruggle:STR.10', 'deathstruggle:STR.11', 'deathstruggle:R70'],
    'Koenigsberg, Sevastopol, and both shores at Kerch',
    ({ given, dice, when, then }) => {
      given(B1);
      const who = (held: string, sea: 'baltic' | 'black-sea' | 'azov') =>
        controllerOf(p, stateOf(`${B1}; ${held}`), sea);
      then.means(
        [who('held 2820 russian', 'baltic'), who('held 3153 russian', 'baltic')],
        ['axis', 'russian'],
        'deathstruggle:STR.9',
      );
      then.means(who('held 7326 axis', 'black-sea'), 'axis', 'deathstruggle:STR.10');
      then.means(
        [who('held 7326 axis', 'azov'), who('held 7020 axis; held 7019 axis', 'azov')],
        ['russian', 'axis'],
        'deathstruggle:STR.11',
      );
      // Nobody has it: dangerous for both, and for who goes on into it.
      then.means(who('held 7020 axis', 'azov'), undefined, 'deathstruggle:R70');
      given(`${B1}; 10rd@6634; held 7020 axis`);
      dice(3);
      when('sail 10rd 6212');
      then.event('unit.sailed', { chance: 3, sunk: true }, 'deathstruggle:STR.8');
    },
  );
});

describe('factories', () => {
  const at = (text: string, factory: string): string => factoryAt(stateOf(text), factory);

  rule(
    ['deathstruggle:STR.12', 'deathstruggle:STR.13', 'deathstruggle:R27'],
    'loaded in one turn, off in the next for two factors, and at work five turns later',
    ({ given, when, then, state }) => {
      given(`${B1}; 8a@2820; 18armee@4054`);
      when('evacuate 5121');
      then.event('factory.loading', { factory: 'kharkovfactory' }, 'deathstruggle:STR.13');
      then.refused('evacuate 5121', 'EVACUATE.LOADING', 'deathstruggle:STR.13');
      then.refused('evacuate 2820', 'EVACUATE.NONE');
      then.means(
        working(p, state()).map(({ id }) => id),
        ['lenfactory', 'stalfactory', 'tankograd'],
        'deathstruggle:STR.13',
      );
      given(`phase russian-administration; turn 3; side russian; own loading {"kharkovfactory":2}`);
      when('evacuate 5121');
      then.event('factory.evacuated', { factory: 'kharkovfactory', turn: 8 }, 'deathstruggle:STR.13');
      // With two factors used, and with all but one; and too late to work again.
      given(
        `phase russian-administration; turn 11; side russian; own loading {"kharkovfactory":2}; own pulse.railed 2`,
      );
      when('evacuate 5121');
      then.event('factory.evacuated', { turn: 16, late: true }, 'deathstruggle:STR.13');
      then.means(factoryAt(state(), 'kharkovfactory'), 'out');
      const all = railCapacity(p, state(), 'russian');
      given(
        `phase russian-administration; turn 3; side russian; own loading {"kharkovfactory":2}; own pulse.railed ${all - 1}`,
      );
      then.refused('evacuate 5121', 'EVACUATE.CAPACITY', 'deathstruggle:R27');
      given(`phase russian-administration; turn 3; side russian; own loading {"kharkovfactory":2}`);
      when('evacuate 5121');
      then.means(
        [factoryAt(state(), 'kharkovfactory'), state().own.pulse.railed],
        ['track-8', 2],
        'deathstruggle:R27',
      );
      then.means(state().own.loading, {}, 'deathstruggle:STR.12');
      given(
        `phase axis-breakthrough; turn 8; side axis; marker kharkovfactory track-8; 8a@2820; 18armee@4054`,
      );
      when('axis: end');
      then.event('factory.works', { factory: 'kharkovfactory' }, 'deathstruggle:STR.13');
      then.means(factoryAt(state(), 'kharkovfactory'), 'siberian-works', 'deathstruggle:STR.13');
    },
  );

  rule(
    ['deathstruggle:R27', 'deathstruggle:STR.12'],
    'the line to the edge must be open, and a factory that is loading is lost with its city',
    ({ given, when, then, state }) => {
      given(`${B1}; 18armee@1433; 16armee@1332; 9armee@1232; 10rd@1233`);
      then.refused('evacuate 1233', 'EVACUATE.NO-WAY');
      given(`phase axis-movement; turn 3; 18armee@5122; own loading {"kharkovfactory":2}`);
      when('axis: move 18armee 5121');
      then.event('factory.lost', { factory: 'kharkovfactory' });
      then.means(factoryAt(state(), 'kharkovfactory'), 'out', 'deathstruggle:STR.12');
    },
  );

  rule(
    'deathstruggle:R123',
    'one that is not works for nobody while the enemy has its city',
    ({ given, then }) => {
      given(`${B1}; held 5121 axis`);
      const ids = (text: string): readonly string[] => working(p, stateOf(text)).map(({ id }) => id);
      then.means(
        [ids(`${B1}; held 5121 axis`).includes('kharkovfactory'), ids(B1).includes('kharkovfactory')],
        [false, true],
      );
      then.means(at(`${B1}; held 5121 axis`, 'kharkovfactory'), '5121');
      then.refused('evacuate 5121', 'EVACUATE.LOST', 'deathstruggle:STR.12');
    },
  );
});
