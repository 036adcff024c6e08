// Chapter 10: what is said of an order: other ways, an assault that could be made instead, why none can.
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { isStrike, strikeAt } from '../../../../../src/mechanics/movement/assaults-in-reach.ts';
import { offers } from '../../../../../src/core/kernel.ts';
import type { Ctx } from '../../../../../src/core/rule-set.ts';
import type { Args } from '../../../../../src/core/types.ts';
import type { Own } from '../../../../../src/games/barbarossa/state.ts';
import {
  refuseAssault,
  refuseStriking,
} from '../../../../../src/games/barbarossa/10-movement/10.23-mobile-assault.ts';
import { cameNear } from '../../../../../src/games/barbarossa/08-reinforcements/8.24-approach.ts';
import { allowance } from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { asking, played, reach } from '../play.ts';
import { asked, filled, german, PAIR, soviet } from '../ordering.ts';

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

rule('barbarossa:5.10i', 'a march longer than the die leaves is refused', ({ given, when, then }) => {
  given(german(3, 'plan paulus no-pause; plan order move-fight; 24pz@1904; dice 6'));
  when('roll 24pz');
  then.event('pause.die', { hex: '1904', die: 6 }, 'barbarossa:5.10j');
  then.refused('roll 24pz', 'ROLL.NO-DIE');
  then.refused('move 24pz 1903 1902 1802 1702 1701', 'MOVE.FAR', 'barbarossa:10.2a');
  when('move 24pz 1903 1902 1802');
  then.at('24pz', '1802');
});

