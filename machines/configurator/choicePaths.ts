import { type Choice, toChoiceParams } from '../../src/domain/choice.ts';
import type { SubjectRequest } from '../framedPicture/subjectData.ts';

/** The last part of an art's address: 'misty-ghats' of '/art/misty-ghats'. */
export const getSlug = (alias: string): string => alias.replace(/\/+$/, '').split('/').at(-1) ?? '';

type Chosen = { asking: SubjectRequest; choice: Choice };
type Params = readonly (readonly [name: string, value: string])[];

/** A screen that names an art in its path, and an upload in its query by its pixels and its file. */
function formatPath(asking: SubjectRequest, art: string, upload: string, choice: Params): string {
  const isArt = asking.by === 'art';
  const file = isArt ? {} : { width: `${asking.width}`, height: `${asking.height}`, id: asking.id };
  const params = new URLSearchParams([...Object.entries(file), ...choice.map(([name, value]) => [name, value])]);
  const path = isArt ? `${art}/${encodeURIComponent(getSlug(asking.alias))}` : upload;
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The chooser of a picture, with what was chosen so far. (ART-01) */
export const formatChooserPath = (asking: SubjectRequest, choice: Params): string =>
  formatPath(asking, '/art', '/custom-framing', choice);

/** The buy-now variant of the screen for sizes, with what was chosen so far. (CONF-07, CONF-16, ROUTE-22, ROUTE-23) */
export const formatBuyNowPath = ({ asking, choice }: Chosen): string =>
  formatPath(asking, '/size', '/size', [['buy', 'now'], ...toChoiceParams(choice)]);

/**
 * The frames for a picture, with what was chosen so far: '/frame/{artid}?type=art', or `type=upload` with the size of
 * the upload in pixels. Whoever looks at frames wants it framed. (CONF-13, FRAME-01)
 */
export function formatFramesPath({ asking, choice }: Chosen): string {
  const [id, about] =
    asking.by === 'art'
      ? [getSlug(asking.alias), { type: 'art' }]
      : [asking.id, { type: 'upload', width: String(asking.width), height: String(asking.height) }];
  const params = new URLSearchParams({ ...about, ...Object.fromEntries(toChoiceParams({ ...choice, mode: 'frame' })) });
  return `/frame/${encodeURIComponent(id)}?${params}`;
}
