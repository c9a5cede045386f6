import * as v from 'valibot';
import type { PreviewSettings } from '../../machines/configurator/previewSettings.ts';
import { PREVIEW_VIEWS } from '../../machines/preview/previewContext.ts';
import { MEDIA, type Mode } from '../domain/framingTerms.ts';
import { artModeStorage } from './listingStorage.ts';
import { persisted } from './persisted.ts';

const artData = v.object({ id: v.string(), alias: v.string(), title: v.string(), artist: v.string() });

const keys = {
  ratio: persisted('ratio', v.pipe(v.number(), v.gtValue(0))),
  papertype: persisted('papertype', v.picklist(MEDIA)),
  finalprice: persisted<PreviewSettings['finalprice']>('finalprice', v.pipe(v.number(), v.integer(), v.minValue(0))),
  artData: persisted<PreviewSettings['artData']>('artData', artData),
};

/** What was chosen last of any picture, under the specification's names; null unless all of it is there. (CONF-27) */
export const previewStorage = {
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
export function readPersistedMode(): Mode | null {
  const artMode = artModeStorage.read();
  if (artMode === 'frame') return 'frame';
  return artMode === 'print' ? 'art' : null;
}

/** Which view was open last. (CONF-27) */
export const previewViewStorage = persisted('showimage', v.picklist(PREVIEW_VIEWS));
