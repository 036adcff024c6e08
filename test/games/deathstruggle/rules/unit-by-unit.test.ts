// What movement, railways and the sea make of units, one of every sort.
import { describe } from '@jest/globals';
import type { Seen } from '../../../../src/core/rule-set.ts';
import { mayEntrench } from '../../../../src/games/deathstruggle/ground-units.ts';
import { paysForRivers } from '../../../../src/games/deathstruggle/movement/attack-cost.ts';
import { columnOf, isFast } from '../../../../src/games/deathstruggle/movement/costs.ts';
import { isIngredient } from '../../../../src/games/deathstruggle/replacements/recipes.ts';
import type { Own } from '../../../../src/games/deathstruggle/state.ts';
import {
  hasTravelled,
  railCost,
  refuseArrival,
  refuseTraveller,
} from '../../../../src/games/deathstruggle/strategic-movement/rail.ts';
import { SORTS, p, rule, stateOf } from './kit.ts';

const those = (is: (unit: string) => boolean): string => SORTS.filter(is).join(' ');

const seen = (text: string): Seen<Own> => stateOf(text);

describe('one of every sort', () => {
  rule(
    [
      'deathstruggle:TER.8',
      'deathstruggle:R73',
      'deathstruggle:MOV.9',
      'deathstruggle:TER.6',
      'deathstruggle:ENT.1',
    ],
    'on the march',
    ({ given, then }) => {
      given('phase axis-movement; turn 4');
      then.means(
        those((unit) => columnOf(p, unit) === 'corps'),
        '39mk hunrap 6mc',
        'deathstruggle:TER.8',
      );
      then.means(
        those((unit) => columnOf(p, unit) === 'division'),
        '7pz 29mot gd rumtank slovmob 1td 163md 1tb 1kat',
        'deathstruggle:R73',
      );
      then.means(
        those((unit) => isFast(p, unit)),
        '7pz 39mk 29mot gd rumtank hunrap slovmob 6mc 1td 163md 1tb 1kat',
        'deathstruggle:MOV.9',
      );
      then.means(
        those((unit) => paysForRivers(p, unit)),
        '18armee 7pz rumtank 6mc 1td 1tb',
        'deathstruggle:TER.6',
      );
      then.means(
        those((unit) => mayEntrench(p, unit)),
        '18armee 3ruma 1ik 49mtk 11inf 7fl 1rumc rummtn 8a 1sh 10rc 1para 10rd 1mil',
        'deathstruggle:ENT.1',
      );
    },
  );

  rule('deathstruggle:BLD.2', 'in a build-up', ({ given, then }) => {
    given('phase axis-administration; turn 4');
    then.means(
      those((unit) => isIngredient(p, unit)),
      '11inf 1td 163md 1tb 10rd 1mil',
    );
  });

  rule(['deathstruggle:STR.5', 'deathstruggle:R25'], 'by rail', ({ given, then }) => {
    given('phase axis-administration; turn 4');
    const cost = (n: number): string => those((unit) => railCost(p, unit) === n);
    then.means(cost(3), '18armee 3ruma 8a 1sh 6mc', 'deathstruggle:R25');
    then.means(cost(2), '39mk 1ik 49mtk 1rumc rummtn rumcav hunrap 10rc 1para 2cc');
    then.means(
      cost(1),
      '7pz 29mot gd 11inf 7fl 1cav rumtank slovmob 1td 163md 1tb 10rd 1mil 1kat',
      'deathstruggle:STR.5',
    );
  });
});

