import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { islands, palms } from '../../../machines/cart/sampleLines.ts';
import { mistyGhats, NORDIC, nordic } from '../../../machines/framedPicture/samplePictures.ts';
import type { Art } from '../../../src/domain/art.ts';
import {
  addLine,
  getCartFingerprint,
  getTotalPrice,
  lowerQuantity,
  MAX_LINES,
  MAX_QUANTITY,
  mergeEqualLines,
  raiseQuantity,
  removeLine,
  removeOrdered,
} from '../../../src/domain/cart.ts';
import type { CartLine, FrameLine } from '../../../src/domain/cartLine.ts';
import { DEFAULT_CHOICE } from '../../../src/domain/choice.ts';
import { MEDIA } from '../../../src/domain/framingTerms.ts';
import { getLineKey } from '../../../src/domain/lineKey.ts';
import { getMatWidth, MAT_STYLES } from '../../../src/domain/mat.ts';
import { createPictureLine } from '../../../src/domain/pictureLine.ts';
import { type PrintSubject, toPrintSubject } from '../../../src/domain/printSubject.ts';
import { formatPieceOfLine } from '../../../src/domain/wallPath.ts';

const art: Art = { ...mistyGhats, picture: { ...mistyGhats.picture, id: 'file-1' } };

type Made = Parameters<typeof createPictureLine>[0];
const small = { width: 12, height: 16 };
const print = ({ choice, ...over }: Partial<Omit<Made, 'choice'> & { choice: Partial<Made['choice']> }> = {}) =>
  createPictureLine({
    subject: toPrintSubject(art),
    choice: {
      ...DEFAULT_CHOICE,
      mode: over.frame ? 'frame' : 'art',
      size: small,
      frame: over.frame?.id ?? null,
      ...choice,
    },
    frame: null,
    price: 149_900,
    pincode: '682001',
    ...over,
  });
const artNumber = (number: number): PrintSubject =>
  toPrintSubject({ ...art, id: `art-${number}`, variationId: `variation-${number}` });
const ofArt = (number: number, price = 100_000) => print({ subject: artNumber(number), price });

/** A part of the shopper's own photograph. */
const own = (cropped: string): PrintSubject => ({
  source: 'upload',
  id: cropped,
  variationId: 'custom-image',
  title: 'Your own picture',
  artist: '',
  picture: { ...art.picture, id: cropped },
  path: `/custom-framing?width=3000&height=2000&id=${cropped}`,
  ratio: 1.5,
  max: { width: 40, height: 40 },
  upload: { original: 'original-1', cropped, scales: { width: 3000, height: 2000, x: 12, y: 0 } },
});
const upload = (cropped: string) => print({ subject: own(cropped) });

const matted = { media: 'Paper', mat: 'standard', pad: 'ivory' } as const;
const frame = (chosen: Partial<Made['choice']> = {}, rest: Partial<Omit<Made, 'choice'>> = {}) =>
  print({ choice: { ...matted, ...chosen }, frame: nordic, ...rest });

const addAll = (lines: readonly CartLine[], start: CartLine[] = []) =>
  lines.reduce((cart, line) => addLine(cart, line).lines, start);
const getCart = (count: number) => addAll(Array.from({ length: count }, (_, at) => ofArt(at)));

/** Lines of a dozen prints, bare and framed, each at a price of its own, as a catalogue has it. */
const anyLine = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom(...MEDIA),
    fc.constantFrom(12, 16),
    fc.constantFrom(null, 'standard' as const, 'none' as const),
  )
  .map(([number, media, width, mat]) =>
    print({
      subject: artNumber(number),
      choice: { media, size: { width, height: 20 }, mat: mat ?? 'none', pad: 'ivory' },
      frame: mat && nordic,
      price:
        number * 10_000 +
        width * 100 +
        (media === 'Paper' ? 0 : 7_700) +
        (mat ? 50_000 : 0) +
        (media === 'Paper' && mat === 'standard' ? 2 : 0),
    }),
  );
const anyLines = fc.array(anyLine, { maxLength: 60 });

