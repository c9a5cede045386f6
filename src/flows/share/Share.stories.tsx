import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { shareSamples } from '../../../machines/share/share.samples.ts';
import { Share, share } from './Share.tsx';

export default {
  component: Share,
  args: { content: shareSamples.input.content },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '34rem', textAlign: 'end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Share>;

const at = createStateStories(share, shareSamples);

export const Closed = at('closed');
export const Choosing = at('open.choosing');
export const Copying = at('open.copying');
export const CopyingToPaste = at('open.copyingToPaste');
export const Pasting = at('open.pasting');
export const Manual = at('open.manual');
export const OpenFailed = at('open.openFailed');
export const Sheet = at('sheet');
