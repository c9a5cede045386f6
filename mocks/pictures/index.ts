/** The one door of what draws pictures: all that the rest of the project may import of it (docs/pictures.md). */

export type { PaletteName } from './palettes.ts';
export { openPictureCache } from './pictureCache.ts';
export type { PictureJob } from './pictureJob.ts';
export type { Sketch, StyleName } from './renderPicture.ts';
export type { Scene } from './scenes.ts';
export type { FormName } from './stills/forms.ts';
export type { FinishName } from './stills/looks.ts';
export type { TechniqueName } from './works/techniques.ts';
