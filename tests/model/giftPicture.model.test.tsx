import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { giftPictureFixture } from '../../fixtures/giftPicture.fixture.tsx';
import { uploadGiftPicture } from '../../src/ports/giftPicture.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';
import { listUploads } from '../support/listUploads.ts';

const giveFile = { type: 'file.chosen', file: new File([], 'wedding.jpg', { type: 'image/jpeg' }) };
const after = (name: string) => [giveFile, { reply: name }];
const chosen = after('picture.good');
const queryPreview = () => screen.queryByRole<HTMLImageElement>('presentation');

const outcomes: Outcome[] = [
  { requires: 'GIFT-11', after: [], sees: 'Upload image' },
  {
    requires: 'GIFT-11',
    after: [],
    check: () => {
      const chooser = screen.getByLabelText('Upload image');
      expect(chooser).toHaveAttribute('accept', 'image/*');
      // Add To Cart leads here.
      expect(chooser.id).toBe('gift-picture');
    },
  },
  {
    requires: 'GIFT-11',
    after: chosen,
    sees: 'wedding.jpg',
    check: () => waitFor(() => expect(queryPreview()?.naturalWidth).toBe(1400)),
  },
  {
    requires: 'GIFT-17',
    after: chosen,
    sees: /sent to us once the gift goes into your bag/,
    check: ({ backend }) => expect(listUploads(backend)).toEqual([]),
  },
  { requires: 'GIFT-11', after: chosen, emits: { type: 'focus', field: 'gift-picture' } },
  {
    requires: 'GIFT-11',
    after: [...chosen, { type: 'picture.removed' }],
    emits: { type: 'focus', field: 'gift-picture' },
  },
  { requires: 'GIFT-11', after: [...chosen, { type: 'picture.removed' }], sees: 'Upload image', butNot: 'wedding.jpg' },
  {
    requires: 'GIFT-11',
    after: [...chosen, ...after('picture.damaged')],
    sees: /damaged: part of it is missing/,
    check: () => {
      // The good one before it is not lost.
      expect(screen.getByText('The picture that you chose before stays.')).toBeVisible();
      expect(screen.getByText('wedding.jpg')).toBeVisible();
      expect(screen.getByLabelText('Replace image')).toBeEnabled();
    },
  },
  {
    requires: 'GIFT-17',
    after: [...chosen],
    // Replaced while it is sent: what the backend has is the picture before.
    check: async (harness) => {
      const getId = () => harness.actor.getSnapshot().context.picture?.id ?? '';
      const { signal } = new AbortController();
      const first = getId();
      const sending = uploadGiftPicture(first, signal);
      await harness.gate.waitForPending();
      for (const action of chosen) await harness.perform(action);
      await waitFor(() => expect(getId()).not.toBe(first));
      harness.gate.open();
      const files = [(await sending).file, (await uploadGiftPicture(getId(), signal)).file];
      expect(listUploads(harness.backend).map(({ id }) => id)).toEqual(files);
      expect(new Set(files).size).toBe(2);
    },
  },
  {
    requires: 'GIFT-11',
    after: [...chosen, giveFile, { type: 'reading.cancelled' }],
    sees: 'wedding.jpg',
    butNot: /Opening/,
  },
  {
    requires: 'GIFT-11',
    after: [...chosen],
    check: async (harness) => {
      const first = queryPreview()?.src;
      for (const action of chosen) await harness.perform(action);
      await waitFor(() => expect(queryPreview()?.src).not.toBe(first));
    },
  },
  {
    requires: 'GIFT-11',
    after: [{ reply: 'picture.stored' }],
    sees: 'wedding.jpg',
    check: () => waitFor(() => expect(queryPreview()?.naturalWidth).toBe(1400)),
  },
  { requires: 'GIFT-11', after: [{ reply: 'picture.unreadable' }], sees: 'Upload image' },
];

testPaths({ ...giftPictureFixture, outcomes });
