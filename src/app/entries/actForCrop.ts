import type { EventObject } from 'xstate';
import type { CropEffect } from '../../../machines/crop/crop.setup.ts';
import { keepFacts } from '../../storage/picture.ts';
import { keptCropped, keptUserUpload } from '../../storage/upload.ts';

/** Does what the crop lets out to storage; true where it was its to do. (UPL-10, CONF-27) */
export function actForCrop(asked: EventObject, chart: string): boolean {
  const effect = asked as CropEffect;
  if (chart !== 'crop' || effect.type !== 'remember') return false;
  if ('picture' in effect) {
    const { done, original, cropped } = effect;
    void keepFacts(effect.picture, { done, original, cropped });
    return true;
  }
  keptCropped.write(effect.cropped);
  // Whoever comes here by an art's own picture has not passed the start.
  keptUserUpload.write(true);
  return true;
}
