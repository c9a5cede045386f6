import type { EndpointDoc } from './endpointDoc.ts';
import { NOT_A_DOCUMENT, WHO } from './refusals.ts';

const PROXY_98 =
  'Anybody, through the reverse proxy, which adds the fixed credentials that the specification’s client carries in its headers (API-98); where none stands in front, the backend plays it. `drupal10`: a signed-in user.';

const design = (form: string, fields: Record<string, string>, image: string) => ({
  'data.type': `\`contact_message--${form}\``,
  'data.attributes.name, mail, subject, message': 'Needed.',
  ...Object.fromEntries(Object.entries(fields).map(([name, holds]) => [`data.attributes.${name}`, holds])),
  [`data.relationships.${image}`]:
    'The picture: the paragraph’s id, and its revision in `meta.target_revision_id`, which `drupal10` needs.',
});

const SENT = 'The message as it was sent. It has no address: nothing is read back. The shop gets it as a letter.';
const DESIGN_ERRORS = {
  ...NOT_A_DOCUMENT,
  404: 'The picture does not exist.',
  405: 'Every method but POST.',
  422: 'A needed field is missing, or `mail` is no e-mail address: an error for each, with its pointer.',
};
const picture = {
  method: 'POST',
  path: '/jsonapi/paragraph/form_image',
  body: {
    data: {
      type: 'paragraph--form_image',
      attributes: {
        parent_id: '1',
        parent_type: 'contact_message',
        parent_field_name: 'field_image_of_art',
        field_published: false,
      },
    },
  },
} as const;

const paragraph = (id: string) => ({
  data: {
    type: 'paragraph--form_image',
    id,
    meta: { target_revision_id: '{data.attributes.drupal_internal__revision_id}' },
  },
});

const who = { name: 'Asha', mail: 'asha@example.com', message: 'A wall of twelve feet above the sofa' };

/** The forms of the design services (API-93 to API-95, API-98). */
export const designFormEndpoints: readonly EndpointDoc[] = [
  {
    name: 'forms.picture',
    rows: ['API-93', 'API-98'],
    method: 'POST',
    path: picture.path,
    does: 'Makes the paragraph that ties an uploaded picture to a design form.',
    who: PROXY_98,
    body: {
      'data.type': '`paragraph--form_image`',
      'data.attributes.parent_id, parent_type, parent_field_name': 'The message that it belongs to.',
      'data.attributes.field_published': 'False.',
      'data.relationships.field_image_of_form': 'The file that the upload answered.',
    },
    answers: {
      status: 201,
      holds:
        'The paragraph: `id`, `drupal_internal__id` and `drupal_internal__revision_id` are what the message needs.',
    },
    errors: {
      ...NOT_A_DOCUMENT,
      401: '`drupal10`: nobody is signed in.',
      403: 'A reverse proxy stands in front, and the call came without its credential.',
      404: 'The file does not exist.',
    },
    example: picture,
  },
  {
    name: 'forms.artAdvisory',
    rows: ['API-94', 'API-98'],
    method: 'POST',
    path: '/jsonapi/contact_message/art_advisory',
    does: 'Sends a request for art advice.',
    who: WHO.anybody,
    body: design(
      'art_advisory',
      {
        'field_last_name, field_address_art_advisory, field_city_art, field_state_art, field_phone_number_art':
          'Texts.',
        field_pin_code: 'A number, not a text.',
      },
      'field_image_of_art',
    ),
    answers: { status: 201, holds: SENT },
    errors: DESIGN_ERRORS,
    example: {
      method: 'POST',
      path: '/jsonapi/contact_message/art_advisory',
      before: [picture],
      body: {
        data: {
          type: 'contact_message--art_advisory',
          attributes: {
            ...who,
            subject: 'Art advisory',
            field_address_art_advisory: '1 New Street',
            field_city_art: 'Kochi',
            field_state_art: 'Kerala',
            field_phone_number_art: '9847012345',
            field_pin_code: 682001,
          },
          relationships: { field_image_of_art: paragraph('{data.id}') },
        },
      },
    },
  },
  {
    name: 'forms.galleryWall',
    rows: ['API-95', 'API-98'],
    method: 'POST',
    path: '/jsonapi/contact_message/gallery_wall_consultation',
    does: 'Sends a request for a gallery wall consultation.',
    who: WHO.anybody,
    body: design(
      'gallery_wall_consultation',
      {
        'field_last_name_gallery_wall, field_address_gallery_wall, field_city_gallery_wall, field_state_gallery_wall, field_phone_number_gallery_wall':
          'Texts.',
        field_pin_code_gallery_wall: 'A number, not a text.',
      },
      'field_gallery_wall_image',
    ),
    answers: { status: 201, holds: SENT },
    errors: DESIGN_ERRORS,
    example: {
      method: 'POST',
      path: '/jsonapi/contact_message/gallery_wall_consultation',
      before: [picture],
      body: {
        data: {
          type: 'contact_message--gallery_wall_consultation',
          attributes: {
            ...who,
            subject: 'Gallery wall consultation',
            field_address_gallery_wall: '1 New Street',
            field_city_gallery_wall: 'Kochi',
            field_state_gallery_wall: 'Kerala',
            field_phone_number_gallery_wall: '9847012345',
            field_pin_code_gallery_wall: 682001,
          },
          relationships: { field_gallery_wall_image: paragraph('{data.id}') },
        },
      },
    },
  },
];
