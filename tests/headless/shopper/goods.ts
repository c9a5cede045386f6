import type { Visit } from '../world/visit.ts';
import { chooseFramed, openFromList, openOwnGift, uploadPicture } from './choosing.ts';
import { waitForView } from './shopper.ts';

/** What is bought: how it is chosen, and what the shop asks for it, in rupees. */
type Good = {
  choose(visit: Visit): Promise<void>;
  /** As bag and order name it. */
  name: string;
  kind: string;
  price: number;
  /** What else stands in the order, for nothing. */
  with: string[];
  /** What the browser keeps of how it was chosen; the picture itself goes with the order (PAY-06). */
  storageKeys: string[];
};

const MADE_UP = ['artData', 'finalprice', 'papertype', 'ratio'];

/** One of each that the shop sells in a way of its own. */
export const GOODS = {
  'a framed print from the list': {
    async choose(visit) {
      await openFromList(visit, '/art/');
      await chooseFramed(visit, 'Paper');
    },
    name: "Print on Paper - Tea Pickers' Path, Munnar",
    kind: 'frame',
    price: 5768,
    with: ['Matte Black frame'],
    storageKeys: MADE_UP,
  },
  'an upload on canvas in a frame': {
    async choose(visit) {
      await uploadPicture(visit);
      await chooseFramed(visit, 'Canvas');
    },
    name: 'Print on Canvas - Kochi beach',
    kind: 'frame',
    // 24 × 16, the second of its sizes: 27 × 19 square inches at ₹13
    price: 6669,
    with: ['Matte Black frame'],
    storageKeys: MADE_UP,
  },
  'a gallery wall': {
    async choose(visit) {
      await openFromList(visit, '/gallery-walls/');
      await waitForView(visit, 'product', ({ line }) => line);
    },
    name: 'Three Mornings in the Hills',
    kind: 'gallery_wall',
    price: 17450,
    with: [],
    storageKeys: [],
  },
  'a gift of an own picture': {
    choose: (visit) => openOwnGift(visit, '/gifts/first-day-of-school'),
    name: 'First Day of School',
    kind: 'gifting',
    price: 1650,
    with: [],
    storageKeys: [],
  },
} as const satisfies Record<string, Good>;
export type GoodName = keyof typeof GOODS;
export const GOOD_NAMES = Object.keys(GOODS) as GoodName[];
