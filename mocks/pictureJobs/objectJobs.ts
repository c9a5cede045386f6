import type { PictureJob } from '../pictures/index.ts';
import { COLOURS } from '../seed/colours.ts';
import { objects } from '../seed/objectList.ts';
import { objectPicture, objectViews } from '../seed/objects.ts';
import { SWATCHES, swatchPicture } from '../seed/swatches.ts';
import { createJobs } from './createJobs.ts';

const METALS: readonly string[] = ['Gold', 'Silver', 'Copper'];

/** Every picture of the decor objects, those of one object after one another. */
export const objectJobs = (): PictureJob[] =>
  objects.flatMap((object) => {
    const { slug, form, finish, ground, colours } = object;
    return colours.flatMap((one) =>
      objectViews(object, one).flatMap((view) => {
        const picture = objectPicture(slug, one.colour, view);
        return createJobs(picture, {
          scene: 'still',
          form,
          finish,
          hexes: one.hexes,
          view,
          ground,
          ratio: picture.ratio,
        });
      }),
    );
  });

/** The swatch of every colour. */
export const swatchJobs = (): PictureJob[] =>
  COLOURS.flatMap((colour) => {
    const picture = swatchPicture(colour);
    return createJobs(picture, {
      scene: 'swatch',
      hex: SWATCHES[colour],
      sheen: METALS.includes(colour),
      ratio: picture.ratio,
    });
  });
