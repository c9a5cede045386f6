import { type CartLine, type FrameLine, isPictureLine, type PictureLine } from '../domain/cartLine.ts';
import { describeLine, describeSurround, formatFrameName, getLineOuterSize } from '../domain/lineDescription.ts';
import { formatRupees } from '../domain/money.ts';
import { formatDimension } from '../domain/size.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Markup whose every hole is escaped: what a shopper typed can be read in it, and never run (ORD-16, ORD-22). */
export function safeHtml(markup: TemplateStringsArray, ...values: (string | number)[]): string {
  return String.raw({ raw: markup }, ...values.map((hole) => escapeHtml(String(hole))));
}

/** Lines as one markup text, the empty ones left out; a line break within one, as on a gift's card, is one of the markup, too. */
export const joinLines = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join('\n')
    .replaceAll('\n', '<br />');

/** What a line measures outside, as a text: '22.6 x 26.6' for 16 x 20 inches with frame and mat (ORD-18). */
export function formatOuterSize(line: CartLine): string {
  if (!isPictureLine(line)) return line.dimension;
  return line.kind === 'frame' ? formatDimension(getLineOuterSize(line)) : line.framesize;
}

const formatNameLabel = (name: string) => safeHtml`<strong>${name}</strong>`;

/** What a bill states about a line, as HTML (ORD-22). */
export const formatBillLabel = (line: CartLine): string =>
  joinLines([
    formatNameLabel(line.item_name),
    ...(isPictureLine(line) ? formatPictureLabel(line) : describeLine(line).map((about) => safeHtml`${about}`)),
    safeHtml`Quantity: ${line.quantity}`,
    safeHtml`Price: ${formatRupees(line.price)}`,
  ]);

const formatPictureLabel = (line: PictureLine): string[] => [
  line.artist && safeHtml`Artist: ${line.artist}`,
  safeHtml`Size: ${line.dimension} in`,
  ...formatSurroundLabel(line),
];

const formatSurroundLabel = (line: PictureLine): string[] => [
  safeHtml`${describeSurround(line) ?? ''}`,
  line.kind === 'frame' ? safeHtml`Framed size: ${formatOuterSize(line)} in` : '',
];

/** What an order calls a line's frame. */
export const getFrameName = ({ frame_look: { title } }: FrameLine): string => formatFrameName(title) ?? 'Frame';

/** What a bill states about a line's frame, as HTML (ORD-22). */
export const formatFrameLabel = (line: FrameLine): string =>
  joinLines([formatNameLabel(getFrameName(line)), ...formatSurroundLabel(line)]);

// A plain text field of Drupal holds this many characters, and refuses the whole order for one more.
const MAX_LENGTH = 255;

/** Text that fits a plain field of the backend, with an ellipsis where it had to be cut. */
export const truncateForBackend = (text: string): string => {
  const characters = [...text];
  // Drupal counts characters, not UTF-16 units.
  return characters.length <= MAX_LENGTH ? text : `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
};
