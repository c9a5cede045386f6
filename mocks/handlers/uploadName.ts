import { Refusal } from '../drupal/errors.ts';

/** What an upload's name may end with, in Drupal's order. */
export const EXTENSIONS = ['png', 'gif', 'jpg', 'jpeg', 'webp'];

const EXPECTED = 'A file name in the format "filename=FILENAME" must be provided.';
const EXTENSION_LIKE = /^[a-z]{2,5}\d?$/i;

/** The file's name as the header gives it, without any folder. Throws 400 with Drupal's words where there is none. */
export function parsePostedName(request: Request): string {
  const header = request.headers.get('Content-Disposition');
  if (header === null) throw new Refusal(400, `"Content-Disposition" header is required. ${EXPECTED}`);
  const [, star, name = ''] = /\bfilename(\*?)="(.+)"/.exec(header) ?? [];
  if (star === '*') {
    throw new Refusal(
      400,
      `The extended "filename*" format is currently not supported in the "Content-Disposition" header. ${EXPECTED}`,
    );
  }
  const fileName = name.split(/[/\\]/).at(-1) ?? '';
  if (fileName === '') throw new Refusal(400, `No filename found in "Content-Disposition" header. ${EXPECTED}`);
  return fileName;
}

export const getExtension = (name: string): string =>
  (name.includes('.') ? (name.split('.').at(-1) ?? '') : '').toLowerCase();

/** Makes inner extensions harmless, as a server might go by one of them: 'a.php.png' becomes 'a.php_.png'. */
export function sanitizeName(name: string): string {
  const parts = name.split('.');
  const isRisky = (part: string) => EXTENSION_LIKE.test(part) && !EXTENSIONS.includes(part.toLowerCase());
  return parts
    .map((part, index) => (index > 0 && index < parts.length - 1 && isRisky(part) ? `${part}_` : part))
    .join('.');
}

/** The name with a number before its extension, which is free: 'photo.png', 'photo_0.png', 'photo_1.png'. */
export function findFreeName(name: string, isUsed: (name: string) => boolean): string {
  const dot = name.lastIndexOf('.');
  let freeName = name;
  for (let count = 0; isUsed(freeName); count += 1) freeName = `${name.slice(0, dot)}_${count}${name.slice(dot)}`;
  return freeName;
}
