// Chapter 8: to whom a rule of entry, replacement and elimination applies, and to whom it does not any more.
import { placeOf } from '../../../../../src/mechanics/places.ts';
import { expect } from '@jest/globals';
import type { Ctx } from '../../../../../src/core/rule-set.ts';
import type { Event } from '../../../../../src/core/types.ts';
import {
  eliminate,
  hasRomaniaDefected,
  mayReplace,
} from '../../../../../src/games/barbarossa/08-reinforcements/8.15-dead-pile.ts';
import { romaniaDefects } from '../../../../../src/games/barbarossa/08-reinforcements/8.24-communist-armies.ts';
import type { Own } from '../../../../../src/games/barbarossa/state.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { filled, ofKind, played, reach, users } from '../play.ts';

const GERMAN = 'phase german-administration';
const SOVIET = 'phase soviet-administration';
const RING = ['1', '2', '4', '5', '6', '7'];
const ring = (hex: string): string =>
  p
    .neighbours(hex)
    .map((next, i) => `${RING[i] ?? ''}inf@${next}`)
    .join('; ');

const after = (text: string, act: (ctx: Ctx<Own>) => void): { own: Own; events: readonly Event[] } => {
  const s = stateOf(text);
  const events: Event[] = [];
  act({ s, seen: s, emit: (event: Event) => void events.push(event) } as unknown as Ctx<Own>);
  return { own: s.own, events };
};

/** Why a unit that is eliminated is out for good, if it is. */
const outBy = (text: string, unit: string): string | undefined =>
  after(text, (ctx) => eliminate(p, ctx, [unit], 'barbarossa:11.26b', 'test')).events.find(
    ({ kind }) => kind === 'unit.out-for-good',
  )?.rule;

rule(
  'barbarossa:8.22c',
  'an oversized army lost by turn 3 is out by the rule of that time',
  ({ given, then }) => {
    given('phase german-assault; turn 3; 6ora@2314');
    then.means(outBy('phase german-assault; turn 3; 6ora@2314', '6ora'), 'barbarossa:8.22c');
    then.means(
      outBy('phase german-assault; turn 4; 6ora@2314', '6ora'),
      'barbarossa:8.23c',
      'barbarossa:8.22c',
    );
  },
);

rule(
  'barbarossa:8.23c',
  'one that was cut off then and is lost later by that of the pocket',
  ({ given, then }) => {
    given('phase german-assault; turn 4; 6ora@2314');
    then.means(outBy('phase german-assault; turn 4; 6ora@2314', '6ora'), 'barbarossa:8.23c');
  },
);

rule('barbarossa:R102', 'corps of 1941 are gone by their own ruling', ({ given, then }) => {
  given('phase german-assault; turn 2; 1mc@1312');
  then.means(outBy('phase german-assault; turn 2; 1mc@1312', '1mc'), 'barbarossa:R102');
  then.means(
    ['1mc', '9rc', '1abc'].map((unit) => mayReplace(p, unit)),
    [false, false, false],
  );
});

rule('barbarossa:8.15a', 'the satellites that never return are out by their rule', ({ given, then }) => {
  given('phase soviet-assault; turn 12; h2@2816');
  then.means(outBy('phase soviet-assault; turn 12; h2@2816', 'h2'), 'barbarossa:8.15a');
  then.means(outBy('phase soviet-assault; turn 12; i8@2816', 'i8'), 'barbarossa:8.15a');
});

rule('barbarossa:8.25d', 'Romania has changed sides from the very turn 14', ({ given, then }) => {
  const text = (turn: number): string => `phase german-movement; turn ${turn}; 1r@track-14`;
  given(text(14));
  then.means(
    [13, 14].map((turn) => hasRomaniaDefected(stateOf(text(turn)).own, turn)),
    [false, true],
  );
});

rule('barbarossa:8.25b', 'triggered in turn 14 its armies come in 15 and 16', ({ given, then }) => {
  const text = 'phase soviet-movement; turn 14; r3@2814';
  given(text);
  const { own } = after(text, (ctx) => romaniaDefects(p, ctx));
  then.means([placeOf(own, '1r'), placeOf(own, '4r')], ['track-15', 'track-16']);
});

