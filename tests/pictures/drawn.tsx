import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import type { Drawing } from '../../src/preview/drawing/drawing.ts';
import { SvgDrawing } from '../../src/preview/drawing/SvgDrawing.tsx';
import { DrawingStage } from '../../src/preview/konva/DrawingStage.tsx';
import { paint } from '../../src/preview/konva/paint.ts';
import { SUPPLIES, supply } from '../../src/preview/konva/supplies.ts';
import { onWhite, readPixels } from './pixels.ts';

/** The longer side of every picture here. */
const LONG = 260;

/** A drawing's place in whole pixels, so large that nothing of it stays free. */
function placeOf({ width, height }: Drawing) {
  const scale = LONG / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale), scale };
}

/** As the stage shows it, with surfaces, all its canvases one upon the other. */
export async function byStage(drawing: Drawing): Promise<ImageData> {
  const { width, height } = placeOf(drawing);
  const host = document.createElement('div');
  host.style.cssText = `width: ${width}px; height: ${height}px`;
  document.body.append(host);
  const root = createRoot(host);
  await new Promise<void>((done) => {
    flushSync(() => root.render(<DrawingStage drawing={drawing} label="Picture" onShown={done} />));
  });
  const context = onWhite(width, height);
  for (const canvas of host.querySelectorAll('canvas')) context.drawImage(canvas, 0, 0, width, height);
  root.unmount();
  host.remove();
  return context.getImageData(0, 0, width, height);
}

/** As the stage paints it where no surface is at hand. */
export async function byFills(drawing: Drawing): Promise<ImageData> {
  const { width, height, scale } = placeOf(drawing);
  await supply(drawing.parts, scale);
  const context = onWhite(width, height);
  context.scale(width / drawing.width, height / drawing.height);
  paint(context, drawing.parts, { supplies: { ...SUPPLIES, texture: () => null }, pixelsPerInch: scale });
  return context.getImageData(0, 0, width, height);
}

/** As the SVG shows it. */
export async function bySvg(drawing: Drawing): Promise<ImageData> {
  const { width, height } = placeOf(drawing);
  const markup = renderToStaticMarkup(<SvgDrawing drawing={drawing} />).replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" preserveAspectRatio="none"`,
  );
  return readPixels(`data:image/svg+xml,${encodeURIComponent(markup)}`);
}
