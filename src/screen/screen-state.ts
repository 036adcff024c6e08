// What the map screen shows and what a key does to it, without a word about how it is drawn.
import type { Settings } from '../session/settings.ts';
import type { View } from '../api/view.ts';
import type { Desk } from '../session/session.ts';
import type { OddsAt } from '../draw/text/map-model.ts';
import type { Zoom } from '../draw/viewport.ts';
import { hintOf } from './view/hints.ts';
import type { Making } from './selection.ts';
import type { Jump } from './keys/jumps.ts';
import { menuLines } from './digit-menu.ts';
import type { Menu } from './digit-menu.ts';
import type { Scroll } from './view/log-window.ts';
import type { Key } from './terminal/key-parser.ts';
import { keyNames } from './keys/keymap.ts';
import type { KeyMap } from './keys/keymap.ts';
import { lineKey } from './keys/command-line.ts';
import type { Pressed } from './keys/command-line.ts';
import { mapKey } from './keys/map.ts';
import type { OverlayName } from './view/overlay-names.ts';
import type { OverlaySign } from './view/overlays.ts';
import type { CommandDesk } from './view/command-desk.ts';
import type { Answers } from './answers.ts';
import type { Battle } from './battle.ts';
import { whileBusy } from './film/keys.ts';
import type { Film } from './film/film.ts';
import { dressed } from './derived-state.ts';
import { atWord } from './keys/typed-words.ts';
import type { Typing } from './line-editor.ts';

/** A face of the die and what it brings. */
export type Face = { readonly of: number; readonly brings: string };

export type Said = {
  readonly kind: 'typed' | 'said' | 'refused' | 'title';
  readonly text: string;
  /** Where there is not room for everything. */
  readonly brief?: string;
  readonly face?: Face;
};

/** overview: everything but the map is out of the way, and the map is as small as it can be. */
export type Folded = { readonly panel: boolean; readonly log: boolean; readonly overview: boolean };

export const NOTHING_FOLDED: Folded = { panel: false, log: false, overview: false };

export type Picked = { readonly hex: string; readonly units: readonly string[] };
export type Target = {
  readonly hex: string;
  readonly line: string;
  /** What speaks against it has been said. */
  readonly warned?: boolean;
};

/** Settings of the map screen. */
export type Drawn = Pick<Settings, 'theme' | 'charset' | 'colour'>;

/** left: by `quit` or at the end of input. interrupted: by Ctrl-C. */
export type SittingEnd = 'left' | 'interrupted';

