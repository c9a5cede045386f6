import { Refusal } from './errors.ts';
import { getText } from './query.ts';
import type { Schema } from './resourceType.ts';
import type { Tree } from './tree.ts';

/** Relationship paths to include from entities of these types, each a list of names. Throws Drupal's 400 for one that the schema does not know. */
export function parseIncludes(tree: Tree, types: string | readonly string[], schema: Schema): string[][] {
  const value = getText(tree, 'include') ?? '';
  const paths = value
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')
    .map((path) => path.split('.'));
  for (const path of paths) assertPath(path, [types].flat(), schema);
  return paths;
}

function assertPath(path: string[], startTypes: readonly string[], schema: Schema): void {
  let types = startTypes;
  for (const name of path) {
    const relations = types.flatMap((relatedType) => getRelations(relatedType, schema));
    const matches = relations.filter((relation) => relation.name === name);
    if (matches.length === 0) {
      const possible = [...new Set(relations.map((relation) => relation.name))].join(', ');
      const sentence = `\`${name}\` is not a valid relationship field name. Possible values: ${possible}.`;
      throw new Refusal(
        400,
        path.length > 1 ? `\`${path.join('.')}\` is not a valid include path. ${sentence}` : sentence,
      );
    }
    types = matches.flatMap(({ to }) => to);
  }
}

function getRelations(type: string, schema: Schema): { name: string; to: readonly string[] }[] {
  const resource = schema[type];
  if (!resource) return [];
  const bundle = resource.bundle ? [{ name: resource.bundle[0], to: [] }] : [];
  return [...bundle, ...Object.entries(resource.relationships).map(([name, { to }]) => ({ name, to }))];
}
