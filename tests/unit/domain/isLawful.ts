import { type Choice, getMediaOptions, getSizeOptions } from '../../../src/domain/choice.ts';
import { MODES, PAD_COLOURS } from '../../../src/domain/framingTerms.ts';
import type { PrintSubject } from '../../../src/domain/printSubject.ts';
import type { Size } from '../../../src/domain/size.ts';

const isIn = (sizes: readonly Size[], size: Size | null) =>
  size ? sizes.some(({ width, height }) => width === size.width && height === size.height) : sizes.length === 0;

/** CONF-50 to CONF-52, said once more. */
const mayHaveMat = ({ media, size }: Choice) => {
  if (media === 'Canvas' || !size) return false;
  const [across, along] = size.width >= size.height ? [size.width, size.height] : [size.height, size.width];
  return across <= 52 && along <= 32;
};

/** Is a choice under the law: is all of it on offer for this picture, with these frames? */
export const isLawful = (choice: Choice, subject: PrintSubject, frames: readonly string[]): boolean =>
  MODES.includes(choice.mode) &&
  (getMediaOptions(subject).length === 0 || getMediaOptions(subject).includes(choice.media)) &&
  isIn(getSizeOptions(subject, choice.media), choice.size) &&
  choice.frame !== null &&
  frames.includes(choice.frame) &&
  (choice.mat === 'none' || mayHaveMat(choice)) &&
  PAD_COLOURS.some(({ id }) => id === choice.pad);
