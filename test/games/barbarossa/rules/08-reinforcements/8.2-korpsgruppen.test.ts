// Chapter 8: Korpsgruppen, which come in with units that are on the map (8.2).
import { p, rule, stateOf } from '../kit.ts';
import { entryScene } from '../../../../../src/games/barbarossa/08-reinforcements/8.1-entry-context.ts';
import { entryHexes } from '../../../../../src/games/barbarossa/08-reinforcements/8.1-entry-hexes.ts';

const GERMAN = 'phase german-administration';
/** Where a unit of the German side could enter. */
const hexesOf = (text: string, unit: string): readonly string[] => {
  const s = stateOf(text);
  return entryHexes(p, s, entryScene(p, s, 'german', [], false), unit);
};

rule(
  'barbarossa:8.2a',
  'a KG comes in with German units (R107), one a hex in a phase',
  ({ given, when, then }) => {
    given(`${GERMAN}; turn 31; koh@track-31; sil@track-31; slr@track-31; 1inf@2320; 2inf@2321; r3@2814`);
    when('place sil 2320');
    then.event('units.entered', { units: ['sil'], hex: '2320' });
    then.refused('place slr 2320', 'ENTRY.NOT-THERE');
    then.refused('place slr 2814', 'ENTRY.NOT-THERE');
    then.refused('place slr 2322', 'ENTRY.NOT-THERE');
    then.allowed('place slr 2321');
  },
);

rule('barbarossa:8.2b', 'a KG keeps to its zone and to the stacking limit', ({ given, then }) => {
  given(`${GERMAN}; turn 31; tet@track-31; koh@track-31; sil@track-31; 1inf@2320; 2inf@2023`);
  then.refused('place tet 2320');
  then.allowed('place tet 2023', 'place koh 2320', 'place koh 2023', 'place sil 2320');
  given(`${GERMAN}; turn 31; sil@track-31; 1inf@2320; 2inf@2320; 4inf@2320; 5inf@2320; 6inf@2320; 7inf@2321`);
  then.refused('place sil 2320', 'STACK.FULL', 'barbarossa:6.3');
});

rule('barbarossa:8.2c', 'two KG go anywhere', ({ then }) => {
  const text = `${GERMAN}; turn 31; 1inf@2320; 2inf@2023; koh@track-31; wse@track-31; tet@track-31`;
  then.means(
    ['koh', 'wse', 'tet'].map((unit) => hexesOf(text, unit)),
    [['2023', '2320'], ['2023', '2320'], ['2023']],
  );
});

rule('barbarossa:8.2d', 'a KG comes to units that are cut off', ({ given, when, then, state }) => {
  given(
    `${GERMAN}; turn 23; brn@track-23; 1inf@2501; 3ra@2402; 4ra@2500; 13ra@2502; 16ra@2601; 18ra@2401; 19ra@2600`,
  );
  when('place brn 2501');
  then.means(state().own.places['2501'], ['brn', '1inf']);
});

rule('barbarossa:8.2e', 'a KG with a hex comes there and nowhere else', ({ given, when, then }) => {
  given(`${GERMAN}; turn 28; sbn@track-28; 1inf@2816`);
  then.refused('place sbn 2816', 'ENTRY.NOT-THERE');
  when('place sbn 2817');
  then.event('units.entered', { units: ['sbn'], hex: '2817' });
});

rule('barbarossa:8.2f', 'it is lost when its hex is not German', ({ given, then }) => {
  given(`${GERMAN}; turn 28; sbn@track-28; held 2817 soviet`);
  then.event('unit.forfeit', { unit: 'sbn' });
});

rule('barbarossa:8.2g', 'its hex need not be supplied', ({ given, when, then }) => {
  given(
    `${GERMAN}; turn 28; sbn@track-28; ${p
      .neighbours('2817')
      .map((hex, i) => `${['3ra', '4ra', '13ra', '16ra', '18ra', '19ra'][i]}@${hex}`)
      .join('; ')}`,
  );
  when('place sbn 2817');
  then.means(stateOf(`${GERMAN}; turn 28; sbn@2817`).own.places['2817'], ['sbn']);
  then.at('sbn', '2817');
});

rule('barbarossa:8.2a', 'nor two of them in one order', ({ given, then }) => {
  given(`${GERMAN}; turn 31; sil@track-31; slr@track-31; 1inf@2320`);
  then.refused('place sil slr 2320', 'ENTRY.NOT-THERE');
});
