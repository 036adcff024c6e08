// Chapter 8: what was put off for want of supply happens the moment supply is back, whoever brings it back.
//
//   Nobody takes a hex here: a unit walks away over hexes of its own side, and that alone opens the pocket.
import { p, rule } from '../kit.ts';

const GERMANS = ['1inf', '2inf', '4inf', '5inf', '6inf', '7inf'];
const SOVIETS = ['3ra', '4ra', '13ra', '16ra', '18ra', '19ra'];
const REGIONS = 'held 2809 german; held 1214 german;';

/** A ring round a hex, and the way out of the first of the ring. */
const ringed = (hex: string, units: readonly string[]): { ring: string; from: string; to: string } => {
  const around = p.neighbours(hex);
  const [from = ''] = around;
  const to = p.neighbours(from).find((next) => next !== hex && !around.includes(next)) ?? '';
  return { ring: around.map((next, i) => `${units[i] ?? ''}@${next}`).join('; '), from, to };
};

const MINSK = ringed('1813', GERMANS);
const POCKET = `phase german-movement; turn 5; plan order move-fight; 1mc@1813; 6ora@1813; ${MINSK.ring}; held ${MINSK.to} german`;

rule('barbarossa:8.23c', 'a corps goes as soon as the pocket opens', ({ given, when, then }) => {
  given(POCKET);
  then.at('1mc', '1813');
  when(`move 1inf ${MINSK.to}`);
  then.noEvent('hex.taken');
  then.event('corps.disbanded', { unit: '1mc', place: '1813' });
  then.at('1mc', 'out');
});

rule('barbarossa:8.23c', 'and an oversized army is reduced where it stands', ({ given, when, then }) => {
  given(POCKET);
  when(`move 1inf ${MINSK.to}`);
  then.event('army.reduced', { unit: '6ora', to: '6ra', place: '1813' });
  then.at('6ra', '1813');
});

rule('barbarossa:8.23c', 'not while it has garrison supply alone', ({ given, when, then }) => {
  given(`${POCKET.replace('turn 5;', 'turn 5; marker hc 1813;')}; 8inf@2117; held 2116 german`);
  when('move 8inf 2116');
  then.at('1mc', '1813');
  when(`move 1inf ${MINSK.to}`);
  then.event('corps.disbanded', { unit: '1mc' });
});

const GOMEL = ringed('1910', SOVIETS);
const CUT = `phase soviet-movement; turn 20; plan order move-fight; ${REGIONS} 2sspz@1910; own plan.ssDue true; ${GOMEL.ring}`;

rule('barbarossa:8.17c', '2 SS Panzer leaves as soon as a line is open to it', ({ given, when, then }) => {
  given(CUT);
  then.at('2sspz', '1910');
  when(`move 3ra ${GOMEL.to}`);
  then.noEvent('hex.taken');
  then.event('unit.withdrawn', { unit: '2sspz', from: '1910', turn: 24 });
});

rule('barbarossa:8.17c', 'who was told to stay is not fetched', ({ given, when, then, state }) => {
  given(CUT.replace('own plan.ssDue true; ', ''));
  when(`move 3ra ${GOMEL.to}`);
  then.at('2sspz', '1910');
  then.means(state().own.plan.ssDue, undefined);
});

rule(
  'barbarossa:8.17c',
  'in the Caucasus box it cannot leave, and goes when it is back on the map',
  ({ given, when, then }) => {
    given(
      'phase german-movement; turn 20; plan order move-fight; own expedition "out"; own plan.ssDue true; 2sspz@caucasus; 3pz@caucasus; 49mtn@caucasus; 13ra@caucasus; held 2607 german; held 2804 german; held 1214 german; 3ra@1606',
    );
    then.at('2sspz', 'caucasus');
    when('return 2sspz 3204');
    then.event('unit.withdrawn', { from: '3204', turn: 24 });
    when('return 3pz 3204', 'return 49mtn 3203');
    then.allowed('move 3pz 3103');
  },
);

rule(
  'barbarossa:8.17c',
  'called while it is in the Caucasus it is late, and costs its point',
  ({ given, then, state }) => {
    const called = (place: string): string =>
      `phase german-administration; turn 19; ${REGIONS} 2sspz@${place}; 1inf@2116; 3ra@1606`;
    given(`${called('caucasus')}; 3pz@caucasus; 49mtn@caucasus; 13ra@caucasus; own expedition "out"`);
    then.event('withdrawal.late', { place: 'caucasus' });
    then.means([state().own.plan.ssDue, state().own.points.map(({ amount }) => amount)], [true, [-1]]);
  },
);

rule(
  'barbarossa:4.10a',
  'lost for good it is not late, and costs its point all the same',
  ({ given, then, state }) => {
    given(`phase german-administration; turn 19; ${REGIONS} 2sspz@out; 1inf@2116; 3ra@1606`);
    then.noEvent('withdrawal.late');
    then.event('points', { amount: -1, why: 'points.ss-panzer' });
    then.means(state().own.plan.ssDue, undefined);
  },
);

rule('barbarossa:8.23c', 'the Italians who leave may be what opens it', ({ given, then }) => {
  const ring = MINSK.ring.replace('1inf@', 'i8@');
  given(
    `phase victory-check; turn 16; points 15 14 points.taken barbarossa:4.2c; ${REGIONS} 1mc@1813; ${ring}`,
  );
  then.event('corps.disbanded', { unit: '1mc' });
});

rule('barbarossa:8.23c', 'a corps that is cut off alone waits like two', ({ given, when, then }) => {
  const alone = POCKET.replace('6ora@1813; ', '');
  given(`${alone}; 8inf@2117; held 2116 german`);
  when('move 8inf 2116');
  then.noEvent('corps.disbanded');
  then.at('1mc', '1813');
  when(`move 1inf ${MINSK.to}`);
  then.event('corps.disbanded', { unit: '1mc', place: '1813' });
});

rule(
  'barbarossa:4.17b',
  'nor is he fetched later who was cut off as the gambit began',
  ({ given, then, state }) => {
    given(
      `phase german-administration; turn 18; ${REGIONS} 2sspz@1910; own plan.ssDue true; own plan.offensive {"turn":18,"gambit":true,"cities":[]}; ${GOMEL.ring}`,
    );
    then.event('gambit.forces');
    then.at('2sspz', '1910');
    then.means(state().own.plan.ssDue, undefined);
  },
);

rule('barbarossa:8.23c', 'be it one who is cut off, it is told', ({ given, when, then }) => {
  given(`phase soviet-movement; turn 3; plan order fight-move; 1mc@1813; ${MINSK.ring}; 3ra@1606`);
  when('end');
  then.event('army.cut-off', { count: 1 });
});
