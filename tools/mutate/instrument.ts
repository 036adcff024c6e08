// One source with all its mutants in it, each behind its switch: `__is(n) ? altered : original`.
import { childrenOf } from './tree.ts';
import type { Node, Tree } from './tree.ts';
import type { Mutant } from './mutants.ts';

export type Numbered = Mutant & { readonly n: number };

const keyOf = ({ start, end }: { readonly start: number; readonly end: number }): string => `${start} ${end}`;

export const instrument = ({ text, program }: Tree, mutants: readonly Numbered[]): string => {
  const at = new Map<string, Numbered[]>();
  for (const mutant of mutants) at.set(keyOf(mutant), [...(at.get(keyOf(mutant)) ?? []), mutant]);

  const inside = (node: Node): string => {
    let done = node.start;
    let out = '';
    for (const child of childrenOf(node)) {
      // A shorthand is one word for two nodes.
      if (child.start < done) continue;
      out += text.slice(done, child.start) + written(child);
      done = child.end;
    }
    return out + text.slice(done, node.end);
  };

  const written = (node: Node): string => {
    const here = at.get(keyOf(node)) ?? [];
    at.delete(keyOf(node));
    const [first] = here;
    const original = inside(node);
    if (first === undefined) return original;
    if (first.kind === 'statement') return `{ if (!__is(${first.n})) { ${original} } }`;
    return `(${here.map(({ n, becomes }) => `__is(${n}) ? (${becomes}) : `).join('')}(${original}))`;
  };
  return text.slice(0, program.start) + written(program) + text.slice(program.end);
};
