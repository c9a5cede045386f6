import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { SignInField } from '../../src/domain/signInForm.ts';
import { connectCode } from '../kit/codeEntry.ts';
import { findMessage } from '../kit/meta.ts';
import type { passwordResetMachine } from '../passwordReset/passwordReset.machine.ts';
import type { signInMachine } from './signIn.machine.ts';

type SignIn = typeof signInMachine;

/** Why a form did not go on, shown above its fields. */
const FORM_FAULTS = [
  'signIn.wrong',
  'signIn.failed',
  'signIn.accountTaken',
  'signIn.usernameTaken',
  'account.bothTaken',
  'signIn.refused',
  'signIn.unknownMail',
  'code.later',
] as const;
const HINTS = ['signIn.tryAgain', 'signIn.yours', 'account.stored'] as const;
/** Why a code is requested. */
const CODE_MESSAGES = ['signIn.codeSent', 'signIn.unverified', 'signIn.pending', 'code.resent'] as const;
const CODE_FAULTS = ['code.later', 'signIn.noCode', 'code.incomplete', 'code.wrong'] as const;

const MODES = ['signingIn', 'signingUp', 'verifying', 'resetting', 'signedIn'] as const;

/** What the login page may know and do. */
export function connect(state: SnapshotFrom<SignIn>, send: (event: EventFrom<SignIn>) => void) {
  const { form, problems, remember, pending, username, search } = state.context;
  const isChoosingEmail = state.matches({ verifying: 'choosingEmail' });
  const isFilling =
    state.matches({ signingIn: 'filling' }) ||
    state.matches({ signingUp: 'filling' }) ||
    state.matches({ verifying: { choosingEmail: 'prompting' } });
  return {
    mode: MODES.find((mode) => state.matches(mode)) ?? 'signingIn',
    /** Is the e-mail requested that the code shall go to? */
    isChoosingEmail,
    form,
    problems,
    remember,
    fault: findMessage(state, FORM_FAULTS),
    hint: findMessage(state, HINTS),
    /** The number that is taken, for the fault that names it. */
    username,
    /** A call is under way; what it was given stays as it is. */
    isBusy: !isFilling,
    signUpAt: `/signup${search}`,
    signInAt: `/login${search}`,
    pending,
    ...connectCode(state, send),
    codeMessage: findMessage(state, CODE_MESSAGES),
    codeFault: findMessage(state, CODE_FAULTS),
    isChecking: state.matches({ verifying: { entering: { code: 'checking' } } }),
    isResending: state.matches({ verifying: 'resending' }),
    reset: state.children.passwordReset as ActorRefFrom<typeof passwordResetMachine> | undefined,
    type: (field: SignInField, text: string) => send({ type: 'field.typed', field, text }),
    toggleRemember: () => send({ type: 'remember.toggled' }),
    submit: () => send({ type: 'form.submitted' }),
    toSignUp: () => send({ type: 'signUp.chosen' }),
    toSignIn: () => send({ type: 'signIn.chosen' }),
    forget: () => send({ type: 'password.forgotten' }),
    byCode: () => send({ type: 'login.byCode' }),
  };
}
