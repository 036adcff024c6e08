// Chapter 11: results that become others, in one pass (R63).
import { expect } from '@jest/globals';
import {
  convert,
  outcomes,
} from '../../../../../src/games/barbarossa/05-sequence/5.15-result-conversions.ts';
import { sceneOf } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds-context.ts';
import type { ResultCode } from '../../../../../src/games/barbarossa/data/charts.ts';
import { words } from '../combat-kit.ts';
import { p, rule, stateOf } from '../kit.ts';

const scene = (text: string, target: string, attackers: string) =>
  sceneOf(p, stateOf(text), { target, attackers: words(attackers), kind: 'prepared' });
const ends = (text: string, target: string, attackers: string, code: ResultCode) =>
  outcomes(scene(text, target, attackers), code);

const SOVIET =
  'phase soviet-assault; turn 15; plan order fight-move; own turn.luftwaffe 2; marker supplya 1906';
const CITY = `${SOVIET}; 1g@1906; 2g@2106; 3g@2008; 1inf@2007; held 2007 german`;

rule(
  'barbarossa:11.20b',
  'a retreat of the German side out of an ordinary city is a stalled attack',
  ({ given, when, then }) => {
    given(`${CITY}; dice 1`);
    then.means(ends(CITY, '2007', '1g', 'DR').result, 'AS');
    then.means(ends(CITY.replace('1inf@2007', 'r3@2007'), '2007', '1g', 'DR').result, 'AS');
    then.means(ends('phase german-assault; turn 9; 24pz@1906; 3ra@2007', '2007', '24pz', 'DR').result, 'DR');
    when('attack 2007 from 1g 2g');
    then.event('battle.converted', { from: 'DR', to: 'AS' });
    then.at('1inf', '2007');
  },
);

rule(
  'barbarossa:11.26i',
  'a retreat out of a declared city or the fortified area is a bloodbath',
  ({ given, then }) => {
    given(CITY);
    then.means(ends(`${CITY}; marker fc 2007`, '2007', '1g', 'DR').result, 'BB');
    const area = 'phase german-assault; turn 18; marker fa 1908; own placedOn {"fa":16}; 24pz@1910; 3ra@1909';
    then.means(ends(area, '1909', '24pz', 'DR').result, 'BB');
  },
);

const LONE = `${SOVIET}; 1g@2309; r3@2308`;
const LONE_CITY = `${SOVIET}; 1g@1906; 2g@2106; r3@2007; held 2007 german`;

rule(
  'barbarossa:11.33b',
  'against a lone satellite the Soviet may make a retreat of a bloodbath',
  ({ given, when, then }) => {
    given(`${LONE.replace('supplya 1906', 'supplya 2308')}; dice 4`);
    then.means(ends(LONE, '2308', '1g', 'BB'), { result: 'BB', others: ['DR'] });
    then.means(ends(`${LONE}; 1inf@2308`, '2308', '1g', 'BB').others, []);
    when('attack 2308 from 1g');
    then.decides('soviet', 'battle@wish');
    when('choose DR');
    then.event('battle.converted', { from: 'BB', to: 'DR' });
    then.decides('german', 'retreat@choose');
  },
);

rule('barbarossa:R63', 'one pass in one order, the last word with the Soviet', ({ given, when, then }) => {
  given(`${LONE.replace('supplya 1906', 'supplya 2308')}; dice 4`);
  // 3 after 1: a Soviet bloodbath of turn 1 against a city becomes a retreat, and that a stalled attack.
  const first = 'phase soviet-assault; turn 1; 6ora@1906; 1inf@2007; held 2007 german';
  then.means(
    convert(scene(first, '2007', '6ora'), 'BB').turned.map(({ to }) => to),
    ['DR', 'AS'],
  );
  // 5 after 4: what a Fortress City made a bloodbath may be turned back.
  const fortress = `${LONE_CITY}; marker fc 2007`;
  then.means(ends(fortress, '2007', '1g', 'DR'), { result: 'BB', others: ['DR'] });
  // 5 is final: in an ordinary city that retreat does not stall.
  then.means(ends(LONE_CITY, '2007', '1g', 'BB'), { result: 'BB', others: ['DR'] });
  then.means(ends(LONE_CITY, '2007', '1g', 'DR'), { result: 'AS', others: [] });
  then.means(ends(LONE_CITY, '2007', '1g', 'DE'), { result: 'DE', others: [] });
  expect(convert(scene(fortress, '2007', '1g'), 'DR', { 'lone-satellite': true }).turned).toHaveLength(2);
  when('attack 2308 from 1g');
  then.offered('choose', ['choose DR', 'choose BB']);
});

rule(
  'barbarossa:R94',
  'the USSR of that rule is all within the border of June 1941 but the Baltic Republics',
  ({ given, then }) => {
    given(LONE);
    const at = (hex: string, from: string) =>
      ends(`${SOVIET}; 1g@${from}; r3@${hex}`, hex, '1g', 'BB').others.length;
    // Bessarabia and eastern Poland, and Lithuania.
    then.means(at('2812', '2811'), 1);
    then.means(at('1615', '1614'), 0);
  },
);
