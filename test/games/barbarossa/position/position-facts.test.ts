// Facts of a position: each is checked, each can be read as it is documented, and none brings the program down.
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { canonicalJson } from '../../../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../../../src/core/dice.ts';
import { offers, sampled } from '../../../../src/core/kernel.ts';
import { give, matchFrom } from '../../../../src/core/match.ts';
import type { Problem, State } from '../../../../src/core/types.ts';
import { openDesk } from '../../../../src/session/session.ts';
import { take } from '../../../../src/session/dispatch.ts';
import { sceneOf } from '../../../../src/session/dispatch.ts';
import { PHASES } from '../../../../src/games/barbarossa/05-sequence/5.2-sequence.ts';
import { emptyOwn } from '../../../../src/games/barbarossa/03-set-up/3.1-setup.ts';
import { ledgerFacts } from '../../../../src/games/barbarossa/position/ledger-facts.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { examplesOf } from '../../../../src/language/examples.ts';
import { picker } from '../../../../src/players/prng.ts';
import { readPosition, writePosition, writePositionLine } from '../../../../src/record/position.ts';
import { barbarossa, p, stateOf } from '../rules/kit.ts';

const HEAD = 'position 1\ngame barbarossa\nscenario campaign\noption fog=off\n';

const problemsOf = (head: string, lines: readonly string[]): readonly Problem[] => {
  const read = readPosition(barbarossa, `${head}\nphase german-assault\n${lines.join('\n')}`);
  return read.ok ? [] : read.error;
};

const problems = (...lines: readonly string[]): readonly Problem[] => problemsOf(`${HEAD}turn 10`, lines);

describe('every fact', () => {
  it.each(barbarossa.position.facts.map((fact) => [fact.key, fact] as const))(
    '%s is read as its example has it',
    (_, fact) => {
      const more = fact.key === 'half' ? ['plan order fight-fight'] : [];
      // 12.7: only this scenario has an order to stand fast.
      const head = fact.key === 'own turn.stand' ? HEAD.replace('campaign', 'road-back') : HEAD;
      expect(problemsOf(`${head}turn 17`, [fact.example, ...more])).toEqual([]);
      if (fact.rule !== undefined) expect(barbarossa.ruleWords(fact.rule)).toBeDefined();
    },
  );

  it('of the ledger that lasts has a line', () => {
    const keys = (all: object): readonly string[] => Object.keys(all);
    const { plan: _, turn, ...own } = emptyOwn(p);
    const apart = new Set(['places', 'held', 'points', 'markers', 'phase', 'shown']);
    const expected = [
      ...keys(own).filter((key) => !apart.has(key)),
      ...keys(turn).map((key) => `turn.${key}`),
    ];
    expect(ledgerFacts(p).map(({ path }) => path)).toEqual(expect.arrayContaining(expected));
  });

  it('of a position drawn for any turn is written and read back, in the shorter of two forms', () => {
    for (const scenario of ['campaign', 'road-back'])
      for (let seed = 1; seed <= 40; seed++) {
        const drawn = barbarossa.anyTurn?.(
          scenario,
          stateOf('phase german-movement').options,
          picker(seed, 1),
        );
        if (drawn === undefined) throw new Error('No turn was drawn');
        // What begins anew with the phase is not written.
        const before = (s: State): string =>
          canonicalJson({ own: { ...(s.own as Own), phase: 0, shown: 0 }, clock: s.clock });
        for (const text of [writePosition(barbarossa, drawn), writePositionLine(barbarossa, drawn)]) {
          const back = readPosition(barbarossa, text);
          expect(back.ok ? before(back.value.state) : back.error).toBe(before(drawn));
        }
      }
  });
});

