// Takes real files apart: lines, words and bytes are changed, dropped, repeated, moved and mixed with those of others.
import { nasty, oneOf, seldom, upTo } from './atoms.ts';
import type { Draw } from './atoms.ts';

type Lines = readonly string[];

const wordsAndBlanks = (line: string): readonly string[] => line.split(/( +)/);

const wordChanged = (draw: Draw, line: string, others: Lines): string => {
  const parts = [...wordsAndBlanks(line)];
  const at = upTo(draw, (parts.length - 1) >> 1) * 2;
  const word = parts[at] ?? '';
  switch (upTo(draw, 5)) {
    case 0:
      parts[at] = nasty(draw);
      break;
    case 1:
      parts[at] = word + nasty(draw);
      break;
    case 2: {
      const cut = upTo(draw, word.length);
      parts[at] = word.slice(0, cut) + nasty(draw) + word.slice(cut);
      break;
    }
    case 3:
      parts[at] = '';
      break;
    case 4:
      parts[at] = word.replace(/\d+/, () => nasty(draw));
      break;
    default: {
      const other = wordsAndBlanks(oneOf(draw, others));
      parts[at] = other[upTo(draw, (other.length - 1) >> 1) * 2] ?? '';
    }
  }
  return parts.join('');
};

const charsChanged = (draw: Draw, line: string): string => {
  const at = upTo(draw, line.length);
  const to = at + upTo(draw, 4);
  const part = line.slice(at, to);
  switch (upTo(draw, 3)) {
    case 0:
      return line.slice(0, at) + line.slice(to);
    case 1:
      return line.slice(0, at) + part.repeat(1 + upTo(draw, 40)) + line.slice(to);
    case 2:
      return line.slice(0, at) + String.fromCharCode(upTo(draw, 255)) + line.slice(at + 1);
    default:
      return line.slice(0, at);
  }
};

const changed = (draw: Draw, lines: Lines, others: Lines): Lines => {
  if (lines.length === 0) return [nasty(draw)];
  const at = upTo(draw, lines.length - 1);
  const line = lines[at] ?? '';
  switch (upTo(draw, 9)) {
    case 0:
      return lines.toSpliced(at, 1);
    case 1:
      return lines.toSpliced(at, 0, line);
    case 2:
      return lines.toSpliced(at, 0, oneOf(draw, others));
    case 3: {
      const to = upTo(draw, lines.length - 1);
      return lines.toSpliced(at, 1).toSpliced(to, 0, line);
    }
    case 4:
      return lines.toSpliced(at, 0, nasty(draw, true));
    case 5:
      return lines.with(at, charsChanged(draw, line));
    case 6:
      return seldom(draw, 20)
        ? lines.toSpliced(at, 0, ...new Array<string>(Math.ceil(12_000 / (line.length + 40))).fill(line))
        : lines;
    default:
      return lines.with(at, wordChanged(draw, line, others));
  }
};

/** `others`: lines of the same kind, to mix in. */
export const mutatedLines = (draw: Draw, lines: Lines, others: Lines, most = 5): Lines => {
  let all = lines;
  for (let n = 1 + upTo(draw, most - 1); n > 0; n--) all = changed(draw, all, others);
  return all;
};

const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

/** Lines as a file, seldom in the form one expects. */
export const asFile = (draw: Draw, lines: Lines): Uint8Array => {
  switch (upTo(draw, 30)) {
    case 0:
      return Buffer.from(`${lines.join('\r\n')}\r\n`);
    case 1:
      return Buffer.from(`\ufeff${lines.join('\n')}\n`);
    case 2:
      return utf16(lines.join('\n'));
    case 3:
      return Buffer.from(lines.join('\r'));
    case 4:
      return Buffer.from(lines.join('\n'));
    case 5:
      return Buffer.from(`${lines.join('\n')}\n`, 'latin1');
    default:
      return Buffer.from(`${lines.join('\n')}\n`);
  }
};

