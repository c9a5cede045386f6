import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { playerSamples } from '../../../machines/player/player.samples.ts';
import { createMarks } from '../marks/marks.ts';
import theme from '../ui/theme.css?inline';
import { Player } from './Player.tsx';
import { player } from './player.ts';
import { sampleChart } from './sampleChart.ts';

export default {
  component: Player,
  // The tool's steps of the scale go with it: other stories share the page.
  decorators: [
    (Story) => (
      <>
        <style>{theme}</style>
        <Story />
      </>
    ),
  ],
  args: { chart: sampleChart, marks: createMarks(), attachStage: () => () => {} },
} satisfies Meta<typeof Player>;

const at = createStateStories(player, playerSamples);

export const Choosing = at('choosing');
export const Missing = at('missing');
export const Opening = at('staged.opening');
export const CatchingUp = at('staged.catchingUp');
export const Stepping = at('staged.stepping');
export const Ready = at('staged.paused.ready');
export const Waiting = at('staged.paused.waiting');
export const Finished = at('staged.paused.finished');
export const Failed = at('staged.paused.failed');
export const Manual = at('staged.paused.manual');
export const Refused = at('staged.refused');
export const Releasing = at('staged.releasing');
