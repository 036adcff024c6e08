// Walking over the map by ear: to a hex, hex by hex, from unit to unit, and back again.
import { windWords } from '../../hex/directions.ts';
import type { Direction } from '../../hex/directions.ts';
import type { Slot, VerbSpec } from '../../api/verb-spec.ts';
import { WAYS } from './map.ts';

const walk = (spec: Pick<VerbSpec, 'name' | 'help'> & Partial<VerbSpec>): VerbSpec => ({
  aliases: [],
  group: 'walk',
  kind: 'question',
  slots: [],
  examples: [spec.name],
  seeAlso: [],
  ...spec,
});

const step = (way: Direction): VerbSpec =>
  walk({
    name: way,
    aliases: [...new Set([windWords[way], windWords[way].replace('-', '')])],
    slots: [{ name: 'count', kind: 'number', least: 1, optional: true, says: 'how many hexes' }],
    help: `steps to the hex ${windWords[way]} of here, and says what is there.`,
    examples: [way, `${way} 3`],
    seeAlso: ['go', 'back', 'scan'],
  });

/** Steps of a replay; the others are of the walk about the map. */
export const REPLAY_STEPS = ['order', 'attack', 'phase', 'turn'] as const;

/** What one can go through, one after the other. */
const WHAT: Slot = {
  name: 'what',
  kind: 'word',
  values: ['enemy', 'city', 'contact', ...REPLAY_STEPS],
  optional: true,
  says: 'enemy, city or contact; in a replay order, attack, phase or turn',
};

export const WALK: readonly VerbSpec[] = [
  walk({
    name: 'go',
    slots: [{ name: 'hex', kind: 'hex', says: 'a hex' }],
    help: 'goes to a hex and says what is there; directions go on from it.',
    examples: ['go {hex}', 'go ne ne e'],
    seeAlso: ['look', 'ne', 'back'],
  }),
  ...WAYS.map(step),
  walk({ name: 'back', help: 'goes back to the hex before.', seeAlso: ['go'] }),
  walk({
    name: 'next',
    slots: [WHAT],
    help: 'goes to the next of your units that can still act, north to south; or the next enemy, city or contact.',
    examples: ['next', 'next enemy'],
    seeAlso: ['skip', 'prev', 'units'],
  }),
  walk({
    name: 'prev',
    slots: [WHAT],
    help: 'goes the other way round: to the unit, enemy, city or contact before.',
    examples: ['prev', 'prev city'],
    seeAlso: ['next'],
  }),
  walk({
    name: 'skip',
    slots: [{ name: 'units', kind: 'unit', many: true, optional: true, says: 'a unit or hex' }],
    help: 'leaves a unit aside for this phase and goes to the next; asked for all over again, they all come back.',
    examples: ['skip', 'skip {hex}'],
    seeAlso: ['next'],
  }),
];
