import type { Art } from '../../src/domain/art.ts';
import { type Asked, type Choice, mediasOf, nearestChoice, nearestMat, sizesOf } from '../../src/domain/choice.ts';
import { type Frame, type FrameEntry, framesOf } from '../../src/domain/frame.ts';
import { MAT_STYLES, type MatStyle } from '../../src/domain/mat.ts';
import { DEFAULT_MEDIA, MEDIA, type Media } from '../../src/domain/media.ts';
import { DEFAULT_MODE, MODES, type Mode } from '../../src/domain/mode.ts';
import { DEFAULT_PAD_COLOUR } from '../../src/domain/padColour.ts';
import type { PriceTable } from '../../src/domain/price.ts';
import { type Bucket, bucketOf, type Size, sizeKey, sizesByBucket } from '../../src/domain/size.ts';
import type { Subject } from '../../src/domain/subject.ts';

/** Which picture: art by its address ('/art/misty-ghats'), or an upload by its file's uuid, with its size in pixels. */
export type SubjectAsked = { by: 'art'; alias: string } | { by: 'upload'; id: string; width: number; height: number };

/** A picture and the table of prices, as the backend gives them; `art` is null for an upload. */
export type Opened = { subject: Subject; art: Art | null; table: PriceTable };

/** What a screen has settled beforehand, and the shopper does not choose there: the mode, the frame by its id. */
type Fixed = { mode?: Mode; frame?: string };

export type ConfiguratorInput = {
  subject: SubjectAsked;
  /** What the address asks for. */
  asked: Asked;
  fixed: Fixed;
  /** The picture and its prices, where both were read before; and the frames. */
  known: Opened | null;
  knownFrames?: readonly FrameEntry[] | null;
  /** The screen for sizes asks for the media first and for the frame later. (CONF-09, CONF-13) */
  screen?: 'chooser' | 'size';
};

export type Context = {
  asking: SubjectAsked;
  asked: Asked;
  fixed: Fixed;
  screen: 'chooser' | 'size';
  opened: Opened | null;
  /** Null while the list is not known. */
  frames: readonly FrameEntry[] | null;
  choice: Choice;
  /** The mat that was wished for last: it comes back with a media and a size that allow it. */
  matWish: MatStyle | undefined;
  tab: Bucket;
  /** Did the address ask for something that is not on offer? */
  isAdjusted: boolean;
};

const among = <T extends string>(list: readonly T[], text: string | undefined) => list.find((each) => each === text);

/** What is known of the choice before the picture is: the mode decides whether frames are read. (CONF-20, CONF-22) */
export const contextFor = (input: ConfiguratorInput): Context => ({
  asking: input.subject,
  asked: input.asked,
  fixed: input.fixed,
  screen: input.screen ?? 'chooser',
  opened: input.known,
  frames: input.knownFrames ?? null,
  choice: {
    mode: input.fixed.mode ?? among(MODES, input.asked.mode) ?? DEFAULT_MODE,
    media: among(MEDIA, input.asked.media) ?? DEFAULT_MEDIA,
    size: null,
    frame: input.fixed.frame ?? input.asked.frame ?? null,
    mat: 'none',
    pad: DEFAULT_PAD_COLOUR,
  },
  matWish: undefined,
  tab: 'Small',
  isAdjusted: false,
});

/** The frames that can be chosen, in the order of the shop. (FRAME-07) */
export const framesIn = ({ frames }: Pick<Context, 'frames'>): Frame[] => framesOf(frames ?? []);

/** The sizes on a media, largest first; none where there is no picture yet. (CONF-42) */
export const sizesFor = ({ opened }: Pick<Context, 'opened'>, media: Media): Size[] =>
  opened ? sizesOf(opened.subject, media) : [];

/** Is the picture to be had on this media? */
export const isOnOffer = ({ opened }: Pick<Context, 'opened'>, media: Media): boolean =>
  opened !== null && mediasOf(opened.subject).includes(media);

