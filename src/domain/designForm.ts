import type { FormFields } from './form.ts';
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
