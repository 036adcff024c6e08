// Armies, katyushas and their rockets, the railway, and what is lost for good.
import { describe } from '@jest/globals';
import { breakUp } from '../../../../src/games/typhoon/armies/break-up.ts';
import { disrupt } from '../../../../src/games/typhoon/disruption/disrupt.ts';
import { lossesOf } from '../../../../src/games/typhoon/eliminate.ts';
import { railOf, usableGates } from '../../../../src/games/typhoon/movement/rail.ts';
import { supplyMap } from '../../../../src/games/typhoon/supply/lines.ts';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { classOf } from '../../../../src/mechanics/formations/unit-classes.ts';
import type { Ctx } from '../../../../src/core/rule-set.ts';
import type { Event } from '../../../../src/core/types.ts';
import type { Cause } from '../../../../src/games/typhoon/eliminate.ts';
import type { Own } from '../../../../src/games/typhoon/state.ts';
import { p, rule, stateOf } from './kit.ts';

const GERMAN = 'phase german-movement; turn 5';
const RUSSIAN = 'phase russian-administration; turn 5';

/** The hands of a procedure on a state, for what no order of these sections brings about. */
const handsOn = (text: string) => {
  const s = stateOf(text);
  const events: Event[] = [];
  const ctx = {
    s,
    seen: s,
    vars: {},
    emit: (event: Event) => void events.push(event),
  } as unknown as Ctx<Own>;
  return { s, ctx, events };
};

const fate = (unit: string, cause: Cause): string => {
  const { s, ctx } = handsOn(`${GERMAN}; ${unit}@5114`);
  lossesOf(p).eliminate(ctx, [unit], 'typhoon:RES.DE', cause);
  return placeOf(s.own, unit);
};

describe('armies', () => {
  rule(
    ['typhoon:ARM.1', 'typhoon:ARM.8', 'typhoon:R74'],
    'German armies hand on supply; all armies are infantry',
    ({ given, then }) => {
      given(GERMAN);
      const far = `${GERMAN}; 34ik@4410; held 4914 german`;
      const fed = (text: string) => supplyMap(p, stateOf(text), 'german').overland('4410');
      then.means([fed(far), fed(`${far}; 9a@4416`)], [false, true], 'typhoon:ARM.1');
      then.means(
        ['9a', '22a', '1sh'].map((unit) => classOf(p, unit).isInfantryType),
        [true, true, true],
        'typhoon:ARM.8',
      );
      then.means(
        ['2cc', '101mrd', 'gd', '5para', '42tb', '24pz', '1kat', '2fk'].map(
          (unit) => classOf(p, unit).isInfantryType,
        ),
        [true, true, true, true, false, false, false, false],
        'typhoon:R74',
      );
    },
  );

  rule(
    ['typhoon:R75', 'typhoon:MOV.2'],
    'pure armour are panzers and tanks, their corps among them',
    ({ given, then }) => {
      given(GERMAN);
      then.means(
        ['24pz', '19pzd', '42tb', 'gd', '101mrd'].map((unit) => classOf(p, unit).isArmour),
        [true, true, true, false, false],
        'typhoon:R75',
      );
      then.means(
        ['gd', '22a'].map((unit) => classOf(p, unit).isMobile),
        [true, false],
        'typhoon:MOV.2',
      );
    },
  );

  rule(
    ['typhoon:ARM.4', 'typhoon:KAT.5', 'typhoon:REP.6', 'typhoon:REP.5'],
    'a red cross never comes back, nor the 16th Army but where it was given up',
    ({ given, then }) => {
      given(GERMAN);
      then.means(fate('9a', 'combat'), 'out', 'typhoon:ARM.4');
      then.means(fate('1kat', 'katyusha'), 'out', 'typhoon:KAT.5');
      then.means([fate('1sh', 'combat'), fate('22a', 'combat')], ['out', 'dead'], 'typhoon:REP.6');
      then.means(
        [fate('16a', 'combat'), fate('16a', 'exchange'), fate('16a', 'voluntary')],
        ['out', 'dead', 'dead'],
        'typhoon:REP.5',
      );
    },
  );

  rule(
    ['typhoon:RES.X.7', 'typhoon:R77'],
    'a corps that breaks up leaves its divisions, for good',
    ({ given, then }) => {
      given(GERMAN);
      const { s, ctx } = handsOn(
        `${GERMAN}; 34ik@5114; 45inf@components; 134inf@components; own disrupted ["34ik"]`,
      );
      breakUp(p, ctx, '34ik', 'typhoon:RES.X.7');
      then.means(
        [s.own.places['5114'], placeOf(s.own, '34ik')],
        [['45inf', '134inf'], 'out'],
        'typhoon:RES.X.7',
      );
      then.means(s.own.disrupted, ['45inf', '134inf'], 'typhoon:R77');
    },
  );
});

