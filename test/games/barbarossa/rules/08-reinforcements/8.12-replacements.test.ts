// Chapter 8: eliminated units, replacements, comb-outs, and the return of the Romanian armies.
import { placeOf } from '../../../../../src/mechanics/places.ts';
import { expect, it } from '@jest/globals';
import {
  eliminate,
  mayReplace,
} from '../../../../../src/games/barbarossa/08-reinforcements/8.15-dead-pile.ts';
import type { SupplyState } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import type { Ctx } from '../../../../../src/core/rule-set.ts';
import type { Event } from '../../../../../src/core/types.ts';
import type { Own } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';

const GERMAN = 'phase german-administration';
const SOVIET = 'phase soviet-administration';

/** What becomes of units that are eliminated in a position, without a battle. */
const killed = (
  text: string,
  units: readonly string[],
  supply?: Record<string, SupplyState>,
): { own: Own; events: Event[]; places: string[] } => {
  const s = stateOf(text);
  const events: Event[] = [];
  const ctx = { s, seen: s, emit: (event: Event) => void events.push(event) } as unknown as Ctx<Own>;
  eliminate(p, ctx, units, 'barbarossa:11.26b', 'test', supply);
  return { own: s.own, events, places: units.map((unit) => placeOf(s.own, unit)) };
};

rule('barbarossa:8.12a', 'a step brings one unit back', ({ given, when, then }) => {
  given(`${GERMAN}; turn 8; 24pz@dead; 1inf@dead; 2inf@dead; 4inf@dead; 5inf@dead`);
  then.refused('replace 16ra 2117', 'REPLACE.NOT-YOURS');
  then.refused('replace 6inf 2117', 'REPLACE.NOT-DEAD');
  when('replace 1inf 2inf 4inf 2117');
  then.event('units.replaced', { units: ['1inf', '2inf', '4inf'], mech: 1, nonMech: 0 });
  then.refused('replace 24pz 5inf 2117', 'REPLACE.STEPS');
  then.refused('replace 1inf 2117', 'REPLACE.NOT-DEAD');
});

rule('barbarossa:8.12b', 'steps are not kept', ({ given, when, then }) => {
  given(`${GERMAN}; turn 8; 24pz@dead; 1inf@dead`);
  when('replace 1inf 2117', 'end');
  then.event('entry.unused', { units: [], mech: 1, nonMech: 2 });
  then.decides('german', 'germanAdministration@enter');
  when('end');
  then.event('steps.lost', { mech: 1, nonMech: 2 });
  then.at('24pz', 'dead');
});

rule('barbarossa:8.12b', 'once used there are no more', ({ given, when, then }) => {
  given(`${GERMAN}; turn 3; 27inf@track-3; 24pz@dead; 1inf@dead; 2inf@dead`);
  when('replace 1inf 2117');
  then.refused('replace 2inf 2117', 'REPLACE.NO-STEPS');
});

rule('barbarossa:8.12d', 'steps of the other kind are of no use', ({ given, then }) => {
  given(`${GERMAN}; turn 3; 27inf@track-3; 24pz@dead`);
  then.refused('replace 24pz 2117', 'REPLACE.KIND', 'barbarossa:8.12d');
});

rule('barbarossa:8.13', 'with its place named, or all by default', ({ given, then }) => {
  given(`${GERMAN}; turn 8; 1inf@dead`);
  then.refused('replace 1inf', 'REPLACE.WHERE');
  then.refused('replace 1inf 2117 default', 'REPLACE.DEFAULT-ALONE', 'barbarossa:8.12a');
  then.allowed('replace default', 'replace 1inf 2117');
});

rule('barbarossa:8.13', 'by the hexes a new unit would have, on either side', ({ given, then }) => {
  given(`${SOVIET}; turn 9; 16ra@dead; 18ra@1607; held 1407 german`);
  then.refused('replace 16ra 1607', 'ENTRY.NOT-THERE', 'barbarossa:8.1g');
  then.refused('replace 16ra 1407', 'ENTRY.NOT-THERE', 'barbarossa:8.1g');
  then.allowed('replace 16ra 1606', 'replace 16ra at rvgk', 'replace 16ra 2600');
  given(`${GERMAN}; turn 8; 1inf@dead; 2inf@2116`);
  then.refused('replace 1inf 2116', 'ENTRY.NOT-THERE', 'barbarossa:8.1g');
  then.refused('replace 1inf at rvgk', 'ENTRY.NOT-THERE', 'barbarossa:8.1g');
  then.means(mayReplace(p, '1inf'), true);
});

rule(
  'barbarossa:8.13',
  'a communist army too, and over the edge it pays as others do (R69, R96)',
  ({ given, when, then, state }) => {
    given(`${SOVIET}; turn 29; 1b@dead; 1r@dead`);
    when('replace 1b 2600', 'replace 1r 1606');
    then.means(state().own.turn.owed, { '1b': 1 });
    then.at('1r', '1606');
  },
);