/** The sizes under one tab, largest first; none where the tab is not there. (CONF-41) */
export const sizesUnder = (tab: Bucket, context: Context): Size[] =>
  sizesByBucket(sizesFor(context, context.choice.media)).find(({ bucket }) => bucket === tab)?.sizes ?? [];

/** Are both the same size in whole inches? No size is none. */
export const isSameSize = (one: Size, other: Size | null) => other !== null && sizeKey(one) === sizeKey(other);

/** The tab that is open once the sizes have changed: the same one where it still has sizes, else the first. (CONF-41) */
function tabAfter(tab: Bucket, sizes: readonly Size[]): Bucket {
  const tabs = sizesByBucket(sizes).map(({ bucket }) => bucket);
  return tabs.includes(tab) ? tab : (tabs[0] ?? tab);
}

/** The size that the preview shows: the chosen one, or the first of the open tab while none is. */
export const seenAs = (context: Context): Size =>
  context.choice.size ?? sizesUnder(context.tab, context)[0] ?? { width: 12, height: 12 };

type Settled = Pick<Context, 'choice' | 'matWish' | 'tab' | 'isAdjusted'>;

/**
 * The choice once the picture is here: what the address asks for as far as it is lawful, the rest chosen by itself. On
 * the screen for sizes nothing is chosen before a media was. (CONF-09, CONF-20 to CONF-26)
 */
export function settled({ asked, fixed, frames, screen, opened }: Context): Partial<Settled> {
  if (!opened) return {};
  const { subject } = opened;
  const wanted: Asked = {
    ...asked,
    ...(fixed.mode && { mode: fixed.mode }),
    ...(fixed.frame && { frame: fixed.frame }),
  };
  const ids = frames && !fixed.frame ? framesOf(frames).map(({ id }) => id) : null;
  const { choice, adjusted } = nearestChoice(wanted, { subject, frames: ids });
  const isUnasked = screen === 'size' && asked.media === undefined;
  return {
    choice: isUnasked ? { ...choice, size: null } : choice,
    matWish: among(MAT_STYLES, asked.mat),
    tab: tabAfter(choice.size ? bucketOf(choice.size) : 'Small', sizesOf(subject, choice.media)),
    isAdjusted: adjusted || (fixed.mode !== undefined && asked.mode !== undefined && asked.mode !== fixed.mode),
  };
}

/**
 * The frames are here: the one that was asked for is kept, else the first that is no image is chosen. Before the picture
 * is here they only lie ready. (CONF-25)
 */
export function withFrames(context: Context, frames: readonly FrameEntry[]): Partial<Context> {
  const { choice, fixed, isAdjusted, opened } = context;
  const offered = framesOf(frames);
  if (!opened || fixed.frame || offered.some(({ id }) => id === choice.frame)) return { frames };
  const [first] = offered;
  return {
    frames,
    choice: { ...choice, frame: first?.id ?? null },
    isAdjusted: isAdjusted || (choice.frame !== null && first !== undefined),
  };
}

/** Another mode: the size is chosen anew. (CONF-23) */
export const inMode = ({ choice }: Context, mode: Mode): Partial<Context> => ({
  choice: { ...choice, mode, size: null },
});

/** Another media: the size is chosen anew, and the frame is the first one again. (CONF-23, CONF-24) */
export function onMedia(context: Context, media: Media): Partial<Context> {
  const { choice, fixed, matWish, tab } = context;
  const frame = fixed.frame ?? framesIn(context)[0]?.id ?? null;
  return {
    choice: { ...choice, media, size: null, frame, mat: nearestMat(matWish, media, null) },
    tab: tabAfter(tab, sizesFor(context, media)),
  };
}

/** Another size, and the mat that goes with it. (CONF-51, CONF-52) */
export const inSize = ({ choice, matWish }: Context, size: Size): Partial<Context> => ({
  choice: { ...choice, size, mat: nearestMat(matWish, choice.media, size) },
});
