// What is heard at the desk in the middle of a turn: questions that stay open, choices after a die, slips in movement.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../../../src/core/dice.ts';
import { matchFrom } from '../../../../src/core/match.ts';
import { openDesk } from '../../../../src/session/session.ts';
import type { Desk } from '../../../../src/session/session.ts';
import { take } from '../../../../src/session/dispatch.ts';
import { barbarossa, stateOf } from '../rules/kit.ts';

const at = (position: string, ...faces: readonly number[]): Desk =>
  openDesk(barbarossa, matchFrom(barbarossa.rules, stateOf(position), { dice: scripted(faces) }), {
    settings: { hexSpeech: 'raw' },
  });

const heard = (desk: Desk, ...lines: readonly string[]): string =>
  lines
    .map((line) => take(desk, line))
    .at(-1)
    ?.lines.join('\n') ?? '';

const ASSAULT = 'option fog=off; phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9;';
const MOVE = 'option fog=off; phase german-movement; turn 9; plan order move-fight;';

describe('an advance that others can still join', () => {
  const WON = [`${ASSAULT} 24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707`, 1] as const;

  it('is asked for again, and names no hex that has been entered', () => {
    const desk = at(...WON);
    expect(heard(desk, 'attack 1707 from 24pz 46pz 7inf')).toContain('Who goes in?');
    const reply = heard(desk, 'advance 24pz 1707');
    expect(reply).toContain('24th Panzer Corps goes in.');
    expect(reply).toContain('Who goes on?\nType advance,');
    const asked = heard(desk, 'pending');
    expect(asked.split('\n')[0]).not.toContain('Medyn');
    expect(asked).toContain('1: 46th Panzer Corps, 7th Infantry Corps to Medyn.');
    expect(asked).not.toContain('24th Panzer Corps to Medyn');
  });

  it('is not asked for any more when nobody can', () => {
    const desk = at(`${ASSAULT} 7inf@1708; 8inf@1708 under; 3ra@1707`, 1);
    heard(desk, 'attack 1707 from 7inf 8inf');
    expect(heard(desk, 'advance 7inf 8inf 1707')).not.toContain('Who goes');
  });
});

describe('the choice between results', () => {
  it('is put with the result and its die first', () => {
    const desk = at(
      `${ASSAULT} option superiority=on; 24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707`,
      6,
    );
    expect(heard(desk, 'attack 1707 from 24pz 46pz')).toContain(
      'Bloodbath, die 6: Germans may make it defenders retreat, rule 5.15c.\nType choose DR',
    );
  });
});

describe('a move that goes nowhere', () => {
  it('to where the unit stands is told as such', () => {
    const desk = at(`${MOVE} 1inf@1904; 2inf@1903`);
    expect(heard(desk, 'move 1inf 1904')).toContain('1st Infantry Corps stands in Ryazhsk already.');
    expect(heard(desk, 'move 1inf')).not.toContain('already');
  });

  it('for want of points says how many there are, one or several', () => {
    const desk = at(`${MOVE} 1inf@1904`);
    expect(heard(desk, 'move 1inf 1903 1902 1803 1703 1702')).toContain(
      '1702 is 5 points away and 1st Infantry Corps has 4: as far as it gets is 1703, 1 short, rule 10.2a.',
    );
  });
});

describe('what a segment leaves unused', () => {
  it('is steps alone for the Soviets: armies that do not enter wait in the RVGK', () => {
    const desk = at('option fog=off; phase soviet-administration; turn 2; 16ra@track-2; 3ra@dead; 24pz@1813');
    expect(heard(desk, 'pending')).toContain('16th Rifle Army');
    heard(desk, 'end');
    expect(heard(desk, 'pending')).toContain('what is not used now is lost.\nSteps left:');
    expect(heard(desk, 'pending')).not.toContain('16th Rifle Army');
  });
});

describe('a window that is open', () => {
  it('can always be passed, and a line that does not fit there says so', () => {
    const desk = at(`${ASSAULT.replace('own turn.luftwaffe 9;', '')} 24pz@1708; 3ra@1707; dice 1`, 1);
    expect(heard(desk, 'attack 1707 from 24pz')).toContain('Type luftwaffe, or pass.');
    expect(heard(desk, 'end')).toContain('You can: luftwaffe, pass.');
  });
});

describe('examples in help', () => {
  it('sail to a port', () => {
    expect(heard(at(MOVE), 'help sail')).toMatch(/Example: sail \S+ sevastopol\./);
  });
});

describe('what the other side did', () => {
  const FOG =
    'option fog=on; phase soviet-assault; turn 4; plan order fight-move; 24pz@2115; 3ra@2114; 5ra@2114 under; 6ra@2114 under';
  const turnOver = (): Desk => {
    const desk = at(FOG, 5);
    heard(desk, 'attack 2115 from 3ra 5ra 6ra', 'pass', 'end', 'move 6ra 2113', 'end');
    return desk;
  };

  it('is told by events with the names it was told with, though they are covered again', () => {
    const told = heard(turnOver(), 'verbose', 'page off', 'events');
    expect(told).toContain('Attackers: 3rd, 5th and 6th Rifle Army.');
    expect(told).toContain('Seen now: 5th and 6th Rifle Army.');
    expect(told).not.toContain('unknown');
  });

  it('is told so in a replay as well, and on a desk that has only the record', () => {
    const { match } = turnOver();
    const later = openDesk(barbarossa, match, {
      settings: { hexSpeech: 'raw', level: 'verbose', page: 'off' },
    });
    expect(heard(later, 'replay line 1')).toContain('Attackers: 3rd, 5th and 6th Rifle Army.');
    expect(heard(later, 'leave', 'events')).not.toContain('unknown');
  });

  it('is told without the names of those who stayed covered', () => {
    const desk = at(FOG, 5);
    heard(desk, 'end', 'move 3ra 5ra 2113', 'end');
    const told = heard(desk, 'verbose', 'page off', 'events');
    expect(told).toMatch(/3rd Rifle Army.* moved/);
    expect(told).not.toContain('5th Rifle Army');
  });
});

describe('a phase that begins', () => {
  it('is said once', () => {
    const said = heard(at(ASSAULT + ' 24pz@1708; 3ra@1607'), 'end').split('\n');
    expect(said.filter((line) => line.endsWith('movement phase.'))).toEqual([
      'Germans to move, turn 4 of 32, movement phase.',
    ]);
  });
});
