// Set-up: who places first, where, and who stands already. 2851 is the place of the 18th German Army, 3250 two hexes from that of
// the 16th (3150).
import { describe, expect } from '@jest/globals';
import { distance } from '../../../../src/hex/distance.ts';
import { setUpOf } from '../../../../src/games/deathstruggle/set-up/deployment.ts';
import { movementLine } from '../../../../src/games/deathstruggle/movement/allowance.ts';
import { p, rule, stateOf } from './kit.ts';

const START = 'base campaign; phase set-up; turn 1';

const far = (a: string, b: string): number => distance(p.grid, p.grid.index(a), p.grid.index(b));
/** How far from a hex a unit may be set up, where no other groups bind it. */
const widest = (unit: string, from: string, text = START): number =>
  Math.max(
    ...setUpOf(p)
      .hexes(stateOf(text), unit)
      .map((hex) => far(from, hex)),
  );

describe('the set-up', () => {
  rule(
    ['deathstruggle:SET.1', 'deathstruggle:R109'],
    'Russians first; armies on their place or next to it',
    ({ given, when, then }) => {
      given(START);
      then.decides('russian', 'setUp@russian');
      then.refused('place 8a 2750', 'SETUP.NOT-THERE', 'deathstruggle:SET.1');
      then.allowed('place 8a 2748');
      then.means([widest('8a', '2748'), widest('18armee', '2851')], [1, 1]);
      when('place default', 'end');
      then.decides('axis', 'setUp@axis', 'deathstruggle:R109');
    },
  );

  rule(
    ['deathstruggle:SET.4', 'deathstruggle:SET.5', 'deathstruggle:SET.8'],
    'groups and corps within two hexes',
    ({ given, when, then }) => {
      given(START);
      then.refused('place 10rc 2748', 'SETUP.ARMY-FIRST', 'deathstruggle:SET.8');
      when('place 8a 2748');
      then.allowed('place 10rc 2748');
      when('place default');
      // Its corps stands too far away once the army has gone.
      when('place 10rc 2750', 'place 8a 2747');
      then.refused('end', 'SETUP.FAR', 'deathstruggle:SET.8');
      when('place 8a 2748', 'end');
      when('place 18armee 2851', 'place 16armee 3150');
      then.means(widest('7pz', '3349'), 2, 'deathstruggle:SET.4');
      then.allowed('place 1ik 2851');
      then.refused('place 1ik 4649', 'SETUP.NOT-THERE', 'deathstruggle:SET.5');
      then.allowed('place 23ik 3150');
    },
  );

  rule(
    [
      'deathstruggle:SET.3',
      'deathstruggle:SET.6',
      'deathstruggle:SET.7',
      'deathstruggle:R107',
      'deathstruggle:R108',
    ],
    'some in Rumania, some anywhere, no other German divisions',
    ({ given, then }) => {
      given(START);
      const s = stateOf(START);
      const open = (unit: string) => setUpOf(p).hexes(s, unit);
      then.means(
        ['11ik', '30ik', '54ik'].every((unit) => open(unit).every((hex) => p.inArea('rumania', hex))),
        true,
        'deathstruggle:SET.3',
      );
      then.means(
        open('1rumc').length === 0 && open('rumcav').every((hex) => p.inArea('rumania', hex)),
        true,
        'deathstruggle:R108',
      );
      const free = setUpOf(p).settable('axis');
      const divisions = free.filter((unit) => {
        const { size, type, nationality } = p.unit(unit);
        return nationality === 'german' && size === 'division' && type !== 'panzer' && !p.isKind(unit, 'ss');
      });
      then.means(divisions.toSorted(), ['1cav', '29mot'], 'deathstruggle:SET.6');
      then.means(
        ['gd', '900l', '1cav'].map((unit) => open(unit).length > 300),
        [true, true, true],
        'deathstruggle:SET.7',
      );
      then.means(widest('29mot', '4250'), 2, 'deathstruggle:R107');
    },
  );

  rule('deathstruggle:R77', 'what was lost has been made anew, and each value says so', ({ given, then }) => {
    given(START);
    const sheets = [p.set.units.sources, p.set.board.map.sources, p.tables.sources, p.turns.sources];
    const statuses = sheets.map((sources) =>
      Object.values(sources).some(({ status, why }) => status === 'reconstructed' && why !== undefined),
    );
    then.means(statuses, [true, true, true, true]);
  });

  rule(
    [
      'deathstruggle:SET.2',
      'deathstruggle:SET.9',
      'deathstruggle:SET.11',
      'deathstruggle:SET.13',
      'deathstruggle:SET.14',
      'deathstruggle:R111',
      'deathstruggle:R113',
    ],
    'what stands already, and what the rest is',
    ({ given, when, then, state }) => {
      given(START);
      then.refused('place 1mc 2038', 'SETUP.FIXED', 'deathstruggle:SET.2');
      then.refused('place 69rc 2821', 'SETUP.FIXED', 'deathstruggle:SET.9');
      then.refused('place 3para 3640', 'SETUP.FIXED', 'deathstruggle:SET.11');
      then.refused('place 1kat 2821', 'SETUP.FIXED', 'deathstruggle:SET.13');
      then.refused('place 10rd 2821', 'SETUP.FIXED', 'deathstruggle:SET.14');
      then.refused('place 1ik 2950', 'PLACE.NOT-YOURS', 'deathstruggle:SET.1');
      // By the rule of the sort it is of.
      then.refused('place 2cc 4054', 'SETUP.NOT-THERE', 'deathstruggle:R111');
      then.refused('place nair 4054', 'SETUP.NOT-THERE', 'deathstruggle:R113');
      then.at('1mc', '2037', 'deathstruggle:SET.2');
      then.at('69rc', p.placeNamed('Moscow'), 'deathstruggle:SET.9');
      then.at('1para', p.placeNamed('Leningrad'), 'deathstruggle:SET.11');
      then.at('1kat', p.placeNamed('Moscow'), 'deathstruggle:SET.13');
      when('place default', 'end', 'place default');
      const russians = Object.entries(state().own.places).flatMap(([place, units]) =>
        p.isHex(place) ? units : [],
      );
      const divisions = russians.filter(
        (unit) => p.sideOf(unit) === 'russian' && p.unit(unit).size === 'division',
      );
      then.means(divisions, [], 'deathstruggle:SET.14');
      then.means(movementLine(p, '2cc').good, 5, 'deathstruggle:R111');
      then.means(
        russians.filter((unit) => p.unit(unit).type === 'aircraft'),
        expect.arrayContaining(['8fk', 'nair', '6iak']),
        'deathstruggle:R113',
      );
    },
  );

  rule(
    ['deathstruggle:SET.8', 'deathstruggle:SET.5', 'deathstruggle:R108', 'deathstruggle:R113'],
    'corps stand once an army of theirs does',
    ({ given, when, then }) => {
      given(START);
      then.refused('place 10rc 2747', 'SETUP.ARMY-FIRST', 'deathstruggle:SET.8');
      when('place 8a 2747');
      then.refused('place 10rc 2444', 'SETUP.NOT-THERE', 'deathstruggle:SET.8');
      when('place 10rc 2748', 'place default', 'end');
      then.refused('place 1ik 2950', 'SETUP.ARMY-FIRST', 'deathstruggle:SET.5');
      when('place 16armee 3150');
      then.allowed('place 1ik 2950');
      then.refused('place rumcav 4054', 'SETUP.NOT-THERE', 'deathstruggle:R108');
      then.refused('place 11ik 4054', 'SETUP.NOT-THERE', 'deathstruggle:SET.3');
      then.refused('place 5fk 4147', 'SETUP.NOT-THERE', 'deathstruggle:R113');
    },
  );
});
