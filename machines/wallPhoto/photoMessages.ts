import type { ReferenceProblem } from '../../src/domain/wallPhoto.ts';
import type { previewWallMessages } from '../../src/messages/previewWall.ts';

export type PhotoRefusal = 'notPicture' | 'tooLarge' | 'tooSmall' | 'slow';

/** Why a photo of a wall is not taken. */
export const PHOTO_MESSAGES = {
  notPicture: 'preview.photo.notPicture',
  tooLarge: 'preview.photo.tooLarge',
  tooSmall: 'preview.photo.tooSmall',
  slow: 'preview.photo.slow',
} as const satisfies Record<PhotoRefusal, keyof typeof previewWallMessages>;

/** Why a wall cannot be measured by two marks and a length. */
export const REFERENCE_MESSAGES = {
  together: 'preview.reference.together',
  missing: 'preview.reference.missing',
  garbled: 'preview.reference.garbled',
  outOfRange: 'preview.reference.outOfRange',
  unlikely: 'preview.reference.unlikely',
} as const satisfies Record<ReferenceProblem, keyof typeof previewWallMessages>;
