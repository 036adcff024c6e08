// The 280 counters against the rulebook, its errata and the census of what it names.
import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../../../../src/board/provenance.ts';
import {
  byId,
  detail,
  file,
  firstTurn,
  ids,
  isGerman,
  isKind,
  ofKind,
  ofType,
  origins,
  sorted,
  unit,
  units,
  unknownRules,
} from './counters.ts';
import type { UnitLine } from './counters.ts';
import { list, map, readJson } from './kit.ts';

type Fact = {
  readonly rules: readonly string[];
  readonly says: string;
  readonly units: string;
  readonly is?: Readonly<Record<string, unknown>>;
  readonly enters?: Readonly<Record<string, unknown>>;
};
type Facts = {
  readonly facts: readonly Fact[];
  readonly abbreviations: { readonly prints: string };
  readonly census: Readonly<Record<string, number>>;
  readonly markers: Readonly<Record<string, number>>;
  readonly ranges: Readonly<Record<string, number>>;
};
const facts = readJson<Facts>('units-facts.json');

const REPLACED_1941 = 'rifle mechanized airborne';
const isRifleArmy = (one: UnitLine): boolean =>
  one.type === 'rifle' && one.size === 'army' && one.nationality === 'soviet' && !isKind('oversized')(one);
const isFilled = (one: UnitLine): boolean =>
  origins(one)['name']?.why?.startsWith('The rules leave 69') === true;

describe('the count', () => {
  const markers = file.markers.reduce((sum, { count }) => sum + count, 0);

  it('barbarossa:2.1a is 280 with the markers', () => {
    expect(units.length + markers).toBe(280);
  });

  it('agrees with the census of what the rulebook names', () => {
    const germans = units.filter(isGerman);
    const early = germans.filter((one) => one.setup !== undefined || (firstTurn(one) ?? 99) <= 13);
    const late = germans.filter((one) => !early.includes(one));
    expect({
      'german corps of 1941 and 1942': early.length,
      'other German formations named': late.filter((one) => !isFilled(one)).length,
      'German formations filled': late.filter(isFilled).length,
      'Axis satellites': ofKind('axis-satellite').length,
      'rifle armies named': units.filter((one) => isRifleArmy(one) && !isFilled(one)).length,
      'rifle armies filled': units.filter((one) => isRifleArmy(one) && isFilled(one)).length,
      'oversized rifle armies': ofKind('oversized').length,
      'shock armies': ofType('shock').length,
      'Guards armies': ofType('guards').length,
      'tank armies': ofType('tank').filter((one) => !isKind('guards-tank')(one)).length,
      'Guards Tank armies': ofKind('guards-tank').length,
      'Coastal Army': ofType('naval').length,
      'Group Popov': units.filter(({ id }) => id === 'mgp').length,
      'communist satellites': ofKind('communist-satellite').length,
      'corps of 1941': ofKind('corps-of-1941').length,
      markers,
    }).toEqual(facts.census);
  });

  it('has every abbreviation of 2.7 on a counter', () => {
    const prints = new Set(units.map(({ print }) => print));
    expect(list(facts.abbreviations.prints).filter((print) => !prints.has(print))).toEqual([]);
  });

  it('prints at most five letters, in small letters and digits what is typed', () => {
    expect(ids(units.filter(({ print, id }) => print.length > 5 || !/^[a-z0-9]+$/.test(id)))).toBe('');
  });

  it('has as many markers of each sort as the rules bring into play', () => {
    expect(Object.fromEntries(file.markers.map(({ id, count }) => [id, count]))).toEqual(facts.markers);
  });

  it.each(Object.entries(facts.ranges))('barbarossa:7.10b %s reaches %i hexes', (id, range) => {
    expect(file.markers.find((one) => one.id === id)?.values).toEqual({ range });
  });
});

