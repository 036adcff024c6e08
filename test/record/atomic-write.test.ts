// Files written whole: the old one or the new one, and nothing beside it.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { writeWhole } from '../../src/record/files/atomic-write.ts';
import { contents, inFolder, put } from './desk.ts';

describe('a file written whole', () => {
  it(
    'takes the place of the old one and clears away what a crash left, but nothing that is being written',
    inFolder((path) => {
      const file = join(path, 'a.txt');
      writeWhole(file, 'one\n');
      const { pid: gone } = spawnSync(process.execPath, ['--version']);
      put(`${file}.${gone}.new`, 'half of something lo');
      put(`${file}.${process.ppid}.new`, 'half of something el');
      writeWhole(file, 'two\n');
      expect(contents(file)).toBe('two\n');
      expect(readdirSync(path)).toEqual(['a.txt', `a.txt.${process.ppid}.new`]);
    }),
  );

  it(
    'keeps to itself who may read it, also when it is written again',
    inFolder((path) => {
      const file = join(path, 'a.txt');
      writeWhole(file, 'one\n', 0o600);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      chmodSync(file, 0o640);
      writeWhole(file, 'two\n', 0o600);
      expect(statSync(file).mode & 0o777).toBe(0o640);
    }),
  );

  it(
    'stays where a link leads',
    inFolder((path) => {
      const [file, link] = [join(path, 'real.txt'), join(path, 'link.txt')];
      put(file, 'one\n');
      symlinkSync(file, link);
      writeWhole(link, 'two\n');
      expect([contents(file), lstatSync(link).isSymbolicLink()]).toEqual(['two\n', true]);
    }),
  );

  it(
    'takes no place of a device, a pipe or whatever else is no file',
    inFolder((path) => {
      const [pipe, link] = [join(path, 'pipe'), join(path, 'link.txt')];
      execFileSync('mkfifo', [pipe]);
      symlinkSync(pipe, link);
      for (const place of [pipe, link]) expect(() => writeWhole(place, 'two\n')).toThrow('ENXIO');
      expect(statSync(pipe).isFIFO()).toBe(true);
      expect(readdirSync(path).toSorted()).toEqual(['link.txt', 'pipe']);
    }),
  );

  it(
    'is as it was where nothing can be written',
    inFolder((path) => {
      const file = join(path, 'a.txt');
      put(file, 'one\n');
      mkdirSync(`${file}.${process.pid}.new`);
      expect(() => writeWhole(file, 'two\n')).toThrow('EISDIR');
      expect(contents(file)).toBe('one\n');
      const folder = join(path, 'folder');
      mkdirSync(join(folder, 'full'), { recursive: true });
      expect(() => writeWhole(folder, 'two\n')).toThrow('EISDIR');
      expect(readdirSync(path).toSorted()).toEqual(['a.txt', `a.txt.${process.pid}.new`, 'folder']);
    }),
  );
});