rule('barbarossa:12.7a', 'who stands fast strikes nobody', ({ given, then }) => {
  const s = stateOf(german(4, `${PAIR}; own turn.stand ["24pz"]`));
  given(german(4, PAIR));
  const found = strikeAt(moveLaw(p), s, ['24pz'], '1707');
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

rule('barbarossa:8.24a', 'who comes next to Poland on his way is answered there', ({ given, when, then }) => {
  const text = 'phase soviet-movement; plan order move-fight; turn 16; held 2809 german; held 1214 german;';
  given(`${text} 3ra@2214; held 2214 soviet; held 2215 german`);
  when('move 3ra 2215');
  then.event('army.appears', { unit: 'pol', hex: '2215' });
});

rule(
  'barbarossa:8.24a',
  'so is who attacks what lies next to it, in vain (R117)',
  ({ given, when, then }) => {
    given(
      'phase soviet-movement; plan order move-fight; turn 26; held 2809 german; held 1214 german; held 2314 german; own turn.luftwaffe 9; marker supplya 2214; 5t@2214; 4t@2214; 34inf@2314; dice 5',
    );
    when('assault 4t 5t 2314');
    then.event('army.appears', { unit: 'pol', hex: '2214' });
  },
);

const order = ({ events }: ReturnType<typeof played>): readonly string[] =>
  events.map(({ kind, data }) => `${kind} ${typeof data['hex'] === 'string' ? data['hex'] : ''}`);

rule('barbarossa:4.2c', 'what a hex sets off is answered before the way goes on', ({ given, then }) => {
  const text = german(4, '24pz@1811; 3ra@1606');
  given(text);
  const found = order(played(text, 'move 24pz 1810 1809'));
  then.means(found.slice(-4), ['hex.taken 1810', 'points 1810', 'hex.taken 1809', 'units.moved 1809']);
});

rule('barbarossa:4.2c', 'and before a stack that has won it goes on', ({ given, then }) => {
  const text = `${german(4, '24pz@1812; 46pz@1812; 47pz@1812; 3ra@1810; own turn.luftwaffe 9; held 1811 german')}; dice 1`;
  given(text);
  const found = order(played(text, 'assault 24pz 46pz 47pz 1811 1810'));
  then.means(found.slice(found.indexOf('hex.taken 1810')), [
    'hex.taken 1810',
    'points 1810',
    'units.moved 1810',
  ]);
});

rule('barbarossa:8.17c', 'who is fetched on his way goes no farther', ({ given, when, then }) => {
  const ring = ['3ra', '4ra', '13ra', '16ra', '18ra'];
  const around = p.neighbours('1910');
  const [out = ''] = around;
  given(
    `phase german-movement; turn 20; plan order move-fight; held 2809 german; held 1214 german; 2sspz@1910; own plan.ssDue true; ${around
      .slice(1)
      .map((hex, i) => `${ring[i] ?? ''}@${hex}`)
      .join('; ')}; held ${out} german`,
  );
  when('move 2sspz 1810 1710');
  then.event('unit.withdrawn', { unit: '2sspz', from: '1810' });
  then.at('2sspz', 'track-24');
  then.noEvent('units.moved');
});

rule('barbarossa:10.2b', 'a move that has come to its end is not cut short', ({ given, when, then }) => {
  given(german(9, '24pz@1904; 13ra@2202'));
  when('move 24pz 1903 1902');
  then.noEvent('move.cut-short');
  when('end');
  then.event('movement.ended', { side: 'german' });
});

rule('barbarossa:10.6a', 'of two that part the other may still go on', ({ given, when, then }) => {
  given(german(9, '24pz@1904; 41pz@1904'));
  when('move 24pz 41pz 1903', 'move 24pz 1902', 'move 41pz 1803');
  then.at('41pz', '1803');
  then.event('units.moved', { units: ['24pz'], from: '1903', hex: '1902' });
  // Who parted has gone on, and those left behind still may.
  given(german(9, '24pz@1904; 41pz@1904; 46pz@1904'));
  when('move 24pz 41pz 46pz 1903', 'move 24pz 1902', 'move 24pz 1901');
  then.allowed('move 41pz 46pz 1803');
});

rule('barbarossa:10.4', 'an assault is refused by the ways that can be taken', ({ given, then }) => {
  // Behind the enemy nobody can come beside Minsk: what would be wrong there is no reason.
  const first = 'phase german-movement; base campaign; option fog=off; turn 1';
  given(first);
  const minsk = filled(first, 'assault', { units: ['24pz'], path: ['1813'] });
  then.means([minsk.refused, minsk.rule], ['MOVE.BARRED', 'barbarossa:10.4']);
});

rule('barbarossa:5.13b', 'an assault that is forbidden from everywhere says why', ({ given, then }) => {
  const armies = ['3ra', '4ra', '13ra', '16ra', '18ra', '19ra'];
  const around = p.neighbours('2014').map((hex, i) => `${armies[i] ?? ''}@${hex}`);
  const text = german(4, `24pz@2310; 17mc@2014; ${around.join('; ')}`);
  given(text);
  then.means(filled(text, 'assault', { units: ['24pz'], path: ['2014'] }).refused, 'ASSAULT.MARSH');
  // Forbidden over the lake alone, it is the way there that is barred.
  const walled = p.neighbours('1904').map((hex, i) => `${armies[i] ?? ''}@${hex}`);
  const far = german(4, `24pz@1904; 8ra@1306; ${walled.join('; ')}`);
  then.means(filled(far, 'assault', { units: ['24pz'], path: ['1306'] }).refused, 'MOVE.BARRED');
});

rule('barbarossa:R59', 'with a slower track of one’s own nothing may be left', ({ given, then }) => {
  const text = german(3, 'plan paulus no-pause; 24pz@1913; own phase.die {"1913":6}');
  given(text);
  const movement = p.turns.movement.map((line) => ({ ...line, mech: 5 }));
  const slow = { ...p, turns: { ...p.turns, movement } };
  const s = stateOf(text);
  s.own.phase.die['1913'] = 6;
  then.means([allowance(slow, s, '24pz'), allowance(p, s, '24pz')], [0, 3]);
});

const DROP =
  'phase german-movement; turn 17; plan order move-fight; own turn.luftwaffe 9; own plan.offensive {"turn":17,"gambit":true,"cities":[]}; 2para@airborne;';

rule('barbarossa:R158', 'room for the drop is asked for where it lands alone', ({ given, then }) => {
  const text = `${DROP} 24pz@1709; 46pz@1708; 47pz@1708; 48pz@1708; 57pz@1708; 3ra@1707`;
  given(text);
  const code = (units: readonly string[], path: readonly string[]) =>
    asked(text, 'assault', { units, path, drop: ['2para'] })?.code;
  then.means(code(['24pz'], ['1708', '1707']), undefined);
  then.means(code(['46pz', '47pz', '48pz', '57pz'], ['1707']), undefined);
});

/** The first orders a verb is counted by. */
const counted = (text: string, verb: string, most: number): readonly Args[] => {
  const { s } = played(text);
  const offer = offers(barbarossa.rules, s).find((one) => one.verb === verb);
  const frame = s.stack.at(-1);
  const every =
    offer?.choice.kind === 'open' && frame !== undefined ? (offer.choice.every?.(s, frame) ?? []) : [];
  const found: Args[] = [];
  for (const args of every) {
    if (found.length >= most) break;
    if (args !== undefined) found.push(args);
  }
  return found;
};

rule('barbarossa:4.17e', 'every assault is counted with the drop and without it', ({ given, then }) => {
  const text = `${DROP} 24pz@1708; 3ra@1707; 1inf@1709`;
  given(text);
  const [first = {}, second] = counted(text, 'assault', 2);
  then.means([first['drop'], second], [undefined, { ...first, drop: ['2para'] }]);
  const none = text.replace('2para@airborne;', '');
  then.means(
    counted(none, 'assault', 2).map(({ drop }) => drop),
    [undefined, undefined],
  );
});

rule('barbarossa:10.1b', 'moves are counted as moves, with nobody at their end', ({ given, then }) => {
  const text = german(4, '24pz@1708; 3ra@1707');
  given(text);
  const ends = counted(text, 'move', 20).map(({ path = [] }) => path.at(-1));
  then.means([ends.length, ends.includes('1707')], [20, false]);
});