describe('what the book says', () => {
  it.each(facts.facts.map((fact) => [`barbarossa:${fact.rules.join(', ')} ${fact.says}`, fact] as const))(
    '%s',
    (_, { units: some, is = {}, enters }) => {
      for (const one of list(some).map(unit)) {
        expect([one.id, one]).toEqual([one.id, expect.objectContaining(is)]);
        if (enters !== undefined) expect(one.entry?.[0]).toMatchObject(enters);
      }
    },
  );

  const stated = facts.facts.flatMap(({ rules, says, units: some, is = {} }) =>
    list(some).flatMap((id) =>
      Object.keys(is).map((field) => ({ id, field, rules: rules.map((rule) => `barbarossa:${rule}`), says })),
    ),
  );

  it('is marked as given or implied, with the rule that says it', () => {
    const wrong = stated.filter(({ id, field, rules }) => {
      const origin = origins(unit(id))[field];
      const isCited = origin?.rules.some((rule) => rules.includes(rule)) === true;
      return origin === undefined || origin.status === 'reconstructed' || !isCited;
    });
    // Sizes and dots of whole classes are said in more general paragraphs.
    expect(
      wrong.filter(({ field }) => field !== 'size').map(({ id, field, says }) => `${id} ${field}: ${says}`),
    ).toEqual([]);
  });

  it('ERR.U5 knows no 24 Infantry Corps', () => {
    expect([byId.has('24inf'), unit('24pz').type]).toEqual([false, 'panzer']);
  });
});

describe('what the book leaves open', () => {
  const status = (one: UnitLine, field: string): string | undefined => origins(one)[field]?.status;

  it('barbarossa:R102 no corps of 1941 can be reclaimed, which no rule says', () => {
    const corps = ofKind('corps-of-1941');
    expect(corps.filter(({ dot }) => !dot)).toEqual([]);
    expect(corps.filter((one) => status(one, 'dot') !== 'reconstructed')).toEqual([]);
  });

  it('barbarossa:10.34a the Coastal Army begins in one of its two ports', () => {
    expect(unit('ica').setup).toEqual({ hex: '2911' });
    expect(status(unit('ica'), 'setup')).toBe('reconstructed');
  });

  it('barbarossa:2.1a what is filled has no given name or type', () => {
    expect(ids(units.filter((one) => isFilled(one) && status(one, 'type') === 'given'))).toBe('');
  });

  it('barbarossa:2.7 which counters are Korpsgruppen is said of none', () => {
    const groups = ofKind('kg');
    expect(groups.filter((one) => status(one, 'kinds') !== 'reconstructed')).toEqual([]);
    const named = groups.filter(({ name }) => name.startsWith('Korpsgruppe '));
    expect(named.filter((one) => status(one, 'name') !== 'reconstructed')).toEqual([]);
  });

  it('barbarossa:2.7b abbreviations are given as print, short forms of ours are not', () => {
    const listed = new Set(list(facts.abbreviations.prints));
    const given = units.filter(({ print }) => listed.has(print));
    expect(ids(given.filter((one) => status(one, 'print') !== 'given'))).toBe('');
    const ours = units.filter(({ print }) => /\d(Pz|Mtn|SS.*|MC|RC|ABC|Sh|Cav|Para|Lw)$/.test(print));
    expect(ours.length).toBeGreaterThan(60);
    expect(ids(ours.filter((one) => status(one, 'print') !== 'reconstructed'))).toBe('');
  });

  it('barbarossa:2.8b who has a bracket is said of three alone', () => {
    const said = units.filter((one) => status(one, 'bracket') !== 'reconstructed');
    expect(sorted(ids(said))).toBe('ls mnz ppr');
  });

  it('barbarossa:2.13 the short forms on markers are given where the book quotes them', () => {
    const given = file.markers.filter(
      (one) => provenanceOf(file, 'markers', 'print', one.from)?.status === 'given',
    );
    expect(given.map(({ id }) => id)).toEqual(['vp1', 'vp10', 'watch', 'supplya', 'supplyb', 'supplyc']);
  });
});

