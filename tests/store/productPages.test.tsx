import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleFiles } from '../../fixtures/support/pictures/sampleFiles.ts';
import { kettlePondBottle } from '../../machines/product/product.samples.ts';
import { productQuery } from '../../src/api/queries/lists.ts';
import { lazySanitizer } from '../../src/richText/sanitizer.ts';
import { cartStorage } from '../../src/storage/cartStorage.ts';
import { listPathStorage } from '../../src/storage/listingStorage.ts';
import { hasPersistedVisit } from '../../src/storage/visitStorage.ts';
import { findTitle } from '../support/findTitle.ts';
import { press } from '../support/press.ts';
import { getAddress, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const WALL = '/gallery-walls/nine-thresholds';
const GIFT = '/gifts/first-chai';
const OBJECT = '/decor-objects/kettle-pond-bottle';
const WORK = '/mixed-media/six-ridges-to-munnar';

const backend = setupStore([WALL, GIFT, OBJECT, WORK]);

beforeAll(async () => {
  // The first test does not wait for the code of the parts to be built.
  await Promise.all([import('../../src/routes/details/DetailPanels.tsx'), lazySanitizer.load()]);
});

const open = (to: string, queries?: QueryClient) => openStore([to], queries);

const button = (name: string) => screen.findByRole('button', { name });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
/** What is shown at a glance, a line each. */
const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${plain(term.nextElementSibling?.textContent)}`);
const typePincode = (text: string) => userEvent.type(screen.getByRole('textbox', { name: /pincode/ }), text);
const openTab = async (name: string) => {
  screen.getByRole('region', { name: 'Details' }).scrollIntoView();
  await userEvent.click(await screen.findByRole('tab', { name }));
  return screen.findByRole('tabpanel');
};
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const TABS = ['Description', 'Care Instructions', 'Return Policy'];

describe('a gallery wall', () => {
  test('[WALL-02] [WALL-03] [WALL-04] shows what it is, its picture from near, its price and how to buy it', async () => {
    open(WALL);
    await findTitle('Nine Thresholds');
    expect(facts()).toEqual(['Layout size: 46 × 46 inches', 'Number of frames: 9', 'Frame: Matte BlackChange frames']);
    expect(screen.getByText('₹23,000')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /pincode/ })).toBeVisible();
    expect(await button('ADD TO CART')).toBeEnabled();
    expect(await button('Add Nine Thresholds to wishlist')).toBeVisible();
    await press('Zoom');
    expect(await screen.findByRole('dialog', { name: 'Nine Thresholds, closer' })).toBeVisible();
  });

  test('[WALL-05] [WALL-06] [API-99] has three tabs: its frames one by one, how to care for them, returns', async () => {
    open(WALL);
    await findTitle('Nine Thresholds');
    const description = await openTab('Description');
    await waitFor(() => expect(within(description).getAllByRole('listitem')).toHaveLength(9));
    expect(await within(description).findByRole('link', { name: 'Kolam for a New Year' })).toHaveAttribute(
      'href',
      '/art/kolam-for-a-new-year',
    );
    expect(within(description).getAllByText(/14 × 14 in with its frame/)).toHaveLength(9);
    expect(tabs()).toEqual(TABS);
    await openTab('Care Instructions');
    expect(await screen.findByRole('heading', { name: 'Care of frames and gallery walls' })).toBeVisible();
    await openTab('Return Policy');
    expect(await screen.findByRole('heading', { name: 'If something is wrong, we make it again' })).toBeVisible();
  });

  test('[ART-16] [ART-17] has its own reviews, summed up', async () => {
    open(WALL);
    await findTitle('Nine Thresholds');
    screen.getByRole('region', { name: 'Details' }).scrollIntoView();
    expect(await screen.findByText('1 review of Nine Thresholds')).toBeVisible();
    expect(screen.getByText('A customer in Tiruchirappalli')).toBeVisible();
  });

  test('[WALL-07] [CART-19] goes into the bag, and a popup says how to go on', async () => {
    open(WALL);
    await findTitle('Nine Thresholds');
    await typePincode('682001');
    await press('ADD TO CART');
    const popup = within(await screen.findByRole('dialog', { name: 'Added to cart' }));
    expect(popup.getByRole('button', { name: 'Continue shopping' })).toBeVisible();
    expect(cartStorage.read()).toMatchObject([
      { kind: 'gallery_wall', title: 'Nine Thresholds', frame: 'Matte Black', price: 2_300_000 },
    ]);
    await userEvent.click(popup.getByRole('button', { name: 'Proceed to checkout' }));
    await isAt('/checkout/shopping-bag/');
  });

  test('[WALL-04] [CART-19] in other frames it is drawn, on its page and in the bag; in its own it is photographed again', async () => {
    const { unmount } = open(WALL);
    await findTitle('Nine Thresholds');
    const photograph = () => screen.queryByRole('list', { name: 'Nine Thresholds' });
    const hangAllIn = async (frame: string) => {
      await press('Change frames');
      await userEvent.click(await screen.findByRole('radio', { name: frame }));
      await press(`Hang all in ${frame}`);
    };
    await hangAllIn('Palace Rope');
    expect(await screen.findByRole('img', { name: 'Nine Thresholds, all in Palace Rope' })).toBeVisible();
    expect(photograph()).toBeNull();
    await hangAllIn('Matte Black');
    await waitFor(() => expect(photograph()).toBeVisible());
    expect(screen.queryByRole('img', { name: /all in/ })).toBeNull();
    await hangAllIn('Palace Rope');
    expect(hasPersistedVisit()).toBe(true);
    await typePincode('682001');
    await press('ADD TO CART');
    const popup = await screen.findByRole('dialog', { name: 'Added to cart' });
    expect(popup.querySelectorAll('svg image')).toHaveLength(9);
    expect(cartStorage.read()).toMatchObject([{ frame: 'Palace Rope', wall: { look: { title: 'Palace Rope' } } }]);
    unmount();
    open(WALL);
    expect(await screen.findByRole('img', { name: 'Nine Thresholds, all in Palace Rope' })).toBeVisible();
    await openTab('Description');
    expect(await screen.findByRole('link', { name: 'Plan the wall' })).toHaveAttribute(
      'href',
      '/wall?wall=nine-thresholds&frame=Palace+Rope',
    );
  });
});

describe('a gift', () => {
  test('[GIFT-10] [GIFT-12] shows what it is, and comes in the usual time', async () => {
    open(GIFT);
    await findTitle('First Chai');
    expect(facts()).toEqual(['Frame size: 10 × 12 inches', 'Frame: Honey Oak']);
    expect(screen.getByText('₹1,750')).toBeVisible();
    expect(await button('ADD TO CART')).toBeEnabled();
    expect(await button('Add First Chai to wishlist')).toBeVisible();
    await typePincode('682001');
    expect(await screen.findByText('Delivery in 5-7 days')).toBeVisible();
    expect(screen.queryByText('Upload image')).toBeNull();
    await openTab('Care Instructions');
    expect(await screen.findByRole('heading', { name: 'Care of framed gifts' })).toBeVisible();
    expect(tabs()).toEqual(TABS);
    await press('Zoom');
    expect(await screen.findByRole('dialog', { name: 'First Chai, closer' })).toBeVisible();
  });

  test('[GIFT-10] [CART-20] goes into the bag wrapped, without a price on its slip, and with the words for its card', async () => {
    open(GIFT);
    await findTitle('First Chai');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Wrap it as a gift' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'No price on the slip' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Words for the card' }), 'For Meera');
    expect(screen.getByText('Printed as you write them; 191 of 200 characters are left')).toBeVisible();
    await typePincode('682001');
    await press('ADD TO CART');
    const added = await screen.findByRole('dialog', { name: 'Added to cart' });
    for (const wish of ['Wrapped as a gift', 'No price on the slip', 'On the card: For Meera'])
      expect(within(added).getByText(wish)).toBeVisible();
    expect(cartStorage.read()).toMatchObject([
      { kind: 'gifting', wishes: { wrapped: true, unpriced: true, note: 'For Meera' } },
    ]);
  });

  test('[CART-20] keeps what is wished for it while the page is left or loaded anew', async () => {
    const { unmount } = open(GIFT);
    await findTitle('First Chai');
    expect(hasPersistedVisit()).toBe(false);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Wrap it as a gift' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Words for the card' }), 'For Meera');
    unmount();
    // So it is hydrated without a touch.
    await waitFor(() => expect(hasPersistedVisit()).toBe(true));
    open(GIFT);
    expect(await screen.findByRole('textbox', { name: 'Words for the card' })).toHaveValue('For Meera');
    expect(screen.getByRole('checkbox', { name: 'Wrap it as a gift' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'No price on the slip' })).not.toBeChecked();
  });

  test('[GIFT-11] [GIFT-15] shows the buyer’s own picture in its frame before it is bought', async () => {
    open('/gifts/your-wedding-picture');
    await findTitle('Your Wedding Picture');
    const chooser = await screen.findByLabelText('Upload image');
    const content = (await sampleFiles['picture.good']?.()) as File;
    await userEvent.upload(chooser, new File([content], 'wedding.jpg', { type: 'image/jpeg' }));
    const framed = await screen.findByRole('img', { name: 'Your picture in the Burnished Gold frame' });
    const href = framed.querySelector('image')?.getAttribute('href') ?? '';
    expect((await fetch(href)).headers.get('content-type')).toMatch(/^image\//);
    await press('Remove image');
    await waitFor(() => expect(framed).not.toBeInTheDocument());
  });

  test('[GIFT-11] [GIFT-15] [GIFT-16] of the buyer’s own picture asks for it first', async () => {
    open('/gifts/your-wedding-picture');
    await findTitle('Your Wedding Picture');
    await waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
    await typePincode('682001');
    await press('ADD TO CART');
    expect(await screen.findByText('Please upload an image')).toBeVisible();
    expect(cartStorage.read()).toBeNull();
  });

  test('[GIFT-17] [GIFT-18] the buyer’s own picture stays as it is while it is sent, and is not lost where that fails', async () => {
    const sent = Promise.withResolvers<void>();
    backend.use(
      http.post('*/jsonapi/media/image/field_media_image', async () => {
        await sent.promise;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    open('/gifts/your-wedding-picture');
    await findTitle('Your Wedding Picture');
    const chooser = await screen.findByLabelText('Upload image');
    const content = (await sampleFiles['picture.good']?.()) as File;
    await userEvent.upload(chooser, new File([content], 'wedding.jpg', { type: 'image/jpeg' }));
    const remove = await button('Remove image');
    const isInert = () => remove.closest('[inert]') !== null;
    expect(isInert()).toBe(false);
    await typePincode('682001');
    await press('ADD TO CART');
    await screen.findByText('Sending your picture…');
    expect(isInert()).toBe(true);
    sent.resolve();
    expect(await screen.findByText('Error on image uploading,Try again')).toBeVisible();
    expect(isInert()).toBe(false);
    expect(remove).toBeVisible();
    expect(cartStorage.read()).toBeNull();
  });
});

describe('a decor object', () => {
  test('[DECOR-06] [DECOR-07] [DECOR-11] [DECOR-13] in a colour that is sold out cannot be bought', async () => {
    open(OBJECT);
    await findTitle('Kettle Pond Bottle');
    expect(screen.getByText('₹1,890')).toBeVisible();
    expect(await button('ADD TO CART')).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Terracotta, sold out' }));
    expect(await button('OUT OF STOCK')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'ADD TO CART' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Cream' }));
    expect(await button('ADD TO CART')).toBeEnabled();
  });

  test('[DECOR-18] [CART-21] of ceramic comes in 10 to 14 days, in the colour that was chosen', async () => {
    open(OBJECT);
    await findTitle('Kettle Pond Bottle');
    await userEvent.click(screen.getByRole('radio', { name: 'Cream' }));
    await typePincode('682001');
    expect(await screen.findByText('Delivery in 10-14 days')).toBeVisible();
    await press('ADD TO CART');
    await screen.findByRole('dialog', { name: 'Added to cart' });
    expect(cartStorage.read()).toMatchObject([
      { kind: 'object', object_color: 'Cream', object_varid: kettlePondBottle.variations[1]?.variation.id },
    ]);
  });

  test('[DECOR-19] of another material comes when the shop says', async () => {
    open('/decor-objects/round-house-mirror');
    await findTitle('Round House Mirror');
    await typePincode('682001');
    expect(await screen.findByText('Delivery in 7-9 days')).toBeVisible();
  });

  test('[DECOR-14] offers no colour that is not for sale', async () => {
    open('/decor-objects/elder-and-younger-candle-pair');
    await findTitle('Elder and Younger Candle Pair');
    expect(screen.getAllByRole('radio').map((radio) => radio.ariaLabel)).toEqual(['Gold', 'Silver']);
  });

  test('[DECOR-08] has its own care text, and says so where there is none', async () => {
    backend.answerWith('pages.none');
    open(OBJECT);
    await findTitle('Kettle Pond Bottle');
    await openTab('Care Instructions');
    expect(await screen.findByText('NO care instructions for this product')).toBeVisible();
    expect(tabs()).toEqual(TABS);
  });
});

describe('a mixed media work', () => {
  test('[MIX-06] [MIX-07] [MIX-08] [MIX-09] shows what it is, in its colours', async () => {
    open(WORK);
    await findTitle('Six Ridges to Munnar');
    expect(facts()).toEqual(['Size: 24 × 30 in', 'Number of frames: 1', 'Frame: Oak box frame']);
    expect(screen.getByText('₹14,800')).toBeVisible();
    expect(await button('Add Six Ridges to Munnar to wishlist')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Picture \d of 2$/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Black' }));
    expect(facts()).toContain('Frame: Matte black box frame');
    expect(screen.getByRole('radio', { name: 'Black' }).closest('label')?.title).toBe('Black');
    await press('Zoom');
    expect(await screen.findByRole('dialog', { name: 'Six Ridges to Munnar, closer' })).toBeVisible();
  });

  test('[MIX-10] [MIX-11] [MIX-13] comes in 10 to 14 days, and goes into the bag', async () => {
    open(WORK);
    await findTitle('Six Ridges to Munnar');
    await typePincode('682001');
    expect(await screen.findByText('Delivery in 10-14 days')).toBeVisible();
    await openTab('Care Instructions');
    expect(await screen.findByRole('heading', { name: 'Care of mixed media art' })).toBeVisible();
    expect(tabs()).toEqual(TABS);
    await press('ADD TO CART');
    const popup = within(await screen.findByRole('dialog', { name: 'Added to cart' }));
    expect(popup.getByRole('button', { name: 'Continue shopping' })).toBeVisible();
    await userEvent.click(popup.getByRole('button', { name: 'Proceed to checkout' }));
    await isAt('/checkout/shopping-bag/');
  });
});

describe('Back', () => {
  const back = async () => (await screen.findByRole('link', { name: 'Back' })).getAttribute('href');

  test.each([
    ['WALL-03', WALL, 'walls', '/gallery-walls/'],
    ['GIFT-09', GIFT, 'gifts', '/gifts/2/'],
    ['DECOR-09', OBJECT, 'objects', '/decor-objects/2/'],
    ['MIX-05', WORK, 'mixedMedia', '/mixed-media/2/'],
  ] as const)(
    '[%s] from %s leads to the page of the list that was left, or that of walls',
    async (_, page, area, to) => {
      listPathStorage[area].write(`${page.slice(0, page.lastIndexOf('/'))}/2/`);
      // MIX-05 names where its own stands.
      if (area === 'mixedMedia') expect(sessionStorage.getItem('mixed_media_back_path')).toContain(to);
      open(page);
      expect(await back()).toBe(to);
    },
  );

  test.each([
    ['WALL-03', WALL, '/gallery-walls/'],
    ['GIFT-09', GIFT, '/gifts/'],
    ['DECOR-09', OBJECT, '/decor-objects/'],
    ['MIX-05', WORK, '/mixed-media/'],
  ])('[%s] from %s leads to the start of the list for who comes from elsewhere', async (_, page, to) => {
    open(page);
    expect(await back()).toBe(to);
  });
});

describe('what is not there', () => {
  test.each([
    ['WALL-08', '/gallery-walls/no-such-wall', '/404s'],
    ['WALL-08', '/gallery-walls/%F0%9F%96%BC%00%3Cscript%3E', '/404s'],
    ['GIFT-13', '/gifts/no-such-gift', '/404s'],
    ['GIFT-13', '/gifts/..%2F..%2Fdecor-objects%2Fkettle-pond-bottle', '/404s'],
    ['DECOR-10', '/decor-objects/no-such-bottle', '/404'],
    ['DECOR-10', "/decor-objects/'%20OR%201=1%20--", '/404'],
    ['MIX-12', '/mixed-media/no-such-work', '/404'],
    ['MIX-12', '/mixed-media/%25E0%25A4%25A', '/404'],
  ])('[%s] %s leads to %s', async (_, page, to) => {
    open(page);
    await isAt(to);
  });

  test('[DECOR-10] where the backend fails, its page can be tried again', async () => {
    backend.answerWith('product.down');
    open(OBJECT);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be read/);
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
    expect(getAddress()).toBe(OBJECT);
    backend.resetHandlers();
    await press('Try again');
    await findTitle('Kettle Pond Bottle');
  });

  test('[DECOR-05] [STAT-12] without pictures, words and facts it can be bought still', async () => {
    const id = '6f6b0d2e-5c36-4b8a-9a53-2f6f1a7b9c97';
    const type = 'commerce_product_variation--object';
    backend.use(
      http.get('*/jsonapi/commerce_product/object', () =>
        HttpResponse.json(
          {
            data: [
              {
                type: 'commerce_product--object',
                id,
                attributes: {
                  title: 'Bare Bottle',
                  body: null,
                  field_path_alias: '/object/bare-bottle',
                  field_size: null,
                  field_dimension: null,
                  field_delivery_days: null,
                },
                relationships: { default_variation: { data: { type, id } }, variations: { data: [{ type, id }] } },
              },
            ],
            included: [{ type, id, attributes: { price: { number: '950.00' } }, relationships: {} }],
          },
          { headers: { 'Content-Type': 'application/vnd.api+json' } },
        ),
      ),
    );
    open('/decor-objects/bare-bottle');
    await findTitle('Bare Bottle');
    expect(screen.getByText('No Preview Available')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zoom' })).toBeNull();
    expect(screen.queryByRole('term')).toBeNull();
    expect(await button('ADD TO CART')).toBeEnabled();
    expect(await openTab('Description')).toHaveTextContent('No description');
  });
});

test('[CONST-04] what was read before is there at once, and nothing is asked for it', async () => {
  const queries = new QueryClient();
  queries.setQueryData(productQuery({ area: 'objects', alias: OBJECT }).queryKey, kettlePondBottle);
  open(OBJECT, queries);
  await findTitle('Kettle Pond Bottle');
  expect(backend.requests.filter(({ pathname }) => pathname.includes('commerce_product'))).toEqual([]);
});

test('[DECOR-05] [MIX-06] pictures say how large they are, and in which sizes they come', async () => {
  open(OBJECT);
  await findTitle('Kettle Pond Bottle');
  for (const img of screen.getByRole('list', { name: 'Kettle Pond Bottle' }).querySelectorAll('img')) {
    expect(Number(img.getAttribute('width')) * Number(img.getAttribute('height'))).toBeGreaterThan(0);
    expect(img.srcset.split(', ')).toHaveLength(3);
    expect(img.sizes).not.toBe('');
  }
});
