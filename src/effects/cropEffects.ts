import type { CropEffect } from '../../machines/crop/crop.setup.ts';
import type { AreaEffects } from '../kit/effects.ts';
import { keepFacts } from '../storage/picture.ts';
import { keptCropped, keptUserUpload } from '../storage/upload.ts';

/** What the crop emits for storage. (UPL-10, CONF-27) */
export const cropEffects: AreaEffects = (asked) => {
  const effect = asked as CropEffect;
  if (effect.type !== 'remember') return false;
  if ('picture' in effect) {
    const { done, original, cropped } = effect;
    void keepFacts(effect.picture, { done, original, cropped });
    return true;
  }
  keptCropped.write(effect.cropped);
  // Whoever comes here by an art's own picture has not passed the start.
  keptUserUpload.write(true);
  return true;
};
