// The heading: whose move it is and when, and what the points stand at, in longer and shorter forms.
import type { Side } from '../../core/types.ts';
import type { Heading as GameHeading } from '../../api/game.ts';
import { played, tell, viewerOf, viewOf, voiceOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { verdictSaid } from '../../session/end/verdict-said.ts';
import { wordKey } from '../../api/game-words.ts';
import { shortOf, short } from './short-names.ts';

/** Each longest form first: the layout takes the first that finds room. */
export type Heading = { readonly head: readonly string[]; readonly score: readonly string[] };

const GAP = '  ';

/** "N 3 S 1": points by side letter. */
const pointsBySide = (desk: Desk): string => {
  const { score } = viewOf(desk);
  const total = (side: Side): number =>
    score.filter((line) => line.side === side).reduce((sum, { points }) => sum + points, 0);
  return desk.game.rules.sides
    .map((side) => `${desk.game.sideWords[side]?.letter ?? side} ${total(side)}`)
    .join(' ');
};

const scores = (desk: Desk, { score }: GameHeading): readonly string[] => {
  if (score === undefined) return desk.game.scores?.length === 0 ? [] : [pointsBySide(desk)];
  const voice = voiceOf(desk);
  const long = score.flatMap(({ whole }) => shortOf(voice, whole) ?? []);
  const brief = score.flatMap(({ whole, brief: less = whole }) => shortOf(voice, less) ?? []);
  return [long.join(', '), brief.join(', ')];
};

/** A trial and a replay say so before everything else. */
const aside = (desk: Desk, told: string): string =>
  desk.trial === undefined ? told : (short(voiceOf(desk), 'word.head.trial', { told }) ?? told);

const heads = (desk: Desk, { date: dated }: GameHeading): readonly string[] => {
  const { clock, scenario } = played(desk).state;
  const turns = desk.game.turnsOf(scenario);
  const voice = voiceOf(desk);
  const date = dated === undefined ? undefined : shortOf(voice, dated.whole);
  const said = (form: string, title: string | undefined, phase: string | undefined): string => {
    const params = {
      turn: clock.turn,
      turns,
      side: clock.phasing,
      ...(title !== undefined && { title }),
      ...(date !== undefined && { date }),
      ...(phase !== undefined && { phase }),
    };
    return aside(desk, short(voice, `word.head.${form}`, params) ?? desk.game.title);
  };
  const phase = short(voice, wordKey('phase', clock.phase));
  const brief = short(voice, wordKey('brief-phase', clock.phase)) ?? phase;
  return [
    said('whole', desk.game.title, phase),
    said('brief', desk.game.title, brief),
    said('brief', undefined, brief),
  ];
};

export const headingOf = (desk: Desk): Heading => {
  const { state } = played(desk);
  const { over } = state;
  if (desk.waiting !== undefined) return { head: [desk.game.title], score: [] };
  const own = desk.game.heading?.(state, viewerOf(desk)) ?? {};
  const score = scores(desk, own);
  if (over === undefined) return { head: heads(desk, own), score };
  const told = tell(desk, 'game.over', verdictSaid(over));
  const [first = ''] = told;
  return { head: [aside(desk, `${desk.game.title}${GAP}${first}`), aside(desk, first)], score };
};

/** The forms that fit, and what stands at the right end. */
export const headLine = ({ head, score }: Heading, end: string, columns: number): string => {
  const forms = [...head.keys(), head.length];
  for (const i of forms) {
    const left = head[Math.min(i, head.length - 1)] ?? '';
    // What the keys are for is said in any case, the points where there is room for them.
    const right = [i < forms.length - 1 ? (score[Math.min(i, score.length - 1)] ?? '') : '', end]
      .filter((part) => part !== '')
      .join(GAP);
    const room = columns - left.length - right.length;
    if (room >= GAP.length || right === '')
      return left.slice(0, columns) + ' '.repeat(Math.max(0, room)) + right;
  }
  return `${(head.at(-1) ?? '').slice(0, Math.max(0, columns - end.length - 1))} ${end}`.slice(0, columns);
};
