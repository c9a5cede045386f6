import { parseFragment, serialize, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A picture to preload, as a link's `imagesrcset`, `imagesizes` and `type` have it; those are null where the page gives none. */
type LargestPicture = { src: string; srcSet: string | null; sizes: string | null; type: string | null };

/** The HTML of a rendered page, in the parts of a document. */
export type PageParts = {
  /** The elements of the document's head, without preloads of pictures. */
  head: string;
  /** The elements of the page, with a number in place of each style attribute, which a strict policy forbids. */
  body: string;
  /** The rules that replace the style attributes; equal ones have the same number. */
  styles: string;
  /** The picture that the page states is its largest: the first of high priority, in the best kind of file that it comes in. */
  picture: LargestPicture | null;
  /** Does the page have a heading of level 1? */
  hasHeading: boolean;
  /** Does the page name its own address, and let search engines list it? */
  isIndexable: boolean;
};

const HEAD_TAGS = new Set(['title', 'meta', 'link']);

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const getAttribute = ({ attrs }: Tree.Element, name: string) => attrs.find((attr) => attr.name === name)?.value ?? null;
const isPicturePreload = (link: Tree.Element) =>
  getAttribute(link, 'rel') === 'preload' && getAttribute(link, 'as') === 'image';
const isCanonical = (element: Tree.Element) => getAttribute(element, 'rel') === 'canonical';
const isNoIndex = (element: Tree.Element) =>
  getAttribute(element, 'name') === 'robots' && getAttribute(element, 'content')?.startsWith('noindex');

function* walkElements({ childNodes }: Tree.ParentNode): Generator<Tree.Element> {
  for (const node of childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* walkElements(node);
  }
}

function findPicture(image: Tree.Element): LargestPicture {
  const { parentNode } = image;
  const sources = parentNode && isElement(parentNode) && parentNode.tagName === 'picture' ? parentNode.childNodes : [];
  const bestSource = sources.filter(isElement).find(({ tagName }) => tagName === 'source');
  return {
    src: getAttribute(image, 'src') ?? '',
    srcSet: getAttribute(bestSource ?? image, 'srcset'),
    sizes: (bestSource && getAttribute(bestSource, 'sizes')) ?? getAttribute(image, 'sizes'),
    type: bestSource ? getAttribute(bestSource, 'type') : null,
  };
}

/** Parses the HTML of a rendered page, in which React puts the elements of the head before the page's own. */
export function parsePageParts(html: string): PageParts {
  const page = parseFragment(html);
  const head: Tree.Element[] = [];
  for (
    let [first] = page.childNodes;
    first && isElement(first) && HEAD_TAGS.has(first.tagName);
    [first] = page.childNodes
  ) {
    page.childNodes.shift();
    if (!isPicturePreload(first)) head.push(first);
  }
  const numbers = new Map<string, number>();
  let picture: LargestPicture | null = null;
  let hasHeading = false;
  for (const element of walkElements(page)) {
    const style = element.attrs.find(({ name }) => name === 'style');
    if (style) {
      const number = numbers.get(style.value) ?? numbers.size;
      numbers.set(style.value, number);
      Object.assign(style, { name: 'data-s', value: String(number) });
    }
    if (!picture && element.tagName === 'img' && getAttribute(element, 'fetchpriority') === 'high')
      picture = findPicture(element);
    hasHeading ||= element.tagName === 'h1';
  }
  // The browser finds a rule by its place, which is its number.
  const rules = [...numbers].map(([style, number]) => `#root [data-s="${number}"]{${style}}`);
  return {
    head: head.map((element) => serializeOuter(element)).join(''),
    body: serialize(page),
    styles: rules.join('\n'),
    picture,
    hasHeading,
    isIndexable: head.some(isCanonical) && !head.some(isNoIndex),
  };
}
