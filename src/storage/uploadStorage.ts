import * as v from 'valibot';
import type { CroppedUpload } from '../../machines/crop/crop.setup.ts';
import { persisted } from './persisted.ts';

const pixels = v.pipe(v.number(), v.gtValue(0));
const offset = v.pipe(v.number(), v.minValue(0));

/** Only the backend's own files: an address of another host, or a script, is none. */
const rootRelative = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

const Cropped: v.GenericSchema<unknown, CroppedUpload> = v.object({
  id: v.pipe(v.string(), v.uuid()),
  original: v.pipe(v.string(), v.uuid()),
  url: rootRelative,
  name: v.optional(v.string(), ''),
  width: pixels,
  height: pixels,
  scales: v.object({ width: pixels, height: pixels, x: offset, y: offset }),
});

/** The cropped picture that was uploaded last. (CONF-27, UPL-10) */
export const croppedPictureStorage = persisted<CroppedUpload>('cropped', Cropped);

/** Is the picture that is being framed the shopper's own? (CONF-04, CONF-27) */
export const userUploadStorage = persisted<boolean>('user_upload', v.boolean());
