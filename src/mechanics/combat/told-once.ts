// What an order brought about, told once: a battle by its result, losses by side, a run of the same by its sum. Marks on an
// event say what else tells it: `decided` the result of the battle; and a phase that another follows at once has passed.
import type { Heard } from '../../core/event-audience.ts';
import type { Json, Params } from '../../core/types.ts';

const RESULT = /^battle\.result-/;

/** What leads up to a result, and is told with it. */
const LEADS_UP: ReadonlySet<string> = new Set([
  'assault.begins',
  'battle.declared',
  'battle.odds',
  'battle.lowered',
  'battle.converted',
  'battle.no-die',
  'luftwaffe.committed',
  'luftwaffe.declined',
]);

const withData = (event: Heard, more: Params): Heard => ({ ...event, data: { ...event.data, ...more } });

const decidedBy = (events: readonly Heard[], at: number): Heard | undefined =>
  events.slice(at + 1).find(({ kind }) => RESULT.test(kind));

/** A result says which other it was made of. `rated`: its odds are told with it, or with what declares it. */
const battleToldOnce = (events: readonly Heard[]): readonly Heard[] => {
  const isRated = events.some(({ kind }) => kind === 'battle.odds');
  const rated = isRated && { rated: true };
  return events.map((event, at) => {
    if (LEADS_UP.has(event.kind)) {
      const marks = { ...(event.kind === 'battle.declared' && rated) };
      return decidedBy(events, at) === undefined
        ? withData(event, marks)
        : withData(event, { ...marks, decided: true });
    }
    if (!RESULT.test(event.kind)) return event;
    // Whoever turned it into another has just been told what it was.
    const isAnswered = !events.some(({ kind }) => kind !== 'battle.converted' && LEADS_UP.has(kind));
    const turned = isAnswered
      ? undefined
      : events.find(({ kind }) => kind === 'battle.converted')?.data['from'];
    return withData(event, { ...rated, ...(turned !== undefined && { turned }) });
  });
};

const LOST = 'unit.eliminated';
const FOR_GOOD = 'unit.out-for-good';

const unitOf = ({ data }: Heard): string => (typeof data['unit'] === 'string' ? data['unit'] : '');
const causeOf = ({ data }: Heard): Json => data['cause'] ?? '';
/** What is told in one line: losses of one side in one way. */
const lineOf = (event: Heard): string => JSON.stringify([event.data['side'] ?? '', causeOf(event)]);

const distinct = (values: readonly (Json | undefined)[]): readonly Json[] => [
  ...new Set(values.filter((value): value is Json => value !== undefined)),
];

/** Those who were lost in one way, in one event: of a battle, those of one side. */
const lostTogether = (lost: readonly Heard[], events: readonly Heard[]): Heard => {
  const [first] = lost;
  if (first === undefined) throw new Error('Nobody was lost');
  const units = lost.map(unitOf);
  const gone = new Set(events.filter(({ kind }) => kind === FOR_GOOD).map(unitOf));
  const good = units.filter((unit) => gone.has(unit));
  const places = distinct(lost.map(({ data }) => data['from']));
  const hexes = new Set(events.filter(({ kind }) => RESULT.test(kind)).map(({ data }) => data['hex']));
  return {
    ...first,
    kind: 'units.eliminated',
    data: {
      units,
      cause: causeOf(first),
      ...(units.length > 2 && { many: units.length }),
      ...(good.length === units.length ? { all: true } : good.length > 0 && { good }),
      ...(places.length === 1 && !hexes.has(places[0]) && { hex: places[0] ?? '' }),
      places: [...places],
    },
  };
};

const allOf = (ids: Json | undefined, units: ReadonlySet<string>): boolean =>
  Array.isArray(ids) && ids.every((id) => units.has(String(id)));

