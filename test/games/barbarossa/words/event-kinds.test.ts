// Events whose kinds are put together have their sentences too; those that are named stand before the suite of all games.
import { expect, it } from '@jest/globals';
import { barbarossa } from '../rules/kit.ts';

it('there is a sentence for every marker that a city may have', () => {
  const kinds = ['city.hc', 'city.fc', 'captured.hc', 'captured.fc', 'captured.fa'];
  expect(kinds.filter((kind) => !Object.hasOwn(barbarossa.messages, kind))).toEqual([]);
});
