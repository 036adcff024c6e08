// The attack under way or just over for the box of the battle: at what odds, what has come of it so far, and who
// fights.
import { wordKey } from '../../api/game-words.ts';
import type { Heard } from '../../core/event-audience.ts';
import { deciding, played } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { fightEvents } from '../../session/verbs/game/odds.ts';
import type { Voice } from '../../text/voice.ts';
import type { BattleParts } from '../battle.ts';
import { hexesIn } from '../focus.ts';
import type { Face, Said } from '../screen-state.ts';
import { briefly, facesOf } from './battle-odds.ts';
import { namedVoice, short } from './short-names.ts';

const said = (text: string | undefined): readonly Said[] => (text === undefined ? [] : [briefly(text)]);

const told = (voice: Voice, { kind, rule, data }: Heard): string | undefined =>
  short(voice, wordKey('panel', kind), { ...data, rule });

/** The die of the battle itself, which its result is told with. */
const rolledIn = (events: readonly Heard[]): Pick<BattleParts, 'die' | 'result'> => {
  const rolled = events.findLast(({ data }) => typeof data['result'] === 'string');
  const { die, result } = rolled?.data ?? {};
  return {
    ...(typeof die === 'number' && { die }),
    ...(typeof result === 'string' && { result }),
  };
};

/** Those that the die is rolled at, once they are known. */
const oddsIn = (events: readonly Heard[]): Pick<BattleParts, 'odds'> => {
  const all = events.flatMap(({ data: { odds, supported = odds } }) => supported ?? []);
  const last = all.findLast((one) => typeof one === 'string');
  return typeof last === 'string' ? { odds: last } : {};
};

type Course = Pick<BattleParts, 'lines' | 'die' | 'odds' | 'result' | 'news'>;

/** Who fights and at what odds; what came after that is news. */
const courseOf = (desk: Desk, voice: Voice, events: readonly Heard[], against: readonly string[]): Course => {
  const called = namedVoice(desk);
  const [begun, ...rest] = events;
  const isOdds = ({ data }: Heard): boolean => 'odds' in data && !('die' in data) && 'attack' in data;
  const others =
    against.length === 0 ? undefined : short(voice, 'word.panel.against', { units: [...against] });
  return {
    lines: [
      ...rest.filter(isOdds).flatMap((event) => said(told(voice, event))),
      ...said(begun === undefined ? undefined : told(voice, begun)),
      ...said(others),
    ],
    ...rolledIn(rest),
    ...oddsIn(rest),
    news: rest
      .filter((event) => !isOdds(event))
      .flatMap((event) => told(called, event) ?? [])
      .toReversed(),
  };
};

/** Undefined where no attack is under way. */
export const fightParts = (desk: Desk, voice: Voice): BattleParts | undefined => {
  const fight = desk.game.fight?.(played(desk).state);
  if (fight === undefined || deciding(desk) === undefined) return undefined;
  const { hex, against, faces = [] } = fight;
  const all = faces
    .flatMap((each) => facesOf(voice, each) ?? [])
    .flatMap(({ face }): readonly Face[] => (face === undefined ? [] : [face]));
  return {
    title: short(voice, 'word.panel.fight', { hex }) ?? hex,
    ...courseOf(desk, voice, fightEvents(desk), against),
    faces: all.toSorted((a, b) => a.of - b.of),
  };
};

/** The last attack there was, after its end. */
export const fightPast = (desk: Desk, voice: Voice): (BattleParts & { readonly hex: string }) | undefined => {
  const events = fightEvents(desk);
  const hex = events.flatMap(({ data }) => hexesIn(desk, data))[0];
  if (hex === undefined) return undefined;
  return {
    hex,
    title: short(voice, 'word.panel.fight', { hex }) ?? hex,
    ...courseOf(desk, voice, events, []),
    faces: [],
  };
};
