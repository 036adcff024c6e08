// A small strict reader of XML, for pictures: it refuses what a browser would refuse, and knows only what SVG text needs.

export type XmlNode = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlNode[];
  text: string;
};

const ENTITY = /&(amp|lt|gt|quot|#39);/g;
const PLAIN: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescaped = (raw: string, where: string): string => {
  if (/[<]/.test(raw) || /&/.test(raw.replace(ENTITY, '')))
    throw new Error(`bare markup in ${where}: ${raw}`);
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/.test(raw))
    throw new Error(`forbidden character in ${where}`);
  return raw.replace(ENTITY, (_, name: string) => PLAIN[name] ?? '');
};

function attributesOf(raw: string, tag: string): Map<string, string> {
  const found = new Map<string, string>();
  const left = raw.replace(/\s+([A-Za-z][\w:-]*)="([^"]*)"/g, (_, key: string, value: string) => {
    if (found.has(key)) throw new Error(`${key} twice in ${tag}`);
    found.set(key, unescaped(value, tag));
    return '';
  });
  if (left.trim() !== '') throw new Error(`odd attributes in ${tag}: ${left}`);
  return found;
}

/** The root element, or an exception that says what is wrong. */
export function readXml(source: string): XmlNode {
  const body = source.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, '');
  if (body === source) throw new Error('no XML declaration');
  const top: XmlNode = { name: '', attributes: new Map(), children: [], text: '' };
  const open: XmlNode[] = [top];
  let at = 0;
  while (at < body.length) {
    const here = open.at(-1)!;
    const lt = body.indexOf('<', at);
    const run = body.slice(at, lt < 0 ? body.length : lt);
    here.text += unescaped(run, here.name);
    if (lt < 0) break;
    const gt = body.indexOf('>', lt);
    if (gt < 0) throw new Error('an open tag at the end');
    const tag = body.slice(lt + 1, gt);
    at = gt + 1;
    if (tag.startsWith('/')) {
      if (open.pop()?.name !== tag.slice(1) || open.length === 0) throw new Error(`${tag} closes nothing`);
      continue;
    }
    const isEmpty = tag.endsWith('/');
    const [, name, rest] = /^([A-Za-z][\w:-]*)(.*?)\/?$/s.exec(tag) ?? [];
    if (name === undefined || rest === undefined) throw new Error(`no tag: ${tag}`);
    const node: XmlNode = { name, attributes: attributesOf(rest, name), children: [], text: '' };
    here.children.push(node);
    if (!isEmpty) open.push(node);
  }
  const [root] = top.children;
  if (open.length !== 1 || root === undefined || top.children.length !== 1 || top.text.trim() !== '')
    throw new Error('not one whole element');
  return root;
}

export const everyNode = (node: XmlNode): XmlNode[] => [node, ...node.children.flatMap(everyNode)];

export const withId = (root: XmlNode, id: string): XmlNode | undefined =>
  everyNode(root).find((node) => node.attributes.get('id') === id);

/** What an attribute says, on every element that has it. */
export const said = (root: XmlNode, attribute: string): string[] =>
  everyNode(root).flatMap((node) => node.attributes.get(attribute) ?? []);

export const texts = (node: XmlNode): string[] =>
  everyNode(node).flatMap((one) => (one.name === 'text' ? [one.text] : []));
