// What a key leaves to be shown besides: the side panel and what lies over the map, worked out anew only when something
// they depend on has changed.
import type { Desk } from '../session/session.ts';
import { oddsShown, sameAim } from './view/hex-odds.ts';
import { overlayOf } from './view/overlays.ts';
import { panelOf } from './view/panel.ts';
import type { Drawn, Sitting } from './screen-state.ts';

const isLaid = (a: Sitting, b: Sitting): boolean =>
  a.view === b.view &&
  a.overlay === b.overlay &&
  (b.overlay === 'none' ||
    (a.zoom === b.zoom && (b.overlay !== 'reach' || (a.picked === b.picked && a.cursor === b.cursor))));

const isTold = (a: Sitting, b: Sitting): boolean =>
  a.view === b.view && a.picked === b.picked && a.target === b.target && a.cursor === b.cursor;

/** The same record as before where nothing has been set. */
export const drawnAt = ({ settings }: Desk, before?: Drawn): Drawn => {
  const { theme, charset, colour } = settings;
  const isSame = before?.theme === theme && before.charset === charset && before.colour === colour;
  return isSame ? before : { theme, charset, colour };
};

/** `before`: what was shown last, with all that belongs to it. */
export const dressed = (desk: Desk, before: Sitting | undefined, now: Sitting): Sitting => {
  const { overlay, zoom, picked, target, cursor } = now;
  return {
    ...now,
    drawn: drawnAt(desk, before?.drawn),
    over:
      before !== undefined && isLaid(before, now)
        ? before.over
        : overlayOf(desk, overlay, { zoom, picked, cursor }),
    odds: before !== undefined && sameAim(before, now) ? before.odds : oddsShown(desk, now),
    panel: before !== undefined && isTold(before, now) ? before.panel : panelOf(desk, picked, target, cursor),
  };
};
