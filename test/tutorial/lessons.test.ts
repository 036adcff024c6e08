// The shipped lessons: what they say is true, what they ask works, and nothing else passes for it.
import { describe, expect, it } from '@jest/globals';
import { understand } from '../../src/language/parse/line.ts';
import { sceneOf } from '../../src/session/dispatch.ts';
import type { Lesson, Step } from '../../src/tutorial/lesson.ts';
import { newHome, run } from '../cli/kit.ts';
import { GAMES } from '../../src/games/registry.ts';
import { SCHOOLS } from './kit.ts';

const stepsOf = (lessons: readonly Lesson[]): readonly (readonly [string, Lesson, Step, number])[] =>
  lessons.flatMap((lesson) =>
    lesson.steps.map((step, i) => [`${lesson.id} ${i + 1}: ${step.line}`, lesson, step, i] as const),
  );

const words = ({ steps: all }: Lesson): readonly string[] =>
  all.flatMap(({ say, then }) => [...say, ...then]);

const NAMES: Readonly<Record<string, readonly string[]>> = {
  barbarossa: ['look', 'move', 'supply', 'odds', 'attack', 'retreat', 'rights', 'saving'],
  dagc: ['columns', 'zones', 'stand'],
  storm: ['losses', 'assaults', 'reserve'],
  typhoon: ['plan', 'hold', 'air'],
  moscow41: ['bonus', 'exchange', 'pocket'],
  deathstruggle: ['blitz', 'railhead', 'airfields'],
};

it('no two lessons have the same name, in whichever game', () => {
  const all = Object.values(NAMES).flat();
  expect(new Set(all).size).toBe(all.length);
});

describe.each(SCHOOLS.map((school) => [school.game.id, school] as const))(
  'the lessons of %s',
  (id, school) => {
    const { game, files, lessons } = school;

    it('are few, of five to eleven steps, about what a newcomer needs', () => {
      expect(lessons.map((lesson) => lesson.id)).toEqual(NAMES[id]);
      for (const { steps: all } of lessons) {
        expect(all.length).toBeGreaterThanOrEqual(5);
        expect(all.length).toBeLessThanOrEqual(11);
      }
    });

    it.each(files.map(({ shown, path }) => [shown, path]))('%s runs as a script', async (_, path) => {
      const { out, code } = await run(['run', path], newHome(), [], GAMES);
      expect([out.filter((line) => line.startsWith('not ok')), code]).toEqual([[], 0]);
    });

    it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
      '%s says short plain sentences',
      (_, lesson) => {
        for (const line of words(lesson)) {
          expect(line).toMatch(/^[\x20-\x7e]+[.?]$/);
          expect(line.length).toBeLessThanOrEqual(100);
        }
      },
    );

    it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
      '%s calls hexes by their names and rules by their numbers',
      (_, lesson) => {
        const { board } = game;
        for (const line of words(lesson)) {
          for (const [, name = '', row, column] of line.matchAll(/([A-Z][a-z-]+), (\d\d) (\d\d)\b/g))
            expect([name, board.places[name]]).toEqual([name, `${row}${column}`]);
          for (const [, row, column] of line.matchAll(/\b(\d\d) (\d\d)\b/g))
            expect(board.grid.index(`${row}${column}`)).toBeGreaterThanOrEqual(0);
          for (const [, rule] of line.matchAll(/\brule (\d+\.\w+)/g))
            expect(game.ruleIds).toContain(`${id}:${rule}`);
        }
      },
    );
  },
);

describe.each(SCHOOLS.map((school) => [school.game.id, school] as const))('a pupil of %s', (_id, school) => {
  const { lessons, pupil, before } = school;

  it('gets through the whole tutorial by typing what is said', async () => {
    const { greeting, type, place, desk } = await pupil();
    let told = greeting;
    for (const [n, lesson] of lessons.entries()) {
      for (const [i, step] of lesson.steps.entries()) {
        expect(place()).toMatchObject({ lesson: lesson.id, step: i });
        expect(told.join('\n')).toContain(`Step ${i + 1} of ${lesson.steps.length}. ${step.say[0] ?? ''}`);
        expect(told.includes(`Type: ${step.line}.`)).toBe(!step.untold);
        told = type(step.line);
        for (const line of told) expect(line).toMatch(/^[\x20-\x7e]{1,160}$/);
        expect(told.length).toBeLessThanOrEqual(16);
      }
      expect(told).toContain(`Lesson ${n + 1}, ${lesson.title}, is done.`);
      if (n + 1 < lessons.length) told = type('lesson');
    }
    expect(desk.lastLines).toEqual(told);
    expect(place()?.done).toEqual(lessons.map(({ id }) => id));
  });

  it.each(stepsOf(lessons))(
    '%s has other ways that count, slips that do not, and a hint what to type',
    async (_, lesson, step, i) => {
      for (const line of [step.line, ...step.same]) {
        const { type, place } = await before(lesson.id, i);
        type(line);
        expect([line, place()?.step]).toEqual([line, i + 1]);
      }
      expect(step.slips.length).toBeGreaterThan(0);
      for (const slip of step.slips) {
        const { type, place, desk } = await before(lesson.id, i);
        const meant = understand(desk.registry, sceneOf(desk), slip);
        expect([slip, meant.kind]).not.toEqual([slip, 'refused']);
        type(slip);
        expect([slip, place()?.step]).toEqual([slip, i]);
        expect(type('hint')[0]?.endsWith(`: ${step.line}.`)).toBe(true);
      }
    },
  );
});
