// Runs a script, a statement at a time: begins games, gives orders, carries out checks, and reports all of it.
import { played } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import type { Reply } from '../session/reply.ts';
import { canFightOn, fightOn } from '../session/intent/fight.ts';
import { take } from '../session/dispatch.ts';
import { problem } from '../core/problem.ts';
import { sayKey } from '../text/say.ts';
import { sayProblem } from '../text/say-refusal.ts';
import { feedOf } from './statement-queue.ts';
import type { Feed } from './statement-queue.ts';
import type { OpenFile } from './file-access.ts';
import { takeLine } from './give-orders.ts';
import { opponentsPlay, reportOrder, seatOpponent } from './run-opponents.ts';
import { openGame } from './new-game.ts';
import type { Library } from './new-game.ts';
import { readProgram } from './parse.ts';
import type { Ending, Printer } from './report.ts';
import { noGame, runCheck, runScore, runSkip, syntax } from './run-checks.ts';
import { NO_TASK, scoreOf } from './score.ts';
import type { Task } from './score.ts';
import type { Act, Check, Program, Statement, Typed, Unread, Where } from './statement.ts';
import { stopFor, stopReport, voiceFor } from './stop-report.ts';
import type { Stop } from './stop-report.ts';
import {
  begin,
  forgetLaid,
  layOut,
  newWorld,
  restore,
  snapshot,
  sow,
  unseatAll,
  waitingDie,
} from './script-state.ts';
import type { World } from './script-state.ts';

type Run = {
  readonly library: Library;
  readonly report: Printer;
  /** How many there were. */
  reports: number;
  readonly program: Program;
  readonly feed: Feed;
  /** Its lines come in one by one, and each is answered before the next. */
  readonly live: boolean;
  readonly world: World;
  passed: number;
  failed: number;
  skipped: number;
  /** One for each position that something was scored in. */
  tasks: readonly Task[];
  /** The last line of a transcript that types a die, once that was asked. */
  lastDie: number | undefined;
  /** The statement that comes next, where it is another than the one below. */
  next: number | undefined;
  /** Lines of a transcript that were refused. */
  readonly slips: Where[];
  /** Where the script said `quit`. */
  left: Where | undefined;
};

const checkIn = (statement: Statement | undefined): Check | undefined =>
  statement?.act.kind === 'check' ? statement.act.check : undefined;

/** What stands at `i`; nothing where it cannot be read, which is told when it is its turn. */
const peek = async ({ feed }: Run, i: number): Promise<Statement | undefined> => {
  const found = await feed.at(i);
  return found.ok ? found.value : undefined;
};

/** A die by hand may come next; checks may come between. */
const dieComes = async (run: Run, i: number): Promise<boolean> => {
  const { kind, statements } = run.program;
  const isDie = ({ act }: Statement): boolean => act.kind === 'typed' && /^die\b/i.test(act.typed.line);
  if (kind === 'transcript') return (run.lastDie ??= statements.findLastIndex(isDie)) > i;
  let next = i + 1;
  let statement = await peek(run, next);
  while (checkIn(statement) !== undefined) statement = await peek(run, (next += 1));
  return statement !== undefined && isDie(statement);
};

const stopForDie = async (run: Run, at: Where, i: number): Promise<Stop | undefined> => {
  const die = waitingDie(run.world);
  if (die === undefined || (await dieComes(run, i))) return undefined;
  const { n, sides, face } = die;
  if (face === undefined) return syntax(at, problem('SCRIPT.NO-DIE', { n }));
  return syntax(at, problem('SCRIPT.DIE-FACE', { n, sides, face }));
};

const reportReply = (run: Run, at: Where, { kind, lines, refusal, facts }: Reply): void =>
  run.report({
    type: 'reply',
    at,
    kind,
    ...(refusal !== undefined && { code: refusal.code, rule: refusal.rule, params: refusal.params }),
    lines,
    ...(facts !== undefined && { facts }),
  });

/** Refused at the table, and so was it then: the talk goes on. */
const runTalk = (run: Run, at: Where, reply: Reply): undefined => {
  reportReply(run, at, reply);
  if (reply.kind === 'refused') run.slips.push(at);
};

