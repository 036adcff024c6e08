// The command `hexfront verify`: is a record what it says.
import { readRecord } from '../record/codec.ts';
import { keptStates } from '../record/kept-game.ts';
import { namedState } from '../record/restore.ts';
import { readSeed } from '../record/seeds.ts';
import { verifyRecord } from '../record/verify.ts';
import { sayKey } from '../words/say.ts';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import { complain, programVoice } from './loading.ts';
import type { Setting } from './main.ts';
import { openRecorded } from './recorded.ts';

export type VerifyOptions = { readonly record: string; readonly json?: boolean; readonly data?: string };

export const verify = async (setting: Setting, options: VerifyOptions): Promise<Exit> => {
  const { io } = setting;
  const opened = await openRecorded(setting, options);
  if (opened === undefined) return EXIT.file;
  const { files, bytes, playing } = opened;
  const record = readRecord(bytes);
  const dice = record.ok ? record.value.header.dice : undefined;
  // The seed of a game of one's own proves its dice before the end as well.
  const own = dice?.kind === 'seeded' ? readSeed(files.seed, dice.commit) : undefined;
  const checked = verifyRecord(bytes, playing, {
    ...(own?.ok === true ? { seed: own.value } : {}),
    ...(record.ok ? { kept: namedState(keptStates(files, record.value)) } : {}),
  });
  if (options.json === true) io.out(JSON.stringify(checked));
  else if (checked.ok)
    for (const line of sayKey(programVoice, 'verify.good', { ...checked.value })) io.out(line);
  else complain(io, checked.error, opened.game);
  return checked.ok ? EXIT.fine : EXIT.failed;
};