const stored = {
  kind: 'print',
  art_id: 'misty-ghats',
  art_varid: 'misty-ghats-print',
  title: 'Misty Ghats',
  art_title: 'Misty Ghats',
  artist: 'Nandini Pazhoor',
  item_name: 'Print on Canvas - Misty Ghats',
  papertype: 'Canvas',
  framesize: '12 x 16',
  field_print_or_frame: 'print',
  user_upload: false,
  cropped_image: '',
  og_image: '',
  width: 12,
  height: 16,
  ratio: 0.8,
  dimension: '12 x 16',
  matting: 0,
  padcolor: '',
  scales: null,
  pincode: '682001',
  image_id: 'file-1',
  image_url: art.picture.listing.url,
  item_id: 'misty-ghats',
  path: '/art/misty-ghats?mode=art&media=Canvas&size=12x16',
  price: 149_900,
  art_price: 149_900,
  total_price: 149_900,
  quantity: 1,
  varid: '',
};

describe('a print line', () => {
  test('[CART-11] [CART-12] [CART-14] [CART-16] has the stored names; a picture without a file has no id', () => {
    expect(print()).toEqual({ ...stored, key: getLineKey(print()) });
    expect(print({ subject: toPrintSubject(mistyGhats) }).image_id).toBe('');
  });

  test('[CART-16] names the paper', () => {
    expect(print({ choice: { media: 'Paper' } }).item_name).toBe('Print on Paper - Misty Ghats');
  });

  test('[CART-11] [CART-15] of an upload keeps both files and what was cropped', () => {
    expect(upload('crop-1')).toEqual({
      ...stored,
      key: getLineKey(upload('crop-1')),
      art_id: '',
      art_varid: 'custom-image',
      title: 'Your own picture',
      art_title: 'Your own picture',
      artist: '',
      item_name: 'Print on Canvas - Your own picture',
      user_upload: true,
      cropped_image: 'crop-1',
      og_image: 'original-1',
      ratio: 1.5,
      scales: { width: 3000, height: 2000, x: 12, y: 0 },
      image_id: 'crop-1',
      item_id: 'crop-1',
      path: '/custom-framing?width=3000&height=2000&id=crop-1&mode=art&media=Canvas&size=12x16',
    });
  });
});

describe('a framed line', () => {
  test('[CART-11] [CART-12] [CART-13] [CART-14] [CART-16] has the stored names, and what its thumbnail is drawn from', () => {
    const { title, colours, style, type, material } = nordic;
    expect(frame()).toEqual({
      ...stored,
      key: getLineKey(frame()),
      kind: 'frame',
      item_name: 'Print on Paper - Misty Ghats',
      papertype: 'Paper',
      field_print_or_frame: 'frame',
      matting: 2.25,
      padcolor: 'ivory',
      path: `/art/misty-ghats?mode=frame&media=Paper&size=12x16&frame=${NORDIC}&mat=standard&pad=ivory`,
      varid: nordic.variationId,
      frame_id: NORDIC,
      frame_look: { title, colours, style, type, material },
    });
  });

  test('leads back to the mat that was chosen, and hangs with it on a wall, also where two styles are as wide', () => {
    const line = frame({ size: { width: 16, height: 20 }, mat: 'golden' });
    expect(line).toMatchObject({
      matting: 2.5,
      path: `/art/misty-ghats?mode=frame&media=Paper&size=16x20&frame=${NORDIC}&mat=golden&pad=ivory`,
    });
    expect(formatPieceOfLine(line)).toBe(`misty-ghats*frame*Paper*16x20*${NORDIC}*golden*ivory`);
    expect(formatPieceOfLine({ ...line, path: undefined })).toContain('*standard*');
  });

  test('[CART-14] without a mat has 0 and no colour', () => {
    expect(frame({ mat: 'none' })).toMatchObject({ matting: 0, padcolor: '' });
  });
});

