import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { codeLoginSamples } from '../../../machines/codeLogin/codeLogin.samples.ts';
import { CodeLogin } from './CodeLogin.tsx';
import { codeLogin } from './codeLogin.ts';

export default {
  component: CodeLogin,
} satisfies Meta<typeof CodeLogin>;

const at = createStateStories(codeLogin, codeLoginSamples);

export const Restoring = at('restoring');
export const Entering = at('entering.noErrors');
export const Malformed = at('entering.malformed');
export const Invalid = at('entering.invalid');
export const BlockedAtEntry = at('entering.blocked');
export const FailedAtEntry = at('entering.failed');
export const Requesting = at('requesting');
export const Unknown = at('details.unknown');
export const Details = at('details.noErrors');
export const IncompleteDetails = at('details.incomplete');
export const InvalidDetails = at('details.invalid');
export const BothTaken = at('details.bothTaken');
export const MailTaken = at('details.mailTaken');
export const MobileTaken = at('details.mobileTaken');
export const DetailsFailed = at('details.failed');
export const Registering = at('registering');
export const AwaitingTheCode = at('code.typing.prompting.awaiting');
export const AnotherCode = at('code.typing.prompting.resent');
export const IncompleteCode = at('code.typing.prompting.incomplete');
export const WrongCode = at('code.typing.prompting.rejected');
export const BlockedCode = at('code.typing.prompting.blocked');
export const FailedCode = at('code.typing.prompting.failed');
export const CheckingTheCode = at('code.typing.checking');
export const ResendCounting = at('code.resend.counting');
export const ResendReady = at('code.resend.ready');
export const Resending = at('resending');
export const Opening = at('opening.plain');
export const OpeningVerified = at('opening.verified');
export const OpenFailed = at('openFailed');
export const Done = at('done');
export const Closed = at('closed');
