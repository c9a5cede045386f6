import { artRef } from '../seed/artDrafts.ts';
import type { EndpointDoc } from './endpointDoc.ts';

const ART = artRef('misty-ghats').id;
const ANYBODY = 'Anybody.';

/** What JSON:API gives for every type beside its own calls: where the types are, and what an entity leads to (API-01). */
export const engineEndpoints: readonly EndpointDoc[] = [
  {
    name: 'entryPoint.read',
    unused: 'the store knows its paths',
    rows: ['API-01'],
    method: 'GET',
    path: '/jsonapi',
    does: 'Names every resource type and where its collection is. Every collection takes `filter`, `sort`, `page`, `include` and `fields`.',
    who: `${ANYBODY} With a bearer, \`meta.links.me\` leads to the user.`,
    answers: { status: 200, holds: '`data` is `[]`; `links` has the address of each type under its name.' },
    errors: {
      401: 'In `drupal10`: a bearer that has expired or is unknown.',
      405: 'Another method than GET, HEAD or OPTIONS.',
    },
    example: { method: 'GET', path: '/jsonapi' },
  },
  {
    name: 'related.read',
    unused: 'what belongs to an entity comes with it, by `include`',
    rows: ['API-01'],
    method: 'GET',
    path: '/jsonapi/:family/:bundle/:id/:field',
    does: 'Reads what a relationship of an entity leads to.',
    who: `${ANYBODY} An entity that the caller may not read is 403; what it leads to and may not be read is named in \`meta.omitted\`.`,
    query: { include: 'Paths from what it leads to.', 'fields[…]': 'The fields wanted of a type, as in collections.' },
    answers: { status: 200, holds: 'The entity, or a list of entities; `null` or `[]` where there is none.' },
    errors: {
      400: 'An include that does not exist.',
      401: 'In `drupal10`: a bearer that has expired or is unknown, or none where one is needed.',
      403: 'The caller may not read the entity.',
      404: 'No entity has this uuid (a document), or its type has no such field (a page).',
    },
    example: { method: 'GET', path: `/jsonapi/commerce_product/default/${ART}/field_image` },
  },
  {
    name: 'relationship.read',
    unused: 'what belongs to an entity comes with it, by `include`',
    rows: ['API-01'],
    method: 'GET',
    path: '/jsonapi/:family/:bundle/:id/relationships/:field',
    does: 'Reads the pointers of a relationship: type, uuid, and what the pointer knows, such as the text and size of a picture.',
    who: `${ANYBODY} An entity that the caller may not read is 403.`,
    answers: { status: 200, holds: 'A pointer, `null`, or a list of pointers.' },
    errors: {
      401: 'In `drupal10`: a bearer that has expired or is unknown, or none where one is needed.',
      403: 'The caller may not read the entity.',
      404: 'No entity has this uuid (a document), or its type has no such field (a page).',
    },
    example: { method: 'GET', path: `/jsonapi/commerce_product/default/${ART}/relationships/variations` },
  },
];
