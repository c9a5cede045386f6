import { type Choice, toChoiceParams } from '../../src/domain/choice.ts';
import type { SubjectRequest } from '../framedPicture/subjectData.ts';

/** The last part of an art's address: 'misty-ghats' of '/art/misty-ghats'. */
export const getSlug = (alias: string): string => alias.replace(/\/+$/, '').split('/').at(-1) ?? '';

/**
 * The frames for a picture, with what was chosen so far: '/frame/{artid}?type=art', or `type=upload` with the size of
 * the upload in pixels. Whoever looks at frames wants it framed. (CONF-13, FRAME-01)
 */
export function formatFramesPath({ asking, choice }: { asking: SubjectRequest; choice: Choice }): string {
  const [id, about] =
    asking.by === 'art'
      ? [getSlug(asking.alias), { type: 'art' }]
      : [asking.id, { type: 'upload', width: String(asking.width), height: String(asking.height) }];
  const params = new URLSearchParams({ ...about, ...Object.fromEntries(toChoiceParams({ ...choice, mode: 'frame' })) });
  return `/frame/${encodeURIComponent(id)}?${params}`;
}
