import { expect, test } from 'vitest';
import { encodeList } from '../../../mocks/drupal/documentBytes.ts';

const getDocument = (name: string) =>
  encodeList({ data: [JSON.stringify({ name })], included: [], meta: {}, links: { self: { href: `/${name}` } } });

test('[API-01] a document keeps its bytes while others are written', () => {
  const first = getDocument('colour');
  getDocument('frame_type');
  expect(JSON.parse(new TextDecoder().decode(first))).toMatchObject({ data: [{ name: 'colour' }] });
});
