// Words of the book that are no verbs, as `help` explains them, each with its rules.
import type { Glossary } from '../../../api/glossary.ts';
import { beatenWord } from '../../../mechanics/en/questions.ts';

export const GLOSSARY: Glossary = {
  ...beatenWord('barbarossa:11.26c'),
  ae: {
    says: 'AE, attackers eliminated: all attackers of the battle are lost.',
    rules: ['barbarossa:11.26a'],
    as: ['attackers-eliminated'],
  },
  'administrative-segment': {
    says: 'Administrative segment: before the player turns each side brings in, replaces and withdraws units.',
    rules: ['barbarossa:5.2c', 'barbarossa:5.3a'],
    as: ['administration', 'administrative-phase', 'administrative'],
  },
  as: {
    says: 'AS, attack stalled: nobody is lost and nobody moves.',
    rules: ['barbarossa:11.26b'],
    as: ['stalled', 'attack-stalled'],
  },
  bb: {
    says: 'BB, bloodbath: all defenders are lost, then attackers worth at least as many factors; who is left may advance.',
    rules: ['barbarossa:11.26d', 'barbarossa:11.26e', 'barbarossa:11.26f'],
    as: ['bloodbath'],
  },
  concentric: {
    says: 'Concentric: a prepared assault from opposite hexes, three alternate ones or more than three gains a column.',
    rules: ['barbarossa:11.24a', 'barbarossa:11.24b'],
  },
  de: {
    says: 'DE, defenders eliminated: all defenders are lost; after a prepared assault the attackers may advance.',
    rules: ['barbarossa:11.26c'],
    as: ['defenders-eliminated'],
  },
  'dead-pile': {
    says: 'Dead pile: where lost units lie until a replacement step brings one back; those with a dot never come back.',
    rules: ['barbarossa:8.12a', 'barbarossa:8.12f'],
  },
  dot: {
    says: 'Dot: a unit with one is out of play for good once it is lost.',
    rules: ['barbarossa:2.5c', 'barbarossa:8.12f'],
  },
  dr: {
    says: 'DR, defenders retreat: their owner leads them one hex away, and they are not attacked again in that phase.',
    rules: ['barbarossa:11.26k', 'barbarossa:11.27a'],
    as: ['defenders-retreat'],
  },
  emergency: {
    says: 'Emergency deployment: once in a German movement phase, from turn 3, a unit of the RVGK box goes into a Soviet city.',
    rules: ['barbarossa:8.11a', 'barbarossa:8.11b'],
    as: ['emergency-deployment'],
  },
  factor: {
    says: 'Factor: what a unit is worth in attack or in defence, as on its counter; the opponent counts gains and losses in factors.',
    rules: ['barbarossa:2.10a', 'barbarossa:2.10b'],
    as: ['factors', 'combat-factor'],
  },
  fog: {
    says: 'Fog: the Germans see the top unit of a Soviet stack until they attack it; the Soviets see all on the map.',
    rules: ['barbarossa:11.7a', 'barbarossa:11.7b', 'barbarossa:11.7c'],
    as: ['fog-of-war'],
  },
  'fight-move': {
    says: 'Fight, then move: assaults come before movement. The Germans must on turn 1, and to turn 4 it brings them a column.',
    rules: ['barbarossa:5.4a', 'barbarossa:5.4c', 'barbarossa:5.6a'],
    as: ['phase-order', 'move-fight'],
  },
  'fortress-city': {
    says: 'Fortress City: a German city declared so is worth 2 when it falls, and attacks on it lose three columns.',
    rules: ['barbarossa:9.2a', 'barbarossa:9.3c', 'barbarossa:9.6a'],
  },
  'fortified-line': {
    says: 'Fortified line: an attack into one of the enemy loses a column; on the move it costs 1 point more.',
    rules: ['barbarossa:11.21a', 'barbarossa:10.19b'],
  },
  'hero-city': {
    says: 'Hero City: a Soviet city declared so is worth 2 when it falls, and attacks on it lose three columns.',
    rules: ['barbarossa:9.1a', 'barbarossa:9.3c', 'barbarossa:9.6a'],
  },
  korpsgruppe: {
    says: 'Korpsgruppe: a small German corps. Most enter where a German unit stands, one a hex, whatever its supply.',
    rules: ['barbarossa:8.2a', 'barbarossa:8.2d'],
    as: ['kg'],
  },
  luftwaffe: {
    says: 'Luftwaffe: a marker moves one battle, in attack or defence, by one column for the Germans; each once a turn.',
    rules: ['barbarossa:11.23b', 'barbarossa:11.23c', 'barbarossa:11.23e'],
  },
  mech: {
    says: 'Mech: panzer, tank, Guards and mechanized units. They assault on the move, and pay more for rough, marsh and rivers.',
    rules: ['barbarossa:2.9b', 'barbarossa:10.23a', 'barbarossa:10.11'],
    as: ['mechanized', 'mobility'],
  },
  'mobile-assault': {
    says: 'Mobile assault: mech units attack while they move. Germans in single-month turns, Soviets from turn 25.',
    rules: ['barbarossa:10.23a', 'barbarossa:10.23b', 'barbarossa:10.23c'],
    as: ['mobile'],
  },
  'non-mech': {
    says: 'Non-mech: infantry, rifle, cavalry, airborne and shock units. They go slower, and attack from where they stand.',
    rules: ['barbarossa:2.9c', 'barbarossa:2.11a'],
    as: ['foot', 'non-mechanized'],
  },
  movement: {
    says: 'Movement 9 and 4: nine points for mech units, four for others. The turn track gives them, turn by turn.',
    rules: ['barbarossa:2.11a', 'barbarossa:10.1a'],
    as: ['movement-factor', 'movement-points'],
  },
  'offensive-supply': {
    says: 'Offensive supply: from turn 7 Soviets attack in full only within reach of a marker; others at half.',
    rules: ['barbarossa:7.10a', 'barbarossa:7.9e', 'barbarossa:7.10d'],
  },
  overland: {
    says: 'Overland supply: a line of hexes free of the enemy to a source at the edge. Whoever has it is in full supply.',
    rules: ['barbarossa:7.3a', 'barbarossa:7.3c', 'barbarossa:7.9a'],
    as: ['overland-supply'],
  },
  oversized: {
    says: 'Oversized: a rifle army of 1941 with a 6. On turn 3 the Soviets reorganise, and it gives way to a common one.',
    rules: ['barbarossa:2.5b', 'barbarossa:8.23a', 'barbarossa:8.23b'],
  },
  pause: {
    says: 'Paulus pause: on turn 3 the Germans may attack nobody, and are spared the lost columns of turns 4 and 5.',
    rules: ['barbarossa:5.10a', 'barbarossa:5.10b', 'barbarossa:5.10d'],
    as: ['paulus-pause', 'no-pause'],
  },
  'prepared-assault': {
    says: 'Prepared assault: an attack from where units stand on a hex next to them, in the assault phase.',
    rules: ['barbarossa:11.1a', 'barbarossa:11.1b'],
    as: ['prepared'],
  },
  replacement: {
    says: 'Replacements 1 and 2: one mech unit and two others may come back from the dead pile in this turn.',
    rules: ['barbarossa:8.12a', 'barbarossa:8.12b', 'barbarossa:8.12c'],
    as: ['replacements', 'replacement-step'],
  },
  rvgk: {
    says: 'RVGK: the Soviet reserve of the high command. From turn 2 five units a turn go into its box or leave it.',
    rules: ['barbarossa:8.9a', 'barbarossa:8.9c', 'barbarossa:8.11a'],
    as: ['rvgk-box', 'rvgk-phase'],
  },
  'shock-army': {
    says: 'Shock army: a Soviet non-mech army, doubled in prepared assaults where its side fights before it moves.',
    rules: ['barbarossa:5.7b', 'barbarossa:5.7d'],
    as: ['shock'],
  },
  stack: {
    says: 'Stack: the units of one hex, five at most. It defends as one.',
    rules: ['barbarossa:6.1', 'barbarossa:6.3', 'barbarossa:11.2'],
    as: ['stacking'],
  },
  step: {
    says: 'Step: every unit has one. Who loses it is off the map.',
    rules: ['barbarossa:2.12b'],
  },
  'supply-state': {
    says: 'Supply states: overland, coastal, garrison, aerial, or none, which halves a unit. For one unit type supply and its name.',
    rules: ['barbarossa:7.2', 'barbarossa:7.8', 'barbarossa:7.16b'],
    as: ['supply-states', 'coastal', 'garrison', 'aerial'],
  },
  'victory-check': {
    says: 'Victory check: from turn 3 each turn ends with one. At the German bound or above the Germans win, at the Soviet one or below the Soviets.',
    rules: ['barbarossa:4.14a', 'barbarossa:4.14b'],
    as: ['check', 'bounds'],
  },
  vp: {
    says: 'VP, victory points: all are the German. A city, an oil field and the Upper Silesian industry are 1 each.',
    rules: ['barbarossa:4.1b', 'barbarossa:4.2a', 'barbarossa:4.2b'],
    as: ['victory-points', 'points'],
  },
  'zone-of-control': {
    says: 'Zone of control: there is none. Being next to the enemy stops no move, supply or retreat by itself.',
    rules: ['barbarossa:1.7c'],
    as: ['zoc', 'zone'],
  },
};
