import type { TechniqueName } from '../pictures/index.ts';
import { hashSeed } from '../pictures/random.ts';
import { toSlug } from './arts.ts';
import type { Colour } from './colours.ts';
import { CLOTH } from './mixedMedia/cloth.ts';
import type { ListedWork } from './mixedMedia/listed.ts';
import { PAPER } from './mixedMedia/paper.ts';
import { SURFACE } from './mixedMedia/surface.ts';

/** A frame that a work may have: its name on the label, the term of its colour, and how it is drawn. */
export type WorkFrame = {
  name: string;
  colour: Colour;
  moulding: { hex: string; grain: boolean; sheen: number; mount: string; wall: string };
};

const frame = (name: string, colour: Colour, hex: string, grain: boolean, sheen: number, mount: string, wall: string) =>
  ({ name, colour, moulding: { hex, grain, sheen, mount, wall } }) satisfies WorkFrame;

/** The frames of the mixed media works. */
export const WORK_FRAMES = {
  oak: frame('Oak box frame', 'Beige', '#b98f5f', true, 0.1, '#f1ece1', '#e6dfd3'),
  walnut: frame('Walnut box frame', 'Brown', '#5f4029', true, 0.12, '#ece5d7', '#e3dacb'),
  black: frame('Matte black box frame', 'Black', '#262321', false, 0.25, '#efe9de', '#dcd8cf'),
  white: frame('Matte white box frame', 'White', '#eeeae2', false, 0.1, '#f6f2ea', '#d9d3c7'),
  gold: frame('Brushed gold box frame', 'Gold', '#b08d4c', false, 0.6, '#f0eadc', '#ddd7cc'),
} as const;
export type WorkFrameName = keyof typeof WORK_FRAMES;

/** A mixed media work of the demo catalogue, of which there is one (MIX-14). */
export type SeedWork = {
  slug: string;
  title: string;
  /** 'Last,First' (CAT-20) */
  artist: string;
  technique: TechniqueName;
  variant: string;
  hexes: readonly string[];
  seed: number;
  /** of each part, in inches */
  size: { width: number; height: number };
  parts: number;
  medium: string;
  rupees: number;
  frames: readonly WorkFrameName[];
  sold: boolean;
  description: string;
};

const isFrame = (name: string): name is WorkFrameName => Object.hasOwn(WORK_FRAMES, name);

function getWork(row: ListedWork): SeedWork {
  const [title, artist, technique, variant, hexes, [width, height], parts, medium, rupees, frames, description] = row;
  const slug = toSlug(title);
  return {
    slug,
    title,
    artist,
    technique,
    variant,
    hexes: hexes.split(' '),
    seed: hashSeed(slug),
    size: { width, height },
    parts,
    medium,
    rupees,
    frames: frames.replace('!', '').split(' ').filter(isFrame),
    sold: frames.startsWith('!'),
    description,
  };
}

// techniques by turns, so that a page of the list is not all of one kind
const LISTED = [...PAPER, ...CLOTH, ...SURFACE];
const STRIDE = 25;

/** Every mixed media work, in the order of the shop. */
export const works: readonly SeedWork[] = LISTED.map((_, at) =>
  getWork(LISTED[(at * STRIDE) % LISTED.length] as ListedWork),
);
