// Chapter 11: the player turn in which a side could next attack, and the board it begins on as far as somebody sees it.
import { isWatchSecret } from '../04-how-to-win/4.18-watch-on-the-oder.ts';
import { freshTurn } from '../03-set-up/3.1-setup.ts';
import { openOrders, PHASES_OF } from '../05-sequence/5.4-phase-order.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { freshPhase } from '../state.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

type Places = Seeing['own']['places'];

/** The boards its attacks would begin on; undefined where a kind of phase is not to come. */
export type Coming = { readonly turn: number; readonly prepared?: Seeing; readonly mobile?: Seeing };

/** 5.1a: the German player turn comes first. */
const turnOf = ({ clock: { turn, phase, phasing: side } }: Seeing, attacker: Who): number => {
  const isOver =
    phase === 'victory-check' ||
    (attacker === 'german' && side === 'soviet' && phase !== 'soviet-administration');
  return isOver ? turn + 1 : turn;
};

/** Who is hidden on the map goes nowhere: no answer may hang on him. */
const shownTo = (p: Printed, s: Seeing, who: Viewer): Places => {
  const places: Record<string, readonly string[]> = {};
  const aside: string[] = [...(s.own.places['aside'] ?? [])];
  for (const [place, units] of Object.entries(s.own.places)) {
    if (place === 'aside') continue;
    const isHex = p.isHex(place);
    const seen = units.filter((unit) => !isHex || isKnownAt(p, s, unit, place, who));
    if (seen.length > 0) places[place] = seen;
    if (seen.length < units.length) aside.push(...units.filter((unit) => !seen.includes(unit)));
  }
  return { ...places, aside };
};

/** 4.18b: what the German has chosen before the last turns is no news to the other side. */
const planShown = (s: Seeing, who: Viewer): Seeing['own']['plan'] => {
  const { order: _order, watch, ...plan } = s.own.plan;
  return watch === undefined || (who === 'soviet' && isWatchSecret(s)) ? plan : { ...plan, watch };
};

const ATTACKS = ['assault', 'movement'] as const;

/**
 * Of a side at its own player turn the phases that are left count, else its next player turn from its beginning, in
 * the order that lets units attack from where they stand and strike in the same turn (5.4e).
 */
export const comingOf = (p: Printed, s: Seeing, attacker: Who, who: Viewer): Coming | undefined => {
  const turn = turnOf(s, attacker);
  if (turn > (p.set.scenarios[s.scenario]?.turns.last ?? 0)) return undefined;
  const { phase, phasing: side } = s.clock;
  const { order } = s.own.plan;
  const isOwn = side === attacker && order !== undefined;
  const fresh: Seeing = {
    ...s,
    clock: { turn, phase: `${attacker}-order`, phasing: attacker },
    own: {
      ...s.own,
      plan: planShown(s, who),
      phase: freshPhase(),
      turn: turn === s.clock.turn ? s.own.turn : { ...freshTurn(), stand: s.own.turn.stand },
    },
  };
  const open = openOrders(p, fresh);
  const chosen = isOwn ? order : open.includes('fight-move') ? 'fight-move' : (open[0] ?? 'move');
  const phases = PHASES_OF[chosen];
  // There is one movement phase at most, so its place says how far the turn is.
  const over = phase === `${attacker}-movement` ? phases.indexOf('movement') : s.own.phase.number - 1;
  const left = phases.slice(isOwn ? over : 0);
  const boardFor = (what: (typeof ATTACKS)[number], places: Places): Seeing => {
    const own = { ...fresh.own, places, plan: { ...fresh.own.plan, order: chosen } };
    return phase === `${attacker}-${what}`
      ? { ...s, own: { ...own, phase: s.own.phase } }
      : { ...fresh, clock: { ...fresh.clock, phase: `${attacker}-${what}` }, own };
  };
  return {
    turn,
    ...(left.includes('assault') && { prepared: boardFor('assault', s.own.places) }),
    ...(left.includes('movement') && { mobile: boardFor('movement', shownTo(p, s, who)) }),
  };
};
