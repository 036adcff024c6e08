// Where rules meet in a battle: factors, columns and results that come from several paragraphs at once.
import { stepCost } from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { assaultCost } from '../../../../../src/games/barbarossa/10-movement/10.23-mobile-assault.ts';
import { ledger } from '../../../../../src/core/ledger.ts';
import type { Ledger, LedgerEntry, Sink } from '../../../../../src/core/ledger.ts';
import { oddsAt, shiftsIn } from '../combat-kit.ts';
import { p, rule, stateOf } from '../kit.ts';

const GERMAN = 'phase german-assault; turn 6; plan order move-fight; own turn.luftwaffe 9;';
const SOVIET = 'phase soviet-assault; turn 15; plan order fight-move; own turn.luftwaffe 9;';
const TANKS = 'phase soviet-movement; turn 26; plan order move-fight; own turn.luftwaffe 9;';
/** German lines reach the country beyond Rostov. */
const SOUTH = 'held 2607 german; held 2804 german;';

const sumOf = (fill: (sink: Sink) => void): Ledger => {
  const entries: LedgerEntry[] = [];
  fill((part) => void entries.push(part));
  return ledger('cost', entries);
};

rule(
  ['barbarossa:9.6a', 'barbarossa:8.18e'],
  'a Hero City in the fortified area has the columns of both, and not that of a city besides',
  ({ given, then }) => {
    const area = `${GERMAN.replace('turn 6', 'turn 18')} 3ra@1810; 24pz@1910; marker fa 1909; own placedOn {"fa":16}; marker hc 1810`;
    given(area);
    const { odds } = oddsAt(area, '1810', '24pz');
    then.entry(odds, 'shift.declared-city', -3);
    then.entry(odds, 'shift.fortified-area', -2, 'barbarossa:8.18e');
    then.means(shiftsIn(oddsAt(area, '1810', '24pz')), { 'declared-city': -3, 'fortified-area': -2 });
  },
);

rule(
  ['barbarossa:11.20c', 'barbarossa:7.17d'],
  'panzers cut off before a city bring half their defence factor',
  ({ given, then }) => {
    const lost = `${GERMAN} 24pz@2703; 3ra@2804;`;
    given(lost);
    const { attack } = oddsAt(lost, '2804', '24pz');
    then.entry(attack, 'combat.panzer-in-city', 6);
    then.entry(attack, 'supply.none', -3, 'barbarossa:7.17d');
    then.means(attack.total, 3);
  },
);

rule(
  ['barbarossa:11.14c', 'barbarossa:7.17d'],
  'mountain infantry that is cut off has its attack factor in rough, and half of that',
  ({ given, then }) => {
    const lost = `${GERMAN} 49mtn@2703; 3ra@2704;`;
    given(lost);
    then.means(oddsAt(lost, '2704', '49mtn').attack.total, 2);
    then.entry(oddsAt(lost, '2704', '49mtn').attack, 'supply.none', -2, 'barbarossa:7.17d');
    then.entry(
      oddsAt(`${lost} ${SOUTH.replace('held 2804 german;', '')}`, '2704', '49mtn').attack,
      'combat.mountain',
      6,
    );
  },
);

rule(
  ['barbarossa:11.26e', 'barbarossa:11.14c'],
  'mountain infantry pays a bloodbath in rough with its defence factor',
  ({ given, when, then }) => {
    // 6 and 8 on 6: 2:1, rough 1:1.
    given(`${GERMAN} 49mtn@1510; 24pz@1510; 5ora@1509; dice 3`);
    then.entry(
      oddsAt(`${GERMAN} 49mtn@1510; 5ora@1509`, '1509', '49mtn').attack,
      'combat.mountain',
      6,
      'barbarossa:11.14c',
    );
    when('attack 1509 from 24pz 49mtn', 'lose 49mtn');
    then.event('losses.paid', { units: ['49mtn'], has: 6, need: 6 }, 'barbarossa:11.26e');
  },
);

