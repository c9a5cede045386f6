import { type Choice, type RequestedChoice, toChoiceParams } from '../../src/domain/choice.ts';
import type { SubjectRequest, UploadRequest } from './framedPicture.machine.ts';

/** The last part of an art's address: 'misty-ghats' of '/art/misty-ghats'. */
export const getSlug = (alias: string): string => alias.replace(/\/+$/, '').split('/').at(-1) ?? '';

const getId = (request: SubjectRequest): string => (request.by === 'art' ? getSlug(request.alias) : request.id);

type Params = [name: string, value: string][];

/** The pixels of an upload, of which only its address knows how many it has. */
const listPixelParams = (request: SubjectRequest): Params =>
  request.by === 'upload'
    ? [
        ['width', String(request.width)],
        ['height', String(request.height)],
      ]
    : [];

/** The screen of art by its path, or that of uploads with the upload in its query. */
function formatScreenPath(request: SubjectRequest, artPath: string, uploadPath: string, params: Params): string {
  const query = new URLSearchParams([
    ...listPixelParams(request),
    ...(request.by === 'upload' ? [['id', request.id]] : []),
    ...params,
  ]);
  const path = request.by === 'art' ? `${artPath}/${encodeURIComponent(getSlug(request.alias))}` : uploadPath;
  return String(query) === '' ? path : `${path}?${query}`;
}

/** A picture and what is chosen of it. */
type ChosenPicture = { request: SubjectRequest; choice: Choice };

/**
 * The frames for a picture, with what was chosen so far: '/frame/{artid}?type=art', or `type=upload` with the size of
 * the upload in pixels. Whoever looks at frames wants it framed. (CONF-13, FRAME-01)
 */
export function formatFramesPath({ request, choice }: ChosenPicture): string {
  const params = new URLSearchParams([
    ['type', request.by],
    ...listPixelParams(request),
    ...toChoiceParams({ ...choice, mode: 'frame' }),
  ]);
  return `/frame/${encodeURIComponent(getId(request))}?${params}`;
}

/**
 * The buy-now variant of the screen for sizes, with what was chosen so far: '/size/{artid}', or '/size' with the file and
 * the pixels of an upload. (CONF-07, CONF-16, ROUTE-22, ROUTE-23)
 */
export const formatBuyNowPath = ({ request, choice }: ChosenPicture): string =>
  formatScreenPath(request, '/size', '/size', [['buy', 'now'], ...toChoiceParams(choice)]);

/** A picture and what an address asks for of it; the choice is null while the picture is not here. */
type RequestedPicture = { request: SubjectRequest; requestedChoice: RequestedChoice; choice: Choice | null };

/** What was chosen so far, as an address has it; as it was requested while the picture is not here. */
const listChoiceParams = ({ requestedChoice, choice }: RequestedPicture): Params =>
  choice ? toChoiceParams(choice) : Object.entries(requestedChoice);

/** The screen where a frame is made up around the picture, with what was chosen so far. (FRAME-05) */
export function formatEditPath(frame: string, picture: RequestedPicture): string {
  const { request } = picture;
  const params = new URLSearchParams([
    ['id', getId(request)],
    ['type', request.by],
    ...listPixelParams(request),
    ...listChoiceParams(picture).filter(([name]) => name !== 'mode' && name !== 'frame'),
  ]);
  return `/frame-edit/${encodeURIComponent(frame)}?${params}`;
}

/** Back to the picture itself, as it was made up. */
export const formatPicturePath = (picture: RequestedPicture): string =>
  formatScreenPath(picture.request, '/art', '/custom-framing', listChoiceParams(picture));

/** The page of an upload, before anything is chosen of it. (UPL-12) */
export const formatUploadPath = ({ width, height, id }: Omit<UploadRequest, 'by'>): string =>
  formatPicturePath({ request: { by: 'upload', width, height, id }, requestedChoice: {}, choice: null });