rule('barbarossa:8.12d', 'the German never takes one kind for the other', ({ given, then }) => {
  given(`${GERMAN}; turn 8; 24pz@dead; 41pz@dead; 1inf@dead; 2inf@dead; 4inf@dead; 5inf@dead`);
  then.refused('replace 24pz 41pz 2117', 'REPLACE.KIND');
  then.refused('replace 1inf 2inf 4inf 5inf 2117', 'REPLACE.KIND');
});

rule(
  'barbarossa:8.12e',
  'the Soviet uses mechanized steps for others, not the reverse (R103)',
  ({ given, when, then, state }) => {
    given(`${SOVIET}; turn 9; 1t@dead; 2t@dead; 16ra@dead; 18ra@dead; 19ra@dead; 20ra@dead`);
    then.refused('replace 1t 2t 1606', 'REPLACE.KIND');
    when('replace 16ra 18ra 19ra 20ra 1606');
    expect(state().own.places['1606']).toHaveLength(4);
  },
);

rule('barbarossa:8.12f', 'units with a dot are gone for good', ({ given, then }) => {
  const { events, places } = killed('phase soviet-assault; turn 20; ppr@2207; 2lw@2207', ['2lw', 'ppr']);
  expect(places).toEqual(['out', 'out']);
  then.means(
    events.filter(({ kind }) => kind === 'unit.out-for-good').map(({ rule: by }) => by),
    ['barbarossa:8.12f', 'barbarossa:8.12f'],
  );
  given(`${GERMAN}; turn 20; ppr@out; 1inf@dead`);
  then.refused('replace ppr 2117', 'REPLACE.NEVER');
});

rule('barbarossa:8.13', 'a replaced unit enters as a new one', ({ given, when, then }) => {
  given(`${GERMAN}; turn 31; 21mtn@dead; 1inf@dead`);
  then.refused('replace 1inf 2216', 'ENTRY.NOT-THERE', 'barbarossa:8.1g');
  then.refused('replace 21mtn 2117', 'ENTRY.NOT-THERE', 'barbarossa:8.3i');
  then.refused('replace 1inf', 'REPLACE.WHERE');
  when('replace 1inf 2117');
  then.at('1inf', '2117');
});

rule('barbarossa:8.14', 'from turn 28 Germans out of supply never come back', ({ then }) => {
  const at = (turn: number, state: SupplyState): string | undefined =>
    killed(`phase soviet-assault; turn ${turn}; 1inf@2117`, ['1inf'], { '1inf': state }).places[0];
  then.means(
    [at(27, 'none'), at(28, 'overland'), at(28, 'none'), at(28, 'garrison'), at(28, 'coastal')],
    ['dead', 'dead', 'out', 'out', 'out'],
  );
});

it('barbarossa:R140 the supply of the start of the battle counts, and without a battle that of now', () => {
  const ring = p
    .neighbours('2117')
    .map((hex, i) => `${['3ra', '4ra', '13ra', '16ra', '18ra', '19ra'][i]}@${hex}`)
    .join('; ');
  const text = `phase soviet-assault; turn 28; 1inf@2117; ${ring}`;
  expect(killed(text, ['1inf']).places).toEqual(['out']);
  expect(killed(text, ['1inf'], { '1inf': 'overland' }).places).toEqual(['dead']);
});

rule('barbarossa:8.14a', 'others come and go any number of times', ({ then }) => {
  then.means(
    killed('phase german-assault; turn 28; 16ra@2207; 1t@2207; own turn.eliminated ["16ra"]', ['16ra', '1t'])
      .places,
    ['dead', 'dead'],
  );
});

it('counts the eliminated of a turn, in the order of their end', () => {
  expect(
    killed('phase german-assault; turn 5; 16ra@2207; 18ra@2207', ['18ra', '16ra']).own.turn.eliminated,
  ).toEqual(['18ra', '16ra']);
});

rule('barbarossa:8.15a', 'of the satellites only two Romanian armies come back', ({ given, then }) => {
  const { places, own } = killed('phase soviet-assault; turn 12; i8@2815; h2@2816; r3@2814', [
    'h2',
    'i8',
    'r3',
  ]);
  expect(places).toEqual(['out', 'out', 'dead']);
  expect(own.pending).toEqual([{ kind: 'returns', unit: 'r3' }]);
  expect(['h1', 'h2', 'h3', 'i8', 'r3', 'r4'].filter((unit) => mayReplace(p, unit))).toEqual([]);
  given(`${GERMAN}; turn 12; r3@dead; 1inf@dead`);
  then.refused('replace r3 2117', 'REPLACE.NEVER');
});

rule('barbarossa:8.15b', 'once, a die of turns later', ({ given, then, state }) => {
  given(`${GERMAN}; turn 14; own pending [{"kind":"returns","unit":"r3"}]; r3@dead; dice 3`);
  then.event('romanians.return', { unit: 'r3', die: 3, place: 'track-17' });
  then.at('r3', 'track-17');
  expect(state().own.plan.returned).toEqual(['r3']);
});

