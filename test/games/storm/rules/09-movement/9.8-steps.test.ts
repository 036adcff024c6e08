// Chapter 9: what lies within reach is what the single steps cost, and what else a step or an assault is refused for. N1731
// and the hexes round it are open ground without rivers.
import { describe } from '@jest/globals';
import type { LedgerEntry } from '../../../../../src/core/ledger.ts';
import { allowanceSum } from '../../../../../src/games/storm/09-movement/9.1-allowance.ts';
import { moveLaw } from '../../../../../src/games/storm/09-movement/9.1-move-law.ts';
import { refusePlace } from '../../../../../src/games/storm/09-movement/9.8-costs.ts';
import { reachOf } from '../../../../../src/mechanics/movement/ways.ts';
import { p, rule, stateOf } from '../kit.ts';

const law = moveLaw(p);
const soviet = 'phase soviet-movement; own plan.order "fight-move"';
const german = 'phase german-movement; turn 2; own plan.order "move-fight"';

const costTo = (text: string, unit: string, hex: string): number | undefined =>
  reachOf(law, stateOf(text), [unit]).find(({ place }) => place === hex)?.cost;

describe('what lies within reach', () => {
  rule(
    ['storm:9.4', 'storm:11.2a', 'storm:R89'],
    'is dearer under enemy airpower, and ends at the enemy',
    ({ given, then }) => {
      const text = `${soviet}; turn 3; 6rd@N1731; 5inf@N1732; 13rd@N4244`;
      given(text);
      then.means([costTo(text, '6rd', 'N1732'), costTo(text, '6rd', 'N1730')], [undefined, 1], 'storm:9.4');
      const air = `${text}; own turn.air "german"; marker air N1729`;
      then.means([costTo(air, '6rd', 'N1730'), costTo(air, '6rd', 'N1832')], [2, 1], 'storm:11.2a');
      const seam = `${soviet}; turn 3; 6rd@N1024; 13rd@N4244`;
      then.means(
        reachOf(law, stateOf(seam), ['6rd']).some(({ place }) => place.startsWith('S')),
        true,
        'storm:R89',
      );
    },
  );

  rule(
    ['storm:5.13j', 'storm:9.31'],
    'is a point farther over the Hungarian border on turn 1',
    ({ given, then }) => {
      const over = (turn: number): number | undefined =>
        costTo(`${soviet}; turn ${turn}; 44mrd@S3431; 13rd@N4244`, '44mrd', 'S3430');
      given(`${soviet}; turn 2; 44mrd@S3431`);
      then.means([over(1), over(2)], [2, 1], 'storm:5.13j');
      const out = costTo(`${soviet}; turn 1; 44mrd@S3430; 13rd@N4244`, '44mrd', 'S3431');
      then.means(out, 2, 'storm:5.13j');
      const within = costTo(`${soviet}; turn 1; 44mrd@S3431; 13rd@N4244`, '44mrd', 'S3432');
      then.means(
        within,
        costTo(`${soviet}; turn 2; 44mrd@S3431; 13rd@N4244`, '44mrd', 'S3432'),
        'storm:9.31',
      );
    },
  );

  rule(
    ['storm:9.1a', 'storm:5.13f'],
    'is for Germans what half of their points give on turn 1',
    ({ given, then }) => {
      const text = 'phase german-movement; turn 1; 1pz@N1731; 13rd@N4244';
      given(text);
      const sum = allowanceSum(p, stateOf(text), '1pz');
      then.means(sum.total, 5, 'storm:9.1a');
      then.entry(sum, 'allowance.halved', 2, 'storm:5.13f');
    },
  );

  rule(['storm:9.15a', 'storm:9.16'], 'is over rivers, and over no sea', ({ given, then }) => {
    const s = stateOf(`${soviet}; turn 2; 6rd@N3726; 13rd@N1030`);
    given(`${soviet}; turn 2; 6rd@N3726; 13rd@N1030`);
    then.means([law.crossings?.('N1030', 'N1130'), law.crossings?.('N1731', 'N1732')], [1, 0], 'storm:9.15a');
    then.means(refusePlace(p, s, '6rd', 'N3726', 'N3827')?.code, 'MOVE.WATER', 'storm:9.16');
  });
});

describe('an assault', () => {
  rule(
    ['storm:9.23a', 'storm:9.23c'],
    'costs the hex and a point more, each told',
    ({ given, then, dice, when, state }) => {
      const text = `${german}; 1pz@N1732; 6rd@N1731; 2rd@N1731 under; 13rd@N1534`;
      given(text);
      const told: LedgerEntry[] = [];
      law.assault?.price(stateOf(text), '1pz', 'N1732', 'N1731', (part) => void told.push(part));
      then.means(
        told.map(({ op, n, why }) => [op, n, why]),
        [
          ['add', 1, 'cost.clear'],
          ['add', 1, 'cost.mobile-assault'],
        ],
        'storm:9.23a',
      );
      given(`${text}; 3pz@N1732 under; option repeated-rounds=cheap`);
      dice(2, 2);
      when('assault 1pz 3pz N1731');
      then.means(
        state().own.phase.struck['1pz'] ?? state().own.phase.struck['3pz'],
        'N1732 N1731',
        'storm:9.23c',
      );
    },
  );

  rule(
    'storm:9.29a',
    'is not made where they fight first, whatever artillery stands alone elsewhere',
    ({ given, then }) => {
      given(
        'phase german-movement; turn 2; own plan.order "fight-move"; 1pz@N1732; 6rd@N1731; 1ha@N1534; 13rd@N4244',
      );
      then.refused('assault 1pz N1731', 'ASSAULT.ORDER', 'storm:9.29a');
    },
  );

  rule('storm:10.10c', 'is made on artillery by whoever has an attack at all', ({ given, then }) => {
    given(`${german}; 221sec@N1732; 1ha@N1731; 13rd@N1534`);
    then.allowed('assault 221sec N1731');
    then.means(p.unit('221sec').faces[0]?.['attack'], 1, 'storm:10.10c');
  });

  rule('storm:7.1c', 'is not made by an ally from abroad', ({ given, then }) => {
    const text = `${german}; 5inf@N1732; 27h@S2828; 1ha@S2927; 13rd@N1534`;
    given(text);
    const refusal = (unit: string, from: string, to: string) =>
      law.assault?.refuse(stateOf(text), [unit], from, to)?.code;
    then.means(
      [refusal('27h', 'S2828', 'S2927'), refusal('27h', 'S2827', 'S2927')],
      [undefined, 'MOVE.HOME'],
      'storm:7.1c',
    );
  });
});
