import { bundled } from './bundled.mjs';
import { ROOT } from './run.mjs';

// Draws what a build with PICTURES=on-demand has left out, so that a picture is there before it is asked for.
const { everyPicture } = await bundled('mocks/pictures/drawnPictures.ts');
await everyPicture(ROOT, async () => undefined);
