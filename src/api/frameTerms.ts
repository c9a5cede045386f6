import * as v from 'valibot';
import { query } from './jsonapi.ts';
import { everyPage } from './pages.ts';
import { themes } from './terms.ts';

/** The names that frames are narrowed by, each list in the order of the shop. (FRAME-02, FRAME-03) */
export type FrameTerms = { colours: string[]; styles: string[]; collections: string[]; types: string[] };

const Term = v.object({ attributes: v.object({ name: v.string() }) });

async function names(path: string, signal?: AbortSignal): Promise<string[]> {
  const { data } = await everyPage(Term, query(path, { sort: 'weight' }), { signal });
  return data.map(({ attributes }) => attributes.name);
}

/** Colours, styles, collections and frame types, side by side (API-31, API-33, API-34, API-37). */
export async function frameTerms(signal?: AbortSignal): Promise<FrameTerms> {
  const [colours, styles, collections, types] = await Promise.all([
    names('/jsonapi/taxonomy_term/colour', signal),
    names('/jsonapi/taxonomy_term/style', signal),
    themes(signal),
    names('/jsonapi/taxonomy_term/frame_type', signal),
  ]);
  return { colours, styles, collections, types };
}
