import { describe, expect, test } from 'vitest';
import {
  lotusGift,
  monsoonWall,
  moonJar,
  ownGift,
  productLines,
  sixRidges,
} from '../../../machines/cart/sampleProducts.ts';
import { toProfileBody } from '../../../src/api/addresses.ts';
import { PROFILE_TYPE_ID, STORE_ID } from '../../../src/api/config.ts';
import { toCouponBody, toOrderBody } from '../../../src/api/orderBody.ts';
import { toFrameItemBody, toOrderItemBody, toOrderItems } from '../../../src/api/orderItemBody.ts';
import { toPaymentParams } from '../../../src/api/payments.ts';
import { toPricedItem, toPricedItems } from '../../../src/api/pricedItem.ts';
import type { BillingAddress } from '../../../src/domain/address.ts';
import type { FrameLine } from '../../../src/domain/cartLine.ts';
import { billing, delivery, line } from './samples.ts';

const evil = `<img src=x onerror="alert('1')"> & more`;
const harmless = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more';

/** The same picture on paper in a pale frame, with a mat of 2.25 inches. */
const framed: FrameLine = {
  ...line,
  kind: 'frame',
  key: 'line-2',
  field_print_or_frame: 'frame',
  papertype: 'Paper',
  item_name: 'Print on Paper - Misty Ghats',
  matting: 2.25,
  padcolor: 'sage',
  varid: 'nordic-variation',
  frame_id: 'nordic',
  frame_look: { title: 'Nordic', colours: ['Beige'], style: 'Minimal', type: 'Box', material: 'Solid ash' },
  price: 420_000,
  art_price: 420_000,
  total_price: 840_000,
  quantity: 2,
};
const ownFramed: FrameLine = {
  ...framed,
  key: 'line-3',
  user_upload: true,
  cropped_image: 'cropped',
  og_image: 'original',
  image_id: 'cropped',
  matting: 0,
  padcolor: '',
  scales: { width: 3000, height: 4000, x: 12, y: 0 },
};

