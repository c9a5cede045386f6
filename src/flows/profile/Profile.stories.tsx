import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { profileSamples } from '../../../machines/profile/profile.samples.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { Profile, profile } from './Profile.tsx';

export default {
  component: Profile,
  decorators: [
    (Story) => (
      <Page>
        <Section level={1} title="My Account">
          <Story />
        </Section>
      </Page>
    ),
  ],
} satisfies Meta<typeof Profile>;

const at = createStateStories(profile, profileSamples);

export const Loading = at('loading');
export const Unread = at('failed');
export const Filling = at('filling.noErrors');
export const Invalid = at('filling.invalid');
export const NotSaved = at('filling.failed');
export const Saving = at('saving');
export const SendingCode = at('verifyingMobile.sending');
export const CodeUnsent = at('verifyingMobile.unsent');
export const CodeSent = at('verifyingMobile.entering.code.prompting.awaiting');
export const IncompleteCode = at('verifyingMobile.entering.code.prompting.incomplete');
export const WrongCode = at('verifyingMobile.entering.code.prompting.rejected');
export const CodeFailed = at('verifyingMobile.entering.code.prompting.failed');
export const CheckingCode = at('verifyingMobile.entering.code.checking');
export const ResendCounting = at('verifyingMobile.entering.resend.counting');
export const ResendReady = at('verifyingMobile.entering.resend.ready');
export const ResendingCode = at('verifyingMobile.resending');
export const AnotherCode = at('verifyingMobile.entering.code.prompting.resent');
export const Expired = at('expired');
/** No walk leads there: a chart without a login begins in it, and stays. */
export const Forbidden: StoryObj = {
  parameters: { chart: { machine: profile.machine.id, state: 'forbidden' } },
  decorators: [
    (Story) => (
      <profile.Provider options={{ input: { session: null } }}>
        <Story />
      </profile.Provider>
    ),
  ],
};
