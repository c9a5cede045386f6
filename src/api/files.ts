import type { Picture } from '../domain/art.ts';
import { getJsonApi } from './client.ts';
import { isFailure } from './failure.ts';
import { one } from './jsonapi.ts';
import { ImageFile, pictureOfFile } from './picture.ts';

/** A file that the backend keeps: `width` and `height` of its picture in pixels, which only its sender knows. */
export type FileAsked = { id: string; width: number; height: number };
export type KeptFile = { name: string; picture: Picture };

/** Where a file is, such as a cropped picture, or null where it is not, or no longer, kept (API-22). */
export async function fileById({ id, width, height }: FileAsked, signal?: AbortSignal): Promise<KeptFile | null> {
  try {
    const path = `/jsonapi/file/file/${encodeURIComponent(id)}`;
    const { data } = await getJsonApi(one(ImageFile), path, { signal });
    return { name: data.attributes.filename, picture: pictureOfFile(data, { width, height, alt: '' }) };
  } catch (failure) {
    if (isFailure(failure, 'notFound')) return null;
    throw failure;
  }
}
