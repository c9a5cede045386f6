import { type Asked, type Choice, choiceParams } from '../../src/domain/choice.ts';
import { slugOf } from '../configurator/framesPath.ts';
import type { SubjectAsked } from '../framedPicture/openedPicture.ts';

type Carried = { asking: SubjectAsked; asked: Asked; choice: Choice | null };

/** What was chosen so far, as an address has it; as it was asked while the picture is not here. */
const carried = ({ asked, choice }: Carried, without: readonly string[]): [string, string][] =>
  (choice ? choiceParams(choice) : Object.entries(asked)).filter(([part]) => !without.includes(part));

const pixels = (asking: SubjectAsked): [string, string][] =>
  asking.by === 'upload'
    ? [
        ['width', String(asking.width)],
        ['height', String(asking.height)],
      ]
    : [];

/** The screen where a frame is made up around the picture, with what was chosen so far. (FRAME-05) */
export function editPath(frame: string, about: Carried): string {
  const { asking } = about;
  const params = new URLSearchParams([
    ['id', asking.by === 'art' ? slugOf(asking.alias) : asking.id],
    ['type', asking.by],
    ...pixels(asking),
    ...carried(about, ['mode', 'frame']),
  ]);
  return `/frame-edit/${encodeURIComponent(frame)}?${params}`;
}

/** Back to the picture itself, as it was made up. */
export function picturePath(about: Carried): string {
  const { asking } = about;
  const params = new URLSearchParams([
    ...pixels(asking),
    ...(asking.by === 'upload' ? [['id', asking.id]] : []),
    ...carried(about, []),
  ]);
  const path = asking.by === 'art' ? `/art/${encodeURIComponent(slugOf(asking.alias))}` : '/custom-framing';
  return String(params) === '' ? path : `${path}?${params}`;
}
