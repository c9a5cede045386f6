import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTACT_FIELDS } from '../../../src/domain/contactForm.ts';
import { type FormField, pickFormValues, validateForm } from '../../../src/domain/form.ts';
import {
  createLineField,
  createMessageField,
  GST_FIELD,
  MAIL_FIELD,
  PHONE_FIELD,
  PINCODE_FIELD,
  STATE_FIELD,
  WEBSITE_FIELD,
} from '../../../src/domain/formFields.ts';
import { getRunParameters } from '../../support/runParameters.ts';
import { anyText } from './anyText.ts';

// Each field's rule is said once more, by what may stand where, and never by the pattern that the shop goes by.
const DIGITS = '0123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = CAPITALS.toLowerCase();
const LETTERS = CAPITALS + SMALL;
const HOST = `${LETTERS}${DIGITS}-`;

const isOf = (signs: string) => (text: string) => [...text].every((sign) => signs.includes(sign));
const isFrom = (least: number, most: number, text: string) => text.length >= least && text.length <= most;
const isUnseen = (sign: string) => '\u200b\u200c\u200d\u200e\u200f\u2060'.includes(sign);
const isNothing = (text: string) => [...text].every((sign) => sign.trim() === '' || isUnseen(sign));
const dropUnseen = (text: string) =>
  [...text]
    .filter((sign) => !isUnseen(sign))
    .join('')
    .trim();

const isLabel = (text: string) =>
  isFrom(1, 63, text) && isOf(HOST)(text) && !text.startsWith('-') && !text.endsWith('-');
const isTop = (text: string) =>
  (isFrom(2, 63, text) && isOf(LETTERS)(text)) ||
  (text.toLowerCase().startsWith('xn--') && isFrom(5, 63, text) && isLabel(text));
function isDomain(text: string) {
  const labels = text.split('.');
  const top = labels.pop() ?? '';
  return labels.length > 0 && labels.every(isLabel) && isTop(top);
}

function isWebsite(text: string) {
  const scheme = ['https://', 'http://'].find((each) => text.slice(0, each.length).toLowerCase() === each) ?? '';
  const address = text.slice(scheme.length);
  const end = [...'/?#'].map((sign) => address.indexOf(sign)).filter((at) => at >= 0);
  const authority = address.slice(0, Math.min(...end, address.length));
  const [domain = '', port, ...more] = authority.split(':');
  return (
    more.length === 0 &&
    isDomain(domain) &&
    (port === undefined || (isFrom(1, 5, port) && isOf(DIGITS)(port))) &&
    [...address].every((sign) => sign.trim() !== '')
  );
}

function isMail(text: string) {
  const parts = text.split('@');
  const domain = parts.pop() ?? '';
  const atoms = parts.join('@').split('.');
  const isAtom = (atom: string) => atom !== '' && isOf(`${LETTERS}${DIGITS}!#$%&'*+/=?^_\`{|}~-`)(atom);
  return text.length <= 254 && parts.length > 0 && atoms.every(isAtom) && isDomain(domain);
}

const GAPS = ['', ' ', '-'];
/** Ten digits, with one gap at most between two of them. */
function isTen(text: string) {
  const parts = text.split(' ').flatMap((part) => part.split('-'));
  return parts.every((part) => part !== '' && isOf(DIGITS)(part)) && parts.join('').length === 10;
}
const isGrouped = (text: string) =>
  GAPS.some((one) =>
    GAPS.some(
      (two) =>
        isTen(text) &&
        text ===
          [text.slice(0, 2), text.slice(2 + one.length).slice(0, 4), text.slice(-4)].reduce(
            (all, part, at) => all + (at === 1 ? one : two) + part,
          ),
    ),
  );
function isPhone(text: string) {
  const behind = ['+91', '0'].filter((prefix) => text.startsWith(prefix)).map((prefix) => text.slice(prefix.length));
  const afterGap = behind.map((rest) => (GAPS.slice(1).includes(rest[0] ?? '') ? rest.slice(1) : rest));
  return [text, ...afterGap].some(isTen) || (text.startsWith('+') && isGrouped(text.slice(1)));
}

const GST = [
  ...Array(2).fill(DIGITS),
  ...Array(5).fill(CAPITALS),
  ...Array(4).fill(DIGITS),
  CAPITALS,
  DIGITS + CAPITALS,
  'Z',
  DIGITS + CAPITALS,
] as string[];
const isGst = (text: string) => text.length === GST.length && GST.every((signs, at) => signs.includes(text[at] ?? '-'));

// What is typed: right ones, right ones with a sign changed, and anything.
const of = (signs: string, minLength: number, maxLength: number) =>
  fc.array(fc.nat(signs.length - 1), { minLength, maxLength }).map((places) => places.map((at) => signs[at]).join(''));
const label = fc.oneof(
  of(SMALL, 1, 8),
  of(HOST, 1, 4),
  fc.constantFrom('', '-', 'a'.repeat(63), 'a'.repeat(64), 'xn--11b4c3d'),
);
const top = fc.constantFrom('in', 'example', 'COM', 'e', '1', 'xn--h2brj9c', 'xn--', 'co.in');
const domain = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), top)
  .map(([labels, end]) => [...labels, end].join('.'));
const website = fc
  .tuple(
    fc.constantFrom('', 'https://', 'HTTP://', 'ftp://', '//'),
    domain,
    fc.constantFrom('', '', '/', '/a b', '?q=🖼️', '#x', ':80', ':123456', ':', '/\u200bש'),
  )
  .map((parts) => parts.join(''));
