import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSnapshotAt } from '../../../.storybook/snapshotAt.ts';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { previewSamples } from '../../../machines/preview/preview.samples.ts';
import { createContext, type PreviewContext } from '../../../machines/preview/previewContext.ts';
import { wallPhotoMachine } from '../../../machines/wallPhoto/wallPhoto.machine.ts';
import { wallPhotoSamples } from '../../../machines/wallPhoto/wallPhoto.samples.ts';
import type { RoomId } from '../../domain/room.ts';
import type { Artwork } from '../../preview/artwork.ts';
import { artworkSamples } from './artworkSamples.ts';
import { Preview, preview } from './Preview.tsx';

const meta = {
  component: Preview,
  args: { artwork: artworkSamples.canvas, video: null },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Preview>;
export default meta;

const at = createStateStories(preview, previewSamples);

export const Still = at('picture.still');
export const LoadingStage = at('picture.loadingStage');
export const Rendering = at('picture.rendering');
export const Drawn = at('picture.drawn');
export const Restoring = at('view.restoring');
export const Frame = at('view.frame');
export const Front = at('view.front');
export const Side = at('view.side');
export const Room = at('view.wall.room');
export const Measuring = at('view.wall.measuring', {
  wallPhoto: getSnapshotAt(wallPhotoMachine, wallPhotoSamples, 'measuring'),
});
export const OwnWall = at('view.wall.photo');
export const None = at('activity.none');
export const Zoomed = at('activity.zoomed');
const playing = at('activity.playing');
// There is no film to load: without this, axe waits for one.
export const Playing: StoryObj = {
  ...playing,
  args: { video: '/films/nordic.mp4' },
  parameters: { ...playing.parameters, a11y: { options: { preload: false } } },
};
export const Saving = at('activity.saving');

type ArtworkArgs = { artwork: Artwork; context?: Partial<PreviewContext> };

/** A room as a shopper finds it, with the finer stage. */
const inRoom = (room: RoomId, { artwork, context }: ArtworkArgs): StoryObj => ({
  args: { artwork },
  decorators: [
    (Story) => (
      <preview.Provider
        options={{
          snapshot: previewMachine.resolveState({
            value: { picture: 'rendering', view: { wall: 'room' }, activity: 'none' },
            context: { ...createContext(), room, ...context },
          }),
        }}
      >
        <Story />
      </preview.Provider>
    ),
  ],
});

export const LivingRoom = inRoom('living', { artwork: artworkSamples.matted, context: { isMeasured: true } });
export const Bedroom = inRoom('bedroom', { artwork: artworkSamples.landscape });
export const DiningRoom = inRoom('dining', { artwork: artworkSamples.matted, context: { isPersonThere: true } });
export const Study = inRoom('study', { artwork: artworkSamples.canvas });
export const Entrance = inRoom('entrance', { artwork: artworkSamples.unframed, context: { paint: 'turmeric' } });
export const Largest = inRoom('living', {
  artwork: artworkSamples.largest,
  context: { isMeasured: true, paint: 'rain' },
});
