import { configurator } from '../../flows/configurator/configurator.ts';
import { shownOf } from '../../flows/configurator/shown.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { frontDrawing } from '../../preview/pieces/frontDrawing.ts';

/** What is seen of the choice. */
export function PicturePreview() {
  const shown = shownOf(configurator.useFlow());
  return shown ? <SvgDrawing drawing={frontDrawing(shown)} label={shown.title} /> : null;
}
