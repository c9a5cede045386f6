import * as v from 'valibot';
import type { CroppedUpload } from '../../machines/crop/crop.setup.ts';
import { persisted } from './persisted.ts';
import { cropScalesSchema, internalPathSchema } from './schemas.ts';

const pixels = v.pipe(v.number(), v.gtValue(0));

const Cropped: v.GenericSchema<unknown, CroppedUpload> = v.object({
  id: v.pipe(v.string(), v.uuid()),
  original: v.pipe(v.string(), v.uuid()),
  url: internalPathSchema,
  name: v.fallback(v.string(), ''),
  width: pixels,
  height: pixels,
  scales: cropScalesSchema,
});

/** The cropped picture that was uploaded last. (CONF-27, UPL-10) */
export const croppedPictureStorage = persisted<CroppedUpload>('cropped', Cropped);

/** Is the picture that is being framed the shopper's own? (CONF-04, CONF-27) */
export const userUploadStorage = persisted<boolean>('user_upload', v.boolean());
