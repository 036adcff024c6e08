// Typed lines understood: hexes, places, units, paths, steps, questions back, and what may not be named.
import { describe, expect, it } from '@jest/globals';
import type { Flag, VerbSpec } from '../../src/api/verb-spec.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import type { Scene } from '../../src/language/parse/scope.ts';
import { unitsAt } from '../../src/language/parse/scope.ts';
import { understand } from '../../src/language/parse/line.ts';
import { ford } from '../games/ford/game.ts';
import { fordMatch, onSheets, ordersIn, registry, sceneOf, shared, told } from './scenes.ts';

const north = sceneOf(fordMatch(), 'north', '1203');
const axis = onSheets('axis', 'N1721');

const inFord = (line: string, scene: Scene = north): string => told(understand(registry, scene, line));
const onMap = (line: string, scene: Scene = axis): string => told(understand(shared, scene, line));

describe('a hex', () => {
  it.each([
    '1303',
    '13 03',
    '13.03',
    '13-03',
    '1 3 0 3',
    '"1303"',
    'one three zero three',
    'the 1303',
    'at 1303',
  ])('is typed %s', (hex) => {
    expect(inFord(`look ${hex}`)).toBe('look place=1303');
  });

  it.each([
    'n1721',
    'N1721',
    'N 17 21',
    'n 1721',
    'n17.21',
    '1721 n',
    '17 21 N',
    '1721n',
    'November 1 7 2 1',
    'november one seven two one',
  ])('of a sheet is typed %s', (hex) => {
    expect(onMap(`look ${hex}`)).toBe('look place=N1721');
  });

  it('needs no sheet letter where only one sheet has it', () => {
    expect(onMap('look 0721')).toBe('look place=N0721');
    expect(onMap('look 2921')).toBe('look place=S2921');
  });

  it('that two sheets have is asked about', () => {
    expect(onMap('look 1521')).toBe('which N1521 S1521');
  });

  it('of a seam has one id by both its names', () => {
    expect(onMap('look s3115')).toBe('look place=N0115');
    expect(onMap('look n0115')).toBe('look place=N0115');
  });

  it('may be a place, of one or more words, in any case, whole words enough', () => {
    expect(inFord('look brod')).toBe('look place=1203');
    expect(onMap('look brest-litovsk')).toBe('look place=N0505');
    expect(onMap('look Brest Litovsk')).toBe('look place=N0505');
    expect(onMap('look litovsk')).toBe('look place=N0505');
    expect(onMap('look "velikie luki"')).toBe('look place=N0707');
    expect(onMap('look box:reserve')).toBe('look place=box:reserve');
    expect(onMap('look reserve box')).toBe('look place=box:reserve');
    expect(onMap('look dead pile')).toBe('look place=box:dead');
  });

  it('whose name several places share is asked about', () => {
    expect(onMap('look velikie')).toBe('which N0707 N0909');
  });

  it('may be where a unit is, where one looked last, or a step from there', () => {
    expect(inFord('look n1')).toBe('look place=1302');
    expect(onMap('look 9 infantry')).toBe('look place=N1822');
    expect(inFord('look here')).toBe('look place=1203');
    expect(inFord('look w')).toBe('look place=1204');
    expect(inFord('look west west')).toBe('look place=1205');
    expect(inFord('look 1303 north-east')).toBe(inFord('look 1303 north east'));
  });

  it('pairs up two-digit words in a path', () => {
    expect(inFord('move 12 03 13 03 13 04')).toBe('move n3 1303 1304');
  });
});

