// What a key leaves to be shown besides: the side panel and what lies over the map, worked out anew only when something
// they depend on has changed.
import { isAsked } from '../session/legal-ways.ts';
import { played, viewerOf, viewOf } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import { answersOf } from './answers.ts';
import { battleOf } from './battle.ts';
import { commandDeskOf, deskLines } from './view/command-desk.ts';
import { oddsShown, sameAim } from './view/hex-odds.ts';
import { overlayOf, withNumbers } from './view/overlays.ts';
import { panelOf, unitsOfLine } from './view/panel.ts';
import type { Drawn, Sitting } from './screen-state.ts';

const isLaid = (a: Sitting, b: Sitting): boolean =>
  a.view === b.view &&
  a.overlay === b.overlay &&
  (b.overlay === 'none' ||
    (a.zoom === b.zoom && (b.overlay !== 'reach' || (a.picked === b.picked && a.cursor === b.cursor))));

const isTold = (a: Sitting, b: Sitting): boolean =>
  a.view === b.view && a.picked === b.picked && a.target === b.target && a.cursor === b.cursor;

type Same = (a: Sitting, b: Sitting) => boolean;

const isSeen: Same = (a, b) => a.view === b.view;
const isAnswered: Same = (a, b) => a.view === b.view && a.asked === b.asked;
const isHeld: Same = (a, b) => a.view === b.view && a.picked === b.picked && a.target === b.target;
const isPlaced: Same = (a, b) => a.view === b.view && a.cursor === b.cursor;

/** One for all, so that nothing is drawn anew for it. */
const NOBODY: Sitting['inHand'] = new Set();

/** The same record as before where nothing has been set. */
export const drawnAt = ({ settings }: Desk, before?: Drawn): Drawn => {
  const { theme, charset, colour } = settings;
  const isSame = before?.theme === theme && before.charset === charset && before.colour === colour;
  return isSame ? before : { theme, charset, colour };
};

const dueOf = (desk: Desk): ReadonlySet<string> =>
  new Set(desk.waiting === undefined ? (desk.game.due?.(played(desk).state, viewerOf(desk)) ?? []) : []);

/** Where units are that are in hand, or that the line about to be sent names. */
const inHandOf = (desk: Desk, { picked, target }: Sitting): Sitting['inHand'] => {
  if (desk.waiting !== undefined) return NOBODY;
  const units = new Set(picked?.units ?? (target === undefined ? [] : unitsOfLine(desk, target.line)));
  if (units.size === 0) return NOBODY;
  return new Set(viewOf(desk).units.flatMap(({ id, at }) => (units.has(id) ? [at] : [])));
};

/** `before`: what was shown last, with all that belongs to it. */
export const dressed = (desk: Desk, before: Sitting | undefined, now: Sitting): Sitting => {
  const { overlay, zoom, picked, target, cursor } = now;
  const kept = (same: Same): Sitting | undefined =>
    before !== undefined && same(before, now) ? before : undefined;
  const command = kept(isSeen)?.command ?? commandDeskOf(desk);
  const told = kept(isTold);
  const answers = kept(isAnswered)?.answers ?? answersOf(desk);
  return {
    ...now,
    drawn: drawnAt(desk, before?.drawn),
    replaying: desk.replay !== undefined,
    answering: desk.waiting === undefined && isAsked(desk),
    over:
      kept((a, b) => isLaid(a, b) && isAnswered(a, b))?.over ??
      withNumbers(overlayOf(desk, overlay, { zoom, picked, cursor }), answers.numbers),
    odds: kept(sameAim)?.odds ?? oddsShown(desk, now),
    due: kept(isSeen)?.due ?? dueOf(desk),
    inHand: kept(isHeld)?.inHand ?? inHandOf(desk, now),
    answers,
    battle: told === undefined ? battleOf(desk, now, before === undefined) : told.battle,
    panel: told?.panel ?? panelOf(desk, picked, target, cursor),
    command,
    deskLines: kept(isPlaced)?.deskLines ?? deskLines(desk, command, cursor),
  };
};
