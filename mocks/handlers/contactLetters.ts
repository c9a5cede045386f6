import { type JsonObject, toScalarText } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';
import { sendLetter } from './inbox.ts';

const SHOP = 'hello@mitreandmat.example';

/** What somebody sent the shop by a form, as the letter that reaches the shop (API-94 to API-97). */
export function sendToShop(store: Store, form: string, fields: JsonObject): void {
  const { subject, name, mail } = fields;
  const lines = Object.entries(fields)
    .filter(([field, value]) => field !== 'langcode' && value !== null && typeof value !== 'object')
    .map(([field, value]) => `${getTitle(field)}: ${value}`);
  sendLetter(store, {
    to: SHOP,
    subject: `${toScalarText(subject)} (${getTitle(form)})`,
    text: `${toScalarText(name)} <${toScalarText(mail)}> wrote:\n\n${lines.join('\n')}`,
  });
}

// 'field_company_name' as 'Company name'
function getTitle(field: string): string {
  const words = field.replace(/^field_/, '').replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
