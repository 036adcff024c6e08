// Questions typed at a desk: what is asked is answered for the phase, in words and in facts, and tells no secret.
import { moveLaw } from '../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { mobileStrikes } from '../../../../src/mechanics/movement/assaults-in-reach.ts';
import { describe, expect, it } from '@jest/globals';
import { messages } from '../../../../src/games/barbarossa/en/index.ts';
import { whyMessages } from '../../../../src/games/barbarossa/en/why.ts';
import { tableProblems } from '../../../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../../../src/text/en/index.ts';
import { p, stateOf } from '../rules/kit.ts';
import { at, facts } from '../desk.ts';

const MOVING = 'phase german-movement; turn 9; plan order move-fight';
const ASSAULTING = 'phase german-assault; turn 9; plan order move-fight';
const RING = ['3ra', '20ra', '21ra', '22ra', '29ra', '30ra'];
const FIELD = '24pz@2210; 46pz@2210 under; 1inf@2210 under; 20ra@2207';

describe('odds in a movement phase', () => {
  it('are those of the mobile assault, and say so first, with hex and cost', () => {
    const reply = at(`${MOVING}; ${FIELD}`).type('odds 2207 from 24pz 46pz');
    expect(reply.lines[0]).toBe('Kursk, mobile assault: 2 to 1, beaten 2 in 6.');
    expect(reply.lines[1]).toMatch(/^From Rylsk, cost 6 of 8, with /);
    expect(facts(reply, 'odds.mobile')).toMatchObject([{ from: '2208', cost: 6, left: 8 }]);
    expect(facts(reply, 'odds.shift')).toMatchObject([
      { n: -1, rule: 'barbarossa:11.20a' },
      { n: -1, rule: 'barbarossa:10.32b' },
    ]);
  });

  it('give the column that the assault is then fought at', () => {
    const there = at(`${MOVING}; dice 1 1; ${FIELD}`);
    const [told] = facts(there.type('odds 2207 from 24pz 46pz'), 'odds.column');
    there.type('assault 24pz 46pz 2207');
    const fought = there.desk.match.entries
      .flatMap(({ events }) => events)
      .find(({ kind }) => kind === 'battle.odds');
    expect(fought?.data['odds']).toBe(told?.['odds']);
  });

  it('without attackers take the stack with the best odds', () => {
    const reply = at(`${MOVING}; ${FIELD}; 3pz@2208`).type('odds 2207');
    expect(facts(reply, 'odds.mobile')).toMatchObject([{ units: ['24pz', '46pz'] }]);
    expect(facts(reply, 'odds.also')).toMatchObject([{ units: ['3pz'] }]);
  });

  it('are of the prepared assault when it is named, and in its phase', () => {
    const next = '24pz@2208; 1inf@2208 under; 20ra@2207';
    const named = at(`${MOVING}; ${next}`).type('odds 2207 prepared');
    expect(named.lines[0]).toMatch(/, prepared assault: /);
    expect(named.lines[1]).toBe('With 1st Infantry Corps, 24th Panzer Corps.');
    expect(at(`${ASSAULTING}; ${next}`).type('odds 2207').lines[0]).toMatch(/, prepared assault: /);
    expect(at(`${ASSAULTING}; ${next}`).type('odds 2207 from 24pz mobile').lines[0]).toMatch(
      /, mobile assault: /,
    );
  });

  it('say why there is no mobile assault, and how to ask for the other', () => {
    const double = at(`phase german-movement; turn 8; plan order move-fight; 24pz@2208; 20ra@2207`);
    const said = double.says('odds 2207 from 24pz');
    expect(said).toContain('rule 10.23b');
    expect(said).toContain('type odds, the hex and prepared');
    expect(at(`${MOVING}; 1inf@2208; 20ra@2207`).says('odds 2207 from 1inf')).toContain('rule 10.23a');
  });

  it('name those who cannot attack, and by which rule', () => {
    const said = at(`${ASSAULTING}; r3@2208; 1inf@2208 under; 20ra@2108`).says('odds 2108 from r3 1inf');
    expect(said).toContain('rule 10.22a');
    expect(said).toContain('With 1st Infantry Corps.');
  });

  it('leave the launch hex as the strikers find it', () => {
    const s = stateOf(`${MOVING}; ${FIELD}`);
    expect(mobileStrikes(moveLaw(p), s)).toEqual([
      {
        units: ['24pz', '46pz'],
        target: '2207',
        path: ['2209', '2208', '2207'],
        from: '2208',
        cost: 6,
        left: 8,
      },
    ]);
  });
});

