import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { guestAccountSamples } from '../../../machines/guestAccount/guestAccount.samples.ts';
import { GuestAccount, guestAccount } from './GuestAccount.tsx';

export default {
  component: GuestAccount,
} satisfies Meta<typeof GuestAccount>;

const at = createStateStories(guestAccount, guestAccountSamples);

export const LookingUp = at('lookingUp');
export const SigningUp = at('signingUp');
export const RequestingCode = at('requestingCode');
export const AwaitingTheCode = at('enteringCode.code.prompting.awaiting');
export const AnotherCode = at('enteringCode.code.prompting.resent');
export const IncompleteCode = at('enteringCode.code.prompting.incomplete');
export const WrongCode = at('enteringCode.code.prompting.rejected');
export const CheckingTheCode = at('enteringCode.code.checking');
export const ResendCounting = at('enteringCode.resend.counting');
export const ResendReady = at('enteringCode.resend.ready');
export const Verifying = at('verifying');
export const SignedIn = at('signedIn');
export const Failed = at('failed');
