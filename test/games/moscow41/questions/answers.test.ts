// What is answered of supply, of odds and of how the game is won, and what the heading says.
import { describe, expect, it } from '@jest/globals';
import { goalOf } from '../../../../src/games/moscow41/questions/goal.ts';
import { headingOf } from '../../../../src/games/moscow41/questions/heading.ts';
import { deskAt, facts } from '../../../kit/desk.ts';
import { moscow41, p, stateOf } from '../rules/kit.ts';

const RING = '34ik@2717; 35ik@2917; 5ik@2817; 6ik@2819; 8ik@2718; 23ik@2918';
const GERMAN = 'phase german-movement; turn 4; own weather "mud"';

describe('supply', () => {
  const said = (unit: string): string =>
    deskAt(
      moscow41,
      `phase russian-movement; turn 1; 7grd@2818; 5para@2818; 42tb@2818; 22a@3600; ${RING}`,
    ).says(`supply ${unit}`);

  it('says of who has none each thing that it does, with its rule', () => {
    const text = said('42tb');
    for (const rule of ['SUP.9', 'SUP.10', 'SUP.11', 'SUP.12', 'INH.DIS']) expect(text).toContain(rule);
    expect(text).toMatch(/out of supply/);
  });

  it('says nothing of that where there is a line, and that the paratroops need none', () => {
    expect(said('22a')).not.toMatch(/SUP\.9|SUP\.10|SUP\.12/);
    expect(said('5para')).toContain('SUP.8');
  });

  it('by the air has its own rule, until the turn ends', () => {
    const text = `phase german-movement; turn 1; 34ik@2408; 22a@1002; 3a@2409; 30a@2508; 13a@2308; held 2406 russian`;
    const flown = deskAt(moscow41, `${text}; own turn.resupplied ["2408"]`).says('supply 34ik');
    expect(flown).toContain('R154');
    expect(deskAt(moscow41, text).says('supply 34ik')).not.toContain('R154');
  });
});

describe('odds', () => {
  const MIXED = `${GERMAN}; 24pz@3219; 35ik@3318; 22a@3218; 42tb@3218 under; own disrupted ["42tb"]; own entrenched ["22a"]`;

  it('have a line for each row and part of the defence, with A and B', () => {
    // 6 to 4 is 3:2, and 2:1 for who is Disrupted.
    const reply = deskAt(moscow41, MIXED).type('odds 3218');
    expect(facts(reply, 'odds.row').map(({ a, b, units, result }) => [a, b, units, result])).toEqual([
      [1, 6, ['22a'], 'DE'],
      [2, 5, ['22a'], 'D1'],
      [3, 4, ['22a'], 'D1'],
      [4, 3, ['22a'], 'D'],
      [5, 2, ['22a'], 'X'],
      [6, 1, ['22a'], 'AD'],
    ]);
    expect(facts(reply, 'odds.row-part').map(({ a, units, result }) => [a, units, result])).toEqual([
      [1, ['42tb'], 'D3'],
      [2, ['42tb'], 'D2'],
      [3, ['42tb'], 'D1'],
      [4, ['42tb'], 'D1'],
      [5, ['42tb'], 'D'],
      [6, ['42tb'], 'X'],
    ]);
    expect(facts(reply, 'odds.part').map(({ odds, units }) => [odds, units])).toEqual([
      ['3:2', ['22a']],
      ['2:1', ['42tb']],
    ]);
  });

  it('expanded gain a column on three rows and lose one on three', () => {
    const desk = deskAt(moscow41, `${GERMAN}; 34ik@3219; 35ik@3219 under; 22a@3218`);
    const results = (line: string) => facts(desk.type(line), 'odds.row').map(({ result }) => result);
    // 4 to 2: 2:1, between 3:2 and 3:1.
    expect(results('odds 3218')).toEqual(['D3', 'D2', 'D1', 'D1', 'D', 'X']);
    expect(results('odds 3218 press')).toEqual(['DE', 'D3', 'D2', 'D', 'X', 'AD']);
  });

  it('lose a column in Mud, and say by which rule', () => {
    const mud = `phase german-movement; turn 3; own weather "good"; 34ik@3219; 35ik@3219 under; 22a@3218`;
    const reply = deskAt(moscow41, mud).type('odds 3218');
    expect(facts(reply, 'odds.column')).toEqual([expect.objectContaining({ odds: '3:2' })]);
    expect(JSON.stringify(reply.facts)).toContain('moscow41:WEA.1');
  });

  it('in Moscow read D1 as D, as often as it stands there', () => {
    const desk = deskAt(
      moscow41,
      `${GERMAN}; 24pz@1807; 40pz@1706; 35ik@1807 under; 34ik@1706 under; 42tb@1806`,
    );
    const reply = desk.type('odds 1806');
    const turned = facts(reply, 'odds.rewritten').filter(({ from }) => from === 'D1');
    expect(turned.length).toBeGreaterThan(0);
    for (const one of turned) expect(one).toMatchObject({ to: 'D', rule: 'moscow41:TER.18' });
  });
});

describe('how the game is won', () => {
  it('is told with the turn from which the reserve comes by itself', () => {
    const keys = (turn: number): readonly string[] =>
      goalOf(p, stateOf(`phase german-movement; turn ${turn}; own weather "mud"; 22a@1806`)).map(
        ({ key }) => key,
      );
    const gambled = keys(4).filter((key) => !keys(5).includes(key));
    expect(gambled).toHaveLength(1);
  });

  it('stands in the heading as who has Moscow and Voronezh', () => {
    const heading = headingOf(p, stateOf(`${GERMAN}; held ${p.placeNamed('Voronezh')} german`));
    expect(JSON.stringify(heading.score?.map(({ whole }) => whole.params))).toMatch(
      /Moscow.*russian.*Voronezh.*german/,
    );
    expect(heading.date?.whole.params).toMatchObject({ weather: 'hard-frost' });
  });
});

describe('warnings', () => {
  it('say what would be left undone, in each phase what can be done in it', () => {
    const left = (text: string): readonly string[] => {
      const { state } = deskAt(moscow41, text).desk.match;
      return moscow41.leftOver?.(state).map(({ key }) => key) ?? [];
    };
    expect(left('phase german-administration; turn 1; 9a@2412; 35ik@2411; 22a@1806')).toEqual([
      'left.flip',
      'left.entrench',
    ]);
    expect(
      left('phase russian-administration; turn 2; 22a@2000; own entrenched ["22a"]; 17rd@pool; 34ik@3719'),
    ).toEqual(['left.credits']);
    expect(left('phase german-first-attacks; turn 1; 35ik@3219; 22a@3218')).toEqual(['left.attacks']);
    expect(left('phase german-movement; turn 1; 35ik@3219; 22a@3218')).toEqual([
      'left.movement',
      'left.attacks',
    ]);
    expect(left('phase russian-movement; turn 1; vatutin@track-1; 34ik@3719; 22a@1806')).toEqual([
      'left.movement',
      'left.walkers',
    ]);
    expect(left('phase german-air; turn 1; 9a@2412; 22a@2410; 8fk@german-air')).toEqual([]);
  });
});
