import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { mirrorSamples } from '../../../machines/mirror/mirror.samples.ts';
import { mirror } from './mirror.ts';
import { StandaloneMirror } from './StandaloneMirror.tsx';

export default { component: StandaloneMirror } satisfies Meta<typeof StandaloneMirror>;

const at = createStateStories(mirror, mirrorSamples);

export const Nobody = at('nobody');
export const Choosing = at('choosing');
export const Asking = at('page.asking');
export const Silent = at('page.silent');
export const Absent = at('page.absent');
export const Refused = at('page.refused');
export const Live = at('page.live.following');
export const Warned = at('page.live.warned');
export const Scrubbed = at('page.scrubbed');
export const Over = at('page.over');
export const Gone = at('gone');
export const Reading = at('file.reading');
export const NotRead = at('file.notRead');
export const Unrecorded = at('file.read.unrecorded');
export const RefusedFile = at('file.read.refused');
export const Opened = at('file.read.opened');
export const StageOpening = at('stage.opening');
export const Replaying = at('stage.replaying');
export const Astray = at('stage.astray');
export const Unanswered = at('stage.unanswered');
