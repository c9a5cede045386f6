import type { Meta } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import {
  frameListSamples,
  tinyUploadListSamples,
  uploadListSamples,
} from '../../../machines/frameList/frameList.samples.ts';
import { FrameList, frameList } from './FrameList.tsx';

export default {
  component: FrameList,
  decorators: [inPage],
} satisfies Meta<typeof FrameList>;

const at = createStateStories(frameList, frameListSamples);
const atUpload = createStateStories(frameList, uploadListSamples);
const atTinyUpload = createStateStories(frameList, tinyUploadListSamples);
const onPhone = { globals: { viewport: { value: 'phone' } } };

export const PictureLoading = at('showing.picture.loading');
export const Opened = at('showing.picture.opened');
export const FramesLoading = at('showing.frames.loading');
export const Matches = at('showing.frames.listed.matches');
export const NoMatch = at('showing.frames.listed.noMatch');
export const None = at('showing.frames.none');
export const Failed = at('showing.frames.failed');
export const PanelClosed = { ...at('showing.panel.closed'), ...onPhone };
export const PanelOpen = { ...at('showing.panel.open'), ...onPhone };
export const Applied = at('showing.link.applied');
export const Adjusted = at('showing.link.adjusted');
export const Missing = at('missing');
export const Gone = atUpload('gone');
export const TooSmall = atTinyUpload('tooSmall');

export const Upload = atUpload('showing.frames.listed.matches');
