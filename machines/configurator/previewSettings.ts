import type { Media, Mode } from '../../src/domain/framingTerms.ts';
import type { Paise } from '../../src/domain/money.ts';
import { getPrice } from './choiceView.ts';
import type { Context } from './configuratorContext.ts';

/** What of a choice the browser keeps, under the specification's own names; `finalprice` is in paise. (CONF-27) */
export type PreviewSettings = {
  /** Width / height of the picture. */
  ratio: number;
  papertype: Media;
  finalprice: Paise | null;
  /** Null for an upload. */
  artData: { id: string; alias: string; title: string; artist: string } | null;
};

/** The mode under its stored name. (CONF-28) */
export const toArtMode = (mode: Mode): 'frame' | 'print' => (mode === 'frame' ? 'frame' : 'print');

/** What is stored of the choice as it stands; null before there is a picture. (CONF-27) */
export function toPreviewSettings(context: Context): PreviewSettings | null {
  const { subjectData, choice } = context;
  if (!subjectData) return null;
  const { subject, art } = subjectData;
  return {
    ratio: subject.ratio,
    papertype: choice.media,
    finalprice: choice.size && getPrice(context, choice.size),
    artData: art && { id: art.id, alias: art.alias, title: art.title, artist: art.artist },
  };
}
