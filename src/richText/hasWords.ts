import { withTags } from '../api/plainText.ts';

const PICTURE = /^<img\b/i;

/** Whether a text of the backend has anything to read or to look at. */
export const hasWords = (html: string): boolean =>
  withTags(html, (tag) => (PICTURE.test(tag) ? tag : ''))
    .replace(/&nbsp;/gi, '')
    .trim() !== '';
