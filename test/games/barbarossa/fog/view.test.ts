// What each side sees of Barbarossa: fog over Soviet stacks, closed boxes, the secret of Rhine and Oder.
import { describe, expect, it } from '@jest/globals';
import { barbarossa, stateOf } from '../rules/kit.ts';
import { viewOf } from '../../../../src/session/session.ts';
import { seenBy } from '../../../../src/api/game.ts';
import { panelOf } from '../../../../src/screen/view/panel.ts';
import { at as asked } from '../desk.ts';

const at = (text: string, who: string, place: string): readonly string[] =>
  seenBy(barbarossa, stateOf(text), who)
    .units.filter((unit) => unit.at === place)
    .map(({ id }) => id);

const STACK = 'phase german-movement; turn 10; 13ra@1810; 3ra@1810; 4ra@1810; 24pz@1812; 7inf@1812';

describe('what the German is told of who was covered', () => {
  const FOUGHT =
    'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708; 47pz@1708; 7inf@1708; 3ra@1707; 4ra@1707 under; dice 1';

  it('is that nobody he can see is called so, though he may have met him', () => {
    expect(asked(FOUGHT).says('unit 4ra')).toMatch(/^No unit that you can see is called 4ra\./);
    expect(asked(FOUGHT).says('supply 4ra')).toMatch(
      /^No place and no unit that you can see is called 4ra\./,
    );
    // Of nobody at all he is told the same, and without fog that there is none.
    expect(asked(FOUGHT).says('unit 4rx')).toMatch(/^No unit that you can see is called 4rx\./);
    expect(asked(`${FOUGHT}; option fog=off`).says('unit 4rx')).toMatch(/^No unit is called 4rx\./);
  });

  it('is that he is off the map, when he has been seen and has died with the others', () => {
    const told = asked(FOUGHT).says('attack 1707 from 24pz 46pz 47pz 7inf', 'changes');
    expect(told).toContain('Soviets off the map now: 3rd and 4th Rifle Army.');
  });
});

describe('the German view', () => {
  it('shows the top of a Soviet stack and that there is more, not how much', () => {
    expect(at(STACK, 'german', '1810')).toEqual(['13ra', '?1810.1']);
    expect(at('phase german-movement; 13ra@1810; 3ra@1810', 'german', '1810')).toEqual(['13ra', '?1810.1']);
    expect(at('phase german-movement; 13ra@1810', 'german', '1810')).toEqual(['13ra']);
  });

  it('says how many there may be at most, which follows from what is seen', () => {
    const most = (text: string) =>
      seenBy(barbarossa, stateOf(text), 'german').units.find(({ id }) => id === '?1810.1')?.facts['most'];
    expect(most(STACK)).toBe(4);
    expect(most('phase german-movement; 13ra@1810; 3ra@1810')).toBe(4);
    expect(most(`${STACK}; own shown ["4ra"]`)).toBe(3);
  });

  it('has nothing of a covered unit but its side, its hex, and that it is covered', () => {
    const seen = (text: string) =>
      seenBy(barbarossa, stateOf(text), 'german').units.find(({ id }) => id === '?1810.1');
    const covered = { id: '?1810.1', name: 'covered unit', side: 'soviet', at: '1810', known: false };
    const nothing = { strength: '?', spent: false };
    const three = 'phase german-movement; turn 10; 13ra@1810; 3ra@1810; 4ra@1810; 5ra@1810; 6ra@1810';
    expect(seen(`${three}; own shown ["3ra","4ra"]`)).toEqual({ ...covered, ...nothing, facts: { most: 2 } });
    // One more at most: that it is there says it all.
    expect(seen(`${three}; own shown ["3ra","4ra","5ra"]`)).toEqual({ ...covered, ...nothing, facts: {} });
  });

  it('has every box, with or without anybody in it, fog or none', () => {
    for (const fog of ['on', 'off']) {
      const text = `phase german-movement; turn 10; option fog=${fog}; h1@track-12; 13ra@1810`;
      for (const who of ['german', 'soviet', 'both']) {
        const boxes = seenBy(barbarossa, stateOf(text), who).places.map(({ id }) => id);
        expect(boxes).toEqual(
          expect.arrayContaining(['track-12', 'track-13', 'airborne', 'out', 'bulgaria']),
        );
      }
      expect(asked(text).says('look track-13')).toMatch(/^The box of turn 13/);
    }
  });

  it('shows whom a battle has shown', () => {
    expect(at(`${STACK}; own shown ["4ra"]`, 'german', '1810')).toEqual(['13ra', '4ra', '?1810.1']);
  });

  it('shows nothing of the RVGK box and of Soviet reinforcements, not even how many', () => {
    const text = 'phase german-movement; turn 10; 13ra@rvgk; 62ra@track-12; h1@track-12';
    expect(at(text, 'german', 'rvgk')).toEqual([]);
    expect(at(text, 'german', 'track-12')).toEqual(['h1']);
    const counts = (who: string) =>
      seenBy(barbarossa, stateOf(text), who)
        .places.filter(({ id }) => id === 'rvgk' || id === 'track-12')
        .map(({ id, facts }) => [id, facts['count']]);
    expect(counts('german')).toEqual([
      ['rvgk', 0],
      ['track-12', 1],
    ]);
    expect(counts('soviet')).toEqual([
      ['rvgk', 1],
      ['track-12', 1],
    ]);
  });

  it('shows everything without fog, and to whoever plays both sides', () => {
    expect(at(`${STACK}; option fog=off`, 'german', '1810')).toEqual(['13ra', '3ra', '4ra']);
    expect(at(STACK, 'both', '1810')).toEqual(['13ra', '3ra', '4ra']);
  });
});

