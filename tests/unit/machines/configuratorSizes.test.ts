import { expect, test } from 'vitest';
import { configuratorSamples } from '../../../machines/configurator/configurator.samples.ts';
import { createContext, getTabSizes } from '../../../machines/configurator/configuratorContext.ts';
import { art } from '../../../machines/framedPicture/samplePictures.ts';

/** The widths that can be chosen of an upright art print that is at most so wide, under the tab Medium; inches. */
function listWidths(width: number): number[] {
  const subjectData = { ...art, subject: { ...art.subject, max: { width, height: width * 2 } } };
  return getTabSizes('Medium', { ...createContext(configuratorSamples.input), subjectData }).map((size) => size.width);
}

test.each([
  // Three stand in one row of a phone.
  [20, [12, 16, 20]],
  [12, [12]],
  // Of four, a tab shows its own, the largest first.
  [24, [16, 12]],
])('[CONF-41] of a print up to %d inches wide these can be chosen: %j', (width, widths) => {
  expect(listWidths(width)).toEqual(widths);
});
