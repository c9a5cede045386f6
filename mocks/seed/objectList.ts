import { toSlug } from './arts.ts';
import { COLOURS, type Colour } from './colours.ts';
import { BOWLS } from './objects/bowls.ts';
import { DESK } from './objects/desk.ts';
import { HOME } from './objects/home.ts';
import { LIGHTS } from './objects/lights.ts';
import type { ListedObject } from './objects/listed.ts';
import { VASES } from './objects/vases.ts';

/** One colour of an object: what it is painted with, and whether it is there and for sale. */
export type ObjectColour = { colour: Colour; hexes: readonly string[]; outOfStock: boolean; published: boolean };

export type SeedObject = Omit<ListedObject, 'colours'> & {
  slug: string;
  colours: readonly ObjectColour[];
  /** what it stands before in its picture, `#rrggbb` */
  ground: string;
  /** whether it was photographed at home as well, or only in the studio */
  atHome: boolean;
};

const GROUNDS = ['#e4ddd1', '#dcd6cc', '#e6dccf', '#d7d9d3', '#e3d7c8', '#d9d4cd'];

function getColour(text: string): ObjectColour {
  const [marked = '', ...hexes] = text.trim().split(' ');
  const name = marked.replace(/^[!-]/, '');
  const colour = COLOURS.find((each) => each === name);
  if (!colour) throw new RangeError(`no colour ${name}`);
  return { colour, hexes, outOfStock: marked.startsWith('!'), published: !marked.startsWith('-') };
}

const getObject = (object: ListedObject, at: number): SeedObject => ({
  ...object,
  slug: toSlug(object.title),
  colours: object.colours.split(';').map(getColour),
  ground: GROUNDS[(at * 5) % GROUNDS.length] as string,
  atHome: object.size === 'Large' || (object.size === 'Medium' && at % 2 === 0),
});

// kinds by turns, so that a page of the list is not all vases
const interleave = (lists: readonly (readonly ListedObject[])[]): ListedObject[] => {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.map((list) => list[at])).flatMap((rows) =>
    rows.filter((row) => row !== undefined),
  );
};

/** Every decor object, in the order of the shop. */
export const objects: readonly SeedObject[] = interleave([VASES, LIGHTS, HOME, BOWLS, DESK]).map(getObject);
