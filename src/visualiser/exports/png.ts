/** Browsers refuse canvases beyond these; a wide chart is drawn smaller instead. */
const MAX_SIZE = 8192;
const PIXEL_RATIO = 2;

/**
 * A drawing as a picture, twice as dense as the screen's px.
 * @param svg a drawing with its own style, width and height
 * @throws where the browser cannot draw it
 */
export async function toPng(svg: string): Promise<Blob> {
  const picture = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    picture.src = url;
    await picture.decode();
    const scale = Math.min(PIXEL_RATIO, MAX_SIZE / picture.width, MAX_SIZE / picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn')))),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
