import type { PreviewEffect } from '../../machines/preview/preview.setup.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';
import { previewViewStorage } from '../storage/previewStorage.ts';

/** Keeps the view that was opened last for the next picture. (CONF-27) */
export const handlePreviewEffect: AreaEffectHandler = (event) => {
  const effect = event as PreviewEffect;
  if (effect.type !== 'remember') return false;
  previewViewStorage.write(effect.showimage);
  return true;
};
