import type { Messages } from './message.ts';

export const giftPictureMessages = {
  'giftPicture.upload': { text: 'Upload image', from: 'own' },
  'giftPicture.orDrop': { text: 'or drop a photo here', from: 'own' },
  'giftPicture.replace': { text: 'Replace image', from: 'own' },
  'giftPicture.stays': { text: 'The picture that you chose before stays.', from: 'own' },
  'giftPicture.chosen': {
    text: 'We frame this picture. It is sent to us once the gift goes into your bag.',
    from: 'own',
  },
} as const satisfies Messages;
