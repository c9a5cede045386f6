import * as v from 'valibot';
import { LISTS, type ListArea } from '../domain/listArea.ts';
import { FACETS, type Filters, SORT_ORDERS } from '../domain/listFilters.ts';
import { persisted } from './persisted.ts';

/** The filters of the art list, for the session. (CAT-07) */
export const filterStorage = persisted<Filters>(
  'artFilters',
  v.strictObject({
    ...v.entriesFromList(FACETS, v.fallback(v.optional(v.array(v.string())), undefined)),
    sort: v.fallback(v.optional(v.picklist(SORT_ORDERS)), undefined),
  }),
  'session',
);
const createListPathStorage = (key: Parameters<typeof persisted>[0], area: ListArea) =>
  persisted(key, v.pipe(v.string(), v.startsWith(LISTS[area].path.slice(0, -1))), 'session');

/** The page of each list that was last open. (ART-03, MIX-05, DECOR-09, GIFT-09, BLOG-07) */
export const listPathStorage: Readonly<Record<ListArea, ReturnType<typeof createListPathStorage>>> = {
  art: createListPathStorage('art_list_path', 'art'),
  walls: createListPathStorage('gallery_back_path', 'walls'),
  gifts: createListPathStorage('gift_back_path', 'gifts'),
  objects: createListPathStorage('object_back_path', 'objects'),
  mixedMedia: createListPathStorage('mixed_media_back_path', 'mixedMedia'),
  blog: createListPathStorage('blog_back_path', 'blog'),
};
/** What the shopper is about: prints or framing. (CONF-28, CONF-29) */
export const artModeStorage = persisted('artmode', v.picklist(['shopart', 'print', 'frame']));
export const flowTypeStorage = persisted('flowtype', v.picklist(['shopart', 'framing']));

/** Stores what the shopper is about where a link leads into an area of the shop; no filter of the prints is left from before. (SHELL-05 to SHELL-07, SHELL-23) */
export function enterArea(path: string): void {
  if (path === LISTS.art.path) {
    artModeStorage.write('shopart');
    flowTypeStorage.write('shopart');
    filterStorage.remove();
  } else if (path === '/custom-framing/') {
    artModeStorage.write('frame');
    flowTypeStorage.write('framing');
  }
}
