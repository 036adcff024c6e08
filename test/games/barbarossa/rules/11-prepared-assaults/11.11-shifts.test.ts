// Chapter 11: what moves a battle along the columns.
import { expect } from '@jest/globals';
import { surrounds } from '../../../../../src/mechanics/combat/concentric.ts';
import {
  destroyLines,
  lineStands,
} from '../../../../../src/games/barbarossa/11-prepared-assaults/11.21-fortifications.ts';
import {
  isOfUse,
  markersLeft,
} from '../../../../../src/games/barbarossa/11-prepared-assaults/11.23-luftwaffe.ts';
import { oddsAt, shiftsIn } from '../combat-kit.ts';
import { p, rule, stateOf } from '../kit.ts';

const GERMAN = 'phase german-assault; turn 9; plan order move-fight';
const SOVIET = 'phase soviet-assault; turn 15; plan order fight-move';

rule('barbarossa:11.11', 'all shifts are added up', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@1705; 46pz@1706; 3ra@1806; marker eastwall 1806`;
  given(text);
  const odds = oddsAt(text, '1806', '24pz 46pz', { luftwaffe: true });
  then.means(shiftsIn(odds), { river: -1, city: -1, 'luftwaffe-attack': 1 });
  then.means(odds.odds.total, 3 - 1 - 1 + 1);
  then.means(odds.column, '3:1');
});

rule('barbarossa:11.13', 'clear terrain gives nothing', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@1910; 3ra@1909`;
  given(text);
  then.means(shiftsIn(oddsAt(text, '1909', '24pz')), {});
});

rule('barbarossa:11.14a', 'rough gives a column to the defender', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@1510; 3ra@1509`;
  given(text);
  then.entry(oddsAt(text, '1509', '24pz').odds, 'shift.rough', -1);
});

rule('barbarossa:11.14b', 'three to one into rough is two to one', ({ given, then }) => {
  const text = `${GERMAN}; 56pz@1510; 34inf@1510; 3ra@1509`;
  given(text);
  const { column, odds } = oddsAt(text, '1509', '56pz 34inf');
  then.means([odds.entries[0]?.params['odds'], column], ['3:1', '2:1']);
});

rule('barbarossa:11.15b', 'prepared assaults into marsh gain one', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@2015; 3ra@2014`;
  given(text);
  then.entry(oddsAt(text, '2014', '24pz').odds, 'shift.marsh', 1);
  expect(shiftsIn(oddsAt(text, '2014', '24pz', { kind: 'mobile', from: '2015' }))).toEqual({
    'mobile-assault': -1,
  });
});

rule('barbarossa:11.16', 'a river counts when all attackers come over it', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@1705; 46pz@1706; 47pz@1805; 3ra@1806`;
  given(text);
  then.entry(oddsAt(text, '1806', '24pz 46pz').odds, 'shift.river', -1);
  expect(shiftsIn(oddsAt(text, '1806', '24pz 46pz 47pz'))['river']).toBeUndefined();
  then.entry(oddsAt(text, '1806', '24pz', { kind: 'mobile', from: '1705' }).odds, 'shift.river', -1);
});

rule('barbarossa:11.17a', 'Kerch is a river to those who attack over it', ({ given, then }) => {
  const text = `${SOVIET}; 3ra@3105; 1inf@3106`;
  given(text);
  then.entry(oddsAt(text, '3106', '3ra').odds, 'shift.river', -1);
});

rule('barbarossa:11.18a', 'so is the Sivash', ({ given, then }) => {
  const text = `${SOVIET}; 3ra@2907; 1inf@3008`;
  given(text);
  then.entry(oddsAt(text, '3008', '3ra').odds, 'shift.river', -1);
});

rule('barbarossa:11.20a', 'ordinary cities of both sides give a column', ({ given, then }) => {
  const german = `${GERMAN}; 24pz@1906; 3ra@2007`;
  given(german);
  then.entry(oddsAt(german, '2007', '24pz').odds, 'shift.city', -1);
  then.entry(oddsAt(`${SOVIET}; 1g@1906; 1inf@2007`, '2007', '1g').odds, 'shift.city', -1);
  const industry = `${SOVIET}; 1g@2420; 1inf@2419`;
  expect(shiftsIn(oddsAt(industry, '2419', '1g'))['city']).toBeUndefined();
});

rule('barbarossa:11.21a', 'an enemy fortified line costs a column', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@1914; 3ra@1913`;
  given(text);
  then.entry(oddsAt(text, '1913', '24pz').odds, 'shift.fortified-line', -1);
  const west = `${SOVIET}; 1g@1920; 1inf@1921`;
  expect(lineStands(p, stateOf(west), '1920', 'german')).toBe(true);
});

