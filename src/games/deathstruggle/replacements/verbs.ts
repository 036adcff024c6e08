// The verbs of rail heads, strategic movement, arrivals, build-ups and victory.
import type { VerbSpec } from '../../../api/verb-spec.ts';

const UNIT = { name: 'units', kind: 'unit', many: true, says: 'a unit' } as const;

const order = (
  name: string,
  slots: VerbSpec['slots'],
  help: string,
  examples: readonly string[],
  seeAlso: readonly string[],
  more: Partial<VerbSpec> = {},
): VerbSpec => ({ name, aliases: [], group: 'act', kind: 'order', slots, help, examples, seeAlso, ...more });

export const logisticsVerbs: readonly VerbSpec[] = [
  order(
    'convert',
    [
      { name: 'from', kind: 'hex', says: 'the hex of a rail head' },
      { name: 'path', kind: 'hex', many: true, says: 'where to' },
    ],
    'moves a rail head along a railroad, three hexes in a turn.',
    ['convert 4250 4147'],
    ['rail', 'supply'],
  ),
  order(
    'enter',
    [
      { ...UNIT, optional: true },
      { name: 'at', kind: 'hex', lead: 'at', optional: true, says: 'a hex' },
      { name: 'how', kind: 'word', optional: true, values: ['default'], says: 'default' },
    ],
    'brings a unit that is due onto the map; enter default brings all where the program would.',
    ['enter {unit} {to}', 'enter default'],
    ['reinforcements'],
  ),
  order(
    'replace',
    [
      UNIT,
      { name: 'at', kind: 'hex', lead: 'at', optional: true, says: 'a hex' },
      { name: 'how', kind: 'word', optional: true, values: ['weak'], says: 'weak' },
    ],
    'brings a panzer division to full strength, or back from the lost units; weak, for half the factors.',
    ['replace {unit}', 'replace {unit} {to}', 'replace {unit} {to} weak'],
    ['losses'],
  ),
  order(
    'build',
    [{ ...UNIT, says: 'units' }],
    'makes a corps or an army of two or three units of a hex.',
    ['build {unit} {unit}'],
    ['promote'],
  ),
  order(
    'promote',
    [{ ...UNIT, says: 'a rifle corps and a rifle division' }],
    'makes an army of a rifle corps and a rifle division, which neither moves nor attacks in that turn.',
    ['promote {unit} {unit}'],
    ['build'],
  ),
  order(
    'sail',
    [UNIT, { name: 'path', kind: 'hex', many: true, says: 'a port' }],
    'moves a division or brigade by sea, at a risk; it is Disrupted where it lands.',
    ['sail {unit} {to}'],
    ['rail'],
    { commits: true },
  ),
  order(
    'evacuate',
    [{ name: 'hex', kind: 'hex', says: 'the hex of a factory' }],
    'has a tank factory loaded, and in a later turn sent off to Siberia.',
    ['evacuate 5121'],
    ['rail'],
  ),
  order(
    'gamble',
    [],
    'begins the Siberian Reserve; before December two dice are rolled in each turn, and both bad lose the game.',
    ['gamble'],
    ['enter', 'goal'],
    { commits: true },
  ),
  order('claim', [], 'wins the game now, where the points are there.', ['claim'], ['pass', 'goal'], {
    commits: true,
  }),
  order(
    'demand',
    [],
    'rolls whether the Russians collapse, once Moscow is taken.',
    ['demand'],
    ['pass', 'goal'],
    {
      commits: true,
    },
  ),
];
