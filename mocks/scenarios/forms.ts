import { honest, refusing, type Scenarios, scenario } from './departures.ts';

const MESSAGES = '*/contact_message';
const tooLong = (field: string) =>
  `Unprocessable Entity: validation failed.\n${field}.0.value: This value is too long.\n`;

export const formScenarios = {
  'contact.sent': honest,
  'contact.refused': scenario('no message is taken', refusing('post', MESSAGES, 422, tooLong('message'))),
  'contact.down': scenario('messages cannot be sent', refusing('post', MESSAGES, 503, 'Maintenance')),
  'partner.sent': honest,
  'partner.refused': scenario(
    'no application is taken',
    refusing('post', MESSAGES, 422, tooLong('field_company_name')),
  ),
  'partner.down': scenario('applications cannot be sent', refusing('post', MESSAGES, 503, 'Maintenance')),
} satisfies Scenarios;
