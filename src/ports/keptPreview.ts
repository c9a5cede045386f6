import type { PreviewSettings } from '../../machines/configurator/previewSettings.ts';
import { MEDIA } from '../domain/media.ts';
import type { Mode } from '../domain/mode.ts';
import { keptArtMode } from './keptListing.ts';
import { numberThat, objectOf, oneOf, text } from './plainShapes.ts';
import { kept } from './storage.ts';

const artData = objectOf<NonNullable<PreviewSettings['artData']>>({
  id: text,
  alias: text,
  title: text,
  artist: text,
});

const keys = {
  ratio: kept(
    'ratio',
    numberThat((ratio) => ratio > 0),
  ),
  papertype: kept('papertype', oneOf(MEDIA)),
  finalprice: kept<PreviewSettings['finalprice']>(
    'finalprice',
    numberThat((price) => Number.isInteger(price) && price >= 0),
  ),
  artData: kept<PreviewSettings['artData']>('artData', artData),
};

/** What was chosen last of any picture, under the specification's names; null unless all of it is there. (CONF-27) */
export const keptPreview = {
  read(): PreviewSettings | null {
    const [ratio, papertype] = [keys.ratio.read(), keys.papertype.read()];
    if (ratio === null || papertype === null) return null;
    return { ratio, papertype, finalprice: keys.finalprice.read(), artData: keys.artData.read() };
  },
  write({ ratio, papertype, finalprice, artData }: PreviewSettings): void {
    keys.ratio.write(ratio);
    keys.papertype.write(papertype);
    keys.finalprice.write(finalprice);
    keys.artData.write(artData);
  },
};

/** Framed or not, as it was settled or chosen before; null where the shopper is only looking at art. (CONF-28) */
export function readKeptMode(): Mode | null {
  const artMode = keptArtMode.read();
  if (artMode === 'frame') return 'frame';
  return artMode === 'print' ? 'art' : null;
}
