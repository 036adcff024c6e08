// Chapter 2: set-up.
import { rule } from './kit.ts';

rule(
  'ford:2.1',
  'units begin where their scenario puts them, or wait in the entry box',
  ({ given, then }) => {
    given('start crossing');
    then.event('game.begins', { scenario: 'crossing', units: 12 });
    then.at('n2', '1302');
    then.at('s6', '1603');
    then.at('s7', 'south-entry');
  },
);

rule('ford:2.1', 'a unit that is not on the map does nothing', ({ given, then }) => {
  given('start crossing');
  then.refused('move n7 1003', 'UNIT.NOT-ON-MAP');
  then.refused('move n9 1003', 'UNIT.NONE');
});

rule('ford:2.2', 'each side begins as holder of its own town', ({ given, then }) => {
  given('start crossing');
  then.event('town.held', { hex: '1203', side: 'north' });
  then.event('town.held', { hex: '1504', side: 'south' });
});
