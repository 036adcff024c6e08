// Examples in help: each can be typed when help is asked, or at some moment of the war.
import { describe, expect, it } from '@jest/globals';
import { copyJson } from '../../../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../../../src/core/dice.ts';
import { readFileSync } from 'node:fs';
import { decision, offers } from '../../../../src/core/kernel.ts';
import { matchFrom, newMatch } from '../../../../src/core/match.ts';
import type { State } from '../../../../src/core/types.ts';
import { openDesk } from '../../../../src/session/session.ts';
import type { Desk } from '../../../../src/session/session.ts';
import { sceneOf, take } from '../../../../src/session/dispatch.ts';
import { examplesOf } from '../../../../src/language/examples.ts';
import { barbarossa } from '../rules/kit.ts';
import { at } from '../desk.ts';

const STANDARD = Object.fromEntries(barbarossa.options.map(({ id, standard }) => [id, standard]));

const copyOf = (state: State): Desk =>
  openDesk(barbarossa, matchFrom(barbarossa.rules, copyJson(state), { dice: seeded(openSeed('examples')) }));

describe('the lines a game shows for verbs of other moments', () => {
  const HELD = 'held 1813 german; held 2607 german; held 1714 german';
  const MOVE = 'phase german-movement; turn 9; plan order move-fight';
  const EXPEDITION = 'held 2607 german; held 2804 german; held 3103 german';
  const GONE = `${EXPEDITION}; 40pz@caucasus; 57pz@caucasus; own expedition "out"`;
  const POCKET =
    'phase soviet-assault; turn 8; plan order fight-move; marker aerial hand; marker supplya 2307; 24pz@2309; 1g@2209; 2g@2308; 3g@2409; 4g@2410; 5g@2310; 6g@2210';
  const ASSAULT = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9';
  const MOMENTS: readonly (readonly [verb: string, position: string, before?: string])[] = [
    ['place', 'start campaign'],
    ['move', `${MOVE}; 24pz@2116`],
    ['assault', `${MOVE}; 24pz@2116; 4ra@2115`],
    ['attack', `${ASSAULT}; 24pz@2116; 4ra@2115`],
    ['odds', `${ASSAULT}; 24pz@2116; 4ra@2115`],
    ['who', `${ASSAULT}; 24pz@2116; 4ra@2115`],
    ['advance', `${ASSAULT}; 24pz@2116; 46pz@2116 under; 4ra@2115; dice 1`, 'attack 2115 from 24pz 46pz'],
    ['rail', `phase german-strategic; turn 9; ${HELD}; 1inf@1813`],
    ['sail', `${MOVE}; held 2911 german; held 3108 german; 11inf@3213`],
    ['leave', `phase german-movement; turn 12; ${EXPEDITION}; own expedition "open"; 40pz@3200`],
    ['return', `phase german-movement; turn 13; ${GONE}`],
    ['marker', 'turn 7; phase soviet-markers; 5ra@1810; marker supplya hand'],
    ['declare', `${MOVE}; marker fc hand; held 1813 german`],
    ['airlift', POCKET, 'halt; standing ask if air-supply; attack 2309 from 1g'],
    ['fortify', 'phase soviet-administration; turn 16; marker fa track-16; 16ra@1606'],
    ['replace', 'phase german-administration; turn 18; 24pz@dead'],
    ['crimea', 'phase german-movement; turn 9; held 3108 german; 24pz@3108; 1inf@3106'],
  ];
  it.each(MOMENTS.map(([verb, position, before = '']) => [verb, position, before]))(
    'of %s can be given',
    (verb, position, before) => {
      const { registry } = copyOf(newMatch(barbarossa.rules, 'campaign', STANDARD).state);
      const spec = registry.named(verb)?.spec;
      if (spec === undefined) throw new Error(`No verb ${verb}`);
      const told = examplesOf(spec, registry, undefined).map((line) => {
        const asked = at(`option fog=off; ${position}`, 'normal');
        for (const each of before.split('; ')) asked.type(each);
        const { kind, lines } = asked.type(line);
        return [line, kind === 'refused' ? lines[0] : 'taken'];
      });
      expect(told.filter(([, said]) => said !== 'taken')).toEqual([]);
    },
  );
});

/** The first position at each kind of question in a campaign under fog, as far as its first winter. */
const moments = (): ReadonlyMap<string, State> => {
  const desk = openDesk(
    barbarossa,
    newMatch(
      barbarossa.rules,
      'campaign',
      { ...STANDARD, superiority: 'on' },
      { dice: seeded(openSeed('1945')) },
    ),
  );
  const found = new Map<string, State>();
  const text = readFileSync(new URL('../../../golden/barbarossa/campaign.hxf', import.meta.url), 'utf8');
  for (const line of text.split('\n').slice(2, 900)) {
    const now = decision(barbarossa.rules, desk.match.state);
    if (now !== undefined && !found.has(now.at)) found.set(now.at, copyJson(desk.match.state));
    if (line !== '' && !line.startsWith('#')) take(desk, line);
  }
  return found;
};

/** In the set-up nobody stands next to anybody: the opening shows what will be asked. */
const LATER = new Set(['odds', 'who']);
const NOTHING = /^(No|Nobody|Nothing)\b|nowhere|not on the map|too many/;
/** What is asked of a moment may well be nothing. */
const MAY_BE_NOTHING = new Set([
  'moves',
  'targets',
  'threats',
  'units',
  'skip',
  'why',
  'legal',
  'try',
  'note',
]);

/** Verbs that give orders of another: they can be typed where that can. */
const BY_MOVES = new Set(['send', 'line']);
/** What is said of a plan needs one. */
const OF_PLAN = /^plan (?:without|left)\b/;

describe('the examples of every verb', () => {
  it.each([...moments()])('can be typed at %s', (_, state) => {
    const desk = copyOf(state);
    const isSetUp = state.clock.phase === 'set-up' || state.clock.phase === 'setup';
    const side = decision(barbarossa.rules, state)?.by ?? '';
    const open = new Set(
      offers(barbarossa.rules, state)
        .filter(({ by }) => by === side)
        .map(({ verb }) => verb),
    );
    const wrong = desk.registry.verbs.flatMap((spec) => {
      const isOrder = spec.kind === 'order';
      if (BY_MOVES.has(spec.name) && !open.has('move')) return [];
      if (isOrder ? !open.has(spec.name) : !spec.examples.some((line) => line.includes('{'))) return [];
      return examplesOf(spec, desk.registry, sceneOf(desk)).flatMap((line) => {
        if (OF_PLAN.test(line)) return [];
        const { kind, lines } = take(copyOf(state), line);
        const isDone =
          kind !== 'refused' &&
          (isOrder ||
            (isSetUp && LATER.has(spec.name)) ||
            MAY_BE_NOTHING.has(spec.name) ||
            !NOTHING.test(lines[0] ?? ''));
        return isDone ? [] : [`${line}: ${lines.join(' ')}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
