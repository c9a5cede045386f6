import type { PictureLine } from '../../src/domain/cartLine.ts';
import { type Choice, getMediaOptions, toFraming } from '../../src/domain/choice.ts';
import type { Frame } from '../../src/domain/frame.ts';
import { getOuterSize } from '../../src/domain/framing.ts';
import { MEDIA } from '../../src/domain/framingTerms.ts';
import { getMatStyles, type MatStyle } from '../../src/domain/mat.ts';
import type { Paise } from '../../src/domain/money.ts';
import { createPictureLine } from '../../src/domain/pictureLine.ts';
import { calculatePrice } from '../../src/domain/price.ts';
import type { Size } from '../../src/domain/size.ts';
import type { Context } from './configuratorContext.ts';

/** The price of one piece in a size, as it is made up now; null where the prices are not known. (CONF-31 to CONF-35) */
export const getPrice = ({ subjectData, choice }: Pick<Context, 'subjectData' | 'choice'>, size: Size): Paise | null =>
  subjectData &&
  calculatePrice({ ...toFraming(choice, size), source: subjectData.subject.source, table: subjectData.table });

/** The frame that is chosen, among those that can be; null for a print by itself. */
export const findFrame = ({ mode, frame }: Choice, frames: readonly Frame[]): Frame | null =>
  (mode === 'frame' && frames.find(({ id }) => id === frame)) || null;

/** What would go into the bag; null without a size, or without the frame that it is to have. (CART-11 to CART-16, CART-26) */
export function createLine(
  { subjectData, choice }: Pick<Context, 'subjectData' | 'choice'>,
  frames: readonly Frame[],
): PictureLine | null {
  const { mode, size } = choice;
  const price = size && getPrice({ subjectData, choice }, size);
  const frame = findFrame(choice, frames);
  if (!subjectData || !size || price === null || (mode === 'frame' && !frame)) return null;
  return createPictureLine({ subject: subjectData.subject, choice: { ...choice, size }, frame, price, pincode: '' });
}

/**
 * What is chosen of a picture, and what else it can be had as; `shownSize` is the chosen size, or another while none is. Prices
 * are paise, sizes inches. (ART-04 to ART-08)
 */
export function getChoiceView(
  context: Pick<Context, 'subjectData' | 'choice'>,
  frames: readonly Frame[],
  shownSize: Size,
) {
  const { subjectData, choice } = context;
  const framing = toFraming(choice, shownSize);
  return {
    ...choice,
    frame: findFrame(choice, frames),
    /** The media that the picture can be had on: a small upload fits no canvas. */
    mediasOnOffer: subjectData ? getMediaOptions(subjectData.subject) : MEDIA,
    shownSize,
    matStyles: framing.framed ? getMatStyles(choice.media, shownSize) : (['none'] satisfies MatStyle[]),
    framing,
    /** What the finished piece measures outside; null for a print by itself. */
    outer: framing.framed ? getOuterSize(framing) : null,
    priceOf: (of: Size) => getPrice(context, of),
  };
}
