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

export const SigningIn = at('signingIn.filling.noErrors');
export const SigningInInvalid = at('signingIn.filling.invalid');
export const SigningInRejected = at('signingIn.filling.rejected');
export const SigningInFailed = at('signingIn.filling.failed');
export const CheckingTheMail = at('signingIn.checkingMail');
export const RequestingTokens = at('signingIn.requestingTokens');
export const SigningUp = at('signingUp.filling.noErrors');
export const SigningUpInvalid = at('signingUp.filling.invalid');
export const MailTaken = at('signingUp.filling.mailTaken');
export const NameTaken = at('signingUp.filling.nameTaken');
export const BothTaken = at('signingUp.filling.bothTaken');
export const SignUpRefused = at('signingUp.filling.refused');
export const SignUpFailed = at('signingUp.filling.failed');
export const Registering = at('signingUp.registering');
export const CheckingTheTakenMail = at('signingUp.checkingTaken');
export const SendingTheCode = at('signingUp.sendingCode');
export const WhichMail = at('verifying.choosingEmail.prompting.noErrors');
export const WhichMailInvalid = at('verifying.choosingEmail.prompting.invalid');
export const WhichMailUnknown = at('verifying.choosingEmail.prompting.unknown');
export const WhichMailFailed = at('verifying.choosingEmail.prompting.failed');
export const SendingThere = at('verifying.choosingEmail.sending');
export const CodeSent = at('verifying.entering.code.prompting.sent');
export const Unverified = at('verifying.entering.code.prompting.unverified');
export const Pending = at('verifying.entering.code.prompting.pending');
export const CodeUnsent = at('verifying.entering.code.prompting.sendFailed');
export const AnotherCode = at('verifying.entering.code.prompting.resent');
export const TypingTheCode = at('verifying.entering.code.prompting.typing');
export const NoCode = at('verifying.entering.code.prompting.empty');
export const IncompleteCode = at('verifying.entering.code.prompting.incomplete');
export const WrongCode = at('verifying.entering.code.prompting.rejected');
export const CodeFailed = at('verifying.entering.code.prompting.failed');
export const CheckingTheCode = at('verifying.entering.code.checking');
export const ResendCounting = at('verifying.entering.resend.counting');
export const ResendReady = at('verifying.entering.resend.ready');
export const Resending = at('verifying.resending');
export const Resetting = at('resetting', {
  passwordReset: getSnapshotAt(passwordResetMachine, passwordResetSamples, 'enteringEmail.noErrors'),
});
export const SignedIn = at('signedIn');
