// SVG text from plain values: names escaped, numbers rounded, colours let through only if they are plain colours.

/** Names may come from anybody's file: what XML cannot hold is dropped, what it would read as markup is escaped. */
export const escapeText = (text: string): string => (PLAIN.test(text) ? text : escaped(text));

const PLAIN = /^[\w .,:;/#()+-]*$/;

const escaped = (text: string): string =>
  Array.from(text)
    .filter((c) => {
      const code = c.codePointAt(0) ?? 0;
      if (code < 0x20) return code === 9 || code === 10;
      return (
        !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000) && (code & 0xfffe) !== 0xfffe
      );
    })
    .map((c) => {
      if (c === '&') return '&amp;';
      if (c === '<') return '&lt;';
      if (c === '>') return '&gt;';
      if (c === '"') return '&quot;';
      return c === "'" ? '&#39;' : c;
    })
    .join('');

/** Two decimals at most, and never "-0". */
export const num = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
};

/** One decimal: enough for coordinates on the sheet. */
export const at = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
};

type Attrs = Readonly<Record<string, string | number | undefined>>;

export const el = (name: string, attrs: Attrs = {}, children: string | readonly string[] = ''): string => {
  const written = Object.entries(attrs)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : escapeText(String(value))}"`)
    .join('');
  const inner = typeof children === 'string' ? children : children.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
};

/** A text element; its content is escaped here and nowhere else. */
export const text = (content: string, attrs: Attrs): string =>
  content === '' ? '' : el('text', attrs, escapeText(content));

/** A group, or nothing if it would be empty. */
export const group = (attrs: Attrs, children: readonly string[]): string => {
  const inner = children.filter((child) => child !== '').join('\n');
  return inner === '' ? '' : el('g', attrs, `\n${inner}\n`);
};

/** A colour of a data file, if it is one and no more; a url() or a style would reach outside the picture. */
export const plainColour = (colour: string | undefined, otherwise: string): string =>
  colour !== undefined && /^(#[0-9a-f]{3}([0-9a-f]{3})?|[a-z]{3,25})$/i.test(colour) ? colour : otherwise;

/** A whole document: its size, its title, and what is drawn on its paper. */
export const document = (
  size: { readonly width: number; readonly height: number },
  title: string,
  defs: readonly string[],
  drawn: readonly string[],
): string => {
  const [width, height] = [Math.round(size.width), Math.round(size.height)];
  const head = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  const inner = [
    '',
    el('title', {}, escapeText(title)),
    ...(defs.length === 0 ? [] : [el('defs', {}, `\n${defs.join('\n')}\n`)]),
    el('rect', { width, height, fill: '#f6f1e1' }),
    ...drawn.filter((part) => part !== ''),
    '',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${el('svg', head, inner.join('\n'))}\n`;
};
