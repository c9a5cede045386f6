import { type Choice, mediasOf, sizesOf } from '../../../src/domain/choice.ts';
import { MODES } from '../../../src/domain/mode.ts';
import { PAD_COLOURS } from '../../../src/domain/padColour.ts';
import type { Size } from '../../../src/domain/size.ts';
import type { Subject } from '../../../src/domain/subject.ts';

const isIn = (sizes: readonly Size[], size: Size | null) =>
  size ? sizes.some(({ width, height }) => width === size.width && height === size.height) : sizes.length === 0;

/** CONF-50 to CONF-52, said once more. */
const mayHaveMat = ({ media, size }: Choice) => {
  if (media === 'Canvas' || !size) return false;
  const [across, along] = size.width >= size.height ? [size.width, size.height] : [size.height, size.width];
  return across <= 52 && along <= 32;
};

/** Is a choice under the law: is all of it on offer for this picture, with these frames? */
export const isUnder = (choice: Choice, subject: Subject, frames: readonly string[]): boolean =>
  MODES.includes(choice.mode) &&
  (mediasOf(subject).length === 0 || mediasOf(subject).includes(choice.media)) &&
  isIn(sizesOf(subject, choice.media), choice.size) &&
  choice.frame !== null &&
  frames.includes(choice.frame) &&
  (choice.mat === 'none' || mayHaveMat(choice)) &&
  PAD_COLOURS.some(({ id }) => id === choice.pad);
