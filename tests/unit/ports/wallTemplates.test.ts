import { expect, test } from 'vitest';
import { createTemplateSheets } from '../../../src/domain/templateSheets.ts';
import { drawTemplates } from '../../../src/ports/wallTemplates.ts';

test('twelve pieces are one PDF, a page of A4 for each sheet', async () => {
  const pieces = Array.from({ length: 12 }, (_, index) => ({
    number: index + 1,
    title: index === 0 ? 'മഴ, Monsoon' : 'Misty Ghats',
    size: { width: 640, height: 780 },
    hooks: [
      { x: 160, y: 13 },
      { x: 480, y: 13 },
    ],
  }));
  const pdf = await drawTemplates(pieces);
  const text = await pdf.text();
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pieces.flatMap(createTemplateSheets).length);
  expect(text).toContain('/PrintScaling /None');
  // 297 × 210 mm in points.
  expect(text).toMatch(/\/MediaBox \[0 0 841\.8\d* 595\.2\d*\]/);
});
