import type { Plugin } from 'vite';

/** A grey pixel, as GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAMDAwAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Answers each picture of the backend's with one pixel that browsers keep: Vite would render its page for each, as it does for any address. */
export const samplePicture = (): Plugin => ({
  name: 'sample-picture',
  configureServer({ middlewares }) {
    middlewares.use('/sites/default/files/', (_, response) => {
      response.setHeader('content-type', 'image/gif');
      response.setHeader('cache-control', 'max-age=31536000, immutable');
      response.end(PIXEL);
    });
  },
});
