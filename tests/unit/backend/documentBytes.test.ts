import { expect, test } from 'vitest';
import { listBytes } from '../../../mocks/drupal/documentBytes.ts';

const documentOf = (name: string) =>
  listBytes({ data: [JSON.stringify({ name })], included: [], meta: {}, links: { self: { href: `/${name}` } } });

test('[API-01] a document keeps its bytes while others are written', () => {
  const first = documentOf('colour');
  documentOf('frame_type');
  expect(JSON.parse(new TextDecoder().decode(first))).toMatchObject({ data: [{ name: 'colour' }] });
});
