import { getMediaOptions, toFraming } from '../../src/domain/choice.ts';
import { getOuterSize } from '../../src/domain/framing.ts';
import { MEDIA } from '../../src/domain/framingTerms.ts';
import { getMatStyles, type MatStyle } from '../../src/domain/mat.ts';
import type { Size } from '../../src/domain/size.ts';
import type { Context } from './configuratorContext.ts';
import { getPrice } from './previewSettings.ts';

/**
 * What is chosen of a picture, and what else it can be had as; `seen` is the size in which it is shown. Prices are paise,
 * sizes inches. (ART-04 to ART-08)
 */
export function getChoiceView(context: Pick<Context, 'subjectData' | 'choice'>, shownSize: Size) {
  const { subjectData, choice } = context;
  const { mode, media, size, mat, pad } = choice;
  const framing = toFraming(choice, shownSize);
  return {
    mode,
    media,
    medias: MEDIA,
    /** The media that the picture can be had on: a small upload fits no canvas. */
    mediasOnOffer: subjectData ? getMediaOptions(subjectData.subject) : MEDIA,
    size,
    /** The size that is shown: the chosen one, or another while none is. */
    seenAs: shownSize,
    matStyles: mode === 'frame' ? getMatStyles(media, shownSize) : (['none'] satisfies MatStyle[]),
    mat,
    /** Inches, 0 where there is none. */
    matWidth: framing.mat,
    pad,
    framing,
    /** What the finished piece measures outside; null for a print by itself. */
    outer: framing.framed ? getOuterSize(framing) : null,
    priceOf: (of: Size) => getPrice(context, of),
  };
}