describe('equal lines', () => {
  test.each<[string, CartLine]>([
    ['price', print({ price: 1 })],
    ['pincode', print({ pincode: '110001' })],
    ['title', print({ subject: { ...toPrintSubject(art), title: 'Renamed' } })],
    ['quantity', { ...print(), quantity: 3 }],
  ])('[CART-29] another %s is the same line', (_, line) => {
    expect(getLineKey(line)).toBe(getLineKey(print()));
  });

  test.each<[string, CartLine]>([
    ['variation', ofArt(2)],
    ['media', print({ choice: { media: 'Paper' } })],
    ['size', print({ choice: { size: { width: 16, height: 12 } } })],
    ['origin', upload('crop-1')],
  ])('[CART-29] another %s is another line', (_, line) => {
    expect(getLineKey(line)).not.toBe(getLineKey(print()));
  });

  test('[CART-29] uploads are the same only with the same crop', () => {
    expect(getLineKey(upload('crop-1'))).toBe(getLineKey(upload('crop-1')));
    expect(getLineKey(upload('crop-1'))).not.toBe(getLineKey(upload('crop-2')));
  });

  test('[CART-29] no texts run into each other', () => {
    const part = fc.string({ unit: fc.constantFrom('a', '|', ',', '"', '-', ' '), maxLength: 4 });
    fc.assert(
      fc.property(part, part, part, part, (id, size, otherId, otherSize) => {
        const one = getLineKey({ ...print(), art_varid: id, framesize: size });
        const other = getLineKey({ ...print(), art_varid: otherId, framesize: otherSize });
        expect(one === other).toBe(id === otherId && size === otherSize);
      }),
      { numRuns: 1000 },
    );
  });

  test.each<[string, CartLine]>([
    ['price', frame({}, { price: 1 })],
    ['name of the frame', frame({}, { frame: { ...nordic, title: 'Nordic Ash' } })],
    ['quantity', { ...frame(), quantity: 3 } as FrameLine],
  ])('[CART-30] another %s is the same framed line', (_, line) => {
    expect(getLineKey(line)).toBe(getLineKey(frame()));
  });

  test.each<[string, CartLine]>([
    ['print', frame({}, { subject: artNumber(2) })],
    ['size', frame({ size: { width: 16, height: 20 } })],
    ['frame', frame({}, { frame: { ...nordic, variationId: 'frame-variation-2' } })],
    ['mat width', frame({ mat: 'golden' })],
    ['mat at all', frame({ mat: 'none' })],
    ['mat colour', frame({ pad: 'slate' })],
    ['origin', frame({}, { subject: own('crop-1') })],
    ['kind', print({ choice: { media: 'Paper' } })],
  ])('[CART-12] [CART-30] another %s is another framed line', (_, line) => {
    expect(getLineKey(line)).not.toBe(getLineKey(frame()));
  });

  test('[CART-30] without a mat its colour means nothing', () => {
    expect(frame({ mat: 'none', pad: 'slate' })).toEqual(frame({ mat: 'none', pad: 'ivory' }));
  });

  test('[CART-30] framed uploads are the same only with the same crop', () => {
    const one = frame({}, { subject: own('crop-1') });
    expect(addLine([one], frame({}, { subject: own('crop-1') })).outcome).toBe('raised');
    expect(addLine([one], frame({}, { subject: own('crop-2') })).outcome).toBe('added');
  });

  test('[CART-29] [CART-30] two lines are one exactly when all that makes them agrees', () => {
    const madeAs = fc.record({
      subject: fc.constantFrom(artNumber(1), artNumber(2), own('crop-1'), own('crop-2')),
      choice: fc.record({
        media: fc.constantFrom(...MEDIA),
        size: fc.constantFrom(small, { width: 16, height: 12 }),
        mat: fc.constantFrom(...MAT_STYLES),
        pad: fc.constantFrom('white' as const, 'black' as const),
      }),
      frame: fc.constantFrom(null, nordic, { ...nordic, variationId: 'frame-variation-2' }),
    });
    type MadeAs = typeof madeAs extends fc.Arbitrary<infer Value> ? Value : never;
    const facts = ({ subject, choice: { media, size, mat, pad }, frame }: MadeAs) => {
      const width = getMatWidth({ media, size, style: mat });
      return [subject.id, media, size, frame && [frame.variationId, width, width > 0 ? pad : null]];
    };
    fc.assert(
      fc.property(madeAs, madeAs, (one, other) => {
        const isSame = JSON.stringify(facts(one)) === JSON.stringify(facts(other));
        expect(addLine([print(one)], print(other)).outcome).toBe(isSame ? 'raised' : 'added');
      }),
      { numRuns: 500 },
    );
  });
});