describe('order items', () => {
  test('[ORD-18] [ORD-19] [ORD-20] [ORD-21] [ORD-23] [ORD-24] [ORD-25] an art print as an order item', () => {
    expect(toOrderItemBody({ ...line, quantity: 2 }, 3)).toEqual({
      attributes: {
        quantity: '2.00',
        title: 'Print on Canvas - Misty Ghats',
        overridden_title: true,
        field_art_media_type: 'Canvas',
        field_dimension: '12 x 16',
        field_frame_size: '12 x 16',
        field_matt_size: '0',
        field_matt_color: '',
        field_mating: 'Without Matt',
        field_print_or_frame: 'print',
        field_product_type: 'art',
        field_bill_label:
          '<strong>Print on Canvas - Misty Ghats</strong><br />Artist: Studio Kite<br />Size: 12 x 16 in<br />Quantity: 2<br />Price: ₹1,499',
        field_group: 3,
        unit_price: { number: '1499.00', currency_code: 'INR' },
        overridden_unit_price: true,
        field_crop_x: null,
        field_crop_y: null,
        field_image_x: null,
        field_image_y: null,
      },
      relationships: {
        purchased_entity: { data: { type: 'commerce_product_variation--default', id: 'variation-1' } },
        field_bill_image: { data: { type: 'file--file', id: 'file-1' } },
      },
    });
  });

  test('[ORD-21] [ORD-25] an uploaded picture is a custom item with its files', () => {
    const upload = { ...line, user_upload: true, cropped_image: 'cropped', og_image: 'original', image_id: '' };
    const { attributes, relationships } = toOrderItemBody(upload, 1);
    expect(attributes.field_product_type).toBe('custom');
    expect(relationships).toEqual({
      purchased_entity: { data: { type: 'commerce_product_variation--Custom_image', id: 'variation-1' } },
      field_cropped: { data: { type: 'file--file', id: 'cropped' } },
      field_original_image: { data: { type: 'file--file', id: 'original' } },
    });
  });

  test('[ORD-18] [ORD-20] [ORD-21] [ORD-24] a framed print as an order item: the picture, at the price of the whole', () => {
    expect(toOrderItemBody(framed, 2)).toEqual({
      attributes: {
        quantity: '2.00',
        title: 'Print on Paper - Misty Ghats',
        overridden_title: true,
        field_art_media_type: 'Paper',
        field_dimension: '12 x 16',
        field_frame_size: '18.1 x 22.1',
        field_matt_size: '2.25',
        field_matt_color: 'sage',
        field_mating: 'With Matt',
        field_print_or_frame: 'frame',
        field_product_type: 'art',
        field_bill_label:
          '<strong>Print on Paper - Misty Ghats</strong><br />Artist: Studio Kite<br />Size: 12 x 16 in<br />Nordic frame, sage mat 2.25 in<br />Framed size: 18.1 x 22.1 in<br />Quantity: 2<br />Price: ₹4,200',
        field_group: 2,
        unit_price: { number: '4200.00', currency_code: 'INR' },
        overridden_unit_price: true,
        field_crop_x: null,
        field_crop_y: null,
        field_image_x: null,
        field_image_y: null,
      },
      relationships: {
        purchased_entity: { data: { type: 'commerce_product_variation--default', id: 'variation-1' } },
        field_bill_image: { data: { type: 'file--file', id: 'file-1' } },
      },
    });
  });

  test('[CONF-57] [ORD-21] [ORD-23] [ORD-25] its frame is an item beside it, in its group and at no price', () => {
    expect(toFrameItemBody(framed, 2)).toEqual({
      attributes: {
        quantity: '2.00',
        title: 'Nordic frame',
        overridden_title: true,
        field_art_media_type: 'Paper',
        field_dimension: '12 x 16',
        field_frame_size: '18.1 x 22.1',
        field_matt_size: '2.25',
        field_matt_color: 'sage',
        field_mating: 'With Matt',
        field_print_or_frame: 'frame',
        field_product_type: 'frame',
        field_bill_label:
          '<strong>Nordic frame</strong><br />Nordic frame, sage mat 2.25 in<br />Framed size: 18.1 x 22.1 in',
        field_group: 2,
        unit_price: { number: '0.00', currency_code: 'INR' },
        overridden_unit_price: true,
      },
      relationships: {
        purchased_entity: { data: { type: 'commerce_product_variation--frame', id: 'nordic-variation' } },
      },
    });
  });

  test('[ORD-01] [ORD-23] every line is an item, its frame another one of the same group; no two have one name', () => {
    const items = toOrderItems([line, framed, ownFramed]);
    expect(items.map(({ fields: { attributes } }) => [attributes.field_group, attributes.field_product_type])).toEqual([
      [1, 'art'],
      [2, 'art'],
      [2, 'frame'],
      [3, 'custom'],
      [3, 'frame'],
    ]);
    expect(new Set(items.map(({ name }) => name)).size).toBe(5);
  });

  test('[ORD-18] [ORD-19] [ORD-21] [ORD-22] [ORD-23] [ORD-24] [ORD-25] a decor object as an order item: nothing of media, mat or crop', () => {
    expect(toOrderItemBody({ ...moonJar, quantity: 2 }, 4)).toEqual({
      attributes: {
        quantity: '2.00',
        title: 'Poornima Moon Jar',
        overridden_title: true,
        field_dimension: '11 × 11 × 10.5 in',
        field_frame_size: '11 × 11 × 10.5 in',
        field_product_type: 'object',
        field_bill_label:
          '<strong>Poornima Moon Jar</strong><br />Decor object<br />11 × 11 × 10.5 in<br />Colour: White<br />Quantity: 2<br />Price: ₹5,450',
        field_group: 4,
        unit_price: { number: '5450.00', currency_code: 'INR' },
        overridden_unit_price: true,
      },
      relationships: {
        purchased_entity: { data: { type: 'commerce_product_variation--object', id: moonJar.object_varid } },
        field_bill_image: { data: { type: 'file--file', id: moonJar.image_id } },
      },
    });
  });

  test.each([
    [monsoonWall, 'Two Monsoons', 'Gallery wall<br />51 × 30 in<br />Rustic Ash frame', '17,450'],
    [lotusGift, 'Lotus for a Wedding', 'Gift<br />18 × 18 in<br />Burnished Gold frame', '4,950'],
    [sixRidges, 'Six Ridges to Munnar', 'Mixed media<br />24 × 30 in<br />Oak box frame', '14,800'],
  ])('[ORD-21] [ORD-22] [ORD-25] $kind: its type, its bill and what is bought', (line, title, about, price) => {
    const { attributes, relationships } = toOrderItemBody(line, 1);
    expect(attributes).toMatchObject({
      field_product_type: line.kind,
      title,
      field_bill_label: `<strong>${title}</strong><br />${about}<br />Quantity: 1<br />Price: ₹${price}`,
    });
    expect(attributes).not.toHaveProperty('field_print_or_frame');
    expect(relationships.purchased_entity.data.type).toBe(`commerce_product_variation--${line.kind}`);
  });

  test("[ORD-25] [GIFT-15] a gift of the buyer's own picture carries its file", () => {
    const { og_image } = ownGift;
    expect(og_image).not.toBe('');
    expect(toOrderItemBody(ownGift, 1).relationships).toMatchObject({
      field_original_image: { data: { type: 'file--file', id: og_image } },
      field_bill_image: { data: { type: 'file--file', id: og_image } },
    });
    expect(toOrderItemBody(lotusGift, 1).relationships).not.toHaveProperty('field_original_image');
  });

  test('[ORD-18] [ORD-20] [ORD-25] [CART-15] a framed upload tells what was cropped, and both files', () => {
    const { attributes, relationships } = toOrderItemBody(ownFramed, 1);
    expect(attributes).toMatchObject({
      field_crop_x: 12,
      field_crop_y: 0,
      field_image_x: 3000,
      field_image_y: 4000,
      field_mating: 'Without Matt',
      field_matt_size: '0',
      field_product_type: 'custom',
    });
    expect(relationships).toEqual({
      purchased_entity: { data: { type: 'commerce_product_variation--Custom_image', id: 'variation-1' } },
      field_cropped: { data: { type: 'file--file', id: 'cropped' } },
      field_original_image: { data: { type: 'file--file', id: 'original' } },
      field_bill_image: { data: { type: 'file--file', id: 'cropped' } },
    });
  });

  test('[API-86] [CONF-57] the price call is told of the frame as well', () => {
    const picture = { variation: 'variation-1', media: 'Paper', width: 12, height: 16, framed: true, quantity: 2 };
    expect(toPricedItems([line, framed])).toEqual([
      toPricedItem(line),
      { ...picture, source: 'art' },
      { ...picture, source: 'art', variation: 'nordic-variation' },
    ]);
  });

  test('[API-86] what is sold as it is is asked for by its variation alone', () => {
    expect(toPricedItems([{ ...moonJar, quantity: 3 }, monsoonWall])).toEqual([
      { variation: moonJar.object_varid, quantity: 3 },
      { variation: monsoonWall.gallery_varid, quantity: 1 },
    ]);
  });

  test('[ORD-22] a bill label holds no markup but its own', () => {
    const body = toOrderItemBody({ ...line, item_name: evil, artist: evil }, 1);
    expect(body.attributes.field_bill_label).toBe(
      `<strong>${harmless}</strong><br />Artist: ${harmless}<br />Size: 12 x 16 in<br />Quantity: 1<br />Price: ₹1,499`,
    );
    const jar = toOrderItemBody({ ...moonJar, item_name: evil, dimension: evil, object_color: evil }, 1);
    expect(jar.attributes.field_bill_label).toBe(
      `<strong>${harmless}</strong><br />Decor object<br />${harmless}<br />Colour: ${harmless}<br />Quantity: 1<br />Price: ₹5,450`,
    );
  });

  test('[ORD-18] a title longer than a field of the backend is cut', () => {
    const { title } = toOrderItemBody({ ...line, item_name: '𝒜'.repeat(300) }, 1).attributes;
    expect(title).toBe(`${'𝒜'.repeat(254)}…`);
  });

  test('[API-86] a line as the price call wants it', () => {
    const item = {
      variation: 'variation-1',
      media: 'Canvas',
      width: 12,
      height: 16,
      framed: false,
      quantity: 1,
      source: 'art',
    };
    expect(toPricedItem(line)).toEqual(item);
    expect(toPricedItem({ ...line, user_upload: true, quantity: 4 })).toEqual({
      ...item,
      source: 'upload',
      quantity: 4,
    });
  });
});

