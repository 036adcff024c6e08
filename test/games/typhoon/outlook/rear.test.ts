// What a computer player of the Russians does behind the front, and which cities it reckons with.
import { describe, expect, it } from '@jest/globals';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { prizesOf } from '../../../../src/games/typhoon/outlook/prizes.ts';
import { rearOf } from '../../../../src/games/typhoon/outlook/rear.ts';
import { p, stateOf } from '../rules/kit.ts';

const STEP_A = 'phase russian-administration; turn 4';
const orders = (text: string) => rearOf(p).orders(stateOf(`${STEP_A}; ${text}`));
const verbs = (text: string): readonly string[] => orders(text).map(({ verb }) => verb);

describe('the prizes', () => {
  const prize = (text: string, hex: string) => prizesOf(p, stateOf(text)).find((one) => one.hex === hex);

  it('are above all Moscow, which its owner keeps with all he has (VIC.2)', () => {
    const all = prizesOf(p, stateOf(STEP_A));
    expect(all.toSorted((a, b) => b.worth - a.worth)[0]).toMatchObject({ hex: '2309', isKey: true });
    expect(prize(`${STEP_A}; held 2309 german`, '2309')?.isKey).toBeUndefined();
  });

  it('are the three cities of a raid, in which a German stands always (VIC.3)', () => {
    for (const hex of ['2926', '3425', '4921'])
      expect(prize(STEP_A, hex)).toMatchObject({ holder: 'german', isPost: true });
    expect(prize(`${STEP_A}; held 2926 russian`, '2926')?.isPost).toBeUndefined();
  });
});

describe('step A of the Russians', () => {
  it('begins the reserve early only where Moscow is about to fall (SIB.1, SIB.7)', () => {
    const near = '24pz@2310; 47pz@2310; 46pz@2308; 34ik@2308; 35ik@2410; 12ik@2410';
    expect(verbs(`42tb@2309; ${near}`)[0]).toBe('gamble');
    expect(verbs('22a@2309; 30a@2309; 24pz@2312')).not.toContain('gamble');
    expect(verbs('22a@2309; 30a@2309; 161inf@2310')).not.toContain('gamble');
  });

  it('gives up the 16th Army in a pocket, for lost in battle it comes no more (REP.5), and nobody else', () => {
    const pocket = '34ik@5115; own unsupplied ["16a","22a"]';
    const said = orders(`16a@5114; 22a@5113; ${pocket}`).filter(({ verb }) => verb === 'disband');
    expect(said).toEqual([{ verb: 'disband', args: { units: ['16a'] } }]);
    expect(verbs('16a@5114; 34ik@5115')).not.toContain('disband');
  });

  it('sends by rail who stands far behind to where he is wanted, and nobody from before the enemy (INH.RAIL)', () => {
    const s = `5a@1003; 22a@2311; 24pz@2313`;
    const rail = orders(s).filter(({ verb }) => verb === 'rail');
    expect(rail.map(({ args }) => args['units'])).toEqual([['5a']]);
    const state = stateOf(`${STEP_A}; ${s}`);
    expect(rail[0]?.args['path']?.[0]).not.toBe(placeOf(state.own, '5a'));
  });
});

describe('paratroops (AIR.21, AIR.23)', () => {
  const drops = (text: string) => rearOf(p).drops(stateOf(`phase supply; turn 5; ${text}`));
  const ready = '5para@2309; wair@russian-air; own turn.began {"5para":"2309"}';

  it('are dropped on a city of the enemy that counts', () => {
    expect(drops(`${ready}; 34ik@5115`).map(({ args }) => args['path']?.[0])).toContain('2926');
  });

  it('not on what is held and far from the enemy', () => {
    expect(drops(`${ready}; 34ik@5115`).map(({ args }) => args['path']?.[0])).not.toContain('2309');
  });
});