rule('barbarossa:8.25a', 'who is not in the game does not leave it', ({ given, then }) => {
  const text = 'phase soviet-movement; turn 26; r3@2814; r4@aside';
  given(text);
  const { own, events } = after(text, (ctx) => romaniaDefects(p, ctx));
  then.means(
    events.filter(({ kind }) => kind === 'romania.left').map(({ data }) => data['units']),
    [['r3']],
  );
  then.means(placeOf(own, 'r4'), 'aside');
  const gone = after('phase soviet-movement; turn 26; r3@out; r4@out', (ctx) => romaniaDefects(p, ctx));
  then.means(
    gone.events.filter(({ kind }) => kind === 'romania.left'),
    [],
  );
});

rule('barbarossa:8.25d', 'turn 14 takes no Romanian away without a change of sides', ({ given, then }) => {
  given('phase turn-start; turn 14; held 2809 german; held 1214 german; r3@2921; 3ra@3012');
  then.at('r3', '2921');
  then.means(hasRomaniaDefected(stateOf('phase turn-start; turn 14').own, 14), false);
});

const SIX = '1inf@1810; 2inf@1811';

rule('barbarossa:8.28', 'no Italians, nobody leaves', ({ given, then }) => {
  given('phase victory-check; turn 16; i8@out; points 16 14 points.taken barbarossa:4.2c');
  then.noEvent('unit.left-play');
  given('phase victory-check; turn 16; i8@aside; points 16 14 points.taken barbarossa:4.2c');
  then.noEvent('unit.left-play');
  then.at('i8', 'aside');
  given('phase victory-check; turn 15; i8@2815; points 15 14 points.taken barbarossa:4.2c');
  then.noEvent('unit.left-play');
  given('phase victory-check; turn 16; i8@dead; points 16 14 points.taken barbarossa:4.2c');
  then.event('unit.left-play', { unit: 'i8', from: 'dead' });
});

rule('barbarossa:4.17b', 'who is in play already the gambit does not call', ({ given, then }) => {
  given(
    `${GERMAN}; turn 18; xivpz@1810; 76pz@1810; 2para@1810; 2sspz@track-18; 3sspz@2117; own plan.offensive {"turn":18,"gambit":true,"cities":[]}`,
  );
  then.noEvent('gambit.forces');
  given(
    `${GERMAN}; turn 18; xivpz@1810; 76pz@1810; 2para@1810; 2sspz@track-24; 3sspz@2117; own plan.ssDue true; own plan.offensive {"turn":18,"gambit":true,"cities":[]}`,
  );
  then.event('gambit.forces', { units: ['2sspz'] });
});

rule('barbarossa:4.17b', 'who was to leave stays with the gambit', ({ given, then, state }) => {
  given(
    `${GERMAN}; turn 18; 2sspz@1810; own plan.ssDue true; own plan.offensive {"turn":18,"gambit":true,"cities":[]}`,
  );
  then.event('gambit.forces');
  then.means(state().own.plan.ssDue, undefined);
});

rule('barbarossa:8.21a', 'without an army in supply nothing is asked for', ({ given, then }) => {
  given(`${SOVIET}; turn 6; 16ra@1813; 18ra@dead; ${ring('1813')}`);
  then.noEvent('withdrawals.begin');
  given(`${SOVIET}; turn 9; 16ra@1606; 18ra@dead`);
  then.noEvent('withdrawals.begin');
  given(`${SOVIET}; turn 6; 16ra@1606`);
  then.means(users(played(`${SOVIET}; turn 6; 16ra@1606; 18ra@1407`), 'choose'), ['16ra', '18ra']);
});

rule('barbarossa:8.17b', 'who was never in play is not called away', ({ given, then, state }) => {
  given(`${GERMAN}; turn 19; 1inf@2116; 2sspz@aside`);
  then.noEvent('withdrawals.begin');
  then.means(state().own.points, []);
});

rule('barbarossa:8.17c', 'who cannot leave pays, and the turn goes on', ({ given, then, state }) => {
  const cut = p
    .neighbours('2117')
    .map((next, i) => `${['3ra', '4ra', '13ra', '16ra', '18ra', '19ra'][i] ?? ''}@${next}`)
    .join('; ');
  given(`${GERMAN}; turn 19; 2sspz@2117; ${cut}; ${SIX}`);
  then.event('withdrawals.begin', { side: 'german' }, 'barbarossa:5.3b');
  then.event('withdrawal.late');
  then.means(state().clock.phase === 'german-administration', false);
});

