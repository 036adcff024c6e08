// The command `hexfront verify`: is a record what it says.
import type { Problem, Result } from '../../core/types.ts';
import { keptStates } from '../../record/recorded-game.ts';
import { pathAt } from '../../record/format/live-orders.ts';
import { namedState } from '../../record/restore.ts';
import { inFile } from '../../record/resume.ts';
import { readSeed } from '../../record/sealed-seed.ts';
import { strayState } from '../../record/orphan-checkpoints.ts';
import { verifyRecord } from '../../record/verify.ts';
import type { Verified } from '../../record/verify.ts';
import { sayKey } from '../../text/say.ts';
import { exitOfCheck } from '../record-exit-codes.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { complain, programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { progress } from '../progress-line.ts';
import { openRecorded } from '../load/record.ts';
import type { Recorded } from '../load/record.ts';

export type VerifyOptions = { readonly record: string; readonly json?: boolean; readonly data?: string };

/** The seed of a game of one's own, which proves its dice before the end as well; none once the record shows it. */
const ownSeed = ({ record, files }: Recorded): Result<string> | undefined => {
  const { dice } = record.header;
  if (dice.kind !== 'seeded' || record.blocks.some(({ act }) => act.kind === 'seed')) return undefined;
  return readSeed(files.seed, dice.commit);
};

type Checked = Result<Verified, readonly Problem[]>;

const check = (recorded: Recorded, own: Result<string> | undefined, tick?: () => void): Checked => {
  const { bytes, playing, files, record } = recorded;
  const checked = verifyRecord(bytes, playing, {
    ...(own?.ok === true ? { seed: own.value } : {}),
    kept: namedState(keptStates(files, record)),
    tick,
  });
  if (!checked.ok) return { ok: false, error: checked.error.map((wrong) => inFile(wrong, files)) };
  const stray = strayState(files, record);
  if (stray !== undefined) return { ok: false, error: [inFile(stray, files)] };
  if (own?.ok !== false || own.error.code === 'SEED.MISSING') return checked;
  const wrong = { code: 'VERIFY.SEED-FILE', params: { ...own.error.params, why: own.error.code } };
  return { ok: false, error: [inFile(wrong, files)] };
};

export const verify = async (setting: Setting, options: VerifyOptions): Promise<Exit> => {
  const { io } = setting;
  const recorded = await openRecorded(setting, options, exitOfCheck);
  if (typeof recorded === 'number') return recorded;
  const own = ownSeed(recorded);
  const tick = options.json === true ? undefined : progress(io, 'wait.checking', recorded.files.name);
  const checked = check(recorded, own, tick);
  if (!checked.ok) {
    complain(io, checked.error, recorded.game);
    return EXIT.failed;
  }
  if (options.json === true) io.out(jsonReply('verify', { name: recorded.files.name, ...checked.value }));
  else {
    const { dice, proved } = checked.value;
    const seedless = own?.ok === false;
    const stand = pathAt(recorded.record.blocks).live.length;
    const params = {
      ...checked.value,
      ...(stand !== checked.value.orders && { stand }),
      name: recorded.files.name,
      of: recorded.record.header.branch?.of ?? '',
      seedless,
      unproved: dice > 0 && proved === 0 && !seedless,
    };
    for (const line of sayKey(programVoice, 'verify.good', params)) io.out(line);
  }
  return EXIT.fine;
};
