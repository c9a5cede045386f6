import * as v from 'valibot';
import type { DESIGN_FIELDS, DesignService } from '../domain/designForm.ts';
import type { FormValues } from '../domain/form.ts';
import { anyJson, type CallOptions, postJsonApi } from './client.ts';
import { toBackendFields } from './contactForms.ts';
import { documentSchema, resourceSchema } from './jsonapi.ts';
import { findRefusal, type Refusal } from './refusedFields.ts';

type DesignForm = {
  path: string;
  type: string;
  subject: string;
  names: Readonly<Record<Exclude<keyof typeof DESIGN_FIELDS, 'photo'>, string>>;
  /** The relationship to the photo. */
  image: string;
};

/** The contact form of the backend that takes each service's request, and what it calls each field. (DSGN-20, DSGN-21) */
const FORMS: Readonly<Record<DesignService, DesignForm>> = {
  art: {
    path: '/jsonapi/contact_message/art_advisory',
    type: 'contact_message--art_advisory',
    subject: 'Art advisory',
    names: {
      firstName: 'name',
      lastName: 'field_last_name',
      mail: 'mail',
      phone: 'field_phone_number_art',
      project: 'message',
      address: 'field_address_art_advisory',
      city: 'field_city_art',
      state: 'field_state_art',
      pincode: 'field_pin_code',
    },
    image: 'field_image_of_art',
  },
  wall: {
    path: '/jsonapi/contact_message/gallery_wall_consultation',
    type: 'contact_message--gallery_wall_consultation',
    subject: 'Gallery wall consultation',
    names: {
      firstName: 'name',
      lastName: 'field_last_name_gallery_wall',
      mail: 'mail',
      phone: 'field_phone_number_gallery_wall',
      project: 'message',
      address: 'field_address_gallery_wall',
      city: 'field_city_gallery_wall',
      state: 'field_state_gallery_wall',
      pincode: 'field_pin_code_gallery_wall',
    },
    image: 'field_gallery_wall_image',
  },
};

const PARAGRAPH = 'paragraph--form_image';
const Paragraph = documentSchema(resourceSchema(PARAGRAPH, { drupal_internal__revision_id: v.nullish(v.number()) }));

/** What ties an uploaded photo to a form: its id, and the revision that a present Drupal wants named. */
export type FormImage = { id: string; revision: number | null };

/** Ties an uploaded file to the form of a service. It belongs to no message yet, so its parent has no number. (API-93, DSGN-22) */
export async function createFormImage(
  service: DesignService,
  file: string,
  call: CallOptions = {},
): Promise<FormImage> {
  const { data } = await postJsonApi(
    Paragraph,
    '/jsonapi/paragraph/form_image',
    {
      data: {
        type: PARAGRAPH,
        attributes: {
          parent_id: '0',
          parent_type: 'contact_message',
          parent_field_name: FORMS[service].image,
          field_published: false,
        },
        relationships: { field_image_of_form: { data: { type: 'file--file', id: file } } },
      },
    },
    call,
  );
  return { id: data.id, revision: data.attributes.drupal_internal__revision_id ?? null };
}

/** Sends the request for a design service with its photo; the pin code goes as a number. (API-94, API-95, DSGN-15) */
export function sendDesignRequest(
  service: DesignService,
  values: FormValues,
  { id, revision }: FormImage,
  call: CallOptions = {},
): Promise<Refusal | null> {
  const { path, type, subject, names, image } = FORMS[service];
  const attributes = { ...toBackendFields(names, values), subject, [names.pincode]: Number(values.pincode) };
  const meta = revision === null ? undefined : { target_revision_id: revision };
  const body = { data: { type, attributes, relationships: { [image]: { data: { type: PARAGRAPH, id, meta } } } } };
  return findRefusal(postJsonApi(anyJson, path, body, call), names);
}
