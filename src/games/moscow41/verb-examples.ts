// Lines that show how each verb is typed.
import { formationSamples } from '../../mechanics/formations/verb-examples.ts';

export const samples = formationSamples({
  phase: 'german-movement',
  hexes: { from: '3414', to: '3413', beyond: '3312' },
  entry: { city: '1806', drop: '1906', edge: '2000' },
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
});
