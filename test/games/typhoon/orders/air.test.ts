// Missions as they are typed and told, the question `chances`, and standing orders for interception.
import { describe, expect, it } from '@jest/globals';
import { deskAt } from '../../../kit/desk.ts';
import { typhoon } from '../rules/kit.ts';

const FLIERS = '8fk@german-air; 2fk@german-air; wair@russian-air; 6iak@russian-air';
const GERMAN = `phase german-air; turn 5; ${FLIERS}; 9a@5120; 22a@5114; 34ik@5118`;

describe('a mission as it is typed', () => {
  it('takes the nearest base where none is named', () => {
    const seat = deskAt(typhoon, `${GERMAN}; 4a@4920; 2a@5117`, 'normal');
    expect(seat.says('bomb 5114 with 2fk')).toMatch('2nd Fliegerkorps to bomb 51 14 from 2nd Army.');
    const far = deskAt(typhoon, GERMAN, 'normal');
    expect(far.says('bomb 5114 with 8fk')).toMatch('8th Fliegerkorps to bomb 51 14 from 9th Army.');
    expect(far.says('cancel 5114')).toMatch('Taken back: the air mission to 51 14.');
  });

  it('is refused with what is wrong and by which rule', () => {
    const seat = deskAt(typhoon, GERMAN, 'verbose');
    expect(seat.says('bomb 5113 with 8fk')).toMatch('Nobody in 51 13 to bomb. Rule AIR.2.');
    expect(seat.says('bomb 5114')).toMatch('name the air units after with');
    expect(seat.says('bomb 5114 with 8fk from 34ik')).toMatch('34th Infantry Corps is no base');
    expect(seat.type('bomb 5114 with 24pz').kind).toBe('refused');
  });

  it('is met by a standing order of the other side, once', () => {
    const text = GERMAN.replace('german-air', 'russian-administration');
    const seat = deskAt(typhoon, `${text}; dice 4 1`, 'normal');
    seat.type('standing add if interception at 5114 then intercept 5114 with wair from 22a', 'end');
    expect(seat.desk.match.state.standing).toMatchObject([{ by: 'russian', when: { hex: '5114' } }]);
    const said = seat.says('bomb 5114 with 8fk', 'end');
    expect(said).toMatch('Western Front Aviation is shot down: out until turn 5 ends.');
    expect(said).toMatch('22nd Army is Disrupted.');
    expect(seat.desk.match.state.standing).toHaveLength(0);
  });
});

describe('the question `chances`', () => {
  it('says for each unit what each face brings, by both indexes, and who could intercept', () => {
    const seat = deskAt(typhoon, `${GERMAN}; 42tb@5114 under`, 'normal');
    const said = seat.says('chances 5114 with 8fk');
    expect(said).toMatch(
      'If Western Front Aviation intercepts from 22nd Army: Russians shot down, 4 in 6 (A 1 to 4; B 3 to 6).',
    );
    expect(said).toMatch('22nd Army: disrupted, 4 in 6 (A 1 to 4; B 3 to 6).');
    expect(said).toMatch('42nd Tank Brigade: disrupted, 3 in 6 (A 1 to 3; B 4 to 6).');
    expect(seat.says('chances 5113')).toMatch('Nobody in 51 13 that could be bombed.');
    expect(seat.says('chances 5114 with 2fk from 34ik')).toMatch('34th Infantry Corps is no base');
  });

  it('counts the guns of Moscow, extended range, and panic', () => {
    const near = deskAt(typhoon, `phase german-air; turn 5; ${FLIERS}; 9a@2315; 22a@2309`, 'normal');
    expect(near.says('chances 2309 with 8fk')).toMatch('Panic in Moscow on a total of 2 or 12: 2 in 36.');
    const far = deskAt(typhoon, `phase german-air; turn 5; ${FLIERS}; 9a@2316; 22a@2309`, 'normal');
    const said = far.says('chances 2309 with 8fk');
    expect(said).toMatch('8th Fliegerkorps on Moscow, from 9th Army, beyond normal range:');
    expect(said).toMatch('the guns of Moscow: 8th Fliegerkorps shot down, 3 in 6 (A 4 to 6; B 1 to 3).');
    expect(said).toMatch('Panic in Moscow on the total announced, 2 or 12: 1 in 36.');
  });

  it('is answered for the Russians as well', () => {
    const seat = deskAt(typhoon, `phase russian-air; turn 5; ${FLIERS}; 34ik@5117; 22a@5114`, 'normal');
    expect(seat.says('chances 5117')).toMatch('34th Infantry Corps: disrupted, 3 in 6 (A 1 to 3; B 4 to 6).');
    expect(seat.says('chances 5117')).toMatch('6th Fighter Aviation Corps only intercepts bombing of Moscow');
  });
});

describe('the question of interception', () => {
  it('says who flies where, numbers those who can meet them, and asks for the hex of a mission', () => {
    const seat = deskAt(typhoon, GERMAN, 'normal');
    const asked = seat.says('bomb 5114 with 8fk', 'end');
    expect(asked).toMatch('you can intercept 8th Fliegerkorps to bomb 51 14.');
    expect(asked).toMatch('1: Western Front Aviation, to 51 14 from 22nd Army.');
    expect(seat.says('chances 5114')).toMatch(/^If Western Front Aviation intercepts from 22nd Army/);
    expect(seat.says('1')).toMatch('Western Front Aviation flies from 22nd Army');
  });
});
