import { badRequest } from './errors.ts';

const nestedRefusal = (sentence: string) => badRequest(`Invalid nested filtering. ${sentence}`);

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** 400: no entity that the path leads to has this field. */
export const unknownField = (name: string, path: string) =>
  nestedRefusal(`The field \`${name}\`, given in the path \`${path}\`, does not exist.`);

/** 400: the path ends at what has no value of its own. */
export const incompletePath = (name: string, path: string, ends: readonly string[]) =>
  nestedRefusal(
    `The field \`${name}\`, given in the path \`${path}\` is incomplete, it must end with one of the following specifiers: ${quoted(ends)}.`,
  );

/** 400: a structured field has no such property. */
export const unknownProperty = (name: string, path: string, names: readonly string[]) =>
  nestedRefusal(
    `The property \`${name}\`, given in the path \`${path}\`, does not exist. Must be one of the following property names: ${quoted(names)}.`,
  );
