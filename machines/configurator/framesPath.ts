import { type Choice, toChoiceParams } from '../../src/domain/choice.ts';
import type { SubjectRequest } from '../framedPicture/subjectData.ts';

/** The last part of an art's address: 'misty-ghats' of '/art/misty-ghats'. */
export const getSlug = (alias: string): string => alias.replace(/\/+$/, '').split('/').at(-1) ?? '';

type ConfiguredPicture = { request: SubjectRequest; choice: Choice };

/**
 * The frames for a picture, with what was chosen so far: '/frame/{artid}?type=art', or `type=upload` with the size of
 * the upload in pixels. Whoever looks at frames wants it framed. (CONF-13, FRAME-01)
 */
export function formatFramesPath({ request, choice }: ConfiguredPicture): string {
  const [id, about] =
    request.by === 'art'
      ? [getSlug(request.alias), { type: 'art' }]
      : [request.id, { type: 'upload', width: String(request.width), height: String(request.height) }];
  const params = new URLSearchParams({ ...about, ...Object.fromEntries(toChoiceParams({ ...choice, mode: 'frame' })) });
  return `/frame/${encodeURIComponent(id)}?${params}`;
}

/**
 * The buy-now variant of the screen for sizes, with what was chosen so far: '/size/{artid}', or '/size' with the file and
 * the pixels of an upload. (CONF-07, CONF-16, ROUTE-22, ROUTE-23)
 */
export function formatBuyNowPath({ request, choice }: ConfiguredPicture): string {
  const params = new URLSearchParams([['buy', 'now'], ...toChoiceParams(choice)]);
  return request.by === 'art'
    ? `/size/${encodeURIComponent(getSlug(request.alias))}?${params}`
    : `/size?width=${request.width}&height=${request.height}&id=${encodeURIComponent(request.id)}&${params}`;
}
