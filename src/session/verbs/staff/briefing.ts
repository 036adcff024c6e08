// The verb `briefing`: the report of a staff officer in at most eight lines, from what the side sees and may ask.
import type { Args, Message, Params, Side } from '../../../core/types.ts';
import type { FrontQuestion } from '../../../api/questions.ts';
import { contactsOf, gapsOf } from '../../../draw/describe/front.ts';
import type { Stack } from '../../../draw/describe/occupancy.ts';
import { regionsOf } from '../../../draw/describe/regions.ts';
import type { Desk } from '../../session.ts';
import type { Fact, Reply, Told } from '../../reply.ts';
import { answerWith, message } from '../../reply.ts';
import { played, speaker, viewOf } from '../../session.ts';
import { sightOf, standingInPlay } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';
import { pendingTold } from '../../pending.ts';
import { aimsTold } from './goal.ts';

type Report = { readonly desk: Desk; readonly sight: Sight; readonly own: Side };

const NONE: Args = {};
/** Regions that a line names, those with most of the front first. */
const REGIONS = 2;
/** Units that one names. */
const NAMED = 3;
const FEW = 4;

const isMessage = (fact: Fact): fact is Message => 'key' in fact;

/** A question of the game, asked by the side itself. */
const asked = ({ desk, own }: Report, verb: FrontQuestion): readonly Message[] =>
  (desk.game.questions?.[verb]?.(played(desk).state, own, NONE) ?? []).filter(isMessage);

const paramsOf = (told: readonly Message[], key: RegExp): readonly Params[] =>
  told.filter((each) => key.test(each.key)).map(({ params }) => params);

const head = ({ desk, own }: Report): Message => {
  const { clock, scenario } = played(desk).state;
  const date = desk.game.heading?.(played(desk).state, own).date;
  const dated = date?.told ?? date?.whole;
  return message('briefing.head', {
    turn: clock.turn,
    turns: desk.game.turnsOf(scenario),
    side: clock.phasing,
    phase: clock.phase,
    ...(dated !== undefined && { date: { key: dated.key, params: dated.params } }),
  });
};

const sumOf = ({ sums }: Stack): number => Object.values(sums).reduce((sum, factor) => sum + factor, 0);

/** How long the front is and where, and the strongest stack that stands against it. */
const front = ({ sight, own }: Report): Message => {
  const { printed, board } = sight.game;
  const contacts = contactsOf(printed, standingInPlay(sight)).map(({ one, other }) =>
    one.side === own ? { mine: one, theirs: other } : { mine: other, theirs: one },
  );
  const regions = regionsOf(printed)
    .map(({ key, name }) => ({
      name,
      count: contacts.filter(({ mine }) => printed.regions[mine.hex] === key).length,
    }))
    .toSorted((a, b) => b.count - a.count)
    .filter(({ count }, i) => count > 0 && i < REGIONS)
    .map(({ name, count }) => message('word.briefing.region', { region: name, count }));
  const [strong] = contacts.map(({ theirs }) => theirs).toSorted((a, b) => sumOf(b) - sumOf(a));
  return message('briefing.front', {
    count: contacts.length,
    ...(regions.length > 1 && { regions }),
    ...(strong !== undefined && {
      name: message('word.and-more', { name: strong.units[0]?.name ?? '', more: strong.units.length - 1 }),
      at: board.grid.id(strong.hex),
    }),
  });
};

const gaps = ({ sight, own }: Report): readonly Message[] => {
  const { printed, board } = sight.game;
  const found = gapsOf(printed, standingInPlay(sight), own).filter(({ doors }) => doors.length > 0);
  const [widest] = found.toSorted((a, b) => b.hexes.length - a.hexes.length);
  const hex = widest?.doors[0];
  if (hex === undefined) return [];
  return [
    message('briefing.gaps', {
      count: found.length,
      hexes: found.reduce((sum, { hexes }) => sum + hexes.length, 0),
      doors: found.reduce((sum, { doors }) => sum + doors.length, 0),
      at: board.grid.id(hex),
    }),
  ];
};

/** Of the other side only whom the side may judge. */
const cutOff = ({ desk, own }: Report): readonly Message[] => {
  const isCut = desk.game.outOfSupply?.(played(desk).state, own);
  if (isCut === undefined) return [];
  const { grid } = desk.game.board;
  const cut = viewOf(desk).units.filter(({ id, at, known }) => known && grid.index(at) >= 0 && isCut(id));
  const mine = cut.filter(({ side }) => side === own).map(({ id }) => id);
  const places = [...new Set(cut.filter(({ side }) => side !== own).map(({ at }) => at))];
  if (mine.length + places.length === 0) return [];
  const side = cut.find((unit) => unit.side !== own)?.side;
  const both = mine.length > 0 && places.length > 0 ? { both: true } : {};
  if (mine.length > FEW || places.length > FEW)
    return [
      message('briefing.cut-more', {
        ...both,
        ...(mine.length > 0 && { count: mine.length }),
        ...(side !== undefined && { side, theirs: places.length }),
      }),
    ];
  return [
    message('briefing.cut', {
      ...both,
      ...(mine.length > 0 && { own: mine }),
      ...(side !== undefined && { side, theirs: places }),
    }),
  ];
};

