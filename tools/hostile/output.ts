// The one test of what may reach a terminal or a program: printable ASCII and line ends, nothing else.

// oxlint-disable-next-line no-control-regex
const HARM = /[^\x20-\x7e\n]/u;

/** The first character that may not come out, with what stands about it; undefined where all is well. */
export const harmIn = (text: string): string | undefined => {
  const found = HARM.exec(text);
  if (found === null) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).padStart(4, '0');
  return `U+${code} in ${JSON.stringify(text.slice(Math.max(0, found.index - 60), found.index + 40))}`;
};
