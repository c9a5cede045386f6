import { expect, test } from 'vitest';
import type { Candidate } from '../../machines/wall/wall.setup.ts';
import { getTotalPrice } from '../../src/domain/cart.ts';
import { croppedPictureStorage } from '../../src/storage/uploadStorage.ts';
import { confirmation, leaveBag, payThere, placeOrder, shipAsGuest } from './shopper/buying.ts';
import { putInBag, uploadPicture } from './shopper/choosing.ts';
import { listOrders } from './shopper/outcome.ts';
import { waitForView } from './shopper/shopper.ts';
import { signInByCode } from './shopper/signingIn.ts';
import { openShop } from './world/open.ts';
import { waitUntil, waitUntilIdle } from './world/waitUntil.ts';

test('[CART-24] [CART-32] [ORD-11] [PAY-09] a gallery wall is planned with its layout, changed and bought piece by piece', async () => {
  const { visit } = openShop('drupal10');
  visit.go('/wall?wall=three-mornings-in-the-hills');
  const planned = await waitForView(visit, 'wall', ({ pieces }) => pieces.length === 3);
  expect(planned.pieces.map(({ title }) => title)).toEqual([
    'Misty Ghats',
    "Tea Pickers' Path, Munnar",
    'Blue Distances',
  ]);
  // In a row at one height, as the wall of the catalogue has them; each in the wall's own frame.
  const [first, second, third] = planned.pieces.map(({ at }) => at);
  expect([first?.y, second?.y, third?.y]).toEqual([1450, 1450, 1450]);
  expect((third?.x ?? 0) - (second?.x ?? 0)).toBe((second?.x ?? 0) - (first?.x ?? 0));
  expect(planned.pieces.map(({ frame }) => frame?.title)).toEqual(['Nordic', 'Nordic', 'Nordic']);
  planned.select(2);
  visit.see('wall').editor?.chooseMedia('Canvas');
  const { lines, total } = await waitForView(visit, 'wall', ({ selected }) => selected?.choice.media === 'Canvas');
  expect(getTotalPrice(lines)).toBe(total);
  await putInBag(visit);
  expect(visit.see('cart').lines.map(({ title, price }) => [title, price])).toEqual(
    lines.map(({ title, price }) => [title, price]),
  );
  await leaveBag(visit);
  await shipAsGuest(visit);
  await placeOrder(visit);
  await payThere(visit);
  await confirmation(visit);
  expect(listOrders(visit.browser.host).map((order) => order.total)).toEqual([total / 100]);
  expect(visit.ignoredEvents).toEqual([]);
});

test('[WALL-04] a gallery wall is planned in the frame that its link asks for, and in its own where there is none such', async () => {
  const { visit } = openShop('drupal10');
  const frames = async (query: string) => {
    visit.go(`/wall?wall=three-mornings-in-the-hills${query}`);
    const { pieces } = await waitForView(visit, 'wall', (view) => view.pieces.length === 3);
    return [...new Set(pieces.map(({ frame }) => frame?.title))];
  };
  expect(await frames('&frame=Mocha')).toEqual(['Mocha']);
  expect(await frames('&frame=%3Cscript%3E')).toEqual(['Nordic']);
});

test('a plan is there again after a reload, by its address, and on the next visit, by the browser', async () => {
  const { visit } = openShop('drupal10');
  visit.go('/wall?p=misty-ghats&p=blue-distances');
  const { arrange } = await waitForView(visit, 'wall', ({ pieces }) => pieces.length === 2);
  arrange('column');
  const { query } = await waitForView(visit, 'wall', ({ plan }) => plan.arrangement === 'column');
  expect(visit.tab.path).toBe(`/wall?${query}`);
  visit.reload();
  expect((await waitForView(visit, 'wall', ({ pieces }) => pieces.length === 2)).query).toBe(query);
  visit.go('/wall');
  expect((await waitForView(visit, 'wall', ({ pieces }) => pieces.length === 2)).query).toBe(query);
});

test('[CART-35] [CART-37] a bag that is full takes no more of a plan, and says so', async () => {
  const { visit } = openShop('drupal10');
  visit.go(
    `/wall?${new URLSearchParams(Array.from({ length: 24 }, (_, n) => ['p', `misty-ghats*frame*Paper*16x20**standard*white*${300 + (n % 12) * 700}*${900 + Math.floor(n / 12) * 800}`]))}&w=9000`,
  );
  const { lines } = await waitForView(visit, 'wall', ({ pieces }) => pieces.length === 24);
  const other = (n: number) => ({ ...(lines[0] as (typeof lines)[number]), art_varid: `other-${n}` });
  visit.see('pincode').type('682001');
  await waitForView(visit, 'pincode', ({ status }) => status !== 'lookingUp');
  visit.see('addToCart').add({ line: other(0), otherLines: Array.from({ length: 35 }, (_, n) => other(n + 1)) }, false);
  const { refusal } = await waitForView(visit, 'addToCart', (view) => view.refusal({ line: null }));
  expect(refusal({ line: null })).toBe('cart.full');
  expect(visit.see('cart').lines).toHaveLength(30);
  await waitUntil(
    visit.browser.host,
    () => visit.browser.shelf.get('cartData'),
    () => 'a bag that is stored',
  );
});