export type Sitting = {
  /** The heading in forms of different length, the longest first. */
  readonly head: readonly string[];
  readonly score: readonly string[];
  /** Absent while one side must not see what is the other's. */
  readonly view: View | undefined;
  /** The hex that `here` means. */
  readonly here: string | undefined;
  /** The hex named last: it must be in sight. */
  readonly focus: string | undefined;
  readonly log: readonly Said[];
  /** Where in the log the last reply begins. */
  readonly fresh: number;
  /** Absent: the end of the log is in sight. */
  readonly scroll: Scroll | undefined;
  /** What is asked now, with its numbered answers. */
  readonly question: readonly string[];
  readonly prompt: string;
  readonly typing: Typing;
  /** Who gets the keys. */
  readonly at: 'line' | 'map' | 'log';
  /** The hex the keys of the map are about; `here` follows it. */
  readonly cursor: string | undefined;
  readonly zoom: Zoom;
  readonly overlay: OverlayName;
  /** Goes up each time the map is to be centred on the cursor. */
  readonly centred: number;
  /** Units taken in hand for an order. */
  readonly picked: Picked | undefined;
  /** The typed line that Enter would send. */
  readonly target: Target | undefined;
  readonly marks: ReadonlyMap<string, 'legal' | 'target'>;
  /** Where units in hand are, and those that a drafted line would send. */
  readonly inHand: ReadonlySet<string>;
  /** What lies over the map. */
  readonly over: ReadonlyMap<string, OverlaySign>;
  /** The best odds on each enemy that can be attacked now, of those in hand where somebody is. */
  readonly odds: OddsAt;
  /** Units that must still attack. */
  readonly due: ReadonlySet<string>;
  /** The side panel. */
  readonly panel: readonly Said[];
  /** Parts of the screen that are folded away. */
  readonly folded: Folded;
  /** A replay is on; something is asked that must be answered or declined. */
  readonly replaying: boolean;
  readonly answering: boolean;
  readonly answers: Answers;
  /** The command desk, and its lines for where the cursor is. */
  readonly command: CommandDesk;
  readonly deskLines: readonly Said[];
  /** The attack the box under the map is about. */
  readonly battle: Battle | undefined;
  /** At most six keys. */
  readonly hint: string;
  /** The line of the log that is marked while the log has the keys. */
  readonly logAt: number | undefined;
  /** Where the keys go back to when a word had to be typed. */
  readonly home: 'line' | 'map';
  /** What the desk asks; `question` is a list to choose from while one is open. */
  readonly asked: readonly string[];
  readonly menu: Menu | undefined;
  readonly making: Making;
  /** The first corner of a box of hexes whose units are to be taken in hand. */
  readonly box: string | undefined;
  readonly jump: Jump | undefined;
  /** Printed keys one after the other on the map. */
  readonly spelled: string;
  /** How many orders there were when the phase began; undefined where that was not seen. */
  readonly idleAt: number | undefined;
  /** How the map is to be drawn. */
  readonly drawn: Drawn;
  /** The opponent thinks, or what it did is shown: nothing can be ordered. */
  readonly busy: 'turn' | 'stopping' | undefined;
  /** An opponent's turn while it is shown. */
  readonly film: Film | undefined;
  /** What has scrolled off can be cleared at a hand-over. */
  readonly clears: boolean;
  readonly end?: { readonly how: SittingEnd; readonly lines: readonly string[] };
};

/** Keys that mean the same wherever they are pressed are the line's. */
const EVERYWHERE: ReadonlySet<Key['name']> = new Set(['interrupt', 'end of input', 'page up', 'page down']);

/** What a key makes of what is shown. */
export const pressed = (desk: Desk, keys: KeyMap, before: Sitting, key: Key, when: Pressed): Sitting => {
  if (before.busy === undefined && before.film === undefined) return keyed(desk, keys, before, key, when);
  return whileBusy(desk, keys, before, key, (now, one) => keyed(desk, keys, now, one, when));
};

/** On an empty line a blank says nothing; in a replay it runs it, as on the map. */
const isRun = (desk: Desk, { at, typing }: Sitting, key: Key): boolean =>
  at === 'line' && desk.replay !== undefined && typing.text === '' && key.name === 'text' && key.text === ' ';

const keyed = (desk: Desk, keys: KeyMap, before: Sitting, key: Key, when: Pressed): Sitting => {
  if (isRun(desk, before, key)) return { ...mapKey(desk, keys, before, 'space'), at: 'line' };
  if (before.at === 'line' || EVERYWHERE.has(key.name))
    return lineKey(desk, keys, { ...before, spelled: '' }, key, when);
  if (key.name !== 'text') return { ...mapKey(desk, keys, before, key.name), spelled: '' };
  // Text that came in one piece is one key after the other until one of them gives the rest to the line.
  const [name = ''] = keyNames(key);
  const word = name === 'space' ? atWord(desk, before) : undefined;
  const spelled = before.spelled + key.text.charAt(0);
  const now = word ?? { ...mapKey(desk, keys, before, name), spelled };
  const rest = key.text.slice(1);
  return rest === '' ? now : pressed(desk, keys, now, { name: 'text', text: rest }, when);
};

/** What follows from all the rest. */
export const shown = (desk: Desk, keys: KeyMap, before: Sitting | undefined, now: Sitting): Sitting =>
  dressed(desk, before, {
    ...now,
    question: now.menu === undefined ? now.asked : menuLines(now.menu),
    hint: hintOf(desk, keys, now),
  });
