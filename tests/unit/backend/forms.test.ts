import { beforeEach, describe, expect, test } from 'vitest';
import { type BackendBench, createBench, getError } from './bench.ts';
import { registerGuest } from './shopper.ts';

const REST = '/contact_message?_format=json';
const value = (text: string | number) => [{ value: text }];

let backend: BackendBench;
beforeEach(() => {
  backend = createBench();
});

const PARTNER = {
  contact_form: [{ target_id: 'partner_program' }],
  name: value('Asha'),
  field_second_name: value('Menon'),
  mail: value('asha@example.com'),
  subject: value('partner program'),
  message: value('An application'),
  field_company_name: value('Menon Interiors'),
  field_company_website: value('https://menon.example'),
  field_phone_number: value('9847012345'),
  field_address: value('1 New Street'),
  field_city: value('Kochi'),
  field_state: value('Kerala'),
  field_pincode: value(682001),
};
const CONTACT = {
  contact_form: [{ target_id: 'contact' }],
  name: value('Asha'),
  mail: value('asha@example.com'),
  subject: value('Contact mail'),
  message: value('Do you frame <b>kites</b>?'),
  field_questions: value('Custom Framing / Frames'),
};

describe('value lists', () => {
  test('[API-96] [PART-17] a partner application is answered as it was understood, and reaches the shop', async () => {
    const { status, body } = await backend.post(REST, PARTNER);
    expect([status, body.field_pincode, body.field_gst_number, body.contact_form[0].target_id]).toEqual([
      201,
      [{ value: '682001' }],
      [],
      'partner_program',
    ]);
    const [letter] = backend.inbox();
    expect([letter?.to, letter?.subject]).toEqual(['hello@mitreandmat.example', 'partner program (Partner program)']);
    expect(letter?.text).toContain('Company name: Menon Interiors');
  });

  test('[API-97] [CONT-14] so does a message of the contact dialog', async () => {
    expect((await backend.post(REST, CONTACT)).status).toBe(201);
    expect(backend.inbox()[0]?.text).toContain('Questions: Custom Framing / Frames');
  });

  test('[API-97] what is missing or malformed is named, a line each', async () => {
    const { message: _, ...short } = CONTACT;
    expect(getError(await backend.post(REST, { ...short, mail: value('bad') })).slice(0, 2)).toEqual([
      422,
      'Unprocessable Entity: validation failed.\nmail.0.value: This value is not a valid email address.\nmessage: This value should not be null.\n',
    ]);
    expect(backend.inbox()).toEqual([]);
  });

  test.each([
    ['an unknown form', { ...CONTACT, contact_form: [{ target_id: 'nope' }] }, 422],
    ['no form', {}, 422],
    ['an unknown field', { ...CONTACT, nope: value('x') }, 500],
    ['a form that is a name of every object', { ...CONTACT, contact_form: [{ target_id: 'constructor' }] }, 422],
    ['malformed JSON', '{bad', 400],
  ])('[API-97] %s is refused', async (_, body, status) => {
    expect((await backend.post(REST, body)).status).toBe(status);
    expect(backend.inbox()).toEqual([]);
  });

  test('[API-97] Drupal’s own path is there in a present Drupal only', async () => {
    const post = async () => (await backend.post('/entity/contact_message?_format=json', CONTACT)).status;
    expect(await post()).toBe(404);
    backend.change({ profile: 'drupal10' });
    expect(await post()).toBe(201);
  });
});

describe('design forms', () => {
  const picture = (as?: { bearer?: string }) =>
    backend.post(
      '/jsonapi/paragraph/form_image',
      {
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
      as,
    );

  test('[API-93] [API-98] [DSGN-22] the picture answers its id and number; the proxy’s credential lets a guest send it', async () => {
    const { status, body } = await picture();
    expect([status, typeof body.data.attributes.drupal_internal__id, body.data.attributes.field_published]).toEqual([
      201,
      'number',
      false,
    ]);
    backend.change({ profile: 'drupal10' });
    expect((await picture()).status).toBe(403);
    const shopper = await registerGuest(backend);
    expect((await picture(shopper)).status).toBe(201);
  });

  test('[API-94] [DSGN-20] [DSGN-15] art advisory, with its picture by id and revision', async () => {
    const { id, attributes } = (await picture()).body.data;
    const meta = { target_revision_id: attributes.drupal_internal__revision_id };
    const { status, body, headers } = await backend.post('/jsonapi/contact_message/art_advisory', {
      data: {
        type: 'contact_message--art_advisory',
        attributes: {
          name: 'Asha',
          mail: 'asha@example.com',
          subject: 'Art advisory',
          message: 'A wall of 12 feet',
          field_address_art_advisory: '1 New Street',
          field_city_art: 'Kochi',
          field_phone_number_art: '9847012345',
          field_pin_code: 682001,
          field_state_art: 'Kerala',
        },
        relationships: { field_image_of_art: { data: { type: 'paragraph--form_image', id, meta } } },
      },
    });
    expect([status, headers.get('Location'), body.data.relationships.field_image_of_art.data.id]).toEqual([
      201,
      null,
      id,
    ]);
    expect(backend.inbox()[0]?.text).toContain('Pin code: 682001');
  });

  test('[API-95] [DSGN-21] gallery wall consultation: what is missing is named; nothing is read back', async () => {
    const path = '/jsonapi/contact_message/gallery_wall_consultation';
    const data = { type: 'contact_message--gallery_wall_consultation', attributes: { name: 'Asha', subject: 'Wall' } };
    const { status, body } = await backend.post(path, { data });
    expect([status, body.errors.map(({ detail }: { detail: string }) => detail)]).toEqual([
      422,
      ['mail: This value should not be null.', 'message: This value should not be null.'],
    ]);
    expect((await backend.get(path)).status).toBe(405);
  });
});