describe('adding', () => {
  test('[CART-28] a line that matches none is appended', () => {
    const first = addLine([], ofArt(1));
    const second = addLine(first.lines, ofArt(2));
    expect(first).toEqual({ lines: [ofArt(1)], outcome: 'added' });
    expect(second).toEqual({ lines: [ofArt(1), ofArt(2)], outcome: 'added' });
  });

  test('[CART-27] the first repeat makes 2, in its place', () => {
    const { lines, outcome } = addLine([ofArt(1, 100_000), ofArt(2)], ofArt(1, 100_000));
    expect(outcome).toBe('raised');
    expect(lines).toEqual([{ ...ofArt(1, 100_000), quantity: 2, total_price: 200_000 }, ofArt(2)]);
  });

  test('[CART-48] a repeat at another price brings the line to that price', () => {
    expect(addLine([ofArt(1, 100_000)], ofArt(1, 120_000)).lines).toEqual([
      { ...ofArt(1, 120_000), quantity: 2, total_price: 240_000 },
    ]);
  });

  test.each([
    [28, 'added', 29],
    [29, 'addedLast', 30],
    [30, 'full', 30],
    [31, 'full', 31],
  ] as const)(
    '[CART-35] [CART-36] [CART-37] [CART-38] [CART-39] a new line at %i lines is %s',
    (count, outcome, after) => {
      const cart = count === 31 ? [...getCart(30), ofArt(99)] : getCart(count);
      const answer = addLine(cart, ofArt(100));
      expect([MAX_LINES, cart.length, answer.outcome, answer.lines.length]).toEqual([30, count, outcome, after]);
      expect(answer.lines.slice(0, count)).toEqual(cart);
    },
  );

  test('[CART-36] [CART-37] a repeat at 29 lines is raised, at 30 refused', () => {
    expect(addLine(getCart(29), ofArt(0)).outcome).toBe('raised');
    expect(addLine(getCart(30), ofArt(0))).toEqual({ lines: getCart(30), outcome: 'full' });
  });

  test('[CART-39] the limit counts lines, not pieces', () => {
    const pieces = [
      { ...ofArt(1), quantity: 30 },
      { ...ofArt(2), quantity: 30 },
    ];
    expect(addLine(pieces, ofArt(3)).outcome).toBe('added');
  });

  test('[CART-41] a line of 30 pieces takes no more', () => {
    const many = addAll(Array.from({ length: MAX_QUANTITY }, () => ofArt(1)));
    expect(many.map(({ quantity }) => quantity)).toEqual([30]);
    expect(addLine(many, ofArt(1))).toEqual({ lines: many, outcome: 'full' });
  });

  test('[CART-27] n equal lines give one line of n, and a total of n prices', () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 1, max: MAX_QUANTITY }), (line, count) => {
        const lines = addAll(Array.from({ length: count }, () => line));
        expect(lines).toEqual([{ ...line, quantity: count, total_price: line.price * count }]);
      }),
    );
  });

  test('the order of adding does not change the total', () => {
    const shuffled = anyLines.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, ([lines, others]) => {
        expect(getTotalPrice(addAll(others))).toBe(getTotalPrice(addAll(lines)));
        expect(addAll(others)).toHaveLength(addAll(lines).length);
      }),
    );
  });

  test('[CART-27] [CART-35] whatever is added, at most 30 lines, no two of them equal, and no cart is changed', () => {
    const many = fc.array(
      fc.integer({ min: 1, max: 50 }).map((number) => ofArt(number)),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(many, (lines) => {
        let cart: CartLine[] = [];
        for (const line of lines) {
          const before = structuredClone(cart);
          const { lines: after } = addLine(cart, line);
          expect(cart).toEqual(before);
          cart = after;
        }
        expect(cart.length).toBeLessThanOrEqual(30);
        expect(new Set(cart.map((line) => line.key)).size).toBe(cart.length);
        expect(cart.every((line) => line.quantity <= MAX_QUANTITY)).toBe(true);
      }),
    );
  });
});

describe('quantities', () => {
  test('[CART-41] [CART-43] go from 1 to 30 and no further', () => {
    const one = [ofArt(1, 100_000)];
    const key = ofArt(1).key;
    expect(lowerQuantity(one, key)).toEqual(one);
    const full = Array.from({ length: 29 }).reduce<CartLine[]>((lines) => raiseQuantity(lines, key), one);
    expect(full).toEqual([{ ...ofArt(1, 100_000), quantity: 30, total_price: 3_000_000 }]);
    expect(raiseQuantity(full, key)).toEqual(full);
    expect(lowerQuantity(full, key)).toEqual([{ ...ofArt(1, 100_000), quantity: 29, total_price: 2_900_000 }]);
  });

  test('[CART-40] change one line only, and none for a key that is not there', () => {
    const cart = [ofArt(1, 100_000), ofArt(2, 50_000)];
    expect(raiseQuantity(cart, ofArt(2).key)).toEqual([
      ofArt(1, 100_000),
      { ...ofArt(2, 50_000), quantity: 2, total_price: 100_000 },
    ]);
    expect(raiseQuantity(cart, 'nothing')).toEqual(cart);
    expect(lowerQuantity(cart, 'nothing')).toEqual(cart);
  });

  test('[CART-41] [CART-43] raised and lowered again, a cart is as it was', () => {
    fc.assert(
      fc.property(anyLines, fc.nat(), (lines, at) => {
        const cart = addAll(lines);
        const line = cart[at % Math.max(1, cart.length)];
        if (!line || line.quantity === MAX_QUANTITY) return;
        expect(lowerQuantity(raiseQuantity(cart, line.key), line.key)).toEqual(cart);
      }),
    );
  });
});

