// Plans of attack: nobody twice, odds as the game says them, carried out as far as nobody must be asked.
import { describe, expect, it } from '@jest/globals';
import { matchFrom } from '../../../src/core/match.ts';
import { scripted } from '../../../src/core/dice.ts';
import { levelRival } from '../../../src/players/rival.ts';
import { openDesk } from '../../../src/session/session.ts';
import type { Desk } from '../../../src/session/session.ts';
import { gameSoFar } from '../../../src/session/transcript.ts';
import { positionOf } from '../../kit/position.ts';
import { barbarossa } from '../../games/barbarossa/rules/kit.ts';
import { dagc } from '../../games/dagc/rules/kit.ts';
import { begun, typed } from './kit.ts';

const at = (text: string): Desk => {
  const { state, dice } = positionOf(barbarossa, text);
  return openDesk(barbarossa, matchFrom(barbarossa.rules, state, { dice: scripted([...dice]), audit: true }));
};

const ATTACKS =
  'option fog=off; turn 2; phase german-assault; side german; unit 24pz 1814; unit 46pz 1814; unit 47pz 1814; ' +
  'unit 41pz 1614; unit 56pz 1614; unit 4ra 1813; unit 8ra 1613; unit 12inf 2016; unit 6ra 2015; unit 9ra 2015';

const unitsOf = (desk: Desk): readonly string[] =>
  desk.intent.plan?.attacks.flatMap(({ units }) => units) ?? [];

describe('plan', () => {
  it('allots everybody at most once, with the odds that odds says', async () => {
    const desk = begun(barbarossa);
    await typed(desk, 'place default', 'end', 'plan');
    const units = unitsOf(desk);
    expect(units.length).toBeGreaterThan(20);
    expect(new Set(units).size).toBe(units.length);
    for (const { hex, units: from, odds, worst } of desk.intent.plan?.attacks ?? []) {
      const [said = ''] = await typed(desk, `odds ${hex} from ${from.join(' ')}`);
      const [best = '', least] = [odds, worst].map((each) => each?.replace(':', ' to '));
      expect(said).toContain(best);
      if (least !== undefined) expect(said).toContain(least);
    }
  });

  it('numbers the attacks, says who is left over, and what comes next', async () => {
    const desk = at(ATTACKS);
    await typed(desk, 'group guderian = 24pz 46pz 47pz');
    const lines = await typed(desk, 'plan');
    expect(lines[0]).toMatch(/^1: .*, \d+ to 1, with /);
    expect(lines.join('\n')).toMatch(/with Guderian/);
    expect(lines.at(-1)).toBe('Type fight, or plan without and a number.');
  });

  it("takes an attack of one's own, and takes its units out of the others", async () => {
    const desk = at(ATTACKS);
    await typed(desk, 'group guderian = 24pz 46pz 47pz', 'plan');
    const told = await typed(desk, 'plan minsk from 24pz');
    expect(told[0]).toMatch(/^2: Minsk, \d+ to 1, with 24th Panzer Corps\.$/);
    expect(unitsOf(desk).filter((unit) => unit === '24pz')).toHaveLength(1);
    expect(desk.intent.plan?.left).toEqual(expect.arrayContaining(['46pz', '47pz']));
    expect((await typed(desk, 'plan minsk from guderian'))[0]).toMatch(/with Guderian\.$/);
  });

  it("begins with one's own attack where there is no plan, with all who can where none are named", async () => {
    const desk = at(ATTACKS);
    await typed(desk, 'plan minsk');
    expect(desk.intent.plan?.attacks).toMatchObject([{ hex: '1813', units: ['24pz', '46pz', '47pz'] }]);
  });

  it.each([
    ['plan minsk from 41pz', 'ATTACK.NOT-NEXT'],
    ['plan smolensk from 24pz', 'ATTACK.NOBODY'],
    ['plan minsk from 4ra', 'ATTACK.NOT-YOURS'],
  ])('refuses %s as the attack would be', async (line, code) => {
    const desk = at(ATTACKS);
    await typed(desk, line);
    expect([desk.refused?.code, desk.intent.plan]).toEqual([code, undefined]);
  });

  it('leaves one out by its number, and says the rest again', async () => {
    const desk = at(ATTACKS);
    await typed(desk, 'plan');
    const before = desk.intent.plan?.attacks ?? [];
    expect(before.length).toBe(2);
    const said = await typed(desk, 'plan without 1');
    expect(said[0]).toMatch(/^1 attack: /);
    expect(desk.intent.plan?.attacks).toEqual(before.slice(1));
    expect((await typed(desk, 'plan left'))[0]).toMatch(/^1: /);
  });

  it.each([
    [['fight'], 'There is no plan.'],
    [['plan left'], 'There is no plan.'],
    [['plan', 'plan without 9'], 'No attack 9 in the plan: it has 2.'],
    [['plan', 'end', 'fight'], 'The plan was for another phase.'],
  ])('is not mistaken: %j', async (lines, said) => {
    const told = await typed(at(ATTACKS), ...lines);
    expect(told[0]).toBe(said);
    expect(told.at(-1)).toBe('Nothing changed.');
  });

  it('is asked for where attacks can be ordered; else what is open is said', async () => {
    const desk = at('turn 2; phase german-movement; side german; unit 12inf 2016; unit 4ra 1710');
    expect((await typed(desk, 'plan'))[0]).toBe('The Germans can attack nothing now.');
  });

  it('is the same for the Germans whoever lies covered', async () => {
    const plans = await Promise.all(
      ['5ra', '13ra'].map(async (under) => {
        const { state } = positionOf(
          barbarossa,
          `${ATTACKS.replace('fog=off', 'fog=on')}; unit ${under} 1813`,
        );
        return typed(openDesk(barbarossa, matchFrom(barbarossa.rules, state)), 'plan');
      }),
    );
    expect(plans[0]).toEqual(plans[1]);
  });

  it('has those in it who must attack', async () => {
    const desk = begun(dagc);
    await typed(desk, 'plan');
    const { plan } = desk.intent;
    expect(plan?.attacks.length).toBeGreaterThan(3);
    expect(new Set(unitsOf(desk)).size).toBe(unitsOf(desk).length);
  });
});

