import type { Plugin } from 'vite';

/** A grey pixel, as GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAMDAwAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Answers each address of a picture with one pixel, which browsers cache. Vite would render its index page for each, as for any address without a file. */
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
