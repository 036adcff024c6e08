// Words of a player's own, and sentences left unsaid: made, kept, checked, and never in the way of the game's own words.
import { describe, expect, it } from '@jest/globals';
import { MUTE_KINDS } from '../../../src/api/mute-kinds.ts';
import { settingsOf, readConfig, withSetting } from '../../../src/cli/config-syntax.ts';
import { registryFor } from '../../../src/language/verb-registry.ts';
import { isRefusalCode } from '../../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../../src/text/en/index.ts';
import { DESK_MESSAGES } from '../../../src/text/en/play/session.ts';
import { at } from '../../games/barbarossa/desk.ts';
import { barbarossa } from '../../games/barbarossa/rules/kit.ts';
import { dagc } from '../../games/dagc/rules/kit.ts';
import { seated } from '../kit.ts';

type Kept = { readonly name: string; readonly value: string | undefined };

const remembering = () => {
  const kept: Kept[] = [];
  const remember = (name: string, value: string | undefined) => void kept.push({ name, value });
  return { ...seated({ remember }), kept };
};

describe('an alias', () => {
  it('stands for the beginning of a line, and is kept', () => {
    const { type, kept } = remembering();
    expect(type('alias lk = look').lines).toEqual(['Alias lk stands for: look.']);
    expect(kept).toEqual([{ name: 'alias.lk', value: 'look' }]);
    expect(type('lk 1403').lines).toEqual(type('look 1403').lines);
    expect(type('LK 1403').lines).toEqual(type('look 1403').lines);
    expect(type('alias').lines[0]).toBe('1 aliases.');
  });

  it('is forgotten by off', () => {
    const { type, kept } = remembering();
    type('alias lk = look');
    expect(type('alias lk off').lines).toEqual(['Alias lk is no more.']);
    expect(kept.at(-1)).toEqual({ name: 'alias.lk', value: undefined });
    expect(type('lk 1403').kind).toBe('refused');
  });

  it.each([
    ['alias look = end', 'look is a word of the game'],
    ['alias x = end', 'x is a word of the game'],
    ['alias ne = end', 'ne is a word of the game'],
    ['alias n = end', 'n is a word of the game'],
    ['alias 5 = end', '5 cannot be typed'],
    ['alias yy = nonsense', 'begins with no word'],
    ['alias yy = look 1403; end', 'too many lines'],
    ['alias yy', 'No alias is called yy'],
    ['alias yy off', 'No alias is called yy'],
    ['macro look = end', 'look is a word of the game'],
    ['macro dawn = status; nonsense', 'begins with no word'],
  ])('is refused in words: %s', (line, said) => {
    const { kind, lines } = seated().type(line);
    expect(kind).toBe('refused');
    expect(lines.join(' ')).toContain(said);
    expect(lines.at(-1)).toBe('Nothing changed.');
  });

  it('is no alias of a group', () => {
    const { type } = seated();
    type('group reserve = n1');
    expect(type('alias reserve = look').lines[0]).toMatch(/is one of your groups/);
  });
});

describe('a macro', () => {
  it('does its lines one after the other', () => {
    const { type } = seated();
    type('macro dawn = status; score');
    expect(type('dawn').lines).toEqual([...type('status').lines, ...type('score').lines]);
  });

  it('stops where a line is refused, and says where', () => {
    const { type } = seated();
    type('macro bad = status; move n1 9999; score');
    expect(type('bad').lines.at(-1)).toBe('Macro stopped at line 2 of 3: move n1 9999.');
  });

  it('stops where a line asks something', () => {
    const { type, desk } = seated();
    type('macro gone = resign; status');
    expect(type('gone').lines.at(-1)).toMatch(/^Macro stopped at line 1 of 2: resign/);
    expect(desk.asked?.kind).toBe('confirm');
  });
});

