import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { handleLinkClick } from '../../../src/ui/Link.tsx';

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

/** Clicks a link that a chart follows; returns whether the chart did, and whether the browser does not. */
function click(kind: Partial<typeof PLAIN>) {
  const follow = vi.fn();
  const preventDefault = vi.fn();
  handleLinkClick(follow)({ ...PLAIN, ...kind, preventDefault } as unknown as MouseEvent);
  return [follow.mock.calls.length, preventDefault.mock.calls.length];
}

test('a click is the chart’s alone', () => {
  expect(click({})).toEqual([1, 1]);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o is left to the browser, which opens another tab or window, or saves',
  (kind) => {
    expect(click(kind)).toEqual([0, 0]);
  },
);
