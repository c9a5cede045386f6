import type { Drawing } from '../preview/drawing/drawing.ts';

/** Hands the browser a file for its downloads. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click; a minute is more than any takes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** 'Misty Ghats' as the name of a file: letters and figures of any script, the rest a hyphen. */
const getFileName = (title: string): string =>
  `${
    title
      .trim()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'picture'
  }-preview.png`;

/**
 * Hands the browser a drawing as a PNG with so many pixels to its inch, named by a title. Rejects with TaintedDrawingError
 * or CanvasUnavailableError.
 */
export async function downloadPng(drawing: Drawing, title: string, pixelsPerInch: number): Promise<void> {
  const { toPng } = await import('../preview/konva/png.ts');
  downloadFile(await toPng(drawing, pixelsPerInch), getFileName(title));
}
