// The verb `opponent`: who plays the other side by itself, why it did what it did, and that it may play on.
import type { Entry } from '../../../core/match.ts';
import type { Args, Message } from '../../../core/types.ts';
import type { Reasons } from '../../../players/opponent/thinker.ts';
import { replied } from '../../opponent/late-reply.ts';
import { forgotten, recall } from '../../opponent/recall.ts';
import { isHalted } from '../../opponent/seated.ts';
import type { SeatedOpponent } from '../../opponent/seated.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith, message } from '../../reply.ts';
import { isKey } from '../../../text/say.ts';
import { foggy, isOpponents, tell } from '../../session.ts';
import { first } from '../handler.ts';
import { newsOf } from '../game/events.ts';

/** Who plays the other side, for whoever asks how things stand; nothing where nobody does. */
export const opponentTold = ({ opponent }: Desk): readonly Message[] =>
  opponent === undefined
    ? []
    : [message('opponent.is', { side: opponent.rival.side, name: opponent.rival.name })];

/** That nobody does, and how it could be. */
export const nobodySeated = ({ command, game }: Desk): Message =>
  message('opponent.none', { command, game: game.id, side: game.rules.sides[1] });

/** The aim, why now, and what it thought of in its place. */
export const reasonsTold = ({ aim, because, instead }: Reasons): readonly Message[] => [
  aim,
  because,
  ...(instead === undefined ? [] : [instead]),
];

/** Of a turn that goes on nothing is said: it is not over what it is after. */
const isOver = ({ match }: Desk, { rival }: SeatedOpponent, { clock }: Entry): boolean => {
  const now = match.state.clock;
  return (
    match.state.over !== undefined ||
    clock.phasing !== rival.side ||
    clock.turn !== now.turn ||
    now.phasing !== clock.phasing
  );
};

/** While something is hidden, numbers that would tell how strong covered stacks are stay out of it. */
const veiled = (desk: Desk, { key, params }: Message): Message => {
  const other = `${key}-veiled`;
  const isOpen = !foggy(desk) || desk.match.state.over !== undefined;
  return isOpen || !isKey(desk.book, other) ? { key, params } : { key: other, params };
};

/** `isOne`: it is asked about, and not the turn it belongs to. */
const told = (
  desk: Desk,
  opponent: SeatedOpponent,
  entry: Entry | undefined,
  isOne: boolean,
): readonly Message[] => {
  const { side } = opponent.rival;
  if (entry === undefined) return [message('opponent.nothing-yet', { side })];
  if (!isOver(desk, opponent, entry)) return [message('opponent.why-later', { side })];
  const reasons = opponent.reasons.get(entry);
  if (reasons === undefined) return [message('opponent.no-reasons', { side })];
  const own = isOne && reasons.order !== undefined ? [reasons.order] : [];
  return [...own, ...reasonsTold(reasons)].map((each) => veiled(desk, each));
};

/** What it ordered in its last turn. */
const lastTurn = ({ match }: Desk, { rival }: SeatedOpponent): readonly Entry[] => {
  const own = match.entries.filter(({ orders }) => orders[0]?.by === rival.side);
  const last = own.at(-1)?.clock;
  return own.filter(({ clock }) => clock.turn === last?.turn && clock.phasing === last.phasing);
};

/** An order of the plan that is worth most. */
const mainEntry = ({ reasons }: SeatedOpponent, turn: readonly Entry[]): Entry | undefined => {
  const worth = (entry: Entry): number => reasons.get(entry)?.worth ?? -Infinity;
  const [best] = turn
    .filter((entry) => reasons.has(entry))
    .toSorted((a, b) => (worth(a) === worth(b) ? 0 : worth(b) - worth(a)));
  return best ?? turn.at(-1);
};

/** Who has to think again for it leaves that to whoever runs errands. */
const why = (desk: Desk, opponent: SeatedOpponent, number: string | undefined): Reply => {
  const news = number === undefined ? [] : newsOf(desk);
  const entry = news[Number(number) - 1]?.entry;
  if (number !== undefined && entry === undefined)
    return answerWith(desk, [message('opponent.no-number', { number: Number(number), count: news.length })]);
  const asked = entry === undefined ? lastTurn(desk, opponent) : [entry];
  const say = (): Reply =>
    answerWith(desk, told(desk, opponent, entry ?? mainEntry(opponent, asked), entry !== undefined));
  const [oldest] = asked;
  const missing = oldest !== undefined && isOver(desk, opponent, oldest) ? forgotten(opponent, asked) : [];
  if (missing.length === 0) return say();
  let stopped = false;
  desk.errand = {
    kind: 'why',
    run: async () => {
      await recall(desk, opponent, missing, () => stopped);
      return replied(desk, stopped ? answer(tell(desk, 'opponent.why-stopped')) : say());
    },
    stop: () => void (stopped = true),
  };
  return answer([]);
};

export const opponent = (desk: Desk, args: Args): Reply => {
  const { opponent: seated, match } = desk;
  if (seated === undefined) return answerWith(desk, [nobodySeated(desk)]);
  if (first(args, 'how') === 'why') return why(desk, seated, first(args, 'number'));
  if (!isHalted(seated, match)) return answerWith(desk, opponentTold(desk));
  seated.haltedAt = undefined;
  return answerWith(
    desk,
    isOpponents(desk) ? [message('opponent.goes-on', { side: seated.rival.side })] : opponentTold(desk),
  );
};
