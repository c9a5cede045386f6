import * as v from 'valibot';
import type { Picture } from '../domain/art.ts';
import { buildQuery, resourceSchema, Term, toOneSchema } from './jsonapi.ts';
import { fetchAllPages } from './pages.ts';
import { toPicture } from './picture.ts';

const Collection = resourceSchema('taxonomy_term--collection', { name: v.string() }, { field_image: toOneSchema });

/** The names of all themes, in alphabetical order (API-33). */
export async function fetchThemes(signal?: AbortSignal): Promise<string[]> {
  const { data } = await fetchAllPages(Collection, buildQuery('/jsonapi/taxonomy_term/collection', { sort: 'name' }), {
    signal,
  });
  return data.map(({ attributes }) => attributes.name);
}

export type HomeTheme = { id: string; name: string; picture: Picture | null };

/** The themes that home shows, in the order the shop gives them (API-61). */
export async function fetchHomeThemes(signal?: AbortSignal): Promise<HomeTheme[]> {
  const path = buildQuery('/jsonapi/taxonomy_term/collection', {
    filter: { field_checked: 'yes' },
    sort: 'field_sort',
    include: ['field_image.field_media_image'],
  });
  const { data, included } = await fetchAllPages(Collection, path, { signal });
  return data.map(({ id, attributes, relationships }) => ({
    id,
    name: attributes.name,
    picture: toPicture(included, relationships.field_image),
  }));
}

/** The names that frames are narrowed by, each list in the order of the shop. (FRAME-02, FRAME-03) */
type FrameTerms = { colours: string[]; styles: string[]; collections: string[]; types: string[] };

/** The names of the terms at a path, in the order of the shop. */
export async function fetchTermNames(path: string, signal?: AbortSignal): Promise<string[]> {
  const { data } = await fetchAllPages(Term, buildQuery(path, { sort: 'weight' }), { signal });
  return data.map(({ attributes }) => attributes.name);
}

/** The names of the orientations: 'Portrait', 'Landscape', 'Square' (API-35). */
export const fetchOrientations = (signal?: AbortSignal): Promise<string[]> =>
  fetchTermNames('/jsonapi/taxonomy_term/orientation', signal);

/** Colours, styles, collections and frame types, side by side (API-31, API-33, API-34, API-37). */
export async function fetchFrameTerms(signal?: AbortSignal): Promise<FrameTerms> {
  const [colours, styles, collections, types] = await Promise.all([
    fetchTermNames('/jsonapi/taxonomy_term/colour', signal),
    fetchTermNames('/jsonapi/taxonomy_term/style', signal),
    fetchThemes(signal),
    fetchTermNames('/jsonapi/taxonomy_term/frame_type', signal),
  ]);
  return { colours, styles, collections, types };
}
