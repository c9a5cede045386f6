import type { EventObject } from 'xstate';
import type { PreviewEffect } from '../../../machines/preview/preview.setup.ts';
import { keptView } from '../../storage/view.ts';

/** Keeps the view that was opened last for the next picture; true where that was let out. (CONF-27) */
export function actForPreview(asked: EventObject, chart: string): boolean {
  const effect = asked as PreviewEffect;
  if (chart !== 'preview' || effect.type !== 'remember') return false;
  keptView.write(effect.showimage);
  return true;
}
