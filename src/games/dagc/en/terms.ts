// Words of the book that are no verbs, as `help` explains them and as the table of docs/games/dagc.md has them.
import type { Glossary } from '../../../api/glossary.ts';
import { beatenWord } from '../../../mechanics/en/questions.ts';

export const GLOSSARY: Glossary = {
  ...beatenWord('dagc:11.20b'),
  ae: {
    says: 'AE, attackers eliminated: each attacker loses a step.',
    rules: ['dagc:11.16a', 'dagc:11.16b'],
    as: ['attackers-eliminated'],
  },
  'air-army': {
    says: 'Air army: supports a Soviet attack by a column, or lays itself on a German unit, which then moves by a die; each once a turn.',
    rules: ['dagc:13.1e', 'dagc:13.1h', 'dagc:13.3d'],
    as: ['air-armies'],
  },
  ardor: {
    says: 'Ardor: on the three columns at the left an attacker may bind himself to roll until something happens.',
    rules: ['dagc:11.23a'],
    as: ['spirit'],
  },
  'armour-concentration': {
    says: 'Armour concentration: once a turn it moves a German attack by a column to the right.',
    rules: ['dagc:12.6f', 'dagc:12.6g'],
  },
  as: {
    says: 'AS, attack stalled: nothing happens to anybody.',
    rules: ['dagc:11.15'],
    as: ['stalled', 'attack-stalled'],
  },
  bagration: {
    says: 'Bagration: where the offensive of the first turn is, around the centre of gravity.',
    rules: ['dagc:5.4b', 'dagc:5.4f'],
    as: ['centre', 'centre-of-gravity', 'activated'],
  },
  bb: {
    says: 'BB, bloodbath: each defender loses a step, and the attackers as many together.',
    rules: ['dagc:11.21a', 'dagc:11.21b'],
    as: ['bloodbath'],
  },
  'cav-mech': {
    says: 'Cav-mech group: pays 1 for every hex; to turn 5 it retreats before combat and goes on after it.',
    rules: ['dagc:12.2a', 'dagc:12.2e', 'dagc:12.3a'],
    as: ['cav-mech-group'],
  },
  column: {
    says: 'Column: attack less defence. The difference names a column of the table, and circumstances shift it.',
    rules: ['dagc:11.8a'],
    as: ['differential'],
  },
  concentric: {
    says: 'Concentric: an attack from opposite hexes, three spaced ones or four gains a column; not on a fortified locality.',
    rules: ['dagc:11.11a', 'dagc:11.11b', 'dagc:12.5b'],
  },
  de: {
    says: 'DE, defenders eliminated: each defender loses a step, and the attackers may advance where nobody is left.',
    rules: ['dagc:11.20a', 'dagc:11.20b'],
    as: ['defenders-eliminated'],
  },
  'dead-pile': {
    says: 'Dead pile: where lost units lie until a replacement step brings one back, reduced; Korps Gruppen never come back.',
    rules: ['dagc:10.8a', 'dagc:10.8b', 'dagc:10.7a'],
  },
  dr: {
    says: 'DR, defenders retreat: they go back one hex; outside cities they may stand instead, for a step.',
    rules: ['dagc:11.17a', 'dagc:11.19a'],
    as: ['defenders-retreat'],
  },
  factor: {
    says: 'Factor: what a unit is worth in attack and in defence, as on its counter; the opponent counts gains and losses in factors.',
    rules: ['dagc:2.9'],
    as: ['factors', 'combat-factor'],
  },
  fog: {
    says: 'Fog: the Germans see the top unit of a Soviet stack until they attack it; the Soviets see all.',
    rules: ['dagc:6.8a', 'dagc:6.8b', 'dagc:6.8c'],
    as: ['fog-of-war'],
  },
  interdiction: {
    says: 'Interdiction: before the Germans move, air armies are laid on units, which then move by a die.',
    rules: ['dagc:13.3a', 'dagc:13.3d'],
  },
  korps: {
    says: 'Korps Gruppe: enters on top of another German unit, has one step and never comes back.',
    rules: ['dagc:10.4a', 'dagc:10.4j', 'dagc:10.7a'],
    as: ['korps-gruppe', 'kg'],
  },
  locality: {
    says: 'Fortified locality: never moves, never attacks, is eliminated where it should retreat; spares its hex the concentric shift.',
    rules: ['dagc:2.10c', 'dagc:12.5b', 'dagc:12.5e'],
    as: ['fortified-locality'],
  },
  overland: {
    says: 'Overland: in supply by a line to the map edge.',
    rules: ['dagc:7.2a'],
    as: ['overland-supply'],
  },
  port: {
    says: 'Port supply: Germans draw it over six hexes from a port, which feeds five units, a city ten.',
    rules: ['dagc:7.9e', 'dagc:7.9f', 'dagc:7.9g'],
    as: ['port-supply'],
  },
  replacement: {
    says: 'Replacement step: brings back one lost step, of a reduced unit or of one in the dead pile.',
    rules: ['dagc:10.6a', 'dagc:10.6b'],
    as: ['replacements', 'replacement-step'],
  },
  'shock-army': {
    says: 'Shock army: on turns 2 to 5 an attack of supplied units with a full one goes one column to the right.',
    rules: ['dagc:12.7a', 'dagc:12.7b'],
    as: ['shock'],
  },
  stack: {
    says: 'Stack: the units of one hex, two at most; the Soviet fronts do not stack with each other.',
    rules: ['dagc:6.1', 'dagc:6.10a'],
    as: ['stacking'],
  },
  'standing-fast': {
    says: 'Standing fast: outside cities a defender may lose a step in place of a retreat, and who is left stays.',
    rules: ['dagc:11.19a', 'dagc:11.19b'],
  },
  step: {
    says: 'Step: most units have two; who loses one is reduced, who has none left goes to the dead pile.',
    rules: ['dagc:2.11a', 'dagc:2.11c', 'dagc:2.11d'],
    as: ['steps', 'reduced'],
  },
  'victory-points': {
    says: 'Points: a town in Soviet hands 1, a city 4, the coast 10, the area of 1st Ukrainian Front 1; 31 win at the end.',
    rules: ['dagc:4.3b', 'dagc:4.3c', 'dagc:4.3e', 'dagc:4.3i'],
    as: ['vp', 'points'],
  },
  'zone-of-control': {
    says: 'Zone of control: the six hexes around a unit. 1 more to go in, 1 more to go out, and closed to supply and retreat.',
    rules: ['dagc:8.1a', 'dagc:8.3a', 'dagc:8.3b'],
    as: ['zoc', 'zone'],
  },
};