/** Bytes flipped, cut out, repeated, and joined to the end of another file. */
export const mutatedBytes = (draw: Draw, bytes: Uint8Array, other: Uint8Array): Uint8Array => {
  let all = Buffer.from(bytes);
  for (let n = upTo(draw, 3); n >= 0; n--) {
    const at = upTo(draw, Math.max(0, all.length - 1));
    const to = Math.min(all.length, at + upTo(draw, 60));
    const [head, part, tail] = [all.subarray(0, at), all.subarray(at, to), all.subarray(to)];
    switch (upTo(draw, 4)) {
      case 0:
        all = Buffer.from(all);
        if (at < all.length) all[at] = upTo(draw, 255);
        break;
      case 1:
        all = Buffer.concat([head, tail]);
        break;
      case 2:
        all = Buffer.concat([head, part, part, part, tail]);
        break;
      case 3:
        all = Buffer.concat([head, other.subarray(upTo(draw, Math.max(0, other.length - 1)))]);
        break;
      default:
        all = Buffer.concat([head, Buffer.from(nasty(draw)), tail]);
    }
  }
  return all;
};

type Node = { readonly parent: Record<string, unknown> | unknown[]; readonly key: string };

const nodesOf = (root: unknown): readonly Node[] => {
  const nodes: Node[] = [];
  const todo: unknown[] = [root];
  for (let value = todo.pop(); value !== undefined; value = todo.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const parent = value as Record<string, unknown>;
    for (const key of Object.keys(parent)) {
      nodes.push({ parent, key });
      todo.push(parent[key] ?? undefined);
    }
  }
  return nodes;
};

const wildValue = (draw: Draw, was: unknown): unknown => {
  switch (upTo(draw, 11)) {
    case 0:
      return null;
    case 1:
      return [];
    case 2:
      return {};
    case 3:
      return oneOf(draw, [0, -1, 1e308, -0, 1.5, 999_999_999_999, 256, 40_000]);
    case 4:
      return nasty(draw, true);
    case 5:
      return typeof was === 'string' ? was + nasty(draw) : nasty(draw);
    case 6:
      return [was];
    case 7:
      return { key: was, params: { name: was } };
    case 8:
      return oneOf(draw, [true, false]);
    case 9:
      return typeof was === 'number' ? was + oneOf(draw, [1, -1, 1000, 0.5]) : String(was);
    case 10:
      return Array.isArray(was) ? [...(was as unknown[]), ...(was as unknown[])] : [was, was];
    default:
      return JSON.parse(
        `${'['.repeat(50)}${'{"a":['.repeat(30)}${']}'.repeat(30)}${']'.repeat(50)}`,
      ) as unknown;
  }
};

const DEEP = ['[', '{"a":'] as const;

/** The text of a JSON value with something in it changed; a copy is changed, never what was given. */
export const mutatedJson = (draw: Draw, given: string): string => {
  const root = JSON.parse(given) as unknown;
  const nodes = nodesOf(root);
  for (let n = upTo(draw, 2); n >= 0 && nodes.length > 0; n--) {
    const { parent, key } = oneOf(draw, nodes);
    const record = parent as Record<string, unknown>;
    const was = record[key];
    const how = upTo(draw, 5);
    if (Array.isArray(parent) && how < 3)
      parent.splice(Number(key), 1, ...(how === 0 ? [] : [was, wildValue(draw, was)]));
    else if (how === 0) delete record[key];
    else if (how === 1) {
      delete record[key];
      Object.defineProperty(record, nasty(draw), {
        value: was,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    } else if (how === 2) record[oneOf(draw, nodes).key] = was;
    else if (how === 3) record[key] = oneOf(draw, nodes).parent === parent ? null : 7;
    else record[key] = wildValue(draw, was);
  }
  const text = JSON.stringify(root) ?? 'null';
  switch (upTo(draw, 12)) {
    case 0:
      return text.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},');
    case 1: {
      const at = upTo(draw, text.length);
      return text.slice(0, at) + nasty(draw) + text.slice(at);
    }
    case 2: {
      const deep = oneOf(draw, DEEP).repeat(oneOf(draw, [60, 3000, 20_000]));
      const at = text.indexOf(':', upTo(draw, text.length));
      return at < 0 ? deep : text.slice(0, at + 1) + deep + text.slice(at + 1);
    }
    case 3:
      return text.replace(/"([^"]*)":([^,{}[\]]*),/, '"$1":$2,"$1":$2,');
    default:
      return text;
  }
};
