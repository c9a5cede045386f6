import { drawEveryPicture } from '../mocks/pictureJobs/createPictures.ts';
import { ROOT } from './tools/processes.ts';

// Draws what a build with PICTURES=on-demand has left out, so that a picture is there before it is requested.
await drawEveryPicture(ROOT, async () => undefined);
