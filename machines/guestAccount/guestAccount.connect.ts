import type { EventFrom, SnapshotFrom } from 'xstate';
import { RESEND_DELAY } from '../../src/domain/contactMethod.ts';
import { findMessage } from '../kit/meta.ts';
import type { guestAccountMachine } from './guestAccount.machine.ts';

type GuestAccount = typeof guestAccountMachine;

/** What the guest's view may know and do while the account is made. */
export function connect(state: SnapshotFrom<GuestAccount>, send: (event: EventFrom<GuestAccount>) => void) {
  const { channel, mobile, mail, code } = state.context;
  return {
    isEnteringCode: state.matches('enteringCode'),
    /** What is waited for, where nothing is requested of the shopper. */
    step: findMessage(state, ['guest.lookingUp', 'guest.signingUp', 'guest.requesting']) ?? ('code.checking' as const),
    isByMail: channel === 'mail',
    isChecking: state.matches({ enteringCode: { code: 'checking' } }),
    code,
    fault: findMessage(state, ['code.incomplete', 'code.wrong']),
    /** Where the code went. */
    sentTo: channel === 'mobile' ? mobile : mail,
    wasResent: state.matches({ enteringCode: { code: { prompting: 'resent' } } }),
    /** Seconds to wait until another code may be requested; null once they are over. */
    resendAfter: state.matches({ enteringCode: { resend: 'counting' } }) ? RESEND_DELAY : null,
    canSubmit: state.can({ type: 'code.submitted' }),
    canResend: state.can({ type: 'code.resent' }),
    canPreferMail: state.can({ type: 'mail.preferred' }),
    type: (digits: string) => send({ type: 'code.typed', code: digits }),
    submit: () => send({ type: 'code.submitted' }),
    resend: () => send({ type: 'code.resent' }),
    preferMail: () => send({ type: 'mail.preferred' }),
  };
}
