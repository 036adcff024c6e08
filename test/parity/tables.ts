// The same game at three tables: lines typed at the screen, lines taken in plain mode, and lines of a script.
import { openSeed, seeded } from '../../src/core/dice.ts';
import { listed, offers } from '../../src/core/kernel.ts';
import { newMatch, positionHash } from '../../src/core/match.ts';
import { openDesk, played } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import type { Reply } from '../../src/session/reply.ts';
import { take } from '../../src/session/dispatch.ts';
import type { Game } from '../../src/api/game.ts';
import { write } from '../../src/language/canonical-write.ts';
import { sitDown } from '../../src/screen/seat.ts';
import type { Seat } from '../../src/screen/seat.ts';
import { jsonTelling } from '../../src/script/report.ts';
import { runScript } from '../../src/script/run.ts';

export type Begins = {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
};

const deskFor = ({ game, scenario, options, seed }: Begins): Desk => {
  const full = { ...Object.fromEntries(game.options.map(({ id, standard }) => [id, standard])), ...options };
  const match = newMatch(game.rules, scenario, full, { dice: seeded(openSeed(seed)) });
  return openDesk(game, match, { settings: { hexSpeech: 'raw' } });
};

/** Everything anybody may do now, as it would be typed, and the position. */
const standsAt = (desk: Desk): string => {
  const { state } = played(desk);
  const open = offers(desk.game.rules, state).map((offer) => [
    `${offer.by} ${offer.verb}`,
    offer.choice.kind === 'listed'
      ? (listed(state, offer) ?? []).map((order) => write(desk.registry, order))
      : 'open',
  ]);
  return `${positionHash(played(desk))} ${JSON.stringify(open)}`;
};

export type Told = {
  readonly line: string;
  /** Offers and hash after it. */
  readonly stands: string;
  readonly hash: string;
  readonly refused?: { readonly code: string; readonly rule: string };
  readonly said: readonly string[];
  readonly asks: boolean;
};

export const playPlain = (begins: Begins, lines: readonly string[]): readonly Told[] => {
  const desk = deskFor(begins);
  return lines.map((line) => {
    const { refusal, lines: all, kind, closing = 0 }: Reply = take(desk, line);
    // The screen shows a question in its own words, which need not follow the news.
    const said = kind === 'done' ? all.slice(0, all.length - closing) : all;
    return {
      line,
      stands: standsAt(desk),
      hash: positionHash(played(desk)),
      said,
      asks: kind === 'asks',
      ...(refusal !== undefined && { refused: { code: refusal.code, rule: refusal.rule } }),
    };
  });
};

const typeLine = (seat: Seat, line: string): readonly string[] => {
  if (seat.now().at !== 'line') seat.press([{ name: 'text', text: ':' }]);
  seat.press([{ name: 'text', text: line }, { name: 'enter' }]);
  const { log, fresh, question } = seat.now();
  return [...log.slice(fresh).map(({ text }) => text), ...question];
};

/** The screen keeps the question apart from what is said, so a reply is all of it, and may be more. */
export const playScreen = (begins: Begins, lines: readonly string[]): readonly Omit<Told, 'asks'>[] => {
  const desk = deskFor(begins);
  const seat = sitDown(desk, []);
  return lines.map((line) => {
    const before = desk.refused;
    const said = typeLine(seat, line);
    const refused = desk.refused === before ? undefined : desk.refused;
    return {
      line,
      stands: standsAt(desk),
      hash: positionHash(played(desk)),
      said,
      ...(refused !== undefined && { refused: { code: refused.code, rule: refused.rule } }),
    };
  });
};

/** What plain mode said of each line becomes a check after it; what comes back are the checks that do not hold. */
export const playScript = async (begins: Begins, plain: readonly Told[]): Promise<readonly string[]> => {
  const { game, scenario, options, seed } = begins;
  const head = [
    `seed ${seed}`,
    ['new', game.id, scenario, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(
      ' ',
    ),
  ];
  const lines = plain.flatMap(({ line, refused, hash }) => [
    line,
    refused === undefined ? `hash ${hash}` : `expect refused ${refused.code} rule ${refused.rule}`,
  ]);
  const out: string[] = [];
  const err: string[] = [];
  const telling = jsonTelling(
    { out: (text) => void out.push(text), err: (text) => void err.push(text) },
    true,
  );
  const source = { path: 'parity.hxf', shown: 'parity', text: [...head, ...lines].join('\n') };
  await runScript(
    source,
    {
      files: { open: (name) => ({ ok: false, error: { code: 'FILE.MISSING', params: { file: name } } }) },
      game: async () => ({ ok: true, value: game }),
    },
    telling.report,
  );
  const checks = out
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .filter(({ type }) => type === 'check');
  const failed = checks.filter(({ ok }) => ok !== true).map((check) => JSON.stringify(check));
  const missing =
    checks.length === plain.length ? [] : [`${checks.length} of ${plain.length} lines were checked`];
  return [...failed, ...err, ...missing];
};
