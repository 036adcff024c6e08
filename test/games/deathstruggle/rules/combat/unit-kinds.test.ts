// Which units are of a sort that a rule of combat names, unit by unit.
import { describe } from '@jest/globals';
import type { SeenFrame } from '../../../../../src/core/rule-set.ts';
import { advanceOf, reach } from '../../../../../src/games/deathstruggle/combat/advance.ts';
import { accountOf } from '../../../../../src/games/deathstruggle/combat/exchange.ts';
import {
  areGerman,
  isBrittle,
  isGermanFootCorps,
  isInfantry,
  isLarge,
  isRifleArmy,
  isSoft,
} from '../../../../../src/games/deathstruggle/combat/unit-kinds.ts';
import { OPEN, RUSSIAN } from './combat-kit.ts';
import { p, rule, stateOf } from '../kit.ts';

/** One of every sort that rules tell apart. */
const UNITS = [
  '18armee 3ruma 7pz 39mk 29mot sst 900l gd 1ik 49mtk 1mtn 11inf 7fl 1cav 1rumc rummtn rumcav rumtank hunrap slovmob slovinf',
  '8a 1sh 10rc 6mc 1para 2cc 1td 163md 1tb 10rd 1mil 1grd 1kat',
].flatMap((names) => names.split(' '));

const those = (is: (unit: string) => boolean): string => UNITS.filter(is).join(' ');

describe('sorts of units', () => {
  rule(
    [
      'deathstruggle:R102',
      'deathstruggle:BLD.12',
      'deathstruggle:R7',
      'deathstruggle:RES.X.7',
      'deathstruggle:OVR.1',
      'deathstruggle:OVR.3',
      'deathstruggle:R86',
    ],
    'that rules of combat name',
    ({ given, then }) => {
      given(OPEN);
      then.means(
        those((unit) => isInfantry(p, unit)),
        '18armee 3ruma 1ik 49mtk 1mtn 11inf 7fl 1rumc rummtn slovinf 8a 1sh 10rc 1para 10rd 1mil 1grd',
        'deathstruggle:R102',
      );
      then.means(
        those((unit) => isBrittle(p, unit)),
        '1ik 49mtk 10rc 6mc',
        'deathstruggle:BLD.12',
      );
      then.means(
        those((unit) => isRifleArmy(p, unit)),
        '8a',
        'deathstruggle:R7',
      );
      then.means(
        those((unit) => isGermanFootCorps(p, unit)),
        '1ik 49mtk',
        'deathstruggle:RES.X.7',
      );
      then.means(
        those((unit) => isSoft(p, unit)),
        '1mtn 11inf 7fl 1rumc rummtn slovinf 10rc 10rd 1mil 1grd',
        'deathstruggle:OVR.1',
      );
      then.means(
        those((unit) => isLarge(p, unit)),
        '18armee 3ruma 39mk 1ik 49mtk 8a 1sh',
        'deathstruggle:OVR.3',
      );
      then.means(
        those((unit) => areGerman(p, [unit, '7pz'])),
        '18armee 7pz 39mk 29mot sst 900l gd 1ik 49mtk 1mtn 11inf 7fl 1cav',
        'deathstruggle:R86',
      );
    },
  );

  rule(
    ['deathstruggle:RES.X.10', 'deathstruggle:RES.X.11'],
    'that pay first in an exchange, and for whom',
    ({ given, then }) => {
      given(OPEN);
      const { isFirst, asksFirst } = accountOf(p);
      const s = stateOf(OPEN);
      then.means(
        those((unit) => isFirst(s, unit)),
        '7pz rumtank 6mc 1td 1tb',
        'deathstruggle:RES.X.10',
      );
      then.means(
        those((unit) => asksFirst(s, unit)),
        '18armee 7pz 39mk 29mot sst 900l gd 1td 1tb',
        'deathstruggle:RES.X.11',
      );
    },
  );
});

