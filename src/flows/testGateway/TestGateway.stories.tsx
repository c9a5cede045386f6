import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { testGatewaySamples } from '../../../machines/testGateway/testGateway.samples.ts';
import { TestGateway, TestGatewayDialog, testGateway } from './TestGateway.tsx';

export default {
  title: 'Flows/Test gateway',
  component: TestGateway,
} satisfies Meta<typeof TestGateway>;

const at = createStateStories(testGateway, testGatewaySamples);

export const Ready = at('asking.ready');
export const Unheard = at('asking.unheard');
export const Telling = at('telling');
export const Done = at('done');
export const OverTheStore = { ...at('asking.ready'), render: () => <TestGatewayDialog /> };