rule(
  ['barbarossa:11.26j', 'barbarossa:11.15a'],
  'panzers pay a bloodbath in a marsh with half of what they have',
  ({ given, when, then }) => {
    const marsh = `${GERMAN} 24pz@2015; 46pz@2015; 7inf@2015; 5ora@2014;`;
    given(`${marsh} dice 4`);
    // Half of 16, and 5, on 6: 2:1, marsh 3:1.
    then.entry(oddsAt(marsh, '2014', '24pz 46pz 7inf').attack, 'combat.marsh-mech', -8, 'barbarossa:11.15a');
    when('attack 2014 from 24pz 46pz 7inf');
    then.event('battle.odds', { attack: 13, defence: 6, odds: '3:1' }, 'barbarossa:11.11');
    then.refused('lose 24pz', undefined, 'barbarossa:11.26e');
    then.refused('lose 7inf', undefined, 'barbarossa:11.26e');
    then.allowed('lose 24pz 7inf', 'lose 46pz 7inf');
    when('lose 24pz 46pz');
    then.event('losses.paid', { units: ['24pz', '46pz'], has: 8, need: 6 });
  },
);

rule(
  ['barbarossa:11.26e', 'barbarossa:7.17d'],
  'who is cut off pays a bloodbath with half, on either side',
  ({ given, when, then }) => {
    // 16 halved on 6: 1:1. One corps is worth 4 of the 6 that are owed.
    const lost = `${GERMAN} 24pz@2803; 46pz@2803; 5ora@2702;`;
    given(`${lost} dice 3`);
    then.entry(oddsAt(lost, '2702', '24pz 46pz').attack, 'supply.none', -8, 'barbarossa:7.17d');
    when('attack 2702 from 24pz 46pz');
    then.event('losses.paid', { units: ['24pz', '46pz'], has: 8, need: 6 }, 'barbarossa:11.26e');
    // The same army cut off is worth 3, and a corps of 4 pays for it.
    const ring = ['1607', '1706', '1807', '1808', '1608'].map(
      (hex, i) => `${[8, 9, 10, 12, 13][i]}inf@${hex}`,
    );
    given(`${GERMAN} 1inf@1708; 34inf@1708; 5ora@1707; ${ring.join('; ')}; dice 4`);
    when('attack 1707 from 1inf 34inf');
    then.event('battle.odds', { attack: 7, defence: 3, odds: '2:1' }, 'barbarossa:11.11');
    then.allowed('lose 1inf 34inf');
    when('lose 34inf');
    then.at('34inf', 'dead');
  },
);

rule(
  ['barbarossa:10.12b', 'barbarossa:11.15a'],
  'from turn 13 marsh is clear to Soviet tanks that move, and not to those that attack',
  ({ given, then }) => {
    const marsh = `${SOVIET} 1t@2113; 2lw@2013; marker supplya 2113;`;
    given(marsh);
    const step = sumOf((sink) => void stepCost(p, stateOf(marsh), '1t', '2113', '2013', sink));
    then.means(step.total, 1);
    then.entry(oddsAt(marsh, '2013', '1t').attack, 'combat.marsh-mech', -2, 'barbarossa:11.15a');
  },
);

rule(
  ['barbarossa:10.25a', 'barbarossa:10.12b'],
  'nor is marsh clear to those who would assault it on the move',
  ({ given, then }) => {
    given(`${TANKS} 1gt@2111; 2lw@2012; marker supplya 2111;`);
    then.refused('assault 1gt 2012', 'ASSAULT.TERRAIN');
    const step = sumOf((sink) => void stepCost(p, stateOf(`${TANKS} 1gt@2111`), '1gt', '2111', '2012', sink));
    then.means(step.total, 1, 'barbarossa:10.12b');
  },
);