describe('profiles', () => {
  const address = {
    country_code: 'IN',
    administrative_area: 'KL',
    locality: 'Kochi',
    postal_code: '682001',
    address_line1: 'Mill Road',
    address_line2: '',
    organization: '',
    given_name: 'Asha',
    family_name: 'Menon',
  };
  const relationships = {
    type: { data: { type: 'profile_type--profile_type', id: PROFILE_TYPE_ID } },
    uid: { data: { type: 'user--user', id: 'user-1' } },
  };

  test('[API-80] [ORD-14] a personal address leaves out what was typed for a business', () => {
    const typed = { ...billing, company_name: 'Left Over', gst: '32AAAAA0000A1Z5' };
    expect(toProfileBody(typed, 'billing', 'user-1')).toEqual({
      attributes: {
        address,
        field_house_apartment_number: '12A',
        field_pincode: '682001',
        field_state: 'Kerala',
        field_email: 'asha@example.com',
        field_phone_number: '9847012345',
        field_type: 'personal',
        field_contact_name: '',
        field_gstin: '',
        is_default: false,
        status: true,
      },
      relationships,
    });
  });

  test('[CHK-44] a business address names company and GST number', () => {
    const company = {
      ...billing,
      address_type: 'business' as const,
      company_name: 'Kite Works',
      gst: '32AAAAA0000A1Z5',
    };
    const { attributes } = toProfileBody(company, 'billing', 'user-1');
    expect(attributes).toMatchObject({
      address: { ...address, organization: 'Kite Works' },
      field_type: 'business',
      field_contact_name: 'Kite Works',
      field_gstin: '32AAAAA0000A1Z5',
    });
  });

  test('[CHK-46] a delivery address has its last name under another key, and may lack mail and phone', () => {
    const { attributes } = toProfileBody({ ...delivery, mail: '', phone: '' }, 'delivery', 'user-1');
    expect(attributes).toMatchObject({
      address: { given_name: 'Ravi', family_name: 'Nair', administrative_area: 'KA', postal_code: '560001' },
      field_type: 'personal',
      field_email: '',
      field_phone_number: '',
    });
  });
});

