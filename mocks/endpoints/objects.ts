import { objectRef, objectVariationRef } from '../seed/objects.ts';
import { listEndpoint, PAGE_PARAMETERS, singleEndpoint } from './readEndpoints.ts';

const OBJECTS = '/jsonapi/commerce_product/object';
const FIELDS =
  "`title`, `body`, `field_size`, `field_dimension` (width × depth × height), `field_delivery_days` ('6-8', or null where the usual holds), `path.alias` and `field_path_alias` ('/object/…'), `metatag_normalized`";
const RELATIONS =
  '`field_obejct_material` (spelled so; a term with `name`), `default_variation`, and `variations`, one for each colour';
const VARIATION =
  '`price`, `status`, `field_out_of_stock`, `field_size`, and the relationships `field_color` (a term with `name`, `field_code` and the swatch of `field_colour`) and `field_image` (one picture, or several)';
const HIDDEN = 'A variation that is not published is left out, with a word in `meta.omitted`.';

/** Decor objects, their variations and materials (API-64, API-101). */
export const objectEndpoints = [
  listEndpoint({
    name: 'objects.list',
    rows: ['API-101'],
    path: OBJECTS,
    does: 'Lists the decor objects, a page at a time.',
    query: {
      sort: '`-created`: the newest first.',
      include:
        '`default_variation.field_image.field_media_image` brings price and picture, `field_obejct_material` the material.',
      'filter[field_obejct_material.name]': "A material: 'Ceramic', 'Brass', 'Cane'.",
      'page[limit]': 'Entries on a page; the listing shows 30.',
      'page[offset]': PAGE_PARAMETERS['page[offset]'],
    },
    holds: `Objects with ${FIELDS}, and the relationships ${RELATIONS}; \`meta.count\` is the number of all.`,
    example: `${OBJECTS}?sort=-created&page[limit]=30&page[offset]=0&include=default_variation.field_image.field_media_image`,
  }),
  listEndpoint({
    name: 'objects.byAlias',
    rows: ['API-101'],
    path: OBJECTS,
    does: 'Finds an object by its alias, for its page.',
    query: {
      'filter[field_path_alias]': "'/object/' and the last part of the address.",
      include:
        '`field_obejct_material,variations.field_color.field_colour.field_media_image,variations.field_image.field_media_image` brings material, colours and pictures.',
    },
    holds: `The object with ${FIELDS}; or none. The variation to begin with is the one that \`default_variation\` points to. ${HIDDEN}`,
    example: `${OBJECTS}?filter[field_path_alias]=/object/kettle-pond-bottle&include=field_obejct_material,variations.field_color.field_colour.field_media_image,variations.field_image.field_media_image`,
  }),
  singleEndpoint({
    name: 'objects.read',
    unused: 'an object is found by the alias of its page',
    rows: ['API-101'],
    path: `${OBJECTS}/:id`,
    does: 'Reads one object.',
    query: { include: '`variations`, `default_variation`, `field_obejct_material` and what they lead to.' },
    holds: `The object with ${FIELDS}, and the relationships ${RELATIONS}.`,
    example: `${OBJECTS}/${objectRef('kettle-pond-bottle').id}?include=default_variation`,
  }),
  singleEndpoint({
    name: 'objects.variation',
    rows: ['API-64'],
    path: '/jsonapi/commerce_product_variation/object/:id',
    does: 'Reads the variation of an object: whether it can be had before its quantity is raised, and its picture for a line of the bag.',
    query: { include: '`field_image.field_media_image` brings the pictures, `product_id` the object.' },
    holds: `The variation with ${VARIATION}.`,
    example: `/jsonapi/commerce_product_variation/object/${objectVariationRef('kettle-pond-bottle', 'Teal').id}?include=field_image.field_media_image`,
  }),
  listEndpoint({
    name: 'objects.materials',
    unused: 'an object brings its material along, by `include`',
    rows: ['API-101'],
    path: '/jsonapi/taxonomy_term/object_material',
    does: 'Lists the materials of the decor objects.',
    holds: 'Terms with `name` and `weight`; `meta.count` is their number.',
    example: '/jsonapi/taxonomy_term/object_material?sort=weight',
  }),
];
