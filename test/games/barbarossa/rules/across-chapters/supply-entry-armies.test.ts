// Where rules of supply, entry and special armies meet those of stacking, movement and battle.
import { refuseStack } from '../../../../../src/games/barbarossa/06-stacking.ts';
import { mayAssault, supplyOf } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { pointsTotal } from '../../../../../src/games/barbarossa/state.ts';
import { oddsAt } from '../combat-kit.ts';
import { p, rule } from '../kit.ts';

const REGIONS = 'held 2809 german; held 1214 german; own turn.luftwaffe 9;';
const MOVE = `phase soviet-movement; plan order move-fight; ${REGIONS}`;
const GERMAN =
  'phase german-movement; turn 4; plan order move-fight; plan paulus pause; own turn.luftwaffe 9;';
const ring = (hex: string, units: readonly string[]): string =>
  p
    .neighbours(hex)
    .filter(p.isLand)
    .map((next, i) => `${units[i] ?? ''}@${next}`)
    .join('; ');
const RIFLES = ['3ra', '4ra', '5ra', '6ra', '8ra', '9ra'];
const CORPS = ['1inf', '2inf', '4inf', '5inf', '6inf', '7inf'];

rule(
  ['barbarossa:8.24b', 'barbarossa:6.4a'],
  'the Polish army does not join another satellite army: the nearest other stack takes it',
  ({ given, when, then, state }) => {
    given(`${MOVE} turn 20; 1b@2214; 5ra@2213; held 2214 soviet; held 2215 german`);
    when('move 1b 2215');
    then.event('army.appears', { unit: 'pol', hex: '2213' });
    then.means(
      refuseStack(p, state(), '2215', 'soviet', ['pol'])?.rule,
      'barbarossa:6.4a',
      'barbarossa:6.4a',
    );
  },
);

const BORDER = `phase soviet-assault; turn 20; plan order fight-move; ${REGIONS} held 2213 soviet; marker supplya 2214;`;

rule(
  ['barbarossa:8.24a', 'barbarossa:11.30a'],
  'an advance brings the Polish army as a move does',
  ({ given, when, then }) => {
    given(`${BORDER} 1g@2214; 2g@2214; 3g@2214; 2lw@2215; held 2214 soviet; dice 1`);
    when('attack 2215 from 1g 2g 3g', 'advance 1g 2215');
    then.event('unit.advanced', { units: ['1g'], hex: '2215' }, 'barbarossa:11.30a');
    then.event('army.appears', { unit: 'pol', hex: '2215' });
  },
);

rule(
  ['barbarossa:8.24a', 'barbarossa:11.32c'],
  'and so does the second hex of an advance, before anybody else goes forward',
  ({ given, when, then }) => {
    given(`${BORDER} 1gt@2213; 2gt@2213; 3gt@2213; 2lw@2214; held 2215 german; dice 1`);
    when('attack 2214 from 1gt 2gt 3gt', 'advance 1gt 2gt 2214');
    then.noEvent('army.appears');
    when('advance 1gt 2215');
    then.event('unit.advanced-on', { units: ['1gt'], hex: '2215' }, 'barbarossa:11.32c');
    then.event('army.appears', { unit: 'pol', hex: '2215' });
    then.decides('soviet', 'advance@choose');
    then.allowed('advance 2gt 2215');
  },
);

rule(
  ['barbarossa:8.25a', 'barbarossa:11.30a'],
  'an advance beside Bucharest changes the side of Romania on the spot',
  ({ given, when, then }) => {
    // 15 on 3 over a river: 4:1.
    given(
      `phase soviet-assault; turn 20; plan order fight-move; ${REGIONS} marker supplya 3112; 1g@3112; 2g@3112; 3g@3112; 2lw@3113; r3@2921; r4@3114; dice 1`,
    );
    when('attack 3113 from 1g 2g 3g', 'advance 1g 3113');
    then.event('unit.advanced', { units: ['1g'], hex: '3113' }, 'barbarossa:11.30a');
    then.event('romania.left', { units: ['r3', 'r4'] });
    then.at('r4', 'out');
  },
);

