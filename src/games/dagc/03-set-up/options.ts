// What players may agree on: fog of war, the parts of the scenarios to be mixed (3.10, R16), and where a ruling leaves a
// group its own way.
import type { OptionInfo } from '../../../api/game.ts';
import type { Options } from '../../../core/rule-set.ts';

const BY_SCENARIO = 'scenario';

const onOff = (line: Omit<OptionInfo, 'values'>): OptionInfo => ({ ...line, values: ['on', 'off'] });

/** 3.10, R16: each part of a scenario is taken from it, or chosen. */
const part = (line: Omit<OptionInfo, 'standard'>): OptionInfo => ({
  ...line,
  values: [BY_SCENARIO, ...line.values],
  standard: BY_SCENARIO,
});

export const FOG: OptionInfo = {
  id: 'fog',
  title: 'Fog of war',
  meaning: 'The Germans see only the top unit of a Soviet stack until they attack it; the Soviets see all.',
  values: ['on', 'off'],
  standard: 'on',
  rule: 'dagc:6.8b',
};

const PARTS: readonly OptionInfo[] = [
  part({
    id: 'centre',
    title: 'Centre of gravity',
    meaning: 'Where the Soviet offensive begins: at 4004, or at 4720 with nine armies redeployed.',
    values: ['4004', '4720'],
    rule: 'dagc:3.6b',
  }),
  part({
    id: 'north-ukraine',
    title: 'Army Group North Ukraine',
    meaning: 'Its four panzer corps come as reinforcements from turn 3 on.',
    values: ['on', 'off'],
    rule: 'dagc:3.6e',
  }),
  part({
    id: 'fifth-panzer',
    title: '5th Panzer Army',
    meaning: 'Its four corps begin on the map, where the Germans place them.',
    values: ['on', 'off'],
    rule: 'dagc:3.7a',
  }),
  part({
    id: 'german-steps',
    title: 'German replacements',
    meaning: 'How many steps the Germans receive in each turn: those of the turn track, two, or three.',
    values: ['track', 'two', 'three'],
    rule: 'dagc:3.8a',
  }),
  part({
    id: 'ukrainian-front',
    title: '1st Ukrainian Front',
    meaning: 'Whether its units are bound to their area of operations or go where they like.',
    values: ['bound', 'free'],
    rule: 'dagc:10.2',
  }),
  part({
    id: 'first-attacks',
    title: 'Attacks on the first turn',
    meaning: 'Whether all units that the offensive begins with must attack before they move.',
    values: ['must', 'may'],
    rule: 'dagc:R22',
  }),
];

const RULED: readonly OptionInfo[] = [
  onOff({
    id: 'stand-fast',
    title: 'Hitler stand fast',
    meaning: 'Germans who are to retreat and may lose a step instead must do so.',
    standard: 'off',
    rule: 'dagc:R95',
  }),
  onOff({
    id: 'late-corps',
    title: 'Late German corps',
    meaning: 'Two more panzer corps come as German reinforcements.',
    standard: 'off',
    rule: 'dagc:R15',
  }),
  {
    id: 'arrival',
    title: 'Arrival of reinforcements',
    meaning: 'New units are placed in the movement phase, or already in the first phase of the player turn.',
    values: ['movement', 'first'],
    standard: 'movement',
    rule: 'dagc:R17',
  },
  onOff({
    id: 'captured-entrenchments',
    title: 'Zones at captured entrenchments',
    meaning: 'Soviets do not go from zone to zone into a German entrenchment that is already theirs, either.',
    standard: 'on',
    rule: 'dagc:R25',
  }),
  onOff({
    id: 'attacks-across-water',
    title: 'Attacks across water',
    meaning: 'Units attack across hexsides that are all lake or all sea.',
    standard: 'off',
    rule: 'dagc:R60',
  }),
  {
    id: 'port-cities',
    title: 'Entry by port cities',
    meaning: 'To whom port cities other than Koenigsberg are closed for entry.',
    values: ['germans', 'both', 'nobody'],
    standard: 'germans',
    rule: 'dagc:R128',
  },
  {
    id: 'retreats',
    title: 'Way of retreats',
    meaning: 'Which hex is nearest to a source for whoever retreats: as the crow flies, or on foot.',
    values: ['straight', 'path'],
    standard: 'straight',
    rule: 'dagc:R88',
  },
  onOff({
    id: 'lasting-points',
    title: 'Lasting points',
    meaning: 'Towns and cities that have once been taken go on counting when they are lost.',
    standard: 'off',
    rule: 'dagc:R116',
  }),
  onOff({
    id: 'coast-by-number',
    title: 'Coast by number',
    meaning: 'The coast that counts is every coastal hex whose number lies between 2015 and 2927.',
    standard: 'off',
    rule: 'dagc:R117',
  }),
];

export const OPTIONS: readonly OptionInfo[] = [FOG, ...PARTS, ...RULED];

/** What was chosen of a part; undefined: as the scenario has it. */
export const chosenPart = (options: Options, id: string): string | undefined => {
  const value = options[id];
  return typeof value === 'string' && value !== BY_SCENARIO ? value : undefined;
};
