// A chapter by itself: the board of a game and some of its procedures, with a place to use the rights of the chapter.
import { entry, ledger } from '../../src/core/ledger.ts';
import type { Ledger } from '../../src/core/ledger.ts';
import { ruleSet } from '../../src/core/rule-set.ts';
import type { AskStep, Ctx, Procedure, Seen } from '../../src/core/rule-set.ts';
import type { Event, Message, RuleId, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';

export type Chapter<Own> = {
  readonly rule: RuleId;
  /** Who is asked where nothing else is under way, and in which words. */
  readonly by: AskStep<Own>['by'];
  readonly question: Message;
  readonly rights: NonNullable<AskStep<Own>['rights']>;
  readonly procedures: Readonly<Record<string, Procedure<Own>>>;
  /** The procedure and the step a phase begins with; any other phase is an idle question of its side. */
  readonly begins: Readonly<Record<string, readonly [proc: string, step: string]>>;
  /** Steps that may be put on the stack beside: `idle` and these have no more than the rights. */
  readonly verbs: Game['verbs'];
  readonly messages: Game['messages'];
};

/** An idle question: verbs that do nothing, and the rights. */
export const waitsIn =
  <Own>({ rule, by, question, rights }: Pick<Chapter<Own>, 'rule' | 'by' | 'question' | 'rights'>) =>
  (verbs: readonly string[]): AskStep<Own> => ({
    kind: 'ask',
    rule,
    by,
    question: () => question,
    choices: verbs.map((verb) => ({
      kind: 'listed',
      verb,
      rule,
      list: () => [{}],
      take: () => undefined,
    })),
    rights,
  });

export const chapterGame = <Own>(game: Game, chapter: Chapter<Own>): Game => ({
  ...game,
  rules: ruleSet<Own>({
    ...(game.rules as unknown as Parameters<typeof ruleSet<Own>>[0]),
    procedures: chapter.procedures,
  }),
  verbs: chapter.verbs,
  messages: { ...game.messages, ...chapter.messages },
  position: {
    ...game.position,
    read: (header, facts, base) => {
      const read = game.position.read(header, facts, base);
      if (!read.ok) return read;
      const begun = chapter.begins[read.value.clock.phase];
      const rest = { proc: 'idle', step: 'wait', vars: {} };
      const stack = begun === undefined ? [rest] : [rest, { proc: begun[0], step: begun[1], vars: {} }];
      return { ok: true, value: { ...read.value, stack } };
    },
  },
});

/** Hands that only listen: for a step that is tested by itself. */
export const handsOn = <Own>(s: State<Own>): Ctx<Own> & { readonly events: Event[] } => {
  const events: Event[] = [];
  const nothing = (): void => undefined;
  const emit = (event: Event): void => void events.push(event);
  return {
    s,
    seen: s as Seen<Own>,
    vars: {},
    events,
    emit,
    reveal: emit,
    goto: nothing,
    call: nothing,
    done: nothing,
    over: nothing,
  };
};

/** Anything that carries rules, as a sum whose entries a block can look for. */
export const asSum = (parts: readonly { readonly rule: RuleId; readonly why: string }[]): Ledger =>
  ledger(
    'told',
    parts.map(({ rule, why }) => entry('divide', 2, why, rule)),
  );

export const told = ({ events }: { readonly events: readonly Event[] }): Ledger =>
  asSum(events.map(({ kind, rule }) => ({ why: kind, rule })));
