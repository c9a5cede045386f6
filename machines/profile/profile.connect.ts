import type { EventFrom, SnapshotFrom } from 'xstate';
import type { ProfileField } from '../../src/domain/profileForm.ts';
import { connectCode } from '../kit/codeEntry.ts';
import type { profileMachine } from './profile.machine.ts';
import { isMailChanged } from './profile.setup.ts';

type ProfileChart = typeof profileMachine;

/** What the profile may know and do. */
export function connect(state: SnapshotFrom<ProfileChart>, send: (event: EventFrom<ProfileChart>) => void) {
  const { account, form, problems, wantsPassword } = state.context;
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
    isSendingCode: state.matches({ verifyingMobile: 'sending' }) || state.matches({ verifyingMobile: 'resending' }),
    isCodeUnsent: state.matches({ verifyingMobile: 'unsent' }),
    wasCodeSent: state.matches({ verifyingMobile: 'entering' }) || state.matches({ verifyingMobile: 'resending' }),
    ...connectCode(state, send),
    retry: () => send({ type: 'profile.retried' }),
    type: (field: ProfileField, text: string) => send({ type: 'field.typed', field, text }),
    save: () => send({ type: 'profile.submitted' }),
    cancelVerification: () => send({ type: 'proof.left' }),
  };
}
