import type { UploadEffect } from '../../machines/upload/upload.machine.ts';
import type { AreaEffects } from '../kit/effects.ts';
import { keptUserUpload } from '../storage/upload.ts';

/** Keeps that the shopper brought a picture. (CONF-27) */
export const uploadEffects: AreaEffects = (asked) => {
  const effect = asked as UploadEffect;
  if (effect.type !== 'remember') return false;
  keptUserUpload.write(effect.userUpload);
  return true;
};
