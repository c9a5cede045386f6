import { type Choice, type RequestedChoice, toChoiceParams } from '../../src/domain/choice.ts';
import { getSlug } from '../configurator/framesPath.ts';
import type { SubjectRequest } from '../framedPicture/subjectData.ts';

type FramedPictureState = { request: SubjectRequest; requestedChoice: RequestedChoice; choice: Choice | null };

/** What was chosen so far, as an address has it; as it was requested while the picture is not here. */
const listChoiceParams = (
  { requestedChoice, choice }: FramedPictureState,
  excludedParams: readonly string[],
): [string, string][] =>
  (choice ? toChoiceParams(choice) : Object.entries(requestedChoice)).filter(
    ([part]) => !excludedParams.includes(part),
  );

const listPixelParams = (request: SubjectRequest): [string, string][] =>
  request.by === 'upload'
    ? [
        ['width', String(request.width)],
        ['height', String(request.height)],
      ]
    : [];

/** The screen where a frame is made up around the picture, with what was chosen so far. (FRAME-05) */
export function formatEditPath(frame: string, state: FramedPictureState): string {
  const { request } = state;
  const params = new URLSearchParams([
    ['id', request.by === 'art' ? getSlug(request.alias) : request.id],
    ['type', request.by],
    ...listPixelParams(request),
    ...listChoiceParams(state, ['mode', 'frame']),
  ]);
  return `/frame-edit/${encodeURIComponent(frame)}?${params}`;
}

/** Back to the picture itself, as it was made up. */
export function formatPicturePath(state: FramedPictureState): string {
  const { request } = state;
  const params = new URLSearchParams([
    ...listPixelParams(request),
    ...(request.by === 'upload' ? [['id', request.id]] : []),
    ...listChoiceParams(state, []),
  ]);
  const path = request.by === 'art' ? `/art/${encodeURIComponent(getSlug(request.alias))}` : '/custom-framing';
  return String(params) === '' ? path : `${path}?${params}`;
}
