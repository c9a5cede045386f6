import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, vi } from 'vitest';
import { content, device, shareFixture } from '../../fixtures/share.fixture.tsx';
import { formatMessage } from '../../src/messages/message.ts';
import { shareMessages } from '../../src/messages/saveAndShare.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

// The fixture puts a device's own in their place, or none.
afterEach(() => {
  for (const means of ['clipboard', 'share']) Reflect.deleteProperty(navigator, means);
});

const copy = { type: 'copy.chosen' };
const manual = { type: 'manual.chosen' };
const sheet = { type: 'sheet.chosen' };
const byHand = async () => {
  const field = await screen.findByLabelText<HTMLInputElement>('Link to this choice');
  expect(field.value).toBe(content.link);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, content.link.length]);
};
const popover = () => screen.queryByRole('dialog', { name: 'Share' });
const getAddress = (network: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: network }).href);

const outcomes: Outcome[] = [
  {
    requires: 'ART-22',
    after: [copy, { reply: 'clipboard.taken' }],
    sees: 'Link copied to clipboard!',
    check: () => expect(device.clipboard).toEqual([content.link]),
  },
  {
    requires: 'ART-22',
    after: [copy, { reply: 'clipboard.taken' }],
    emits: { type: 'toast', text: formatMessage(shareMessages['share.copied']) },
  },
  {
    requires: 'ART-22',
    after: [copy, { reply: 'clipboard.refused' }],
    butNot: 'Link copied to clipboard!',
    check: byHand,
  },
  {
    requires: 'ART-22',
    after: [copy, { reply: 'clipboard.missing' }],
    butNot: 'Link copied to clipboard!',
    check: byHand,
  },
  {
    requires: 'ART-22',
    after: [copy, { reply: 'clipboard.refused' }, copy, { reply: 'clipboard.taken' }],
    sees: 'Link copied to clipboard!',
  },
  {
    requires: 'ART-23',
    after: [manual, { reply: 'clipboard.taken' }],
    sees: /open Instagram and paste it/,
    check: () => {
      expect(device.clipboard).toEqual([content.link]);
      expect(screen.queryByRole('link', { name: 'Instagram' })).toBeNull();
    },
  },
  { requires: 'ART-23', after: [manual, { reply: 'clipboard.refused' }], butNot: /Yours is copied/, check: byHand },
  {
    requires: 'ART-22',
    after: [sheet, { reply: 'sheet.closed' }],
    check: () => expect(device.shared).toEqual([{ title: content.title, text: content.title, url: content.link }]),
  },
  { requires: 'ART-22', after: [sheet, { reply: 'sheet.dismissed' }], butNot: /did not open its own list/ },
  {
    requires: 'ART-22',
    after: [sheet, { reply: 'sheet.refused' }, copy, { reply: 'clipboard.taken' }],
    sees: 'Link copied to clipboard!',
  },
  {
    requires: 'ART-22',
    after: [],
    check: () => {
      const links = screen.getAllByRole<HTMLAnchorElement>('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(['WhatsApp', 'Facebook', 'Pinterest', 'X', 'E-mail']);
      expect(links.every(({ target, rel }) => target === '_blank' && rel === 'noopener')).toBe(true);
      expect(getAddress('WhatsApp').searchParams.get('text')).toBe(`${content.title}\n${content.link}`);
      expect(getAddress('Facebook').searchParams.get('u')).toBe(content.link);
      expect(Object.fromEntries(getAddress('Pinterest').searchParams)).toEqual({
        url: content.link,
        media: content.picture,
        description: content.title,
      });
      expect(getAddress('X').searchParams.get('url')).toBe(content.link);
      expect([getAddress('E-mail').protocol, getAddress('E-mail').searchParams.get('body')]).toEqual([
        'mailto:',
        `${content.title}\n${content.link}`,
      ]);
    },
  },
  {
    requires: 'ART-22',
    after: [{ type: 'network.chosen', network: 'WhatsApp' }],
    emits: { type: 'track', event: { event: 'share', method: 'WhatsApp' } },
  },
  {
    requires: 'ART-22',
    after: [],
    // What the browser does by itself on Escape, or on a press beside it.
    check: async ({ actor }) => {
      popover()?.hidePopover();
      await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('closed'));
      const again = screen.getByRole('button', { name: 'Share' });
      await userEvent.click(again);
      await vi.waitFor(() => expect(popover()).toBeVisible());
      await userEvent.click(again);
      await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('closed'));
    },
  },
];

testPaths({ ...shareFixture, outcomes });
