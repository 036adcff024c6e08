// Whatever can be answered by yes: its words ask for the order that yes gives, and no declines it.
import { describe, expect, it } from '@jest/globals';
import type { Game } from '../../src/api/game.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../tools/games/dagc/shipped.ts';
import { deathstruggle } from '../../tools/games/deathstruggle/shipped.ts';
import { moscow41 } from '../../tools/games/moscow41/shipped.ts';
import { storm } from '../../tools/games/storm/shipped.ts';
import { typhoon } from '../../tools/games/typhoon/shipped.ts';
import { deskAt } from '../kit/desk.ts';

/** By the step that asks: the key of its sentence, and how that asks for what can be done beside passing. */
const ASKS: Readonly<Record<string, readonly [key: string, words: RegExp]>> = {
  'battle@support': ['ask.luftwaffe', /may call the Luftwaffe .*Luftwaffe, for .*\?/],
  'battle@before': ['ask.before-die', /: anything before the die\?.*Anything more before the die\?/],
  'battle@stand': ['ask.stand-all', /, No Retreat for all your units .*\?/],
  'battle@force': ['ask.force', /, force an exchange .*\?/],
  'battle@forceLate': ['ask.force-late', /, force an exchange .*\?/],
  'battle@decline': ['ask.decline', /, decline the exchange .*\?/],
  'keepAir@ask': ['ask.keep-air', /, keep .*\?/],
  'axisVictory@ask': ['ask.axis-victory', /, claim the victory .*\?/],
  'collapse@ask': ['ask.collapse', /, demand that .*\?/],
};

/** What can be done there always names somebody, and yes is no answer to it. */
const NAMED: ReadonlySet<string> = new Set(['sorties@ask']);

/** Steps that ask whether something is done or passed by, where an order to do it may need no more than its verb. */
const stepsOf = (game: Game): readonly string[] => {
  const registry = registryFor(game);
  const isBare = (verb: string): boolean =>
    registry.named(verb)?.spec.slots.every(({ optional }) => optional === true) === true;
  return Object.entries(game.rules.procedures).flatMap(([proc, steps]) =>
    Object.entries(steps).flatMap(([step, each]) => {
      const verbs = each.kind === 'ask' ? each.choices.map(({ verb }) => verb) : [];
      const isAsked = verbs.includes('pass') && verbs.some((verb) => verb !== 'pass' && isBare(verb));
      return isAsked && !NAMED.has(`${proc}@${step}`) ? [`${proc}@${step}`] : [];
    }),
  );
};

describe.each([barbarossa, dagc, storm, typhoon, moscow41, deathstruggle])('yes in $title', (game) => {
  it('does what the question asks for', () => {
    for (const step of stepsOf(game)) {
      const [key = '', words = /^$/] = ASKS[step] ?? [];
      expect([step, [game.messages[key]].flat()[0]]).toEqual([step, expect.stringMatching(words)]);
    }
  });
});

describe('the question whether an exchange is declined', () => {
  const POSITION = 'phase axis-movement; turn 4; 1ik@2846; 38ik@2846 under; 8a@2845; 10rd@2845 under; dice 4';
  const asked = () => {
    const desk = deskAt(deathstruggle, POSITION);
    return { desk, told: desk.type('attack 2845', 'end', 'fight 2845', 'pass').lines.join('\n') };
  };

  it('says what it costs both sides', () => {
    expect(asked().told).toMatch(
      /Taken it costs the defenders 8th Army, 10th Rifle Division, the attackers 8 factors\./,
    );
  });

  it.each([
    ['yes', 'decline'],
    ['no', 'pass'],
  ])('is answered by %s', (word, verb) => {
    const { desk } = asked();
    expect(desk.type(word).kind).toBe('done');
    expect(desk.desk.match.entries.at(-1)?.orders[0]?.verb).toBe(verb);
  });
});
