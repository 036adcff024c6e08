// Map screen or plain text: what says so, in the order of the guide, and the one question of the very first start.
import type { Problem } from '../core/types.ts';
import type { LineSource } from '../plain/read-lines.ts';
import { sayKey } from '../text/say.ts';
import { loadConfig, remember } from './config-file.ts';
import type { LoadedConfig } from './config-file.ts';
import type { Mode } from './config-settings.ts';
import type { Io } from './io.ts';
import { programVoice } from './load/game.ts';

/** What decided. `nothing`: nobody has said anything. */
export const MODE_REASONS = [
  'no-terminal',
  '--map',
  '--plain',
  'HEXFRONT_PLAIN',
  'ACCESSIBLE',
  'INK_SCREEN_READER',
  'TERM',
  'config',
  'CI',
  'nothing',
] as const;
export type ModeReason = (typeof MODE_REASONS)[number];

export type ModeSwitches = { readonly plain?: boolean; readonly map?: boolean };

/** Of one sitting, whatever the config says. */
export type DrawnWishes = { readonly theme?: string; readonly ascii?: boolean };

const drawnAs = (config: LoadedConfig['config'], { theme, ascii }: DrawnWishes): LoadedConfig['config'] => ({
  ...config,
  ...(theme !== undefined && { theme }),
  ...(ascii === true && { charset: 'ascii' }),
});

type Terminals = Pick<Io, 'env' | 'inputIsTerminal' | 'outputIsTerminal'>;

/** Set to something that means yes. */
const isOn = (value: string | undefined): boolean =>
  value !== undefined && value !== '' && value !== '0' && value.toLowerCase() !== 'false';

/** `--map` overrides everything but the lack of a terminal. */
export const modeOf = (
  { env, inputIsTerminal, outputIsTerminal }: Terminals,
  { plain, map }: ModeSwitches,
  config: { readonly mode?: string },
): { readonly mode: Mode; readonly why: ModeReason } => {
  const asPlain = (why: ModeReason): { mode: 'plain'; why: ModeReason } => ({ mode: 'plain', why });
  if (!inputIsTerminal || !outputIsTerminal) return asPlain('no-terminal');
  if (map === true) return { mode: 'map', why: '--map' };
  if (plain === true) return asPlain('--plain');
  if (isOn(env['HEXFRONT_PLAIN'])) return asPlain('HEXFRONT_PLAIN');
  if (isOn(env['ACCESSIBLE'])) return asPlain('ACCESSIBLE');
  if (isOn(env['INK_SCREEN_READER'])) return asPlain('INK_SCREEN_READER');
  if (env['TERM'] === 'dumb') return asPlain('TERM');
  if (config.mode === 'plain') return asPlain('config');
  if (isOn(env['CI'])) return asPlain('CI');
  return { mode: 'map', why: config.mode === 'map' ? 'config' : 'nothing' };
};

export type Settled = Pick<LoadedConfig, 'config'> & {
  readonly mode: Mode;
  /** What is wrong with the config file, in sentences; said once, before anything else. */
  readonly notices: readonly string[];
};

const said = (problems: readonly Problem[]): readonly string[] =>
  problems.flatMap(({ code, params }) => sayKey(programVoice, code, params));

/** Asks until there is an answer; undefined at the end of input, or for who leaves. */
const ask = async (io: Pick<Io, 'out'>, lines: LineSource): Promise<Mode | undefined> => {
  const question = sayKey(programVoice, 'mode.ask');
  for (const line of question) io.out(line);
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    const typed = line.trim().toLowerCase().replace(/\.$/, '');
    if (typed === '' || typed === 'm' || typed === 'map') return 'map';
    if (typed === 'p' || typed === 'plain') return 'plain';
    if (typed === 'q' || typed === 'quit') break;
    for (const again of [...sayKey(programVoice, 'mode.neither', { typed: line.trim() }), ...question])
      io.out(again);
  }
  return undefined;
};

/** The mode of a sitting; on the very first start somebody is asked, and it is remembered. Undefined: nobody answered. */
export const settleMode = async (
  io: Terminals & Pick<Io, 'out'>,
  switches: ModeSwitches & DrawnWishes,
  lines: () => LineSource,
): Promise<Settled | undefined> => {
  const { config: kept, problems } = loadConfig(io.env);
  const config = drawnAs(kept, switches);
  const { mode, why } = modeOf(io, switches, config);
  const noMap = switches.map === true && why === 'no-terminal' ? sayKey(programVoice, 'mode.no-map') : [];
  if (why !== 'nothing') return { mode, config, notices: [...noMap, ...said(problems)] };
  const answer = await ask(io, lines());
  if (answer === undefined) return undefined;
  const wrong = remember(io.env, 'mode', answer);
  const notices = said(wrong === undefined ? problems : [...problems, wrong]);
  return { mode: answer, config: { ...config, mode: answer }, notices };
};