rule(
  ['barbarossa:8.14', 'barbarossa:7.5a'],
  'from turn 28 a corps that lived on its ships does not come back either',
  ({ given, when, then }) => {
    // 25 on 5: 5:1, less the city 4:1. Defence on the coast is full.
    const text = `phase soviet-assault; turn 29; plan order fight-move; own turn.luftwaffe 9; held 1114 german; 1inf@1114; 1g@1113; 2g@1113; 3g@1113; 4g@1113; 5g@1113; 9ra@1214; marker supplya 1113;`;
    given(`${text} dice 1`);
    then.means(oddsAt(text, '1114', '1g 2g 3g 4g 5g').defence.total, 5, 'barbarossa:7.5a');
    when('attack 1114 from 1g 2g 3g 4g 5g');
    then.event('unit.out-for-good', { unit: '1inf' });
    given(`${text.replace('turn 29', 'turn 27')} dice 1`);
    when('attack 1114 from 1g 2g 3g 4g 5g');
    then.at('1inf', 'dead');
  },
);

rule(
  ['barbarossa:8.14', 'barbarossa:7.6a'],
  'nor one with the garrison supply of a Fortress City, though that is full',
  ({ given, when, then }) => {
    // 25 on 5: 5:1, less three for the marker: 2:1, and 3 is a bloodbath.
    const text = `phase soviet-assault; turn 29; plan order fight-move; own turn.luftwaffe 9; 1inf@2117; ${ring('2117', RIFLES)}; 1g@2017; 2g@2017; 3g@2017; 4g@2116; 5g@2116; marker supplya 2117; marker fc 2117;`;
    given(`${text} dice 3`);
    then.means(oddsAt(text, '2117', '1g 2g 3g 4g 5g').defence.total, 5, 'barbarossa:7.6a');
    when('attack 2117 from 1g 2g 3g 4g 5g', 'lose 1g');
    then.event('unit.out-for-good', { unit: '1inf' });
  },
);

rule(
  ['barbarossa:7.13a', 'barbarossa:10.26b'],
  'tanks assault out of a Hero City that is cut off, at half their factor',
  ({ given, when, then, state }) => {
    const text = `phase soviet-movement; turn 26; plan order move-fight; own turn.luftwaffe 9; 1gt@1810; 2gt@1810; marker hc 1810; ${ring('1810', CORPS)};`;
    given(`${text} dice 6`);
    then.means(mayAssault(p, state(), '1gt', '1810'), undefined, 'barbarossa:10.26b');
    then.means(supplyOf(p, state(), '1gt'), 'garrison');
    when('assault 1gt 2gt 1809');
    then.event('battle.odds', { attack: 6 }, 'barbarossa:11.11');
    given(text.replace('marker hc 1810;', ''));
    then.refused('assault 1gt 2gt 1809', 'ASSAULT.SUPPLY', 'barbarossa:10.26b');
  },
);

rule(
  ['barbarossa:7.6b', 'barbarossa:10.26b'],
  'panzers assault out of a Fortress City at home, with all they have',
  ({ given, then }) => {
    const text = `phase german-movement; turn 28; plan order move-fight; own turn.luftwaffe 9; 24pz@2117; ${ring('2117', RIFLES)};`;
    given(`${text} marker fc 2117`);
    const target = p.neighbours('2117').find((hex) => p.hex(hex).terrain === 'clear') ?? '';
    then.allowed(`assault 24pz ${target}`);
    then.means(
      oddsAt(`${text} marker fc 2117`, target, '24pz', { kind: 'mobile', from: '2117' }).attack.total,
      8,
    );
    given(text);
    then.refused(`assault 24pz ${target}`, 'ASSAULT.SUPPLY', 'barbarossa:10.26b');
  },
);

rule(
  ['barbarossa:8.11a', 'barbarossa:6.4a'],
  'no satellite army is deployed to a city where another is',
  ({ given, then, state }) => {
    given('phase german-movement; turn 26; plan order move-fight; 24pz@2117; pol@rvgk; 5ra@rvgk; 1b@1606');
    then.refused('soviet: place pol 1606', 'EMERGENCY.FULL');
    then.means(
      refuseStack(p, state(), '1606', 'soviet', ['pol'])?.rule,
      'barbarossa:6.4a',
      'barbarossa:6.4a',
    );
    then.allowed('soviet: place 5ra 1606', 'soviet: place pol 1407');
  },
);

