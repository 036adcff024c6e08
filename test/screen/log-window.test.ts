// The pages of the log where no row or a single one is left for it.
import { expect, it } from '@jest/globals';
import { logInSight } from '../../src/screen/view/log-window.ts';
import { fordDesk, seat } from './kit.ts';

const PAGE_UP = '\x1b[5~';

it.each([0, 1])('with %d rows in sight, Page Up goes back from the end, a line at a time', (rows) => {
  const { press, now, showing } = seat(fordDesk());
  press('status\rstatus\r');
  const { length } = now().log;
  showing(logInSight({ ...now(), scroll: undefined }, 80, rows).inSight);
  press(PAGE_UP);
  const first = logInSight(now(), 80, 1);
  expect(first.rows[0]?.text).toBe(now().log[length - (rows === 0 ? 1 : 2)]?.text);
  showing(first.inSight);
  press(PAGE_UP);
  expect(logInSight(now(), 80, 1).inSight.first).toBe(first.inSight.first - 1);
});

it('a page that is asked for past the end is the last', () => {
  const { now } = seat(fordDesk());
  const { log } = now();
  expect(logInSight({ ...now(), scroll: { to: log.length + 1 } }, 80, 1).inSight.next).toBe(log.length);
});
