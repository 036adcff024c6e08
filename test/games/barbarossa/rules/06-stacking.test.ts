// Chapter 6: stacking.
import { placeOf } from '../../../../src/mechanics/places.ts';
import { expect, it } from '@jest/globals';
import { apply, decision, listed, offers, settle } from '../../../../src/core/kernel.ts';
import { overstacks, refuseStack } from '../../../../src/games/barbarossa/06-stacking.ts';
import { barbarossa, p, rule, stateOf } from './kit.ts';

const FIVE = '1inf@1904; 2inf@1904; 4inf@1904; 5inf@1904; 6inf@1904';

rule('barbarossa:6.1', 'several units in one hex are a stack', ({ given, then, when, state }) => {
  given('phase german-movement; turn 9; 24pz@1903; 41pz@1904');
  when('move 24pz 1904');
  then.means(state().own.places['1904'], ['24pz', '41pz']);
});

rule('barbarossa:6.2a', 'the limit holds in every hex on the way', ({ given, then }) => {
  given(`phase german-movement; turn 9; 24pz@1903; ${FIVE}`);
  then.refused('move 24pz 1904 1905', 'STACK.FULL', 'barbarossa:6.3');
  then.allowed('move 24pz 1804 1805');
  const s = stateOf(`phase german-movement; ${FIVE}`);
  then.means(refuseStack(p, s, '1904', 'german', ['24pz'], ['1inf']), undefined);
});

rule('barbarossa:6.2b', 'any number may pass, one after the other', ({ given, when, then, state }) => {
  given(
    'phase german-movement; turn 9; 24pz@1903; 41pz@1903; 46pz@1903; 1inf@1904; 2inf@1904; 4inf@1904; 5inf@1904',
  );
  when('move 24pz 1904 1905', 'move 41pz 1904 1905', 'move 46pz 1904 1905');
  then.means(state().own.places['1905'], ['46pz', '41pz', '24pz']);
});

const PASS = { by: 'soviet', verb: 'pass', args: {} } as const;

const choicesIn = (s: Parameters<typeof offers>[1]) =>
  offers(barbarossa.rules, s).filter(({ verb }) => verb === 'choose');

rule(
  'barbarossa:R168',
  'he is asked as a phase begins, after an assault and as it ends, and may let them stand',
  ({ given, when, then, state }) => {
    const six = '24pz@1904; 1inf@1904; 2inf@1904; 4inf@1904; 5inf@1904; 6inf@1904';
    given(
      `phase german-assault; turn 9; plan order fight-move; own turn.luftwaffe 9; held 2607 german; ${six}; 7inf@1906; 46pz@1906; 3ra@1905; dice 1`,
    );
    then.decides('soviet', 'overstack@choose');
    then.offered(
      'choose',
      ['1inf', '24pz', '2inf', '4inf', '5inf', '6inf'].map((unit) => `choose ${unit}`),
    );
    when('pass');
    then.event('stack.stands', { hex: '1904', side: 'german' });
    then.means([state().own.crowded, barbarossa.rules.problems(state())], [['1904'], []]);
    when('attack 1905 from 46pz 7inf', 'pass');
    then.decides('soviet', 'overstack@choose');
    when('pass', 'end');
    then.decides('soviet', 'overstack@choose');
    when('choose 6inf');
    then.event('unit.eliminated', { unit: '6inf' }, 'barbarossa:6.2c');
    then.decides('german', 'movement@orders');
    then.means(state().own.crowded, undefined);
  },
);

rule('barbarossa:R168', 'a mobile assault is followed by the question as well', ({ given, when, then }) => {
  const six = '24pz@1904; 1inf@1904; 2inf@1904; 4inf@1904; 5inf@1904; 6inf@1904';
  given(
    `phase german-movement; turn 10; plan order fight-move; own turn.luftwaffe 9; held 2607 german; ${six}; 46pz@1906; 47pz@1906; 3ra@1905; dice 1`,
  );
  when('pass', 'assault 46pz 47pz 1905');
  then.decides('soviet', 'overstack@choose');
  when('pass');
  then.event('stack.stands', { hex: '1904' });
  then.decides('german', 'movement@orders');
});

