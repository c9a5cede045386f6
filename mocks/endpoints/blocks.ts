import type { EndpointDoc } from './endpointDoc.ts';
import { listEndpoint } from './readEndpoints.ts';

const TEXT = '`field_heading`, `body` and `field_sort`';

const block = (
  name: string,
  rows: EndpointDoc['rows'],
  bundle: string,
  does: string,
  more = '',
  include = '',
): EndpointDoc =>
  listEndpoint({
    name,
    rows,
    path: `/jsonapi/block_content/${bundle}`,
    does,
    query: {
      sort: '`field_sort`, the order of the page.',
      ...(include ? { include: `\`${include}\` brings what the blocks show.` } : {}),
    },
    holds: `Blocks with ${TEXT}${more}.`,
    example: `/jsonapi/block_content/${bundle}?sort=field_sort${include ? `&include=${include}` : ''}`,
  });

const PICTURE = 'field_image.field_media_image';

/** What home is put together from (API-54 to API-60). */
export const blockEndpoints = [
  block('blocks.basic', ['API-54'], 'basic', "Reads the plain texts of home, 'Find Art You Love' among them."),
  block(
    'blocks.actions',
    ['API-55'],
    'action_block',
    'Reads the banners for flagship store, framing studio, design studio and mixed media.',
    ', `field_link`, `field_link_text` and a picture',
    PICTURE,
  ),
  block(
    'blocks.steps',
    ['API-56'],
    'icon_set',
    'Reads the three steps of custom framing.',
    ' and `field_icon`, one of `upload`, `frame` and `deliver`',
  ),
  block(
    'blocks.galleryWalls',
    ['API-57'],
    'gallery_walls',
    'Reads which gallery walls the carousel of home shows.',
    ', `field_link`, and the walls under `field_walls`, each with its path alias',
    'field_walls.field_gallery_image.field_media_image',
  ),
  block(
    'blocks.banners',
    ['API-58'],
    'shop_art_banner',
    'Reads the rotating banners of home; the fourth leads to the gifts.',
    ', `field_link` and a picture',
    PICTURE,
  ),
  block(
    'blocks.store',
    ['API-59'],
    'store_carousel',
    'Reads the carousel about the store in Kochi.',
    ', `field_link` and a picture',
    PICTURE,
  ),
  block('blocks.promises', ['API-60'], 'home_page_block', 'Reads the three promises of home.'),
];
