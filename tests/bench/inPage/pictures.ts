import { pause } from './frames.ts';

const getSize = (url: string) =>
  new Promise<{ width: number; height: number } | null>((done) => {
    const file = new Image();
    file.onload = () => done({ width: file.naturalWidth, height: file.naturalHeight });
    file.onerror = () => done(null);
    file.src = url;
  });

/** Every picture of the page as it stands: its attributes, its place, and the file that the browser chose. */
export async function listPictures() {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await pause(60);
  }
  const images = [...document.images].filter((img) => img.checkVisibility() && img.currentSrc);
  return Promise.all(
    images.map(async (img) => {
      const place = img.getBoundingClientRect();
      const { pathname } = new URL(img.currentSrc);
      return {
        src: pathname,
        hasSize: img.hasAttribute('width') && img.hasAttribute('height'),
        place: { width: place.width * devicePixelRatio, height: place.height * devicePixelRatio },
        file: pathname.endsWith('.svg') ? null : await getSize(img.currentSrc),
        choices: [...img.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
      };
    }),
  );
}
export type Picture = Awaited<ReturnType<typeof listPictures>>[number];
