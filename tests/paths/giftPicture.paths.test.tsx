import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { giftPictureStage } from '../stages/giftPicture.stage.tsx';
import type { Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const given = { type: 'files.given', files: [{ name: 'wedding.jpg', size: 4_000_000 }] };
const after = (name: string) => [given, { answer: name }];
const chosen = after('picture.good');
const shown = () => screen.queryByRole<HTMLImageElement>('presentation');
const idIn = ({ actor }: Walker) => actor.getSnapshot().context.picture?.id;

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
    check: () => waitFor(() => expect(shown()?.naturalWidth).toBe(1400)),
  },
  {
    requires: 'GIFT-17',
    after: chosen,
    sees: /sent to us once the gift goes into your bag/,
    check: ({ backend }) =>
      expect(
        backend.store.list('file--file').filter(({ attributes }) => String(attributes.filename).startsWith('wedding')),
      ).toEqual([]),
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
    requires: 'GIFT-11',
    after: [...chosen, given, { type: 'reading.cancelled' }],
    sees: 'wedding.jpg',
    butNot: /Opening/,
  },
  {
    requires: 'GIFT-11',
    after: chosen,
    check: async (walker) => {
      const first = idIn(walker);
      for (const doing of chosen) await walker.perform(doing);
      expect([first, idIn(walker)]).toEqual([expect.any(String), expect.any(String)]);
      expect(idIn(walker)).not.toBe(first);
    },
  },
];

walkView({ ...giftPictureStage, outcomes });