describe('a fact that is misspelt or out of range is refused', () => {
  it.each([
    ['plan paulos no-pause', 'POSITION.FACT', 'plan paulus <pause or no-pause>'],
    ['plan paulus nopause', 'POSITION.FORM', 'plan paulus <pause or no-pause>'],
    ['plan bonusZone nort', 'POSITION.FORM', 'plan bonusZone <north or south>'],
    ['plan bonuszone north', 'POSITION.FACT', 'plan bonusZone <north or south>'],
    ['plan watch odr', 'POSITION.FORM', 'plan watch <rhine or oder>'],
    ['plan combOuts 7', 'POSITION.FORM', 'plan combOuts <a list of turns>'],
    ['own plan.paulsu "pause"', 'POSITION.FACT', 'own plan.paulus <"pause" or "no-pause">'],
    ['own turn.luftwafe 9', 'POSITION.FACT', 'own turn.luftwaffe <a whole number from 0 to 99>'],
    ['own turn.luftwaffe -1', 'POSITION.FORM', 'own turn.luftwaffe <a whole number from 0 to 99>'],
    ['own turn.railled ["24pz"]', 'POSITION.FACT', 'own turn.railed <a list of units>'],
    ['own turn.railed ["24pzz"]', 'POSITION.FORM', 'own turn.railed <a list of units>'],
    ['own plan.returned 7', 'POSITION.FORM', 'own plan.returned <a list of Romanian armies>'],
    ['own plan.combOuts ["a"]', 'POSITION.FORM', 'own plan.combOuts <a list of turns>'],
    ['own placedOn {"faa":16}', 'POSITION.FORM', 'own placedOn <{"fa": a whole number from 1 to 32, ...}>'],
    [
      'unti 24pz 2116',
      'POSITION.FACT',
      'unit <unit> <place> [under], or unit <place> <unit> [unit ...] [under]',
    ],
  ])('%s: %s', (line, code, form) => {
    expect(problems(line)).toEqual([
      { code, at: 'line 7', params: expect.objectContaining({ form, example: expect.any(String) }) },
    ]);
  });

  it.each([
    ['own expedition "sleeping"', 'POSITION.FORM'],
    ['own shipping 5', 'POSITION.FORM'],
    ['own shipping {"mode":"crimea","on":true}', 'POSITION.FORM'],
    ['own shipping {"mode":"crimea","on":true,"units":[],"more":1}', 'POSITION.FORM'],
    ['own pending [{"kind":"returns","unit":"24pz"}]', 'POSITION.FORM'],
    ['own phase.spent {"24pz":-50}', 'POSITION.PHASE-FACT'],
    ['own shown ["3ra"]', 'POSITION.PHASE-FACT'],
    ['own plan.nope 3', 'POSITION.FACT'],
    ['own', 'POSITION.FACT'],
    ['plan', 'POSITION.FACT'],
    ['unit', 'POSITION.FORM'],
    ['unit 24pz', 'POSITION.FORM'],
    ['unit 2116', 'POSITION.FORM'],
    ['unit 24pzz 2116', 'POSITION.NO-UNIT'],
    ['unit 2116 24pz 24pz', 'POSITION.UNIT-TWICE'],
    ['unit 24pz 2116 2117', 'POSITION.WORD'],
    ['held 2116 german back back', 'POSITION.WORD'],
    ['points 33 5 x barbarossa:4.2c', 'POSITION.FORM'],
    ['points 3 5 points.taken barbarossa:4.99', 'POSITION.FORM'],
    ['points 3 5 points.banana barbarossa:4.2c', 'POSITION.REASON'],
    ['points 3 5 points.taken barbarossa:4.2c 2014', 'POSITION.NO-POINTS'],
    ['points 11 5 points.taken barbarossa:4.2c', 'POSITION.LATER'],
    ['held', 'POSITION.FORM'],
    ['held 2115', 'POSITION.FORM'],
    ['marker', 'POSITION.FORM'],
    ['marker hc', 'POSITION.FORM'],
    ['own destroyed ["3015"]', 'POSITION.FORM'],
    ['own shipping {"mode":"crimea","on":true,"units":["3ra"]}', 'POSITION.FORM'],
    ['own placedOn {"fa":11}', 'POSITION.LATER'],
    ['own plan.combOuts [3,11]', 'POSITION.LATER'],
    ['own plan.fightFight [{"side":"german","turn":11}]', 'POSITION.LATER'],
    ['own plan.offensive {"turn":17,"gambit":false,"cities":[]}', 'POSITION.LATER'],
    ['own turn.stand ["24pz"]', 'POSITION.STAND'],
    ['own turn.stand ["3ra"]', 'POSITION.FORM'],
    ['points 3 5.5 x barbarossa:4.2c', 'POSITION.FORM'],
    ['half second', 'POSITION.HALF'],
    ['marker hc 1606\nmarker hc 1606', 'POSITION.MARKER-TWICE'],
    ['marker hc 3109', 'POSITION.NO-PLACE'],
    ['marker hc spent', 'POSITION.MARKER-PLACE'],
    ['marker eastwall hand', 'POSITION.MARKER-PLACE'],
    ['marker watch 1606', 'POSITION.MARKER-PLACE'],
    ['marker hc 1606 1607', 'POSITION.WORD'],
  ])('%s: %s', (line, code) => {
    expect(problems(line).map((each) => each.code)).toEqual([code]);
  });
});

