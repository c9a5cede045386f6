import { type Asked, askedIn, type Choice } from '../../src/domain/choice.ts';
import { type Frame, type FrameEntry, framesOf } from '../../src/domain/frame.ts';
import { DEFAULT_MODE, MODES, type Mode } from '../../src/domain/mode.ts';
import { nearestChoice } from '../../src/domain/nearestChoice.ts';
import type { Opened, SubjectAsked } from '../framedPicture/openedPicture.ts';
import { asksUnknown, type FrameNames, filtersIn, known, NO_NAMES, namesOn } from './frameFilters.ts';

/** The frames with the pictures between them, and the shop's lists of names; null where those did not come. */
export type Hung = { entries: readonly FrameEntry[]; listed: FrameNames | null };

export type FrameListInput = {
  /** The picture that is to be framed; null where the address names none. (FRAME-01) */
  subject: SubjectAsked | null;
  /** The address's query: what was chosen so far, and the filters. */
  search: string;
  /** What the shopper is about, where the address does not say. (CONF-28) */
  keptMode: Mode | null;
  /** What was read before. */
  known: { opened: Opened | null; hung: Hung | null };
};

export type Context = {
  asking: SubjectAsked | null;
  asked: Asked;
  mode: Mode;
  opened: Opened | null;
  hung: Hung | null;
  /** The names to narrow by; none while the frames are not here. */
  names: FrameNames;
  /** The names in force; as the address has them while the frames are not here. */
  filters: FrameNames;
  /** What the picture is made up as; null while it is not here. */
  choice: Choice | null;
  /** Did the address ask for something that is not on offer? */
  isAdjusted: boolean;
};

export function contextFor({ subject, search, keptMode, known: { opened, hung } }: FrameListInput): Context {
  const asked = askedIn(search);
  return {
    asking: subject,
    asked,
    mode: MODES.find((mode) => mode === asked.mode) ?? keptMode ?? DEFAULT_MODE,
    opened,
    hung,
    names: NO_NAMES,
    filters: filtersIn(search),
    choice: null,
    isAdjusted: false,
  };
}

/** The frames that can be chosen. (FRAME-07) */
export const framesIn = ({ hung }: Pick<Context, 'hung'>): Frame[] => framesOf(hung?.entries ?? []);

/** What hangs here is for framing, whatever the mode was before. */
function nearest({ asked, opened }: Context) {
  return opened && nearestChoice({ ...asked, mode: 'frame' }, { subject: opened.subject, frames: null });
}

/** Did the address ask for a choice that is not on offer? */
export const isOffChoice = (context: Context): boolean => nearest(context)?.adjusted ?? false;

/** What the picture is made up as, as near to the address as is lawful. */
export const settled = (context: Context): Partial<Context> => ({ choice: nearest(context)?.choice ?? null });

const namesFor = (context: Context) => namesOn(framesIn(context), context.hung?.listed ?? null, context.mode);

/** Did the address ask for a filter that no frame answers to? */
export const isOffFilters = (context: Context): boolean => asksUnknown(context.filters, namesFor(context));

/** The names to narrow by, and those of the address that are among them. */
export function sorted(context: Context): Partial<Context> {
  const names = namesFor(context);
  return { names, filters: known(context.filters, names) };
}
