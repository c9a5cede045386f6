import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { mirrorSamples } from '../../../machines/mirror/mirror.samples.ts';
import { mirror } from './mirror.ts';
import { StandaloneMirror } from './StandaloneMirror.tsx';

export default { component: StandaloneMirror } satisfies Meta<typeof StandaloneMirror>;

const at = createStateStories(mirror, mirrorSamples);

export const NoPages = at('noPages');
export const Choosing = at('choosing');
export const Connecting = at('page.connecting');
export const Unresponsive = at('page.unresponsive');
export const NotRunning = at('page.notRunning');
export const Refused = at('page.refused');
export const Live = at('page.live.following');
export const Warned = at('page.live.warned');
export const Scrubbed = at('page.scrubbed');
export const Stopped = at('page.stopped');
export const PageClosed = at('pageClosed');
export const Reading = at('file.reading');
export const Invalid = at('file.invalid');
export const NotRecorded = at('file.read.notRecorded');
export const RefusedFile = at('file.read.refused');
export const Opened = at('file.read.opened');
export const StageOpening = at('stage.opening');
export const Replaying = at('stage.replaying');
export const Diverged = at('stage.diverged');
export const Unanswered = at('stage.unanswered');
