import type { Meta } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { getSnapshotAt } from '../../../.storybook/snapshotAt.ts';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { wallSamples } from '../../../machines/wall/wall.samples.ts';
import { wallPhotoMachine } from '../../../machines/wallPhoto/wallPhoto.machine.ts';
import { wallPhotoSamples } from '../../../machines/wallPhoto/wallPhoto.samples.ts';
import { Wall } from './Wall.tsx';
import { wall } from './wall.ts';

export default {
  component: Wall,
  decorators: [inPage],
} satisfies Meta<typeof Wall>;

const at = createStateStories(wall, wallSamples);

export const Loading = at('loading');
export const Failed = at('failed');
export const Saved = at('planning.storage.saved');
export const Saving = at('planning.storage.saving');
export const Unsaved = at('planning.storage.unsaved');
export const Painted = at('planning.background.paint');
export const OwnWall = at('planning.background.photo');
export const Measuring = at('measuring', { wallPhoto: getSnapshotAt(wallPhotoMachine, wallPhotoSamples, 'measuring') });
export const NothingAdded = at('planning.adding.closed');
export const CandidatesComing = at('planning.adding.loading');
export const Candidates = at('planning.adding.choosing');
export const CandidatesLoggedOut = at('planning.adding.loggedOut');
export const CandidatesFailed = at('planning.adding.listFailed');
export const PictureComing = at('planning.adding.fetching');
export const PictureFailed = at('planning.adding.fetchFailed');
export const NoPaper = at('planning.templates.idle');
export const TemplatesGenerating = at('planning.templates.generating');
export const TemplatesReady = at('planning.templates.ready');
export const TemplatesFailed = at('planning.templates.failed');
export const StageLoading = at('planning.stage.loading');
export const StageDraggable = at('planning.stage.draggable');
export const StageStatic = at('planning.stage.static');
