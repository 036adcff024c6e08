// The shipped lessons: what they say is true, what they ask works, and nothing else passes for it.
import { describe, expect, it } from '@jest/globals';
import { understand } from '../../src/language/parse/line.ts';
import { sceneOf } from '../../src/session/dispatch.ts';
import type { Lesson, Step } from '../../src/tutorial/lesson.ts';
import { newHome, run } from '../cli/kit.ts';
import { GAMES } from '../../src/games/registry.ts';
import { barbarossa } from '../games/barbarossa/rules/kit.ts';
import { before, FILES, LESSONS, pupil } from './kit.ts';

const steps: readonly (readonly [string, Lesson, Step, number])[] = LESSONS.flatMap((lesson) =>
  lesson.steps.map((step, i) => [`${lesson.id} ${i + 1}: ${step.line}`, lesson, step, i] as const),
);

const words = ({ steps: all }: Lesson): readonly string[] =>
  all.flatMap(({ say, then }) => [...say, ...then]);

describe('the lessons', () => {
  it('are eight, of five to ten steps, about what a newcomer needs', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual([
      'look',
      'move',
      'supply',
      'odds',
      'attack',
      'retreat',
      'rights',
      'saving',
    ]);
    for (const { steps: all } of LESSONS) {
      expect(all.length).toBeGreaterThanOrEqual(5);
      expect(all.length).toBeLessThanOrEqual(10);
    }
  });

  it.each(FILES.map(({ shown, path }) => [shown, path]))('%s runs as a script', async (_, path) => {
    const { out, code } = await run(['run', path], newHome(), [], GAMES);
    expect([out.filter((line) => line.startsWith('not ok')), code]).toEqual([[], 0]);
  });

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s says short plain sentences',
    (_, lesson) => {
      for (const line of words(lesson)) {
        expect(line).toMatch(/^[\x20-\x7e]+[.?]$/);
        expect(line.length).toBeLessThanOrEqual(100);
      }
    },
  );

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s calls hexes by their names and rules by their numbers',
    (_, lesson) => {
      const { board } = barbarossa;
      for (const line of words(lesson)) {
        for (const [, name = '', row, column] of line.matchAll(/([A-Z][a-z-]+), (\d\d) (\d\d)\b/g))
          expect([name, board.places[name]]).toEqual([name, `${row}${column}`]);
        for (const [, row, column] of line.matchAll(/\b(\d\d) (\d\d)\b/g))
          expect(board.grid.index(`${row}${column}`)).toBeGreaterThanOrEqual(0);
        for (const [, rule] of line.matchAll(/\brule (\d+\.\w+)/g))
          expect(barbarossa.ruleIds).toContain(`barbarossa:${rule}`);
      }
    },
  );
});

describe('a pupil', () => {
  it('gets through the whole tutorial by typing what is said', async () => {
    const { greeting, type, place, desk } = await pupil();
    let told = greeting;
    for (const [n, lesson] of LESSONS.entries()) {
      for (const [i, step] of lesson.steps.entries()) {
        expect(place()).toMatchObject({ lesson: lesson.id, step: i });
        expect(told.join('\n')).toContain(`Step ${i + 1} of ${lesson.steps.length}. ${step.say[0] ?? ''}`);
        expect(told.includes(`Type: ${step.line}.`)).toBe(!step.untold);
        told = type(step.line);
        for (const line of told) expect(line).toMatch(/^[\x20-\x7e]{1,160}$/);
        expect(told.length).toBeLessThanOrEqual(16);
      }
      expect(told).toContain(`Lesson ${n + 1}, ${lesson.title}, is done.`);
      if (n + 1 < LESSONS.length) told = type('lesson');
    }
    expect(desk.lastLines).toEqual(told);
    expect(place()?.done).toEqual(LESSONS.map(({ id }) => id));
  });

  it.each(steps)(
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
