import { anyone, needs, owner, ownerThrough, published, self, signedIn } from './access.ts';
import type { Field, Kind } from './fields.ts';
import type { ResourceType, Schema } from './resourceType.ts';

const field = (kind: Kind, more: Omit<Field, 'kind'> = {}): Field => ({ kind, ...more });
const text = field('text');
const flag = (initial: boolean) => field('boolean', { initial });
const stamp = field('time', { computed: true });
const dates = { created: stamp, changed: stamp };
const language = field('text', { initial: 'en', computed: true });
const tags = field('json', { initial: [], computed: true });
const path = field('path', { initial: { alias: null, pid: null, langcode: 'en' } });
const one = (...to: string[]) => ({ to });
const many = (...to: string[]) => ({ to, many: true }) as const;

const VARIATIONS = ['commerce_product_variation--default', 'commerce_product_variation--Custom_image'];
const seededOnly = { create: needs(''), update: needs(''), remove: needs('') };

const term = (
  attributes: ResourceType['attributes'],
  relationships: ResourceType['relationships'] = {},
): ResourceType => ({
  serial: 'drupal_internal__tid',
  revision: 'drupal_internal__revision_id',
  bundle: ['vid', 'taxonomy_vocabulary'],
  attributes: {
    langcode: language,
    revision_created: stamp,
    status: flag(true),
    name: field('text', { required: true }),
    description: field('formatted'),
    weight: field('integer', { initial: 0 }),
    changed: stamp,
    default_langcode: flag(true),
    revision_translation_affected: flag(true),
    metatag: tags,
    path,
    ...attributes,
  },
  relationships,
  access: { read: published, ...seededOnly },
});

const block = (
  attributes: ResourceType['attributes'],
  relationships: ResourceType['relationships'] = {},
): ResourceType => ({
  serial: 'drupal_internal__id',
  revision: 'drupal_internal__revision_id',
  bundle: ['block_content_type', 'block_content_type'],
  attributes: {
    langcode: language,
    status: flag(true),
    info: field('text', { required: true }),
    changed: stamp,
    reusable: flag(true),
    default_langcode: flag(true),
    field_heading: text,
    body: field('formatted'),
    field_sort: field('integer', { initial: 0 }),
    ...attributes,
  },
  relationships,
  access: { read: published, ...seededOnly },
});

const variation: ResourceType = {
  serial: 'drupal_internal__variation_id',
  bundle: ['commerce_product_variation_type', 'commerce_product_variation_type'],
  attributes: {
    langcode: language,
    status: flag(true),
    sku: field('text', { required: true }),
    title: text,
    list_price: field('price'),
    price: field('price'),
    ...dates,
    default_langcode: flag(true),
    field_out_of_stock: field('boolean'),
    field_size: text,
  },
  relationships: {
    uid: one('user--user'),
    product_id: one('commerce_product--default'),
    field_image: many('media--image'),
  },
  access: { read: published, ...seededOnly },
};

