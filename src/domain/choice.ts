import type { MatStyle } from './mat.ts';
import { MEDIA, type Media } from './media.ts';
import type { Mode } from './mode.ts';
import type { PadColour } from './padColour.ts';
import { printSizes, type Size, sizeKey } from './size.ts';
import type { Subject } from './subject.ts';

/** All that a shopper chooses of a picture. `frame` is a frame's id; null where none is chosen (yet). */
export type Choice = {
  mode: Mode;
  media: Media;
  size: Size | null;
  frame: string | null;
  mat: MatStyle;
  pad: PadColour;
};

/** What a choice is made of, by the names of its address parameters. */
export const PARTS = ['mode', 'media', 'size', 'frame', 'mat', 'pad'] as const;
/** A choice as an address has it: texts, lawful or not. */
export type Asked = Partial<Record<(typeof PARTS)[number], string>>;

/** What an address asks for; parameters that are no part of a choice are left alone. */
export function askedIn(search: string): Asked {
  const given = new URLSearchParams(search);
  return Object.fromEntries(PARTS.flatMap((part) => (given.get(part) ? [[part, given.get(part)]] : [])));
}

/** A choice as address parameters: only what the mode and the media give a meaning to. */
export function choiceParams({ mode, media, size, frame, mat, pad }: Choice): [part: string, value: string][] {
  const framed = mode === 'frame';
  const matted = framed && media === 'Paper';
  return [
    ['mode', mode],
    ['media', media],
    ...(size ? [['size', sizeKey(size)] as [string, string]] : []),
    ...(framed && frame ? [['frame', frame] as [string, string]] : []),
    ...(matted ? [['mat', mat] as [string, string]] : []),
    ...(matted && mat !== 'none' ? [['pad', pad] as [string, string]] : []),
  ];
}

/** Writes a choice into an address's parameters, beside those that are no part of it. */
export function withChoice(search: string, choice: Choice): string {
  const params = new URLSearchParams(search);
  for (const part of PARTS) params.delete(part);
  for (const [part, value] of choiceParams(choice)) params.set(part, value);
  return params.toString();
}

/** The sizes in which a picture can be had on a media, largest first. (CONF-42 to CONF-44) */
export const sizesOf = (subject: Subject, media: Media): Size[] =>
  printSizes({ media, source: subject.source, ratio: subject.ratio, max: subject.max });

/** The media on which a picture can be had at all: a small upload fits no canvas. (CONF-17, CONF-43, CONF-44) */
export const mediasOf = (subject: Subject): Media[] => MEDIA.filter((media) => sizesOf(subject, media).length > 0);
