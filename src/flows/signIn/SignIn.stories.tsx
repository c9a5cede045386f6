import type { Meta } from '@storybook/react-vite';
import { getSnapshotAt } from '../../../.storybook/snapshotAt.ts';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { passwordResetMachine } from '../../../machines/passwordReset/passwordReset.machine.ts';
import { passwordResetSamples } from '../../../machines/passwordReset/passwordReset.samples.ts';
import { signInSamples } from '../../../machines/signIn/signIn.samples.ts';
import { SignIn } from './SignIn.tsx';
import { signIn } from './signIn.ts';

export default {
  component: SignIn,
} satisfies Meta<typeof SignIn>;

const at = createStateStories(signIn, signInSamples);

export const SigningIn = at('signingIn.filling.clean');
export const SigningInFaulty = at('signingIn.filling.faulty');
export const SigningInWrong = at('signingIn.filling.wrong');
export const SigningInFailed = at('signingIn.filling.failed');
export const CheckingTheMail = at('signingIn.checkingMail');
export const AskingForTokens = at('signingIn.askingForTokens');
export const SigningUp = at('signingUp.filling.clean');
export const SigningUpFaulty = at('signingUp.filling.faulty');
export const MailTaken = at('signingUp.filling.mailTaken');
export const NameTaken = at('signingUp.filling.nameTaken');
export const BothTaken = at('signingUp.filling.bothTaken');
export const SignUpRefused = at('signingUp.filling.refused');
export const SignUpFailed = at('signingUp.filling.failed');
export const Registering = at('signingUp.registering');
export const CheckingTheTakenMail = at('signingUp.checkingTaken');
export const SendingTheCode = at('signingUp.sendingCode');
export const WhichMail = at('verifying.addressing.asking.clean');
export const WhichMailFaulty = at('verifying.addressing.asking.faulty');
export const WhichMailUnknown = at('verifying.addressing.asking.unknown');
export const WhichMailFailed = at('verifying.addressing.asking.failed');
export const SendingThere = at('verifying.addressing.sending');
export const CodeSent = at('verifying.entering.code.asking.sent');
export const Unverified = at('verifying.entering.code.asking.unverified');
export const Pending = at('verifying.entering.code.asking.pending');
export const CodeUnsent = at('verifying.entering.code.asking.unsent');
export const AnotherCode = at('verifying.entering.code.asking.another');
export const TypingTheCode = at('verifying.entering.code.asking.typing');
export const NoCode = at('verifying.entering.code.asking.empty');
export const IncompleteCode = at('verifying.entering.code.asking.incomplete');
export const WrongCode = at('verifying.entering.code.asking.wrong');
export const CodeFailed = at('verifying.entering.code.asking.failed');
export const CheckingTheCode = at('verifying.entering.code.checking');
export const ResendCounting = at('verifying.entering.resend.counting');
export const ResendReady = at('verifying.entering.resend.ready');
export const Resending = at('verifying.resending');
export const Resetting = at('resetting', {
  passwordReset: getSnapshotAt(passwordResetMachine, passwordResetSamples, 'asking.clean'),
});
export const SignedIn = at('signedIn');
