import type { Draft } from '../../drupal/store.ts';
import { toFormattedText } from '../markup.ts';
import { nodeDraft } from '../nodes.ts';
import { ABOUT_PAGES } from './about.ts';
import { CARE_PAGES } from './care.ts';
import type { SeedPage } from './page.ts';
import { POLICY_PAGES } from './policies.ts';

const draft = ({ nid, name, title, alias, text }: SeedPage): Draft =>
  nodeDraft({
    bundle: 'page',
    name,
    nid,
    title,
    ...(alias === undefined ? {} : { alias }),
    attributes: { body: toFormattedText(text), field_path_alias: alias ?? null },
  });

/** The static pages, under the node ids that the specification names (API-49 to API-53, API-99). */
export const pageDrafts = (): Draft[] => [...POLICY_PAGES, ...CARE_PAGES, ...ABOUT_PAGES].map(draft);
