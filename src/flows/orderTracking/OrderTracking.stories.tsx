import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { orderTrackingSamples } from '../../../machines/orderTracking/orderTracking.samples.ts';
import { OrderTracking, orderTracking } from './OrderTracking.tsx';

export default { component: OrderTracking } satisfies Meta<typeof OrderTracking>;

const at = createStateStories(orderTracking, orderTrackingSamples);

export const Empty = at('entering.noErrors');
export const NoNumber = at('entering.invalidNumber');
export const NoMobile = at('entering.unreachable');
export const Unknown = at('entering.unknown');
export const Blocked = at('entering.blocked');
export const Failed = at('entering.failed');
export const Requesting = at('requesting');
export const Sent = at('sent');
export const Found = at('found');
export const Listed = at('listed');
