// `end to` a phase: every end on the way is an order of its own, and it stops where somebody has to be asked.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../src/core/dice.ts';
import { matchFrom } from '../../src/core/match.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import type { Sheet } from '../../src/record/files/player-files.ts';
import { writeOrders } from '../../src/language/canonical-write.ts';
import { ford } from '../games/ford/game.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { positionOf } from '../kit/position.ts';

const seated = (game: typeof barbarossa, text: string, more: object = {}): Desk => {
  const { state, dice } = positionOf(game, text);
  return openDesk(game, matchFrom(game.rules, state, { dice: scripted([...dice]), audit: true }), more);
};

const given = ({ match, registry }: Desk): readonly string[] =>
  match.entries.map(({ orders }) => `${orders[0]?.by ?? ''} ${writeOrders(registry, orders)}`);

const QUIET = 'option fog=off; turn 4; plan paulus no-pause; 24pz@1910; 1inf@2010; 3ra@1707; 4ra@1606;';

const VP = 'points 9 12 points.taken barbarossa:4.2c; ';

describe('end to a phase', () => {
  it('gives the ends on the way and stands where it was to go', () => {
    const desk = seated(barbarossa, `${QUIET} phase german-movement; plan order move-fight`);
    const reply = take(desk, 'end to german-assault');
    expect([reply.kind, desk.match.state.clock.phase]).toEqual(['done', 'german-assault']);
    expect(given(desk)).toEqual(['german end']);
    expect(take(desk, 'undo').kind).toBe('done');
    expect(desk.match.state.clock.phase).toBe('german-movement');
  });

  it('stops at a decision on the way, and says so', () => {
    const later = QUIET.replace('turn 4', 'turn 10').replace('plan paulus no-pause; ', VP);
    const desk = seated(barbarossa, `${later} phase german-movement; plan order move-fight`);
    const { kind, lines } = take(desk, 'end to soviet-assault');
    expect([kind, desk.match.state.clock.phase]).toEqual(['done', 'soviet-order']);
    expect(lines.join('\n')).toContain(
      'Stopped on the way to the prepared assault phase: something must be decided first.',
    );
    expect(given(desk).every((line) => line === 'german end')).toBe(true);
    take(desk, 'choose move-fight');
    take(desk, 'end to soviet assault');
    expect(desk.match.state.clock.phase).toBe('soviet-assault');
  });

  it('says that a phase was over by itself before it could stop in it', () => {
    const desk = seated(barbarossa, `${QUIET} phase german-assault; plan order move-fight`);
    const { lines } = take(desk, 'end to soviet-markers');
    expect(lines.join('\n')).toContain('was over by itself, or did not come');
    expect(desk.match.state.clock).toMatchObject({ turn: 4, phase: 'soviet-rvgk' });
  });

  it('ends nothing where it is already, and nothing for a name that is no phase', () => {
    const desk = seated(barbarossa, `${QUIET} phase german-movement; plan order move-fight`);
    expect(take(desk, 'end to german-movement')).toMatchObject({
      kind: 'answer',
      lines: [expect.stringContaining('already')],
    });
    expect(take(desk, 'end to soviet-asault')).toMatchObject({
      kind: 'refused',
      refusal: { code: 'END.NO-PHASE', params: { near: 'soviet-assault' } },
    });
    expect(given(desk)).toEqual([]);
  });

  it('5.12a: stops at a duty with its refusal, and nothing changed', () => {
    const desk = seated(
      barbarossa,
      'option fog=off; turn 2; phase soviet-assault; plan order fight-move; 24pz@1910; 3ra@1909; held 1909 soviet',
    );
    const reply = take(desk, 'end to soviet-movement');
    expect(reply).toMatchObject({ kind: 'refused', refusal: { rule: 'barbarossa:5.12a' } });
    expect(given(desk)).toEqual([]);
  });

  it('asks for the same yes as end where a turn is handed over for good', () => {
    const text = `${QUIET.replace('fog=off', 'fog=on')} phase german-movement; plan order fight-move`;
    const desk = seated(barbarossa, text, { confirmsEnd: true });
    const reply = take(desk, 'end to soviet-order');
    const single = seated(barbarossa, text, { confirmsEnd: true });
    expect([reply.kind, reply.lines.at(-1)]).toEqual(['asks', take(single, 'end').lines.at(-1)]);
    expect(desk.match.state.clock.phase).toBe('german-movement');
    take(desk, 'no');
    expect(given(desk)).toEqual([]);
    take(desk, 'end to soviet-order');
    take(desk, 'yes');
    expect(desk.match.state.clock.phasing).toBe('soviet');
  });

  it('goes through a phase of a name both sides have, with the side before it', () => {
    const desk = seated(ford, 'base crossing; phase movement; turn 1; option fog=off');
    expect(take(desk, 'end to movement').lines.join(' ')).toContain('already');
    take(desk, 'end to south movement');
    expect(desk.match.state.clock).toMatchObject({ phase: 'movement', phasing: 'south' });
    expect(given(desk).every((line) => line.endsWith(' end'))).toBe(true);
  });

  it('on trial ends only what can be dropped again', () => {
    const desk = seated(barbarossa, `${QUIET} phase german-movement; plan order move-fight`);
    take(desk, 'try end to soviet-order');
    take(desk, 'try off');
    expect(desk.match.state.clock.phase).toBe('german-movement');
  });

  it('stands in a transcript as the ends it was, so that it runs again alike', () => {
    const written: string[] = [];
    const desk = seated(barbarossa, `${QUIET} phase german-movement; plan order move-fight`);
    desk.transcript = {
      sheet: { add: (lines) => void written.push(...lines) } as Sheet,
      dice: 0,
      held: undefined,
    };
    take(desk, 'end to soviet-order');
    expect(written.filter((line) => line.startsWith('> '))).toEqual(given(desk).map(() => '> end'));
    expect(written).toContain('# end to soviet-order');
  });
});