rule(
  ['barbarossa:5.7a', 'barbarossa:10.32b'],
  'the column of move/fight is for prepared assaults, a mobile one loses its own alone',
  ({ given, then }) => {
    const field = '1gt@1706; 2lw@1707; marker supplya 1706;';
    given(`${TANKS} ${field}`);
    const later = `phase soviet-assault; turn 26; plan order move-fight; own turn.luftwaffe 9; ${field}`;
    then.entry(oddsAt(later, '1707', '1gt').odds, 'shift.soviet-move-fight', -1);
    const mobile = oddsAt(`${TANKS} ${field}`, '1707', '1gt', { kind: 'mobile', from: '1706' });
    then.entry(mobile.odds, 'shift.mobile-assault', -1, 'barbarossa:10.32b');
    then.means(shiftsIn(mobile), { 'mobile-assault': -1 });
  },
);

rule(
  ['barbarossa:5.6a', 'barbarossa:10.32b'],
  'nor does the bonus of fight/move help those who assault after it',
  ({ given, then }) => {
    const field = 'turn 2; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 3ra@1707;';
    given(`phase german-movement; ${field}`);
    then.entry(oddsAt(`phase german-assault; ${field}`, '1707', '24pz').odds, 'shift.fight-move-1941', 1);
    const mobile = oddsAt(`phase german-movement; ${field}`, '1707', '24pz', {
      kind: 'mobile',
      from: '1708',
    });
    then.entry(mobile.odds, 'shift.mobile-assault', -1, 'barbarossa:10.32b');
    then.means(shiftsIn(mobile), { 'mobile-assault': -1 });
  },
);

rule(
  ['barbarossa:5.13a', 'barbarossa:10.24b'],
  'the dry marshes of turn 1 are assaulted at the price of clear ground',
  ({ given, when, then }) => {
    const marsh =
      'phase german-movement; turn 1; plan order fight-move; own turn.luftwaffe 9; 24pz@2015; 46pz@2015; 11mc@2014;';
    given(`${marsh} dice 1`);
    const cost = sumOf((sink) => void assaultCost(p, stateOf(marsh), '24pz', '2015', '2014', sink));
    then.entry(cost, 'cost.assault-clear', 2, 'barbarossa:10.24b');
    then.means(cost.total, 3);
    // 16 on 2 is 8:1, and 7:1 on the move: nothing is halved.
    then.means(oddsAt(marsh, '2014', '24pz 46pz', { kind: 'mobile', from: '2015' }).attack.total, 16);
    when('assault 24pz 46pz 2014');
    then.at('24pz', '2014');
  },
);

rule(
  ['barbarossa:11.33b', 'barbarossa:9.6d'],
  'out of a Fortress City a lone satellite may be let go after all',
  ({ given, when, then }) => {
    // 15 on 3: 5:1, three for the marker, one back for the satellite: 3:1.
    given(
      `${SOVIET} ${SOUTH} 1g@2401; 2g@2401; 3g@2401; r3@2501; marker fc 2501; marker supplya 2401; dice 3`,
    );
    when('attack 2501 from 1g 2g 3g');
    then.decides('soviet', 'battle@wish');
    when('choose DR');
    then.event('battle.odds', { attack: 15, defence: 3, base: '5:1', odds: '3:1' }, 'barbarossa:11.11');
    then.event('battle.converted', { from: 'DR', to: 'BB' }, 'barbarossa:9.6d');
    then.event('battle.converted', { from: 'BB', to: 'DR' });
    then.decides('german', 'retreat@choose');
  },
);

rule(
  ['barbarossa:11.33a', 'barbarossa:10.32b'],
  'the column against a lone satellite makes up for that of the mobile assault',
  ({ given, when, then }) => {
    const field = `${TANKS} 1gt@2309; 2gt@2309; h2@2308; marker supplya 2309;`;
    given(`${field} dice 6`);
    const { odds } = oddsAt(field, '2308', '1gt 2gt', { kind: 'mobile', from: '2309' });
    then.entry(odds, 'shift.lone-satellite', 1);
    then.entry(odds, 'shift.mobile-assault', -1, 'barbarossa:10.32b');
    // 12 on 3 stays 4:1, and 6 is a bloodbath.
    when('assault 1gt 2gt 2308', 'choose DR');
    then.event('battle.odds', { base: '4:1', odds: '4:1' }, 'barbarossa:11.11');
    then.decides('german', 'retreat@choose');
  },
);