describe('several units in one line', () => {
  it('lie as they are named, the first uppermost', () => {
    const { own } = stateOf('phase german-movement; unit 1812 24pz 46pz; unit 1812 7inf 5inf under');
    expect(own.places['1812']).toEqual(['24pz', '46pz', '7inf', '5inf']);
    expect(stateOf('phase german-movement; unit dead 24pz 46pz').own.places['dead']).toEqual([
      '24pz',
      '46pz',
    ]);
  });
});

describe('Luftwaffe markers', () => {
  const spent = (turn: number, ...lines: readonly string[]) => {
    const read = readPosition(barbarossa, `${HEAD}turn ${turn}\nphase german-assault\n${lines.join('\n')}`);
    return read.ok
      ? (read.value.state.own as Own).turn.luftwaffe
      : read.error.map(({ code, at }) => `${code} ${at}`);
  };
  it('11.23a: are spent one by one, and at hand as many as the turn has', () => {
    expect(spent(1, 'marker luftwaffe spent')).toBe(1);
    expect(spent(1, 'marker luftwaffe spent', 'marker luftwaffe spent', 'marker luftwaffe hand')).toBe(2);
    expect(spent(1, 'marker luftwaffe hand', 'marker luftwaffe hand', 'marker luftwaffe hand')).toBe(0);
    for (const place of ['hand', 'out', 'aside', 'track-3', '2116'])
      expect(spent(1, `marker luftwaffe ${place}`)).toEqual(['POSITION.LUFTWAFFE line 7']);
    const four = Array<string>(4).fill('marker luftwaffe spent');
    expect(spent(1, ...four)).toEqual(['POSITION.LUFTWAFFE line 7']);
  });
});

const VALUES = fc.oneof(
  fc.integer({ min: -2, max: 40 }),
  fc.constantFrom(...p.unitIds),
  fc.constantFrom(...p.grid.ids),
  fc.constantFrom(
    'german',
    'soviet',
    'crimea',
    'coastal',
    'taken',
    'adjacent',
    'left',
    'returns',
    'r3',
    'r4',
    'fa',
    '',
  ),
  fc.boolean(),
  fc.constant(null),
);

/** A JSON value like another: of the same form, with other things in it; now and then of another form. */
const alike = (value: unknown): fc.Arbitrary<unknown> => {
  const other = { arbitrary: VALUES, weight: 1 };
  if (typeof value === 'number')
    return fc.oneof({ arbitrary: fc.integer({ min: 0, max: 33 }), weight: 9 }, other);
  if (typeof value === 'boolean') return fc.oneof({ arbitrary: fc.boolean(), weight: 9 }, other);
  if (typeof value === 'string') {
    const pool = p.isUnit(value) ? p.unitIds : p.isHex(value) ? p.grid.ids : [value];
    return fc.oneof({ arbitrary: fc.constantFrom(...pool), weight: 20 }, other);
  }
  if (Array.isArray(value))
    return fc.oneof({ arbitrary: fc.array(alike(value[0] ?? '24pz'), { maxLength: 3 }), weight: 15 }, other);
  const fields = Object.entries(value as Readonly<Record<string, unknown>>);
  const whole = fc.tuple(...fields.map(([key, each]) => alike(each).map((got) => [key, got] as const)));
  return fc.oneof({ arbitrary: whole.map((all) => Object.fromEntries(all) as unknown), weight: 15 }, other);
};