describe('a unit', () => {
  it.each([
    ['unit 24pz', 'unit unit=24pz'],
    ['unit 24PZ', 'unit unit=24pz'],
    ['unit 24 pz', 'unit unit=24pz'],
    ['u 24 panzer', 'unit unit=24pz'],
    ['unit 24 panzer corps', 'unit unit=24pz'],
    ['unit pan', 'unit unit=24pz'],
    ['unit motor', 'unit unit=3mot'],
    ['unit n1721.1', 'unit unit=24pz'],
    ['unit N 17 21.2', 'unit unit=3mot'],
    ['unit n1822', 'unit unit=9inf'],
    ['unit n1721', 'which 24pz 3mot'],
    ['unit guards', 'which 1gd 2gd'],
    ['unit 24', 'which 24pz 24army'],
    ['unit p', 'UNIT.UNKNOWN'],
    ['unit 2', 'unit unit=2gd'],
    ['unit 4', 'UNIT.UNKNOWN'],
    ['unit n1721.3', 'UNIT.INDEX'],
    ['unit n0101', 'UNIT.NONE-HERE'],
  ])('%s', (line, expected) => {
    expect(onMap(line)).toBe(expected);
  });

  it('by its number is counted as look lists them: own first', () => {
    const { view } = north;
    const [first, second] = unitsAt(view, '1302');
    expect(inFord('unit 1302.1')).toBe(`unit unit=${first?.id ?? ''}`);
    expect(inFord('unit 13 02.2')).toBe(`unit unit=${second?.id ?? ''}`);
  });

  it('that is covered has no name, no id and no number', () => {
    const soviet = { ...axis.view, units: axis.view.units };
    expect(soviet.units.some(({ known }) => !known)).toBe(true);
    expect(onMap('unit covered unit')).toBe('UNIT.UNKNOWN');
    expect(onMap('unit "?S1506.2"')).toBe('UNIT.UNKNOWN');
    expect(onMap('unit s1506.2')).toBe('UNIT.COVERED');
    expect(onMap('unit s1506')).toBe('unit unit=1gd');
    const hidden = north.view.units.filter(({ known }) => !known);
    expect(hidden.map(({ id }) => inFord(`unit "${id}"`))).toEqual(hidden.map(() => 'UNIT.UNKNOWN'));
  });

  it('an order means those that can obey it, before those that cannot, before the other side', () => {
    const ready: Scene = { ...axis, subjects: () => ['3mot'] };
    expect(onMap('move n1721 n1822', ready)).toBe('move 3mot N1822');
    expect(onMap('move n1721 n1822', axis)).toBe('move 24pz N1822; move 3mot N1822');
    expect(onMap('move 24 n1822')).toBe('move 24pz N1822');
    expect(onMap('move guards n1822')).toBe('which 1gd 2gd');
    expect(onMap('move guards s1506', onSheets('soviet'))).toBe('which 1gd 2gd');
    expect(onMap('attack s1506 from n1721')).toBe('attack S1506 from 24pz 3mot');
  });
});

describe('a question back', () => {
  it('has a whole line for each answer, and goes on until all is clear', () => {
    const asked = understand(shared, axis, 'unit  24 .');
    expect(asked).toMatchObject({
      kind: 'which',
      refusal: { code: 'UNIT.AMBIGUOUS', params: { typed: '24', count: 2 } },
    });
    const lines = asked.kind === 'which' ? asked.candidates.map(({ line }) => line) : [];
    expect(lines).toEqual(['unit  24pz', 'unit  24army']);
    expect(lines.map((line) => onMap(line))).toEqual(['unit unit=24pz', 'unit unit=24army']);
    const two = understand(shared, onSheets('soviet'), 'move guards 1521');
    const next = two.kind === 'which' ? (two.candidates[1]?.line ?? '') : '';
    expect(onMap(next, onSheets('soviet'))).toBe('which N1521 S1521');
  });

  it('labels its candidates for sentences', () => {
    const asked = understand(shared, axis, 'unit guards');
    expect(asked.kind === 'which' ? asked.candidates[0]?.label : undefined).toEqual({
      key: 'which.a-unit',
      params: { unit: '1gd', name: '1 Guards Rifle Corps', at: 'S1506' },
    });
  });

  it('is put only when the rest of the line is sound', () => {
    expect(onMap('move guards nowhere')).toBe('PLACE.UNKNOWN');
  });
});

