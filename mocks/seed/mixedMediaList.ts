import { hashSeed } from '../pictures/random.ts';
import { toSlug } from './arts.ts';
import type { Colour } from './colours.ts';
import { CLOTH } from './mixedMedia/cloth.ts';
import type { ListedWork, WorkFrameName } from './mixedMedia/listed.ts';
import { PAPER } from './mixedMedia/paper.ts';
import { SURFACE } from './mixedMedia/surface.ts';

/** A frame that a work may have: its name on the label, the term of its colour, and how it is drawn. */
export type WorkFrame = {
  name: string;
  colour: Colour;
  moulding: { hex: string; grain: boolean; sheen: number; mount: string; wall: string };
};

const frame = (
  name: string,
  colour: Colour,
  hex: string,
  grain: boolean,
  sheen: number,
  mount: string,
  wall: string,
): WorkFrame => ({
  name,
  colour,
  moulding: { hex, grain, sheen, mount, wall },
});

/** The frames of the mixed media works. */
export const WORK_FRAMES: Readonly<Record<WorkFrameName, WorkFrame>> = {
  oak: frame('Oak box frame', 'Beige', '#b98f5f', true, 0.1, '#f1ece1', '#e6dfd3'),
  walnut: frame('Walnut box frame', 'Brown', '#5f4029', true, 0.12, '#ece5d7', '#e3dacb'),
  black: frame('Matte black box frame', 'Black', '#262321', false, 0.25, '#efe9de', '#dcd8cf'),
  white: frame('Matte white box frame', 'White', '#eeeae2', false, 0.1, '#f6f2ea', '#d9d3c7'),
  gold: frame('Brushed gold box frame', 'Gold', '#b08d4c', false, 0.6, '#f0eadc', '#ddd7cc'),
};

export type SeedWork = ListedWork & { slug: string; seed: number };

// techniques by turns, so that a page of the list is not all of one kind
const LISTED = [...PAPER, ...CLOTH, ...SURFACE];
const STRIDE = 25;

/** Every mixed media work, in the order of the shop. */
export const works: readonly SeedWork[] = LISTED.map((_, at) => {
  const work = LISTED[(at * STRIDE) % LISTED.length] as ListedWork;
  const slug = toSlug(work.title);
  return { ...work, slug, seed: hashSeed(slug) };
});
