// Rail heads by ear: which there are, where each can go, and what bars the way.
import { describe, expect, it } from '@jest/globals';
import { deskAt, facts } from '../../../kit/desk.ts';
import { deathstruggle } from '../rules/kit.ts';

const HEADS = 'phase axis-administration; turn 4; marker railhead 4250; 53ik@4250; 8a@4148';

describe('legal convert', () => {
  it('says of each rail head where it can come, by the verb alone and by its hex', () => {
    const desk = deskAt(deathstruggle, HEADS);
    const all = facts(desk.type('legal convert'), 'legal.from');
    expect(all.map(({ hex }) => hex)).toEqual(expect.arrayContaining(['4250', '3150']));
    const [one] = facts(desk.type('legal convert 4250'), 'legal.from');
    expect(one).toMatchObject({ hex: '4250', verb: 'convert' });
    expect(all).toContainEqual(one);
    expect(one?.['places']).toContain('4150');
  });

  it('asks of a hex without one who stands there', () => {
    const desk = deskAt(deathstruggle, HEADS);
    expect(desk.says('legal convert 4255')).toBe('None of the Axis is in 42 55.');
  });
});

it('says what bars a rail head that is sent farther than its next hex', () => {
  const desk = deskAt(deathstruggle, HEADS);
  const reply = desk.type('convert 4250 4248');
  expect(reply.refusal).toMatchObject({ code: 'CONVERT.ZONE', params: { hex: '4249' } });
});
