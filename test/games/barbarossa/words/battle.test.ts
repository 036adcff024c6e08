// What a battle asks, as it is said: what counts, who must, and every answer by its number.
import { describe, expect, it } from '@jest/globals';
import { check } from '../../../../src/core/kernel.ts';
import { fewChoices } from '../../../../src/session/pending.ts';
import { oddsParts } from '../../../../src/screen/view/battle-odds.ts';
import { shortVoice } from '../../../../src/screen/view/short-names.ts';
import { at } from '../desk.ts';
import type { Asked } from '../desk.ts';

const ASSAULT = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9; option fog=off;';
const FIVE =
  '24pz@1708; 46pz@1708 under; 7inf@1708 under; 8inf@1807; 12inf@1807 under; 3ra@1707; 4ra@1707 under';

const fought = (die: number, rest = FIVE, order = 'attack 1707'): Asked => {
  const seat = at(`${ASSAULT} ${rest}; dice ${die}`, 'normal');
  seat.type(order);
  return seat;
};

const lastOrder = ({ desk }: Asked) => desk.match.entries.at(-1)?.orders.at(-1);

describe('a bloodbath', () => {
  it('says which number counts, what each attacker is worth, and gives numbers to what may be lost', () => {
    const seat = fought(5);
    expect(seat.says('pending').split('\n')).toEqual([
      'Germans must give up attackers worth 6 for Medyn, rule 11.26e.',
      'What counts is the attack in this battle: 12th Infantry Corps 4, 24th Panzer Corps 8, 46th Panzer Corps 8, 7th Infantry Corps 5, 8th Infantry Corps 4.',
      'Type lose and units, or lose alone for the weakest that will do.',
      '1: 7th and 12th Infantry Corps.',
      '2: 8th and 12th Infantry Corps.',
      '3: 24th Panzer Corps.',
      '4: 46th Panzer Corps.',
      '5: 7th and 8th Infantry Corps.',
    ]);
    seat.type('3');
    expect(lastOrder(seat)).toMatchObject({ verb: 'lose', args: { units: ['24pz'] } });
  });

  it('says who goes first for his dot', () => {
    const seat = fought(5, '24pz@1708; 46pz@1708 under; ho@1708 under; 3ra@1707; 4ra@1707 under');
    expect(seat.says('pending')).toContain('Those with a dot go first: Army Detachment Hollidt.');
  });

  it('that becomes a retreat says by which rule', () => {
    const seat = at(
      `${ASSAULT} option superiority=on; 24pz@1708; 46pz@1708 under; 3ra@1707; dice 6`,
      'normal',
    );
    expect(seat.says('attack 1707')).toContain('may make it defenders retreat, rule 5.15c.');
    expect(seat.says('1')).toMatch(/^Defenders retreat\.\n/);
    expect(seat.says('why')).toContain('Bloodbath becomes defenders retreat, rule 5.15c.');
  });
});

describe('odds of the attack under way', () => {
  it('are those at which it is fought, with who, and what is asked', () => {
    const seat = fought(5);
    const pending = seat.says('pending');
    expect(
      seat
        .says('odds 1707')
        .split('\n')
        .filter((line) => !line.startsWith('Rule')),
    ).toEqual([
      'The attack on Medyn is under way.',
      'Attackers: 7th, 8th and 12th Infantry Corps, 24th and 46th Panzer Corps.',
      expect.stringMatching(/^Germans attack Medyn with .*: a prepared assault\.$/),
      expect.stringMatching(/^Attack 29, defence 6: 4 to 1 before shifts, /),
      'Medyn: bloodbath, 5 to 1, die 5.',
      'Result BB, rule 11.26d.',
      ...pending.split('\n'),
    ]);
    expect(seat.says('odds 1707 best').endsWith(pending)).toBe(true);
  });

  it('tell what came of it so far', () => {
    const seat = fought(3, '24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707');
    expect(seat.says('odds 1707')).toMatch(
      /^Attack \d+, defence 3[^]*^Medyn: defenders eliminated, 8 to 1[^]*^Soviets lose 3rd Rifle Army[^]*^Germans may advance/m,
    );
    seat.type('pass');
    expect(seat.says('odds 1707')).not.toContain('under way');
  });

  it('are not those of another hex', () => {
    const seat = fought(5, `${FIVE}; 9ra@1808`);
    expect(seat.says('odds 1808')).toBe('Nobody you can see could attack Lyudinovo.');
  });

  it('tell each side no more than it has heard', () => {
    const seat = at(
      `${ASSAULT.replace('fog=off', 'fog=on')} 24pz@1708; 46pz@1708 under; 3ra@1707; 4ra@1707 under; dice 4`,
      'normal',
    );
    seat.type('attack 1707');
    const told = [...seat.type('why').lines, ...seat.type('pending').lines];
    for (const line of seat.says('odds 1707').split('\n').slice(1)) expect(told).toContain(line);
  });
});

