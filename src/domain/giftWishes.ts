/** How a gift is to be sent: the words on its card, '' for none; wrapped; without any price on the slip in its box. */
export type GiftWishes = { note: string; wrapped: boolean; unpriced: boolean };

export const NO_WISHES: GiftWishes = { note: '', wrapped: false, unpriced: false };

/** So many characters fit on the card. */
export const NOTE_LENGTH = 200;

/** Begins the last line of the wishes: the buyer's own words follow, over as many lines as they have. */
const NOTE_LABEL = 'On the card: ';

/** The wishes a line of text at a time, as the bag, the order and the shop read them; none where nothing is wished. */
export const describeWishes = ({ note, wrapped, unpriced }: GiftWishes): string[] => [
  ...(wrapped ? ['Wrapped as a gift'] : []),
  ...(unpriced ? ['No price on the slip'] : []),
  ...(note.trim() ? [`${NOTE_LABEL}${note.trim()}`] : []),
];

/** What a line of an order states, without the words on a gift's card. */
export function dropNote(lines: readonly string[]): readonly string[] {
  const note = lines.findIndex((line) => line.startsWith(NOTE_LABEL));
  return note < 0 ? lines : lines.slice(0, note);
}
