import { type Caller, ifSignedIn, needs } from '../access.ts';
import { type Json, toObject, toText } from '../entity.ts';
import type { Schema } from '../resourceType.ts';
import { dates, field, flag, language, many, one, seededOnly, text } from './declare.ts';

const promotion = 'commerce_promotion--commerce_promotion';
const coupon = 'commerce_promotion_coupon--commerce_promotion_coupon';
const unlimited = field('integer', { default: 0 });

/** Conditions by which a promotion names people: its plugin, the setting, and what the caller goes by in it. */
const PERSONAL: Readonly<Record<string, (user: NonNullable<Caller['user']>) => [setting: string, own: string]>> = {
  order_email: ({ attributes }) => ['mail', toText(attributes.mail).toLowerCase()],
  order_customer: ({ id }) => ['customers', id],
};

/** A promotion's conditions without the e-mails and customers in them that are not the caller's own (COUP-08). */
function maskOtherPeople(conditions: Json, { user, hasAllRights }: Caller): Json {
  if (hasAllRights || !Array.isArray(conditions)) return conditions;
  return conditions.map((condition) => {
    const { target_plugin_id: kind, target_plugin_configuration: configuration } = toObject(condition);
    if (user === null || !Object.hasOwn(PERSONAL, toText(kind))) return condition;
    const [setting, ownValue] = PERSONAL[toText(kind)]?.(user) ?? ['', ''];
    const namedValues = [toObject(configuration)[setting] ?? []].flat();
    const matching = namedValues.filter((value) => ownValue !== '' && String(value).toLowerCase() === ownValue);
    return { ...toObject(condition), target_plugin_configuration: { ...toObject(configuration), [setting]: matching } };
  });
}

/** Promotions, and the codes that bring them (API-73, COUP-07). Whoever is signed in and has the code may read them. */
export const promotionTypes: Schema = {
  [promotion]: {
    serial: 'drupal_internal__promotion_id',
    attributes: {
      langcode: language,
      name: field('text', { required: true }),
      display_name: text,
      description: field('formatted'),
      ...dates,
      offer: field('json'),
      conditions: field('json', { default: [], maskFor: maskOtherPeople }),
      condition_operator: field('text', { default: 'AND' }),
      usage_limit: unlimited,
      usage_limit_customer: unlimited,
      start_date: field('time'),
      end_date: field('time'),
      compatibility: field('text', { default: 'any' }),
      require_coupon: flag(true),
      status: flag(true),
      weight: unlimited,
      default_langcode: flag(true),
    },
    relationships: {
      uid: one('user--user'),
      order_types: many('commerce_order_type--commerce_order_type'),
      stores: many('commerce_store--online'),
      coupons: many(coupon),
    },
    access: { read: ifSignedIn('view commerce_promotion'), listed: needs(''), omitsSilently: true, ...seededOnly },
  },
  [coupon]: {
    serial: 'drupal_internal__id',
    attributes: {
      code: field('text', { required: true }),
      start_date: field('time'),
      end_date: field('time'),
      ...dates,
      usage_limit: unlimited,
      usage_limit_customer: unlimited,
      status: flag(true),
    },
    relationships: {
      // one and the same; the specification includes it without its ending
      promotion: { ...one(promotion), onlyInProfile: 'spec' },
      promotion_id: { ...one(promotion), onlyInProfile: 'drupal10' },
    },
    access: {
      read: ifSignedIn('view commerce_promotion'),
      listed: needs(''),
      lookup: 'code',
      omitsSilently: true,
      ...seededOnly,
    },
  },
  // Commerce keeps a table of uses too, and serves it nowhere
  'backend--usage': {
    serial: 'serial',
    attributes: { mail: text },
    relationships: { uid: one('user--user'), coupon: one(coupon), order_id: one('commerce_order--default') },
    access: { read: needs(''), ...seededOnly },
  },
};
