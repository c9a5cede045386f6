import { expect, test } from 'vitest';
import { describePayload, readEvent } from '../../../src/visualiser/mirror/payload.ts';

const sample = {
  type: 'bag.changed',
  isRestored: true,
  coupon: null,
  lines: [{ title: 'Palms', price: 410_400, size: { width: 18 } }],
};
const fields = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

test('a form gives the event in the shape of its sample: numbers stay numbers, and what is empty stays nothing', () => {
  const typed = fields({
    'lines.0.title': 'Misty Ghats',
    'lines.0.price': '100',
    'lines.0.size.width': '12.5',
    coupon: '',
  });
  expect(readEvent(sample, typed)).toEqual({
    type: 'bag.changed',
    isRestored: false,
    coupon: null,
    lines: [{ title: 'Misty Ghats', price: 100, size: { width: 12.5 } }],
  });
});

test('what stood empty can be filled', () => {
  expect(readEvent({ type: 'coupon.typed', code: null }, fields({ code: 'WELCOME10' }))).toEqual({
    type: 'coupon.typed',
    code: 'WELCOME10',
  });
});

test('a sample is told by what it carries', () => {
  expect(describePayload(sample)).toBe('isRestored true, coupon nothing, lines (1)');
});
