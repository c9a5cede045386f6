import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import { OLD, photoFixture } from '../../fixtures/photo.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const giveFile = { type: 'file.chosen', file: new File([], 'wall.png', { type: 'image/png' }) };
const after = (name: string) => [giveFile, { reply: name }];
const sent = { reply: 'upload.stored' };
const files = ({ backend: { store } }: Harness) =>
  store.list('file--file').filter(({ attributes }) => !attributes.status);
const changes = ({ effects }: Harness) => effects.filter(({ type }) => type === 'photo.changed');
const getPreview = () => screen.getByRole<HTMLImageElement>('presentation');

const outcomes: Outcome[] = [
  {
    requires: 'DSGN-16',
    after: [],
    check: () => {
      const control = screen.getByLabelText('Upload a photo');
      expect(control).toHaveAttribute('accept', 'image/*');
      // the summary of the form leads here
      expect(control.id).toBe('wall-photo');
    },
  },
  { requires: 'DSGN-16', after: after('picture.notPicture'), sees: /not a picture, whatever its name says/ },
  { requires: 'DSGN-16', after: after('picture.svg'), sees: /SVG drawing/ },
  {
    requires: 'DSGN-17',
    after: [...after('picture.good'), sent],
    sees: 'Photo Uploaded',
    check: async (harness) => {
      await waitFor(() => expect(getPreview().naturalWidth).toBe(1400));
      const [file] = files(harness);
      expect(file?.attributes.filemime).toBe('image/jpeg');
      expect(changes(harness).at(-1)).toMatchObject({ photo: { id: file?.id } });
    },
  },
  // too small to print, but not to look at
  { requires: 'DSGN-17', after: [...after('picture.tooLow'), sent], sees: 'Photo Uploaded' },
  {
    requires: 'DSGN-14',
    after: [...after('picture.good'), { reply: 'upload.down' }],
    sees: 'Photo not uploaded',
    check: async (harness) => {
      expect(changes(harness).at(-1)).toMatchObject({ photo: null });
      await harness.perform({ type: 'sending.retried' });
      await harness.perform(sent);
      await screen.findByText('Photo Uploaded');
    },
  },
  // another one in its place: the form has none until it is there
  {
    requires: 'DSGN-17',
    after: [...after('picture.good'), sent, ...after('picture.good')],
    check: async (harness) => {
      await waitFor(() => expect(changes(harness).at(-1)).toMatchObject({ photo: null }));
      await harness.perform(sent);
      await waitFor(() => expect(changes(harness).at(-1)).toMatchObject({ photo: { url: expect.any(String) } }));
    },
  },
  // but one that is none, or is given up, takes no place
  ...[{ reply: 'picture.notPicture' }, { type: 'photo.cancelled' }].map(
    (then): Outcome => ({
      requires: 'DSGN-17',
      after: [...after('picture.good'), sent, giveFile, then],
      sees: 'Photo Uploaded',
      check: async (harness) => {
        await waitFor(() => expect(getPreview().naturalWidth).toBe(1400));
        expect(changes(harness).at(-1)).toMatchObject({ photo: { url: expect.any(String) } });
      },
    }),
  ),
  // what the summary of the form leads to is there at any time
  {
    requires: 'DSGN-14',
    after: after('picture.good'),
    check: () => {
      expect(document.getElementById('wall-photo')).toBe(screen.getByRole('button', { name: 'Cancel' }));
    },
  },
];
const followed = { type: 'photo.followed', sent: { id: OLD, url: '/wall.jpg' } };

// a form that was stored knows its photo, if the backend still does
const recalled: Outcome[] = [
  { requires: 'DSGN-17', after: [followed, { reply: 'file.found' }], sees: 'Photo Uploaded' },
  {
    requires: 'DSGN-14',
    after: [followed, { reply: 'file.missing' }],
    sees: 'Upload a photo',
    check: (harness) => {
      expect(changes(harness).at(-1)).toMatchObject({ photo: null });
    },
  },
];

testPaths({ ...photoFixture, outcomes: [...outcomes, ...recalled] });
