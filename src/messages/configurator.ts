import type { Messages } from './message.ts';

export const configuratorMessages = {
  'art.failed': { text: 'This picture did not open. Please try again.', from: 'own' },
  'art.missing': { text: 'This picture no longer hangs with us.', from: 'own' },
  'art.chooseSize': { text: 'Choose a size to see its price', from: 'own' },
  'configurator.adjusted': {
    text: 'Part of this link is not on offer. We have chosen what comes closest.',
    from: 'own',
  },
  'configurator.tooLargeForMat': {
    text: 'Mats are cut up to 52 × 32 inches; this size goes into its frame without one.',
    from: 'own',
  },
  'configurator.chooseMedia': { text: 'Choose a media to see its sizes', from: 'own' },
  'configurator.golden': { text: 'Golden ratio applied', from: 'CONF-49' },
  'configurator.framesComing': { text: 'The frames are on their way', from: 'own' },
  'configurator.framesFailed': { text: 'The frames did not load. You can choose the rest.', from: 'own' },
  'configurator.chooseFrame': { text: 'Please choose a frame, or the print by itself', from: 'own' },
  'configurator.noFrames': {
    text: 'No frames just now. The print can be had by itself.',
    from: 'own',
  },
  'configurator.gone': { text: 'Your picture is no longer kept here. Please choose it once more.', from: 'own' },
  'configurator.tooSmall': {
    text: 'Your picture has too few pixels even for our smallest print. Please choose a larger one.',
    from: 'own',
  },
} as const satisfies Messages;

/** What is said on the still picture that stands before the preview, and on the preview. */
export const stillMessages = {
  'preview.touch': { text: 'See it in fine detail', from: 'own' },
} as const satisfies Messages;
