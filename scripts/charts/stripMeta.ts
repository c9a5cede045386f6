import { type ESTree, type Plugin, Visitor } from 'vite';

/**
 * Keys that product owners, tests and diagrams read, and shoppers never do, by the folder whose objects carry them.
 * `isDeep` ones go whatever they hold; others only where they hold plain text.
 */
const PROSE = [
  { files: /\/machines\/[^?]*\.ts$/, keys: ['description', 'requires'] },
  { files: /\/src\/messages\/[^?]*\.ts$/, keys: ['from'] },
  {
    files: /\/mocks\/endpoints\/[^?]*\.ts$/,
    keys: ['rows', 'does', 'who', 'query', 'body', 'answers', 'holds', 'errors', 'example'],
    isDeep: true,
  },
];

const isPlain = (value: ESTree.Expression) =>
  value.type === 'Literal' ||
  (value.type === 'ArrayExpression' && value.elements.every((element) => element?.type === 'Literal'));

type ProseKeys = { keys: readonly string[]; isDeep?: boolean };
const isProse = ({ key, value }: ESTree.ObjectProperty, { keys, isDeep = false }: ProseKeys) =>
  key.type === 'Identifier' && keys.includes(key.name) && (isDeep || isPlain(value));

/** The outermost properties of objects with one of the keys, in their order. What a pattern takes apart is no object. */
function findProse(program: ESTree.Program, prose: ProseKeys) {
  const found: ESTree.Span[] = [];
  let patterns = 0;
  new Visitor({
    ObjectPattern: () => void patterns++,
    'ObjectPattern:exit': () => void patterns--,
    Property(node) {
      const isInside = node.start < (found.at(-1)?.end ?? 0);
      if (!isInside && patterns === 0 && isProse(node as ESTree.ObjectProperty, prose)) found.push(node);
    },
  }).visit(program);
  return found;
}

/**
 * Leaves the charts' descriptions and requirement ids, and what is known of the backend's calls, out of a build: they are a
 * third of a chart's bytes, and most of a call's. Tests, Storybook and the dev server keep them.
 */
export const stripMeta = (): Plugin => ({
  name: 'strip-meta',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    const prose = PROSE.find(({ files }) => files.test(id));
    if (!prose) return null;
    let lean = code;
    for (const { start, end } of findProse(this.parse(code), prose).reverse()) {
      const comma = /^\s*,/.exec(lean.slice(end))?.[0].length ?? 0;
      lean = lean.slice(0, start) + lean.slice(end + comma);
    }
    return { code: lean, map: null };
  },
});
