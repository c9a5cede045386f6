import { expect, test, vi } from 'vitest';
import { sendContactMessage, sendPartnerApplication } from '../../../src/api/contactForms.ts';
import { createFormImage, sendDesignRequest } from '../../../src/api/designForms.ts';
import type { DesignService } from '../../../src/domain/designForm.ts';
import type { FormValues } from '../../../src/domain/form.ts';

const PERSON = {
  firstName: 'Asha',
  lastName: 'Menon',
  mail: 'asha@example.com',
  phone: '9847012345',
  address: '1 New Street',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
};
const DESIGN = { ...PERSON, project: 'A wall', photo: 'file-1 /wall.jpg' };
const PHOTO = { type: 'paragraph--form_image', id: 'image-1' };

/** Where a call goes, what it sends, and what it answers. */
async function record(call: () => Promise<unknown>, status = 201, answer: unknown = {}) {
  const calls = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(answer), { status }));
  vi.stubGlobal('fetch', calls);
  const answered = await call();
  const [url, request] = calls.mock.calls[0] ?? [];
  return {
    answered,
    path: new URL(String(url), 'http://store.test').pathname,
    body: JSON.parse(String(request?.body)),
  };
}

/** The contact form that a call fills in, and its fields. */
async function recordForm(call: () => Promise<unknown>) {
  const { body } = await record(call);
  const fields = Object.entries<[{ value?: string; target_id?: string }]>(body);
  return Object.fromEntries(fields.map(([name, [{ value, target_id }]]) => [name, value ?? target_id]));
}

test.each([
  [
    'art',
    'art_advisory',
    'field_image_of_art',
    {
      subject: 'Art advisory',
      field_address_art_advisory: '1 New Street',
      field_city_art: 'Kochi',
      field_last_name: 'Menon',
      field_phone_number_art: '9847012345',
      field_pin_code: 682001,
      field_state_art: 'Kerala',
    },
  ],
  [
    'wall',
    'gallery_wall_consultation',
    'field_gallery_wall_image',
    {
      subject: 'Gallery wall consultation',
      field_address_gallery_wall: '1 New Street',
      field_city_gallery_wall: 'Kochi',
      field_last_name_gallery_wall: 'Menon',
      field_phone_number_gallery_wall: '9847012345',
      field_pin_code_gallery_wall: 682001,
      field_state_gallery_wall: 'Kerala',
    },
  ],
] satisfies [DesignService, string, string, object][])(
  '[DSGN-15] [DSGN-20] [DSGN-21] the pin code goes as a number, under the own names of the service %s',
  async (service, form, field, attributes) => {
    const { path, body } = await record(() => sendDesignRequest(service, DESIGN, { id: 'image-1', revision: 7 }));
    expect([path, body.data]).toEqual([
      `/jsonapi/contact_message/${form}`,
      {
        type: `contact_message--${form}`,
        attributes: { name: 'Asha', mail: 'asha@example.com', message: 'A wall', ...attributes },
        relationships: { [field]: { data: { ...PHOTO, meta: { target_revision_id: 7 } } } },
      },
    ]);
    const photo = await record(() => createFormImage(service, 'file-1'), 201, { data: { ...PHOTO, attributes: {} } });
    expect(photo.body.data.attributes.parent_field_name).toBe(field);
  },
);

test('[DSGN-15] a pin code that is refused is its field', async () => {
  const errors = [{ detail: 'Too low.', source: { pointer: '/data/attributes/field_pin_code' } }];
  const send = () => sendDesignRequest('art', DESIGN, { id: 'image-1', revision: 7 });
  expect((await record(send, 422, { errors })).answered).toEqual({ refusedFields: { pincode: 'Too low.' } });
});

test('[PART-17] [PART-18] an application', async () => {
  const company = { company: 'Menon Interiors', website: 'menon-interiors.example', gst: '32ABCDE1234F1Z5' };
  expect(await recordForm(() => sendPartnerApplication({ ...PERSON, ...company }))).toEqual({
    contact_form: 'partner_program',
    name: 'Asha',
    field_second_name: 'Menon',
    mail: 'asha@example.com',
    field_company_name: 'Menon Interiors',
    field_city: 'Kochi',
    message: 'An application for the partner program',
    subject: 'partner program',
    field_company_website: 'menon-interiors.example',
    field_gst_number: '32ABCDE1234F1Z5',
    field_phone_number: '9847012345',
    field_pincode: '682001',
    field_state: 'Kerala',
    field_address: '1 New Street',
  });
});

test('[CONT-14] [CONT-15] a message, from the dialog and from the page; nothing goes of what was not typed', async () => {
  const typed = { topic: 'Gifting', name: 'Asha', mail: 'asha@example.com', message: 'Hello' };
  const least = { contact_form: 'contact', name: 'Asha', subject: 'Contact mail' };
  const sent = { ...least, mail: 'asha@example.com', field_questions: 'Gifting', message: 'Hello' };
  const send = (values: FormValues) => recordForm(() => sendContactMessage(values));
  expect(await send(typed)).toEqual(sent);
  const message = 'Hello\n\nPhone: 9847012345';
  expect(await send({ ...typed, phone: '9847012345' })).toEqual({ ...sent, message });
  expect(await send({ name: 'Asha', mail: '' })).toEqual(least);
});
