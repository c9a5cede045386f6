import type { Draft } from '../drupal/store.ts';
import { artDrafts, pictureRef } from './artDrafts.ts';
import { arts } from './arts.ts';
import { bannerBlocks, promiseBlocks } from './blocks.ts';
import { COLOURS } from './colours.ts';
import { storeDraft } from './store.ts';
import { collectionTerms, colourTerms, orientationTerms, pincodeTerms, sizeTerms } from './terms.ts';

const themes = [...new Set(arts.flatMap((art) => art.themes))];
const favourites = [...arts].sort((a, b) => Number(b.favourite) - Number(a.favourite));
const favouritesAcross = favourites.filter(({ orientation }) => orientation === 'Landscape');

// each theme shows a picture that no theme before it shows, as long as there is one
function themePictures(): Map<string, ReturnType<typeof pictureRef>> {
  const pictures = new Map<string, ReturnType<typeof pictureRef>>();
  const used = new Set<string>();
  for (const theme of themes) {
    const own = favourites.filter((art) => art.themes.includes(theme));
    const art = own.find(({ slug }) => !used.has(slug)) ?? own[0];
    if (!art) continue;
    used.add(art.slug);
    pictures.set(theme, pictureRef(art));
  }
  return pictures;
}

/** Everything that the backend starts with, the same at every start. What points comes after what it points at. */
export function seed(): Draft[] {
  const pictures = themePictures();
  return [
    storeDraft(),
    ...orientationTerms(),
    ...sizeTerms(),
    ...colourTerms(COLOURS),
    ...collectionTerms(themes, (name) => pictures.get(name) ?? null),
    ...pincodeTerms(),
    ...arts.flatMap(artDrafts),
    ...bannerBlocks(favouritesAcross.slice(0, 4).map(pictureRef)),
    ...promiseBlocks(),
  ];
}