describe('classes', () => {
  it('barbarossa:2.9 every unit has the class of its type', () => {
    expect(ids(units.filter((one) => file.types[one.type]?.mobility !== one.mobility))).toBe('');
  });

  it('barbarossa:2.9 every type has a bearer', () => {
    expect(Object.keys(file.types).filter((type) => ofType(type).length === 0)).toEqual([]);
  });

  const colour = (one: UnitLine): string => {
    if (isKind('axis-satellite')(one)) return 'satellite';
    if (isKind('communist-satellite')(one)) return 'communist';
    if (isGerman(one)) return one.mobility === 'mech' ? 'german-mech' : 'german-foot';
    if (isKind('oversized')(one)) return 'oversized';
    if (one.size === 'corps') return one.mobility === 'mech' ? 'scarlet' : 'light-blue';
    if (one.mobility === 'non-mech') return 'tan';
    return one.type === 'guards' || isKind('guards-tank')(one) ? 'scarlet' : 'tank-red';
  };
  it('barbarossa:2.6 wears the colours of its class', () => {
    expect(ids(units.filter((one) => one.colour !== colour(one)))).toBe('');
  });

  it('barbarossa:5.7c only shock armies bear the asterisk', () => {
    expect(ids(units.filter((one) => (one.doubles === true) !== (one.type === 'shock')))).toBe('');
  });

  it('barbarossa:8.4a one emergency unit is mechanized and five are not, all with a die for a factor', () => {
    const six = ofKind('emergency');
    expect(six.map(({ mobility }) => mobility).toSorted()).toEqual([
      'mech',
      ...Array.from({ length: 5 }, () => 'non-mech'),
    ]);
    expect(units.filter(({ attack, defense }) => attack === 'd6' || defense === 'd6')).toEqual(six);
  });

  it('barbarossa:2.8b brackets mark what was made up in the field, and nothing of 1941', () => {
    const adHoc = ['kg', 'emergency', 'detachment'];
    expect(units.filter((one) => !one.bracket && adHoc.some((kind) => isKind(kind)(one)))).toEqual([]);
    expect(units.filter((one) => one.bracket && one.setup !== undefined)).toEqual([]);
  });
});

describe('factors', () => {
  const number = (factor: UnitLine['attack']): number => (factor === 'd6' ? 0 : factor);

  it('barbarossa:11.20c panzer corps attack better than they defend', () => {
    const panzer = [...ofType('panzer'), ...ofType('parachute-panzer')].filter(
      ({ attack }) => attack !== 'd6',
    );
    expect(ids(panzer.filter(({ attack, defense }) => number(defense) >= number(attack)))).toBe('');
  });

  it('barbarossa:11.14c mountain corps defend better than they attack', () => {
    expect(ids(ofType('mountain').filter(({ attack, defense }) => number(defense) <= number(attack)))).toBe(
      '',
    );
  });

  it('barbarossa:11.12c only the Coastal Army has an attack factor of zero', () => {
    expect(ids(units.filter(({ attack }) => attack === 0))).toBe('ica');
  });

  it('barbarossa:4.19e no Soviet unit of 1944 has less than 3', () => {
    const late = units.filter(
      (one) => one.side === 'soviet' && !isKind('corps-of-1941')(one) && one.id !== 'ica',
    );
    expect(ids(late.filter(({ attack, defense }) => number(attack) < 3 || number(defense) < 3))).toBe('');
  });

  it('barbarossa:8.22a an oversized army is stronger than its counterpart', () => {
    const weak = ofKind('oversized').filter(
      (one) => number(one.defense) <= number(unit(one.counterpart ?? '').defense),
    );
    expect(ids(weak)).toBe('');
  });

  it('a Guards Tank army is stronger than its namesake', () => {
    const weak = ofKind('guards-tank').filter(
      (one) => number(one.attack) <= number(unit(one.converts ?? '').attack),
    );
    expect(ids(weak)).toBe('');
  });
});

