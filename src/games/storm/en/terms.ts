// Words of the book that are no verbs, as `help` explains them and as the table of docs/games/storm.md has them.
import type { Glossary } from '../../../api/glossary.ts';
import { takenWord } from '../../../mechanics/en/questions.ts';

export const GLOSSARY: Glossary = {
  ...takenWord('storm:10.24a'),
  advantage: {
    says: 'Operational advantage: 23 city points in Soviet hands, a city 1 and a major city 2, are one victory point.',
    rules: ['storm:4.2a', 'storm:4.2b'],
    as: ['city-points', 'operational-advantage'],
  },
  'aerial-supply': {
    says: 'Aerial supply: once in a game, for the Germans of one hex, as long as they stay there in that turn.',
    rules: ['storm:7.9a', 'storm:7.9b'],
    as: ['aerial', 'airlift-supply'],
  },
  'air-superiority': {
    says: 'Air superiority: both roll at the start of a turn; who rolls more lays as many airpower markers as he is ahead.',
    rules: ['storm:5.3a', 'storm:5.3b', 'storm:5.3c'],
    as: ['superiority'],
  },
  airborne: {
    says: 'Airborne: a Soviet brigade that drops on a hex which is attacked on the ground, and is lost before all others.',
    rules: ['storm:8.2b', 'storm:11.10i'],
    as: ['airborne-brigade', 'brigades'],
  },
  airpower: {
    says: 'Airpower: a marker over a hex and the six round it. A column in battle, a point more for enemies who move there.',
    rules: ['storm:11.1d', 'storm:11.2a', 'storm:11.3a', 'storm:11.3b'],
    as: ['airpower-marker'],
  },
  ally: {
    says: 'Ally: Hungarians and Romanians are always in supply, fight in their own country alone, and never beside another nation.',
    rules: ['storm:7.1b', 'storm:7.1c', 'storm:5.8b'],
    as: ['allies', 'hungarians', 'romanians'],
  },
  artillery: {
    says: 'Artillery: adds as much as the others of an attack at most, nothing in defence, and never advances.',
    rules: ['storm:11.7b', 'storm:11.7i', 'storm:11.7j'],
    as: ['guns'],
  },
  attenuated: {
    says: 'Attenuated supply: that of the Germans once Ploesti has been Soviet, for good.',
    rules: ['storm:7.8a', 'storm:7.8b', 'storm:7.8c', 'storm:7.8d'],
    as: ['attenuated-supply'],
  },
  column: {
    says: 'Column: attack less defence. The difference names a column of the table, and circumstances shift it.',
    rules: ['storm:10.8a', 'storm:10.8b'],
    as: ['differential', 'difference'],
  },
  concentric: {
    says: 'Concentric: a prepared assault from opposite hexes or from four gains columns, two a German, one a Soviet; not on cities.',
    rules: ['storm:10.20a', 'storm:10.20b', 'storm:10.16', 'storm:10.17'],
  },
  corridor: {
    says: 'Corridor: along the Danube for both sides, along the Pripyet and the Notec for Soviets, a point a hex where it is held.',
    rules: ['storm:9.18a', 'storm:9.18e', 'storm:9.19a'],
    as: ['transport-corridor'],
  },
  de: {
    says: 'DE, defenders eliminated: all of them are lost, and nobody of the attackers.',
    rules: ['storm:10.23'],
    as: ['defenders-eliminated'],
  },
  fog: {
    says: 'Fog: of an enemy stack you see the top unit alone, until you attack it; what has been lost is open to both.',
    rules: ['storm:10.7a', 'storm:10.7b', 'storm:10.7d'],
    as: ['fog-of-war'],
  },
  'mobile-assault': {
    says: 'Mobile assault: German panzers and motorized units attack as they move, as often as they can pay, a column to the left.',
    rules: ['storm:9.22a', 'storm:9.23a', 'storm:9.23b'],
  },
  momentum: {
    says: 'Momentum: whoever has advanced may attack again at once, from that hex against one hex.',
    rules: ['storm:10.25a', 'storm:10.25b'],
    as: ['momentum-attack'],
  },
  'order-of-phases': {
    says: 'Order of phases: each side says in its turn whether it moves or fights first. Soviets who move first lose a column, Germans who fight first gain one.',
    rules: ['storm:5.4a', 'storm:5.4d', 'storm:5.7a', 'storm:5.7d'],
    as: ['fight-move', 'move-fight'],
  },
  overrun: {
    says: 'Overrun: artillery that stands alone is lost without a die to Germans who come upon it.',
    rules: ['storm:11.7e', 'storm:11.7f'],
  },
  ploesti: {
    says: 'Ploesti: two victory points; once Soviet, German supply is attenuated for good and their air rolls a die.',
    rules: ['storm:4.3a', 'storm:7.8a', 'storm:11.5'],
    as: ['oilfield', 'oil'],
  },
  reserve: {
    says: 'Reserve: German units off the map, released into cities and onto the west edge.',
    rules: ['storm:5.5a', 'storm:5.5c', 'storm:5.5e', 'storm:5.6a'],
    as: ['high-command-reserve'],
  },
  replacement: {
    says: 'Replacement: from turn 2 on five lost German units a turn come back, two of them mechanized, and forty in a game.',
    rules: ['storm:8.4f', 'storm:2.13g'],
    as: ['replacements'],
  },
  stack: {
    says: 'Stack: eight Germans, three of an ally, or six Soviets and six Soviet artillery units to a hex.',
    rules: ['storm:6.3', 'storm:6.4', 'storm:6.5a'],
    as: ['stacking'],
  },
  't-34': {
    says: 'T-34 brigade: attacks only where other units than artillery stand with it; alone it defends a column worse.',
    rules: ['storm:11.9a', 'storm:11.9b'],
    as: ['t34'],
  },
  'terminal-supply': {
    says: 'Terminal supply check: at the end of a turn Soviets who are out of supply are lost; Germans stay.',
    rules: ['storm:7.10a', 'storm:7.6f'],
    as: ['terminal-supply-check'],
  },
  'victory-points': {
    says: 'Points: only the Soviets count them. With 4 or more at the end they have won, with 3 it is a draw.',
    rules: ['storm:4.1c', 'storm:4.11a'],
    as: ['vp', 'points'],
  },
};