const lossesToldOnce = (events: readonly Heard[]): readonly Heard[] => {
  const lost = events.filter(({ kind }) => kind === LOST);
  const units = new Set(lost.map(unitOf));
  const told = new Set<string>();
  return events.flatMap((event) => {
    if (event.kind === FOR_GOOD && units.has(unitOf(event))) return [];
    // Who gives them up loses them.
    if (event.kind === 'losses.paid')
      return [allOf(event.data['units'], units) ? withData(event, { decided: true }) : event];
    if (event.kind !== LOST) return [event];
    const line = lineOf(event);
    if (told.has(line)) return [];
    told.add(line);
    const together = lost.filter((each) => lineOf(each) === line);
    return [lostTogether(together, events)];
  });
};

/** How an assault out of a move ended for who made it: it went in, or stands where it came from. */
const ENDS: ReadonlySet<string> = new Set(['assault.cleared', 'assault.failed']);

/** Where a stack came to and what it can go on with are one thing; the result of its assault names the hex it was on. */
const arrivalToldOnce = (all: readonly Heard[]): readonly Heard[] => {
  const events = all.map((event) => {
    const { hex, target = hex } = event.data;
    const isKnown =
      ENDS.has(event.kind) && all.some(({ kind, data }) => RESULT.test(kind) && data['hex'] === target);
    return isKnown ? withData(event, { known: true }) : event;
  });
  const cleared = events.find(({ kind }) => ENDS.has(kind));
  const after = events
    .slice(cleared === undefined ? events.length : events.indexOf(cleared))
    .find(
      ({ kind, data }) =>
        (kind === 'units.moved' || kind === 'assault.left') &&
        JSON.stringify(data['units']) === JSON.stringify(cleared?.data['units']) &&
        (data['hex'] === undefined || data['hex'] === cleared?.data['hex']),
    );
  if (cleared === undefined || after === undefined) return events;
  const { left } = after.data;
  return events.flatMap((event) => {
    if (event === after) return [];
    return event === cleared && left !== undefined ? [withData(cleared, { left })] : [event];
  });
};

/** Phases in which nothing was done, before the one that something is asked in. */
const BEGINS: ReadonlySet<string> = new Set([
  'phase.begins',
  'player-turn.begins',
  'player-turn.ends',
  'pulse.begins',
  'turn.begins',
]);

const phasesToldOnce = (events: readonly Heard[]): readonly Heard[] =>
  events.map((event, at) =>
    event.kind === 'phase.begins' && BEGINS.has(events[at + 1]?.kind ?? '')
      ? { ...event, kind: 'phase.passed' }
      : event,
  );

/** What is told of several units at once, by what is told of one. */
const OF_SEVERAL: Readonly<Record<string, string>> = {
  'corps.disbanded': 'units.disbanded',
  'army.reduced': 'armies.reduced',
  'army.to-dead-pile': 'armies.to-dead-pile',
  'unit.reduced': 'units.reduced',
  'unit.rebuilt': 'units.rebuilt',
  'unit.left-play': 'units.left-play',
  'unit.forfeit': 'units.forfeit',
  'unit.converted': 'units.converted',
};

/** One event for a run of the same; a run of one stays as it is. */
const runsToldOnce = (events: readonly Heard[]): readonly Heard[] => {
  const told: Heard[] = [];
  for (let at = 0; at < events.length;) {
    const event = events[at]!;
    const several = OF_SEVERAL[event.kind];
    let end = at + 1;
    if (several !== undefined)
      while (events[end]?.kind === event.kind && events[end]?.rule === event.rule) end++;
    const run = events.slice(at, end);
    const each = (name: string): readonly Json[] => distinct(run.map(({ data }) => data[name]));
    told.push(
      several === undefined || run.length === 1
        ? event
        : {
            ...event,
            kind: several,
            data: {
              units: run.map(unitOf),
              for: [...each('for')],
              to: [...each('to')],
              places: [...each('place'), ...each('hex')],
            },
          },
    );
    at = end;
  }
  return told;
};

export const toldOnce = (events: readonly Heard[]): readonly Heard[] =>
  runsToldOnce(phasesToldOnce(arrivalToldOnce(lossesToldOnce(battleToldOnce(events)))));
