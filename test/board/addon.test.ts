// Counters of another game that are kept for reference: what is checked of them, and that nothing plays by them.
import { describe, expect, it } from '@jest/globals';
import { senseFindings } from '../../src/board/check/index.ts';
import { ADDON, addonFile, dataFiles, isPlayedBy } from '../../src/board/file-names.ts';
import { boardSet } from '../../src/board/read-board.ts';
import { changed, tinyAddon } from './shelf.ts';
import type { Step } from './shelf.ts';
import { tinyFiles } from './tiny.ts';

const findings = (path?: readonly Step[], value?: unknown): readonly string[] => {
  const addon = path === undefined ? tinyAddon : changed(tinyAddon, path, value);
  return senseFindings({ ...tinyFiles, [ADDON]: addon }).map(({ code, file }) => `${code} ${file}`);
};

describe('an add-on', () => {
  it('has nothing wrong when its counters are there and its values have sources', () => {
    expect(findings()).toEqual([]);
  });

  it.each<[string, readonly Step[], unknown, string]>([
    ['a counter that is not there', ['counters', 0, 'id'], 'tea', 'KEY.NONE'],
    ['another number of counters', ['counters', 0, 'count'], 9, 'CHART.OTHER'],
    ['a counter that stands twice', ['counters', 1], { ...tinyAddon.counters[0] }, 'CHART.TWICE'],
    ['a cost without a source', ['defaults', 'costs'], undefined, 'SOURCE.NONE'],
    ['a rule there is not', ['costs', 0, 'rules', 0], 'tiny:9.9', 'RULE.NONE'],
  ])('is found wrong with %s', (_what, path, value, code) => {
    expect(findings(path, value)).toContain(`${code} ${ADDON}`);
  });

  it('is no part of what a game reads or plays by', () => {
    expect(isPlayedBy(addonFile.name)).toBe(false);
    expect(dataFiles('tiny', []).map(({ name }) => name)).not.toContain(ADDON);
    expect(boardSet(tinyFiles)).not.toHaveProperty('addon');
    expect(boardSet({ ...tinyFiles, [ADDON]: tinyAddon }).addon).toBe(tinyAddon);
  });
});