describe('orders', () => {
  const ordered = {
    lines: [
      line,
      { ...line, item_name: 'Print on Paper - Tide', dimension: '20 x 20', framesize: '20 x 20', quantity: 2 },
    ],
    items: ['item-1', 'item-2'],
    uid: 'user-1',
    billing: { id: 'billing-1', revision: 7 },
    shipping: { id: 'shipping-1', revision: 8 },
    address: delivery,
    orderNumber: '261121000042',
    placed: new Date('2026-11-21T03:30:00.900Z'),
    draft: false,
  };

  test('[ORD-06] [ORD-07] [ORD-15] [ORD-16] [ORD-17] an order without a coupon', () => {
    expect(toOrderBody(ordered)).toEqual({
      attributes: {
        state: 'processing',
        checkout_step: 'started',
        order_number: '261121000042',
        placed: 1_795_231_800,
        total_price: { number: '4497.00', currency_code: 'INR' },
        field_total_products: '2',
        field_matting: '0, 0',
        field_dimension: '12 x 16, 20 x 20',
        field_frame_size: '12 x 16, 20 x 20',
        field_title: 'Print on Canvas - Misty Ghats, Print on Paper - Tide',
        field_bill_address:
          '<strong>Ravi Nair</strong><br />7, Brigade Road<br />Bengaluru 560001<br />Karnataka, India<br />Phone: 9880012345<br />E-mail: ravi@example.com',
      },
      relationships: {
        store_id: { data: { type: 'commerce_store--online', id: STORE_ID } },
        uid: { data: { type: 'user--user', id: 'user-1' } },
        order_items: {
          data: [
            { type: 'commerce_order_item--default', id: 'item-1' },
            { type: 'commerce_order_item--default', id: 'item-2' },
          ],
        },
        billing_profile: { data: { type: 'profile--customer', id: 'billing-1', meta: { target_revision_id: 7 } } },
        field_shipping_profile: {
          data: { type: 'profile--customer', id: 'shipping-1', meta: { target_revision_id: 8 } },
        },
      },
    });
  });

  test('[ORD-15] [CART-14] an order of every kind names each of them; what has no mat has 0', () => {
    const { attributes } = toOrderBody({ ...ordered, lines: [framed, ...productLines] });
    expect(attributes).toMatchObject({
      field_total_products: '6',
      field_matting: '2.25, 0, 0, 0, 0, 0',
      field_dimension: '12 x 16, 51 × 30 inches, 18 × 18 inches, 20 × 24 inches, 11 × 11 × 10.5 in, 24 × 30 in',
      field_frame_size: '18.1 x 22.1, 51 × 30 inches, 18 × 18 inches, 20 × 24 inches, 11 × 11 × 10.5 in, 24 × 30 in',
    });
  });

  test('[ORD-05] [ORD-08] with a coupon it begins as a draft, and the coupon comes with a patch of its own', () => {
    expect(toOrderBody({ ...ordered, draft: true }).attributes.state).toBe('draft');
    expect(toCouponBody('coupon-1', 'user-1')).toEqual({
      relationships: {
        coupons: { data: [{ type: 'commerce_promotion_coupon--commerce_promotion_coupon', id: 'coupon-1' }] },
        uid: { data: { type: 'user--user', id: 'user-1' } },
      },
    });
  });

  test('[ORD-16] nothing typed into an address becomes markup', () => {
    const evilTexts = Object.fromEntries(Object.keys(billing).map((field) => [field, evil])) as BillingAddress;
    const address: BillingAddress = { ...evilTexts, address_type: 'business', country: 'IN' };
    const label = toOrderBody({ ...ordered, address }).attributes.field_bill_address;
    expect(label.replaceAll(harmless, '').match(/<[^>]*>/g)).toEqual([
      '<strong>',
      '</strong>',
      ...Array.from({ length: 7 }, () => '<br />'),
    ]);
    expect(label.split(harmless)).toHaveLength(12);
  });

  test('[ORD-15] thirty lines fit the plain fields of the backend', () => {
    const lines = Array.from({ length: 30 }, () => ({ ...line, dimension: '120 x 120' }));
    const { field_dimension, field_title } = toOrderBody({ ...ordered, lines }).attributes;
    expect([field_dimension.length, field_title.length]).toEqual([255, 255]);
  });
});

describe('card gateway', () => {
  test('[API-85] the parameters name both addresses, and the billing one twice where there is no other', () => {
    const params = {
      order_id: '261121000042',
      amount: '1499.00',
      language: 'en',
      billing_name: 'Asha Menon',
      billing_address: '12A, Mill Road',
      billing_city: 'Kochi',
      billing_state: 'Kerala',
      billing_zip: '682001',
      billing_country: 'India',
      billing_tel: '9847012345',
      billing_email: 'asha@example.com',
      delivery_name: 'Ravi Nair',
      delivery_address: '7, Brigade Road',
      delivery_city: 'Bengaluru',
      delivery_state: 'Karnataka',
      delivery_zip: '560001',
      delivery_country: 'India',
      delivery_tel: '9880012345',
    };
    const order = { orderNo: '261121000042', amount: 149_900, billing };
    expect(toPaymentParams({ ...order, delivery })).toEqual(params);
    expect(toPaymentParams({ ...order, delivery: null })).toEqual({
      ...params,
      delivery_name: 'Asha Menon',
      delivery_address: '12A, Mill Road',
      delivery_city: 'Kochi',
      delivery_state: 'Kerala',
      delivery_zip: '682001',
      delivery_tel: '9847012345',
    });
  });
});
