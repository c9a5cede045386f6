import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { TextInput } from '../../../src/ui/TextInput.tsx';
import { Toast, ToastRegion } from '../../../src/ui/Toast.tsx';

test('a dialog and the toasts render where there is no window', () => {
  expect(typeof window).toBe('undefined');
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => {}} title="Shopping Cart">
      Its words
    </Dialog>
  );
  expect(renderToStaticMarkup(dialog(true))).toContain('Its words');
  expect(renderToStaticMarkup(dialog(false))).not.toContain('Its words');
  const region = <ToastRegion label="Messages" toast={{ id: 1, text: 'Logged In' }} onDismiss={() => {}} />;
  expect(renderToStaticMarkup(region)).toContain('Logged In');
});

test.each([
  ['Login Expired!!', 'h2'],
  ['Login Expired!!!', 'p'],
])('[SHELL-29] %s is rendered as %s', (text, tag) => {
  expect(renderToStaticMarkup(<Toast text={text} onDismiss={() => {}} />)).toMatch(
    new RegExp(`<${tag}[^>]*>${text}</${tag}>`),
  );
});

test('a field names its hint and its error, and is required for a screen reader only', () => {
  const field = renderToStaticMarkup(
    <TextInput id="mail" label="E-mail" hint="For news" error="Enter a valid Email" required />,
  );
  expect(field).toMatch(/<input[^>]* aria-describedby="mail-hint mail-error"/);
  expect(field).toMatch(/<input[^>]* aria-required="true"/);
  expect(field).not.toMatch(/<input[^>]* required/);
});