rule(
  'barbarossa:6.2c',
  'what is over the limit at the end of a phase the opponent takes away',
  ({ given, then }) => {
    given('phase german-movement; turn 9; 24pz@1903');
    const s = stateOf(`phase german-movement; turn 9; ${FIVE}`);
    s.own.places['1904'] = ['24pz', ...(s.own.places['1904'] ?? [])];
    s.own.places['dead'] = (s.own.places['dead'] ?? []).filter((unit) => unit !== '24pz');
    for (const [place, units] of Object.entries(s.own.places)) {
      if (place === '1904') continue;
      const rest = units.filter((unit) => unit !== '24pz');
      if (rest.length > 0) s.own.places[place] = rest;
      else delete s.own.places[place];
    }
    then.means(overstacks(p, s), [{ hex: '1904', side: 'german', surplus: 1 }]);
    settle(barbarossa.rules, s);
    expect(decision(barbarossa.rules, s)).toMatchObject({ by: 'soviet', at: 'overstack@choose' });
    expect(apply(barbarossa.rules, s, PASS).ok).toBe(true);
    const ended = apply(barbarossa.rules, s, { by: 'german', verb: 'end', args: {} });
    expect(ended.ok).toBe(true);
    expect(decision(barbarossa.rules, s)).toMatchObject({ by: 'soviet', at: 'overstack@choose' });
    const taken = apply(barbarossa.rules, s, { by: 'soviet', verb: 'choose', args: { what: ['24pz'] } });
    if (!taken.ok) throw new Error(taken.refusal.code);
    then.means(
      taken.events.filter(({ rule: by }) => by === 'barbarossa:6.2c').map(({ data }) => data['unit']),
      ['24pz'],
    );
    expect(placeOf(s.own, '24pz')).toBe('dead');
    expect(s.stack.some(({ proc }) => proc === 'overstack')).toBe(false);
    expect(s.clock.phase).not.toBe('german-movement');
    // Two satellites are one too many, and one of them it must be.
    const two = stateOf('phase german-movement; turn 9; 24pz@2310; h1@2310; h2@2411');
    two.own.places['2310'] = ['24pz', 'h1', 'h2'];
    delete two.own.places['2411'];
    then.means(overstacks(p, two), [{ hex: '2310', side: 'german', surplus: 1 }]);
    settle(barbarossa.rules, two);
    const choices = choicesIn(two).flatMap((offer) => listed(two, offer) ?? []);
    then.means(
      choices.map(({ args }) => args['what']),
      [['h1'], ['h2']],
    );
    // Of seven two are taken, one after the other.
    const seven = stateOf(`phase german-movement; turn 9; ${FIVE}`);
    for (const unit of ['24pz', '41pz']) {
      const place = placeOf(seven.own, unit);
      seven.own.places[place] = (seven.own.places[place] ?? []).filter((one) => one !== unit);
    }
    seven.own.places['1904'] = ['24pz', '41pz', ...(seven.own.places['1904'] ?? [])];
    settle(barbarossa.rules, seven);
    for (const unit of ['24pz', '1inf']) {
      expect(decision(barbarossa.rules, seven)).toMatchObject({ by: 'soviet', at: 'overstack@choose' });
      apply(barbarossa.rules, seven, { by: 'soviet', verb: 'choose', args: { what: [unit] } });
    }
    then.means(seven.own.places['1904'], ['41pz', '2inf', '4inf', '5inf', '6inf']);
    expect(overstacks(p, seven)).toEqual([]);
  },
);

rule('barbarossa:6.3', 'five units of a side are the limit', ({ given, then }) => {
  given(`phase german-movement; turn 9; 24pz@1903; 41pz@1903; ${FIVE.replace('; 6inf@1904', '')}`);
  then.allowed('move 24pz 1904');
  then.refused('move 24pz 41pz 1904', 'STACK.FULL');
});

it('offers as many as find room', () => {
  const s = stateOf(
    `phase german-movement; turn 9; 24pz@1903; 41pz@1903; ${FIVE.replace('; 6inf@1904', '')}`,
  );
  settle(barbarossa.rules, s);
  const order = { by: 'german', verb: 'move', args: { units: ['24pz', '41pz'], path: ['1904'] } };
  const done = apply(barbarossa.rules, s, order);
  expect(done).toMatchObject({
    ok: false,
    refusal: { code: 'STACK.FULL', instead: { args: { units: ['24pz'], path: ['1904'] } } },
  });
});

rule(
  'barbarossa:6.4a',
  'satellite armies of one side never share a hex, nor pass through each other',
  ({ given, then }) => {
    given('phase german-movement; turn 9; held 2607 german; h1@2303; i8@2403; r3@2404; 24pz@2403 under');
    then.refused('move h1 2403', 'STACK.SATELLITES');
    then.refused('move h1 2404', 'STACK.SATELLITES');
    // R67: not even for a moment.
    then.refused('move h1 2403 2402', 'STACK.SATELLITES');
    given('phase soviet-movement; turn 20; pol@2303; 1r@2403');
    // R68
    then.refused('move pol 2403', 'STACK.SATELLITES');
  },
);

rule(
  'barbarossa:6.4b',
  'with others of their side satellites stack as anybody does',
  ({ given, when, then, state }) => {
    given('phase german-movement; turn 9; held 2607 german; h1@2303; 24pz@2403; 41pz@2403');
    when('move h1 2403');
    then.means(state().own.places['2403'], ['h1', '24pz', '41pz']);
  },
);

rule('barbarossa:6.5', 'markers take no room', ({ given, then, when, state }) => {
  given(`phase german-movement; turn 14; marker fc 1904; 24pz@1903; ${FIVE.replace('; 6inf@1904', '')}`);
  when('move 24pz 1904');
  then.means(state().own.places['1904']?.length, 5);
});

rule(
  'barbarossa:6.2c',
  'two satellites in one hex are too many, whoever is beside them',
  ({ given, then }) => {
    given('phase german-movement; turn 9; 24pz@1903');
    const s = stateOf('phase german-movement; turn 9; h1@2310; h2@2411');
    s.own.places['2310'] = ['h1', 'h2'];
    delete s.own.places['2411'];
    then.means(overstacks(p, s), [{ hex: '2310', side: 'german', surplus: 1 }]);
    settle(barbarossa.rules, s);
    apply(barbarossa.rules, s, { by: 'german', verb: 'end', args: {} });
    const taken = apply(barbarossa.rules, s, { by: 'soviet', verb: 'choose', args: { what: ['h2'] } });
    if (!taken.ok) throw new Error(taken.refusal.code);
    const lost = taken.events.filter(({ kind }) => kind === 'unit.eliminated').map(({ data }) => data);
    then.means(lost, [{ unit: 'h2', from: '2310', cause: 'overstack' }]);
  },
);
