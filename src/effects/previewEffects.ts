import type { PreviewEffect } from '../../machines/preview/preview.setup.ts';
import type { AreaEffects } from '../kit/effects.ts';
import { keptView } from '../storage/preview.ts';

/** Keeps the view that was opened last for the next picture. (CONF-27) */
export const previewEffects: AreaEffects = (asked) => {
  const effect = asked as PreviewEffect;
  if (effect.type !== 'remember') return false;
  keptView.write(effect.showimage);
  return true;
};