describe('targets in a movement phase', () => {
  it('are the mobile assaults that could be ordered', () => {
    const there = at(`${MOVING}; ${FIELD}; 3ra@2211`);
    const reply = there.type('targets');
    expect(reply.lines[0]).toBe('2 mobile assaults possible. Best odds first.');
    expect(facts(reply, 'targets.mobile').map(({ hex }) => hex)).toEqual(['2211', '2207']);
    expect(there.says('targets prepared')).toContain('1 prepared assault possible');
  });

  it('are none in a double-month turn, with the rule', () => {
    const double = 'phase german-movement; turn 8; plan order move-fight; 24pz@2208; 20ra@2207';
    expect(at(double).says('targets')).toContain('rule 10.23b');
  });
});

describe('moves and reach', () => {
  it('say where those who wait may be placed', () => {
    const waits = 'phase soviet-administration; turn 5; 4ra@track-5; 3ra@1507; 1inf@1508';
    const there = at(waits);
    const [count] = facts(there.type('moves 4ra'), 'moves.count-places');
    const places = facts(there.type('moves 4ra'), 'moves.places').flatMap(
      (line) => line['places'] as string[],
    );
    expect(count).toMatchObject({ unit: '4ra', verb: 'place', count: places.length });
    expect(places).toContain('rvgk');
    expect(there.says('moves 4ra')).toContain('RVGK box');
    expect(there.says('moves 4ra').length).toBeLessThan(900);
    expect(there.says('moves 3ra')).toContain('can go nowhere now');
    const set = at('base campaign; phase set-up');
    expect(set.says('moves 11inf')).toContain('by place');
  });

  it('name everybody who may go into the box or come out of it', () => {
    const there = at('phase soviet-rvgk; turn 5; 4ra@rvgk; 3ra@1507; 1inf@1508');
    expect(facts(there.type('legal place'), 'left.stack')).toEqual([
      { at: '1507', units: ['3ra'] },
      { at: 'rvgk', units: ['4ra'] },
    ]);
    expect(facts(there.type('moves 3ra'), 'moves.one')).toEqual([{ place: 'rvgk' }]);
  });

  it('give hexes by cost, whole as facts', () => {
    const there = at(`${MOVING}; ${FIELD}`, 'normal');
    const reply = there.type('moves 24pz');
    expect(reply.lines[0]).toMatch(/^24th Panzer Corps can reach \d+ hexes\.$/);
    expect(reply.lines[1]).toMatch(/^Cost 1: /);
    const places = facts(reply, 'moves.at-cost').flatMap(({ places: hexes }) => hexes);
    expect(facts(reply, 'moves.count')[0]?.['count']).toBe(places.length);
    expect(there.says('reach 24pz')).toBe(there.says('moves 24pz'));
    expect(there.says('moves 24pz')).toContain('can reach 1 hex by assault');
  });

  it('tell which phase it is when nothing moves in it', () => {
    expect(at(`${ASSAULTING}; ${FIELD}`).says('moves 24pz')).toBe(
      'No moves now: this is the German prepared assault phase. You can: end.',
    );
  });
});

describe('who can assault', () => {
  const counted = (text: string): string => at(text).says('legal');

  it('is mechanized', () => {
    expect(counted(`${MOVING}; ${FIELD}`)).toContain('2 units can assault');
    expect(counted(`${MOVING}; ${FIELD}`)).toContain('3 units can move');
  });

  it('is nobody in a double-month turn or in the Paulus Pause', () => {
    const double = 'phase german-movement; turn 8; plan order move-fight';
    const pause = 'phase german-movement; turn 3; plan order move; plan paulus pause';
    for (const text of [double, pause]) expect(counted(`${text}; ${FIELD}`)).not.toContain('assault');
    expect(at(`${pause}; ${FIELD}`).type('assault 24pz 2207')).toMatchObject({
      refusal: { rule: 'barbarossa:5.10b' },
    });
  });
});

