import { screen, waitFor } from '@testing-library/dom';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { createBrowserEnvironment } from '../../src/app/effects/browserEnvironment.ts';
import { useScrollRestoration } from '../../src/app/visit/useScrollRestoration.ts';
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
