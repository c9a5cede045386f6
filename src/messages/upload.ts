import type { Messages } from './message.ts';

export const uploadMessages = {
  'upload.tap': { text: 'Tap to Upload', from: 'UPL-01' },
  'upload.orDrop': { text: 'or drop a photo here, or paste one', from: 'own' },
  'upload.dropHere': { text: 'Let go to take this photo', from: 'own' },
  'upload.formats': { text: 'JPEG, PNG, WebP, AVIF or HEIC, up to 100 MB. Larger is better.', from: 'own' },
  'upload.reading': { text: 'Opening {name}…', from: 'own' },
  'upload.stays': { text: 'It is looked at on your own device. Nothing is sent yet.', from: 'own' },
  'upload.opened': { text: 'Your photo is open. On to cropping…', from: 'own' },
  'upload.tooLow': { text: 'The image resolution is too low for a quality print', from: 'UPL-16' },
  'upload.tooLowWhy': {
    text: 'A sharp print needs at least 1200 pixels on each side: 8 inches at 150 pixels per inch.',
    from: 'own',
  },
  'upload.support': {
    text: 'Is it the only copy you have? Call us, and we will see what can be done with it.',
    from: 'own',
  },
  'upload.failed': { text: 'Your photo did not open. Please choose it again.', from: 'own' },
  'upload.empty': { text: 'This file is empty. Please choose your photo again.', from: 'own' },
  'upload.tooHeavy': {
    text: 'This file is larger than 100 MB. Please save it a little smaller, as JPEG.',
    from: 'own',
  },
  'upload.notPicture': {
    text: 'This file is not a picture, whatever its name says. Please choose a photo.',
    from: 'own',
  },
  'upload.svg': {
    text: 'This is an SVG drawing, which can carry programs, so we do not open it. Please save it as PNG or JPEG.',
    from: 'own',
  },
  'upload.gif': {
    text: 'This is a GIF, which has too few colours for a print. Please save it as PNG or JPEG.',
    from: 'own',
  },
  'upload.animated': {
    text: 'This picture moves, and a print stands still. Please save the moment you like as JPEG or PNG.',
    from: 'own',
  },
  'upload.otherFormat': {
    text: 'We do not print from BMP or TIFF files. Please save your picture as JPEG or PNG.',
    from: 'own',
  },
  'upload.heic': {
    text: 'This browser cannot open HEIC photos. On your iPhone share the photo as JPEG, or choose Settings › Camera › Formats › Most Compatible before the next one.',
    from: 'own',
  },
  'upload.damaged': {
    text: 'This picture is damaged: part of it is missing. Please copy it again from where it was taken.',
    from: 'own',
  },
  'upload.tooManyPixels': {
    text: 'This picture has more pixels than we can open here. Please save it with fewer than 210 megapixels.',
    from: 'own',
  },
  'upload.notKept': {
    text: 'This browser keeps nothing for us, so your photo stays only until you close this tab.',
    from: 'own',
  },
} as const satisfies Messages;

export const photoMessages = {
  'photo.choose': { text: 'Upload a photo', from: 'own' },
  'photo.orDrop': { text: 'or drop one here', from: 'own' },
  'photo.restoring': { text: 'Fetching your photo…', from: 'own' },
  'photo.replace': { text: 'Replace photo', from: 'own' },
  'photo.sending': { text: 'Sending {name}…', from: 'own' },
  'photo.sent': { text: 'Photo Uploaded', from: 'DSGN-17' },
  'photo.failed': { text: 'Photo not uploaded', from: 'DSGN-14' },
  'photo.failedHint': { text: 'It did not get through. It is still here.', from: 'own' },
} as const satisfies Messages;

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
