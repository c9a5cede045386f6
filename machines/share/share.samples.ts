import type { ShareContent } from '../../src/domain/shareLink.ts';
import type { Samples } from '../kit/samples.ts';
import type { shareMachine } from './share.machine.ts';

const content: ShareContent = {
  link: 'https://mitre.example/art/misty-ghats?mode=frame&media=Paper&size=24x16&mat=standard&pad=white',
  title: 'Misty Ghats by Anil Kurup',
  picture: 'https://mitre.example/files/misty-ghats.jpg',
};

export const shareSamples = {
  input: { content, hasSheet: true },
  events: [
    { type: 'share.requested', shared: content },
    { type: 'share.closed' },
    { type: 'copy.chosen' },
    { type: 'manual.chosen' },
    { type: 'network.chosen', network: 'WhatsApp' },
    { type: 'sheet.chosen' },
    { type: 'xstate.done.actor.copyLink', output: undefined, reply: 'clipboard.taken' },
    { type: 'xstate.error.actor.copyLink', error: 'refused', reply: 'clipboard.refused' },
    { type: 'xstate.done.actor.openSheet', output: undefined, reply: 'sheet.closed' },
    { type: 'xstate.error.actor.openSheet', error: 'refused', reply: 'sheet.refused' },
  ],
} satisfies Samples<typeof shareMachine>;