describe('mute', () => {
  const TWO = 'turn 2; phase german-movement; side german; unit 24pz 1613; unit 46pz 1613; held 1613 german';

  it('leaves sentences of a kind unsaid until they are wanted again', () => {
    const moved = (...lines: readonly string[]) =>
      at(TWO, 'normal').type(...lines, 'move 24pz 1612', 'move 46pz 1513').lines;
    const finished = /finished for this phase/;
    expect(moved().join(' ')).toMatch(finished);
    expect(moved('mute finished').join(' ')).not.toMatch(finished);
    expect(moved('mute finished', 'unmute').join(' ')).toMatch(finished);
  });

  it('is kept, told, and asked about', () => {
    const { type, kept } = remembering();
    expect(type('mute').lines[0]).toBe('All is said.');
    expect(type('mute finished ways').lines).toEqual(['No longer said: finished, ways.']);
    expect(kept).toEqual([{ name: 'mute', value: 'finished ways' }]);
    expect(type('mute').lines[0]).toBe('Not said: finished, ways.');
    expect(type('unmute ways').lines).toEqual(['Said again: ways.']);
    expect(type('unmute ways').lines).toEqual(['Was not muted: ways.']);
    expect(type('unmute', 'unmute').lines).toEqual(['Nothing was muted.']);
    expect(kept.at(-1)).toEqual({ name: 'mute', value: undefined });
  });

  it.each(['mute everything', 'mute 5', 'unmute questions'])('knows its kinds: %s', (line) => {
    const { kind, lines } = seated().type(line);
    expect(kind).toBe('refused');
    expect(lines.join(' ')).toContain('finished');
  });

  it('never takes a question, a refusal or a result away', () => {
    const questions = [barbarossa, dagc].flatMap(({ messages }) =>
      Object.keys(messages).filter((key) => key.startsWith('ask.')),
    );
    for (const { keys } of Object.values(MUTE_KINDS))
      for (const key of keys) {
        expect([key, isRefusalCode(key), questions.includes(key)]).toEqual([key, false, false]);
        expect(/^(?:battle\.result|word\.|ask\.|confirm)/.test(key)).toBe(false);
      }
  });

  it('has for each kind a sentence that there is', () => {
    const said = { ...PROGRAM_MESSAGES, ...DESK_MESSAGES, ...barbarossa.messages, ...dagc.messages };
    for (const [kind, { keys }] of Object.entries(MUTE_KINDS))
      expect([kind, keys.some((key) => Object.hasOwn(said, key))]).toEqual([kind, true]);
  });
});

describe('the config file', () => {
  it('has aliases, macros and what is left unsaid', () => {
    const { config, problems } = readConfig(
      'alias.n5 = next 5\nalias lk = look\nmacro.dawn = status; brief me\nmute = finished, ways\nlineedit = on\n',
    );
    expect(problems).toEqual([]);
    expect(settingsOf(config)).toEqual({
      aliases: { n5: 'next 5', lk: 'look' },
      macros: { dawn: ['status', 'brief me'] },
      muted: ['finished', 'ways'],
    });
  });

  it.each([
    ['alias.look = end', 'CONFIG.OWN'],
    ['alias.5x = end', 'CONFIG.OWN'],
    ['alias.gg =', 'CONFIG.OWN'],
    ['alias.gg = look; end', 'CONFIG.OWN'],
    ['macro.end = look', 'CONFIG.OWN'],
    ['mute = questions', 'CONFIG.VALUE'],
    ['lineedit = maybe', 'CONFIG.VALUE'],
  ])('tells that %s cannot be used', (line, code) => {
    const { config, problems } = readConfig(`names = short\n${line}\n`);
    expect(problems).toMatchObject([{ code, params: { line: 2 } }]);
    expect(config.own).toBeUndefined();
  });

  it('is changed in its place, however it is written there, and forgotten', () => {
    expect(withSetting('alias n5 = next 5\n# x\n', 'alias.n5', 'next 3')).toBe('alias.n5 = next 3\n# x\n');
    expect(withSetting('# x\nalias.n5 = next 5\nmute = ways\n', 'alias.n5', undefined)).toBe(
      '# x\nmute = ways\n',
    );
    expect(withSetting('mute = ways\n', 'mute', undefined)).toBe('');
  });
});

it('no word of a game is one that shared aliases could take unawares', () => {
  for (const game of [barbarossa, dagc]) expect(registryFor(game).find('alias')?.spec.name).toBe('alias');
});
