import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { userEvent as hand } from 'vitest/browser';
import { press } from '../support/press.ts';
import { go, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore(['/', '/stores', '/newsletter', '/partner', '/partner/apply']);

test('[NEWS-01] [NEWS-03] [NEWS-04] [API-03] the newsletter thanks once, knows who is on its list, and is confirmed by its letter', async () => {
  openStore(['/stores']);
  const subscribe = async () => {
    document.querySelector('footer')?.scrollIntoView();
    await userEvent.type(await screen.findByRole('textbox', { name: /e-mail/i }), 'asha@example.com{Enter}');
  };
  await subscribe();
  expect(await screen.findByText('Thank you for subscribing to our Newsletter.')).toBeVisible();
  await subscribe();
  expect(await screen.findByText('This email is already in our subscribers list. Thank You.')).toBeVisible();
  const [letter] = await backend.inbox();
  await go(/\/newsletter\?purpose=confirm\S+/.exec(letter?.text ?? '')?.[0] ?? '');
  await press('Confirm');
  expect(await screen.findByText('Thank you. From now on our newsletter comes to this address.')).toBeVisible();
  expect(
    backend.store.list('node--news_letter').map(({ attributes }) => [attributes.title, attributes.status]),
  ).toEqual([['asha@example.com', true]]);
});

test('[PART-03] [PART-14] the partner form is filled in, mended and sent by keys alone', async () => {
  openStore(['/partner']);
  (await screen.findByRole('link', { name: 'Apply Now' })).focus();
  await hand.keyboard('{Enter}');
  (await screen.findByLabelText(/^First name/)).focus();
  const lines = [
    'Asha',
    '',
    'Menon Interiors',
    'menon interiors',
    'asha@example.com',
    '98470 12345',
    '1 New Street',
    'Kochi',
  ];
  // each text goes to the field that the key before led to
  for (const line of lines) {
    await userEvent.paste(line);
    await hand.keyboard('{Tab}');
  }
  await hand.keyboard('Kerala{Tab}');
  await userEvent.paste('682001');
  await hand.keyboard('{Tab}{Tab}');
  expect(document.activeElement).toHaveTextContent('Apply');
  await hand.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Enter Valid website address/);
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('alert')));
  // the first fault is the next stop
  await hand.keyboard('{Tab}');
  expect(document.activeElement).toHaveTextContent('Website');
  await hand.keyboard('{Enter}');
  expect(document.activeElement).toHaveAccessibleName(/^Website/);
  await userEvent.clear(document.activeElement as HTMLElement);
  await userEvent.paste('menon.example');
  await hand.keyboard('{Enter}');
  expect(await screen.findByText('Form submitted')).toBeVisible();
  await isAt('/');
});
