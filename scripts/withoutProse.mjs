/** Keys that product owners, tests and diagrams read, and shoppers never do, by the folder whose objects carry them. */
const PROSE = [
  { files: /\/machines\/(?!kit\/)[^?]*\.ts$/, keys: ['description', 'requires'] },
  { files: /\/src\/messages\/[^?]*\.ts$/, keys: ['from'] },
];

const isPlain = (value) =>
  value.type === 'Literal' ||
  (value.type === 'ArrayExpression' && value.elements.every((element) => element?.type === 'Literal'));

/** Every property of the syntax tree with one of the keys and a value of plain text. */
function* propertiesOf(node, keys) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const child of node) yield* propertiesOf(child, keys);
    return;
  }
  if (node.type === 'Property' && keys.includes(node.key.name ?? node.key.value) && isPlain(node.value)) {
    yield node;
    return;
  }
  for (const child of Object.values(node)) yield* propertiesOf(child, keys);
}

/**
 * Leaves the charts' descriptions and requirement ids out of a build: they are a third of a chart's bytes.
 * Tests, Storybook and the dev server keep them.
 * @returns {import('vite').Plugin}
 */
export const withoutProse = () => ({
  name: 'without-prose',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    const keys = PROSE.find(({ files }) => files.test(id))?.keys;
    if (!keys) return null;
    let lean = code;
    const found = [...propertiesOf(this.parse(code), keys)].sort((a, b) => b.start - a.start);
    for (const { start, end } of found) {
      const comma = /^\s*,/.exec(lean.slice(end))?.[0].length ?? 0;
      lean = lean.slice(0, start) + lean.slice(end + comma);
    }
    return { code: lean, map: null };
  },
});
