import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { wallFramesFixture } from '../../fixtures/wallFrames.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const listed = { reply: 'frames.listed' };
const down = { reply: 'frames.downTwiceThenListed' };
const retry = { type: 'frames.retried' };
const black = { type: 'frame.picked', frame: 'Matte Black' };

const outcomes: Outcome[] = [
  {
    requires: 'WALL-04',
    after: [listed],
    sees: 'Every frame comes at the same price.',
    check: () => {
      const wall = screen.getByRole('img', { name: 'Three Mornings in the Hills, all in Nordic' });
      // Each print of the wall is seen, in its place from left to right.
      expect([...wall.querySelectorAll('image')].map((image) => image.getAttribute('href'))).toEqual([
        expect.stringContaining('misty-ghats'),
        expect.stringContaining('tea-pickers-path-munnar'),
        expect.stringContaining('blue-distances'),
      ]);
      expect(screen.getByRole('radio', { name: 'Nordic' })).toBeChecked();
    },
  },
  {
    requires: 'WALL-04',
    after: [listed, black],
    check: () => {
      screen.getByRole('img', { name: 'Three Mornings in the Hills, all in Matte Black' });
      screen.getByRole('button', { name: 'Hang all in Matte Black' });
    },
  },
  {
    requires: 'WALL-04',
    after: [listed, black, { type: 'frame.applied' }],
    check: ({ actor }) => {
      expect(actor.getSnapshot().context.frame).toBe('Matte Black');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
  {
    requires: 'WALL-04',
    after: [down, retry, down, retry, down],
    check: () => expect(screen.getAllByRole('radio').length).toBeGreaterThan(10),
  },
];

testPaths({ ...wallFramesFixture, outcomes });
