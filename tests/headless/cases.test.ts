import { expect, test } from 'vitest';
import { palms } from '../../machines/cart/sampleLines.ts';
import { revokeTokens } from '../../mocks/handlers/tokens.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { ASHA, leaveBag } from './shopper/buying.ts';
import { openOwnGift, putInBag } from './shopper/choosing.ts';
import { waitForView } from './shopper/shopper.ts';
import { signInByCode } from './shopper/signingIn.ts';
import { openShop } from './world/open.ts';
import type { Visit } from './world/visit.ts';

// Faults that random shoppers met, each as short as possible.

/** At the shopping bag with one print in it. */
async function atTheBag() {
  const { host, visit } = openShop('spec');
  visit.store.cart.send({ type: 'line.added', line: palms });
  visit.go('/checkout/shopping-bag');
  return { host, visit };
}

function fillIn(visit: Visit) {
  for (const [field, text] of Object.entries(ASHA)) visit.see('shipping').typeBilling(field as keyof typeof ASHA, text);
}

test.each([
  ['', (_: Visit) => {}],
  [', also where the page was loaded anew', (visit: Visit) => visit.reload()],
])(
  '[CHK-40] [ADDR-01] what a guest typed is there again when the login of a customer who came in between ends at the review%s',
  async (_, meanwhile) => {
    const { host, visit } = await atTheBag();
    await leaveBag(visit);
    fillIn(visit);
    await signInByCode(visit);
    meanwhile(visit);
    const saved = await waitForView(visit, 'savedAddresses', ({ canContinue }) => canContinue);
    const customer = host.store.get('user--user', DEMO.id);
    if (customer) revokeTokens(host.store, customer, { all: true });
    // the addresses are read already: the backend refuses the customer at the price
    saved.goOn();
    const { billing } = await waitForView(visit, 'shipping');
    expect(billing).toMatchObject(ASHA);
  },
);

/** The photo of the gift that is looked at, once nothing is looked for any more; null where there is none. */
async function readGiftPhoto(visit: Visit, path?: string) {
  if (path) visit.go(path);
  const isSettled = () => !visit.page.charts.giftPicture?.getSnapshot().matches('restoring');
  return (await waitForView(visit, 'giftPicture', isSettled)).picture;
}

test('[GIFT-11] [GIFT-17] the photo of a gift is there again after a reload, for that gift alone, and goes into the bag', async () => {
  const { visit } = openShop('spec');
  await openOwnGift(visit, '/gifts/first-day-of-school');
  expect(await readGiftPhoto(visit, '/gifts/your-wedding-picture')).toBeNull();
  visit.go('/gifts/first-day-of-school');
  visit.reload();
  expect(await readGiftPhoto(visit)).toMatchObject({ name: 'First day.jpg' });
  await waitForView(visit, 'product', ({ product }) => product?.takesPicture);
  await putInBag(visit);
  expect(visit.store.cart.getSnapshot().context.lines).toMatchObject([{ og_image: expect.stringMatching(/./) }]);
});

test('[GIFT-11] the photo of a gift that was taken away stays away, and one that was given is none to be cropped', async () => {
  const { visit } = openShop('spec');
  await openOwnGift(visit, '/gifts/first-day-of-school');
  visit.go('/crop');
  await waitForView(visit, 'crop', ({ isMissing }) => isMissing);
  expect(await readGiftPhoto(visit, '/gifts/first-day-of-school')).toMatchObject({ name: 'First day.jpg' });
  visit.see('giftPicture').remove();
  expect(await readGiftPhoto(visit, '/gifts/your-wedding-picture')).toBeNull();
  visit.reload();
  expect(await readGiftPhoto(visit, '/gifts/first-day-of-school')).toBeNull();
});
