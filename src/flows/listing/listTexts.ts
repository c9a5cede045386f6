import type { CardSize } from '../../domain/cardPicture.ts';
import type { ListArea } from '../../domain/listArea.ts';
import type { listingMessages } from '../../messages/listing.ts';

/** How the cards of a list look. */
type CardLook = {
  size: CardSize;
  /** `print`: with a mat and a shadow. `photo`: a photograph of the thing in its room. */
  look: 'print' | 'photo';
  /** Width by height, where all photographs are cut to one shape. */
  shape?: number;
  /** Lines under each picture on a phone, where cards are alike. */
  lines?: 3 | 6;
};

type ListTexts = {
  /** The sentence under the heading. */
  lead: string;
  /** Its description for search engines. */
  summary: string;
  loadingText: string;
  /** One of its items, and several. */
  itemNames: readonly [one: string, many: string];
  /** Shown where it is empty. */
  emptyMessage: keyof typeof listingMessages;
  cards: CardLook;
};

/** The texts of each list, and how its cards look. */
export const LIST_TEXTS: Readonly<Record<ListArea, ListTexts>> = {
  art: {
    lead: 'Printed for you on cotton paper or canvas, in the size of your wall.',
    summary: 'Art prints by Indian artists, printed to your size on cotton paper or canvas, framed or rolled.',
    loadingText: 'The prints are on their way',
    itemNames: ['print', 'prints'],
    emptyMessage: 'listing.none',
    cards: { size: 'small', look: 'print', lines: 6 },
  },
  walls: {
    lead: 'Prints that belong together, framed alike and ready to hang as one wall.',
    summary: 'Gallery walls of three to nine framed prints that belong together, with the size of the whole wall.',
    loadingText: 'The walls are on their way',
    itemNames: ['gallery wall', 'gallery walls'],
    emptyMessage: 'listing.noWalls',
    cards: { size: 'large', look: 'photo', shape: 4 / 3 },
  },
  gifts: {
    lead: 'Something for their wall, framed and ready to give.',
    summary: 'Framed gifts for weddings, housewarmings and birthdays, and frames for a picture of your own.',
    loadingText: 'The gifts are on their way',
    itemNames: ['gift', 'gifts'],
    emptyMessage: 'listing.noGifts',
    cards: { size: 'small', look: 'photo', shape: 4 / 5, lines: 6 },
  },
  objects: {
    lead: 'Vases, bowls, lamps and mirrors for the room around the picture.',
    summary: 'Decor objects for shelf, table and wall: vases, bowls, lamps, clocks and mirrors.',
    loadingText: 'The objects are on their way',
    itemNames: ['object', 'objects'],
    emptyMessage: 'listing.noObjects',
    cards: { size: 'small', look: 'photo', shape: 1, lines: 3 },
  },
  mixedMedia: {
    lead: 'Works of paper, thread, cloth and paint, each framed and ready to hang.',
    summary: 'Mixed media art of paper, thread, cloth and paint, framed and ready to hang.',
    loadingText: 'The works are on their way',
    itemNames: ['work', 'works'],
    emptyMessage: 'listing.noMixedMedia',
    cards: { size: 'small', look: 'photo', lines: 6 },
  },
  blog: {
    lead: 'How to choose pictures, hang them and keep them well.',
    summary: 'How to choose pictures and frames, hang them and keep them well: notes from our workshop.',
    loadingText: 'The posts are on their way',
    itemNames: ['post', 'posts'],
    emptyMessage: 'listing.noPosts',
    cards: { size: 'large', look: 'print' },
  },
};

/** '1 print', '257 prints'; '' while unknown. */
export function formatTotal(area: ListArea, total: number | null): string {
  const [one, many] = LIST_TEXTS[area].itemNames;
  return total === null ? '' : `${total} ${total === 1 ? one : many}`;
}