/** Every resource type of the backend, with who may read and write it (API-01). */
export const resourceTypes: Schema = {
  'commerce_product--default': {
    serial: 'drupal_internal__product_id',
    bundle: ['commerce_product_type', 'commerce_product_type'],
    attributes: {
      langcode: language,
      status: flag(true),
      title: field('text', { required: true }),
      path,
      ...dates,
      default_langcode: flag(true),
      metatag: tags,
      body: field('formatted'),
      field_artist: text,
      field_favourite: flag(false),
      field_labels: field('text', { many: true }),
      field_max_height: field('decimal'),
      field_max_width: field('decimal'),
      field_path_alias: text,
    },
    relationships: {
      uid: one('user--user'),
      stores: many('commerce_store--online'),
      variations: many('commerce_product_variation--default'),
      default_variation: one('commerce_product_variation--default'),
      field_collections: many('taxonomy_term--collection'),
      field_colour: many('taxonomy_term--colour'),
      field_image: one('media--image'),
      field_orientation: one('taxonomy_term--orientation'),
    },
    access: { read: published, ...seededOnly, silent: true },
  },
  'commerce_product_variation--default': variation,
  'commerce_product_variation--Custom_image': variation,
  'media--image': {
    serial: 'drupal_internal__mid',
    revision: 'drupal_internal__vid',
    bundle: ['bundle', 'media_type'],
    attributes: {
      langcode: language,
      revision_created: stamp,
      status: flag(true),
      name: text,
      ...dates,
      default_langcode: flag(true),
      metatag: tags,
      path,
    },
    relationships: { uid: one('user--user'), thumbnail: one('file--file'), field_media_image: one('file--file') },
    access: { read: published, ...seededOnly },
  },
  'file--file': {
    serial: 'drupal_internal__fid',
    attributes: {
      langcode: language,
      filename: text,
      uri: field('file'),
      filemime: text,
      filesize: field('integer'),
      status: flag(true),
      ...dates,
      image_style_uri: field('json'),
    },
    relationships: { uid: one('user--user') },
    access: { read: anyone, ...seededOnly },
  },
  'taxonomy_term--collection': term(
    { field_checked: field('text', { initial: 'no' }), field_sort: field('integer', { initial: 0 }) },
    { field_image: one('media--image') },
  ),
  'taxonomy_term--colour': term({ field_code: text }),
  'taxonomy_term--orientation': term({}),
  'taxonomy_term--size': term({}),
  'taxonomy_term--pincode': term({ field_area: text, field_city: text, field_state: text }),
  'block_content--shop_art_banner': block({ field_link: text }, { field_image: one('media--image') }),
  'block_content--home_page_block': block({}),
  'commerce_store--online': {
    serial: 'drupal_internal__store_id',
    bundle: ['commerce_store_type', 'commerce_store_type'],
    attributes: {
      langcode: language,
      name: text,
      mail: text,
      default_currency: text,
      timezone: text,
      address: field('address'),
    },
    relationships: {},
    access: { read: anyone, ...seededOnly },
  },
  'user--user': {
    serial: 'drupal_internal__uid',
    attributes: {
      display_name: field('text', { computed: true }),
      langcode: language,
      name: field('text', { required: true }),
      mail: field('text', { own: true }),
      ...dates,
      default_langcode: flag(true),
      field_alternate_number: text,
      field_full_name: text,
    },
    relationships: { customer_profiles: { ...many('profile--customer'), computed: true } },
    access: {
      read: (_, user) => (user?.serial ?? 0) > 0 || '',
      create: needs(''),
      update: self("Users can only update their own account, unless they have the 'administer users' permission."),
      remove: needs('administer users'),
      label: 'display_name',
    },
  },
  'profile--customer': {
    serial: 'drupal_internal__profile_id',
    revision: 'drupal_internal__revision_id',
    bundle: ['profile_type', 'profile_type'],
    attributes: {
      revision_created: stamp,
      status: flag(true),
      is_default: flag(false),
      data: field('json'),
      ...dates,
      address: field('address', { required: true }),
      field_contact_name: text,
      field_email: text,
      field_house_apartment_number: text,
      field_phone_number: text,
      field_pincode: text,
      field_state: text,
      field_type: text,
      field_gstin: text,
    },
    relationships: { uid: one('user--user') },
    access: { read: owner(''), create: signedIn('create customer profile'), update: owner(''), remove: owner('') },
  },
  'commerce_order_item--default': {
    serial: 'drupal_internal__order_item_id',
    bundle: ['commerce_order_item_type', 'commerce_order_item_type'],
    attributes: {
      title: field('text', { required: true }),
      overridden_title: flag(false),
      quantity: field('decimal', { initial: '1.00', label: 'Quantity', least: 0 }),
      unit_price: field('price'),
      overridden_unit_price: flag(false),
      total_price: field('price', { computed: true }),
      adjustments: field('json', { initial: [], computed: true }),
      data: field('json'),
      locked: field('boolean', { initial: false, computed: true }),
      ...dates,
      field_art_media_type: text,
      field_bill_label: field('text', { max: 20_000 }),
      field_crop_x: field('decimal'),
      field_crop_y: field('decimal'),
      field_image_x: field('decimal'),
      field_image_y: field('decimal'),
      field_dimension: text,
      field_frame_size: text,
      field_group: field('integer'),
      field_mating: text,
      field_matt_color: text,
      field_matt_size: text,
      field_print_or_frame: text,
      field_product_type: text,
    },
    relationships: {
      order_id: { ...one('commerce_order--default'), computed: true },
      purchased_entity: { ...one(...VARIATIONS), required: true },
      field_cropped: one('file--file'),
      field_original_image: one('file--file'),
      field_bill_image: one('file--file'),
    },
    access: { read: ownerThrough('order_id'), create: anyone, update: needs(''), remove: needs('') },
  },
  'commerce_order--default': {
    serial: 'drupal_internal__order_id',
    bundle: ['commerce_order_type', 'commerce_order_type'],
    attributes: {
      order_number: field('text', { required: true }),
      version: field('integer', { initial: 1, computed: true }),
      mail: field('text', { computed: true }),
      adjustments: field('json', { initial: [], computed: true }),
      total_price: field('price', { computed: true }),
      total_paid: field('price', { computed: true }),
      balance: field('price', { computed: true }),
      state: field('text', { initial: 'draft' }),
      locked: field('boolean', { initial: false, computed: true }),
      ...dates,
      placed: field('time', { computed: true }),
      completed: field('time', { computed: true }),
      customer_comments: field('text', { max: 5_000 }),
      cart: field('boolean', { initial: false, computed: true }),
      checkout_step: text,
      field_bill_address: field('text', { max: 5_000 }),
      field_dimension: text,
      field_frame_size: text,
      field_matting: text,
      field_title: field('text', { max: 5_000 }),
      field_total_products: text,
    },
    relationships: {
      store_id: { ...one('commerce_store--online'), required: true },
      uid: one('user--user'),
      billing_profile: { ...one('profile--customer'), revisioned: true },
      order_items: many('commerce_order_item--default'),
      coupons: many('commerce_promotion_coupon--commerce_promotion_coupon'),
      field_shipping_profile: { ...one('profile--customer'), revisioned: true },
    },
    access: {
      read: owner("The following permissions are required: 'view commerce_order' OR 'view default commerce_order'."),
      create: signedIn('create default commerce_order'),
      update: owner(
        "The following permissions are required: 'update commerce_order' OR 'update default commerce_order'.",
      ),
      remove: needs('delete default commerce_order'),
      silent: true,
    },
  },
  'commerce_payment--payment_manual': {
    serial: 'drupal_internal__payment_id',
    attributes: {
      commerce_payment_type: field('text', { initial: 'payment_manual' }),
      payment_gateway_mode: field('text', { initial: 'n/a' }),
      remote_id: text,
      remote_state: text,
      amount: field('price'),
      refunded_amount: field('price'),
      state: text,
      authorized: field('time'),
      expires: field('time'),
      completed: field('time'),
      test: field('boolean'),
      captured: field('time'),
    },
    relationships: { order_id: one('commerce_order--default') },
    access: { read: needs('administer commerce_payment'), ...seededOnly },
  },
};

const record = (attributes: ResourceType['attributes']): ResourceType => ({
  serial: 'serial',
  attributes,
  relationships: { uid: one('user--user') },
  access: { read: needs(''), ...seededOnly },
});

/** What the backend keeps for itself and serves nowhere under /jsonapi. */
export const recordTypes: Schema = {
  'backend--token': record({
    access: text,
    refresh: text,
    accessUntil: field('integer'),
    refreshUntil: field('integer'),
  }),
  'backend--code': record({
    code: text,
    until: field('integer'),
    wrong: field('integer'),
    blockedUntil: field('integer'),
    sent: field('integer'),
  }),
  'backend--letter': record({ to: text, subject: text, text, code: text, sent: stamp }),
  'backend--password': record({ digest: text }),
};
