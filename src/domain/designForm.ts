import { type BackendFieldNames, type FormFields, type FormValues, toBackendFields } from './form.ts';
import {
  ADDRESS_FIELD,
  CITY_FIELD,
  createLineField,
  createMessageField,
  createNameField,
  MAIL_FIELD,
  PHONE_FIELD,
  PINCODE_FIELD,
  STATE_FIELD,
} from './formFields.ts';

/** What a design service costs, in rupees. (DSGN-06) */
export const DESIGN_FEE = 4900;
/** In so many days a purchase is credited with the fee. (DSGN-07) */
export const CREDIT_DAYS = 90;

export type DesignService = 'art' | 'wall';

/** What both design services ask for. (DSGN-10, DSGN-12, DSGN-14) */
export const DESIGN_FIELDS = {
  firstName: createNameField('First name', 'given-name'),
  lastName: { ...createNameField('Last name', 'family-name'), isOptional: true },
  mail: MAIL_FIELD,
  phone: PHONE_FIELD,
  project: createMessageField(
    'Project description',
    'The room, what hangs there now, and what you would like to feel in it.',
  ),
  photo: createLineField('Photo of the wall', { control: 'picture', maxLength: 1000 }),
  address: { ...ADDRESS_FIELD, isWide: true },
  city: CITY_FIELD,
  state: STATE_FIELD,
  pincode: PINCODE_FIELD,
} satisfies FormFields;

type SubmissionDefinition = {
  /** The contact form of the backend that takes it. */
  form: string;
  subject: string;
  names: BackendFieldNames;
  /** The pin code's name; it is sent as a number. (DSGN-15) */
  pincode: string;
  /** The relationship to the photo. */
  image: string;
};

/** How each service's request is sent. (DSGN-20, DSGN-21) */
export const DESIGN_SUBMISSIONS: Readonly<Record<DesignService, SubmissionDefinition>> = {
  art: {
    form: 'art_advisory',
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
    },
    pincode: 'field_pin_code',
    image: 'field_image_of_art',
  },
  wall: {
    form: 'gallery_wall_consultation',
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
    },
    pincode: 'field_pin_code_gallery_wall',
    image: 'field_gallery_wall_image',
  },
};

/** A request's attributes as they are sent; the photo goes apart. (DSGN-15, DSGN-20, DSGN-21) */
export function toDesignAttributes(service: DesignService, values: FormValues): Record<string, string | number> {
  const { names, subject, pincode } = DESIGN_SUBMISSIONS[service];
  return { ...toBackendFields(names, values), subject, [pincode]: Number(values.pincode) };
}

/** A photo that the backend keeps: the uuid of its file, and where it can be seen, root-relative. */
export type UploadedPhoto = { id: string; url: string };

/** A sent photo as a form's field holds it. */
export const serializePhoto = (photo: UploadedPhoto | null): string => (photo ? `${photo.id} ${photo.url}` : '');

/** The photo that a form's field holds; null where it holds none. */
export function parsePhoto(text: string): UploadedPhoto | null {
  if (!/^\S+ \/\S+$/.test(text)) return null;
  const at = text.indexOf(' ');
  return { id: text.slice(0, at), url: text.slice(at + 1) };
}
