// Chapter 10: what is said of an order: other ways, an assault that could be made instead, why none can.
import type { Ctx } from '../../../src/core/rules.ts';
import type { Own } from '../../../src/games/barbarossa/state.ts';
import { refuseAssault, refuseStriking } from '../../../src/games/barbarossa/10-mobile-assault.ts';
import { cameNear } from '../../../src/games/barbarossa/10-near.ts';
import { isStrike, strikeAt } from '../../../src/games/barbarossa/10-strikes.ts';
import { p, rule, stateOf } from './kit.ts';
import { asking, played, reach } from './play.ts';
import { asked, filled, german, PAIR, soviet } from './ordering.ts';

rule(
  'barbarossa:10.1b',
  'whose way is one of several hears so, and whether it matters',
  ({ given, then }) => {
    const text = german(9, '24pz@1904; 41pz@1904');
    given(text);
    const goes = (path: readonly string[], more = '') =>
      filled(`${text}; ${more}`, 'move', { units: ['24pz'], path });
    const told = 'note.move-other-ways';
    then.means(goes(['1902']).note, undefined);
    // Over other hexes of the enemy.
    then.means([goes(['1803']).note, goes(['1803']).differ], [told, true]);
    // It stays said where the rest of the way is the only one.
    then.means([goes(['1803', '1704']).note, goes(['1803', '1704']).differ], [told, true]);
    const held = '1903 1804 1803 1802 1902'
      .split(' ')
      .map((hex) => `held ${hex} german`)
      .join('; ');
    then.means([goes(['1803'], held).note, goes(['1803'], held).differ], [told, undefined]);
  },
);

rule(
  'barbarossa:10.14b',
  'who would go over Kerch and on, or to Kerch and over, hears of the strait',
  ({ given, then }) => {
    const ring = p
      .neighbours('3106')
      .filter((hex) => p.isLand(hex) && hex !== '3105')
      .map((hex, i) => `${i + 1}inf@${hex}`);
    const text = soviet(9, ['3ra@3106; 4ra@3104', ...ring].join('; '));
    given(text);
    const goes = (unit: string, to: string) => filled(text, 'move', { units: [unit], path: [to] });
    then.means(goes('3ra', '3104'), { refused: 'MOVE.KERCH-STOP', rule: 'barbarossa:10.14b' });
    then.means(goes('3ra', '3103'), { refused: 'MOVE.BARRED', rule: 'barbarossa:10.14b' });
    then.means(goes('4ra', '3106'), { refused: 'MOVE.KERCH-START', rule: 'barbarossa:10.14b' });
    then.means(goes('3ra', '3105').path, ['3105']);
  },
);

rule('barbarossa:10.24f', 'whose assault could come from elsewhere always hears so', ({ given, then }) => {
  const held = '1909 1908 1809 1808 1807 1708'
    .split(' ')
    .map((hex) => `held ${hex} german`)
    .join('; ');
  const text = german(4, `24pz@1809; 46pz@1809; 3ra@1707; ${held}`);
  given(text);
  const found = filled(text, 'assault', { units: ['24pz'], path: ['1707'] });
  then.means([found.path?.length, found.path?.at(-1)], [2, '1707']);
  then.means([found.note, found.differ], ['note.move-other-ways', true]);
  // An enemy on the way is no assault but in the way.
  then.means(filled(text, 'assault', { units: ['24pz'], path: ['1707', '1606'] }).refused, 'MOVE.ENEMY');
});

rule(
  'barbarossa:10.4',
  'who moves into the enemy hears what assault he could make instead',
  ({ given, then }) => {
    const text = german(4, '24pz@1708; 46pz@1708; 7inf@1708; 3ra@1707');
    given(text);
    const moved = (units: readonly string[], path: readonly string[], more = '') =>
      asked(`${text}; ${more}`, 'move', { units, path });
    const order = (units: readonly string[], path: readonly string[]) => ({
      by: 'german',
      verb: 'assault',
      args: { units, path },
    });
    then.means(moved(['24pz', '46pz'], ['1707'])?.instead, order(['24pz', '46pz'], ['1707']));
    // With those who can.
    then.means(moved(['24pz', '46pz', '7inf'], ['1707'])?.instead, order(['24pz', '46pz'], ['1707']));
    // With one, where there is room for one to launch it from.
    const four = '1inf@1608; 2inf@1608; 4inf@1608; 5inf@1608';
    then.means(moved(['24pz', '46pz'], ['1608', '1707'], four)?.instead, order(['24pz'], ['1608', '1707']));
    // Nobody can: why not.
    const foot = moved(['7inf'], ['1707']);
    then.means([foot?.code, foot?.instead], ['MOVE.ENEMY', undefined]);
    then.means(foot?.params, {
      units: ['7inf'],
      hex: '1707',
      because: { key: 'ASSAULT.NOT-MECH', params: { unit: '7inf' } },
      forbids: 'barbarossa:10.23a',
    });
    then.means(moved(['24pz'], ['1707'])?.params['because'], undefined);
  },
);

