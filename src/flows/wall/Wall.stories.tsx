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

export const Opening = at('opening');
export const Failed = at('failed');
export const Saved = at('hung.storage.saved');
export const Saving = at('hung.storage.saving');
export const Unsaved = at('hung.storage.unsaved');
export const Painted = at('hung.background.paint');
export const OwnWall = at('hung.background.photo');
export const Measuring = at('measuring', { wallPhoto: getSnapshotAt(wallPhotoMachine, wallPhotoSamples, 'measuring') });
export const NothingAdded = at('hung.adding.closed');
export const CandidatesComing = at('hung.adding.listing');
export const Candidates = at('hung.adding.choosing');
export const CandidatesLoggedOut = at('hung.adding.loggedOut');
export const CandidatesFailed = at('hung.adding.unlisted');
export const PictureComing = at('hung.adding.fetching');
export const PictureFailed = at('hung.adding.unfetched');
export const NoPaper = at('hung.templates.idle');
export const TemplatesMaking = at('hung.templates.making');
export const TemplatesMade = at('hung.templates.made');
export const TemplatesFailed = at('hung.templates.failed');
export const StageLoading = at('hung.stage.loading');
export const StageLive = at('hung.stage.live');
export const StageStill = at('hung.stage.still');
