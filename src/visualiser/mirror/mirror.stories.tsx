import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { mirrorSamples } from '../../../machines/mirror/mirror.samples.ts';
import { MirrorAlone } from './MirrorAlone.tsx';
import { mirror } from './mirror.ts';

export default { title: 'Visualiser/Mirror', component: MirrorAlone } satisfies Meta<typeof MirrorAlone>;

const at = stateStories(mirror, mirrorSamples);

export const Nobody = at('nobody');
export const Choosing = at('choosing');
export const Asking = at('page.asking');
export const Silent = at('page.silent');
export const Absent = at('page.absent');
export const Refused = at('page.refused');
export const Live = at('page.live');
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
