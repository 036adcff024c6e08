// The form of the message table: a key, and the lines it becomes.

/**
 * One line, or several in the order they are said; none at all: the key is silent.
 *
 * Keys: an event's kind, a refusal's code, a question's key, a ledger's name and reasons. Keys that begin `word.`
 * or `sum.` hold phrases, said inside other sentences; all others hold sentences, each with a full stop.
 *
 * Levels: a line that begins `+` is said at normal and verbose, one that begins `++` at verbose only. They stand in
 * that order, so that a lower level is the beginning of a higher one. A refusal has exactly one plain line.
 *
 * A line that begins `~`, after its level, is the same each time, such as how a question is answered: where it closes what an
 * order brought about it is heard once.
 *
 * Slots: `{name}` says a text or a number, `{name:hex}`, `{name:unit}`, `{name:count:unit|units}` and so on say it
 * by a format; `formats.ts` has them all. A slot that opens a sentence gets its capital letter.
 *
 * Pieces: `[ with {x}]` vanishes when a slot in it is absent (missing, null, false, empty). `[?x: text]` is said only
 * when x is there, `[!x: text]` only when it is not, `[?x=a: text]` and `[!x=a: text]` when x is, or is not, `a`
 * (of a list: its length). Everything after the colon counts, blanks too. Pieces do not nest.
 */
export type MessageLines = string | readonly string[];

export type MessageTable = Readonly<Record<string, MessageLines>>;
