// The attack that is drafted, asked about, under way or just over, for the box under the map: by whom, at what odds, what
// each face of the die brings, which one fell, and what came of it.
import { isAttack, replayAt } from '../session/verbs/game/replay-position.ts';
import { entriesOf } from '../session/verbs/game/events.ts';
import { fightHex } from '../session/verbs/game/odds.ts';
import { unitsAt } from '../language/parse/scope.ts';
import { played, speaker, viewerOf, viewOf } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import { fightParts, fightPast } from './view/battle-fight.ts';
import { oddsParts } from './view/battle-odds.ts';
import { shortVoice } from './view/short-names.ts';
import { unitsOfLine } from './view/panel.ts';
import type { Face, Said, Sitting } from './screen-state.ts';

/** What is told of an attack. */
export type BattleParts = {
  readonly title: string;
  /** Who fights, the sums and each shift, in the order of their weight. */
  readonly lines: readonly Said[];
  readonly faces: readonly Face[];
  /** On how many faces of how many no defender is left in the hex. */
  readonly takes?: readonly [number, number] | undefined;
  /** The same where somebody may be covered. */
  readonly takesAtWorst?: readonly [number, number] | undefined;
  readonly die?: number | undefined;
  /** As said last, with whatever has changed them since; only of an attack that has begun. */
  readonly odds?: string | undefined;
  /** Its code. */
  readonly result?: string | undefined;
  /** What has come of it, the newest first. */
  readonly news: readonly string[];
};

export type Battle = BattleParts & {
  readonly hex: string;
  readonly kind: 'draft' | 'now' | 'past';
  /** How many orders had been given when it was shown. */
  readonly at: number;
};

type Shown = Pick<Sitting, 'target' | 'picked' | 'battle'>;

const isEnemy = (desk: Desk, hex: string): boolean =>
  unitsAt(viewOf(desk), hex).some(({ side }) => side !== speaker(desk));

/** The attack that Enter would send. */
const drafted = (desk: Desk, { target, picked }: Shown, at: number): Battle | undefined => {
  if (target === undefined || !isEnemy(desk, target.hex)) return undefined;
  const parts = oddsParts(
    desk,
    shortVoice(desk),
    target.hex,
    picked?.units ?? unitsOfLine(desk, target.line),
  );
  return parts === undefined ? undefined : { ...parts, hex: target.hex, kind: 'draft', at };
};

const isSameHex = (before: Battle | undefined, hex: string | undefined): before is Battle =>
  before !== undefined && before.hex === hex;

/** What only the draft knew, such as the faces of the die, stays to be seen. */
const kept = (parts: BattleParts, hex: string, before: Battle | undefined): BattleParts => {
  if (!isSameHex(before, hex)) return parts;
  // The same faces fall on the hex as often.
  if (parts.faces.length > 0) {
    const isSame = JSON.stringify(parts.faces) === JSON.stringify(before.faces);
    return isSame ? { ...parts, takes: before.takes } : parts;
  }
  const { faces, takes, takesAtWorst, odds = parts.odds } = before;
  // Of an attack without a die, or at other odds than those, the faces say nothing.
  const fallen = faces.find(({ of }) => of === parts.die);
  const isTrue = parts.result === undefined || fallen?.brings.startsWith(parts.result) === true;
  const isStill = parts.die === undefined ? before.kind === 'now' : isTrue;
  return isStill && odds === parts.odds ? { ...parts, faces, takes, takesAtWorst } : parts;
};

/** An attack that was over with the last order; it stays until another is given. */
const past = (desk: Desk, before: Battle | undefined, at: number): Battle | undefined => {
  if (before?.kind === 'past' && before.at === at) return before;
  const last = entriesOf(desk).at(-1);
  const isOver = before?.kind === 'now' && before.at <= at;
  if (last === undefined || !(isOver || isAttack(desk.game, last))) return undefined;
  const found = fightPast(desk, shortVoice(desk));
  if (found === undefined) return undefined;
  const { hex, ...parts } = found;
  return { ...kept(parts, hex, before), hex, kind: 'past', at };
};

/** The attack as it was before its last order, where nobody has watched it here: a game that was resumed is gone through again. */
const recalled = (desk: Desk): Battle | undefined => {
  const { match } = desk;
  if (desk.replay !== undefined || desk.trial !== undefined) return undefined;
  const who = viewerOf(desk);
  const first = match.entries.findLastIndex((entry) => isAttack(desk.game, entry));
  if (first < 0) return undefined;
  let battle: Battle | undefined;
  for (let index = first + 1; index < match.entries.length; index++) {
    const then: Desk = { ...desk, replay: replayAt(match, index, { who, widest: who }) };
    battle = shownAt(then, { target: undefined, picked: undefined, battle });
    if (battle === undefined) return undefined;
  }
  return battle;
};

/** What the box shows; undefined: there is no attack to speak of. */
export const battleOf = (desk: Desk, now: Shown, isFirst = false): Battle | undefined =>
  shownAt(desk, isFirst && desk.waiting === undefined ? { ...now, battle: recalled(desk) } : now);

const shownAt = (desk: Desk, now: Shown): Battle | undefined => {
  if (desk.waiting !== undefined) return undefined;
  const { battle: before } = now;
  const at = entriesOf(desk).length;
  const hex = fightHex(desk);
  if (hex !== undefined) {
    const parts = fightParts(desk, shortVoice(desk));
    return parts === undefined ? undefined : { ...kept(parts, hex, before), hex, kind: 'now', at };
  }
  if (played(desk).state.over !== undefined && before === undefined) return undefined;
  return drafted(desk, now, at) ?? past(desk, before, at);
};
