import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const frameEditMessages = {
  'frameEdit.missing': { text: 'We may no longer make this frame.', from: 'own' },
  'frameEdit.noMat': { text: 'Canvas is framed without a mat and without glass.', from: 'own' },
} as const satisfies Messages;

tell(frameEditMessages);
