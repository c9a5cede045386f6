import * as v from 'valibot';
import { anyJson, type CallOptions, postJsonApi } from './client.ts';
import { documentSchema, resourceSchema } from './jsonapi.ts';

const PARAGRAPH = 'paragraph--form_image';
const revision = { drupal_internal__revision_id: v.nullish(v.number()), drupal_internal__id: v.nullish(v.number()) };
const Paragraph = documentSchema(resourceSchema(PARAGRAPH, revision));

/** What ties an uploaded photo to a form: its id, and the revision that a present Drupal wants named. */
export type FormImage = { id: string; revision: number | null };

/** Ties an uploaded file to a form's field. It belongs to no message yet, so its parent has no number. (API-93, DSGN-22) */
export async function createFormImage(file: string, field: string, call: CallOptions = {}): Promise<FormImage> {
  const { data } = await postJsonApi(
    Paragraph,
    '/jsonapi/paragraph/form_image',
    {
      data: {
        type: PARAGRAPH,
        attributes: {
          parent_id: '0',
          parent_type: 'contact_message',
          parent_field_name: field,
          field_published: false,
        },
        relationships: { field_image_of_form: { data: { type: 'file--file', id: file } } },
      },
    },
    call,
  );
  return { id: data.id, revision: data.attributes.drupal_internal__revision_id ?? null };
}

type DesignRequest = {
  /** By its machine name. */
  form: string;
  attributes: Readonly<Record<string, string | number>>;
  /** The field that holds the photo. */
  field: string;
  image: FormImage;
};

const PATHS: Readonly<Record<string, string>> = {
  art_advisory: '/jsonapi/contact_message/art_advisory',
  gallery_wall_consultation: '/jsonapi/contact_message/gallery_wall_consultation',
};

/** Sends the request for a design service with its photo. (API-94, API-95) */
export async function sendDesignRequest(
  { form, attributes, field, image }: DesignRequest,
  call: CallOptions,
): Promise<void> {
  const meta = image.revision === null ? undefined : { target_revision_id: image.revision };
  const body = {
    data: {
      type: `contact_message--${form}`,
      attributes,
      relationships: { [field]: { data: { type: PARAGRAPH, id: image.id, meta } } },
    },
  };
  await postJsonApi(anyJson, PATHS[form] ?? '', body, call);
}
