import type { Messages } from './message.ts';

export const selectMessages = {
  'select.printing': { text: 'What Are You Printing?', from: 'CONF-02' },
  'select.framing': { text: 'What Are You Framing?', from: 'CONF-03' },
} as const satisfies Messages;

export const frameListMessages = {
  'frameList.none': { text: 'No Frames Available', from: 'FRAME-06' },
  'frameList.noneMatch': { text: 'No frame answers to all of these filters. Take one away, or all.', from: 'own' },
  'frameList.noneOnSale': { text: 'Nothing hangs on our frame wall just now. Please come again soon.', from: 'own' },
  'frameList.failed': { text: 'The frames did not load. Please try again.', from: 'own' },
  'frameList.framing': { text: 'Framing: {what}', from: 'own' },
} as const satisfies Messages;

export const frameEditMessages = {
  'frameEdit.missing': { text: 'We may no longer make this frame.', from: 'own' },
  'frameEdit.noMat': { text: 'Canvas is framed without a mat and without glass.', from: 'own' },
} as const satisfies Messages;
