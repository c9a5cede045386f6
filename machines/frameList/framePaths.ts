import { type Choice, type RequestedChoice, toChoiceParams } from '../../src/domain/choice.ts';
import { getSlug } from '../configurator/framesPath.ts';
import type { SubjectRequest } from '../framedPicture/subjectData.ts';

type Carried = { asking: SubjectRequest; requestedChoice: RequestedChoice; choice: Choice | null };

/** What was chosen so far, as an address has it; as it was requested while the picture is not here. */
const listChoiceParams = ({ requestedChoice, choice }: Carried, without: readonly string[]): [string, string][] =>
  (choice ? toChoiceParams(choice) : Object.entries(requestedChoice)).filter(([part]) => !without.includes(part));

const pixels = (asking: SubjectRequest): [string, string][] =>
  asking.by === 'upload'
    ? [
        ['width', String(asking.width)],
        ['height', String(asking.height)],
      ]
    : [];

/** The screen where a frame is made up around the picture, with what was chosen so far. (FRAME-05) */
export function formatEditPath(frame: string, about: Carried): string {
  const { asking } = about;
  const params = new URLSearchParams([
    ['id', asking.by === 'art' ? getSlug(asking.alias) : asking.id],
    ['type', asking.by],
    ...pixels(asking),
    ...listChoiceParams(about, ['mode', 'frame']),
  ]);
  return `/frame-edit/${encodeURIComponent(frame)}?${params}`;
}

/** Back to the picture itself, as it was made up. */
export function formatPicturePath(about: Carried): string {
  const { asking } = about;
  const params = new URLSearchParams([
    ...pixels(asking),
    ...(asking.by === 'upload' ? [['id', asking.id]] : []),
    ...listChoiceParams(about, []),
  ]);
  const path = asking.by === 'art' ? `/art/${encodeURIComponent(getSlug(asking.alias))}` : '/custom-framing';
  return String(params) === '' ? path : `${path}?${params}`;
}