describe('an advance', () => {
  const after = (
    attackers: string,
    went: Readonly<Record<string, number>> = {},
    hex = '2845',
  ): SeenFrame => ({
    proc: 'advance',
    step: 'choose',
    vars: { hex, units: [], from: {}, attackers, went },
  });
  const far = (text: string, f: SeenFrame, unit: string): number => reach(p, stateOf(text), f, unit);
  const AXIS = UNITS.filter((unit) => p.sideOf(unit) === 'axis');
  const REDS = UNITS.filter((unit) => p.sideOf(unit) === 'russian');
  const by = (n: number, text: string, units: readonly string[], f: SeenFrame): string =>
    units.filter((unit) => far(text, f, unit) === n).join(' ');

  rule(
    [
      'deathstruggle:ADV.1',
      'deathstruggle:ADV.2',
      'deathstruggle:ADV.5',
      'deathstruggle:ADV.6',
      'deathstruggle:ADV.7',
      'deathstruggle:R23',
    ],
    'goes three, two or one, by the unit and the result',
    ({ given, then }) => {
      given(OPEN);
      for (const code of ['BK', 'DE', 'D3']) {
        then.means(by(3, OPEN, AXIS, after(code)), '7pz', 'deathstruggle:ADV.1');
        then.means(
          by(2, OPEN, AXIS, after(code)),
          '39mk 29mot sst 900l gd 1cav rumcav',
          'deathstruggle:ADV.2',
        );
        then.means(by(3, RUSSIAN, REDS, after(code)), '2cc', 'deathstruggle:ADV.1');
        then.means(by(2, RUSSIAN, REDS, after(code)), '1sh 6mc 1para 1td 1tb', 'deathstruggle:ADV.2');
      }
      then.means(
        ['7pz', '39mk', '1ik'].map((unit) => far(OPEN, after('D2'), unit)),
        [2, 2, 1],
        'deathstruggle:R23',
      );
      then.means(
        ['7pz', '39mk', '1ik'].map((unit) => far(OPEN, after('D1'), unit)),
        [1, 1, 1],
        'deathstruggle:ADV.7',
      );
      const went = { '10rd': 3, '90rd': 2 };
      then.means(
        ['7pz', '39mk', '1ik'].map((unit) => far(OPEN, after('D1', went), unit)),
        [2, 2, 1],
        'deathstruggle:ADV.7',
      );
      then.means(
        ['7pz', '1ik'].map((unit) => far(OPEN, after('X', { '10rd': 3 }), unit)),
        [3, 1],
        'deathstruggle:R23',
      );
      then.means(
        by(1, OPEN, ['1ik', '18armee', '11inf'], after('BK')),
        '1ik 18armee 11inf',
        'deathstruggle:ADV.5',
      );
      const mud = 'phase axis-movement; turn 9';
      then.means(
        AXIS.every((unit) => far(mud, after('BK'), unit) === 1),
        true,
        'deathstruggle:ADV.6',
      );
      then.means(far('phase russian-movement; turn 9', after('BK'), '2cc'), 3, 'deathstruggle:ADV.6');
    },
  );

  rule(
    [
      'deathstruggle:ADV.6',
      'deathstruggle:ADV.5',
      'deathstruggle:ADV.1',
      'deathstruggle:ADV.2',
      'deathstruggle:R23',
      'deathstruggle:RES.X.4',
      'deathstruggle:ADV.7',
    ],
    'is held to that by the statement that says so',
    ({ given, then }) => {
      given(OPEN);
      const by = (text: string, code: string, unit: string): string | undefined =>
        advanceOf(p).far(stateOf(text), after(code), unit);
      const mud = 'phase axis-movement; turn 9';
      then.means(by(mud, 'BK', '7pz'), 'deathstruggle:ADV.6', 'deathstruggle:ADV.6');
      then.means(
        by('phase russian-movement; turn 9', 'BK', '2cc'),
        'deathstruggle:ADV.1',
        'deathstruggle:ADV.6',
      );
      then.means(by(OPEN, 'BK', '1ik'), 'deathstruggle:ADV.5', 'deathstruggle:ADV.5');
      then.means(by(OPEN, 'D3', '7pz'), 'deathstruggle:ADV.1', 'deathstruggle:ADV.1');
      then.means(by(OPEN, 'DE', '39mk'), 'deathstruggle:ADV.2', 'deathstruggle:ADV.2');
      then.means(by(OPEN, 'D2', '7pz'), 'deathstruggle:R23', 'deathstruggle:R23');
      then.means(by(OPEN, 'X/2', '7pz'), 'deathstruggle:RES.X.4', 'deathstruggle:RES.X.4');
      then.means(by(OPEN, 'D1', '7pz'), 'deathstruggle:ADV.7', 'deathstruggle:ADV.7');
    },
  );

  rule(
    'deathstruggle:ADV.9',
    'passes zones by DE and BK, into the hex that was won or through it, by armour, SS, paratroops and shock armies',
    ({ given, then }) => {
      given(OPEN);
      /** Who goes from 6036 to 6035 past an enemy in 5935. */
      const passing = (text: string, units: readonly string[], code: string, hex: string): string => {
        const s = stateOf(text);
        const f = after(code, {}, hex);
        return units
          .filter((unit) => advanceOf(p).refuseStep(s, f, unit, '6036', '6035', 1) === undefined)
          .join(' ');
      };
      for (const hex of ['6035', '6036'])
        for (const code of ['DE', 'BK']) {
          then.means(passing(`${OPEN}; 8a@5935`, AXIS, code, hex), '7pz sst 7fl rumtank');
          then.means(passing(`${RUSSIAN}; 38ik@5935`, REDS, code, hex), '1sh 6mc 1para 1td 1tb');
        }
      then.means(passing(`${OPEN}; 8a@5935`, AXIS, 'D3', '6035'), '');
      then.means(passing(`${OPEN}; 8a@5935`, AXIS, 'DE', '2845'), '');
    },
  );

  rule('deathstruggle:ADV.8', 'stops at a line that is held, from zone to zone', ({ given, then }) => {
    given(OPEN);
    // The line leads between 2923 and 2922; 8a has the one in its zone, 11a the other, and 10rd beside both holds it.
    const stops = (units: string): string | undefined =>
      advanceOf(p).refuseStep(stateOf(`${OPEN}; ${units}`), after('D2', {}, '2922'), '1ik', '2923', '2922', 1)
        ?.code;
    then.means(stops('8a@3024; 11a@2822; 10rd@2823'), 'ADVANCE.HELD-LINE');
    then.means(stops('8a@3024; 11a@2822; 10rd@2823; own disrupted ["10rd"]'), undefined);
    then.means(stops('8a@3024; 10rd@2823'), undefined);
    then.means(stops('11a@2822; 10rd@2823'), undefined);
  });
});