describe('an order', () => {
  it.each([
    ['move n1 1303', 'move n1 1303'],
    ['M N1 to 1303.', 'move n1 1303'],
    ['move 1302 1303', 'move n1 1303; move n2 1303'],
    ['move n1 n2 1303 1304', 'move n1 1303 1304; move n2 1303 1304'],
    ['move n1 and n2 to 1303', 'move n1 1303; move n2 1303'],
    ['move n1, n2, 1303', 'move n1 1303; move n2 1303'],
    ['move n1 n3', 'move n1 1203'],
    ['move n1 brod', 'move n1 1203'],
    ['move n1 w w', 'move n1 1303 1304'],
    ['move n1 n3 w', 'move n1 1303; move n3 1204'],
    ['move 3 northern foot to brod', 'move n3 1203'],
    ['move n1 n1 1303', 'move n1 1303'],
    ['attack 1403 from n1 n2', 'attack 1403 from n1 n2'],
    ['attack 1403 from 1302 n3', 'attack 1403 from n1 n2 n3'],
    ['attack 1403 n1', 'attack 1403 from n1'],
    ['attack 1403 with n1 and n2', 'attack 1403 from n1 n2'],
    ['attack s1', 'attack 1403'],
    ['retreat n1 n2 to 1303', 'retreat n1 n2 to 1303'],
    ['advance n1 to brod', 'advance n1 1203'],
    ['place n7 at 1003', 'place n7 1003'],
    ['place n7 dead pile', 'place n7 dead'],
    ['choose none', 'choose none'],
    ['die 3 04', 'die 3 4'],
    ['pass', 'pass'],
    ['react s1 1504', 'react s1 1504'],
    ['end; end.', 'end; end'],
    ['move n1 1303; end', 'move n1 1303; end'],
    ['standing ask reaction', 'standing ask if reaction'],
    ['standing ask if Reaction at brod', 'standing ask if reaction at 1203'],
    ['standing ask reaction at 1403 unit=s1', 'standing ask if reaction at 1403 unit=s1'],
    ['standing drop 2', 'standing drop 2'],
    [
      'standing add if reaction at 13 03 then react n1 to 1203',
      'standing add if reaction at 1303 then react n1 1203',
    ],
  ])('%s', (line, expected) => {
    expect(inFord(line)).toBe(expected);
  });

  it('is by the side at the keyboard', () => {
    expect(ordersIn(understand(registry, sceneOf(fordMatch(), 'south'), 'end'))).toEqual([
      { by: 'south', verb: 'end', args: {} },
    ]);
  });

  it('answers a question by id, hex or name', () => {
    const scene: Scene = {
      ...north,
      legal: () => [{ what: ['n3'] }, { what: ['1303'] }, { what: ['None'] }],
    };
    expect(inFord('choose 3 northern', scene)).toBe('choose n3');
    expect(inFord('choose northern', scene)).toBe('choose n3');
    expect(inFord('choose 13 03', scene)).toBe('choose 1303');
    expect(inFord('choose none', scene)).toBe('choose None');
    expect(inFord('choose other', scene)).toBe('choose other');
  });
});

describe('options', () => {
  const flags: readonly Flag[] = [
    { name: 'pressed' },
    { name: 'losses', takes: 'number' },
    { name: 'how', takes: 'word', values: ['hard', 'soft'] },
  ];
  const assault: VerbSpec = {
    name: 'assault',
    aliases: [],
    group: 'act',
    kind: 'order',
    slots: [
      { name: 'target', kind: 'hex' },
      { name: 'from', kind: 'unit', many: true, optional: true, after: 'from' },
    ],
    flags,
    help: 'attacks hard.',
    examples: ['assault {to}'],
    seeAlso: [],
  };
  const own = registryFor({ ...ford, verbs: ['move', assault] });

  it.each([
    ['assault 1403 from n1 --pressed', { pressed: ['yes'] }],
    ['assault --pressed 1403 from n1', { pressed: ['yes'] }],
    ['assault 1403 from n1 pressed', { pressed: ['yes'] }],
    ['assault 1403 from n1 --losses 2', { losses: ['2'] }],
    ['assault --losses=2 1403 from n1', { losses: ['2'] }],
    ['assault 1403 losses=2 from n1 HOW=hard', { losses: ['2'], how: ['hard'] }],
    ['assault 1403 from n1 --how=hard --how soft', { how: ['hard', 'soft'] }],
    ['assault 1403 from n1', {}],
  ])('%s', (line, expected) => {
    const [order] = ordersIn(understand(own, north, line));
    expect(order?.args).toEqual({ target: ['1403'], from: ['n1'], ...expected });
  });

  it.each([
    ['assault 1403 --presed', 'OPTION.UNKNOWN'],
    ['assault 1403 --losses many', 'OPTION.VALUE'],
    ['assault 1403 --losses', 'OPTION.VALUE'],
    ['assault 1403 --how=other', 'OPTION.VALUE'],
    ['move n1 1303 --pressed', 'OPTION.UNKNOWN'],
    ['move n1 1303 --__proto__=1', 'OPTION.UNKNOWN'],
  ])('%s is refused', (line, code) => {
    expect(told(understand(own, north, line))).toBe(code);
  });
});

