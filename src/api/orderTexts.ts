import { quantityOf } from '../domain/cart.ts';
import { type CartLine, type FrameLine, isPicture, type PictureLine } from '../domain/cartLine.ts';
import { aboutOf, frameNamed, outerOf, surroundOf } from '../domain/madeUp.ts';
import { inRupees } from '../domain/money.ts';
import { dimension } from '../domain/size.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Markup whose every hole is escaped: what a shopper typed can be read in it, and never run (ORD-16, ORD-22). */
export function html(markup: TemplateStringsArray, ...holes: (string | number)[]): string {
  return String.raw({ raw: markup }, ...holes.map((hole) => escaped(String(hole))));
}

/** Lines as one markup text, the empty ones left out. */
export const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('<br />');

/** What a line measures outside, as a text: '22.6 x 26.6' for 16 x 20 inches with frame and mat (ORD-18). */
export function frameSizeOf(line: CartLine): string {
  if (!isPicture(line)) return line.dimension;
  return line.kind === 'frame' ? dimension(outerOf(line)) : line.framesize;
}

const nameLabel = (name: string) => html`<strong>${name}</strong>`;

/** What a bill says of a line, as HTML (ORD-22). */
export const billLabel = (line: CartLine): string =>
  lines([
    nameLabel(line.item_name),
    ...(isPicture(line) ? pictureLabel(line) : aboutOf(line).map((about) => html`${about}`)),
    html`Quantity: ${quantityOf(line)}`,
    html`Price: ${inRupees(line.price)}`,
  ]);

const pictureLabel = (line: PictureLine): string[] => [
  line.artist && html`Artist: ${line.artist}`,
  html`Size: ${line.dimension} in`,
  ...surroundLabel(line),
];

const surroundLabel = (line: PictureLine): string[] => [
  html`${surroundOf(line) ?? ''}`,
  line.kind === 'frame' ? html`Framed size: ${frameSizeOf(line)} in` : '',
];

/** What an order calls a line's frame. */
export const frameName = ({ frame_look: { title } }: FrameLine): string => frameNamed(title) ?? 'Frame';

/** What a bill says of a line's frame, as HTML (ORD-22). */
export const frameLabel = (line: FrameLine): string => lines([nameLabel(frameName(line)), ...surroundLabel(line)]);

// A plain text field of Drupal holds this many characters, and refuses the whole order for one more.
const LONGEST = 255;

/** Text that fits a plain field of the backend, with an ellipsis where it had to be cut. */
export const brief = (text: string): string => {
  const characters = [...text];
  // Drupal counts characters, not UTF-16 units.
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST - 1).join('')}…`;
};
