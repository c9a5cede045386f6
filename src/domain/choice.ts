import type { Framing } from './framing.ts';
import {
  DEFAULT_MEDIA,
  DEFAULT_MODE,
  DEFAULT_PAD_COLOUR,
  MEDIA,
  type Media,
  type Mode,
  type PadColour,
} from './framingTerms.ts';
import { getMatWidth, type MatStyle } from './mat.ts';
import type { PrintSubject } from './printSubject.ts';
import { getPrintSizes, type Size, toSizeKey } from './size.ts';

/** All that a shopper chooses of a picture. `frame` is a frame's id; null where none is chosen (yet). */
export type Choice = {
  mode: Mode;
  media: Media;
  size: Size | null;
  frame: string | null;
  mat: MatStyle;
  pad: PadColour;
};

/** The choice before anyone chooses, and before the picture is known. (CONF-20, CONF-22) */
export const DEFAULT_CHOICE: Choice = {
  mode: DEFAULT_MODE,
  media: DEFAULT_MEDIA,
  size: null,
  frame: null,
  mat: 'none',
  pad: DEFAULT_PAD_COLOUR,
};

/** What a choice is made of, by the names of its address parameters. */
export const CHOICE_PARAMS = Object.keys(DEFAULT_CHOICE) as (keyof Choice)[];
/** A choice as an address has it: texts, lawful or not. */
export type RequestedChoice = Partial<Record<keyof Choice, string>>;

/** What an address requests; parameters that are no part of a choice are left alone. */
export function parseChoice(search: string): RequestedChoice {
  const params = new URLSearchParams(search);
  return Object.fromEntries(CHOICE_PARAMS.flatMap((part) => (params.get(part) ? [[part, params.get(part)]] : [])));
}

/** A choice as address parameters: only what the mode and the media give a meaning to. */
export function toChoiceParams({ mode, media, size, frame, mat, pad }: Choice): [part: string, value: string][] {
  const params: [string, string][] = [
    ['mode', mode],
    ['media', media],
  ];
  if (size) params.push(['size', toSizeKey(size)]);
  if (mode === 'frame' && frame) params.push(['frame', frame]);
  if (mode === 'frame' && media === 'Paper') {
    params.push(['mat', mat]);
    if (mat !== 'none') params.push(['pad', pad]);
  }
  return params;
}

/** A choice as the words of a request, with all of its parts. */
export const toRequestedChoice = ({ size, frame, ...choice }: Choice): RequestedChoice => ({
  ...choice,
  ...(size && { size: toSizeKey(size) }),
  ...(frame && { frame }),
});

/** Writes a choice into an address's parameters, beside those that are no part of it. */
export function withChoice(search: string, choice: Choice): string {
  const params = new URLSearchParams(search);
  for (const part of CHOICE_PARAMS) params.delete(part);
  for (const [part, value] of toChoiceParams(choice)) params.set(part, value);
  return params.toString();
}

/** A picture's page with what is chosen of it. */
export function formatChoicePath(path: string, choice: Choice): string {
  const [page, search] = path.split('?');
  return `${page}?${withChoice(search ?? '', choice)}`;
}

/** The sizes in which a picture can be had on a media, largest first. (CONF-42 to CONF-44) */
export const getSizeOptions = (subject: PrintSubject, media: Media): Size[] =>
  getPrintSizes({ media, source: subject.source, ratio: subject.ratio, max: subject.max });

/** The media on which a picture can be had at all: a small upload fits no canvas. (CONF-17, CONF-43, CONF-44) */
export const getMediaOptions = (subject: PrintSubject): Media[] =>
  MEDIA.filter((media) => getSizeOptions(subject, media).length > 0);

/** How a picture is made up in a size, as all else is chosen: the mat goes with the size. (CONF-45, CONF-48) */
export const toFraming = ({ mode, media, mat, pad }: Omit<Choice, 'size' | 'frame'>, size: Size): Framing => ({
  media,
  size,
  framed: mode === 'frame',
  mat: mode === 'frame' ? getMatWidth({ media, size, style: mat }) : 0,
  pad,
});