const chances = (report: Report): readonly Message[] => {
  if (report.desk.game.questions?.targets === undefined) return [];
  const told = asked(report, 'targets');
  const [best, next] = paramsOf(told, /^targets\.(?:one|mobile)/);
  const all = paramsOf(told, /^targets\.count/);
  const { hex, odds, worst } = best ?? {};
  if (hex === undefined || odds === undefined) return [message('briefing.no-chances')];
  return [
    message('briefing.chances', {
      count: all[0]?.['count'] ?? 1,
      at: hex,
      odds,
      ...(worst !== undefined && { worst }),
      ...(next?.['hex'] !== undefined &&
        next['odds'] !== undefined && { next: next['hex'], nextOdds: next['odds'] }),
    }),
  ];
};

const dangers = (report: Report): readonly Message[] => {
  if (report.desk.game.questions?.threats === undefined) return [];
  const told = asked(report, 'threats');
  const [all] = paramsOf(told, /^threats\.count/);
  const [worst] = paramsOf(told, /^threats\.(?:one|mobile)/);
  if (all === undefined) return [message('briefing.no-dangers')];
  return [
    message('briefing.dangers', {
      count: all['count'] ?? 0,
      ...(worst?.['hex'] !== undefined && { at: worst['hex'], odds: worst['odds'] ?? '' }),
    }),
  ];
};

/** In this turn and in the next. */
const arrivals = (report: Report): readonly Message[] => {
  const { turn } = played(report.desk).state.clock;
  const due = paramsOf(asked(report, 'reinforcements'), /^reinforcements\.(?:turn|late)/)
    .filter(({ side }) => side === report.own)
    .filter((params) => Number(params['turn']) <= turn + 1)
    .map(({ turn: on, units }) => {
      const list = Array.isArray(units) ? units.filter((unit) => typeof unit === 'string') : [];
      const when = { turn: Number(on), ...(Number(on) <= turn && { now: true }) };
      return list.length > NAMED
        ? message('word.briefing.arrives-many', { ...when, count: list.length })
        : message('word.briefing.arrives', { ...when, units: list });
    });
  return due.length === 0 ? [] : [message('briefing.arrives', { what: due })];
};

/** The front in one sentence. */
export const frontTold = (desk: Desk): Message => front({ desk, sight: sightOf(desk), own: speaker(desk) });

/** What targets, threats and gaps come to, each in one sentence; undefined: there is nothing to say of it. */
export const inShortTold = (desk: Desk, verb: string): Message | undefined => {
  const report: Report = { desk, sight: sightOf(desk), own: speaker(desk) };
  const told = { targets: chances, threats: dangers, gaps } as const;
  return verb === 'targets' || verb === 'threats' || verb === 'gaps' ? told[verb](report)[0] : undefined;
};

/** Before anybody of one's own is on the map, what is asked is all there is to do. */
const isUnplaced = ({ desk, own }: Report): boolean => {
  const { grid } = desk.game.board;
  return !viewOf(desk).units.some(({ side, at }) => side === own && grid.index(at) >= 0);
};

/** How it stands, and what is about to end the game. */
const aims = (desk: Desk): readonly Told[] =>
  aimsTold(desk).filter((told, i) => i === 0 || ('key' in told && told.key === 'goal.claimed'));

/** One line a matter; what there is nothing to say of is left out. */
export const briefingTold = (desk: Desk): readonly Told[] => {
  if (played(desk).state.over !== undefined) return aimsTold(desk).slice(0, 1);
  const report: Report = { desk, sight: sightOf(desk), own: speaker(desk) };
  const stands = (): readonly Told[] => [
    front(report),
    ...gaps(report),
    ...cutOff(report),
    ...chances(report),
    ...dangers(report),
  ];
  return [
    head(report),
    ...(isUnplaced(report) ? pendingTold(desk) : stands()),
    ...arrivals(report),
    ...aims(desk),
  ];
};

/** Eight lines are heard whole, whatever the level. */
export const briefing = (desk: Desk): Reply => ({ ...answerWith(desk, briefingTold(desk)), whole: true });