describe('a slot that must be filled', () => {
  it('is missed even where its word was never typed', () => {
    const swear: VerbSpec = {
      name: 'swear',
      aliases: [],
      group: 'act',
      kind: 'order',
      slots: [{ name: 'then', kind: 'order', after: 'then' }],
      help: 'promises an order.',
      examples: ['swear then end'],
      seeAlso: [],
    };
    const own = registryFor({ ...ford, verbs: ['end', swear] });
    expect(told(understand(own, north, 'swear'))).toBe('WORD.MISSING');
    expect(ordersIn(understand(own, north, 'swear then end'))[0]?.args).toEqual({ then: ['end'] });
  });
});

describe('questions and verbs of the program', () => {
  it.each([
    ['', 'nothing'],
    ['# thinking', 'nothing'],
    ['st', 'status'],
    ['legal move', 'legal verb=move'],
    ['legal m', 'legal verb=move'],
    ['legal n1', 'legal unit=n1'],
    ['near', 'near'],
    ['near 3', 'near distance=3'],
    ['near enemy', 'near who=enemy'],
    ['near brod 3 enemy', 'near hex=1203 distance=3 who=enemy'],
    ['near n1 2', 'near hex=1302 distance=2'],
    ['near 12 03 2', 'near hex=1203 distance=2'],
    ['dist brod most', 'dist from=1203 to=1504'],
    ['dist from brod to n1', 'dist from=1203 to=1302'],
    ['dist most', 'dist from=1504'],
    ['dist to most', 'dist from=1504'],
    ['row 12', 'row number=12'],
    ['col 05', 'col number=5'],
    ['units', 'units'],
    ['units enemy', 'units side=south'],
    ['units mine', 'units side=north'],
    ['units Southerners', 'units side=south'],
    ['units s', 'units side=south'],
    ['moves n1', 'moves unit=n1'],
    ['? attack', 'help verb=attack'],
    ['rule 4.1', 'rule about=4.1'],
    ['rule the river', 'rule about=the river'],
    ['history 5', 'history count=5'],
    ['undo', 'undo'],
    ['undo 2', 'undo count=2'],
    ['undo anyway', 'undo how=anyway'],
    ['undo anyway 3', 'undo how=anyway count=3'],
    ['note weak flank; see Brod, "now"', 'note text=weak flank; see Brod, "now"'],
    ['mark', 'mark'],
    ['hexspeech NATO', 'hexspeech style=nato'],
    ['try', 'try'],
    ['try off', 'try how=off'],
    ['try move 1302 1303', 'try [move n1 1303; move n2 1303]'],
    ['halt', 'halt'],
    ['q', 'quit'],
  ])('%j', (line, expected) => {
    expect(inFord(line)).toBe(expected);
  });

  it('a number goes to a name where the line makes no sense otherwise', () => {
    expect(onMap('near 9 infantry 2')).toBe('near hex=N1822 distance=2');
  });
});

describe('the level of one reply', () => {
  it.each([
    ['look 1303 --verbose', 'verbose'],
    ['look --brief 1303', 'brief'],
    ['status --normal', 'normal'],
    ['move n1 1303 --VERBOSE', 'verbose'],
    ['try move n1 1303 --brief', 'brief'],
    ['move n1 1303 --brief; end', 'brief'],
    ['rule river --brief', 'brief'],
    ['move foot 1303 --brief', 'brief'],
    ['move n9 1303 --verbose', 'verbose'],
  ])('is that of its option: %s', (line, level) => {
    expect(understand(registry, north, line).level).toBe(level);
  });

  it('is no part of what is understood', () => {
    const { level, ...meant } = understand(registry, north, 'move n1 1303 --brief');
    expect([level, meant]).toEqual(['brief', understand(registry, north, 'move n1 1303')]);
    const rule = understand(registry, north, 'rule river --brief');
    expect(rule).toEqual({ ...understand(registry, north, 'rule river'), level: 'brief' });
  });

  it.each(['note --brief', 'note weak --verbose here', 'look "--brief"'])(
    'is not read out of a text: %s',
    (line) => {
      expect(understand(registry, north, line).level).toBeUndefined();
    },
  );
});
