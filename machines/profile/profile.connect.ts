import type { EventFrom, SnapshotFrom } from 'xstate';
import { isCompleteCode } from '../../src/domain/contactMethod.ts';
import type { ProfileField } from '../../src/domain/profileForm.ts';
import { findMessage } from '../kit/meta.ts';
import type { profileMachine } from './profile.machine.ts';
import { isMailChanged } from './profile.setup.ts';

type ProfileChart = typeof profileMachine;

/** What the profile may know and do. */
export function connect(state: SnapshotFrom<ProfileChart>, send: (event: EventFrom<ProfileChart>) => void) {
  const { account, form, problems, wantsPassword, code } = state.context;
  const isVerifyingMobile = state.matches('verifyingMobile');
  return {
    isFormVisible: state.matches('filling') || state.matches('saving'),
    hasFailed: state.matches('failed'),
    isVerifyingMobile,
    form,
    problems,
    /** Is the password required, because the e-mail is another one? */
    needsPassword: wantsPassword && isMailChanged(state.context),
    couldNotSave: state.matches({ filling: 'failed' }),
    isSaving: state.matches('saving'),
    /** The number that is to be proved. */
    mobile: account.name,
    code,
    codeFault: findMessage(state, ['code.wrong', 'code.later']),
    canVerify: isCompleteCode(code) && state.matches({ verifyingMobile: 'prompting' }),
    isSendingCode: state.matches({ verifyingMobile: 'sending' }),
    isChecking: state.matches({ verifyingMobile: 'checking' }),
    retry: () => send({ type: 'profile.retried' }),
    type: (field: ProfileField, text: string) => send({ type: 'field.typed', field, text }),
    save: () => send({ type: 'profile.submitted' }),
    typeCode: (typed: string) => send({ type: 'code.typed', code: typed }),
    verify: () => send({ type: 'code.submitted' }),
    resend: () => send({ type: 'code.resent' }),
    cancelVerification: () => send({ type: 'proof.left' }),
  };
}
