import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { NORDIC } from '../../machines/framedPicture/samplePictures.ts';
import { fetchFrameEntries } from '../../src/api/frames.ts';
import { framesQuery } from '../../src/api/queries/framing.ts';
import { cartStorage } from '../../src/storage/cartStorage.ts';
import { findTitle } from '../support/findTitle.ts';
import { type Entry, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

setupStore(['/frame/misty-ghats', `/frame-edit/${NORDIC}`]);

const IMAGE = 'a5ebe633-54d0-5b2b-be45-4da433b97e4a';
const NO_SUCH = '00000000-0000-4000-8000-000000000000';

const open = (to: Entry, queries?: QueryClient) => openStore([to], queries);

const edit = (frame: string, query = 'id=misty-ghats&type=art&media=Paper&size=16x20') =>
  `/frame-edit/${frame}?${query}`;

test('[FRAME-08] Back leads to the frames, with what was chosen and under the filters that one came from', async () => {
  const search = '?id=misty-ghats&type=art&media=Paper&size=16x20';
  open({ pathname: `/frame-edit/${NORDIC}`, search, state: { filters: 'color=Beige&style=Minimal' } });
  await findTitle('Nordic');
  const link = screen.getByRole('link', { name: 'Back' }).getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(link, 'http://shop.example');
  expect([pathname, ...searchParams]).toEqual([
    '/frame/misty-ghats',
    ['type', 'art'],
    ['mode', 'frame'],
    ['media', 'Paper'],
    ['size', '16x20'],
    ['frame', NORDIC],
    ['mat', 'standard'],
    ['pad', 'white'],
    ['color', 'Beige'],
    ['style', 'Minimal'],
  ]);
});

test('[FRAME-05] [FRAME-08] from the frames to one and back again, nothing is lost', async () => {
  open('/frame/misty-ghats?type=art&media=Paper&size=12x15&color=Red');
  await userEvent.click(await screen.findByRole('link', { name: 'Madder Red' }));
  await findTitle('Madder Red');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Image Size' }).value).toBe('12x15');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Image Size' }), '24x30');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('Framing: Misty Ghats, 24 × 30 on Paper')).toBeVisible();
  expect(await screen.findByText('Around your picture now')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Frames' }))
      .getAllByRole('link')
      .map((a) => a.textContent),
  ).toEqual(['Sheesham Step', 'Rosewood Bead', 'Madder Red']);
});

test('[FRAME-09] [FRAME-12] [CART-13] [CART-14] the frame goes into the bag, and a popup says how to go on', async () => {
  open(edit(NORDIC));
  await findTitle('Nordic');
  await userEvent.type(screen.getByRole('textbox', { name: /pincode/ }), '682001');
  await userEvent.click(screen.getByRole('button', { name: 'ADD TO CART' }));
  const popup = within(await screen.findByRole('dialog'));
  expect(popup.getByRole('button', { name: 'Continue shopping' })).toBeVisible();
  expect(popup.getByRole('button', { name: 'Proceed to checkout' })).toBeVisible();
  expect(cartStorage.read()).toMatchObject([
    {
      kind: 'frame',
      varid: '189a826d-2781-553c-89e5-3918d5bfae60',
      papertype: 'Paper',
      dimension: '16 x 20',
      matting: 2.5,
      padcolor: 'white',
      price: 576_800,
    },
  ]);
});

test('[FRAME-10] the preview has four views', async () => {
  open(edit(NORDIC));
  await findTitle('Nordic');
  const views = within(await screen.findByRole('group', { name: 'Look at' }));
  expect(views.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Frame',
    'On a wall',
    'Front',
    'Side',
  ]);
});

test('[FRAME-11] the preview has a zoom popup, and no film where the frame has none', async () => {
  open(edit(NORDIC));
  await findTitle('Nordic');
  expect(screen.queryByRole('button', { name: 'Watch the film' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Zoom' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('[FRAME-11] [FRAME-13] a frame with a film has it beside its preview', async () => {
  const queries = new QueryClient();
  const entries = await fetchFrameEntries();
  const filmed = entries.map((entry) =>
    entry.kind === 'frame' && entry.frame.id === NORDIC
      ? { ...entry, frame: { ...entry.frame, video: '/sites/default/files/nordic.mp4' } }
      : entry,
  );
  queries.setQueryData(framesQuery().queryKey, filmed);
  open(edit(NORDIC), queries);
  await findTitle('Nordic');
  expect(await screen.findByRole('button', { name: 'Watch the film' })).toBeVisible();
});

test.each([
  ['is not there', NO_SUCH],
  ['is a picture between the frames', IMAGE],
  ['is no id', 'nordic'],
])('[FRAME-07] [FRAME-14] a frame that %s leads to its page of missing things', async (_, id) => {
  open(edit(id));
  await isAt('/404f');
});

test('[FRAME-14] [CONST-04] so does one that is not among those which were read before', async () => {
  const queries = new QueryClient();
  open('/frame/misty-ghats?type=art', queries);
  await screen.findByRole('link', { name: 'Matte Black' });
  cleanup();
  open(edit(NO_SUCH), queries);
  await isAt('/404f');
});

test.each([
  ['an art that is not there', 'id=no-such-art&type=art'],
  ['no sort of picture', 'id=misty-ghats'],
  ['an unknown sort of picture', 'id=misty-ghats&type=poster'],
  ['no picture', 'type=art'],
])('[ART-15] [FRAME-01] %s leads to the page of missing pieces', async (_, query) => {
  open(edit(NORDIC, query));
  await isAt('/404s');
});

test.each(['', '?type=poster'])('[FRAME-01] frames for no sort of picture (%s) are missing', async (query) => {
  open(`/frame/misty-ghats${query}`);
  await isAt('/404s');
});