describe('katyushas', () => {
  rule('typhoon:KAT.4', 'alone they are run over by Germans who go on', ({ given, when, then }) => {
    given(`${GERMAN}; 24pz@5116; 1kat@5115; 22a@5000`);
    when('move 24pz 5115 5114');
    then.event('unit.eliminated', { unit: '1kat', cause: 'katyusha' });
    then.at('24pz', '5114');
    given(`${GERMAN}; 24pz@5116; 1kat@5115; 42tb@5115; 22a@5000`);
    then.refused('move 24pz 5115', 'MOVE.ENEMY', 'typhoon:ZOC.1');
  });
});

describe('the railway', () => {
  rule(
    ['typhoon:INH.RAIL', 'typhoon:R69'],
    'any distance in supply, Disrupted at its end, in no German zone',
    ({ given, when, then, state }) => {
      // Kursk and Orel lie on one railroad, and the land is Russian.
      given(`${RUSSIAN}; 22a@4913; 42tb@4913; 30a@4814; 34ik@4214; own disrupted ["42tb"]`);
      then.refused('rail 42tb 4614', 'RAIL.DISRUPTED');
      then.refused('rail 30a 4913', 'RAIL.NO-WAY');
      then.refused('rail 22a 4114', 'RAIL.ZONE');
      const [to = ''] = railOf(p)
        .goalsFrom(state(), '4913')
        .filter((hex) => hex !== '4913');
      when(`rail 22a ${to}`);
      then.event('unit.railed', { unit: '22a', from: '4913', hex: to });
      then.event('units.disrupted', { units: ['22a'] });
      then.means(state().own.disrupted.includes('22a'), true, 'typhoon:R69');
    },
  );

  rule('typhoon:R57', 'gates with a German town or zone beside them are shut', ({ given, then }) => {
    given(RUSSIAN);
    const [gate = ''] = p.area('russian-rail-entry');
    const [next = ''] = p.neighbours(gate);
    const open = (text: string) => usableGates(p, stateOf(`${RUSSIAN}; ${text}`)).includes(gate);
    then.means([open('22a@5000'), open(`34ik@${next}`)], [true, false]);
  });
});

describe('a second Disruption', () => {
  rule('typhoon:DIS.2', 'takes the entrenchment, the first does not', ({ given, when, then, state }) => {
    given('phase russian-administration; turn 5; 22a@4913; 34ik@5231; own entrenched ["22a"]');
    // By rail it leaves its trenches, and is Disrupted once.
    const [to = ''] = railOf(p)
      .goalsFrom(state(), '4913')
      .filter((hex) => hex !== '4913');
    when(`rail 22a ${to}`);
    then.event('entrenchment.lost', { units: ['22a'] }, 'typhoon:INH.ENT');
    const { s, ctx, events } = handsOn(`${GERMAN}; 22a@5114; own entrenched ["22a"]`);
    disrupt(p, ctx, ['22a'], 'typhoon:RES.D.1');
    const after = [...s.own.entrenched];
    disrupt(p, ctx, ['22a'], 'typhoon:RES.D.1');
    then.means([after, s.own.entrenched, events.at(-1)?.rule], [['22a'], [], 'typhoon:DIS.2']);
  });
});

describe('railroads', () => {
  rule('typhoon:INH.RAIL', 'lead into no hex that the enemy holds, at the edge either', ({ given, then }) => {
    // 5311 is where the railroad leaves the map.
    const text = 'phase russian-administration; turn 5; 154rd@5112; 22a@5212';
    given(`${text}; 35ik@5311`);
    then.refused('rail 154rd 5311', 'RAIL.NO-WAY');
    given(text);
    then.allowed('rail 154rd 5311');
  });
});