describe('fight', () => {
  it('stops where somebody is asked, and goes on', async () => {
    const desk = at(`${ATTACKS}; dice 4 4`);
    const first = await typed(desk, 'plan', 'fight');
    expect(first.join('\n')).toMatch(/Luftwaffe/);
    expect(desk.match.entries.map(({ orders }) => orders[0]?.verb)).toEqual(['attack']);
    const asked = await typed(desk, 'fight');
    expect(asked.join('\n')).toMatch(/Luftwaffe/);
    expect(desk.match.entries).toHaveLength(1);
  });

  it('goes in and declines where it is told to, to the end of the plan', async () => {
    const desk = at(`${ATTACKS}; dice 4 4 4 4`);
    await typed(desk, 'plan', 'fight advance pass');
    // The beaten are led away by whoever plays them; then it goes on by itself.
    const lines = await typed(desk, '1');
    expect(lines.filter((line) => line === 'The plan is carried out.')).toHaveLength(1);
    const verbs = desk.match.entries.map(({ orders }) => orders[0]?.verb);
    expect(verbs.filter((verb) => verb === 'attack')).toHaveLength(2);
    expect(verbs).toContain('advance');
    expect(desk.intent.plan).toBeUndefined();
  });

  it('says in full what is asked the first time that it is heard, whatever was answered unheard', async () => {
    const attack = 'attack 1813 from 24pz 46pz 47pz';
    const plain = at(`${ATTACKS}; dice 4 4 4 4`);
    const heard = (await typed(plain, attack)).slice(-4);
    expect(heard).toEqual(expect.arrayContaining(['Type luftwaffe, or pass.', '0: No.']));
    const desk = at(`${ATTACKS}; dice 4 4 4 4`);
    await typed(desk, 'plan without 9', 'plan 1613 from 41pz 56pz', 'fight advance pass');
    while (desk.match.entries.length < 3) await typed(desk, '1');
    expect((await typed(desk, attack)).slice(-4)).toEqual(heard);
  });

  it('leaves out an attack whose units have attacked by themselves', async () => {
    const desk = at(`${ATTACKS}; dice 4 4 4 4`);
    await typed(desk, 'plan', 'attack 1813 from 24pz 46pz 47pz', 'pass', '1', 'pass');
    const lines = await typed(desk, 'fight advance pass');
    expect(lines.join('\n')).toMatch(/^Minsk\b.* is left out: .* can no longer attack it\.$/m);
  });

  it('waits for an opponent, and goes on by itself', async () => {
    const opponent = await levelRival(barbarossa, 'soviet', '1', 1);
    const desk = begun(barbarossa, { opponent });
    await typed(desk, 'place default', 'end', 'plan');
    const count = desk.intent.plan?.attacks.length ?? 0;
    await typed(desk, 'fight advance pass');
    const fought = desk.match.entries.filter(({ orders }) => orders[0]?.verb === 'attack').length;
    expect(count).toBeGreaterThan(3);
    expect(fought).toBeGreaterThan(1);
    expect(desk.match.entries.some(({ orders }) => orders[0]?.by === 'soviet')).toBe(true);
  });

  it('is never done again by a word, and stands in the transcript order by order', async () => {
    const desk = at(`${ATTACKS}; dice 4 4 4 4`);
    await typed(desk, 'plan', 'fight advance pass');
    expect((await typed(desk, 'again'))[0]).toMatch(/^Not done again: fight cannot be called off/);
    const { lines } = gameSoFar(desk);
    expect(lines.filter((line) => line.startsWith('> attack'))).toHaveLength(2);
    expect(lines.join('\n')).not.toContain('> fight');
  });
});