rule('barbarossa:R104', 'beyond the last turn it is lost', ({ given, then }) => {
  given(`${GERMAN}; turn 30; own pending [{"kind":"returns","unit":"r4"}]; r4@dead; dice 3`);
  then.event('romanians.return', { unit: 'r4', place: 'out' });
});

rule('barbarossa:8.15c', 'not when it fell out of supply', ({ then }) => {
  const found = killed('phase soviet-assault; turn 12; r3@2502', ['r3'], { r3: 'none' });
  then.means([found.places, found.own.pending, found.events.at(-1)?.rule], [['out'], [], 'barbarossa:8.15c']);
});

it('barbarossa:R104 nor a second time', () => {
  const found = killed('phase soviet-assault; turn 20; r3@2814; own plan.returned ["r3"]', ['r3']);
  expect([found.places, found.own.pending]).toEqual([['out'], []]);
});

rule('barbarossa:8.15d', 'nor once Romania has changed sides', ({ then }) => {
  const found = killed('phase soviet-assault; turn 20; r3@2814; 1r@track-21', ['r3']);
  then.means([found.places, found.events.at(-1)?.rule], [['out'], 'barbarossa:8.15d']);
});

rule('barbarossa:8.15e', 'its return costs no step', ({ given, when, then, state }) => {
  given(`${GERMAN}; turn 9; r3@track-9; 24pz@dead; 1inf@dead`);
  when('place r3 3114');
  then.means(state().stack.at(-1)?.vars, { mech: 1, nonMech: 1, inSitu: [] });
});

const TURN = 'phase german-order';

rule(
  'barbarossa:8.16a',
  'one comb-out in the summer of 1943 and one in that of 1944',
  ({ given, when, then }) => {
    given(`${TURN}; turn 17; 1inf@dead; 2inf@dead; dice 5`);
    then.decides('german', 'combOut@declare');
    when('choose comb-out');
    then.event('comb-out.declared');
    given(`${TURN}; turn 18; own plan.combOuts [17]; 1inf@dead; 24pz@2117`);
    then.decides('german', 'germanTurn@order');
    given(`${TURN}; turn 25; own plan.combOuts [17]; 1inf@dead`);
    then.decides('german', 'combOut@declare');
    when('pass');
    then.decides('german', 'germanTurn@order');
    given(`${TURN}; turn 21; 1inf@dead; 24pz@2117`);
    then.decides('german', 'germanTurn@order');
  },
);

rule('barbarossa:8.16b', 'half a die of foot come back at once (R105)', ({ given, when, then }) => {
  given(`${TURN}; turn 17; 1inf@dead; 2inf@dead; 4inf@dead; 24pz@dead; dice 5`);
  when('choose comb-out');
  then.event('comb-out.found', { die: 5, count: 2 });
  then.refused('replace 24pz 2117', 'REPLACE.KIND', 'barbarossa:8.12d');
  then.refused('replace 1inf 2inf 4inf 2117', 'REPLACE.STEPS', 'barbarossa:8.12a');
  when('replace 1inf 2inf 2117');
  then.decides('german', 'germanTurn@order');
  given(`${TURN}; turn 17; 1inf@dead; dice 1`);
  when('choose comb-out');
  then.event('comb-out.found', { die: 1, count: 0 });
  then.decides('german', 'germanTurn@order');
});

rule('barbarossa:8.22b', 'oversized armies are never replaced', ({ then }) => {
  then.means([mayReplace(p, '6ora'), mayReplace(p, '6ra')], [false, true]);
});

rule('barbarossa:8.22c', 'lost on turns 1 to 3 they leave their counterpart in the dead pile', ({ then }) => {
  const { own, places } = killed('phase german-assault; turn 2; 6ora@2314; 6ra@aside', ['6ora']);
  then.means([places, placeOf(own, '6ra')], [['out'], 'dead']);
});

it('barbarossa:R102 corps of 1941 are never replaced', () => {
  expect(
    killed('phase german-assault; turn 2; 1mc@1312; 9rc@1312; 1abc@1312', ['1abc', '1mc', '9rc']).places,
  ).toEqual(['out', 'out', 'out']);
});

rule('barbarossa:8.15d', 'not even one whose die is still to fall', ({ given, then }) => {
  given(
    `${GERMAN}; turn 20; 1r@track-21; own pending [{"kind":"returns","unit":"r3"}]; r3@dead; 1inf@dead; dice 3`,
  );
  then.at('r3', 'out');
  then.means(mayReplace(p, 'r3'), false);
});

it('barbarossa:7.7e the aerial supply marker goes with the last of its units', () => {
  const text = 'phase soviet-assault; turn 15; marker aerial 2501; 1inf@2501; 2inf@2501';
  expect(killed(text, ['1inf']).own.markers['aerial']).toEqual(['2501']);
  expect(killed(text, ['1inf', '2inf']).own.markers['aerial']).toEqual(['spent']);
});