const mail = fc
  .tuple(of(`${SMALL}.+`, 0, 8), fc.constantFrom('@', '@', '@', '', '@@'), domain)
  .map((parts) => parts.join(''));
const phone = fc
  .tuple(
    of(DIGITS, 9, 11),
    fc.constantFrom('', '+91', '0', '+91 ', '0-', '+', '91'),
    fc.constantFrom(0, 2, 5),
    fc.constantFrom(...GAPS, '  ', '.'),
    fc.constantFrom(...GAPS),
  )
  .map(([digits, before, at, one, two]) =>
    at === 0
      ? before + digits
      : before + digits.slice(0, at) + one + digits.slice(at, at + 4) + (at === 2 ? two : '') + digits.slice(at + 4),
  );
const gst = fc.tuple(...GST.map((signs) => of(signs, 1, 1))).map((signs) => signs.join(''));
const long = (longest: number) =>
  fc
    .tuple(
      fc.constantFrom('a', 'ש', '🖼️', ' '),
      fc.integer({ min: longest - 3, max: longest + 3 }),
      fc.constantFrom('', ' ', 'b'),
    )
    .map(([sign, count, end]) => sign.repeat(count / sign.length) + end);
const spoilt = (right: fc.Arbitrary<string>) =>
  fc
    .tuple(right, fc.nat(20), fc.constantFrom('', ' ', '-', 'a', 'Z', '0', '٣', '.', '@', '\n', '\u200e', '😀'))
    .map(([text, at, sign]) => text.slice(0, at) + sign + text.slice(at + 1));
const createTypings = (right: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary: right }, { weight: 4, arbitrary: spoilt(right) }, { weight: 1, arbitrary: anyText });

/** What is said of a text in a field, as the form asks. */
const getProblem = (field: FormField, text: string) => {
  const fields = { field };
  return validateForm(fields, pickFormValues(fields, { field: text })).field ?? 'right';
};
const runs = getRunParameters('TEXTS', 1_000, 20_261_122);
/** Texts of any kind, of which some are right and some are not. */
function agree(field: FormField, typed: fc.Arbitrary<string>, validate: (text: string) => string) {
  const seen = new Set<string>();
  fc.assert(
    fc.property(typed, (text) => {
      const expected = validate(text);
      seen.add(expected);
      expect(getProblem(field, text)).toBe(expected);
    }),
    runs,
  );
  return [...seen].sort();
}

const createOracle =
  (isRight: (text: string) => boolean, problem: string, empty = 'missing') =>
  (text: string) =>
    isNothing(text) ? empty : text.trim().length > 255 ? 'long' : isRight(text.trim()) ? 'right' : problem;
const ofLength = (longest: number) => (text: string) =>
  isNothing(text) ? 'missing' : text.trim().length > longest ? 'long' : 'right';

describe('any text in each kind of field', () => {
  test('[PART-06] [PART-07] a website', () => {
    expect(agree(WEBSITE_FIELD, createTypings(website), createOracle(isWebsite, 'website'))).toContain('right');
  });

  test('[PART-08] [PART-09] [DSGN-13] a phone number', () => {
    const validate = createOracle((text) => isPhone(dropUnseen(text)), 'phone');
    expect(agree(PHONE_FIELD, createTypings(phone), validate)).toContain('right');
  });

  test('[PART-10] [PART-11] [PART-12] a GST number, which may be left out', () => {
    // Its box makes capitals, and leaves out what is no sign of a number, as the box of a pincode does.
    const isSign = (sign: string) => (DIGITS + CAPITALS).includes(sign);
    const validate = (text: string) => {
      const kept = [...text.toUpperCase()].filter(isSign).slice(0, GST.length).join('');
      return kept === '' || isGst(kept) ? 'right' : 'gst';
    };
    expect(agree(GST_FIELD, createTypings(gst), validate)).toEqual(['gst', 'right']);
  });

  test('[CONT-06] [NEWS-06] an e-mail address', () => {
    expect(
      agree(
        MAIL_FIELD,
        createTypings(mail),
        createOracle((text) => isMail(dropUnseen(text).toLowerCase()), 'mail'),
      ),
    ).toContain('right');
  });

  test('[DSGN-10] [DSGN-15] a pin code, of which the digits are kept', () => {
    const toDigits = (text: string) => [...text].filter((sign) => /\p{Nd}/u.test(sign)).slice(0, 6);
    const validate = (text: string) =>
      ['missing', ...Array(5).fill('pincode'), 'right'][toDigits(text).length] as string;
    expect(agree(PINCODE_FIELD, createTypings(of(DIGITS, 0, 9)), validate)).toEqual(['missing', 'pincode', 'right']);
  });

  test('[PART-04] [PART-05] a line', () => {
    expect(agree(createLineField('Line'), createTypings(long(255)), ofLength(255))).toEqual([
      'long',
      'missing',
      'right',
    ]);
  });

  test('[CONT-04] [CONT-05] a message', () => {
    expect(agree(createMessageField('Text'), createTypings(long(10_000)), ofLength(10_000))).toEqual([
      'long',
      'missing',
      'right',
    ]);
  });

  test.each([
    ['CONT-09', CONTACT_FIELDS.topic],
    ['PART-04', STATE_FIELD],
  ] as const)('[%s] one of a list', (_, field) => {
    const right = fc.constantFrom(...(field.options ?? []));
    const validate = (text: string) =>
      right && field.options?.some((choice) => choice === text.trim()) ? 'right' : 'missing';
    expect(agree(field, createTypings(right), validate)).toEqual(['missing', 'right']);
  });
});
