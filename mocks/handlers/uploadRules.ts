import type { Profile } from '../../src/domain/backendSettings.ts';
import { EXTENSIONS, getExtension } from './uploadName.ts';

/** The largest file that is taken: 32 MB. */
const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;
const MAX_NAME_LENGTH = 240;

/** What is wrong with an uploaded file, in Drupal's words; [] for a good one. A present Drupal goes by the name and does not look into the file. */
export function validateUpload(name: string, bytes: Uint8Array, profile: Profile): string[] {
  const isNameTooLong = name.length > MAX_NAME_LENGTH;
  const isWrongType = !EXTENSIONS.includes(getExtension(name));
  const isTooLarge = bytes.length > MAX_UPLOAD_BYTES;
  return [
    ...(isNameTooLong
      ? [`The file's name exceeds the ${MAX_NAME_LENGTH} characters limit. Rename the file and try again.`]
      : []),
    ...(isWrongType ? [`Only files with the following extensions are allowed: ${EXTENSIONS.join(' ')}.`] : []),
    ...(isTooLarge
      ? [`The file is ${formatSize(bytes.length)} exceeding the maximum file size of ${formatSize(MAX_UPLOAD_BYTES)}.`]
      : []),
    ...(profile === 'spec' && !isWrongType && !isPicture(bytes)
      ? [`The image file is invalid or the image type is not allowed. Allowed types: ${EXTENSIONS.join(', ')}`]
      : []),
  ];
}

/** A size as Drupal writes it: '151 bytes', '1.5 KB', '40 MB'. */
function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  const [size, unit] = kilobytes < 1024 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  return `${Math.round(size * 100) / 100} ${unit}`;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const GIF = [...'GIF8'].map((character) => character.charCodeAt(0));
const RIFF = [...'RIFF'].map((character) => character.charCodeAt(0));
const WEBP = [...'WEBP'].map((character) => character.charCodeAt(0));

function isPicture(bytes: Uint8Array): boolean {
  const hasSignature = (signature: number[], from = 0) =>
    signature.every((byte, index) => bytes[from + index] === byte);
  return hasSignature(PNG) || hasSignature(JPEG) || hasSignature(GIF) || (hasSignature(RIFF) && hasSignature(WEBP, 8));
}