const place = fc.oneof(
  { arbitrary: fc.constantFrom(...p.grid.ids), weight: 6 },
  {
    arbitrary: fc.constantFrom(
      'hand',
      'spent',
      'out',
      'aside',
      'track-3',
      'track-19',
      'track-33',
      'dead',
      'rvgk',
      'setup',
      'caucasus',
      'bulgaria',
      'airborne',
    ),
    weight: 2,
  },
);
const spoken = (...parts: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((words) => words.map(String).join(' '));
const word = (text: string) => fc.constant(text);
const unit = fc.constantFrom(...p.unitIds);
const under = fc.constantFrom('', 'under', 'over');

const OWN = ledgerFacts(p).map(({ path, example }) =>
  alike(JSON.parse(example)).map((value) => `own ${path} ${JSON.stringify(value)}`),
);
const PLAN = ledgerFacts(p).flatMap(({ path, value: { form } }) =>
  path.startsWith('plan.') ? form.split(/[^\w-]+/).map((each) => `plan ${path.slice(5)} ${each}`) : [],
);

const fact = fc.oneof(
  { arbitrary: fc.oneof(...OWN), weight: 6 },
  { arbitrary: fc.constantFrom(...PLAN), weight: 2 },
  { arbitrary: spoken(word('unit'), unit, place, under), weight: 4 },
  { arbitrary: spoken(word('unit'), place, unit, unit), weight: 1 },
  {
    arbitrary: spoken(
      word('marker'),
      fc.constantFrom('aerial', 'hc', 'fc', 'fa', 'eastwall', 'supplya', 'luftwaffe', 'watch'),
      place,
    ),
    weight: 3,
  },
  {
    arbitrary: spoken(
      word('held'),
      fc.constantFrom(...p.grid.ids),
      fc.constantFrom('german', 'soviet'),
      fc.constantFrom('', 'back'),
    ),
    weight: 2,
  },
  {
    arbitrary: spoken(
      word('points'),
      fc.integer({ min: -1, max: 33 }),
      fc.integer({ min: -30, max: 30 }),
      word('points.taken barbarossa:4.2c'),
    ),
    weight: 1,
  },
  { arbitrary: spoken(word('half'), fc.constantFrom('first', 'second', 'third')), weight: 1 },
);

const position = fc.record({
  base: fc.constantFrom('none', 'campaign', 'road-back'),
  fog: fc.constantFrom('on', 'off'),
  turn: fc.integer({ min: 1, max: 32 }),
  phase: fc.constantFrom(...PHASES),
  facts: fc.array(fact, { minLength: 1, maxLength: 5 }),
});

const textOf = ({
  base,
  fog,
  turn,
  phase,
  facts,
}: {
  base: string;
  fog: string;
  turn: number;
  phase: string;
  facts: readonly string[];
}): string =>
  [
    'position 1',
    'game barbarossa',
    ...(base === 'none' ? ['scenario campaign'] : []),
    `base ${base}`,
    `option fog=${fog}`,
    `turn ${base === 'road-back' ? Math.max(13, turn) : turn}`,
    `phase ${phase}`,
    ...facts,
  ].join('\n');

/** Questions of every kind, as their examples have them. */
const askAll = (desk: ReturnType<typeof openDesk>): void => {
  for (const spec of desk.registry.verbs) {
    if (spec.kind !== 'question') continue;
    for (const line of new Set([spec.name, ...examplesOf(spec, desk.registry, sceneOf(desk))]))
      take(desk, line);
  }
};

const playOn = (state: State, seed: number, orders: number): void => {
  const pick = picker(seed, 3);
  const match = matchFrom(barbarossa.rules, state, { dice: seeded(openSeed(String(seed))) });
  const desk = openDesk(barbarossa, match);
  if (seed % 4 === 0) askAll(desk);
  for (let n = 0; n < orders && desk.match.state.over === undefined; n++) {
    const open = offers(barbarossa.rules, desk.match.state);
    const offer = open[pick(open.length)];
    const order = offer === undefined ? undefined : sampled(desk.match.state, offer, pick);
    if (order !== undefined) give(desk.match, [order]);
  }
  if (seed % 4 === 1) askAll(desk);
};

/** More with POSITIONS=100000. */
const THOUSANDS = Number(process.env['POSITIONS'] ?? 3000);

describe('whatever the facts of a position say', () => {
  it('it is read or refused, and what is read can be played and asked about', () => {
    let seed = 0;
    let played = 0;
    fc.assert(
      fc.property(position, (drawn) => {
        const read = readPosition(barbarossa, textOf(drawn));
        seed += 1;
        if (!read.ok) return;
        played += 1;
        // Reading is quick, playing is not.
        if (played % 8 !== 0) return;
        playOn(read.value.state, seed, 8);
      }),
      { numRuns: THOUSANDS, seed: Number(process.env['SEED'] ?? 11) },
    );
    expect(played).toBeGreaterThan(THOUSANDS / 10);
  });
});
