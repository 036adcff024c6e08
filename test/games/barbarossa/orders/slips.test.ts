// What people mistype in Barbarossa: one clear answer, and the line it shows works.
import { describe, expect, it } from '@jest/globals';
import type { Reply } from '../../../../src/session/reply.ts';
import { complete } from '../../../../src/language/completion.ts';
import { sceneOf } from '../../../../src/session/dispatch.ts';
import { at } from '../desk.ts';

const SETUP = 'start campaign';
const ASSAULT =
  'phase german-assault; turn 4; plan order fight-move; 24pz@2116; 47pz@2116 under; 4ra@2115; 46pz@dead; 5ra@dead';
const MOVE =
  'phase german-movement; turn 4; plan order move-fight; 24pz@2116; 47pz@2116 under; 4ra@2115; 46pz@dead; 5ra@dead; 38inf@track-6';

type Slip = readonly [position: string, typed: string, first: string | RegExp];

const SLIPS: readonly Slip[] = [
  // Dead units and boxes.
  [MOVE, 'supply 46pz', '46th Panzer Corps is in the dead pile, not on the map, and supply needs a hex.'],
  [MOVE, 'dist 46pz', '46th Panzer Corps is in the dead pile, not on the map, and dist needs a hex.'],
  [MOVE, 'go 5ra', '5th Rifle Army is in the dead pile, not on the map, and go needs a hex.'],
  [MOVE, 'go dead pile', 'Dead pile is not on the map, and go needs a hex.'],
  [MOVE, 'moves 46pz', '46th Panzer Corps is in the dead pile, not on the map: it can go nowhere now.'],
  [MOVE, 'legal 38inf', '38th Infantry Corps is in the box of turn 6: there is nothing it can do now.'],
  [MOVE, 'legal 4ra', '4th Rifle Army is Soviet, and the Germans are to act.'],
  [MOVE, 'where 46pz', '46th Panzer Corps, German, in the dead pile.'],
  [MOVE, 'where 24pz', '24th Panzer Corps, German, in Siedlce.'],
  [MOVE, 'where minsk', /^Minsk, 18 13\. Clear\./],
  [MOVE, 'move 46pz 2115', '46th Panzer Corps is in the dead pile, not on the map. Rule 10.1b.'],
  [MOVE, 'why 46pz', '46th Panzer Corps is in the dead pile, not on the map, rule 10.1b.'],
  [
    ASSAULT,
    'odds 2115 from 46pz',
    /^46th Panzer Corps cannot attack: it is in the dead pile, not on the map/,
  ],
  // Words cut short, and names of the wrong kind.
  [SETUP, 'place de', 'place does not take de. Did you mean: place default.'],
  [SETUP, 'place def', 'place does not take def. Did you mean: place default.'],
  [SETUP, 'plac def', 'Unknown command: plac. Did you mean: place default.'],
  [SETUP, 'place 24pz lodz', 'place does not take lodz.'],
  [MOVE, 'look 2115.1', 'look takes no unit by its number: 2115.1.'],
  [MOVE, 'move ne', 'move needs a unit or hex and where to.'],
  [MOVE, 'near 2115 0', 'near cannot take 0 for a distance. It goes from 1 to 99.'],
  [MOVE, 'near 2115 99999999999', 'near cannot take 99999999999 for a distance. It goes from 1 to 99.'],
  [MOVE, 'map 2115 0', 'map cannot take 0 for a zoom. It goes from 1 to 3.'],
  [MOVE, 'front lituania', 'No region is called lituania. Type overview for their names.'],
  [MOVE, 'why __proto__', 'why does not take __proto__.'],
  [MOVE, 'verbosity __proto__', 'verbosity does not take __proto__.'],
  [MOVE, 'look misnk', 'No place is called misnk. Did you mean: look minsk.'],
  [MOVE, 'look brset', 'No place is called brset. Did you mean: look brest.'],
  [MOVE, 'look brest litvosk', 'look does not take litvosk. Did you mean: look brest litovsk.'],
  [MOVE, 'look 25 1', 'No place is called 25. Did you mean: look 2501.'],
  [MOVE, 'look 24px', 'No place and no unit that you can see is called 24px. Did you mean: look 24pz.'],
  [MOVE, 'unit 24px', 'No unit that you can see is called 24px. Did you mean: unit 24pz.'],
  [MOVE, 'unit 24 panzr', 'unit does not take panzr. Did you mean: unit 24 panzer.'],
  [MOVE, 'dist 24pz brset', 'No place is called brset. Did you mean: dist 24pz brest.'],
  // What is no side of a hex.
  [MOVE, 'n', 'Hexes have no side to the north: it lies between ne and nw.'],
  [MOVE, 'S', 'Hexes have no side to the south: it lies between se and sw.'],
  [MOVE, 'go n', 'Hexes have no side to the north: it lies between ne and nw.'],
  [MOVE, 'move 24pz n', 'Hexes have no side to the north: it lies between ne and nw.'],
  [MOVE, 'move 24pz south', 'Hexes have no side to the south: it lies between se and sw.'],
  // Nothing that ends or commits is proposed, and nothing that does not take the rest.
  [ASSAULT, 'fnd kiev', 'Unknown command: fnd.'],
  [ASSAULT, 'region minsk', 'Unknown command: region.'],
  [ASSAULT, 'attck 2115', 'Unknown command: attck. Did you mean: help attack.'],
  [ASSAULT, 'edn', 'Unknown command: edn. Did you mean: help end.'],
  [
    ASSAULT,
    'how do i win',
    '14 points. At the end of turn 4 the Germans win with 23 or more, the Soviets with 15 or less.',
  ],
  [ASSAULT, 'level brief', 'Unknown command: level. Did you mean: brief.'],
  [MOVE, 'rule 99', /^No rule 99 in this rulebook\. The nearest is 9\./],
  [ASSAULT, 'move panzer minsk', 'No move now: this is the German prepared assault phase.'],
  [MOVE, 'move all 2115', 'all stands for no units: type their hex for all who are in it, or name each.'],
  // Attacks the wrong way round.
  [ASSAULT, 'odds 2115 from 2115', /^4th Rifle Army cannot attack .*: those there are Soviet too\.$/],
  [ASSAULT, 'odds 2116 from 24pz', /^24th Panzer Corps cannot attack .*: those there are German too\.$/],
  [ASSAULT, 'odds 2115 from 2117', 'No unit that you can see is in Warsaw.'],
  [ASSAULT, 'attack 24pz 2115', /^No attack on .*: the Germans stand there themselves, rule 11\.1a\.$/],
  [ASSAULT, 'attack 24pz from 4ra', /^No attack on .*: the Germans stand there themselves, rule 11\.1a\.$/],
  [ASSAULT, 'attack 24pz against 2115', /^attack does not take against: the hex to attack comes first/],
  [ASSAULT, 'odds of 24pz on 2115', /^odds does not take of: the hex to attack comes first/],
  [
    ASSAULT,
    'odds 2115 from 24pz+47pz',
    'odds does not take 24pz+47pz. Did you mean: odds 2115 from 24pz 47pz.',
  ],
];

