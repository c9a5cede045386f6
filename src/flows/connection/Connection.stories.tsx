import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { connectionSamples } from '../../../machines/connection/connection.samples.ts';
import { Connection, connection } from './Connection.tsx';

export default {
  component: Connection,
} satisfies Meta<typeof Connection>;

const at = createStateStories(connection, connectionSamples);

export const Online = at('online');
export const Probing = at('probing');
export const Offline = at('offline');
export const OfflineOnAPhone = { ...at('offline'), globals: { viewport: { value: 'phone' } } };
export const Checking = at('checking');
export const Back = at('back');
export const Retrying = at('retrying');
export const Stale = at('stale');
export const Renewed = at('renewed');
