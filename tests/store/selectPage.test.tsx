import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findTitle } from '../support/findTitle.ts';
import { go, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore(['/select/print', '/start_framing']);

const open = (address: string) => openStore([address]);

const readStored = () =>
  Object.fromEntries(
    ['artmode', 'flowtype', 'user_upload'].map((key) => [key, JSON.parse(localStorage.getItem(key) ?? 'null')]),
  );

test.each([
  ['/select/print', 'What Are You Printing?', 'print', 'shopart'],
  ['/select/frame', 'What Are You Framing?', 'frame', 'framing'],
  ['/start_framing', 'What Are You Framing?', 'frame', 'framing'],
])('[CONF-27] [CONF-28] [CONF-29] [ROUTE-37] %s', async (address, name, artmode, flowtype) => {
  open(address);
  await findTitle(name);
  await waitFor(() => expect(readStored()).toEqual({ artmode, flowtype, user_upload: null }));
});

test('[CONF-04] [CONF-05] [CONF-27] the choice is kept, and leads on', async () => {
  open('/select/print');
  await findTitle('What Are You Printing?');
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: /^Digital Upload/ }));
  await findTitle('Your photo, framed');
  await isAt('/custom-framing/');
  expect(readStored().user_upload).toBe(true);
  await go(-1);
  await findTitle('What Are You Printing?');
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: /^Art/ }));
  await isAt('/art/');
  expect(readStored().user_upload).toBe(false);
});

test('[CONF-06] another type leads to the page that says so, in the place of its own address', async () => {
  open('/select/poster');
  await isAt('/404s');
  expect(readStored()).toEqual({ artmode: null, flowtype: null, user_upload: null });
});

test('[SHELL-18] the title goes with what the shopper is about', async () => {
  // The title goes by the browser's address; the router of these tests is in memory.
  history.replaceState(history.state, '', '/select/frame');
  open('/select/frame');
  await findTitle('What Are You Framing?');
  await waitFor(() => expect(document.title).toBe('Custom Frames Online'));
});

test('[CONF-03] without the pictures of the shop both choices stand', async () => {
  backend.answerWith('arts.down');
  open('/select/frame');
  await findTitle('What Are You Framing?');
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(2);
});
