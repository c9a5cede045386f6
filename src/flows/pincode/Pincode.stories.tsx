import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { pincodeSamples } from '../../../machines/pincode/pincode.samples.ts';
import { Pincode } from './Pincode.tsx';
import { pincode } from './pincode.ts';

export default {
  component: Pincode,
  args: { days: '5-7' },
} satisfies Meta<typeof Pincode>;

const at = createStateStories(pincode, pincodeSamples);

export const Unknown = at('unknown');
export const LookingUp = at('lookingUp');
export const Serviceable = at('serviceable');
export const Unserviceable = at('unserviceable');
export const Unanswered = at('unanswered');
