// What each rotor goes through, from north to south: a place each, and a sentence about it, as the side sees it.
import type { Args, Message, Params } from '../../core/types.ts';
import { contactsOf, gapsOf } from '../../draw/describe/front.ts';
import type { Rotor } from '../../language/verbs/ear.ts';
import { unitsAt } from '../../language/parse/scope.ts';
import type { Desk } from '../session.ts';
import type { Fact } from '../reply.ts';
import { message } from '../reply.ts';
import { played, speaker } from '../session.ts';
import { sightOf, standingInPlay } from '../side-view.ts';
import type { Sight } from '../side-view.ts';
import { hexMessage, stackMessage } from '../hex-sentence.ts';
import { leftToAct } from '../units-to-move.ts';

export type Item = { readonly hex: string | undefined; readonly told: Message };

type Looking = { readonly desk: Desk; readonly sight: Sight; readonly own: string };

const isMessage = (fact: Fact): fact is Message => 'key' in fact;
const NONE: Args = {};

const asked = ({ desk, own }: Looking, verb: 'targets' | 'threats'): readonly Message[] =>
  (desk.game.questions?.[verb]?.(played(desk).state, own, NONE) ?? []).filter(isMessage);

const hexOf = (params: Params): string | undefined => {
  const { hex } = params;
  return typeof hex === 'string' ? hex : undefined;
};

type Facing = { readonly mine: string; readonly theirs: string };

/** Own hexes with those they face, from north to south. */
const facing = ({ sight, own }: Looking): readonly Facing[] => {
  const { printed, board } = sight.game;
  const { grid } = board;
  const rank = new Map([...grid.readingOrder].map((hex, i) => [grid.id(hex), i]));
  return contactsOf(printed, standingInPlay(sight))
    .map(({ one, other }) => {
      const [mine, theirs] = one.side === own ? [one.hex, other.hex] : [other.hex, one.hex];
      return { mine: grid.id(mine), theirs: grid.id(theirs) };
    })
    .toSorted((a, b) => (rank.get(a.mine) ?? 0) - (rank.get(b.mine) ?? 0));
};

const enemyMessage = ({ view }: Sight, hex: string): Message => {
  const [top, ...more] = unitsAt(view, hex);
  return message('word.rotor.enemy', { name: top?.name ?? '', more: more.length, hex });
};

/** Each own stack that touches the enemy, with whom, and the best odds at which one of them can be attacked now. */
const front = (looking: Looking): readonly Item[] => {
  const { sight } = looking;
  const contacts = facing(looking);
  const odds = new Map(
    asked(looking, 'targets')
      .toReversed()
      .flatMap(({ params }) => {
        const hex = hexOf(params);
        return hex === undefined || typeof params['odds'] !== 'string'
          ? []
          : [[hex, params['odds']] as const];
      }),
  );
  return [...new Set(contacts.map(({ mine }) => mine))].map((hex) => {
    const theirs = contacts.filter(({ mine }) => mine === hex).map((each) => each.theirs);
    const best = theirs.find((each) => odds.has(each));
    return {
      hex,
      told: message('rotor.front', {
        hex,
        there: stackMessage(sight, unitsAt(sight.view, hex)),
        theirs: theirs.map((each) => enemyMessage(sight, each)),
        ...(best !== undefined && { at: best, odds: odds.get(best) ?? '' }),
      }),
    };
  });
};

const contacts = (looking: Looking): readonly Item[] =>
  [...new Set(facing(looking).map(({ theirs }) => theirs))].map((hex) => ({
    hex,
    told: hexMessage(looking.sight, hex),
  }));

const threats = (looking: Looking): readonly Item[] =>
  asked(looking, 'threats').flatMap((told) => {
    const hex = hexOf(told.params);
    return hex === undefined ? [] : [{ hex, told }];
  });

const gaps = ({ sight, own }: Looking): readonly Item[] => {
  const { grid } = sight.game.board;
  return gapsOf(sight.game.printed, standingInPlay(sight), own).map(({ hexes, doors }) => {
    const ids = hexes.map((hex) => grid.id(hex));
    const [from = '', to = from] = [ids[0], ids.at(-1)];
    return {
      hex: from,
      told: message('rotor.gap', {
        from,
        count: ids.length,
        ...(to !== from && { to }),
        ...(doors.length > 0 && { doors: doors.length }),
      }),
    };
  });
};

const ready = ({ desk }: Looking): readonly Item[] => {
  const { units = [] } = leftToAct(desk) ?? {};
  return [...new Set(units.map(({ at }) => at))].map((at) => ({
    hex: desk.game.board.grid.index(at) < 0 ? undefined : at,
    told: message('left.stack', { at, units: units.filter((unit) => unit.at === at).map(({ id }) => id) }),
  }));
};

const cities = ({ sight }: Looking): readonly Item[] => {
  const { printed, board } = sight.game;
  return [...board.grid.readingOrder]
    .filter((hex) => printed.hexes[hex]?.city !== undefined || printed.hexes[hex]?.objective !== undefined)
    .map((hex) => ({ hex: board.grid.id(hex), told: hexMessage(sight, board.grid.id(hex)) }));
};

const ITEMS: Readonly<Record<Rotor, (looking: Looking) => readonly Item[]>> = {
  front,
  threats,
  gaps,
  ready,
  cities,
  contacts,
};

export const itemsOf = (desk: Desk, what: Rotor): readonly Item[] =>
  ITEMS[what]({ desk, sight: sightOf(desk), own: speaker(desk) });