rule('barbarossa:11.21b', 'a line helps only the side whose it is', ({ given, then }) => {
  const text = `${SOVIET}; 1g@1914; 1inf@1913`;
  given(text);
  then.means(shiftsIn(oddsAt(text, '1913', '1g')), {});
  then.means(lineStands(p, stateOf(text), '1913', 'soviet'), true);
});

rule('barbarossa:11.21c', 'a Soviet line that was lost and retaken counts again', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@1914; 3ra@1913; held 1913 soviet; own destroyed ["1913"]`;
  given(text);
  then.means(shiftsIn(oddsAt(text, '1913', '24pz')), { 'fortified-line': -1 });
});

const emitted = (text: string): readonly string[] => {
  const s = stateOf(text);
  const hexes: string[] = [];
  const nothing = (): void => undefined;
  destroyLines(p, {
    s,
    seen: s,
    vars: {},
    emit: ({ data }) => void hexes.push(data['hex'] as string),
    reveal: nothing,
    goto: nothing,
    call: nothing,
    done: nothing,
    over: nothing,
  });
  expect(s.own.destroyed).toEqual(hexes);
  // A wall that is gone is on no hex any more.
  expect(hexes.filter((hex) => s.own.markers['eastwall']?.includes(hex))).toEqual([]);
  return hexes;
};

rule(
  'barbarossa:11.21d',
  'a German line is gone when Soviets have stood in it after turn 4',
  ({ given, then }) => {
    given(SOVIET);
    then.means(emitted('phase soviet-movement; turn 5; 3ra@1920; 1inf@1921'), ['1920']);
    then.means(emitted('phase soviet-movement; turn 4; 3ra@1920'), []);
    then.means(emitted('phase soviet-movement; turn 20; marker eastwall 1909; 3ra@1909'), ['1909']);
    then.means(emitted('phase soviet-movement; turn 20; 3ra@1913'), []);
    const after = `${SOVIET}; 1g@1921; 1inf@1920; own destroyed ["1920"]`;
    then.means(shiftsIn(oddsAt(after, '1920', '1g'))['fortified-line'], undefined);
  },
);

rule('barbarossa:11.21g', 'East Wall works count as lines', ({ given, then }) => {
  const text = `${SOVIET}; 1g@1910; 1inf@1909; marker eastwall 1909`;
  given(text);
  then.entry(oddsAt(text, '1909', '1g').odds, 'shift.fortified-line', -1);
  expect(shiftsIn(oddsAt(`${GERMAN}; 24pz@1910; 3ra@1909; marker eastwall 1909`, '1909', '24pz'))).toEqual(
    {},
  );
});

const WALLS = `phase german-administration; turn 19; ${'marker eastwall track-19; '.repeat(10)}held 1811 german; held 1812 german; held 1813 german`;

rule(
  'barbarossa:11.21e',
  'the ten works come on turn 19 and are placed at once, all of them, one to a hex',
  ({ given, when, then, state }) => {
    then.means(stateOf('base campaign').own.markers['eastwall'], Array(10).fill('track-19'));
    const more = '1709 1710 1711 1808 1809 1909 1910 1911 1912 1811 1812'.split(' ');
    given(`${WALLS}; ${more.map((hex) => `held ${hex} german`).join('; ')}`);
    then.decides('german', 'germanAdministration@build');
    then.refused('fortify 1811 1811', 'WALL.TWICE', 'barbarossa:8.5a');
    when('fortify 1811 1812', `fortify ${more.slice(0, 7).join(' ')}`);
    then.means(state().own.markers['eastwall']?.filter(p.isHex).length, 9);
    // One is left, and nothing else is done before it stands.
    then.decides('german', 'germanAdministration@build');
    then.refused('fortify 1912 1911', 'WALL.TOO-MANY', 'barbarossa:8.5a');
    then.refused('end', 'ORDER.NOT-NOW', 'hexfront:orders');
    when('fortify 1911');
    then.means(
      state().own.markers['eastwall']?.filter((place) => !p.isHex(place)),
      [],
    );
    then.means(lineStands(p, state(), '1811', 'german'), true);
  },
);

rule(
  'barbarossa:11.21f',
  'in supplied German hexes of the USSR or the Baltic that are no cities, enemies beside them or not',
  ({ given, then, state }) => {
    const ring = '3ra@1605; 4ra@1704; 5ra@1805; 6ra@1806; 8ra@1706; 9ra@1606';
    given(`${WALLS}; held 1705 german; held 1615 german; ${ring}; 10ra@1810`);
    then.refused('fortify 1813', 'WALL.CITY', 'barbarossa:8.5a');
    then.refused('fortify 2117', 'WALL.COUNTRY', 'barbarossa:8.5a');
    then.refused('fortify 1808', 'WALL.NOT-HELD', 'barbarossa:8.5a');
    // Held, but no line of supply leads there.
    then.refused('fortify 1705', 'WALL.SUPPLY', 'barbarossa:8.5a');
    then.allowed('fortify 1811', 'fortify 1615');
    then.means(state().own.markers['eastwall']?.filter(p.isHex), []);
  },
);

rule('barbarossa:11.22', 'the fortified area shifts as 8.18 says', ({ given, then }) => {
  const text = `${GERMAN.replace('turn 9', 'turn 18')}; marker fa 1909; own placedOn {"fa":16}; 24pz@1910; 3ra@1909`;
  given(text);
  then.means(shiftsIn(oddsAt(text, '1909', '24pz')), { 'fortified-area': -2 });
});

rule('barbarossa:11.23a', 'the track says how many markers there are', ({ given, then }) => {
  given(GERMAN);
  then.means(
    [1, 6, 29, 30].map((turn) => markersLeft(p, stateOf(`phase german-assault; turn ${turn}`))),
    [3, 1, 0, 0],
  );
  then.means(markersLeft(p, stateOf('phase german-assault; turn 30; plan watch oder')), 2);
});

const AIR =
  'phase german-assault; turn 9; plan order move-fight; 24pz@1910; 3ra@1909; 46pz@2309; 47pz@2309 under; 4ra@2209';

rule(
  'barbarossa:11.23b',
  'a marker may support any battle, in attack and defence',
  ({ given, when, then }) => {
    given(AIR);
    when('attack 1909 from 24pz');
    then.offered('luftwaffe', ['luftwaffe']);
    given('phase soviet-assault; turn 9; plan order fight-move; 1g@1909; 24pz@1910');
    when('attack 1910 from 1g');
    then.decides('german', 'battle@support');
    when('pass');
    then.decides('soviet', 'battle@die');
  },
);

rule('barbarossa:11.23c', 'it moves one column for the German side', ({ given, when, then }) => {
  given(AIR);
  when('attack 1909 from 24pz', 'luftwaffe');
  then.event('luftwaffe.committed', { odds: '2:1', supported: '3:1' });
  const soviet = 'phase soviet-assault; turn 9; plan order fight-move; 1g@1909; 24pz@1910';
  then.entry(oddsAt(soviet, '1910', '1g', { luftwaffe: true }).odds, 'shift.luftwaffe-defence', -1);
});

rule('barbarossa:11.23d', 'there is one to a battle', ({ given, when, then, state }) => {
  given(AIR);
  when('attack 1909 from 24pz', 'luftwaffe');
  then.decides('german', 'battle@die');
  then.means(state().own.turn.luftwaffe, 1);
});

rule('barbarossa:11.23e', 'each marker serves once in a turn', ({ given, when, then, state }) => {
  given(`${AIR}; own turn.luftwaffe 1; dice 1`);
  when('attack 2209 from 46pz 47pz', 'luftwaffe', 'pass', 'attack 1909 from 24pz');
  then.decides('german', 'battle@die');
  then.means(markersLeft(p, state()), 0);
});

rule('barbarossa:11.23f', 'markers are nobody in a battle', ({ given, then }) => {
  given(AIR);
  then.means(oddsAt(AIR, '1909', '24pz', { luftwaffe: true }).attack.total, 8);
});

rule(
  'barbarossa:R139',
  'the German decides when all else is shown, where it makes a difference',
  ({ given, when, then }) => {
    given(AIR);
    when('attack 1909 from 24pz');
    then.decides('german', 'battle@support');
    const sure = 'phase german-assault; turn 9; 24pz@1910; 46pz@1910; 47pz@1910; 29rc@1909';
    const battle = { target: '1909', attackers: ['24pz', '46pz', '47pz'], kind: 'prepared' } as const;
    then.means(isOfUse(p, stateOf(sure), battle), false);
    // Beyond the table too, where it brings a battle back on it.
    const lost =
      'phase soviet-assault; turn 6; plan order fight-move; 6ora@1909; 10ora@1909; 5ora@1909; 2lw@1910';
    const last = { target: '1910', attackers: ['6ora', '10ora', '5ora'], kind: 'prepared' } as const;
    then.means(isOfUse(p, stateOf(lost), last), true);
  },
);

rule(
  'barbarossa:11.24a',
  'opposite sides, three alternate ones, or more than three gain a column',
  ({ given, then }) => {
    const ring = '24pz@1809; 46pz@1908; 47pz@2009; 48pz@2010; 41pz@1910; 56pz@1810';
    const text = `${GERMAN}; ${ring}; 1g@1909`;
    given(text);
    const gained = (attackers: string) => shiftsIn(oddsAt(text, '1909', attackers))['concentric'] ?? 0;
    then.entry(oddsAt(text, '1909', '24pz 48pz').odds, 'shift.concentric', 1);
    then.means(['24pz 48pz', '46pz 41pz', '47pz 56pz'].map(gained), [1, 1, 1]);
    then.means(['24pz 47pz 41pz', '46pz 48pz 56pz'].map(gained), [1, 1]);
    then.means(['24pz', '24pz 46pz', '24pz 47pz', '24pz 46pz 47pz'].map(gained), [0, 0, 0, 0]);
    then.means(gained('24pz 46pz 47pz 48pz'), 1);
    then.means(
      Array.from({ length: 64 }, (_, n) => [0, 1, 2, 3, 4, 5].filter((d) => (n >> d) % 2 === 1)).filter(
        surrounds,
      ).length,
      39,
    );
  },
);

rule(
  'barbarossa:11.24b',
  'not against declared cities, nor the fortified area, nor in a mobile assault',
  ({ given, then }) => {
    const text = `${GERMAN}; 24pz@1906; 47pz@2107; 3ra@2007`;
    given(text);
    then.means(shiftsIn(oddsAt(text, '2007', '24pz 47pz')), { city: -1, concentric: 1 });
    then.means(shiftsIn(oddsAt(`${text}; marker hc 2007`, '2007', '24pz 47pz')), { 'declared-city': -3 });
  },
);

rule('barbarossa:11.24c', 'and never for Soviets against a city the German side holds', ({ given, then }) => {
  const text = `${SOVIET}; 1g@1906; 2g@2107; 1inf@2007`;
  given(text);
  then.entry(oddsAt(text, '2007', '1g 2g').odds, 'shift.no-concentric-city', 1);
  expect(shiftsIn(oddsAt(text, '2007', '1g 2g'))).toEqual({ city: -1 });
  expect(shiftsIn(oddsAt(`${SOVIET}; 1g@1809; 2g@2010; 1inf@1909`, '1909', '1g 2g'))).toEqual({
    concentric: 1,
  });
});

const LONE = `${SOVIET}; marker supplya 1906; 1g@2309; r3@2308`;

rule('barbarossa:11.33a', 'a satellite alone in the USSR gives the Soviets a column', ({ given, then }) => {
  given(LONE);
  then.entry(oddsAt(LONE, '2308', '1g').odds, 'shift.lone-satellite', 1);
  then.entry(oddsAt(LONE, '2308', '1g', { kind: 'mobile', from: '2309' }).odds, 'shift.lone-satellite', 1);
});

rule('barbarossa:R142', 'exactly one, no German with it, and inside the USSR', ({ given, then }) => {
  given(LONE);
  const gained = (text: string, hex: string) => shiftsIn(oddsAt(text, hex, '1g'))['lone-satellite'] ?? 0;
  then.means(gained(LONE, '2308'), 1);
  then.means(gained(`${LONE}; 1inf@2308`, '2308'), 0);
  then.means(gained(`${SOVIET}; 1g@2914; r3@2915`, '2915'), 0);
  then.means(gained(`${LONE}; marker eastwall 2308`, '2308'), 1);
});
