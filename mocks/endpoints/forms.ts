import type { EndpointDoc } from './endpointDoc.ts';
import { WHO } from './refusals.ts';

const value = (text: string) => [{ value: text }];

const LIST_ERRORS = {
  400: 'The body is no JSON.',
  401: '`drupal10`: the bearer has expired or is unknown, although none is needed.',
  415: 'Content-Type is not `application/json`.',
  422: 'No such form, a needed field is missing, or `mail` is no e-mail address: `{message}` with a line for each.',
  500: 'A field that the form does not have; Drupal fails on it.',
};
const LISTED =
  'The message, each field a list of value objects; `[]` for what was left out. The shop gets it as a letter.';
const PATHS =
  'The host has moved Drupal’s own path, `/entity/contact_message`, which `drupal10` takes as well and `spec` answers with 404.';

/** The partner programme and the contact dialog (API-96, API-97). */
export const formEndpoints: readonly EndpointDoc[] = [
  {
    name: 'forms.partner',
    rows: ['API-96'],
    method: 'POST',
    path: '/contact_message',
    does: `Applies for the partner programme. ${PATHS}`,
    who: WHO.anybody,
    query: { _format: '`json`' },
    body: {
      contact_form: "`[{target_id: 'partner_program'}]`",
      'name, mail, subject, message': 'Lists of one value object each; needed.',
      'field_second_name, field_company_name, field_company_website, field_gst_number, field_phone_number, field_address, field_city, field_state, field_pincode':
        'Lists of one value object each.',
    },
    answers: { status: 201, holds: LISTED },
    errors: LIST_ERRORS,
    example: {
      method: 'POST',
      path: '/contact_message?_format=json',
      body: {
        contact_form: [{ target_id: 'partner_program' }],
        name: value('Asha'),
        field_second_name: value('Menon'),
        mail: value('asha@example.com'),
        subject: value('partner program'),
        message: value('An application for the partner program'),
        field_company_name: value('Menon Interiors'),
        field_company_website: value('https://menon-interiors.example'),
        field_phone_number: value('9847012345'),
        field_address: value('1 New Street'),
        field_city: value('Kochi'),
        field_state: value('Kerala'),
        field_pincode: value('682001'),
      },
    },
  },
  {
    name: 'forms.contact',
    rows: ['API-97'],
    method: 'POST',
    path: '/contact_message',
    does: `Sends a message of the contact dialog. ${PATHS}`,
    who: WHO.anybody,
    query: { _format: '`json`' },
    body: {
      contact_form: "`[{target_id: 'contact'}]`",
      'name, mail, subject, message': 'Lists of one value object each; needed.',
      field_questions: 'The topic, as a list of one value object.',
    },
    answers: { status: 201, holds: LISTED },
    errors: LIST_ERRORS,
    example: {
      method: 'POST',
      path: '/contact_message?_format=json',
      body: {
        contact_form: [{ target_id: 'contact' }],
        name: value('Asha'),
        mail: value('asha@example.com'),
        subject: value('Contact mail'),
        message: value('Do you frame kites?'),
        field_questions: value('Custom Framing / Frames'),
      },
    },
  },
];
