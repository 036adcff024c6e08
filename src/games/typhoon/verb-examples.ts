// Lines that show how each verb is typed.
import { formationSamples } from '../../mechanics/formations/verb-examples.ts';

export const samples = formationSamples({
  phase: 'german-movement',
  hexes: { from: '5020', to: '4919', beyond: '4818' },
  entry: { city: '2309', drop: '2310', edge: '2500' },
  units: {
    corps: '24pz',
    army: '22a',
    strong: '9a',
    base: '2a',
    katyusha: '1kat',
    paratroops: '5para',
    carrier: 'wair',
    fresh: '5a',
    bombers: ['8fk', '2fk'],
  },
  words: { row: '34', col: '00', place: 'lost units', town: 'moscow' },
  // RES.X.1
  more: { decline: ['decline'] },
});