test('[ART-22] a plan is shared with all its prints, but not with a picture of the shopper’s own', async () => {
  const { visit } = openShop('drupal10');
  visit.go('/wall?p=misty-ghats&p=blue-distances');
  const { shareContent, query } = await waitForView(visit, 'wall', ({ pieces }) => pieces.length === 2);
  expect(shareContent).toEqual({
    path: `/wall?${query}`,
    title: 'Misty Ghats and 1 more on a wall',
    picture: expect.stringContaining('misty-ghats'),
  });
  await uploadPicture(visit);
  await waitForView(visit, 'configurator', ({ line }) => line);
  await putInBag(visit);
  visit.go('/wall?from=cart');
  const own = await waitForView(visit, 'wall', ({ pieces }) => pieces.length === 1);
  expect([own.pieces[0]?.title, own.shareContent]).toEqual(['Kochi beach', null]);
});

test('an empty wall asks the backend for nothing, and is there at once; the first print brings its frames with it', async () => {
  const { visit, host } = openShop('drupal10');
  await waitUntilIdle(host);
  host.calls.length = 0;
  visit.go('/wall');
  expect(visit.see('wall').isLoading).toBe(false);
  await waitUntilIdle(host);
  expect(host.calls).toEqual([]);
  visit.see('wall').openCandidates('catalogue');
  const { candidatePage, add } = await waitForView(visit, 'wall', ({ adding }) => adding === 'choosing');
  if (candidatePage.candidates[0]) add(candidatePage.candidates[0].request);
  const { editor, pieces } = await waitForView(visit, 'wall', ({ pieces }) => pieces.length === 1);
  expect(pieces[0]?.title).toBe(candidatePage.candidates[0]?.title);
  expect(pieces[0]?.frame).toEqual(editor?.frames.list[0]);
});

test('[WISH-01] a customer hangs a print of the wishlist; a guest has none', async () => {
  const { visit } = openShop('drupal10');
  visit.go('/wall');
  visit.see('wall').openCandidates('wishlist');
  const { closeCandidates } = await waitForView(visit, 'wall', ({ adding }) => adding === 'loggedOut');
  closeCandidates();
  await signInByCode(visit);
  visit.see('wall').openCandidates('wishlist');
  const { candidatePage, add } = await waitForView(visit, 'wall', ({ adding }) => adding === 'choosing');
  // A jar, a gift, a work and a gallery wall are on it, too.
  expect(candidatePage.candidates.map(({ title }) => title)).toEqual(['Moonrise at Hampi', 'Blue City Jali']);
  if (candidatePage.candidates[1]) add(candidatePage.candidates[1].request);
  const { pieces } = await waitForView(visit, 'wall', ({ pieces }) => pieces.length === 1);
  expect(pieces.map(({ title, subject }) => [title, subject])).toEqual([
    ['Blue City Jali', { by: 'art', alias: '/art/blue-city-jali' }],
  ]);
});

const widthOf = ({ request: { subject } }: Candidate) => (subject.by === 'upload' ? subject.width : 0);

test('[UPL-10] [CART-15] a picture that the shopper cropped before another is hung, and bought with its whole original', async () => {
  const { visit, host } = openShop('drupal10');
  await uploadPicture(visit);
  const { id } = croppedPictureStorage.read() ?? {};
  await uploadPicture(visit, { width: 2400, height: 2400 });
  // the browser keeps a picture behind the shopper's back, who is on the next page by then
  await waitUntilIdle(host);
  visit.go('/wall');
  visit.see('wall').openCandidates('uploads');
  const { candidatePage, add } = await waitForView(visit, 'wall', ({ adding }) => adding === 'choosing');
  // Both were cropped in the same moment, so that neither comes first.
  const [own, ...others] = candidatePage.candidates.toSorted((one, other) => widthOf(other) - widthOf(one));
  expect(own?.request.subject).toEqual({ by: 'upload', id, width: 3600, height: 2400 });
  expect(others.map(({ request }) => request.subject)).toEqual([
    expect.objectContaining({ width: 2400, height: 2400 }),
  ]);
  if (own) add(own.request);
  const { lines } = await waitForView(visit, 'wall', ({ pieces }) => pieces.length === 1);
  expect(lines.map(({ title, cropped_image, scales }) => ({ title, cropped_image, scales }))).toEqual([
    { title: 'Kochi beach', cropped_image: id, scales: { x: 0, y: 0, width: 3600, height: 2400 } },
  ]);
  expect(lines[0]?.og_image).not.toBe(id);
});