rule('barbarossa:8.23c', 'how many were cut off is told, if any were', ({ given, when, then }) => {
  const end = 'phase soviet-movement; turn 3; plan order fight-move';
  given(`${end}; 6ora@1813; 1mc@1813; 16ra@1606; ${ring('1813')}`);
  when('end');
  then.event('army.cut-off', { count: 2 });
  given(`${end}; 6ora@1606; 16ra@1606`);
  when('end');
  then.noEvent('army.cut-off');
  then.event('army.reduced', { unit: '6ora' }, 'barbarossa:8.23b');
  then.means(ofKind(played(`${end}; 6ora@1606`, 'end'), 'army.cut-off'), []);
});

rule('barbarossa:8.19a', 'a Guards Tank army has one it can take the place of', ({ given, then }) => {
  const text = `${SOVIET}; turn 16; 3gt@track-16; 5gt@track-16; 4g@track-16; 3t@1810; 5t@1813; 16ra@1606; ${ring('1813')}`;
  given(text);
  const now = played(text);
  then.means(users(now, 'convert'), ['3gt', '4g']);
  then.means(filled(now, 'convert 3gt'), { unit: ['3gt'], for: ['3t'] });
  then.means(filled(now, 'convert 3gt 5t'), { unit: ['3gt'], for: ['5t'] });
  then.means(filled(now, 'convert 4g'), { unit: ['4g'] });
  then.refused('convert 4g', 'CONVERT.WHO');
});

rule('barbarossa:8.1a', 'nobody is converted before his turn', ({ given, then }) => {
  given(`${SOVIET}; turn 16; 3gt@track-16; 4g@track-16; 5g@track-17; 3t@1810; 16ra@1606`);
  then.refused('convert 5g 16ra', 'CONVERT.NOT-DUE');
  then.refused('convert 6g 16ra', 'CONVERT.NOT-DUE');
});

rule('barbarossa:8.1c', 'the turn itself is not too early', ({ given, then }) => {
  given(`${SOVIET}; turn 16; 4g@track-16; 33ra@track-16; 52ra@track-17`);
  then.refused('place 52ra 1606', 'PLACE.NOT-YET');
  then.refused('place 4g 1606', 'PLACE.CONVERTS', 'barbarossa:8.20a');
  then.allowed('place 33ra 1606');
});

rule('barbarossa:8.1a', 'the dead are replaced, not placed', ({ given, then }) => {
  given(`${SOVIET}; turn 3; 33ra@track-3; 16ra@dead; 18ra@1606`);
  then.refused('place 16ra 1606', 'PLACE.DEAD');
  then.refused('place 18ra 1606', 'PLACE.NOT-WAITING');
});

rule('barbarossa:8.1h', 'default stands alone', ({ given, then }) => {
  given(`${SOVIET}; turn 3; 33ra@track-3; 34ra@track-3`);
  then.refused('place 33ra default', 'PLACE.DEFAULT-ALONE');
  then.refused('place 1606 default', 'PLACE.DEFAULT-ALONE');
  then.allowed('place default');
});

rule(
  'barbarossa:8.1b',
  'by default everybody finds a place, and who finds none waits in the box',
  ({ given, when, then, state }) => {
    given(`${SOVIET}; turn 3; 33ra@track-3; 34ra@track-3`);
    when('place default');
    then.means(
      ['33ra', '34ra'].map((unit) => p.isHex(placeOf(state().own, unit))),
      [true, true],
    );
    const shut = [...p.objectives, ...p.area('soviet-sources')].map((hex) => `held ${hex} german`);
    given(`${SOVIET}; turn 3; 33ra@track-3; 16ra@2208; ${shut.join('; ')}`);
    when('place default');
    then.event('units.to-rvgk', { units: ['33ra'] });
  },
);

rule(
  'barbarossa:R95',
  'a warning is for nothing once something was placed',
  ({ given, when, then, state }) => {
    given(`${GERMAN}; turn 3; 27inf@track-3; 59inf@track-3`);
    when('end', 'place 27inf 2117', 'end');
    then.decides('german', 'germanAdministration@enter');
    then.means(state().own.places['track-3'], ['59inf']);
    when('end');
    then.at('59inf', 'out');
  },
);

