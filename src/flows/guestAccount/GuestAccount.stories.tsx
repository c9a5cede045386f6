import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { guestAccountSamples } from '../../../machines/guestAccount/guestAccount.samples.ts';
import { GuestAccount, guestAccount } from './GuestAccount.tsx';

export default {
  title: 'Flows/Guest account',
  component: GuestAccount,
} satisfies Meta<typeof GuestAccount>;

const at = stateStories(guestAccount, guestAccountSamples);

export const LookingUp = at('lookingUp');
export const SigningUp = at('signingUp');
export const RequestingCode = at('requestingCode');
export const AwaitingTheCode = at('enteringCode.awaiting');
export const IncompleteCode = at('enteringCode.incomplete');
export const WrongCode = at('enteringCode.wrong');
export const Verifying = at('verifying');
export const SignedIn = at('signedIn');
export const Failed = at('failed');
