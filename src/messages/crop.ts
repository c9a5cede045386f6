import type { Messages } from './message.ts';

export const cropMessages = {
  'crop.title': { text: 'Crop Your Photo', from: 'UPL-04' },
  'crop.permission': {
    text: 'I confirm to have all necessary permissions for printing the uploaded image.',
    from: 'UPL-06',
  },
  'crop.continue': { text: 'CONTINUE', from: 'UPL-07' },
  'crop.change': { text: 'Change Photo', from: 'UPL-07' },
  'crop.uploadFailed': { text: 'Something went wrong on image upload', from: 'UPL-18' },
  'crop.tooLowWhy': {
    text: 'This crop has too few pixels. Please make it larger.',
    from: 'own',
  },
  'crop.uploadFailedWhy': { text: 'Your photo and your crop are safe. Please try once more.', from: 'own' },
  'crop.loading': { text: 'Opening your photo…', from: 'own' },
  'crop.missing': { text: 'Your photo is no longer kept here. Please choose it once more.', from: 'own' },
  'crop.failed': { text: 'Your photo did not open. Please try again.', from: 'own' },
  'crop.renderFailed': {
    text: 'Your photo could not be cut just now. Please close other tabs, and try once more.',
    from: 'own',
  },
  'crop.noSize': { text: 'No print size fits this crop. Please make it a little larger.', from: 'own' },
  'crop.how': {
    text: 'Drag the frame to move it, and its corners or sides to resize it. Drag beside it, or use two fingers, to move a photo that is zoomed in.',
    from: 'own',
  },
  'crop.keys': {
    text: 'With the keyboard: arrow keys move the frame, Shift with an arrow key resizes it, Ctrl makes the steps small, plus and minus zoom.',
    from: 'own',
  },
  'crop.place': { text: '{left} percent from the left, {top} percent from the top', from: 'own' },
  'crop.largest': { text: 'Prints up to {size} inches', from: 'own' },
  'crop.excellent': { text: 'Excellent', from: 'own' },
  'crop.good': { text: 'Good', from: 'own' },
  'crop.low': { text: 'Too low', from: 'own' },
  'crop.rendering': { text: 'Cutting your photo…', from: 'own' },
  'crop.sendingOriginal': { text: 'Sending your photo…', from: 'own' },
  'crop.sendingCropped': { text: 'Sending the cropped photo…', from: 'own' },
  'crop.leaving': { text: 'Your photo is with us. On to framing…', from: 'own' },
} as const satisfies Messages;