rule(
  ['barbarossa:8.11b', 'barbarossa:10.24a'],
  'an army deployed before a mobile assault stands in its way, and the assault is made',
  ({ given, when, then }) => {
    given(`${GERMAN} 24pz@1909; 46pz@1909; 3ra@1810; 16ra@rvgk; dice 6`);
    when('soviet: standing ask if emergency', 'assault 24pz 46pz 1810');
    then.decides('soviet', 'move@emergency');
    when('soviet: place 16ra 1810');
    then.event('rvgk.deployed', { unit: '16ra', hex: '1810' }, 'barbarossa:8.11a');
    then.event('assault.begins', { hex: '1810' }, 'barbarossa:10.24a');
    // 12 in a city, on 6: 2:1, less two.
    then.event('battle.odds', { attack: 12, defence: 6, base: '2:1', odds: '1:2' }, 'barbarossa:11.11');
    then.refused('soviet: place 16ra 1407', undefined, 'barbarossa:8.11a');
    then.means(p.hex('1810').city !== undefined, true);
  },
);

rule(
  ['barbarossa:10.26b', 'barbarossa:8.11a'],
  'one deployed behind the tanks cuts them off before they strike',
  ({ given, when, then }) => {
    // The only way out of 1906 leads over Orel, which nobody stands in.
    const pocket = '3ra@1905; 4ra@1806; 5ra@2006; 6ra@1907; 8ra@1807';
    given(`${GERMAN} 24pz@1906; ${pocket}; 16ra@rvgk`);
    when('soviet: standing ask if emergency', 'assault 24pz 1905', 'soviet: place 16ra 2007');
    then.event('rvgk.deployed', { unit: '16ra', hex: '2007' }, 'barbarossa:8.11a');
    then.event('move.cut-short', { units: ['24pz'], hex: '1906' });
    then.noEvent('battle.declared');
    then.at('24pz', '1906');
  },
);

rule(
  ['barbarossa:8.20a', 'barbarossa:R29'],
  'the only rifle army that became Guards cannot be withdrawn, and that is not declining',
  ({ given, when, then, state }) => {
    given('phase soviet-administration; turn 7; 16ra@1606; 4g@track-7; 24pz@2117');
    when('convert 4g 16ra');
    then.event('unit.converted', { unit: '4g', for: '16ra' });
    then.noEvent('points');
    then.means(pointsTotal(p, state()), 14, 'barbarossa:R29');
  },
);

rule(
  ['barbarossa:10.16b', 'barbarossa:8.7b'],
  'a corps that came by rail may march on, and may not sail',
  ({ given, when, then }) => {
    given(
      'phase german-strategic; turn 9; plan order move-fight; held 2911 german; held 3108 german; held 1813 german; held 2607 german; 30inf@3114; 11inf@3213',
    );
    when('rail 30inf 3113 3013 2912 2911');
    then.refused('sail 30inf 3108', 'SAIL.HAS-MOVED');
    then.allowed('move 30inf 2811', 'sail 11inf 3108');
    then.event('unit.railed', { unit: '30inf', hex: '2911' }, 'barbarossa:8.7a');
    then.means(p.hex('2911').port?.includes('black-sea'), true, 'barbarossa:8.7b');
  },
);

rule(
  ['barbarossa:12.7a', 'barbarossa:8.7c'],
  'who stands fast in Stalingrad takes no train either',
  ({ given, then, state }) => {
    given(
      'scenario road-back; phase german-strategic; turn 14; held 2607 german; held 2804 german; 24pz@2501; 48pz@2804; own turn.stand ["24pz"]',
    );
    then.refused('rail 24pz 2502', 'MOVE.STANDS-FAST');
    then.means(supplyOf(p, state(), '24pz'), 'overland', 'barbarossa:8.7c');
    then.allowed('rail 48pz 2805');
  },
);

rule(
  ['barbarossa:8.18i', 'barbarossa:11.29b'],
  'while who retreated into the fortified area dies with a beaten hex of it, the area stands',
  ({ given, when, then, state }) => {
    given(
      `phase german-assault; turn 18; plan order move-fight; own turn.luftwaffe 9; 24pz@1708; 46pz@1708; 3ra@1707; 4ra@1706; 47pz@1607; 57pz@1607; marker fa 1705; own placedOn {"fa":16}; dice 4 3`,
    );
    // 1706 is next to 1705. 16 on 3: 5:1; then 16 on 3 less two: 3:1, a retreat, a bloodbath.
    when('attack 1707 from 24pz 46pz', 'retreat 3ra 1706', 'pass', 'attack 1706 from 47pz 57pz');
    then.event('battle.converted', { from: 'DR', to: 'BB' }, 'barbarossa:8.18g');
    when('lose 47pz');
    then.event('unit.eliminated', { unit: '3ra', from: '1706' }, 'barbarossa:11.29b');
    then.means(state().own.markers['fa'], ['1705']);
  },
);