rule(
  ['barbarossa:11.33a', 'barbarossa:11.29a'],
  'a satellite is not alone while somebody who retreated stands with it',
  ({ given, when, then }) => {
    const beside = `${SOVIET} 1t@2308; 2t@2308; 3t@2308; 1inf@2309; h2@2310; 1g@2410; 2g@2410; marker supplya 2308;`;
    // 12 on 5: 2:1 and a retreat on 1. Then 10 on 3 stays 3:1, and nobody asks about the bloodbath.
    given(`${beside} dice 1 4`);
    when('attack 2309 from 1t 2t 3t', 'retreat 1inf 2310', 'pass', 'attack 2310 from 1g 2g', 'lose 1g');
    then.event('battle.odds', { attack: 10, defence: 3, base: '3:1', odds: '3:1' }, 'barbarossa:11.11');
    then.means(shiftsIn(oddsAt(beside, '2310', '1g 2g')), { 'lone-satellite': 1 });
    then.event('unit.eliminated', { unit: '1inf' }, 'barbarossa:11.29b');
    then.means(oddsAt(beside, '2310', '1g 2g').defence.total, 3, 'barbarossa:11.29a');
  },
);

rule(
  ['barbarossa:11.20b', 'barbarossa:10.28b'],
  'tanks that throw somebody out of an ordinary city do not, and stay where they came from',
  ({ given, when, then }) => {
    // 18 on 5: 3:1, city and mobile assault: 1:1.
    given(`${TANKS} 1gt@1906; 2gt@1906; 3gt@1906; 1inf@2007; held 2007 german; marker supplya 1906; dice 1`);
    when('assault 1gt 2gt 3gt 2007');
    then.event('battle.converted', { from: 'DR', to: 'AS' });
    then.event('assault.failed', { hex: '1906', target: '2007' }, 'barbarossa:10.28b');
    then.refused('move 1gt 1905', 'MOVE.REPULSED', 'barbarossa:10.28b');
    then.at('1inf', '2007');
  },
);

rule(
  ['barbarossa:11.20b', 'barbarossa:11.29b'],
  'who retreated into a city that is attacked lives on when its retreat becomes a stalled attack',
  ({ given, when, then }) => {
    given(
      `${SOVIET} 1t@1905; 2t@1905; 3t@1905; 2lw@1906; 1inf@2007; 1g@2006; 2g@2006; 3g@2006; held 1906 german; held 2007 german; marker supplya 1906; dice 3 2`,
    );
    // 12 on 3 is 4:1. Then 15 on 5, less the city, is 2:1.
    when('attack 1906 from 1t 2t 3t', 'retreat 2lw 2007', 'pass', 'attack 2007 from 1g 2g 3g');
    then.event('battle.converted', { from: 'DR', to: 'AS' });
    then.at('2lw', '2007');
    then.means(p.hex('2007').city !== undefined, true, 'barbarossa:11.29b');
    then.noEvent('unit.eliminated');
  },
);

const CUT_OFF = ['2402', '2500', '2502', '2601', '2602']
  .map((hex, i) => `${[3, 4, 5, 6, 8][i]}ra@${hex}`)
  .join('; ');

rule(
  ['barbarossa:9.5b', 'barbarossa:7.17d'],
  'a Fortress City in the USSR feeds nobody: cut off, its garrison attacks at half',
  ({ given, then }) => {
    const pocket = `${GERMAN.replace('turn 6', 'turn 14')} 24pz@2501; 9ra@2401; ${CUT_OFF}; marker fc 2501; held 2501 german;`;
    given(pocket);
    then.entry(oddsAt(pocket, '2401', '24pz').attack, 'supply.none', -4, 'barbarossa:7.17d');
    then.means(oddsAt(pocket, '2401', '24pz').attack.total, 4);
  },
);

