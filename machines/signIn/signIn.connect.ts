import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import { RESEND_DELAY } from '../../src/domain/contactMethod.ts';
import type { SignInField } from '../../src/domain/signInForm.ts';
import type { accountMessages, oneTimeCodeMessages } from '../../src/messages/account.ts';
import type { signInMessages } from '../../src/messages/signIn.ts';
import type { passwordResetMachine } from '../passwordReset/passwordReset.machine.ts';
import type { signInMachine } from './signIn.machine.ts';

type SignIn = typeof signInMachine;
type MessageId = keyof (typeof signInMessages & typeof accountMessages & typeof oneTimeCodeMessages);
type StatusMessage = { message: MessageId; hint?: MessageId };

/** Why somebody is prompted once more to sign in. */
const SIGN_IN: Record<string, StatusMessage> = {
  rejected: { message: 'signIn.wrong', hint: 'signIn.tryAgain' },
  failed: { message: 'signIn.failed', hint: 'account.stored' },
};
/** Why there is no account yet. */
const SIGN_UP: Record<string, StatusMessage> = {
  mailTaken: { message: 'signIn.accountTaken', hint: 'signIn.yours' },
  nameTaken: { message: 'signIn.usernameTaken', hint: 'signIn.yours' },
  bothTaken: { message: 'account.bothTaken', hint: 'signIn.yours' },
  refused: { message: 'signIn.refused', hint: 'account.stored' },
  failed: { message: 'signIn.failed', hint: 'account.stored' },
};
/** Why no code is on its way. */
const EMAIL_MESSAGES: Record<string, StatusMessage> = {
  unknown: { message: 'signIn.unknownMail' },
  failed: { message: 'code.later' },
};
/** Why a code is requested. */
const CODE_MESSAGES: Record<string, MessageId> = {
  sent: 'signIn.codeSent',
  unverified: 'signIn.unverified',
  pending: 'signIn.pending',
  resent: 'code.resent',
};
/** What is wrong with the code. */
const CODE: Record<string, MessageId> = {
  sendFailed: 'code.later',
  empty: 'signIn.noCode',
  incomplete: 'code.incomplete',
  rejected: 'code.wrong',
  failed: 'code.later',
};

const findActive = <T>(texts: Record<string, T>, holds: (name: string) => boolean): T | null =>
  Object.entries(texts).find(([name]) => holds(name))?.[1] ?? null;

const MODES = ['signingIn', 'signingUp', 'verifying', 'resetting', 'signedIn'] as const;

/** What the login page may know and do. */
export function connect(state: SnapshotFrom<SignIn>, send: (event: EventFrom<SignIn>) => void) {
  const { form, problems, remember, pending, username, code, search } = state.context;
  const at = (value: unknown) => state.matches(value as Parameters<typeof state.matches>[0]);
  const codeIs = (name: string) => at({ verifying: { entering: { code: { prompting: name } } } });
  const isFilling = (['signingIn', 'signingUp'] as const).some((mode) => at({ [mode]: 'filling' }));
  const isChoosingEmail = at({ verifying: 'choosingEmail' });
  return {
    mode: MODES.find((mode) => at(mode)) ?? 'signingIn',
    /** Is the e-mail requested that the code shall go to? */
    isChoosingEmail,
    form,
    problems,
    remember,
    fault:
      findActive(SIGN_IN, (name) => at({ signingIn: { filling: name } })) ??
      findActive(SIGN_UP, (name) => at({ signingUp: { filling: name } })) ??
      findActive(EMAIL_MESSAGES, (name) => at({ verifying: { choosingEmail: { prompting: name } } })),
    /** The number that is taken, for the fault that names it. */
    username,
    /** A call is under way; what it was given stays as it is. */
    isBusy: isChoosingEmail ? !at({ verifying: { choosingEmail: 'prompting' } }) : !isFilling,
    signUpAt: `/signup${search}`,
    signInAt: `/login${search}`,
    pending,
    code,
    codeMessage: findActive(CODE_MESSAGES, codeIs),
    codeFault: findActive(CODE, codeIs),
    isChecking: at({ verifying: { entering: { code: 'checking' } } }),
    isResending: at({ verifying: 'resending' }),
    /** Seconds to wait until another code may be requested; null once they are over. */
    resendAfter: at({ verifying: { entering: { resend: 'counting' } } }) ? RESEND_DELAY : null,
    canResend: state.can({ type: 'code.resent' }),
    reset: state.children.passwordReset as ActorRefFrom<typeof passwordResetMachine> | undefined,
    type: (field: SignInField, text: string) => send({ type: 'field.typed', field, text }),
    toggleRemember: () => send({ type: 'remember.toggled' }),
    submit: () => send({ type: 'form.submitted' }),
    toSignUp: () => send({ type: 'signUp.chosen' }),
    toSignIn: () => send({ type: 'signIn.chosen' }),
    forget: () => send({ type: 'password.forgotten' }),
    byCode: () => send({ type: 'login.byCode' }),
    typeCode: (typed: string) => send({ type: 'code.typed', code: typed }),
    verify: () => send({ type: 'code.submitted' }),
    resend: () => send({ type: 'code.resent' }),
  };
}
