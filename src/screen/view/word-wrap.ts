// Sentences folded to the width of the screen: nothing that is said may be cut off.

/** How far the lines after the first are set in. */
const INDENT = '  ';

/** A word longer than the line is cut into pieces. */
export const fold = (text: string, columns: number): readonly string[] => {
  const width = Math.max(INDENT.length + 1, columns);
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const blank = rest.lastIndexOf(' ', width);
    const end = blank > INDENT.length ? blank : width;
    lines.push(rest.slice(0, end));
    rest = INDENT + rest.slice(end).trimStart();
  }
  return [...lines, rest];
};
