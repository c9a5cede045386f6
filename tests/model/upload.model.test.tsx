import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import { uploadFixture } from '../../fixtures/upload.fixture.tsx';
import { SUPPORT_PHONE } from '../../src/messages/support.ts';
import { findPicture } from '../../src/storage/pictureStorage.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const giveFile = { type: 'file.chosen', file: new File([], 'beach.jpg', { type: 'image/jpeg' }) };
const after = (name: string) => [giveFile, { reply: name }];
const getWay = ({ effects }: Harness) => effects.find(({ type }) => type === 'navigate') as unknown as { to: string };

const outcomes: Outcome[] = [
  { requires: 'UPL-01', after: [], sees: 'Tap to Upload' },
  {
    requires: 'UPL-02',
    after: [],
    check: () => void expect(screen.getByLabelText('Tap to Upload')).toHaveAttribute('accept', 'image/*'),
  },
  { requires: 'UPL-02', after: after('picture.notPicture'), sees: /not a picture, whatever its name says/ },
  { requires: 'UPL-02', after: after('picture.svg'), sees: /SVG drawing.*Please save it as PNG or JPEG/ },
  { requires: 'UPL-02', after: after('picture.animated'), sees: /moves, and a print stands still/ },
  { requires: 'UPL-02', after: after('picture.damaged'), sees: /damaged: part of it is missing/ },
  { requires: 'UPL-02', after: after('picture.heic'), sees: /share the photo as JPEG/ },
  { requires: 'UPL-14', after: after('picture.tooLow'), sees: /at least 1200 pixels on each side: 8 inches/ },
  {
    requires: 'UPL-16',
    after: after('picture.tooLow'),
    sees: 'The image resolution is too low for a quality print',
    check: ({ effects }) => expect(effects.filter(({ type }) => type === 'navigate')).toEqual([]),
  },
  {
    requires: 'UPL-17',
    after: [...after('picture.tooLow'), { wait: 86_400_000 }],
    sees: 'The image resolution is too low for a quality print',
    check: () => void expect(screen.getByRole('link', { name: SUPPORT_PHONE })).toBeVisible(),
  },
  {
    requires: 'UPL-17',
    after: [...after('picture.tooLow'), ...after('picture.good')],
    butNot: 'The image resolution is too low for a quality print',
  },
  {
    requires: 'UPL-05',
    after: after('picture.good'),
    emits: { type: 'userUpload.stored', userUpload: true },
    check: async (harness) => {
      const [, id = ''] = /^\/crop\?image=(.+)$/.exec(getWay(harness).to) ?? [];
      const { facts, isStored } = (await findPicture(id)) ?? {};
      expect(facts).toMatchObject({ name: 'beach.jpg', kind: 'jpeg', width: 1400, height: 1300 });
      expect(isStored).toBe(true);
    },
  },
  {
    requires: 'UPL-01',
    after: [giveFile, { type: 'reading.cancelled' }],
    sees: 'Tap to Upload',
    check: async () => {
      await userEvent.tab();
      expect(screen.getByLabelText('Tap to Upload')).toHaveFocus();
    },
  },
];

testPaths({ ...uploadFixture, outcomes });
