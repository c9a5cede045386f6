import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { uploadSamples } from '../../../machines/upload/upload.samples.ts';
import { Upload, upload } from './Upload.tsx';

export default { component: Upload } satisfies Meta<typeof Upload>;

const at = createStateStories(upload, uploadSamples);

export const Waiting = at('waiting');
export const Reading = at('reading');
export const Refused = at('refused');
export const TooLow = at('tooLow');
export const Failed = at('failed');
export const Opened = at('opened');
