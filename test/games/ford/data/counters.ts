// The counters in the form of a data file, for pictures.
import type { UnitsFile } from '../../../../src/board/data-types.ts';
import { unitsFile } from '../../../board/vocabularies.ts';
import { UNITS } from './index.ts';

export const counters: UnitsFile = unitsFile({
  game: 'ford',
  title: 'Ford: the counters',
  sides: {
    north: { name: 'Northerners', adjective: 'Northern', letter: 'N' },
    south: { name: 'Southerners', adjective: 'Southern', letter: 'S' },
  },
  nationalities: { north: { name: 'North' }, south: { name: 'South' } },
  types: {
    foot: { name: 'infantry', mobility: 'non-mech' },
    horse: { name: 'cavalry', mobility: 'non-mech' },
    guns: { name: 'artillery', mobility: 'non-mech' },
  },
  colours: { plain: { name: 'plain', ground: '#ffffff', ink: '#000000' } },
  units: Object.entries(UNITS).map(([id, { name, side, kind, attack, defence }]) => ({
    id,
    print: id,
    name,
    side,
    nationality: side,
    type: kind,
    size: 'corps',
    mobility: 'non-mech',
    faces: [{ attack, defence }],
    colour: 'plain',
  })),
  markers: [],
});