/** A refusal must be expected on the line after it; else the script stops there. */
const runRefused = async (run: Run, at: Where, reply: Reply, i: number): Promise<Stop | undefined> => {
  const { refusal } = reply;
  if (refusal === undefined) return undefined;
  if (run.live) reportReply(run, at, reply);
  const next = await peek(run, i + 1);
  const expected = checkIn(next);
  if (expected?.kind === 'refused') return undefined;
  if (next !== undefined && expected?.kind === 'ok') runCheck(run, next.at, expected);
  return stopFor(at, refusal);
};

/** What opponents do about it, up to a die for which there must be a face. */
const afterwards = async (run: Run, at: Where, i: number): Promise<Stop | undefined> => {
  const { world } = run;
  for (;;) {
    const stop = await opponentsPlay(run, at);
    const { desk } = world;
    const fight = desk?.intent.fight;
    // A plan that waited for what they answered goes on.
    if (stop !== undefined || desk === undefined || fight === undefined || !canFightOn(desk))
      return stop ?? stopForDie(run, at, i);
    const before = played(desk).entries.length;
    fightOn(desk, fight.how);
    reportOrder(run, at, desk, before);
  }
};

const runOpponent = async (
  run: Run,
  at: Where,
  act: Act & { readonly kind: 'opponent' },
  i: number,
): Promise<Stop | undefined> => {
  if (run.world.desk === undefined) return noGame(at);
  return (await seatOpponent(run, run.world.desk, at, act)) ?? afterwards(run, at, i);
};

/** What takes its time is waited for: it is what the line is answered with. */
const thoughtOut = async (desk: Desk, taken: Reply): Promise<Reply> => {
  const { errand } = desk;
  if (errand === undefined) return taken;
  desk.errand = undefined;
  return errand.run();
};

const runTyped = async (run: Run, at: Where, typed: Typed, i: number): Promise<Stop | undefined> => {
  const { world, program } = run;
  const { desk } = world;
  if (desk === undefined) return noGame(at);
  const before = played(desk).entries.length;
  const taken = program.kind === 'transcript' ? take(desk, typed.line) : takeLine(desk, typed);
  const reply = await thoughtOut(desk, taken);
  world.refused = reply.refusal;
  if (reply.kind === 'left') run.left = at;
  const ordered = reply.kind === 'done' && reportOrder(run, at, desk, before);
  if (reply.kind === 'done') world.since = undefined;
  if (program.kind === 'transcript') runTalk(run, at, reply);
  else if (reply.kind === 'refused') return runRefused(run, at, reply, i);
  else if (!ordered) reportReply(run, at, reply);
  if (reply.kind === 'asks' && program.kind === 'script') {
    const next = await peek(run, i + 1);
    if (next?.act.kind !== 'typed') return syntax(at, problem('SCRIPT.ASKED'));
  }
  return afterwards(run, at, i);
};

const runOpening = async (
  run: Run,
  at: Where,
  act: Act & { readonly kind: 'new' | 'load' | 'position' },
  i: number,
): Promise<Stop | undefined> => {
  const opened = await openGame(run.library, act);
  if (!opened.ok) {
    const { kind, problems, game } = opened.error;
    return { at, ending: kind, why: problems, game };
  }
  const { game, state, fallen, notices } = opened.value;
  const desk = begin(run.world, game, state, fallen);
  run.tasks = [...run.tasks, NO_TASK];
  for (const notice of notices) {
    const voice = voiceFor(desk);
    const { line, file } = at;
    const lines = [...sayKey(voice, 'script.notice', { line, file }), ...sayProblem(voice, notice)];
    run.report({ type: 'notice', at, code: notice.code, params: notice.params, lines });
  }
  return stopForDie(run, at, i);
};

const runRestore = async (run: Run, at: Where, name: string, i: number): Promise<Stop | undefined> => {
  const { world } = run;
  if (restore(world, name) === undefined)
    return syntax(at, problem('SCRIPT.NO-SNAPSHOT', { name, names: [...world.snapshots.keys()] }));
  run.tasks = [...run.tasks, NO_TASK];
  return afterwards(run, at, i);
};

const runSnapshot = ({ world }: Run, at: Where, name: string): Stop | undefined => {
  if (world.desk === undefined) return noGame(at);
  const wrong = snapshot(world, world.desk, name);
  return wrong && syntax(at, wrong);
};

const runDice = ({ world }: Run, at: Where, faces: readonly number[]): Stop | undefined => {
  const wrong = layOut(world, faces);
  return wrong && syntax(at, wrong);
};

