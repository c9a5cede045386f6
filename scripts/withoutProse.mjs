/**
 * Keys that product owners, tests and diagrams read, and shoppers never do, by the folder whose objects carry them.
 * `deep` ones go whatever they hold; others only where they hold plain text.
 */
const PROSE = [
  { files: /\/machines\/(?!kit\/)[^?]*\.ts$/, keys: ['description', 'requires'] },
  { files: /\/src\/app\/routes\.tsx$/, keys: ['example', 'isPublic'] },
  { files: /\/src\/messages\/[^?]*\.ts$/, keys: ['from'] },
  {
    files: /\/mocks\/calls\/[^?]*\.ts$/,
    keys: ['rows', 'does', 'who', 'query', 'body', 'answers', 'holds', 'errors', 'example'],
    deep: true,
  },
];

const isPlain = (value) =>
  value.type === 'Literal' ||
  (value.type === 'ArrayExpression' && value.elements.every((element) => element?.type === 'Literal'));

/** Every property of the syntax tree's objects with one of the keys. What a pattern takes apart is no object. */
function* propertiesOf(node, { keys, deep }) {
  if (node === null || typeof node !== 'object' || node.type === 'ObjectPattern') return;
  if (Array.isArray(node)) {
    for (const child of node) yield* propertiesOf(child, { keys, deep });
    return;
  }
  if (node.type === 'Property' && keys.includes(node.key.name ?? node.key.value) && (deep || isPlain(node.value))) {
    yield node;
    return;
  }
  for (const child of Object.values(node)) yield* propertiesOf(child, { keys, deep });
}

/**
 * Leaves the charts' descriptions and requirement ids, and what is told of the backend's calls, out of a build: they are a
 * third of a chart's bytes, and most of a call's.
 * Tests, Storybook and the dev server keep them.
 * @returns {import('vite').Plugin}
 */
export const withoutProse = () => ({
  name: 'without-prose',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    const prose = PROSE.find(({ files }) => files.test(id));
    if (!prose) return null;
    let lean = code;
    const found = [...propertiesOf(this.parse(code), prose)].sort((a, b) => b.start - a.start);
    for (const { start, end } of found) {
      const comma = /^\s*,/.exec(lean.slice(end))?.[0].length ?? 0;
      lean = lean.slice(0, start) + lean.slice(end + comma);
    }
    return { code: lean, map: null };
  },
});
