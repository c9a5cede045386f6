import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { backendPanelSamples } from '../../../machines/backendPanel/backendPanel.samples.ts';
import { BackendPanel } from './BackendPanel.tsx';
import { backendPanel } from './backendPanel.ts';

export default {
  component: BackendPanel,
} satisfies Meta<typeof BackendPanel>;

const at = createStateStories(backendPanel, backendPanelSamples);

export const Closed = at('closed');
export const NothingCopied = at('open.clipboard.idle');
export const Copying = at('open.clipboard.copying');
export const Copied = at('open.clipboard.copied');
export const CopyRefused = at('open.clipboard.copyFailed');
export const TokensValid = at('open.tokens.valid');
export const TokensEnding = at('open.tokens.ending');
export const TokensEnded = at('open.tokens.ended');
export const TokensNotEnded = at('open.tokens.endFailed');
export const DataIdle = at('open.data.idle');
export const ResetAsked = at('open.data.confirming');
export const Resetting = at('open.data.resetting');
export const Reset = at('open.data.reset');
export const NotReset = at('open.data.resetFailed');
