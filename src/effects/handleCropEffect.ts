import type { CropEffect } from '../../machines/crop/crop.setup.ts';
import type { UploadEffect } from '../../machines/upload/upload.machine.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';
import { savePictureMetadata } from '../storage/pictureStorage.ts';
import { croppedPictureStorage, userUploadStorage } from '../storage/uploadStorage.ts';

/** What the crop emits for storage. (UPL-10, CONF-27) */
export const handleCropEffect: AreaEffectHandler = (event) => {
  const effect = event as CropEffect;
  if (effect.type === 'crop.stored') {
    const { done, original, cropped } = effect;
    void savePictureMetadata(effect.picture, { done, original, cropped });
    return true;
  }
  if (effect.type !== 'croppedPicture.stored') return false;
  croppedPictureStorage.write(effect.cropped);
  // A shopper with the picture of an art has skipped the start page.
  userUploadStorage.write(true);
  return true;
};

/** Keeps that the shopper brought a picture. (CONF-27) */
export const handleUploadEffect: AreaEffectHandler = (event) => {
  const effect = event as UploadEffect;
  if (effect.type !== 'userUpload.stored') return false;
  userUploadStorage.write(effect.userUpload);
  return true;
};
