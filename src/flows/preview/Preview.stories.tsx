import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { previewSamples } from '../../../machines/preview/preview.samples.ts';
import { type PreviewContext, previewContext } from '../../../machines/preview/previewContext.ts';
import type { RoomId } from '../../domain/wall.ts';
import type { Shown } from '../../preview/shown.ts';
import { Preview, preview } from './Preview.tsx';
import { shownSamples } from './shownSamples.ts';

const meta = {
  title: 'Flows/Preview',
  component: Preview,
  args: { shown: shownSamples.canvas, video: null },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Preview>;
export default meta;

const at = stateStories(preview, previewSamples);

export const Still = at('picture.still');
export const LoadingStage = at('picture.loadingStage');
export const Composing = at('picture.composing');
export const Drawn = at('picture.drawn');
export const Recalling = at('view.recalling');
export const Frame = at('view.frame');
export const Front = at('view.front');
export const Side = at('view.side');
export const Room = at('view.wall.room.standing');
export const ReadingPhoto = at('view.wall.room.reading');
export const PhotoRefused = at('view.wall.room.refused');
export const SettingReference = at('view.wall.photo.settingReference');
export const OwnWall = at('view.wall.photo.hung');
export const Nothing = at('aside.nothing');
export const Zoomed = at('aside.zoomed');
const playing = at('aside.playing');
// There is no film to load: without this, axe waits for one.
export const Playing: StoryObj = {
  ...playing,
  args: { video: '/films/nordic.mp4' },
  parameters: { ...playing.parameters, a11y: { options: { preload: false } } },
};
export const Saving = at('aside.saving');

type Asked = { shown: Shown; context?: Partial<PreviewContext> };

/** A room as a shopper finds it, with the finer stage. */
const inRoom = (room: RoomId, { shown, context }: Asked): StoryObj => ({
  args: { shown },
  decorators: [
    (Story) => (
      <preview.Start
        options={{
          input: previewSamples.input,
          snapshot: previewMachine.resolveState({
            value: { picture: 'composing', view: { wall: { room: 'standing' } }, aside: 'nothing' },
            context: { ...previewContext({ composing: 'atOnce' }), room, ...context },
          }),
        }}
      >
        <Story />
      </preview.Start>
    ),
  ],
});

export const LivingRoom = inRoom('living', { shown: shownSamples.matted, context: { isMeasured: true } });
export const Bedroom = inRoom('bedroom', { shown: shownSamples.landscape });
export const DiningRoom = inRoom('dining', { shown: shownSamples.matted, context: { isPersonThere: true } });
export const Study = inRoom('study', { shown: shownSamples.canvas });
export const Entrance = inRoom('entrance', { shown: shownSamples.unframed, context: { paint: 'turmeric' } });
export const Largest = inRoom('living', { shown: shownSamples.largest, context: { isMeasured: true, paint: 'rain' } });
