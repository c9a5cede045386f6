import type { UploadEffect } from '../../machines/upload/upload.machine.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';
import { userUploadStorage } from '../storage/uploadStorage.ts';

/** Keeps that the shopper brought a picture. (CONF-27) */
export const handleUploadEffect: AreaEffectHandler = (event) => {
  const effect = event as UploadEffect;
  if (effect.type !== 'remember') return false;
  userUploadStorage.write(effect.userUpload);
  return true;
};
