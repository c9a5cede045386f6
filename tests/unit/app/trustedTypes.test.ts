import { expect, test, vi } from 'vitest';
import { createTrustedTypesPolicy } from '../../../src/app/trustedTypes.ts';

/** What the default policy allows of a text that is to become HTML at this place. */
function allowHtml(html: string, sink: string): string | null {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  createTrustedTypesPolicy();
  const [name, { createHTML }] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  return createHTML(html, 'TrustedHTML', sink);
}

test.each([
  ['<p>Words</p>', 'DOMParser parseFromString', true],
  ['<p>Words</p>', 'Element innerHTML', false],
  ['', 'Element innerHTML', true],
])('that %j may become HTML at %s: %j', (html, sink, isAllowed) => {
  expect(allowHtml(html, sink)).toBe(isAllowed ? html : null);
});