rule('barbarossa:10.23b', 'satellites strike in no turn, were they mechanized', ({ given, then }) => {
  given(german(4, 'r3@2709; 24pz@2709; 3ra@2708'));
  const s = stateOf(german(4, 'r3@2709; 24pz@2709; 3ra@2708'));
  const tanks = { ...p, unit: (id: string) => ({ ...p.unit(id), mobility: 'mech' as const }) };
  then.means(
    ['r3', '24pz'].map((unit) => refuseStriking(tanks, s, unit)?.code),
    ['ASSAULT.NOT-GERMAN', undefined],
  );
});

rule('barbarossa:10.24a', 'an assault is made by somebody', ({ given, then }) => {
  given(german(4, PAIR));
  then.means(refuseAssault(p, stateOf(german(4, PAIR)), [], '1708', '1707')?.code, 'ASSAULT.NO-ATTACKER');
});

rule('barbarossa:10.28d', 'where nobody lives nobody is put back', ({ given, when, then }) => {
  given(`${german(4, '24pz@1708; 1g@1707; 2g@1707; 3ra@1707; own turn.luftwaffe 9')}; dice 6`);
  when('assault 24pz 1707');
  then.at('24pz', 'dead');
  then.noEvent('assault.failed');
  given(`${german(4, '24pz@1708; 3ra@1707; 4ra@1707; own turn.luftwaffe 9')}; dice 4`);
  when('assault 24pz 1707');
  then.event('assault.failed', { units: ['24pz'], hex: '1708', target: '1707' });
});

rule('barbarossa:10.1c', 'each movement phase begins afresh', ({ given, then }) => {
  const text = german(4, `${PAIR}; own phase.moved ["24pz"]; own phase.assaulted ["24pz"]`);
  given(text);
  then.allowed('move 24pz 1708');
  then.means([asking(played(text))?.params['count'], asking(played(text))?.params['strikes']], [2, true]);
  then.means(asking(played(text.replace('turn 4', 'turn 5')))?.params['strikes'], undefined);
});

rule('barbarossa:10.5a', 'who goes together is a set', ({ given, then }) => {
  given(german(4, PAIR));
  then.means(
    asked(german(4, PAIR), 'move', { units: ['46pz', '24pz'], path: ['1708'] })?.code,
    'ORDER.NOT-A-SET',
  );
  then.means(filled(german(4, PAIR), 'move', { units: ['46pz', '24pz'], path: ['1708'] }).path, ['1708']);
  then.means(reach(played(german(4, PAIR)), 'move', '24pz').includes('1708'), true);
});

rule('barbarossa:10.3a', 'the one hex is within reach, whatever it costs', ({ given, then }) => {
  const text = german(6, '24pz@2112');
  given(text);
  then.means(reach(played(text), 'move', '24pz').includes('2113'), true);
});

rule(
  'barbarossa:5.10i',
  'a march the die makes too long ends where it falls short',
  ({ given, when, then }) => {
    given(german(3, 'plan paulus no-pause; plan order move-fight; 24pz@1904; dice 6'));
    when('move 24pz 1903 1902 1802 1702 1701');
    then.event('move.cut-short', { units: ['24pz'], meant: '1701' }, 'barbarossa:10.2a');
    then.event('pause.die', { hex: '1904', die: 6 }, 'barbarossa:5.10j');
    then.means(p.areAdjacent('1702', '1701'), true);
  },
);

rule('barbarossa:12.7a', 'who stands fast strikes nobody', ({ given, then }) => {
  const s = stateOf(german(4, `${PAIR}; own turn.stand ["24pz"]`));
  given(german(4, PAIR));
  const found = strikeAt(p, s, ['24pz'], '1707');
  then.means(isStrike(found) ? 'strikes' : found.code, 'MOVE.STANDS-FAST');
});

rule('barbarossa:R116', 'of a stack it is the Red Army that comes near', ({ given, then }) => {
  const land = p.grid.ids.filter(p.isLand);
  const isPoland = (hex: string): boolean => p.hex(hex).country === 'general-government';
  const isNear = (hex: string): boolean => p.neighbours(hex).some(isPoland);
  const ways = land.flatMap((from) => p.neighbours(from).map((to) => [from, to] as const));
  const [from = '', to = ''] =
    ways.find(([a, b]) => p.isLand(b) && !isPoland(a) && !isPoland(b) && isNear(b) && !isNear(a)) ?? [];
  const text = soviet(20, `1b@${from}; 13ra@${from}`);
  given(text);
  const s = stateOf(text);
  cameNear(p, { s } as unknown as Ctx<Own>, ['1b', '13ra'], from, to);
  then.means(s.own.pending, [{ kind: 'adjacent', hex: to, from, unit: '13ra' }]);
});
