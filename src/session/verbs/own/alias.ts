// The verbs `alias` and `macro`: words of a player's own, told, made, and forgotten.
import type { Args, Problem } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { linesOf, ownFault } from '../../../language/own-words.ts';
import type { OwnKind } from '../../../language/own-words.ts';
import { refuse } from '../../give-orders.ts';
import { meantGroup } from '../../intent/groups.ts';
import { isDirection } from '../../../hex/directions.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answerWith, message } from '../../reply.ts';
import { asRefusal } from '../../session.ts';
import { first } from '../handler.ts';

const RULE = 'hexfront:words';

const tableOf = ({ settings }: Desk, kind: OwnKind): Readonly<Record<string, string>> =>
  kind === 'alias'
    ? settings.aliases
    : Object.fromEntries(Object.entries(settings.macros).map(([name, lines]) => [name, lines.join('; ')]));

/** In the settings, and where they are kept. `text`: undefined forgets it. */
const put = (desk: Desk, kind: OwnKind, name: string, text: string | undefined): Problem | undefined => {
  const { settings } = desk;
  if (kind === 'alias') {
    const { [name]: _, ...others } = settings.aliases;
    settings.aliases = text === undefined ? others : { ...others, [name]: text };
  } else {
    const { [name]: _, ...others } = settings.macros;
    settings.macros = text === undefined ? others : { ...others, [name]: linesOf(text) };
  }
  return desk.remember?.(`${kind}.${name}`, text);
};

const one = (kind: OwnKind, name: string, text: string) => message('own.is', { kind, name, text });

const list = (desk: Desk, kind: OwnKind): Reply => {
  const all = Object.entries(tableOf(desk, kind));
  return answerWith(
    desk,
    all.length === 0
      ? [message('own.none', { kind })]
      : [
          message('own.count', { kind, count: all.length }),
          ...all.map(([name, text]) => one(kind, name, text)),
        ],
  );
};

const isWordAt =
  (desk: Desk) =>
  (word: string): boolean =>
    desk.registry.find(word) !== undefined ||
    meantGroup(desk, word) !== undefined ||
    Object.hasOwn(desk.settings.aliases, word) ||
    /^\d/.test(word);

export const ownWord =
  (kind: OwnKind) =>
  (desk: Desk, args: Args): Reply => {
    const typed = first(args, 'what') ?? '';
    const [, word = '', rest = ''] = /^(\S+?)(?:\s*=\s*|\s+|$)(.*)$/s.exec(typed.trim()) ?? [];
    const name = word.toLowerCase();
    if (name === '') return list(desk, kind);
    const table = tableOf(desk, kind);
    const had = Object.hasOwn(table, name) ? table[name] : undefined;
    const text = rest.trim();
    if (text === '' || text.toLowerCase() === 'off') {
      if (had === undefined) return refuse(desk, refusal('OWN.NONE', RULE, { kind, name }));
      if (text === '') return answerWith(desk, [one(kind, name, had)]);
      const unkept = put(desk, kind, name, undefined);
      if (unkept !== undefined) return refuse(desk, asRefusal(unkept));
      return answerWith(desk, [message('own.gone', { kind, name })]);
    }
    const fault = ownFault(kind, name, text, {
      isVerb: (each) =>
        desk.registry.find(each) !== undefined || isDirection(each) || /^(?:n|p|s)$/.test(each),
      isWord: isWordAt(desk),
    });
    const isGroup = meantGroup(desk, name) !== undefined;
    if (fault !== undefined || isGroup)
      return refuse(
        desk,
        refusal(isGroup ? 'OWN.GROUP' : `OWN.${(fault ?? 'name').toUpperCase()}`, RULE, {
          kind,
          name,
          typed: text,
        }),
      );
    const unkept = put(desk, kind, name, text);
    if (unkept !== undefined) return refuse(desk, asRefusal(unkept));
    return answerWith(desk, [one(kind, name, text)]);
  };