describe('the Soviet view', () => {
  it('shows all of a German stack on the map, but not what waits on the track', () => {
    expect(at(STACK, 'soviet', '1812')).toEqual(['24pz', '7inf']);
    expect(at('phase german-movement; h1@track-12', 'soviet', 'track-12')).toEqual([]);
  });

  const plans = (text: string, who: string) =>
    seenBy(barbarossa, stateOf(text), who).places.find(({ id }) => id === 'plans')?.facts;

  it('shows what was declared, and nothing that was not', () => {
    const text = [
      'phase german-movement; turn 20',
      'own plan.paulus "no-pause"; own plan.bonusZone "south"',
      'own plan.offensive {"turn":18,"gambit":true,"cities":[]}',
      'own plan.fightFight [{"side":"german","turn":10},{"side":"german","turn":19}]',
    ].join('; ');
    expect(plans(text, 'soviet')).toEqual({
      order: 'fight-move',
      paulus: 'no-pause',
      bonusZone: 'south',
      offensive: 18,
      gambit: true,
      fightFight: [10, 19],
    });
    expect(
      plans('phase german-movement; turn 32; own plan.fightFight [{"side":"soviet","turn":31}]', 'german'),
    ).toEqual({
      order: 'fight-move',
      fightFight: [31],
    });
  });

  it('shows the choice of Rhine or Oder from turn 30 on', () => {
    const text = 'phase german-movement; plan watch oder';
    expect(plans(`${text}; turn 29`, 'soviet')).toEqual({ order: 'fight-move' });
    expect(plans(`${text}; turn 29`, 'german')).toEqual({ order: 'fight-move', watch: 'oder' });
    expect(plans(`${text}; turn 30`, 'soviet')).toEqual({ order: 'fight-move', watch: 'oder' });
  });
});

describe('units that have set out', () => {
  it('are done only when they can go no farther; till then they have so much left', () => {
    const { desk, says, type } = asked(
      'phase german-movement; turn 4; plan order move-fight; option fog=off; 24pz@1910; 46pz@1910 under; 7inf@2117; 3ra@1607',
    );
    const seen = (id: string) => viewOf(desk).units.find((unit) => unit.id === id);
    expect(seen('24pz')).toMatchObject({ spent: false });
    expect(seen('24pz')).not.toHaveProperty('left');
    type('move 24pz 46pz 1909');
    expect(seen('24pz')).toMatchObject({ spent: false, left: 7, facts: { moved: true } });
    expect(says('look 1909')).toContain('24th Panzer Corps, German, attack 8, defence 6, moved, 7 left.');
    // `unit` has it once, and of how much.
    expect(says('unit 24pz')).toContain('moved, move 7 of 8.');
    const panel = panelOf(desk, undefined, undefined, '1909').map(({ text }) => text);
    expect(panel).toContain('24pz 24th Panzer Corps 8-6, 7 left');
    expect(says('map 1909')).toContain('G8');
    type('move 7inf 2116');
    expect(seen('24pz')).toMatchObject({ spent: true });
    expect(seen('24pz')).not.toHaveProperty('left');
    expect(panelOf(desk, undefined, undefined, '1909').map(({ text }) => text)).toContain(
      '24pz 24th Panzer Corps 8-6, done',
    );
  });
});

describe('every view', () => {
  const { hexes, score, turns } = seenBy(
    barbarossa,
    stateOf('base campaign; phase german-movement; held 2607 german; marker hc 1606; marker fc 2117'),
    'soviet',
  );

  it('tells holders that differ from the map, and markers', () => {
    expect(hexes['2607']).toEqual({ holder: 'german' });
    expect(hexes['1606']).toEqual({ hc: true });
    expect(hexes['2117']).toEqual({ fc: true });
    expect(hexes['2311']).toBeUndefined();
  });

  it('tells the German points and the last turn', () => {
    expect(turns).toBe(32);
    expect(score).toEqual([{ side: 'german', points: 14, rule: 'barbarossa:4.2a', why: 'points' }]);
  });

  it('names the boxes, and the plans', () => {
    const { places } = seenBy(barbarossa, stateOf('phase german-movement; 7inf@dead'), 'german');
    const named = Object.fromEntries(places.map(({ id, name }) => [id, name]));
    expect(named).toMatchObject({ dead: 'Dead pile', plans: 'Plans' });
  });

  it('tells how the game ended, when it has', () => {
    const state = stateOf('phase german-movement; turn 20');
    expect(seenBy(barbarossa, state, 'soviet')).not.toHaveProperty('over');
    const over = { winner: 'soviet', rule: 'barbarossa:4.16e', reason: 'gambit-failed' } as const;
    expect(seenBy(barbarossa, { ...state, over }, 'soviet').over).toEqual(over);
  });
});
