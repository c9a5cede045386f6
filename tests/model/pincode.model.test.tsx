import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { pincodeFixture } from '../../fixtures/pincode.fixture.tsx';
import { formatArrival } from '../../src/domain/arrival.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const type = (text: string) => ({ type: 'pincode.typed', text });

/** Red, green and blue of a text, 0 to 255, as the screen shows them. */
function getColour(text: string): number[] {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = getComputedStyle(screen.getByText(text)).color;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

const outcomes: Outcome[] = [
  {
    requires: 'PIN-08',
    after: [type('682001'), { reply: 'pincode.found' }],
    sees: 'Delivery in 5-7 days',
    check: () => {
      const [red = 0, green = 0, blue = 0] = getColour('Delivery in 5-7 days');
      expect(green).toBeGreaterThan(Math.max(red, blue) + 20);
    },
  },
  { requires: 'PIN-12', after: [type('682001'), { reply: 'pincode.found' }], sees: 'Kochi, Kerala' },
  {
    requires: 'PIN-10',
    after: [type('682001'), { reply: 'pincode.found' }],
    check: async () => {
      expect(await screen.findByText(`Arrives ${formatArrival('5-7', Date.now())}.`, { exact: false })).toBeVisible();
    },
  },
  {
    requires: 'PIN-06',
    after: [type('682001'), { reply: 'pincode.found' }],
    emits: { type: 'pincode.stored', pincode: '682001' },
  },
  {
    requires: 'PIN-09',
    after: [type('999999'), { reply: 'pincode.found' }],
    sees: 'Delivery Unavailable',
    check: () => {
      const [red = 0, green = 0, blue = 0] = getColour('Delivery Unavailable');
      expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
    },
  },
  { requires: 'PIN-05', after: [type('682001'), { reply: 'pincode.none' }], sees: 'Delivery Unavailable' },
  { requires: 'PIN-03', after: [type('68200')], butNot: /Delivery in|Delivery Unavailable/ },
  {
    requires: 'PIN-11',
    after: [type('682001'), { reply: 'pincode.down' }],
    butNot: 'Delivery Unavailable',
    emits: { type: 'log' },
    // Beside the way to ask again one types on.
    check: () => {
      expect(screen.getByLabelText('Delivery pincode')).toHaveFocus();
    },
  },
  {
    requires: 'PIN-11',
    after: [
      type('682001'),
      { reply: 'pincode.downTwiceThenFound' },
      { type: 'pincode.retried' },
      { reply: 'pincode.downTwiceThenFound' },
      { type: 'pincode.retried' },
      { reply: 'pincode.downTwiceThenFound' },
    ],
    sees: 'Delivery in 5-7 days',
  },
  { requires: 'PIN-02', after: [type('68 20-01'), { reply: 'pincode.found' }], sees: 'Delivery in 5-7 days' },
];

testPaths({ ...pincodeFixture, outcomes });
