import type * as v from 'valibot';
import { type Article, type Block, folded, LAYOUTS, type Layout } from '../domain/article.ts';
import { shortened } from '../domain/documentTitle.ts';
import { isThingPath, LISTS } from '../domain/listArea.ts';
import type { ListCard, ListPage } from '../domain/listCard.ts';
import { getJsonApi } from './client.ts';
import { aliases, html, summary, text } from './fields.ts';
import {
  type Included,
  includedBy,
  looseEntity,
  looseMany,
  looseOne,
  many,
  query,
  type Ref,
  resource,
} from './jsonapi.ts';
import { knownOf } from './pages.ts';
import { pictureOf } from './picture.ts';
import { plainText } from './plainText.ts';

const PATH = '/jsonapi/node/article';
const PICTURE = 'field_image.field_media_image';
const PARTS = [
  PICTURE,
  `field_content_blocks.${PICTURE}`,
  'field_content_blocks.field_image_2.field_media_image',
] as const;
/** Characters of the lead on a card. */
const LEAD = 150;

const Node = resource(
  'node--article',
  {
    ...aliases,
    title: text,
    body: html,
    created: text,
    drupal_internal__nid: text,
    metatag_normalized: summary,
  },
  { field_image: looseOne, field_content_blocks: looseMany },
);
type Node = v.InferOutput<typeof Node>;

const blockOfLayout = (layout: Layout) =>
  resource(
    `paragraph--type_${layout}`,
    { field_title: text, field_long_text: html, field_title_2: text, field_long_text_2: html },
    { field_image: looseOne, field_image_2: looseOne },
  );

/** The address of a post: its alias in the blog, else its node id, which finds it too. (BLOG-03) */
const pathOf = ({ id, attributes: { field_path_alias, path, drupal_internal__nid } }: Node): string =>
  [field_path_alias, path.alias].find((alias) => isThingPath(alias, ['blog'])) ??
  `${LISTS.blog.path}${drupal_internal__nid || id}`;

// Without a title a post can neither be listed nor headed: half-made ones are left out.
function cardOf(node: Node, included: Included): ListCard | null {
  if (!node.attributes.title) return null;
  const lead = shortened(plainText(node.attributes.body), LEAD);
  return {
    id: node.id,
    path: pathOf(node),
    title: node.attributes.title,
    lines: lead ? [lead] : [],
    picture: pictureOf(included, node.relationships.field_image),
    variation: null,
    price: null,
    section: null,
  };
}

/** A block in one of the six layouts; null for any other paragraph, and for one that holds nothing. */
function blockOf(pointer: Ref, included: Included): Block | null {
  const layout = LAYOUTS.find((each) => pointer.type === `paragraph--type_${each}`);
  const found = layout && includedBy(included, pointer, blockOfLayout(layout));
  if (!found) return null;
  const { attributes, relationships } = found;
  const picture = (media: Ref | null) => pictureOf(included, media);
  return folded(found.id, layout, [
    { title: attributes.field_title, html: attributes.field_long_text, picture: picture(relationships.field_image) },
    {
      title: attributes.field_title_2,
      html: attributes.field_long_text_2,
      picture: picture(relationships.field_image_2),
    },
  ]);
}

function articleOf(node: Node, included: Included): Article | null {
  if (!node.attributes.title) return null;
  const { title, body, created, metatag_normalized } = node.attributes;
  const written = Date.parse(created);
  return {
    id: node.id,
    path: pathOf(node),
    title,
    written: Number.isNaN(written) ? null : written,
    lead: body,
    summary: metatag_normalized || plainText(body),
    picture: pictureOf(included, node.relationships.field_image),
    blocks: node.relationships.field_content_blocks.flatMap((pointer) => blockOf(pointer, included) ?? []),
  };
}

/** A page of the blog, from 1, the newest first; past the end it has no cards (API-104, BLOG-01, BLOG-02). */
export async function articlesPage(page: number, signal?: AbortSignal): Promise<ListPage> {
  const { size } = LISTS.blog;
  const part = { limit: size, offset: (page - 1) * size };
  const path = query(PATH, { sort: '-created', include: [PICTURE], page: part });
  const answer = await getJsonApi(many(looseEntity(Node)), path, { signal });
  const cards = answer.data.flatMap((node) => (node && cardOf(node, answer.included)) ?? []);
  return { cards, ...knownOf(answer, part) };
}

async function articleBy(filter: Record<string, string>, signal?: AbortSignal): Promise<Article | null> {
  const path = query(PATH, { filter, include: PARTS, page: { limit: 1 } });
  const { data, included } = await getJsonApi(many(Node), path, { signal });
  return data[0] ? articleOf(data[0], included) : null;
}

/** The post at an address such as '/blog/hang-it-lower', or null where there is none (API-104, BLOG-03). */
export const articleByAlias = (alias: string, signal?: AbortSignal): Promise<Article | null> =>
  articleBy({ field_path_alias: alias }, signal);

/** The post of a node id in digits, or null where there is none (API-104, BLOG-03, BLOG-04). */
export const articleByNid = (nid: string, signal?: AbortSignal): Promise<Article | null> =>
  articleBy({ drupal_internal__nid: nid }, signal);
