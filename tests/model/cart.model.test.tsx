import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { cartFixture } from '../../fixtures/cart.fixture.tsx';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import { framedCanvas, framedPalms, islands, manyLines, ownPicture, palms } from '../../machines/cart/sampleLines.ts';
import { moonJar, sixRidges } from '../../machines/cart/sampleProducts.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const { key } = palms;
/** A picture that comes, whatever the page has beside it. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const add = (line: CartLine) => ({ type: 'line.added', line });
const recall = (lines: readonly CartLine[]) => ({ type: 'lines.recalled', lines });
const open = { type: 'panel.opened' };
const removed = [{ type: 'removal.requested', key }, { type: 'removal.confirmed' }];
const more = (line: CartLine) => ({ type: 'quantity.raised', key: line.key });
const less = (line: CartLine) => ({ type: 'quantity.lowered', key: line.key });
const soldOutJar = 'Poornima Moon Jar, Color: White is out of stock';
const getQuantity = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^Quantity of ${name}`) }));
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const panel = () => within(screen.getByRole('dialog', { name: 'Shopping Cart' }));
/** What stands beside a term of the panel's sum. */
const figure = (term: string) => panel().getByText(term).nextElementSibling?.textContent;

const outcomes: Outcome[] = [
  { requires: 'CART-01', after: [open], check: () => void panel().getByRole('heading', { name: 'Shopping Cart' }) },
  { requires: 'CART-01', after: [add(palms)], butNot: 'Shopping Cart' },
  {
    requires: 'SHELL-12',
    after: [add(palms), open],
    check: () => expect(document.querySelector(':modal')).toBeTruthy(),
  },
  {
    requires: 'CART-02',
    after: [add(palms), add(islands), open],
    check() {
      const lines = panel().getAllByRole('listitem');
      expect(lines.map((line) => within(line).getByRole('heading').textContent)).toEqual([
        'Print on Canvas - Two Palms and a Promise',
        'Print on Paper - Between Two Islands',
      ]);
      for (const line of lines) within(line).getByRole('button', { name: 'Remove Item' });
    },
  },
  {
    requires: 'CART-03',
    after: [add(palms), { type: 'removal.requested', key }],
    sees: 'Are you sure you want to remove this item?',
    check: () => void [button('Cancel'), button('Remove')],
  },
  {
    requires: 'CART-03',
    after: [add(palms), { type: 'removal.requested', key }, { type: 'removal.cancelled' }],
    sees: 'Print on Canvas - Two Palms and a Promise',
  },
  {
    requires: 'CART-04',
    after: [add(palms), add(islands), open],
    check: () => expect([figure('Total Products'), figure('Total')]).toEqual(['2', '₹10,498']),
  },
  {
    requires: 'CART-05',
    after: [add(palms), open, { type: 'checkout.chosen' }],
    butNot: 'Shopping Cart',
    emits: { type: 'navigate', to: '/checkout/details' },
  },
  {
    requires: 'CART-06',
    after: [add(palms), open],
    check: () => void panel().getByRole('button', { name: 'Keep Shopping' }),
  },
  { requires: 'CART-06', after: [add(palms), open, { type: 'panel.closed' }], butNot: 'Shopping Cart' },
  { requires: 'CART-07', after: [open], sees: 'Your bag is empty' },
  { requires: 'CART-07', after: [add(palms), open], butNot: 'Your bag is empty' },
  {
    requires: 'CART-08',
    after: [open],
    sees: "Looks like you haven't added any items to the bag yet. Start shopping to fill it in.",
  },
  {
    requires: 'CART-09',
    after: [open, { type: 'shopping.started' }],
    butNot: 'Shopping Cart',
    emits: { type: 'navigate', to: '/' },
  },
  {
    requires: 'CART-27',
    after: [add(palms), add(palms)],
    sees: '2',
    check: () => expect(screen.getAllByRole('listitem')).toHaveLength(1),
  },
  {
    requires: 'CART-28',
    after: [add(palms), add(islands)],
    check: () => expect(screen.getAllByRole('listitem')).toHaveLength(2),
  },
  { requires: 'CART-35', after: [recall(manyLines(29)), add(palms)], check: () => void button('Bag, 30 items') },
  { requires: 'CART-35', after: [recall(manyLines(30)), add(palms)], check: () => void button('Bag, 30 items') },
  {
    requires: 'CART-35',
    after: [recall(manyLines(31))],
    async check() {
      void button('Bag, 30 items');
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30));
    },
  },
  {
    requires: 'CART-40',
    after: [add(palms)],
    check: () => void screen.getByRole('group', { name: 'Quantity of Print on Canvas - Two Palms and a Promise' }),
  },
  { requires: 'CART-40', after: [add(palms), { type: 'quantity.raised', key }], sees: '₹8,208' },
  {
    requires: 'CART-41',
    after: [recall([{ ...palms, quantity: 29 }])],
    check: () => expect(button('One more')).not.toHaveAttribute('aria-disabled'),
  },
  {
    requires: 'CART-41',
    after: [recall([{ ...palms, quantity: 30 }])],
    check: () => expect(button('One more')).toHaveAttribute('aria-disabled', 'true'),
  },
  {
    requires: 'CART-43',
    after: [add(palms)],
    check: () => expect(button('One fewer')).toHaveAttribute('aria-disabled', 'true'),
  },
  {
    requires: 'CART-43',
    after: [add(palms), add(palms)],
    check: () => expect(button('One fewer')).not.toHaveAttribute('aria-disabled'),
  },
  {
    requires: 'CART-43',
    after: [add(palms), add(palms), less(palms)],
    // The last press disables the button, and leaves the focus where it is.
    check: () => expect(button('One fewer')).toHaveFocus(),
  },
  {
    requires: 'CART-44',
    after: [add(palms), add(islands), ...removed],
    butNot: 'Print on Canvas - Two Palms and a Promise',
  },
  {
    requires: 'CART-45',
    after: [add(palms), add(palms), add(islands), open, ...removed],
    check: () => expect([figure('Total Products'), figure('Total')]).toEqual(['1', '₹6,394']),
  },
  { requires: 'CART-46', after: [add(palms), add(islands), ...removed], check: () => void button('Bag, 1 item') },
  {
    requires: 'PAY-06',
    after: [add(palms), open, { type: 'bag.ordered', lines: [palms] }],
    sees: 'Your bag is empty',
  },
  {
    requires: 'CART-47',
    after: [add(palms), add(palms), add(islands), open, { type: 'bag.ordered', lines: [palms] }],
    check: () => expect([figure('Total Products'), figure('Total')]).toEqual(['2', '₹10,498']),
  },
  // the jar's stock is not known yet
  {
    requires: 'CART-42',
    after: [add(moonJar), add(palms), more(moonJar), more(palms)],
    check() {
      getQuantity('Poornima Moon Jar').getByText('1');
      getQuantity('Print on Canvas - Two Palms and a Promise').getByText('2');
      expect(getQuantity('Poornima Moon Jar').getByRole('button', { name: 'One more' })).toHaveAttribute('aria-busy');
    },
  },
  {
    requires: 'CART-42',
    after: [add(moonJar), more(moonJar), more(moonJar), { reply: 'variations.read' }],
    check: () => void getQuantity('Poornima Moon Jar').getByText('2'),
  },
  {
    requires: 'CART-42',
    after: [add(sixRidges), more(sixRidges)],
    check: () => void getQuantity('Six Ridges to Munnar').getByText('2'),
  },
  {
    requires: 'CART-49',
    after: [add(moonJar), more(moonJar), { reply: 'objects.soldOut' }],
    check() {
      expect(within(screen.getByRole('listitem')).getAllByRole('status').at(-1)).toHaveTextContent(soldOutJar);
      getQuantity('Poornima Moon Jar').getByText('1');
    },
  },
  { requires: 'CART-42', after: [add(moonJar), more(moonJar), { reply: 'objects.withdrawn' }], sees: soldOutJar },
  {
    requires: 'CART-49',
    after: [recall([{ ...moonJar, quantity: 2 }]), more(moonJar), { reply: 'objects.soldOut' }, less(moonJar)],
    butNot: soldOutJar,
  },
  ...['variations.down', 'network.broken'].map((reply) => ({
    requires: 'CART-50',
    after: [add(moonJar), more(moonJar), { reply }],
    butNot: soldOutJar,
    check: () => void getQuantity('Poornima Moon Jar').getByText('2'),
  })),
  {
    requires: 'CART-50',
    after: [add(moonJar), more(moonJar), { wait: 10_000 }],
    check: () => void getQuantity('Poornima Moon Jar').getByText('2'),
  },
  {
    requires: 'CART-48',
    after: [
      add({ ...palms, price: 100 }),
      add(islands),
      open,
      { type: 'lines.repriced', prices: { [key]: 410_400, [islands.key]: islands.price } },
    ],
    sees: 'The price changed from ₹1 to ₹4,104.',
    check() {
      expect(screen.getAllByText(/^The price changed/)).toHaveLength(2);
      expect(figure('Total')).toBe('₹10,498');
    },
  },
  {
    requires: 'CART-48',
    after: [add({ ...palms, price: 100 }), { type: 'lines.repriced', prices: { [key]: 410_400 } }, more(palms)],
    butNot: /^The price changed/,
    check: () => void screen.getByText('₹8,208'),
  },
  { requires: 'CART-10', after: [recall([islands])], sees: 'Print on Paper - Between Two Islands' },
  {
    requires: 'CART-12',
    after: [add(palms), add(framedPalms), add(framedCanvas)],
    check: () => expect(screen.getAllByRole('listitem')).toHaveLength(3),
  },
  {
    requires: 'CART-14',
    after: [add(framedPalms)],
    sees: 'Nordic frame, white mat 2.5 in',
    check: () => void screen.getByText('18 × 24 in, framed 25.1 × 31.1 in'),
  },
  {
    requires: 'CART-14',
    after: [add(framedCanvas)],
    sees: 'Matte Black frame',
    check: () => void screen.getByText('18 × 24 in, framed 18.8 × 24.8 in'),
  },
  {
    requires: 'CART-30',
    after: [add(framedPalms), add(framedPalms), add({ ...framedPalms, padcolor: 'sage' } as CartLine)],
    check: () =>
      expect(
        screen.getAllByRole('group').map((group) => [group.getAttribute('aria-label'), group.textContent]),
      ).toEqual([
        ['Quantity of Print on Paper - Two Palms and a Promise, Nordic frame, white mat 2.5 in', '2'],
        ['Quantity of Print on Paper - Two Palms and a Promise, Nordic frame, sage mat 2.5 in', '1'],
      ]),
  },
  { requires: 'PREV-20', after: [add({ ...palms, image_url: '' })], sees: 'No Preview Available' },
  { requires: 'PREV-20', after: [add({ ...moonJar, image_url: '' })], sees: 'No Preview Available' },
  ...[palms, moonJar].map((line) => ({
    requires: 'CART-51',
    after: [add({ ...line, image_url: '/gone.webp' }), add(islands)],
    butNot: 'No Preview Available',
    async check({ effects }: Harness) {
      await waitFor(() => expect(document.querySelector('[href*="/neutral"], [src*="/neutral"]')).not.toBeNull());
      expect(screen.queryByRole('alert')).toBeNull();
      expect(effects.filter(({ type }) => type === 'toast')).toEqual([]);
      void button('Bag, 2 items');
    },
  })),
  {
    requires: 'PREV-20',
    after: [ownPicture, moonJar].map((line) => add({ ...line, image_url: PICTURE })),
    butNot: 'No Preview Available',
  },
  {
    requires: 'CART-03',
    after: [add(framedPalms), { type: 'removal.requested', key: framedPalms.key }],
    sees: 'Print on Paper - Two Palms and a Promise, Nordic frame, white mat 2.5 in',
  },
];

testPaths({ ...cartFixture, outcomes });
