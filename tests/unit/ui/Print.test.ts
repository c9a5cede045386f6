import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPrintWidth } from '../../../src/ui/Print.tsx';

test('pictures of middling ratios cover the same part of their wall', () => {
  const covered = [0.75, 1, 4 / 3].map((ratio) => getPrintWidth(ratio) ** 2 / ratio);
  for (const part of covered) expect(part).toBeCloseTo(0.7, 10);
});

test('no picture leaves its wall, however long or tall', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 20, noNaN: true }), (ratio) => {
      const width = getPrintWidth(ratio);
      expect(width).toBeGreaterThan(0);
      expect(width).toBeLessThanOrEqual(1);
      expect(width / ratio).toBeLessThanOrEqual(1 + 1e-12);
    }),
  );
});