describe('rockets', () => {
  rule(
    ['typhoon:KAT.2', 'typhoon:KAT.3', 'typhoon:R41'],
    'before the battles, a die for each enemy, hit on 1 and 2',
    ({ given, when, then, dice, state }) => {
      given('phase russian-movement; turn 5; 1kat@5114; 22a@5114 under; 35ik@5115; gd@5115 under');
      dice(2, 3);
      when('attack 5115 from 22a', 'end');
      then.refused('fire 1kat 5113', 'FIRE.NOBODY');
      then.refused('fire 22a 5115', 'FIRE.NO-ROCKETS');
      when('fire 1kat 5115');
      then.event('rockets.hit', { units: ['35ik'] }, 'typhoon:KAT.3');
      then.refused('fire 1kat 5115', 'FIRE.AGAIN', 'typhoon:KAT.1');
      then.means(state().own.disrupted, ['35ik'], 'typhoon:R41');
      given(
        'phase russian-movement; turn 5; option die-index=b; 1kat@5114; 22a@5114 under; 35ik@5115; gd@5115 under',
      );
      dice(2, 5);
      when('end', 'fire 1kat 5115');
      then.event('rockets.hit', { units: ['gd'] }, 'typhoon:KAT.3');
      given('phase russian-movement; turn 5; 1kat@5114; 22a@5114 under; 3a@5215; 35ik@5115; 34ik@5216');
      dice(6);
      when('attack 5115 from 22a', 'attack 5216 from 3a', 'end', 'fight 5115', 'german: pass');
      then.refused('fire 1kat 5115', 'FIRE.TOO-LATE');
    },
  );

  rule(
    'typhoon:KAT.1',
    'not out of supply, and katyushas attack in no other way',
    ({ given, when, then }) => {
      given(
        'phase russian-movement; turn 5; 1kat@5114; 2kat@5114 under; 22a@5114 under; 35ik@5115; own unsupplied ["1kat"]',
      );
      then.refused('attack 5115 from 2kat', 'ATTACK.ROCKETS', 'typhoon:KAT.2');
      when('end');
      then.refused('fire 1kat 5115', 'FIRE.UNSUPPLIED');
      then.allowed('fire 2kat 5115');
    },
  );

  rule(
    ['typhoon:MOV.8', 'typhoon:R41'],
    'an attack of theirs costs what any attack costs: not who has gone too far',
    ({ given, when, then, dice, state }) => {
      const text = (from: string) =>
        `phase russian-movement; turn 5; 1kat@${from}; 2kat@5115; 22a@5115 under; 5ik@5114`;
      given(text('5118'));
      when('move 1kat 5117 5116 5115', 'end');
      then.refused('fire 1kat 5114', 'FIRE.SPENT');
      then.means(state().own.pulse.spent, ['1kat'], 'typhoon:R41');
      then.allowed('fire 2kat 5114');
      given(text('5117'));
      dice(6);
      when('move 1kat 5116 5115', 'end', 'fire 1kat 5114');
      then.event('rockets.missed', {}, 'typhoon:KAT.3');
      given(
        `${text('5116').replace('movement', 'combat')}; own pulse.spent ["2kat"]; own pulse.attacks [{"hex":"5114","units":["22a"]}]`,
      );
      then.refused('fire 2kat 5114', 'FIRE.SPENT');
    },
  );

  rule(
    'typhoon:R36',
    'who fires before movement does not move in that pulse',
    ({ given, when, then, dice }) => {
      given(
        'phase russian-first-attacks; turn 8; 1kat@5115; 2kat@5115; 22a@5115 under; 3a@5010; 5ik@5114; own weather "mud"',
      );
      dice(6, 6);
      when('attack 5114 from 22a', 'end', 'fire 1kat 5114', 'fight 5114', 'german: pass');
      then.refused('move 1kat 5116', 'MOVE.ATTACKED-FIRST');
      then.allowed('move 2kat 5116');
    },
  );
});
