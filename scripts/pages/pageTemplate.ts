import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a page puts into the document that the build wrote for an empty page. */
type PageParts = { head: readonly string[]; body: string; scripts: readonly string[] };
export type PageTemplate = {
  /** The title tag of the empty page. */
  title: string;
  compose: (parts: PageParts) => string;
};

const LINKS = ['modulepreload', 'stylesheet'];

/** What Vite wrote about its files, and what stands for a page until it brings its own. */
function isReplaced(node: Tree.ChildNode): boolean {
  if (node.nodeName === '#comment') return true;
  if (!('attrs' in node)) return false;
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  if (node.tagName === 'script') return attributes.get('type') === 'module';
  if (node.tagName === 'link') return LINKS.includes(attributes.get('rel') ?? '');
  return node.tagName === 'title' || (node.tagName === 'meta' && attributes.has('data-until-drawn'));
}

function* nodesIn({ childNodes }: Tree.ParentNode): Generator<Tree.ChildNode> {
  for (const node of childNodes) {
    yield node;
    if ('childNodes' in node) yield* nodesIn(node);
  }
}

/** The place without the white space before it in its line. */
function lineStart(html: string, at: number): number {
  let start = at;
  while (html[start - 1] === ' ' || html[start - 1] === '\t') start -= 1;
  return start;
}

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}\n`).join('');

/**
 * The document that the build wrote for an empty page, to be filled. Its text is cut where the parser finds its parts, and
 * stays as it is between them. Throws an Error where head, body or #root are missing.
 */
export function parsePageTemplate(html: string): PageTemplate {
  const nodes = [...nodesIn(parse(html, { sourceCodeLocationInfo: true }))];
  const getPlace = (isMeant: (element: Tree.Element) => boolean, name: string) => {
    const place = nodes.find((node): node is Tree.Element => 'attrs' in node && isMeant(node))?.sourceCodeLocation;
    if (!place?.startTag || !place.endTag) throw new Error(`The document of the build has no ${name}.`);
    return { start: place.startTag.endOffset, end: place.endTag.startOffset };
  };
  const replaced = nodes
    .filter(isReplaced)
    .flatMap(({ sourceCodeLocation: place, nodeName }) =>
      place ? [{ from: place.startOffset, to: place.endOffset, isTitle: nodeName === 'title' }] : [],
    );
  /** The text between two places, without the lines of what is replaced. */
  const rest = (from: number, to: number) => {
    let text = '';
    let at = from;
    for (const cut of replaced.filter((each) => each.from >= from && each.to <= to)) {
      text += html.slice(at, lineStart(html, cut.from));
      at = cut.to + (html[cut.to] === '\n' ? 1 : 0);
    }
    return text + html.slice(at, to);
  };

  const head = getPlace(({ tagName }) => tagName === 'head', 'head').end;
  const root = getPlace(
    ({ attrs }) => attrs.some(({ name, value }) => name === 'id' && value === 'root'),
    '#root',
  ).start;
  const body = getPlace(({ tagName }) => tagName === 'body', 'body').end;
  const title = replaced.find(({ isTitle }) => isTitle);
  const [first, second, third, last] = [
    rest(0, lineStart(html, head)),
    rest(head, root),
    rest(root, lineStart(html, body)),
    rest(body, html.length),
  ];
  return {
    title: title ? html.slice(title.from, title.to) : '',
    compose: (parts) =>
      `${first}${indented(parts.head)}  ${second}${parts.body}${third}${indented(parts.scripts)}  ${last}`,
  };
}