describe('who does not travel', () => {
  const WHO = [
    ['10rd', 'NOT-YOURS'],
    ['9pz', 'OFF-MAP'],
    ['5fk', 'AIR'],
    ['21inf', 'DISRUPTED'],
    ['1inf', 'DUG-IN'],
  ] as const;
  const text =
    '11inf@3153; 21inf@3152; 1inf@3151; 5fk@3153; 10rd@2820; unit 9pz dead; own disrupted ["21inf"]; own entrenched ["1inf"]; own pulse.dug ["1inf"]';

  rule(
    [
      'deathstruggle:STR.2',
      'deathstruggle:STR.6',
      'deathstruggle:AIR.4',
      'deathstruggle:DIS.1',
      'deathstruggle:ENT.1',
      'deathstruggle:PRO.1',
      'deathstruggle:STR.3',
    ],
    'by rail or by sea, and by what',
    ({ given, then }) => {
      const a1 = `phase axis-administration; turn 4; ${text}`;
      given(a1);
      const found = (how: 'RAIL' | 'SAIL', unit: string): readonly (string | undefined)[] => {
        const refused = refuseTraveller(p, seen(a1), 'axis', unit, how);
        return [refused?.code.replace(/^\w+\./, ''), refused?.rule.replace('deathstruggle:', '')];
      };
      const codes = WHO.map(([, code]) => code);
      const rail = WHO.map(([unit]) => found('RAIL', unit));
      const sail = WHO.map(([unit]) => found('SAIL', unit));
      then.means(
        rail.map(([code]) => code),
        codes,
      );
      then.means(
        sail.map(([code]) => code),
        codes,
      );
      then.means(
        rail.map(([, by]) => by),
        ['STR.2', 'STR.2', 'AIR.4', 'STR.2', 'ENT.1'],
        'deathstruggle:STR.2',
      );
      then.means(
        sail.map(([, by]) => by),
        ['STR.6', 'STR.6', 'AIR.4', 'DIS.1', 'ENT.1'],
        'deathstruggle:STR.6',
      );
      then.means([found('RAIL', '11inf'), found('SAIL', '11inf')].flat(), [
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      then.means(found('RAIL', 'nobody')[0], 'NOT-YOURS', 'deathstruggle:AIR.4');
      then.means(found('RAIL', '1inf')[1], 'ENT.1', 'deathstruggle:ENT.1');
      const b1 =
        'phase russian-administration; turn 4; 10rd@2820; 27a@2720; own disrupted ["10rd"]; own pulse.dug ["27a"]';
      const shaken = refuseTraveller(p, seen(b1), 'russian', '10rd', 'RAIL');
      then.means(
        [shaken?.code, shaken?.rule],
        ['RAIL.DISRUPTED', 'deathstruggle:DIS.1'],
        'deathstruggle:DIS.1',
      );
      const promoted = refuseTraveller(p, seen(b1), 'russian', '27a', 'RAIL');
      then.means(
        [promoted?.code, promoted?.rule],
        ['MOVE.PROMOTED', 'deathstruggle:PRO.1'],
        'deathstruggle:PRO.1',
      );
      then.means(
        refuseTraveller(p, seen(b1), 'russian', '9pz', 'RAIL')?.rule,
        'deathstruggle:STR.3',
        'deathstruggle:STR.3',
      );
    },
  );

  rule(
    ['deathstruggle:MOV.4', 'deathstruggle:TER.16', 'deathstruggle:BLD.1'],
    'nor comes to rest where he may not stand',
    ({ given, then }) => {
      given('phase axis-administration; turn 4');
      const s = seen('phase axis-administration; turn 4');
      const by = (unit: string, hex: string): string | undefined => refuseArrival(p, s, unit, hex)?.rule;
      then.means(
        [by('1rumc', '3153'), by('1rumc', '7345'), by('1ik', '3153')],
        ['deathstruggle:MOV.4', undefined, undefined],
        'deathstruggle:MOV.4',
      );
      then.means(
        [by('39mk', '7225'), by('7pz', '7225'), by('39mk', '7226')],
        ['deathstruggle:TER.16', undefined, undefined],
        'deathstruggle:TER.16',
      );
      const travelled = (own: string): boolean =>
        hasTravelled(seen(`phase axis-administration; turn 4${own}`));
      then.means(
        [travelled(''), travelled('; own pulse.railed 1'), travelled('; own pulse.sailed 1')],
        [false, true, true],
        'deathstruggle:BLD.1',
      );
    },
  );
});
