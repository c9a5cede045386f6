import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { wallPhotoFixture } from '../../fixtures/wallPhoto.fixture.tsx';
import { endsWith } from '../support/harness/endsWith.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const read = { reply: 'photo.read' };
const type = (text: string) => ({ type: 'length.typed', text });
const set = { type: 'reference.set' };
const NO_NUMBER = 'Type a number, such as 36 or 36.5.';
/** 480 of 1200 pixels are 36 inches: the wall is 90 inches across. */
const isMeasured = endsWith({ photo: { width: 1200, height: 900 }, inchesPerPixel: expect.closeTo(0.075, 10) });

const outcomes: Outcome[] = [
  { requires: 'FRAME-10', after: [read, type('36'), set], check: isMeasured },
  { requires: 'FRAME-10', after: [read, type('91,44'), { type: 'unit.chosen', unit: 'cm' }, set], check: isMeasured },
  { requires: 'FRAME-10', after: [read, type('36'), { type: 'photo.removed' }], check: endsWith(null) },
  { requires: 'FRAME-10', after: [read, set], sees: 'Type how far apart the two marks are.' },
  { requires: 'FRAME-10', after: [read, type('a yard'), set], sees: NO_NUMBER },
  { requires: 'FRAME-10', after: [read, type('-5'), set], sees: NO_NUMBER },
  {
    requires: 'FRAME-10',
    after: [read, type('401'), set],
    sees: 'Between 2 and 400 inches, or 5 and 1,016 cm, please.',
  },
  { requires: 'FRAME-10', after: [read, type('a yard'), set, type('36')], butNot: NO_NUMBER },
  {
    requires: 'FRAME-10',
    after: [{ reply: 'photo.notPicture' }],
    sees: /not a picture that your browser can read/,
    check: () => {
      expect(screen.getByLabelText('Another photo')).toHaveFocus();
    },
  },
  {
    requires: 'FRAME-10',
    after: [{ reply: 'photo.tooSmall' }, { type: 'photo.chosen' }, read],
    sees: 'Your photo stays on this device.',
  },
];

testPaths({ ...wallPhotoFixture, outcomes });
