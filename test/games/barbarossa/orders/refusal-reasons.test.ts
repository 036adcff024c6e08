// What keeps an order from being done is said with its own rule, also where nobody was asked; what is hidden is said to be.
import { describe, expect, it } from '@jest/globals';
import { at } from '../desk.ts';

/** A refusal is the code, the rule behind it, and its sentence. */
const refused = (given: string, ...lines: readonly string[]): readonly (string | undefined)[] => {
  const reply = at(given, 'normal').type(...lines);
  return [reply.refusal?.code, reply.refusal?.rule.replace('barbarossa:', ''), reply.lines[0]];
};

const GERMAN = 'phase german-assault; plan order fight-move; own turn.luftwaffe 9;';
const SOVIET = 'phase soviet-assault; plan order move-fight; own turn.luftwaffe 9;';

describe('an order that nobody was asked for', () => {
  it('5.4c, 5.4d: the phases of a turn that has one order of them', () => {
    const said = (side: string, turn: number): readonly (string | undefined)[] =>
      refused(
        `phase ${side}-assault; turn ${turn}; plan order fight-move; 24pz@1910; 3ra@1909`,
        'choose move-fight',
      );
    expect(said('german', 1).slice(0, 2)).toEqual(['SEQUENCE.FIGHT-FIRST', '5.4c']);
    expect(said('soviet', 5).slice(0, 2)).toEqual(['SEQUENCE.FIGHT-FIRST', '5.4d']);
  });

  it('7.21a, 7.12a: markers after the loss of Moscow, and before there are any', () => {
    expect(
      refused(`${SOVIET} turn 9; own plan.moscowLost true; 3ra@1909; 24pz@1910`, 'marker a 1909'),
    ).toEqual([
      'MARKER.MOSCOW',
      '7.21a',
      'No marker in this turn: Moscow was German when it began. Rule 7.21a.',
    ]);
    expect(refused(`${SOVIET} turn 4; 3ra@1909; 24pz@1910`, 'marker a 1909').slice(0, 2)).toEqual([
      'MARKER.NOT-YET',
      '7.12a',
    ]);
  });

  it('11.18c: an advance over the Sivash', () => {
    const given = `${SOVIET} turn 9; 40ra@2907; 41ra@1607; 24pz@1606; held 3008 soviet`;
    expect(refused(given, 'advance 40ra 3008').slice(0, 2)).toEqual(['AFTER.STRAIT', '11.18c']);
    expect(refused(given, 'advance 41ra 1608').slice(0, 2)).toEqual(['ORDER.NOT-NOW', 'hexfront:orders']);
  });

  it('9.7a, R88: a right in the middle of a battle', () => {
    const given = `phase soviet-assault; plan order move-fight; turn 14; 3pz@2501; 1inf@2501 under; 40ra@2401; marker supplya 2400; marker aerial hand; held 2501 german`;
    const { type } = at(given, 'normal');
    type('attack 2501 from 40ra');
    expect(type('declare 2501').refusal).toMatchObject({ code: 'DECLARE.ATTACK', rule: 'barbarossa:9.7a' });
    expect(type('airlift 2501').lines[0]).toBe(
      'No aerial supply now: the odds of this battle have been worked out. Rule R88.',
    );
  });
});

