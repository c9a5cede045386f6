import { stableUuid } from '../drupal/uuid.ts';
import { listEndpoint, singleEndpoint } from './readEndpoints.ts';

const TEXT = '`title`, and the text as HTML in `body.value`';

/** Static pages: policies, care, about (API-49 to API-53, API-99). */
export const pageEndpoints = [
  listEndpoint({
    name: 'page.returnPolicy',
    rows: ['API-49', 'API-99'],
    path: '/jsonapi/node/page',
    does: 'Finds the return policy by its node id, 361.',
    query: { 'filter[drupal_internal__nid]': '`361`.' },
    holds: `One page with ${TEXT}.`,
    example: '/jsonapi/node/page?filter[drupal_internal__nid]=361',
  }),
  listEndpoint({
    name: 'page.care',
    rows: ['API-50', 'API-51', 'API-52'],
    path: '/jsonapi/node/page',
    does: 'Finds care texts by their node ids.',
    query: {
      'filter[drupal_internal__nid][operator]': '`IN` for several at once.',
      'filter[drupal_internal__nid][value][]':
        '362 paper and 363 canvas, for art; 364 paper and 365 canvas, for a picture of the shopper’s own; 366 frames and gallery walls, 367 gifts, 368 decor objects, 369 mixed media. 365 is in both lists of the specification and holds one text.',
    },
    holds: `The pages that were asked for, each with ${TEXT}.`,
    example:
      '/jsonapi/node/page?filter[drupal_internal__nid][operator]=IN&filter[drupal_internal__nid][value][0]=362&filter[drupal_internal__nid][value][1]=363',
  }),
  listEndpoint({
    name: 'page.byAlias',
    rows: ['API-53', 'API-99'],
    path: '/jsonapi/node/page',
    does: 'Finds a page by its path alias: Drupal refuses to filter by `path.alias`, and `field_path_alias` holds the same.',
    query: {
      'filter[field_path_alias]':
        '`/gifts_care`, `/objects_care` or `/mixed_care` for care texts; `/about`, `/stores`, `/faq`, `/shipping`, `/return-policy`, `/terms_of_service`, `/privacy_policy`.',
    },
    holds: `One page with ${TEXT}, or none.`,
    example: '/jsonapi/node/page?filter[field_path_alias]=/gifts_care',
  }),
  singleEndpoint({
    name: 'page.read',
    rows: ['API-53'],
    path: '/jsonapi/node/page/:id',
    does: 'Reads a static page by its uuid, where the setting `VITE_PAGE_IDS` names it: about, stores, faq, terms, privacy.',
    holds: `The page with ${TEXT}.`,
    example: `/jsonapi/node/page/${stableUuid('page:about')}`,
  }),
];
