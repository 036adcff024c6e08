// The sections of a game's sentences: what two of them say differently, one of them never says.
import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageTable } from '../../src/api/message-table.ts';
import { GAME_IDS } from '../../tools/games.ts';

const folder = (id: string): string => join(import.meta.dirname, '../../src/games', id, 'en');

/** By name what a file hands out; words of the book are no sentences. */
const tablesIn = async (id: string, file: string): Promise<readonly MessageTable[]> => {
  const found = (await import(join(folder(id), file))) as Readonly<Record<string, unknown>>;
  return Object.entries(found).flatMap(([name, table]) =>
    name !== 'GLOSSARY' && typeof table === 'object' && table !== null ? [table as MessageTable] : [],
  );
};

describe.each(GAME_IDS)('the sentences of %s', (id) => {
  it('stand in one section each', async () => {
    const { messages } = (await import(join(folder(id), 'index.ts'))) as { readonly messages: MessageTable };
    const sections = await Promise.all(readdirSync(folder(id)).map((file) => tablesIn(id, file)));
    const unsaid = sections
      .flat()
      .flatMap((table) => (table === messages ? [] : Object.entries(table)))
      .filter(([key, said]) => JSON.stringify(messages[key]) !== JSON.stringify(said))
      .map(([key]) => key);
    expect(unsaid).toEqual([]);
  });
});