describe('targets while an attack is under way', () => {
  it('say that what it asks comes first', () => {
    const seat = fought(5);
    const [first, second] = seat.says('targets').split('\n');
    expect(first).toBe('The attack on Medyn is under way: what it asks comes first.');
    expect(second).toMatch(/prepared assault/);
    expect(at(`${ASSAULT} 24pz@1708; 3ra@1707`, 'normal').says('targets')).not.toContain('under way');
  });
});

describe('an advance', () => {
  it('is chosen by number: nobody, all, one by one', () => {
    const seat = fought(3, '24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707');
    expect(seat.says('pending').split('\n')).toEqual([
      'Germans may advance into Medyn.',
      'Type advance and units, or pass.',
      '0: Nobody.',
      '1: 24th and 46th Panzer Corps, 7th Infantry Corps.',
      '2: 24th Panzer Corps.',
      '3: 46th Panzer Corps.',
      '4: 7th Infantry Corps.',
    ]);
    seat.type('choose 4');
    expect(lastOrder(seat)).toMatchObject({ verb: 'advance', args: { units: ['7inf'], to: ['1707'] } });
    seat.type('1');
    expect(lastOrder(seat)).toMatchObject({ verb: 'advance', args: { units: ['24pz', '46pz'] } });
    expect(fought(3).type('0').lines[0]).toBe('Nobody goes in.');
  });

  it('has numbers for nothing that the rules would refuse, and none where there would be too many', () => {
    const seat = fought(3);
    const { desk, type } = seat;
    let asked = 0;
    for (let choices = fewChoices(desk); choices !== undefined; choices = fewChoices(desk)) {
      for (const order of choices) expect(check(desk.game.rules, desk.match.state, order)).toBeUndefined();
      if (lastOrder(seat)?.verb === 'pass' || asked++ > 4) break;
      type('2');
    }
    expect(asked).toBeGreaterThan(1);
    const many = fought(3, '24pz@1708; 46pz@1708 under; 47pz@1708 under; 7inf@1708 under; 3ra@1707');
    expect(many.says('advance 24pz 46pz 47pz').split('\n').slice(-3)).toEqual([
      'Who goes on? It can be 7th Infantry Corps, 24th, 46th and 47th Panzer Corps.',
      'To Ruza, Serpukhov, Medyn or Kaluga.',
      'Type advance, units and a hex, or pass.',
    ]);
  });

  it('needs no hex where only one can be meant, and names them where there are several', () => {
    const seat = fought(3);
    const { says, type } = seat;
    expect(says('advance 24pz')).toContain('24th Panzer Corps goes in.');
    expect(lastOrder(seat)?.args).toEqual({ units: ['24pz'], to: ['1707'] });
    expect(type('advance 24pz')).toMatchObject({ refusal: { code: 'ADVANCE.WHICH' } });
    expect(says('advance 24pz').split('\n')).toEqual([
      '24th Panzer Corps can go to Ruza, Serpukhov or Kaluga, and none was named. Rule 11.32b.',
      'Type: advance 24pz ruza.',
      'Nothing changed.',
    ]);
    type('advance 7inf');
    expect(type('advance 7inf')).toMatchObject({ refusal: { code: 'ADVANCE.NOT-MECH' } });
    expect(type('advance 24pz 46pz 1607')).toMatchObject({ refusal: { code: 'ADVANCE.FIRST' } });
  });
});

describe('an order of the phase while something is asked', () => {
  it('is told what comes first in a line, not all the answers', () => {
    const { says } = fought(3);
    for (const line of ['end', 'attack 1707'])
      expect(says(line).split('\n')).toEqual([
        expect.stringMatching(/^No (end|attack) now: something else is asked first\.$/),
        'Germans may advance into Medyn.',
        'You can: advance, pass.',
        'Nothing changed.',
      ]);
  });
});

const DUTY =
  'phase soviet-assault; turn 2; plan order fight-move; own turn.luftwaffe 3; 24pz@1909; 46pz@2009;';

describe('the duty to attack', () => {
  it('is what the phase asks, till it is done; only then there is an end', () => {
    const { says, type } = at(`${DUTY} 3ra@1910; 4ra@2010; dice 3 3`, 'normal');
    expect(says('pending').split('\n')).toEqual([
      'Soviets must still attack with 2 units, rule 5.12a.',
      'They are 3rd and 4th Rifle Army.',
      'Type attack, a hex, from and units.',
    ]);
    expect(says('attack 1909 from 3ra')).not.toContain('type end');
    expect(says('pending').split('\n').slice(0, 2)).toEqual([
      'Soviets must still attack with 1 unit, rule 5.12a.',
      'It is 4th Rifle Army.',
    ]);
    const refused = says('end').split('\n');
    expect(refused).toEqual([
      'Not over: 1 unit must still attack, rule 5.12a.',
      'It is 4th Rifle Army.',
      'Type: attack pochep from 4ra.',
      'Nothing changed.',
    ]);
    expect(type('attack 2009 from 4ra').lines.slice(-2)).toEqual([
      'Soviets can attack nobody now.',
      '1: end.',
    ]);
  });

  it('of many is told by a number at normal, by name at verbose', () => {
    const MANY = '3ra@1910; 4ra@1910 under; 5ra@1910 under; 6ra@1910 under; 8ra@2010';
    const named = 'They are 3rd, 4th, 5th, 6th and 8th Rifle Army.';
    for (const line of ['pending', 'end']) {
      expect(at(`${DUTY} ${MANY}`, 'normal').says(line)).not.toContain('They are');
      expect(at(`${DUTY} ${MANY}`, 'verbose').says(line)).toContain(named);
    }
    expect(at(`${DUTY} ${MANY}`, 'normal').says('end')).toContain('Type: attack kostyukovichi from ');
  });
});

