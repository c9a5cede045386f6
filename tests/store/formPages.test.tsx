import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { sampleFiles } from '../../fixtures/support/pictures/sampleFiles.ts';
import { demoSession } from '../../machines/session/session.samples.ts';
import { getSessionActor } from '../../src/ports/sessionActor.ts';
import { ContactPage, ContactUsPage } from '../../src/routes/contact/ContactPage.tsx';
import { DesignFormPage } from '../../src/routes/design/DesignFormPage.tsx';
import { DesignPage } from '../../src/routes/design/DesignPage.tsx';
import { OptOutPage } from '../../src/routes/optOut/OptOutPage.tsx';
import { PartnerApplyPage, PartnerPage } from '../../src/routes/partner/PartnerPage.tsx';
import { openRoutes } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore();

const open = (element: ReactElement) =>
  openRoutes(
    [
      { path: '/', element },
      { path: '*', element: <p>Another page</p> },
    ],
    ['/'],
  );
async function type(label: RegExp, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}
/** Where somebody lives, as every longer form asks for it. */
async function typePlace() {
  await type(/^E-mail/, 'asha@example.com');
  await type(/^Phone/, '9847012345');
  await type(/^Address/, '1 New Street');
  await type(/^City/, 'Kochi');
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'Kerala');
  await type(/^Pin code/, '682001');
}
async function uploadPhoto() {
  const picture = (await sampleFiles['picture.good']?.()) as File;
  await userEvent.upload(
    screen.getByLabelText('Upload a photo'),
    new File([picture], 'wall.png', { type: 'image/png' }),
  );
}
const title = (name: string) => screen.getByRole('heading', { level: 1, name });
const goesTo = (name: RegExp | string, href: string) =>
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);

test('[CONT-01] [CONT-13] [ROUTE-46] the contact page tells how to reach the shop, and opens the dialog', async () => {
  open(<ContactPage />);
  title('Contact');
  goesTo('1800 000 0000', 'tel:18000000000');
  goesTo('hello@mitreandmat.example', 'mailto:hello@mitreandmat.example');
  expect(screen.getByText('Mattancherry, Kochi 682002')).toBeVisible();
  expect(screen.getByText('Kerala, India')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send us a message' }));
  expect(await screen.findByRole('dialog', { name: 'Write to us' })).toBeVisible();
});

test('[CONT-13] [ROUTE-55] the Contact Us page carries the form', () => {
  open(<ContactUsPage />);
  title('Contact Us');
  expect(screen.getByLabelText(/^I need help with/)).toBeVisible();
});

test('[STAT-07] [ROUTE-49] the opt-out page has its form', () => {
  open(<OptOutPage />);
  expect(screen.getByRole('button', { name: 'Opt Out' })).toBeVisible();
});

test('[PART-01] [PART-02] [ROUTE-50] the partner page tells three benefits, and leads to the application', () => {
  open(<PartnerPage />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Special pricing',
    'Dedicated account support',
    'Priority shipping',
  ]);
  goesTo('Apply Now', '/partner/apply');
});

test('[DSGN-01] [DSGN-02] [DSGN-03] [DSGN-04] [ROUTE-52] the design page leads to both services', () => {
  open(<DesignPage />);
  goesTo('Get started: Art Advisory', '/design/art');
  goesTo('Get started: Gallery Wall Consultation', '/design/wall');
  const steps = within(screen.getByRole('heading', { name: 'How It Works' }).closest('section') as HTMLElement);
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  for (const promise of ['Free shipping', 'Finest quality', 'Happiness guarantee'])
    expect(screen.getByText(promise)).toBeVisible();
});

test('[DSGN-02] the design page shows three gallery walls as examples, each with its page', async () => {
  open(<DesignPage />);
  screen.getByRole('heading', { name: 'Examples' }).scrollIntoView();
  const cards = await within(screen.getByRole('list', { name: 'Examples' })).findAllByRole('link', {});
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/gallery-walls/three-mornings-in-the-hills',
    '/gallery-walls/nine-thresholds',
    '/gallery-walls/up-the-stairs',
  ]);
});

test.each([
  ['art', 'Art Advisory'],
  ['wall', 'Gallery Wall Consultation'],
] as const)(
  '[DSGN-05] [DSGN-06] [DSGN-07] [DSGN-08] [DSGN-09] %s: the form, its fee and the way back',
  (service, name) => {
    open(<DesignFormPage service={service} />);
    title(name);
    goesTo('Back', '/design');
    expect(screen.getByText('Rs. 4900')).toBeVisible();
    expect(screen.getByText(/credited.*within 90 days.*Discounts and gift cards do not apply/)).toBeVisible();
  },
);

test('[PART-03] [PART-14] what was typed outlives a wrong turn and a reload, until it is sent', async () => {
  const first = open(<PartnerApplyPage />);
  goesTo('Back', '/partner');
  await type(/^First name/, 'Asha');
  await type(/^Company/, 'Menon');
  await waitFor(() => expect(sessionStorage.getItem('forms')).toContain('Menon'));
  first.unmount();
  open(<PartnerApplyPage />);
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Asha');
  await type(/^Website/, 'menon.example');
  await typePlace();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Form submitted');
  await waitFor(() => expect(sessionStorage.getItem('forms')).toBeNull());
});

