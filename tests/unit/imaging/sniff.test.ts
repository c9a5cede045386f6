import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createBrandsBox, encodeText } from '../../../fixtures/support/pictures/bytes.ts';
import { sniffFileKind } from '../../../src/imaging/inspectImage.ts';

const plain = () =>
  sharp({ create: { width: 8, height: 6, channels: 4, background: { r: 120, g: 80, b: 60, alpha: 0.5 } } });

describe('[UPL-02] a file is what its content says', () => {
  test.each([
    ['jpeg', () => plain().flatten().jpeg().toBuffer()],
    ['png', () => plain().png().toBuffer()],
    ['webp', () => plain().webp().toBuffer()],
    ['webp', () => plain().flatten().webp().toBuffer()],
    ['webp', () => plain().webp({ lossless: true }).toBuffer()],
    ['avif', () => plain().flatten().avif().toBuffer()],
    ['gif', () => plain().gif().toBuffer()],
    ['tiff', () => plain().tiff().toBuffer()],
  ] as const)('%s', async (kind, make) => {
    expect(sniffFileKind(await make())).toBe(kind);
  });

  test.each([
    ['heic', createBrandsBox('heic', 'mif1', 'heic')],
    ['heic', createBrandsBox('mif1', 'heic')],
    ['avif', createBrandsBox('mif1', 'avif', 'miaf')],
    ['other', createBrandsBox('isom', 'mp41')],
    ['tiff', new Uint8Array([0x4d, 0x4d, 0, 0x2a])],
    ['bmp', new Uint8Array([0x42, 0x4d, 70, 0, 0, 0, 0, 0, 0, 0])],
  ] as const)('%s by its brand or mark', (kind, bytes) => {
    expect(sniffFileKind(bytes)).toBe(kind);
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '\uFEFF<?xml version="1.0"?>\n<!-- a <b> comment -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg>',
    '  <SVG/>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
  ])('svg: %s', (text) => {
    expect(sniffFileKind(encodeText(text))).toBe('svg');
  });

  test('svg in UTF-16', () => {
    const text = '\uFEFF<svg/>';
    expect(sniffFileKind(new Uint8Array(Uint16Array.from([...text].map((sign) => sign.charCodeAt(0))).buffer))).toBe(
      'svg',
    );
  });

  test.each(['', 'Dear diary', '<p>svg</p>', '<svgish>', 'GIF', 'BM and then some', '%PDF-1.7', 'RIFF1234WAVE'])(
    'nothing that we know: %s',
    (text) => {
      expect(sniffFileKind(encodeText(text))).toBe('other');
    },
  );
});
