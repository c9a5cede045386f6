import type { Draft } from '../drupal/store.ts';
import { COLOURS, type Colour } from './colours.ts';
import { pictureRef } from './pictureDrafts.ts';
import { shopPictureDrafts } from './productDrafts.ts';
import type { ShopPicture } from './shopFiles.ts';
import { term } from './terms.ts';

/** What each colour of the vocabulary looks like, `#rrggbb`. */
export const SWATCHES: Record<Colour, string> = {
  White: '#f4f1ea',
  Cream: '#ece0c8',
  Beige: '#cfb48a',
  Yellow: '#dba93f',
  Orange: '#d27a35',
  Terracotta: '#b9633d',
  Red: '#a2372c',
  Pink: '#d9a3a0',
  Purple: '#74507f',
  Blue: '#36587f',
  Teal: '#357573',
  Green: '#46704f',
  Olive: '#7d7f4c',
  Brown: '#7d5333',
  Grey: '#8c8e8b',
  Black: '#2a2826',
  Gold: '#c99a45',
  Silver: '#b7b6b1',
  Copper: '#b36c48',
};

/** The picture of a colour (DECOR-16). */
export const swatchPicture = (colour: Colour): ShopPicture => ({
  folder: 'swatches',
  name: `swatch-${colour.toLowerCase()}`,
  ratio: { w: 1, h: 1 },
  inner: 240,
});

/** The colour vocabulary, each term with its code and the picture of its swatch (CAT-21, DECOR-16). */
export const colourDrafts = (): Draft[] =>
  COLOURS.flatMap((colour, at) => [
    ...shopPictureDrafts(swatchPicture(colour), colour),
    term('colour', colour, at, {
      attributes: { field_code: SWATCHES[colour] },
      relationships: { field_colour: pictureRef(swatchPicture(colour).name) },
    }),
  ]);
