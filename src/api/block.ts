import { html, text } from './fields.ts';
import { query } from './jsonapi.ts';
import { plainText } from './plainText.ts';

/** What any block of the home page says, as plain texts. */
export type Said = { id: string; title: string; text: string };

/** The fields in which it is said. None of them is needed to show the others. */
export const blockTexts = { field_heading: text, body: html };

type Block = { id: string; attributes: { field_heading: string; body: string } };

/** The texts of a block. */
export const saidBy = ({ id, attributes }: Block): Said => ({
  id,
  title: attributes.field_heading,
  text: plainText(attributes.body),
});

/** Blocks of the type at a path, in the order of the page (API-54 to API-60). */
export const blocksPath = (path: string, include: readonly string[] = []): string =>
  query(path, { sort: 'field_sort', include });

/** What a block of pictures brings with it. */
export const WITH_PICTURE = ['field_image.field_media_image'];
