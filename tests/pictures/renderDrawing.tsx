import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import type { Drawing } from '../../src/preview/drawing/drawing.ts';
import { SvgDrawing } from '../../src/preview/drawing/SvgDrawing.tsx';
import { DrawingStage } from '../../src/preview/konva/DrawingStage.tsx';
import { paintParts } from '../../src/preview/konva/paint.ts';
import { loadResources, PAINT_RESOURCES } from '../../src/preview/konva/resources.ts';
import { createWhiteCanvas, readPixels } from './pixels.ts';

/** The longer side of every picture here. */
const LONG = 260;

/** A drawing's place in whole pixels, so large that nothing of it stays free. */
function getPlace({ width, height }: Drawing) {
  const scale = LONG / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale), scale };
}

/** As the stage shows it, with surfaces, all its canvases one upon the other. */
export async function renderOnStage(drawing: Drawing): Promise<ImageData> {
  const { width, height } = getPlace(drawing);
  const host = document.createElement('div');
  host.style.cssText = `width: ${width}px; height: ${height}px`;
  document.body.append(host);
  const root = createRoot(host);
  await new Promise<void>((done) => {
    flushSync(() => root.render(<DrawingStage drawing={drawing} label="Picture" onPainted={done} />));
  });
  const context = createWhiteCanvas(width, height);
  for (const canvas of host.querySelectorAll('canvas')) context.drawImage(canvas, 0, 0, width, height);
  root.unmount();
  host.remove();
  return context.getImageData(0, 0, width, height);
}

/** As the stage paints it where no surface is at hand. */
export async function renderByFills(drawing: Drawing): Promise<ImageData> {
  const { width, height, scale } = getPlace(drawing);
  await loadResources(drawing.parts, scale);
  const context = createWhiteCanvas(width, height);
  context.scale(width / drawing.width, height / drawing.height);
  paintParts(context, drawing.parts, { resources: { ...PAINT_RESOURCES, texture: () => null }, pixelsPerInch: scale });
  return context.getImageData(0, 0, width, height);
}

/** As the SVG shows it. */
export async function renderBySvg(drawing: Drawing): Promise<ImageData> {
  const { width, height } = getPlace(drawing);
  const markup = renderToStaticMarkup(<SvgDrawing drawing={drawing} />).replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" preserveAspectRatio="none"`,
  );
  return readPixels(`data:image/svg+xml,${encodeURIComponent(markup)}`);
}
