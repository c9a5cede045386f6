import { type Choice, parseChoice, type RequestedChoice } from '../../src/domain/choice.ts';
import { type Frame, type FrameEntry, selectFrames } from '../../src/domain/frame.ts';
import { DEFAULT_MODE, MODES, type Mode } from '../../src/domain/framingTerms.ts';
import { findNearestChoice } from '../../src/domain/nearestChoice.ts';
import type { SubjectData, SubjectRequest } from '../framedPicture/framedPicture.machine.ts';
import { type FrameNames, parseFilters } from './frameFilters.ts';

/** The frames with the pictures between them, and the shop's lists of names; null where those did not come. */
export type FrameCatalogue = { entries: readonly FrameEntry[]; filterNames: FrameNames | null };

export type FrameListInput = {
  /** The picture that is to be framed; null where the address names none. (FRAME-01) */
  subject: SubjectRequest | null;
  /** The address's query: what was chosen so far, and the filters. */
  search: string;
  /** What the shopper is about, where the address does not say. (CONF-28) */
  savedMode: Mode | null;
  /** What was read before. */
  cached: { subjectData: SubjectData | null; catalogue: FrameCatalogue | null };
};

export type Context = {
  request: SubjectRequest | null;
  requestedChoice: RequestedChoice;
  mode: Mode;
  subjectData: SubjectData | null;
  catalogue: FrameCatalogue | null;
  /** The names in force. */
  filters: FrameNames;
  /** What the picture is made up as; null while it is not here. */
  choice: Choice | null;
  /** Did the address ask for something that is not on offer? */
  isAdjusted: boolean;
};

export function createContext({
  subject,
  search,
  savedMode,
  cached: { subjectData, catalogue },
}: FrameListInput): Context {
  const requestedChoice = parseChoice(search);
  const mode = MODES.find((each) => each === requestedChoice.mode) ?? savedMode ?? DEFAULT_MODE;
  return {
    request: subject,
    requestedChoice,
    mode,
    subjectData,
    catalogue,
    filters: parseFilters(search, mode),
    choice: null,
    isAdjusted: false,
  };
}

/** The frames that can be chosen. (FRAME-07) */
export const getContextFrames = ({ catalogue }: Pick<Context, 'catalogue'>): Frame[] =>
  selectFrames(catalogue?.entries ?? []);

/** What hangs here is for framing, whatever the mode was before. */
function findNearest({ requestedChoice, subjectData }: Context) {
  return (
    subjectData &&
    findNearestChoice({ ...requestedChoice, mode: 'frame' }, { subject: subjectData.subject, frames: null })
  );
}

/** Did the address ask for a choice that is not on offer? */
export const isChoiceAdjusted = (context: Context): boolean => findNearest(context)?.isAdjusted ?? false;

/** What the picture is made up as, as near to the address as is lawful. */
export const resolveChoice = (context: Context): Partial<Context> => ({ choice: findNearest(context)?.choice ?? null });
