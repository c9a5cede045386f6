import type { CropEffect } from '../../machines/crop/crop.setup.ts';
import type { UploadEffect } from '../../machines/upload/upload.machine.ts';
import type { AreaEffects } from '../kit/flow/effects.ts';
import { savePictureMetadata } from '../storage/pictureStorage.ts';
import { croppedPictureStorage, userUploadStorage } from '../storage/uploadStorage.ts';

/** What the crop emits for storage. (UPL-10, CONF-27) */
export const cropEffects: AreaEffects<CropEffect> = {
  'crop.stored': ({ picture, done, original, cropped }) =>
    void savePictureMetadata(picture, { done, original, cropped }),
  'croppedPicture.stored'({ cropped }) {
    croppedPictureStorage.write(cropped);
    // A shopper with the picture of an art has skipped the start page.
    userUploadStorage.write(true);
  },
};

/** Keeps that the shopper brought a picture. (CONF-27) */
export const uploadEffects: AreaEffects<UploadEffect> = {
  'userUpload.stored': ({ userUpload }) => userUploadStorage.write(userUpload),
};
