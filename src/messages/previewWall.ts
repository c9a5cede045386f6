import type { Messages } from './message.ts';

export const previewWallMessages = {
  'preview.reading': { text: 'Reading your photo…', from: 'own' },
  'preview.photo.notPicture': {
    text: 'This file is not a picture that your browser can read. Please choose a JPEG, PNG or WebP photo.',
    from: 'own',
  },
  'preview.photo.tooLarge': {
    text: 'This photo is too large to open here. Please choose one under 40 MB and 100 megapixels.',
    from: 'own',
  },
  'preview.photo.tooSmall': {
    text: 'This photo is too small to show a wall. Please choose one of at least 480 pixels on each side.',
    from: 'own',
  },
  'preview.photo.slow': {
    text: 'Your browser takes too long over this photo. Please try again, or choose a smaller one.',
    from: 'own',
  },
  'preview.photo.stays': { text: 'Your photo stays on this device.', from: 'own' },
  'preview.reference': {
    text: 'Put the two marks on something you can measure, a door or a switchboard, and type how far apart they are.',
    from: 'own',
  },
  'preview.reference.missing': { text: 'Type how far apart the two marks are.', from: 'own' },
  'preview.reference.garbled': { text: 'Type a number, such as 36 or 36.5.', from: 'own' },
  'preview.reference.outOfRange': { text: 'Between 2 and 400 inches, or 5 and 1,016 cm, please.', from: 'own' },
  'preview.reference.together': {
    text: 'The marks are too close together to measure by. Move them farther apart.',
    from: 'own',
  },
  'preview.reference.unlikely': {
    text: 'Your photo would show less than 16 inches of wall, or more than 100 feet. Please check the length and the unit.',
    from: 'own',
  },
  'preview.toScale': { text: 'To scale on your own wall', from: 'own' },
} as const satisfies Messages;