describe('arrival', () => {
  it('barbarossa:2.12a every unit has a place to stand or a turn to come, and not both', () => {
    expect(ids(units.filter(({ setup, entry }) => (setup === undefined) === (entry === undefined)))).toBe('');
  });

  it('comes between Game Turn 2 and 32', () => {
    const turns = units.flatMap(({ entry = [] }) => entry.map(({ turn }) => turn));
    expect(turns.filter((turn) => typeof turn === 'number' && (turn < 2 || turn > 32))).toEqual([]);
    expect([...new Set(turns.filter((turn) => typeof turn === 'string'))].toSorted()).toEqual(['?', 'MG']);
  });

  it.each(['N', 'C', 'S', 'Rom'])('barbarossa:3.3 group %s fits its hexes', (group) => {
    const some = units.filter(
      ({ setup }) => setup !== undefined && 'group' in setup && setup.group === group,
    );
    const key = { N: 'agn', C: 'agc', S: 'ags', Rom: 'rom' }[group] ?? '';
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThanOrEqual(5 * (map.areas[key]?.hexes.length ?? 0));
    expect(ids(some.filter(({ side }) => side !== 'german'))).toBe('');
  });

  it('barbarossa:8.2c two Korpsgruppen may come anywhere, barbarossa:8.2e some have a hex, the others a zone', () => {
    const kg = ofKind('kg').map(({ entry }) => entry?.[0]);
    const zones = kg.filter((entry) => entry?.by === 'in-situ').map((entry) => entry?.zone ?? 'any');
    expect(zones.filter((zone) => zone === 'any')).toHaveLength(2);
    expect(new Set(zones)).toEqual(new Set(['any', 'north', 'south']));
    expect(kg.filter((entry) => entry?.by === 'hex').length).toBeGreaterThan(1);
    expect(kg.filter((entry) => entry?.by !== 'hex' && entry?.by !== 'in-situ')).toEqual([]);
  });

  it('names areas, zones and hexes that the map has', () => {
    const entries = units.flatMap(({ id, entry = [], bound }) => [
      ...entry.map((one) => ({ id, ...one })),
      ...(bound === undefined ? [] : [{ id, area: bound }]),
    ]);
    const wrong = entries.filter(
      (one) =>
        (one.area !== undefined && map.areas[one.area] === undefined) ||
        ('zone' in one && one.zone !== undefined && map.zones[one.zone] === undefined) ||
        ('hex' in one && one.hex !== undefined && map.hexes[one.hex]?.country === undefined),
    );
    expect(wrong).toEqual([]);
  });

  it('barbarossa:8.20a Guards and shock armies convert, barbarossa:8.19a as Guards Tank armies do', () => {
    const by = units
      .filter(({ entry }) => entry?.[0]?.by === 'conversion')
      .map(({ type, kinds }) => kinds?.[0] ?? type);
    expect([...new Set(by)].toSorted()).toEqual(['guards', 'guards-tank', 'rifle', 'shock']);
  });

  it('barbarossa:8.17 2 SS Panzer comes on 14, 24 and 31, and on 30 with Watch on the Oder', () => {
    expect(unit('2sspz').entry?.map(({ turn }) => turn)).toEqual([14, 24, 31, 'MG', 30]);
  });
});

describe('pairs', () => {
  it('are known to both', () => {
    const one = units
      .filter(({ converts }) => converts !== undefined)
      .map(({ id, converts }) => `${converts} ${id}`);
    const other = units
      .filter(({ counterpart }) => counterpart !== undefined)
      .map(({ id, counterpart }) => `${id} ${counterpart}`);
    expect(one.toSorted()).toEqual(other.toSorted());
    expect(one).toHaveLength(13);
  });

  it('keep the number and the side', () => {
    const number = (id: string): string => /^\d+/.exec(id)?.[0] ?? id;
    const odd = units.filter(
      ({ id, side, converts }) =>
        converts !== undefined && (number(id) !== number(converts) || unit(converts).side !== side),
    );
    expect(ids(odd)).toBe('');
  });
});

describe('reasons', () => {
  it('names only rules that the rulebook has', () => {
    expect(unknownRules(file)).toEqual([]);
  });

  it('every value says where it is from', () => {
    const bare = units.flatMap((one) =>
      Object.keys(one)
        .filter((field) => !['id', 'from', 'note'].includes(field) && origins(one)[field] === undefined)
        .map((field) => `${one.id} ${field}`),
    );
    expect(bare).toEqual([]);
  });

  it('no reconstructed value is without a reason of its own', () => {
    const vague = units.flatMap((one) =>
      Object.entries(origins(one))
        .filter(([field, { status }]) => status === 'reconstructed' && detail(one, field).length < 15)
        .map(([field]) => `${one.id} ${field}: ${detail(one, field)}`),
    );
    expect(vague).toEqual([]);
  });

  it.each(['setup', 'entry', 'name', 'bracket'])('no two units share the reason for their %s', (field) => {
    const said = units.map((one) => detail(one, field)).filter((text) => text !== '');
    expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
  });

  it('corps of 1941 are of the three sorts that the reorganization removes', () => {
    const types = new Set(ofKind('corps-of-1941').map(({ type }) => type));
    expect(sorted([...types].join(' '))).toBe(sorted(REPLACED_1941));
  });
});
