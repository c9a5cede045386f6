import type { Profile } from '../settings.ts';
import { EXTENSIONS, getExtension } from './uploadName.ts';

/** The largest file that is taken: 32 MB. */
const LARGEST_UPLOAD = 32 * 1024 * 1024;
const LONGEST_NAME = 240;

/** What is wrong with an uploaded file, in Drupal's words; [] for a good one. A present Drupal goes by the name and does not look into the file. */
export function validateUpload(name: string, bytes: Uint8Array, profile: Profile): string[] {
  const isLong = name.length > LONGEST_NAME;
  const isOther = !EXTENSIONS.includes(getExtension(name));
  const isLarge = bytes.length > LARGEST_UPLOAD;
  return [
    ...(isLong ? [`The file's name exceeds the ${LONGEST_NAME} characters limit. Rename the file and try again.`] : []),
    ...(isOther ? [`Only files with the following extensions are allowed: ${EXTENSIONS.join(' ')}.`] : []),
    ...(isLarge
      ? [`The file is ${sizeText(bytes.length)} exceeding the maximum file size of ${sizeText(LARGEST_UPLOAD)}.`]
      : []),
    ...(profile === 'spec' && !isOther && !isPicture(bytes)
      ? [`The image file is invalid or the image type is not allowed. Allowed types: ${EXTENSIONS.join(', ')}`]
      : []),
  ];
}

/** A size as Drupal writes it: '151 bytes', '1.5 KB', '40 MB'. */
function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  const [size, unit] = kilobytes < 1024 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  return `${Math.round(size * 100) / 100} ${unit}`;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const GIF = [...'GIF8'].map((sign) => sign.charCodeAt(0));
const RIFF = [...'RIFF'].map((sign) => sign.charCodeAt(0));
const WEBP = [...'WEBP'].map((sign) => sign.charCodeAt(0));

function isPicture(bytes: Uint8Array): boolean {
  const has = (signature: number[], from = 0) => signature.every((byte, at) => bytes[from + at] === byte);
  return has(PNG) || has(JPEG) || has(GIF) || (has(RIFF) && has(WEBP, 8));
}