describe('removing and totals', () => {
  test('[CART-44] [CART-45] a removal takes the line and what it cost', () => {
    const cart = addAll([ofArt(1, 100_000), ofArt(2, 50_000), ofArt(2, 50_000)]);
    const after = removeLine(cart, ofArt(2).key);
    expect(after).toEqual([ofArt(1, 100_000)]);
    expect([getTotalPrice(cart), getTotalPrice(after)]).toEqual([200_000, 100_000]);
    expect(removeLine(cart, 'nothing')).toEqual(cart);
  });

  test('[CART-44] removing what was added restores the cart', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const cart = addAll(lines);
        const { lines: more, outcome } = addLine(cart, ofArt(1000));
        expect(outcome).toBe('added');
        expect(removeLine(more, ofArt(1000).key)).toEqual(cart);
      }),
    );
  });

  test('[CART-23] an empty cart costs nothing', () => {
    expect(getTotalPrice([])).toBe(0);
  });

  test('[CART-23] [CART-32] [CART-45] after any changes the total is the sum of price × quantity, line by line', () => {
    const change = fc.oneof(
      anyLine.map((line) => (cart: CartLine[]) => addLine(cart, line).lines),
      anyLine.map((line) => (cart: CartLine[]) => raiseQuantity(cart, line.key)),
      anyLine.map((line) => (cart: CartLine[]) => lowerQuantity(cart, line.key)),
      anyLine.map((line) => (cart: CartLine[]) => removeLine(cart, line.key)),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 80 }), (changes) => {
        const cart = changes.reduce<CartLine[]>((lines, change) => change(lines), []);
        expect(cart.every((line) => line.total_price === line.price * line.quantity)).toBe(true);
        expect(getTotalPrice(cart)).toBe(cart.reduce((sum, line) => sum + line.total_price, 0));
      }),
    );
  });

  test('[CART-45] a stored total that lies is not believed', () => {
    expect(getTotalPrice([{ ...ofArt(1, 100_000), quantity: 2, total_price: 1 }])).toBe(200_000);
  });
});

test('[CART-27] [CART-41] [ORD-01] lines that are one become one again, in the place of the first, up to 30 pieces', () => {
  const many = (number: number, quantity: number) => ({ ...ofArt(number), quantity, total_price: quantity * 100_000 });
  expect(mergeEqualLines([many(1, 2), ofArt(2), many(1, 3), ofArt(3)])).toEqual([many(1, 5), ofArt(2), ofArt(3)]);
  expect(mergeEqualLines([many(1, 20), many(1, 20)])).toEqual([many(1, 30)]);
  expect(mergeEqualLines(getCart(30))).toEqual(getCart(30));
});

describe('what was ordered leaves the bag', () => {
  test('[PAY-06] a bag that is as it was ordered is empty afterwards', () => {
    const ordered = getCart(3);
    expect(removeOrdered(ordered, ordered)).toEqual([]);
  });

  test('[PAY-06] [CART-47] what came to the bag since stays: other lines, and more pieces of an ordered one', () => {
    const ordered = addAll([ofArt(1, 100_000)]);
    const since = addAll([ofArt(1, 100_000), ofArt(2, 70_000)], ordered);
    expect(removeOrdered(since, ordered)).toEqual([ofArt(1, 100_000), ofArt(2, 70_000)]);
  });
});

test('[CART-45] [CART-48] two bags are the same when they hold and cost the same', () => {
  const bag = [palms, { ...islands, quantity: 2 }];
  expect(getCartFingerprint(bag)).toBe(
    getCartFingerprint([
      { ...palms, title: 'Renamed' },
      { ...islands, quantity: 2, total_price: 0 },
    ]),
  );
  const others = [
    [],
    [palms],
    [palms, islands],
    [islands, palms],
    [
      { ...palms, price: 1 },
      { ...islands, quantity: 2 },
    ],
    [
      { ...palms, key: 'other' },
      { ...islands, quantity: 2 },
    ],
  ];
  expect(new Set([bag, ...others].map(getCartFingerprint)).size).toBe(others.length + 1);
});
