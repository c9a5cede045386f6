import type * as v from 'valibot';
import { type Article, type Block, createBlock, LAYOUTS, type Layout } from '../domain/article.ts';
import { truncate } from '../domain/documentTitle.ts';
import { isListItemPath, LISTS } from '../domain/listArea.ts';
import type { ListCard, ListPage } from '../domain/listCard.ts';
import { getJsonApi } from './client.ts';
import { aliasEntries, htmlSchema, summarySchema, textSchema } from './fields.ts';
import {
  buildQuery,
  collectionSchema,
  findIncluded,
  type Included,
  lenientToManySchema,
  lenientToOneSchema,
  type ResourceRef,
  resourceSchema,
} from './jsonapi.ts';
import { fetchPage } from './pages.ts';
import { toPicture } from './picture.ts';
import { toPlainText } from './plainText.ts';

const PATH = '/jsonapi/node/article';
const PICTURE = 'field_image.field_media_image';
const PARTS = [
  PICTURE,
  `field_content_blocks.${PICTURE}`,
  'field_content_blocks.field_image_2.field_media_image',
] as const;
/** Characters of the lead on a card. */
const LEAD_LENGTH = 150;

const Node = resourceSchema(
  'node--article',
  {
    ...aliasEntries,
    title: textSchema,
    body: htmlSchema,
    created: textSchema,
    drupal_internal__nid: textSchema,
    metatag_normalized: summarySchema,
  },
  { field_image: lenientToOneSchema, field_content_blocks: lenientToManySchema },
);
type Node = v.InferOutput<typeof Node>;

const createBlockSchema = (layout: Layout) =>
  resourceSchema(
    `paragraph--type_${layout}`,
    { field_title: textSchema, field_long_text: htmlSchema, field_title_2: textSchema, field_long_text_2: htmlSchema },
    { field_image: lenientToOneSchema, field_image_2: lenientToOneSchema },
  );

/** The address of a post: its alias in the blog, else its node id, which finds it too. (BLOG-03) */
const toPath = ({ id, attributes: { field_path_alias, path, drupal_internal__nid } }: Node): string =>
  [field_path_alias, path.alias].find((alias) => isListItemPath(alias, ['blog'])) ??
  `${LISTS.blog.path}${drupal_internal__nid || id}`;

// Without a title a post can neither be listed nor headed: half-made ones are left out.
function toCard(node: Node, included: Included): ListCard | null {
  if (!node.attributes.title) return null;
  const lead = truncate(toPlainText(node.attributes.body), LEAD_LENGTH);
  return {
    id: node.id,
    path: toPath(node),
    title: node.attributes.title,
    lines: lead ? [lead] : [],
    picture: toPicture(included, node.relationships.field_image),
    variation: null,
    price: null,
    section: null,
  };
}

/** A block in one of the six layouts; null for any other paragraph, and for one that holds nothing. */
function toBlock(pointer: ResourceRef, included: Included): Block | null {
  const layout = LAYOUTS.find((each) => pointer.type === `paragraph--type_${each}`);
  const found = layout && findIncluded(included, pointer, createBlockSchema(layout));
  if (!found) return null;
  const { attributes, relationships } = found;
  const picture = (media: ResourceRef | null) => toPicture(included, media);
  return createBlock(found.id, layout, [
    { title: attributes.field_title, html: attributes.field_long_text, picture: picture(relationships.field_image) },
    {
      title: attributes.field_title_2,
      html: attributes.field_long_text_2,
      picture: picture(relationships.field_image_2),
    },
  ]);
}

function toArticle(node: Node, included: Included): Article | null {
  if (!node.attributes.title) return null;
  const { title, body, created, metatag_normalized } = node.attributes;
  const written = Date.parse(created);
  return {
    id: node.id,
    path: toPath(node),
    title,
    publishedAt: Number.isNaN(written) ? null : written,
    lead: body,
    summary: metatag_normalized || toPlainText(body),
    picture: toPicture(included, node.relationships.field_image),
    blocks: node.relationships.field_content_blocks.flatMap((pointer) => toBlock(pointer, included) ?? []),
  };
}

/** A page of the blog, from 1, the newest first; past the end it has no cards (API-104, BLOG-01, BLOG-02). */
export async function fetchArticles(page: number, signal?: AbortSignal): Promise<ListPage> {
  const query = { sort: '-created', include: [PICTURE], page, size: LISTS.blog.size };
  const { data, included, total, pages } = await fetchPage(Node, PATH, query, { signal });
  const cards = data.flatMap((node) => (node && toCard(node, included)) ?? []);
  return { cards, total, pages };
}

async function fetchArticle(filter: Record<string, string>, signal?: AbortSignal): Promise<Article | null> {
  const path = buildQuery(PATH, { filter, include: PARTS, page: { limit: 1 } });
  const { data, included } = await getJsonApi(collectionSchema(Node), path, { signal });
  return data[0] ? toArticle(data[0], included) : null;
}

/** The post at an address such as '/blog/hang-it-lower', or null where there is none (API-104, BLOG-03). */
export const fetchArticleByAlias = (alias: string, signal?: AbortSignal): Promise<Article | null> =>
  fetchArticle({ field_path_alias: alias }, signal);

/** The post of a node id in digits, or null where there is none (API-104, BLOG-03, BLOG-04). */
export const fetchArticleByNid = (nid: string, signal?: AbortSignal): Promise<Article | null> =>
  fetchArticle({ drupal_internal__nid: nid }, signal);