const runStatement = async (run: Run, { at, act }: Statement, i: number): Promise<Stop | undefined> => {
  const { world } = run;
  if (act.kind === 'dice') return runDice(run, at, act.faces);
  if (act.kind === 'seed') return sow(world, act.word);
  if (act.kind === 'new' || act.kind === 'load' || act.kind === 'position')
    return runOpening(run, at, act, i);
  forgetLaid(world);
  switch (act.kind) {
    case 'snapshot':
      return runSnapshot(run, at, act.name);
    case 'restore':
      return runRestore(run, at, act.name, i);
    case 'opponent':
      return runOpponent(run, at, act, i);
    case 'no-opponent':
      return world.desk === undefined ? noGame(at) : unseatAll(world);
    case 'typed':
      return runTyped(run, at, act.typed, i);
    case 'check':
      return runCheck(run, at, act.check);
    case 'score':
      return runScore(run, at, act);
    case 'skip':
      return runSkip(run, at, act);
  }
};

/** Nothing is played after `quit`; a check that stands there would never be made. */
const stopAfterQuit = (quit: Where, next: Statement, rest: readonly Statement[]): Stop => {
  const checks = rest.filter((statement) => checkIn(statement) !== undefined).length;
  const params = { quit: quit.line, count: rest.length, ...(checks > 0 && { checks }) };
  return syntax(next.at, problem('SCRIPT.AFTER-QUIT', params));
};

/** Where somebody waits for it, nothing is done in silence. */
const answered = async (run: Run, statement: Statement, i: number): Promise<Stop | undefined> => {
  const before = run.reports;
  const stop = await runStatement(run, statement, i);
  if (run.live && run.reports === before && stop === undefined)
    run.report({ type: 'done', at: statement.at });
  return stop;
};

const runAll = async (run: Run): Promise<Stop | undefined> => {
  for (let i = 0; ; i = run.next ?? i + 1) {
    run.next = undefined;
    // Whoever types along and has said `quit` is not waited for.
    if (run.left !== undefined && run.live) return undefined;
    const found = await run.feed.at(i);
    if (!found.ok) return unreadStop(found.error);
    const { value: statement } = found;
    if (statement === undefined) return undefined;
    if (run.left !== undefined) return stopAfterQuit(run.left, statement, run.program.statements.slice(i));
    const stop = await answered(run, statement, i);
    if (stop !== undefined) return stop;
  }
};

const unreadStop = ({ at, kind, problem: why }: Unread): Stop => ({ at, ending: kind, why: [why] });

const tellSlips = (run: Run): void => {
  const [at] = run.slips;
  if (at === undefined) return;
  const params = { count: run.slips.length, line: at.line };
  const lines = sayKey(voiceFor(undefined), 'script.slips', params);
  run.report({ type: 'notice', at, code: 'script.slips', params, lines });
};

const endingOf = (run: Run, stop: Stop | undefined): Ending => {
  if (stop !== undefined) return stop.ending;
  if (run.slips.length > 0) return 'refused';
  return run.failed > 0 ? 'failed' : 'fine';
};

export const runFeed = async (
  program: Program,
  feed: Feed,
  { shown }: OpenFile,
  library: Library,
  report: Printer,
  live: boolean,
): Promise<Ending> => {
  const world = newWorld(library.settings);
  const run: Run = {
    library,
    report: (one) => {
      run.reports += 1;
      report(one);
    },
    reports: 0,
    program,
    feed,
    live,
    world,
    passed: 0,
    failed: 0,
    skipped: 0,
    tasks: [],
    lastDie: undefined,
    next: undefined,
    slips: [],
    left: undefined,
  };
  const stop = await runAll(run);
  if (stop !== undefined) report(stopReport(world.desk, stop));
  tellSlips(run);
  const ending = endingOf(run, stop);
  const { passed, failed, skipped, tasks } = run;
  report({ type: 'end', file: shown, passed, failed, skipped, ...scoreOf(tasks), ending });
  return ending;
};

/** Nothing is run unless all of the script can be read. */
export const runScript = async (source: OpenFile, library: Library, report: Printer): Promise<Ending> => {
  const program = readProgram(source, library.files);
  if (program.ok) return runFeed(program.value, feedOf(program.value), source, library, report, false);
  const stop = unreadStop(program.error);
  report(stopReport(undefined, stop));
  const { ending } = stop;
  report({ type: 'end', file: source.shown, passed: 0, failed: 0, skipped: 0, ending });
  return ending;
};