/** The line a reply shows, ready to be typed. */
const shown = ({ lines }: Reply): string | undefined =>
  lines
    .map(
      (line) =>
        /(?:Did you mean: |Example: | type: |^Type (?=undo|unit|why|targets))([^.,]+)/.exec(line)?.[1],
    )
    .find((line) => line !== undefined)
    ?.replace(/ to hear .*$| for what .*$/, '');

describe('a slip', () => {
  it.each(SLIPS.map(([position, typed, first]) => [typed, position, first] as const))(
    '%s',
    (typed, position, first) => {
      const said = at(position, 'normal').type(typed);
      if (typeof first === 'string') expect(said.lines[0]).toBe(first);
      else expect(said.lines[0]).toMatch(first);
      for (const line of said.lines) expect(line.length).toBeLessThanOrEqual(160);
      const line = shown(said);
      if (line !== undefined) expect([line, at(position, 'normal').type(line).kind]).not.toContain('refused');
    },
  );

  it('of a word that was named with the right ones is told beside the answer', () => {
    const said = at(ASSAULT, 'normal').says('odds 2115 from 24pz 4ra');
    expect(said).toMatch(/\nWith 24th Panzer Corps\.\n4th Rifle Army cannot attack /);
  });

  it.each([
    'odds 2115 from 24pz 47pz',
    'odds 2115, 24pz, 47pz',
    'ODDS 2115 FROM 24PZ AND 47PZ',
    'odds 2115 by 24pz + 47pz',
  ])('is no slip: %s', (line) => {
    expect(at(ASSAULT, 'normal').says(line)).toContain('With 24th and 47th Panzer Corps.');
  });
});

describe('legal with a unit', () => {
  it('lists where it can attack, or where it can go as moves does', () => {
    expect(at(ASSAULT, 'normal').says('legal 24pz')).toBe(
      '24th Panzer Corps can attack 1 hex: Brest-Litovsk.',
    );
    const moves = at(MOVE, 'normal').says('legal 24pz');
    expect(moves).toMatch(/^24th Panzer Corps can reach \d+ hexes\./);
    expect(moves).not.toContain('too many');
  });
});

describe('completion', () => {
  it('names a box once, and none where a hex is needed', () => {
    const { desk } = at(SETUP, 'normal');
    const after = (line: string): readonly string[] =>
      complete(desk.registry, sceneOf(desk), line).candidates.filter((word) => /dead/i.test(word));
    expect(after('look de')).toHaveLength(1);
    expect(after('go de')).toEqual([]);
  });
});

describe('a set-up that is whole', () => {
  it('says that end is what is left', () => {
    const reply = at(SETUP, 'normal').type('place default');
    expect(reply.lines.join(' ')).toContain('Type end');
  });
});

describe('a name', () => {
  it.each(['24th panzer', '24th pz', '24th Panzer Corps', '24pz', '24panz'])('may be %s', (name) => {
    expect(at(MOVE).type(`unit ${name}`).lines[0]).toMatch(/^24th Panzer Corps, German/);
  });

  it('with an ordinal is one of those with the number', () => {
    const { type } = at('phase german-movement; turn 4; plan order move-fight; 24pz@2116; 4inf@2117');
    expect(type('unit 4th').lines[0]).toMatch(/^4th Infantry Corps|^Which unit\? \d+ match 4th\.$/);
  });

  it('of a unit may follow another like it, though the numbers would make a hex that is not on the map', () => {
    const { type } = at(MOVE);
    expect(type('move 24 47 2115')).toEqual(at(MOVE).type('move 24pz 47pz 2115'));
  });
});

describe('a slip in the answer to which unit', () => {
  it('asks again without the whole list, and repeat says it', () => {
    const { type } = at(SETUP);
    const asked = type('unit panzer');
    expect(type('foo').lines).toEqual([
      'foo is not one of the choices.',
      expect.stringMatching(/^Type 1 to \d+, or repeat to hear them again, or empty line to drop it\.$/),
    ]);
    expect(type('repeat').lines.slice(0, 9)).toEqual(asked.lines.slice(1, 10));
    expect(type('1').kind).toBe('answer');
  });
});