rule(
  ['barbarossa:7.22a', 'barbarossa:9.5a'],
  'one at home attacks with all it has, with every road cut',
  ({ given, then }) => {
    const ring = p
      .neighbours('2117')
      .map((hex, i) => `${[3, 4, 5, 6, 8, 9][i]}ra@${hex}`)
      .join('; ');
    const pocket = `${GERMAN.replace('turn 6', 'turn 29')} 24pz@2117; ${ring};`;
    given(pocket);
    then.means(p.hex('2117').country, 'general-government', 'barbarossa:9.5a');
    const target = p.neighbours('2117')[0] ?? '';
    then.entry(oddsAt(`${pocket} marker fc 2117`, target, '24pz').attack, 'combat.garrison-full', 1);
    then.means(oddsAt(`${pocket} marker fc 2117`, target, '24pz').attack.total, 8);
    then.means(oddsAt(pocket, target, '24pz').attack.total, 4);
  },
);

rule(
  ['barbarossa:7.22c', 'barbarossa:7.11e'],
  'a marker in range gives nothing to a Hero City that is cut off: half, once',
  ({ given, then }) => {
    const ring = p
      .neighbours('1810')
      .map((hex, i) => `${[1, 2, 4, 5, 6, 7][i]}inf@${hex}`)
      .join('; ');
    const pocket = `${SOVIET.replace('turn 15', 'turn 8')} 1g@1810; ${ring}; marker hc 1810;`;
    given(pocket);
    then.entry(oddsAt(pocket, '1809', '1g').attack, 'supply.garrison-only', -2.5);
    const near = oddsAt(`${pocket} marker supplya 1810;`, '1809', '1g').attack;
    then.entry(near, 'supply.garrison-only', -2.5);
    then.means(near.total, 2, 'barbarossa:7.11e');
  },
);

rule(
  ['barbarossa:7.22d', 'barbarossa:7.11e'],
  'nor to those out of all supply: a quarter',
  ({ given, then }) => {
    const ring = p
      .neighbours('1707')
      .map((hex, i) => `${[1, 2, 4, 5, 6, 7][i]}inf@${hex}`)
      .join('; ');
    const pocket = `${SOVIET.replace('turn 15', 'turn 8')} 1g@1707; 2g@1707; 3g@1707; ${ring};`;
    given(pocket);
    const near = oddsAt(`${pocket} marker supplya 1707;`, '1706', '1g 2g 3g').attack;
    then.entry(near, 'supply.no-offensive', -3.75);
    // A quarter of 15, rounded once.
    then.means(near.total, 3, 'barbarossa:7.11e');
  },
);

rule(
  ['barbarossa:7.22e', 'barbarossa:7.22f'],
  'a shock army that is cut off counts a quarter of 3, and so 1',
  ({ given, then }) => {
    const ring = p
      .neighbours('1707')
      .map((hex, i) => `${[1, 2, 4, 5, 6, 7][i]}inf@${hex}`)
      .join('; ');
    const pocket = `${SOVIET.replace('turn 15', 'turn 8')} 1sh@1707; 2sh@1707; ${ring};`;
    given(pocket);
    then.means(oddsAt(pocket, '1706', '1sh').attack.total, 1);
    then.entry(oddsAt(pocket, '1706', '1sh').attack, 'combat.at-least-one', 1, 'barbarossa:7.22f');
    // Two of them: a quarter of 6 is 1 too.
    then.means(oddsAt(pocket, '1706', '1sh 2sh').attack.total, 1);
  },
);

rule(
  ['barbarossa:5.7b', 'barbarossa:11.15a'],
  'shock armies are no tanks: doubled, and not halved by a marsh',
  ({ given, then }) => {
    const marsh = `${SOVIET} 1sh@2113; 2lw@2013; marker supplya 2113;`;
    given(marsh);
    then.entry(oddsAt(marsh, '2013', '1sh').attack, 'combat.shock-doubled', 3);
    then.means(oddsAt(marsh, '2013', '1sh').attack.total, 6);
    then.means(oddsAt(`${marsh} 1t@2113`, '2013', '1sh 1t').attack.total, 6 + 2, 'barbarossa:11.15a');
  },
);