describe('a refusal has the rule of this very order', () => {
  it('9.1a, 9.2a: no marker before the first come', () => {
    expect(
      refused('phase soviet-movement; turn 3; marker hc track-4; 3ra@1606; 24pz@1910', 'declare 1606'),
    ).toEqual([
      'DECLARE.NOT-YET',
      '9.1a',
      'Not declared: the Soviets have no marker before turn 4. Rule 9.1a.',
    ]);
    expect(
      refused('phase german-movement; turn 9; marker fc track-13; 24pz@1813', 'declare 1813').slice(0, 2),
    ).toEqual(['DECLARE.NOT-YET', '9.2a']);
    expect(refused('phase soviet-movement; turn 9; 3ra@1606; 24pz@1910', 'declare 1606').slice(0, 2)).toEqual(
      ['DECLARE.NO-MARKER', '9.3e'],
    );
  });

  it.each([
    ['1t', 'soviet', '8.19c'],
    ['6ssinf', 'german', '8.12f'],
    ['h1', 'german', '8.15a'],
    ['1mc', 'soviet', 'R102'],
  ])('8.12f, 8.15a, 8.19c, R102: why %s is out of play for good', (unit, side, rule) => {
    const given = `phase ${side}-administration; turn 14; ${unit}@out; 1inf@dead; 16ra@dead; 24pz@2117; 3ra@1606`;
    expect(refused(given, `replace ${unit} 1606`).slice(0, 2)).toEqual(['REPLACE.NEVER', rule]);
  });

  it('8.5a: each bar to a work of the East Wall', () => {
    const wall =
      'phase german-administration; turn 19; marker eastwall track-19; marker eastwall track-19; 24pz@1811; held 1811 german; held 1813 german; held 1705 german; 3ra@1702';
    const said = (hex: string): string | undefined => refused(wall, `fortify ${hex}`)[2];
    expect(said('1813')).toMatch(/is a city\. Rule 8\.5a\.$/);
    expect(said('2117')).toMatch(/is neither in the USSR nor in the Baltic Republics\. Rule 8\.5a\.$/);
    expect(said('1707')).toMatch(/is not held by the Germans\. Rule 8\.5a\.$/);
    expect(said('1811 1811')).toMatch(/was named twice\. Rule 8\.5a\.$/);
  });

  it('8.1a, 8.13: who is on the map or named without a place', () => {
    const given = 'phase german-administration; turn 8; 27inf@2117; 34inf@dead; 24pz@2118';
    expect(refused(given, 'place 27inf 2117')[2]).toBe(
      'Not placed: 27th Infantry Corps does not wait to enter: it is in Warsaw. Rule 8.1a.',
    );
    expect(refused(given, 'replace 34inf')[2]).toBe('34th Infantry Corps can come back: say where.');
  });

  it('4.13h, 8.26b: the ways back, one by one or as one stack', () => {
    const recall =
      'phase german-movement; turn 12; plan order move-fight; own expedition "out"; 24pz@caucasus; 3pz@caucasus; 49mtn@caucasus; 1inf@3002; 40ra@3201; held 2804 german; held 2607 german';
    expect(refused(recall, 'return 24pz 3pz 49mtn 3202')).toEqual([
      'RETURN.EACH',
      '4.13h',
      '3rd and 24th Panzer Corps, 49th Mountain Corps cannot return with one order: each comes by its own. Rule 4.13h.',
    ]);
    expect(refused(recall, 'return 24pz 3201').slice(0, 2)).toEqual(['RETURN.ENEMY', '4.13h']);
    expect(refused(recall, 'return 1inf 3202').slice(0, 2)).toEqual(['RETURN.NOT-WAITING', '4.13h']);
    const fetched =
      'phase soviet-movement; turn 21; plan order move-fight; 3ra@bulgaria; 1b@bulgaria; 2b@bulgaria; 4b@bulgaria; 24pz@3216; 16ra@3014';
    expect(refused(fetched, 'return 3ra 1b 2b 4b 3216').slice(0, 2)).toEqual(['RETURN.ENEMY', '8.26b']);
    expect(refused(fetched, 'return 3ra 3215').slice(0, 2)).toEqual(['RETURN.AS-ONE', '8.26b']);
  });

  it('10.34a: the Coastal Army hears how it goes', () => {
    const { lines } = at(
      'phase soviet-movement; turn 4; plan order move-fight; ica@2911; 24pz@1910',
      'normal',
    ).type('move ica 3108');
    expect(lines.join(' ')).toContain('It goes by sea: type sail');
  });
});

