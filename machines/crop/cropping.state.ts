import { cropSetup } from './crop.setup.ts';

/** The shopper crops. Whatever went wrong before stands there until the next change. */
export const croppingState = cropSetup.createStateConfig({
  description: 'The picture is cropped; each change is stored',
  meta: { messages: ['crop.title', 'crop.permission', 'crop.continue', 'crop.change'], requires: ['UPL-04', 'UPL-07'] },
  initial: 'noErrors',
  on: {
    'crop.moved': {
      target: '.noErrors',
      description: 'The frame is pushed, no further than the picture goes',
      actions: [{ type: 'move', params: ({ event }) => event }, 'remember'],
    },
    'crop.resized': {
      target: '.noErrors',
      description: 'The frame is resized, never under 8 inches at 150 pixels',
      meta: { requires: ['UPL-13', 'UPL-14'] },
      actions: [{ type: 'resize', params: ({ event }) => event }, 'remember'],
    },
    'ratio.chosen': {
      guard: { type: 'canHave', params: ({ event }) => event.ratio },
      target: '.noErrors',
      description: 'The frame takes another shape, as large as it can be',
      actions: [{ type: 'shape', params: ({ event }) => event.ratio }, 'remember'],
    },
    'ratio.flipped': {
      guard: 'canFlip',
      target: '.noErrors',
      description: 'The shape lies in place of standing, or stands',
      actions: ['flip', 'remember'],
    },
    'picture.turned': {
      target: '.noErrors',
      description: 'The picture is turned by a quarter, the frame with it',
      actions: [{ type: 'turn', params: ({ event }) => event.direction }, 'remember'],
    },
    'crop.reset': {
      target: '.noErrors',
      description: 'The whole picture again, upright',
      actions: ['resetCrop', 'remember'],
    },
    'zoom.changed': {
      description: 'The picture is looked at from nearer or farther',
      actions: { type: 'zoom', params: ({ event }) => event.zoom },
    },
    'permission.ticked': {
      guard: { type: 'isOther', params: ({ event }) => event.isPermitted },
      description: 'The shopper confirms that the picture may be printed, or takes it back',
      meta: { requires: ['UPL-06', 'UPL-08'] },
      actions: { type: 'permit', params: ({ event }) => event.isPermitted },
    },
    'crop.continued': [
      {
        guard: 'isPermittedAndSent',
        target: 'leaving',
        description: 'Nothing changed since it was sent: it is not sent again',
        meta: { requires: ['UPL-08', 'UPL-12'] },
      },
      {
        guard: 'isPermitted',
        target: 'sending',
        description: 'The picture is cut and sent',
        meta: { requires: ['UPL-08', 'UPL-09'] },
      },
    ],
    'photo.changed': { description: 'Another photo is chosen', meta: { requires: ['UPL-07'] }, actions: 'goBack' },
  },
  states: {
    noErrors: { description: 'Nothing is wrong' },
    uploadFailed: {
      description: 'The upload failed half-way; nothing is lost',
      meta: { messages: ['crop.uploadFailed', 'crop.uploadFailedWhy'], requires: ['UPL-18'] },
    },
    renderFailed: { description: 'The browser could not cut the picture', meta: { messages: ['crop.renderFailed'] } },
    tooLow: {
      description: 'What was cut has too few pixels after all',
      meta: {
        messages: ['upload.tooLow', 'crop.tooLowWhy', 'upload.support'],
        requires: ['UPL-11', 'UPL-16', 'UPL-17'],
      },
    },
  },
});