rule('barbarossa:8.12b', 'and once something was replaced', ({ given, when, then, state }) => {
  given(`${GERMAN}; turn 8; 24pz@dead; 1inf@dead; 2inf@dead`);
  when('end', 'replace 1inf 2117', 'end');
  then.decides('german', 'germanAdministration@enter');
  then.event('entry.unused', { mech: 1, nonMech: 2 });
  then.means(state().own.places['dead']?.includes('24pz'), true);
});

rule('barbarossa:8.12a', 'each step is used once, each kind for itself', ({ given, when, then, state }) => {
  given(`${GERMAN}; turn 8; 24pz@dead; 41pz@dead; 1inf@dead; 2inf@dead; 4inf@dead; 5inf@dead`);
  when('replace 24pz 2117');
  then.refused('replace 41pz 2117', 'REPLACE.KIND', 'barbarossa:8.12d');
  when('replace 1inf 2117');
  then.event('units.replaced', { mech: 0, nonMech: 2 });
  then.means(state().stack.at(-1)?.vars['mech'], 0);
});

rule('barbarossa:8.12a', 'default brings back all there are steps for', ({ given, when, then, state }) => {
  given(`${GERMAN}; turn 8; 24pz@dead; 41pz@dead; 1inf@dead; 2inf@dead; 4inf@dead; 5inf@dead`);
  when('replace default');
  then.event('units.replaced', { mech: 0 });
  then.means(state().own.places['dead']?.length, 2);
  given(`${GERMAN}; turn 8; 24pz@dead; 1inf@dead`);
  then.refused('replace 24pz default', 'REPLACE.DEFAULT-ALONE');
});

rule(
  'barbarossa:5.3a',
  'what is still to come is asked with who may come and what is left',
  ({ given, then }) => {
    const question = (text: string, ...lines: readonly string[]): unknown => {
      const { s } = played(text, ...lines);
      const frame = s.stack.at(-1);
      const step = barbarossa.rules.procedures[frame?.proc ?? '']?.[frame?.step ?? ''];
      return step?.kind === 'ask' && frame !== undefined ? step.question(s, frame) : undefined;
    };
    const german = `${GERMAN}; turn 3; 27inf@track-3`;
    given(german);
    then.decides('german', 'germanAdministration@enter');
    const open = { side: 'german', units: ['27inf'], count: 1 };
    then.means(question(german), { key: 'ask.entry', params: expect.objectContaining(open) });
    then.means(question(german, 'end'), { key: 'ask.entry-last', params: expect.objectContaining(open) });
    const soviet = `${SOVIET}; turn 9; 33ra@track-9; 16ra@dead`;
    then.means(question(soviet), {
      key: 'ask.entry',
      params: expect.objectContaining({ side: 'soviet', units: ['33ra'], count: 1 }),
    });
    // Soviet units that do not enter are not lost.
    then.means(question(soviet, 'end'), {
      key: 'ask.entry-last',
      params: expect.objectContaining({ units: [], count: 0 }),
    });
  },
);

rule('barbarossa:8.9a', 'who could be transferred, and where to', ({ given, then }) => {
  const text = `phase soviet-rvgk; turn 4; 16ra@rvgk; 18ra@1606; 19ra@1813; ${ring('1813')}`;
  given(text);
  const now = played(text);
  then.means(users(now, 'place'), ['16ra', '18ra']);
  then.means(reach(now, 'place', '18ra'), ['rvgk']);
  then.means(reach(now, 'place', '19ra'), []);
  then.means(reach(now, 'place', '16ra').includes('1407'), true);
  then.means(reach(now, 'place', '16ra').includes('1607'), false);
});

rule(
  'barbarossa:8.10b',
  'who comes out fills the hex for those who come in',
  ({ given, when, then, state }) => {
    given('phase soviet-rvgk; turn 4; 16ra@rvgk; 18ra@rvgk');
    when('place 16ra 18ra 1606');
    then.means(state().own.turn.entered, { '1606': 2 }, 'barbarossa:8.10b');
    then.event('rvgk.out', { units: ['16ra', '18ra'], hex: '1606' });
    then.means(state().own.turn.rvgk, 2);
  },
);
