import '../../../src/ui/tokens.css';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from '../../../fixtures/harness/render.tsx';
import { Dialog } from '../../../src/ui/Dialog.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 900);
});

test('at 400 % zoom head and foot leave the window to what is between them: all of it scrolls', async () => {
  await page.viewport(320, 256);
  render(
    <Dialog
      open
      onClose={() => {}}
      title="Edit address of the house by the sea"
      actions={<button type="button">Save</button>}
    >
      <div style={{ blockSize: 600 }}>A form</div>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  dialog.scrollTop = 300;
  expect(dialog.scrollTop).toBe(300);
  expect(screen.getByRole('heading').getBoundingClientRect().bottom).toBeLessThan(0);
  expect(screen.getByText('Save').getBoundingClientRect().top).toBeGreaterThan(256);
});

test('a dialog that comes back by itself gives the focus to what opened it first', async () => {
  let comeBack = () => {};
  function Page() {
    const [at, setAt] = useState<'closed' | 'open' | 'saving'>('closed');
    comeBack = () => setAt('open');
    return (
      <main tabIndex={-1}>
        <button type="button" disabled={at !== 'closed'} onClick={comeBack}>
          Edit
        </button>
        {at === 'saving' ? null : (
          <Dialog open={at === 'open'} onClose={() => setAt('closed')} title="Edit address">
            <button type="button" onClick={() => setAt('saving')}>
              Save
            </button>
          </Dialog>
        )}
      </main>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByText('Edit'));
  await userEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  comeBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByText('Edit')).toHaveFocus());
});
