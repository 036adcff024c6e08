// Says once that something takes its time: after half a second, in a line that stays, with nothing that moves.

export type Patience = {
  /** A new piece of work begins. */
  begin(): void;
  /** Called as often as the work likes while it goes on. */
  tick(): void;
};

const LONG = 500;

/** `say` is called at most once for each piece of work, and not at all for one that is soon done. */
export const patience = (say: () => void, now: () => number = () => performance.now()): Patience => {
  let since = now();
  let said = false;
  return {
    begin: () => {
      since = now();
      said = false;
    },
    tick: () => {
      if (said || now() - since < LONG) return;
      said = true;
      say();
    },
  };
};
