/** Loads the canvas by which pieces are drawn and dragged; rejects where the browser has none. */
export async function loadStage(): Promise<void> {
  if (!document.createElement('canvas').getContext('2d')) throw new Error('This browser has no canvas');
  await import('../preview/konva/DrawingStage.tsx');
}
