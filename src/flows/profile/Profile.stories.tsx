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
export const Filling = at('filling.clean');
export const Faulty = at('filling.faulty');
export const NotSaved = at('filling.failed');
export const Saving = at('saving');
export const SendingCode = at('proving.sending');
export const CodeSent = at('proving.asking.sent');
export const TypingCode = at('proving.asking.typing');
export const WrongCode = at('proving.asking.wrong');
export const CodeFailed = at('proving.asking.failed');
export const CheckingCode = at('proving.checking');
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
