import { anyone, ifSignedIn, needs } from '../access.ts';
import type { ResourceType, Schema } from '../resourceType.ts';
import { field, language, one, text } from './declare.ts';
import { node } from './node.ts';
import { paragraph } from './paragraph.ts';

const long = field('text', { maxLength: 10_000 });
const needed = field('text', { required: true });
const createGuardedField = (initial: boolean) =>
  field('boolean', { default: initial, guardReason: "The 'administer nodes' permission is required." });

/** A message that is sent and never read back; `image` names the relationship to a form's picture. */
const message = (attributes: ResourceType['attributes'], image?: string): ResourceType => ({
  isTransient: true,
  serial: 'drupal_internal__id',
  bundle: ['contact_form', 'contact_form'],
  attributes: {
    langcode: language,
    name: needed,
    mail: field('text', { required: true, isEmail: true }),
    subject: needed,
    message: field('text', { required: true, maxLength: 10_000 }),
    copy: field('boolean'),
    ...attributes,
  },
  relationships: {
    recipient: one('user--user'),
    ...(image === undefined ? {} : { [image]: { ...one('paragraph--form_image'), isRevisioned: true } }),
  },
  access: { read: needs('administer contact forms'), create: anyone, update: needs(''), remove: needs('') },
});

/** Subscribers, the pictures of the design forms, and what is sent with them (API-02, API-03, API-93 to API-95). */
export const formTypes: Schema = {
  'node--news_letter': {
    ...node(
      {
        status: createGuardedField(false),
        promote: createGuardedField(true),
        sticky: createGuardedField(false),
        title: field('text', { required: true, isSearchable: true }),
      },
      { revision_uid: { ...one('user--user'), isComputed: true } },
    ),
    access: {
      // whoever knows an address learns that it is there, and nothing else (API-02)
      read: needs(''),
      listed: needs(''),
      lookup: 'title',
      omitsSilently: true,
      create: anyone,
      update: needs('edit any news_letter content'),
      remove: needs('delete any news_letter content'),
    },
  },
  'paragraph--form_image': paragraph({
    attributes: { field_published: field('boolean') },
    relationships: { field_image_of_form: one('file--file') },
    access: {
      read: ifSignedIn(''),
      listed: needs(''),
      omitsSilently: true,
      create: ifSignedIn(''),
      update: needs(''),
      remove: needs(''),
    },
  }),
  'contact_message--art_advisory': message(
    {
      field_address_art_advisory: long,
      field_city_art: text,
      field_last_name: text,
      field_phone_number_art: text,
      field_pin_code: field('integer'),
      field_state_art: text,
    },
    'field_image_of_art',
  ),
  'contact_message--gallery_wall_consultation': message(
    {
      field_address_gallery_wall: long,
      field_city_gallery_wall: text,
      field_last_name_gallery_wall: text,
      field_phone_number_gallery_wall: text,
      field_pin_code_gallery_wall: field('integer'),
      field_state_gallery_wall: text,
    },
    'field_gallery_wall_image',
  ),
};

/** The forms that are sent as lists of values; Drupal keeps none of them (API-96, API-97, PART-17, CONT-14). */
export const valueListForms: Readonly<Record<string, ResourceType>> = {
  partner_program: message({
    field_address: long,
    field_city: text,
    field_company_name: text,
    field_company_website: text,
    field_gst_number: text,
    field_phone_number: text,
    field_pincode: text,
    field_second_name: text,
    field_state: text,
  }),
  contact: message({ field_questions: text }),
};
