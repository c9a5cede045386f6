import { availableParallelism } from 'node:os';
import { openPictureCache, type PictureJob } from '../pictures/index.ts';
import { listPictureJobs } from './listPictureJobs.ts';

/** A picture by its root-relative address, drawn at its first asking; null where there is none. */
export type Pictures = (url: string) => Promise<Buffer | null>;

/** The catalogue's pictures, each drawn when it is requested. `root` is the project's folder. */
export async function createPictures(root: string): Promise<Pictures> {
  const cache = await openPictureCache(root);
  const jobs = new Map<string, PictureJob>();
  for (const job of listPictureJobs()) jobs.set(job.url, job);
  const drawing = new Map<PictureJob, Promise<Buffer>>();

  // several pages ask for one picture at once
  const draw = (job: PictureJob) => {
    const pendingDraw = drawing.get(job) ?? cache.draw(job).finally(() => drawing.delete(job));
    drawing.set(job, pendingDraw);
    return pendingDraw;
  };

  return async (url) => {
    const job = jobs.get(url);
    return job ? draw(job) : null;
  };
}

/** Draws every picture that `isWanted`, several at once, and passes each to `onPicture`. */
export async function drawEveryPicture(
  root: string,
  onPicture: (url: string, bytes: Buffer) => Promise<void>,
  isWanted: (url: string) => boolean = () => true,
): Promise<void> {
  const cache = await openPictureCache(root);
  const jobs = listPictureJobs().filter(({ url }) => isWanted(url));
  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) await onPicture(job.url, await cache.draw(job));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism() + 1, 8) }, work));
}
