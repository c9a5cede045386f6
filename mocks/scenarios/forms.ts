import { down, failWith, passThrough, type Scenarios, scenario } from './overrides.ts';

const MESSAGES = '*/contact_message';
const DESIGN = '*/jsonapi/contact_message/:form';
const tooLong = (field: string) =>
  `Unprocessable Entity: validation failed.\n${field}.0.value: This value is too long.\n`;

export const formScenarios = {
  'contact.sent': passThrough,
  'contact.refused': scenario('no message is taken', failWith('post', MESSAGES, 422, tooLong('message'))),
  'contact.down': scenario('messages cannot be sent', down('post', MESSAGES)),
  'partner.sent': passThrough,
  'partner.refused': scenario(
    'no application is taken',
    failWith('post', MESSAGES, 422, tooLong('field_company_name')),
  ),
  'partner.down': scenario('applications cannot be sent', down('post', MESSAGES)),
  'design.sent': passThrough,
  'design.refused': scenario(
    'no request for a design service is taken',
    failWith('post', DESIGN, 422, { detail: 'message: This value is too long.', pointer: '/data/attributes/message' }),
  ),
  'design.down': scenario('requests for design services cannot be sent', down('post', DESIGN)),
  'design.noPicture': scenario('photos of design forms are not taken', down('post', '*/jsonapi/paragraph/form_image')),
} satisfies Scenarios;
