import type { Reference } from '../../drupal/entity.ts';
import { layoutType } from '../../drupal/schema/content.ts';
import type { Draft } from '../../drupal/store.ts';
import { stableUuid } from '../../drupal/uuid.ts';
import { toFormattedText } from '../markup.ts';
import { metatag, nodeDraft } from '../nodes.ts';
import { type Column, parseBlocks, type SeedArticle, type SeedBlock } from './article.ts';
import { CARING } from './caring.ts';
import { CHOOSING } from './choosing.ts';
import { HANGING } from './hanging.ts';
import { MAKING } from './making.ts';
import { postPictureRef } from './pictures.ts';

/** The oldest article; the others count on from here. */
const FIRST_NID = 401;

/** Every article, the oldest first. */
const articles: readonly SeedArticle[] = [...CHOOSING, ...HANGING, ...CARING, ...MAKING].sort((a, b) =>
  a.day < b.day ? -1 : 1,
);

const getCreated = ({ day }: SeedArticle) => `${day}T05:30:00+00:00`;
const getPicture = (column: Column | undefined) => (column?.picture ? postPictureRef(column.picture) : null);
const getText = (column: Column | undefined) => (column?.text ? toFormattedText(column.text) : null);

const blockDraft = (article: SeedArticle, nid: number, { layout, columns }: SeedBlock, at: number): Draft => {
  const [first, second] = columns;
  return {
    type: layoutType(layout),
    id: stableUuid(`paragraph:${article.slug}:${at}`),
    serial: getSerial(nid, at),
    attributes: {
      langcode: 'en',
      status: true,
      created: getCreated(article),
      parent_id: String(nid),
      parent_type: 'node',
      parent_field_name: 'field_content_blocks',
      behavior_settings: [],
      default_langcode: true,
      revision_translation_affected: true,
      field_title: first?.title || null,
      field_long_text: getText(first),
      field_title_2: second?.title || null,
      field_long_text_2: getText(second),
    },
    relationships: { field_image: getPicture(first), field_image_2: getPicture(second) },
  };
};

// an article points at its blocks by their revision, which is their serial number
const getSerial = (nid: number, at: number) => (nid - FIRST_NID) * 20 + at + 1;

function drafts(article: SeedArticle, index: number): Draft[] {
  const { slug, title, lead, picture, story } = article;
  const nid = FIRST_NID + index;
  const alias = `/blog/${slug}`;
  const blocks = parseBlocks(story).map((block, at) => blockDraft(article, nid, block, at));
  const pointers = blocks.map(
    ({ type, id, serial = 0 }): Reference => ({ type, id, meta: { target_revision_id: serial } }),
  );
  return [
    ...blocks,
    nodeDraft({
      bundle: 'article',
      name: slug,
      nid,
      title,
      alias,
      created: getCreated(article),
      attributes: {
        metatag_normalized: [metatag('title', `${title} | Mitre & Mat`), metatag('description', lead)],
        body: toFormattedText(lead),
        field_path_alias: alias,
      },
      relationships: { field_image: postPictureRef(picture), field_content_blocks: pointers },
    }),
  ];
}

/** The blog: articles and the blocks that they are made of (API-104, BLOG-06 to BLOG-09). */
export const articleDrafts = (): Draft[] => articles.flatMap(drafts);
