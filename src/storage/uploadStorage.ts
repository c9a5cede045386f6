import * as v from 'valibot';
import type { CropScales } from '../domain/printSubject.ts';
import { persisted } from './persisted.ts';

/**
 * The shopper's picture as the backend has it: `id` the uuid of the cropped file, `original` that of the whole one, `url`
 * the root-relative address of the cropped file, `name` the shopper's own name of it. `width` and `height` are the pixels
 * of the cropped file; `scales` is the part of the upright original that it shows, in the original's pixels. (UPL-10,
 * CART-15)
 */
export type StoredCrop = {
  id: string;
  original: string;
  url: string;
  name: string;
  width: number;
  height: number;
  scales: CropScales;
};

const pixels = v.pipe(v.number(), v.gtValue(0));
const offset = v.pipe(v.number(), v.minValue(0));

/** Only the backend's own files: an address of another host, or a script, is none. */
const rootRelative = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

const Cropped: v.GenericSchema<unknown, StoredCrop> = v.object({
  id: v.pipe(v.string(), v.uuid()),
  original: v.pipe(v.string(), v.uuid()),
  url: rootRelative,
  name: v.optional(v.string(), ''),
  width: pixels,
  height: pixels,
  scales: v.object({ width: pixels, height: pixels, x: offset, y: offset }),
});

/** The cropped picture that was uploaded last. (CONF-27, UPL-10) */
export const croppedPictureStorage = persisted<StoredCrop>('cropped', Cropped);

/** Is the picture that is being framed the shopper's own? (CONF-04, CONF-27) */
export const userUploadStorage = persisted<boolean>('user_upload', v.boolean());