describe('what waits is said', () => {
  it('4.13m: who can return, and who must', () => {
    const seat = at(
      'phase german-movement; turn 12; plan order move-fight; own expedition "out"; 24pz@caucasus; 3pz@caucasus; 49mtn@caucasus; 1inf@3002; held 2804 german; held 2607 german',
    );
    expect(seat.says('pending')).toContain(
      'Germans: 1 unit can move, and 3rd and 24th Panzer Corps, 49th Mountain Corps can return.',
    );
    seat.type('return 24pz 3202');
    expect(seat.says('pending')).toContain(
      '3rd Panzer Corps, 49th Mountain Corps must return too: type return, a unit and a hex.',
    );
  });

  it('where nobody waits and steps are left', () => {
    const seat = at('phase soviet-administration; turn 9; 16ra@dead; 18ra@1606; 24pz@1910');
    expect(seat.says('pending')).toContain('Soviets: nobody waits to enter.');
  });
});

describe('what is hidden', () => {
  it('11.7d, 11.7e: the German is told that he may not look, whatever is in the box', () => {
    const told = (extra: string, box: string): string =>
      at(`${GERMAN} turn 9; option fog=on; 24pz@1910; 3ra@1909${extra}`).says(`look ${box}`);
    const rvgk = 'RVGK box. Nobody that you know of. You may not look at the rest, rule 11.7d.';
    expect([told('', 'rvgk'), told('; 16ra@rvgk', 'rvgk')]).toEqual([rvgk, rvgk]);
    const track = '1 unit that you know of. You may not look at the rest, rule 11.7e.';
    expect(told('; 1inf@track-12; 16ra@track-12', 'track-12')).toContain(track);
    expect(told('; 16ra@track-12', 'track-12')).toBe(told('', 'track-12'));
    expect(
      at(`${GERMAN} turn 9; option fog=off; 24pz@1910; 3ra@1909; 16ra@rvgk`).says('look rvgk'),
    ).toContain('RVGK box. 1 unit.');
  });

  it('11.21d: a destroyed line is not called a line', () => {
    const said = at(`${GERMAN} turn 9; 24pz@1910; 3ra@1909; own destroyed ["1817"]`).says('look 1817');
    expect(said).toContain('Fortified line destroyed.');
    expect(said).not.toContain('German fortified line.');
  });
});

describe('what is asked', () => {
  it('R125: halved attackers count for more together, and the question says so', () => {
    const given =
      'phase soviet-assault; turn 9; plan order move-fight; own turn.luftwaffe 9; 10ra@2310; 11ra@2310 under; 12ra@2310 under; 13ra@2310 under; 16ra@2310 under; 2lw@2311; held 2311 german; dice 1';
    const { says } = at(given);
    expect(says('attack 2311 from 2310')).toMatch(
      /Halved factors are added up before they are halved: 10th and 11th Rifle Army count 3 together\./,
    );
  });

  it('4.17d: odds say that a drop cannot be, and whom they count', () => {
    const given = `${GERMAN} turn 17; 24pz@1910; 1inf@1910 under; 3ra@1909; 2para@airborne`;
    expect(at(given).says('odds 1909 from 24pz 1inf drop 2para')).toContain(
      'only in the first turn of the gambit',
    );
    const gambit = `${given}; own plan.offensive {"turn":17,"gambit":true,"cities":["1606"]}`;
    expect(at(gambit).says('odds 1909 from 24pz 1inf drop 2para')).toContain(
      'With 24th Panzer Corps, 1st Infantry Corps, 2nd Paratroop Corps.',
    );
  });

  it('4.14d: a game that is over has no next check', () => {
    const seat = at(`${GERMAN} turn 9; 24pz@1910; 3ra@1909`);
    expect(seat.says('score')).toContain('Soviet');
    seat.type('resign', 'yes');
    expect(seat.says('score')).not.toMatch(/check|Moscow calls/);
  });

  it('7.7A, 8.11b: the occasions of standing orders, also to the side that broke in', () => {
    const seat = at(`${GERMAN} turn 9; 24pz@1910; 3ra@1909`);
    for (const line of ['standing', 'help standing'])
      for (const name of ['emergency', 'before-assaults', 'air-supply'])
        expect([line, seat.says(line)]).toEqual([line, expect.stringContaining(`${name}: `)]);
  });
});
