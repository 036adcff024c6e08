// What keys do while the log has them: from line to line, and from a line to the hex it names.
import type { Desk } from '../../session/session.ts';
import { tell } from '../../session/session.ts';
import { sayHex } from '../../text/hexspeech.ts';
import type { Action } from './keymap.ts';
import { atHex } from './arrows.ts';
import { remarked } from '../send-line.ts';
import type { Sitting } from '../screen-state.ts';

/** The hex a line names first, however hexes are said. */
export const hexIn = (desk: Desk, text: string): string | undefined => {
  const { grid, hex: ground } = desk.game.board;
  const padded = ` ${text.replaceAll(/[^A-Za-z0-9-]+/g, ' ')} `;
  const styles = ['raw', desk.settings.hexSpeech] as const;
  let first: { readonly id: string; readonly at: number } | undefined;
  for (const id of grid.ids) {
    const names = [
      ...styles.map((style) => sayHex(id, style)),
      ground(id).name?.replaceAll(/[^A-Za-z0-9-]+/g, ' '),
    ];
    for (const name of names) {
      const at = name === undefined ? -1 : padded.indexOf(` ${name} `);
      if (at >= 0 && (first === undefined || at < first.at)) first = { id, at };
    }
  }
  return first?.id;
};

export const toLog = (before: Sitting): Sitting => ({ ...before, at: 'log', logAt: before.log.length - 1 });

const fromLog = (before: Sitting): Sitting => ({
  ...before,
  at: 'map',
  home: 'map',
  logAt: undefined,
  scroll: undefined,
});

/** The marked line stays in sight: it is the last of the page. */
const marking = (before: Sitting, line: number): Sitting => {
  const logAt = Math.max(0, Math.min(line, before.log.length - 1));
  return { ...before, logAt, scroll: { to: logAt + 1 } };
};

export const logKey = (desk: Desk, before: Sitting, action: Action | undefined): Sitting => {
  const at = before.logAt ?? before.log.length - 1;
  switch (action) {
    case 'up':
      return marking(before, at - 1);
    case 'down':
      return marking(before, at + 1);
    case 'back':
    case 'log':
      return fromLog(before);
    case 'line':
      return { ...fromLog(before), at: 'line' };
    case 'select':
    case 'add': {
      const hex = hexIn(desk, before.log[at]?.text ?? '');
      if (hex === undefined) return { ...remarked(before, tell(desk, 'log.no-hex')), scroll: undefined };
      return atHex(desk, fromLog(before), hex);
    }
    default:
      return before;
  }
};
