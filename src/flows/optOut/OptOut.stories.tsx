import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { optOutSamples } from '../../../machines/optOut/optOut.samples.ts';
import { OptOut, optOut } from './OptOut.tsx';

export default { component: OptOut } satisfies Meta<typeof OptOut>;

const at = createStateStories(optOut, optOutSamples);

export const Empty = at('editing.noErrors');
export const NothingTyped = at('editing.incomplete');
export const NoAddress = at('editing.invalid');
export const NotRemoved = at('editing.failed');
export const Sending = at('submitting');
export const Removed = at('succeeded.removed');