describe('attack best', () => {
  it('takes all who may count against whoever may lie covered, and says so', () => {
    const fog = `${ASSAULT.replace('fog=off', 'fog=on')} ${FIVE}; dice 3`;
    // 4 Rifle Army alone could lie there: one attack factor is to spare.
    expect(at(fog, 'normal').says('attack 1707 best')).toContain(
      'The fewest at the best odds are 4 units of 5, whatever may lie covered.',
    );
    expect(at(`${fog}; 5ra@rvgk; 1abc@rvgk`, 'normal').says('attack 1707 best')).toContain(
      'The best odds take all 5, whatever may lie covered.',
    );
  });
});

describe('odds where somebody is covered', () => {
  const FOG = `${ASSAULT.replace('fog=off', 'fog=on')} 24pz@1708; 46pz@1708 under; 3ra@1707; 4ra@1707 under; 5ra@rvgk; dice 3`;

  it('say the worst on every line that says a chance', () => {
    const { says } = at(FOG, 'normal');
    const lines = says('odds 1707').split('\n');
    expect(lines.slice(0, 2)).toEqual([
      'Medyn, prepared assault: 3 to 1, beaten 3 in 6; if all that may be covered is there, 2 to 1, beaten 2 in 6.',
      'With 24th and 46th Panzer Corps.',
    ]);
    expect(lines).toContain(
      'You see 3rd Rifle Army. Covered, 1 to 4 more, at best the weakest, at worst the strongest.',
    );
    expect(lines).toContain('Attack 16, defence 6 to 9: 2 to 1, at worst 1 to 1, before shifts.');
    expect(lines).toContain('Defenders eliminated 1 in 6, at worst 0 in 6.');
    const chances = lines.slice(1).filter((line) => / \d in 6/.test(line));
    expect(chances.length).toBeGreaterThan(2);
    expect(chances.filter((line) => !/, at worst \d in 6\.$/.test(line))).toEqual([]);
  });

  it('say every chance in the first page', () => {
    const { type, says } = at(FOG, 'normal');
    const chances = says('odds 1707')
      .split('\n')
      .slice(1)
      .filter((line) => / \d in 6/.test(line));
    type('page level');
    const { lines } = type('odds 1707');
    expect(lines.at(-1)).toMatch(/^\d+ more\. Type more\.$/);
    expect(lines.slice(3, 3 + chances.length)).toEqual(chances);
  });

  it('say in the side panel what each face brings at worst', () => {
    const { desk } = at(FOG, 'normal');
    const parts = oddsParts(desk, shortVoice(desk), '1707', undefined);
    const said = [parts?.title, ...(parts?.lines ?? []).map(({ text }) => text)];
    expect(said).toEqual(
      expect.arrayContaining([
        '3 to 1 on Medyn, 1707',
        'at worst 2 to 1',
        'covered, 1 to 4 more',
        '16 to 6-9: 2 to 1, worst 1 to 1',
      ]),
    );
    expect(parts?.faces[0]).toEqual({ of: 1, brings: 'DE defenders lost, worst DR' });
  });
});

describe('a mobile assault that follows a move', () => {
  const MOVING =
    'phase german-movement; turn 4; plan order move-fight; 24pz@1709; 46pz@1709 under; 3ra@1707; 4ra@1707 under';
  const find = (lines: readonly string[], text: string): number =>
    lines.findIndex((line) => line.includes(text));

  it('is told after the move, and what is left to move comes last', () => {
    const seat = at(`${MOVING}; own turn.luftwaffe 9; dice 5`, 'normal');
    const { lines } = seat.type('assault 24pz 46pz 1708 1707');
    expect(lines[0]).toBe('24th and 46th Panzer Corps to Vyazma.');
    expect(find(lines, 'Medyn: ')).toBe(2);
    expect(lines.at(-1)).toBe('2 units are back in Vyazma, 4 left.');
  });

  it('does not tell the move after the battle where something was asked in it', () => {
    const seat = at(`${MOVING}; own turn.luftwaffe 1; dice 5`, 'normal');
    expect(seat.type('assault 24pz 46pz 1708 1707').lines[0]).toContain('from Vyazma');
    const { lines } = seat.type('pass');
    expect(find(lines, 'Corps to ')).toBe(-1);
    expect(lines.filter((line) => line.endsWith('are back in Vyazma, 4 left.'))).toHaveLength(1);
  });
});