test.each(['{', '[]', '{"by":null,"forms":{"partner":{"firstName":5}}}', '{"forms":{}}', '"x"'])(
  '[PART-03] %s in the session is no application',
  (stored) => {
    sessionStorage.setItem('forms', stored);
    open(<PartnerApplyPage />);
    expect(screen.getByLabelText(/^First name/)).toHaveValue('');
  },
);

test('[CONT-03] what was typed in the dialog outlives a reload, beside another form that was begun', async () => {
  const openDialog = () => userEvent.click(screen.getByRole('button', { name: 'Send us a message' }));
  const other = open(<PartnerApplyPage />);
  await type(/^Company/, 'Menon');
  other.unmount();
  const first = open(<ContactPage />);
  await openDialog();
  await type(/^Message\*$/, 'שלום 🖼️');
  first.unmount();
  open(<ContactPage />);
  await openDialog();
  expect(screen.getByLabelText(/^Message\*$/)).toHaveValue('שלום 🖼️');
  cleanup();
  open(<PartnerApplyPage />);
  expect(screen.getByLabelText(/^Company/)).toHaveValue('Menon');
});

test('[SESS-06] what a customer typed is gone for whoever comes next; what a guest typed stays as they sign in', async () => {
  const signIn = () =>
    flushSync(() => getSessionActor().send({ type: 'session.begun', session: demoSession, remember: false }));
  const leave = () =>
    flushSync(() => {
      getSessionActor().send({ type: 'logout.chosen' });
      getSessionActor().send({ type: 'ending.announced' });
    });
  const name = () => screen.getByLabelText(/^First name/);
  open(<PartnerApplyPage />);
  await type(/^First name/, 'Asha');
  signIn();
  expect(name()).toHaveValue('Asha');
  await type(/^First name/, ' M');
  leave();
  // here, where it stood on the screen
  await waitFor(() => expect(name()).toHaveValue(''));
  cleanup();
  signIn();
  open(<PartnerApplyPage />);
  expect(name()).toHaveValue('');
  await type(/^First name/, 'Asha');
  cleanup();
  leave();
  // and where it was stored
  open(<PartnerApplyPage />);
  expect(name()).toHaveValue('');
  expect(sessionStorage.getItem('forms')).toBeNull();
});

test('[DSGN-18] [DSGN-19] what became of a form comes into view, and has the focus', async () => {
  open(<ContactUsPage />);
  await type(/^First Name/, 'Asha');
  await type(/^Email/, 'asha@example.com');
  await userEvent.selectOptions(screen.getByLabelText(/^I need help with/), 'Gifting');
  await type(/^Message/, 'Hello');
  // Enter in a line, and a press on the button at once
  await userEvent.type(screen.getByLabelText(/^First Name/), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  const confirmation = await screen.findByText('Message Sent Succesfully');
  await waitFor(() => expect(document.activeElement).toContainElement(confirmation));
  expect((await backend.inbox()).filter(({ text }) => text.includes('Questions: Gifting'))).toHaveLength(1);
});

test('[DSGN-17] [DSGN-20] [DSGN-22] a photo goes with the request, outlives a reload, and is gone once it is sent', async () => {
  const first = open(<DesignFormPage service="art" />);
  await uploadPhoto();
  await screen.findByText('Photo Uploaded');
  const preview = screen.getByRole<HTMLImageElement>('presentation').src;
  expect((await fetch(preview)).ok).toBe(true);
  first.unmount();
  // its memory is given back
  await expect(fetch(preview)).rejects.toThrow();
  open(<DesignFormPage service="art" />);
  await screen.findByText('Photo Uploaded');
  await type(/^First name/, 'Asha');
  await type(/^Project/, 'A wall');
  await typePlace();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Form submitted');
  expect((await backend.inbox())[0]?.text).toContain('Pin code: 682001');
  const [paragraph] = backend.store.list('paragraph--form_image');
  expect(paragraph?.attributes.parent_field_name).toBe('field_image_of_art');
  expect(screen.getByLabelText('Upload a photo')).toBeEnabled();
});

test('[DSGN-14] a photo whose record is refused counts as not uploaded, until the request is sent again', async () => {
  backend.use(http.post('*/jsonapi/paragraph/form_image', () => new Response(null, { status: 500 }), { once: true }));
  open(<DesignFormPage service="art" />);
  await uploadPhoto();
  await screen.findByText('Photo Uploaded');
  await type(/^First name/, 'Asha');
  await type(/^Project/, 'A wall');
  await typePlace();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findAllByText('Photo not uploaded');
  expect(screen.queryByText('Photo Uploaded')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Form submitted');
});

test('[DSGN-14] [DSGN-18] a request that is pressed while its photo is on its way is sent once the photo is there', async () => {
  const arrival = Promise.withResolvers<undefined>();
  backend.use(http.post('*/field_media_image', () => arrival.promise));
  open(<DesignFormPage service="wall" />);
  await type(/^First name/, 'Asha');
  await type(/^Project/, 'A wall');
  await typePlace();
  await uploadPhoto();
  const button = screen.getByRole('button', { name: 'Submit' });
  await userEvent.click(button);
  expect(await screen.findByText('Your form is sent as soon as your photo is there.')).toBeVisible();
  expect(button).toHaveFocus();
  arrival.resolve(undefined);
  await screen.findByText('Form submitted');
  expect(backend.store.list('paragraph--form_image').at(-1)?.attributes.parent_field_name).toBe(
    'field_gallery_wall_image',
  );
});