describe('why', () => {
  it('of a hex says what the rules do there', () => {
    const said = at(`${MOVING}; 24pz@1607; 20ra@1606; marker hc 1606`).says('why 1606');
    for (const rule of ['9.6a', '10.25c', '9.6d', '4.3a', '3.6c', '10.4', '6.3'])
      expect(said).toContain(`rule ${rule}.`);
    expect(at(`${MOVING}; 24pz@1607`).says('why Moscow')).toContain('rule 11.20a.');
  });

  it('of a unit says what it may do, and what not by which rule', () => {
    const stands = at(
      `phase german-movement; turn 14; plan order fight-move; 24pz@2501; own turn.stand ["24pz"]`,
    );
    expect(stands.says('why 24pz')).toContain('rule 12.7a.');
    const late = at('phase soviet-movement; turn 9; plan order fight-move; 3gt@1606');
    expect(late.says('why 3gt')).toContain('rule 10.23c.');
    const ring = p.neighbours('1907').map((hex, i) => `${RING[i] ?? ''}@${hex}`);
    const pocket = at([MOVING, '24pz@1907', ...ring].join('; '));
    for (const rule of ['Rule 7.2.', 'rule 7.17c.', 'rule 10.26b.'])
      expect(pocket.says('why 24pz')).toContain(rule);
  });

  it('of a unit and a hex says at which step it ends, or the sum of the way', () => {
    const there = at(`${MOVING}; r3@2409; 24pz@2210`);
    expect(there.says('why r3 2108')).toContain('rule 10.22a.');
    expect(there.says('why 24pz 2208')).toContain('cost 2 of 8');
    expect(there.says('why 24pz 1606')).toContain('rule 10.2a.');
    expect(there.says('why 24pz 2210')).toContain('already');
  });

  it('of a unit and an enemy says why it cannot attack', () => {
    const there = at(`${MOVING}; 24pz@2210; 20ra@1606; marker hc 1606`);
    expect(there.says('why 24pz 1606')).toContain('rule 10.25c.');
    const sailed = at(`${ASSAULTING}; 1inf@2208; 20ra@2207; own turn.sailed ["1inf"]`);
    expect(sailed.says('why 1inf 2207')).toContain('rule 10.16b.');
  });

  it('alone, or with not, explains the last refusal', () => {
    const there = at(`${MOVING}; 24pz@2210; 20ra@1606; marker hc 1606`);
    expect(there.says('why')).toBe('Nothing has been refused.');
    there.type('assault 24pz 1606');
    expect(there.says('why')).toContain('Rule 10.25c.');
    expect(there.says('why not')).toBe(there.says('why'));
  });

  it('tells the German nothing of those who must attack, nor of covered units', () => {
    const text = 'phase soviet-assault; turn 2; plan order fight-move; 3ra@2109; 1g@2109 under; 24pz@2110';
    expect(at(text).says('why 3ra')).toContain('rule 5.12a.');
    const german = at(
      'phase german-movement; turn 9; plan order move-fight; 3ra@2109; 1g@2109 under; 24pz@2110',
    );
    expect(german.type('why 1g').kind).toBe('refused');
    const hex = german.type('why 2109');
    expect(JSON.stringify(hex.facts)).not.toContain('"1g"');
    expect(facts(hex, 'why.stack')).toEqual([]);
  });

  it('has sound sentences', () => {
    expect(tableProblems(whyMessages, {}, { ...PROGRAM_MESSAGES, ...messages })).toEqual([]);
  });
});

describe('refusals', () => {
  it('name what is asked instead, and who answers', () => {
    const there = at(
      `phase german-assault; turn 9; plan order move-fight; 24pz@2208; 1inf@2208 under; 20ra@2207`,
    );
    there.type('attack 2207');
    const said = there.says('move 24pz 2209');
    expect(said).toContain('something else is asked first');
    expect(said).toContain('Germans may call the Luftwaffe');
    expect(there.says('pending')).toMatch(/^Germans may call the Luftwaffe/);
    expect(at(`${MOVING}; ${FIELD}`).says('attack 2207')).not.toContain('is asked first');
  });

  it('of an attack by nobody in particular say what keeps all of them from it', () => {
    const sailed = at(`${ASSAULTING}; 1inf@2208; 20ra@2207; 2inf@2210; 21ra@2211; own turn.sailed ["1inf"]`);
    expect(sailed.type('attack 2207')).toMatchObject({ refusal: { rule: 'barbarossa:10.16b' } });
  });

  it('of a move give the rule of the hex, or what stops who goes straight', () => {
    const there = at(`${MOVING}; r3@2409; 24pz@2210`);
    expect(there.type('move r3 2108')).toMatchObject({ refusal: { rule: 'barbarossa:10.22a' } });
    expect(there.type('move 24pz 3109')).toMatchObject({ refusal: { rule: 'barbarossa:10.13' } });
  });
});

describe('rule', () => {
  it('takes a statement, a paragraph, a chapter or a word', () => {
    const there = at(`${MOVING}; ${FIELD}`, 'normal');
    expect(facts(there.type('rule 12.8'), 'rule.text').map(({ rule }) => rule)).toEqual([
      'barbarossa:12.8a',
      'barbarossa:12.8b',
      'barbarossa:12.8c',
      'barbarossa:12.8d',
    ]);
    expect(there.type('rule 12.8b').lines[0]).toBe('Rule 12.8b. Only southern Soviets attack.');
    expect(facts(there.type('rule 6'), 'rule.one').length).toBeGreaterThan(3);
    expect(there.type('rule R114').lines[0]).toMatch(/^Rule R114\./);
    expect(facts(there.type('rule marsh'), 'rule.found')).toHaveLength(1);
  });
});
