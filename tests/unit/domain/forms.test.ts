import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIndianPhone } from '../../../src/domain/contactDetails.ts';
import { CONTACT_FIELDS } from '../../../src/domain/contactForm.ts';
import { DESIGN_FIELDS, parsePhoto, serializePhoto } from '../../../src/domain/designForm.ts';
import {
  createEmptyForm,
  type FormFields,
  isBlank,
  normalizeForm,
  pickFormValues,
  validateForm,
} from '../../../src/domain/form.ts';
import { isWebsite } from '../../../src/domain/formFields.ts';
import { PARTNER_FIELDS } from '../../../src/domain/partnerForm.ts';
import { anyText } from './anyText.ts';

const only = (fields: FormFields, values: Record<string, string>) =>
  validateForm(fields, pickFormValues(fields, values));

describe('a website', () => {
  test.each([
    'studio.example',
    'www.studio.co.in',
    'https://studio.example',
    'http://studio.example:8080/work?y=2026#top',
    'STUDIO.example/',
    'https://xn--11b4c3d.xn--h2brj9c',
  ])('[PART-06] %j is one', (text) => expect(isWebsite(text)).toBe(true));

  test.each([
    '',
    'studio',
    'studio.',
    '.example',
    'studio..example',
    'studio.e',
    'studio.123',
    'my studio.example',
    '-studio.example',
    'ftp://studio.example',
    'javascript:alert(1)',
    'javascript://studio.example/%0aalert(1)',
    'asha@studio.example',
    'https://',
    'https://studio',
    'studio.example:port',
    'studio.xn--h2brj9-',
    'studio.example\n',
    'स्टूडियो',
  ])('[PART-07] %j is none', (text) => expect(isWebsite(text)).toBe(false));

  test('[PART-06] what is one, a browser can open, and finds the same host', () => {
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,6}[a-z0-9])?$/);
    const rest = fc.constantFrom('', '/', '/work', '/a b', '?q=1', '#top', ':80', ':x', ' ');
    const written = fc.tuple(fc.constantFrom('', 'http://', 'https://', 'ftp://', '//'), fc.array(label), rest);
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          written.map(([scheme, labels, end]) => scheme + labels.join('.') + end),
        ),
        (text) => {
          if (!isWebsite(text)) return;
          const { protocol, hostname } = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
          expect(['http:', 'https:']).toContain(protocol);
          expect(hostname.split('.').length).toBeGreaterThan(1);
          expect(text.toLowerCase()).toContain(hostname);
          expect(text).not.toMatch(/\s/);
        },
      ),
    );
  });

  test('[PART-07] a megabyte is answered at once', () => {
    // A pattern that starts again at each character would not end within a test's limit.
    expect(['a'.repeat(1e6), 'a.'.repeat(5e5), `${'a-'.repeat(5e5)}.example`].filter(isWebsite)).toEqual([]);
  });
});

test.each([
  '9847012345',
  '+91 98470 12345',
  '09847012345',
  '0484 2345678',
  ' 0484 2345678 ',
  '+914842345678',
  '98-4701-2345',
  '+98 4701 2345',
])('[PART-08] %s is an Indian number, of a mobile or an office', (text) => expect(isIndianPhone(text)).toBe(true));

test.each([
  '',
  '98470',
  '984701234',
  '98470123456',
  '+1 98470 12345',
  '0091 9847012345',
  '98470  12345',
  '-9847012345',
  'call me',
  '९८४७०१२३४५',
])('[PART-09] %j is none', (text) => expect(isIndianPhone(text)).toBe(false));

describe('what is needed', () => {
  const needed = (fields: FormFields) => Object.keys(validateForm(fields, createEmptyForm(fields))).sort();

  test('[PART-04] of a partner', () => {
    expect(needed(PARTNER_FIELDS)).toEqual(
      ['firstName', 'company', 'website', 'mail', 'address', 'city', 'state', 'pincode', 'phone'].sort(),
    );
  });

  test('[DSGN-10] [DSGN-12] [DSGN-14] for a design service', () => {
    expect(needed(DESIGN_FIELDS)).toEqual(
      ['firstName', 'project', 'phone', 'address', 'city', 'state', 'pincode', 'mail', 'photo'].sort(),
    );
  });

  test('[CONT-04] of a message', () => {
    expect(needed(CONTACT_FIELDS)).toEqual(['mail', 'message', 'name', 'topic']);
  });

  test('[CONT-05] blanks and unseen marks are nothing', () => {
    const nothing = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u200b', '\u200f', '\ufeff') });
    fc.assert(
      fc.property(nothing, (text) => {
        expect(only(CONTACT_FIELDS, { topic: 'Other', name: 'A', mail: 'a@b.co', message: text })).toEqual({
          message: 'missing',
        });
      }),
    );
  });

  test('[DSGN-10] nothing that is typed makes the check fail', () => {
    const texts = fc.record(Object.fromEntries(Object.keys(DESIGN_FIELDS).map((field) => [field, anyText])));
    fc.assert(fc.property(texts, (values) => Object.keys(only(DESIGN_FIELDS, values)).length > 0));
  });
});

describe('what is sent', () => {
  test('[CONT-14] a form goes tidied', () => {
    const typed = { topic: 'Gifting', name: ' Asha ', mail: ' Asha@Example.com', message: 'Hello\n' };
    const sent = { topic: 'Gifting', name: 'Asha', mail: 'asha@example.com', message: 'Hello' };
    expect(normalizeForm(CONTACT_FIELDS, typed)).toEqual(sent);
  });

  test('[DSGN-22] a photo is read from its field as it was written; what is none is none', () => {
    const photo = { id: '4f6c1f1e-7b0a-4a53-9c2d-2f6f1a7b9c11', url: '/sites/default/files/2026-11/my%20wall.jpg' };
    expect(parsePhoto(serializePhoto(photo))).toEqual(photo);
    expect(serializePhoto(null)).toBe('');
    for (const text of ['', 'x', 'x y', 'x javascript:alert(1)', ' /a', 'a /b c', 'a b /c', 'a /', 'a  /b'])
      expect(parsePhoto(text)).toBeNull();
  });
});

describe('a form', () => {
  const { name, mail } = CONTACT_FIELDS;

  test('[CONT-04] that nobody has typed into is blank, and nothing in it is there', () => {
    expect(createEmptyForm({ name, mail })).toEqual({ name: '', mail: '' });
    expect(isBlank(createEmptyForm(PARTNER_FIELDS))).toBe(true);
    expect(
      [
        { name: 'A', mail: '' },
        { name: '', mail: 'a' },
        { name: ' ', mail: '' },
      ].map(isBlank),
    ).toEqual([false, false, false]);
    expect(validateForm({ name, mail }, {})).toEqual({ name: 'missing', mail: 'missing' });
  });
});
