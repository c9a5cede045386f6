import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { createBrowserEnvironment } from '../../src/app/effects/browserEnvironment.ts';
import { useScrollRestoration } from '../../src/app/visit/useScrollRestoration.ts';
import { ErrorState } from '../../src/ui/BlockStates.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { type ToastItem, ToastRegion } from '../../src/ui/Toast.tsx';
import { go, openRoutes } from '../support/router.tsx';

function Shell() {
  useScrollRestoration();
  return (
    <main id="main" tabIndex={-1}>
      <a href="#below">Below</a>
      <input aria-label="Name" />
      <Outlet />
    </main>
  );
}

afterEach(cleanup);
beforeEach(async () => {
  // A dialog of the test before gives the focus back in the next frame.
  await new Promise(requestAnimationFrame);
  openRoutes([{ element: <Shell />, children: [{ path: '/bag' }, { path: '/shipping' }] }], ['/bag']);
  await screen.findByRole('main');
});

test('another page is read from its beginning', async () => {
  screen.getByRole('link').focus();
  await go('/shipping');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('who types into a page whose address follows goes on typing', async () => {
  screen.getByRole('textbox').focus();
  await go('/shipping');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a control takes the focus that a chart gives it, though it is drawn after that in place of what was pressed', async () => {
  const { focus } = createBrowserEnvironment(() => {});
  const box = screen.getByRole('textbox');
  box.id = 'chooser';
  focus('chooser');
  expect(box).toHaveFocus();
  const next = document.createElement('input');
  next.id = 'chooser';
  box.replaceWith(next);
  await waitFor(() => expect(next).toHaveFocus());
});

/** A block that is away, or a whole page of it, until it comes. */
function Away({ page }: { page: boolean }) {
  const [hasFailed, setFailed] = useState(true);
  const failed = <ErrorState title="It did not come." onRetry={() => setFailed(false)} />;
  if (page) return hasFailed ? <section>{failed}</section> : <p>It is on its way.</p>;
  return <section aria-label="Reviews">{hasFailed ? failed : <p>It is on its way.</p>}</section>;
}

test.each([
  ['the block', false, 'region'],
  ['the page', true, 'main'],
] as const)(
  'who tries %s again by key goes on there, where the button goes with what failed',
  async (_, whole, role) => {
    cleanup();
    openRoutes([{ element: <Shell />, children: [{ path: '/bag', element: <Away page={whole} /> }] }], ['/bag']);
    (await screen.findByRole('button', { name: 'Try again' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('It is on its way.')).toBeVisible();
    expect(screen.getByRole(role)).toHaveFocus();
  },
);

/** Two lines, either of which is removed after a question. */
function Lines() {
  const [lines, setLines] = useState(['Misty Ghats', 'Curry Leaf']);
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <>
      <ul aria-label="Items in your bag">
        {lines.map((line) => (
          <li key={line}>
            <button type="button" onClick={() => setRemoving(line)}>{`Remove ${line}`}</button>
          </li>
        ))}
      </ul>
      <Dialog open={removing !== null} onClose={() => setRemoving(null)} title="Remove Item">
        <button
          type="button"
          onClick={() => {
            setLines(lines.filter((line) => line !== removing));
            setRemoving(null);
          }}
        >
          Remove
        </button>
      </Dialog>
    </>
  );
}

test('who removes one of several goes on in their list, for the button that asked is gone', async () => {
  cleanup();
  openRoutes([{ element: <Shell />, children: [{ path: '/bag', element: <Lines /> }] }], ['/bag']);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Misty Ghats' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Items in your bag' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remove Curry Leaf' })).toHaveFocus();
});

function Notices() {
  const [toast, setToast] = useState<ToastItem | null>({ id: 1, text: 'added to cart' });
  return (
    <>
      <input aria-label="Delivery pincode" />
      <ToastRegion label="Notices" toast={toast} onDismiss={() => setToast(null)} />
    </>
  );
}

test('a notice that comes while a dialog is open is no part of the inert page behind it', async () => {
  cleanup();
  const dialog = (
    <>
      <Dialog open onClose={() => {}} title="Login">
        <input aria-label="Mobile number" />
      </Dialog>
      <Notices />
    </>
  );
  openRoutes([{ path: '/bag', element: dialog }], ['/bag']);
  const { left, top, width, height } = (await screen.findByRole('button', { name: 'Dismiss' })).getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(hit?.closest('button')).toHaveAccessibleName('Dismiss');
  await userEvent.click(hit as Element);
  expect(screen.queryByText('added to cart')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

/** A dialog that is no more in the page once it has done what it was for, of which a notice tells. */
function Login() {
  const [isDone, setDone] = useState(false);
  return (
    <>
      {isDone ? null : (
        <Dialog open onClose={() => {}} title="Login">
          <button type="button" onClick={() => setDone(true)}>
            Verify
          </button>
        </Dialog>
      )}
      <ToastRegion label="Notices" toast={isDone ? { id: 1, text: 'Logged In' } : null} onDismiss={() => {}} />
    </>
  );
}

test('a notice that comes as its dialog leaves the page is shown on the page', async () => {
  cleanup();
  openRoutes([{ path: '/bag', element: <Login /> }], ['/bag']);
  await userEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Logged In')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the place of the notices is there before the first of them, for a screen reader follows what changes in it', async () => {
  cleanup();
  openRoutes([{ path: '/bag', element: <ToastRegion label="Notices" toast={null} onDismiss={() => {}} /> }], ['/bag']);
  expect(await screen.findByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite');
});

test('a notice that is dismissed by key gives the focus back to where it was', async () => {
  cleanup();
  openRoutes([{ path: '/bag', element: <Notices /> }], ['/bag']);
  screen.getByLabelText('Delivery pincode').focus();
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('added to cart')).toBeNull());
  expect(screen.getByLabelText('Delivery pincode')).toHaveFocus();
});
