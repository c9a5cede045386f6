import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import {
  ownPasswordResetSamples,
  passwordResetSamples,
} from '../../../machines/passwordReset/passwordReset.samples.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { PasswordReset, passwordReset } from './PasswordReset.tsx';

export default {
  component: PasswordReset,
  decorators: [
    (Story) => (
      <Page width="reading">
        <Section level={1} title="A new password">
          <Story />
        </Section>
      </Page>
    ),
  ],
} satisfies Meta<typeof PasswordReset>;

const at = createStateStories(passwordReset, passwordResetSamples);
const ownAt = createStateStories(passwordReset, ownPasswordResetSamples);

export const EnteringEmail = at('enteringEmail.noErrors');
export const Malformed = at('enteringEmail.malformed');
export const UnknownMail = at('enteringEmail.unknown');
export const NotSent = at('enteringEmail.failed');
export const Sending = at('sending');
export const Choosing = at('choosing.noErrors');
export const Sent = at('choosing.sent');
export const Incomplete = at('choosing.incomplete');
export const Rejected = at('choosing.rejected');
export const Expired = at('choosing.expired');
export const Refused = at('choosing.refused');
export const WrongMail = at('choosing.unknown');
export const Failed = at('choosing.failed');
export const AnotherNotSent = at('choosing.sendFailed');
export const Resending = at('resending');
export const Resetting = at('resetting');
export const Done = at('done');
/** The customer's own, from the account. */
export const AskingOwn = ownAt('enteringEmail.noErrors');
export const SigningInAgain = ownAt('signingIn');
export const DoneOwn = ownAt('done');
export const SignedOut = ownAt('signedOut');
