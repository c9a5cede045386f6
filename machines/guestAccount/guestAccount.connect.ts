import type { EventFrom, SnapshotFrom } from 'xstate';
import type { MessageId } from '../../src/messages/messages.ts';
import type { guestAccountMachine } from './guestAccount.machine.ts';
import { isWholeCode, RESEND_AFTER } from './guestAccount.setup.ts';

type GuestAccount = typeof guestAccountMachine;

const digitsIn = (typed: string) => typed.replace(/\D/g, '');

/** What the guest's view may know and do while the account is made. */
export function connect(state: SnapshotFrom<GuestAccount>, send: (event: EventFrom<GuestAccount>) => void) {
  const { via, mobile, mail } = state.context;
  const at = (where: 'another' | 'incomplete' | 'wrong') =>
    state.matches({ enteringCode: { code: { asking: where } } });
  const step = (): MessageId => {
    if (state.matches('lookingUp')) return 'guest.lookingUp';
    if (state.matches('signingUp')) return 'guest.signingUp';
    return state.matches('requestingCode') ? 'guest.requesting' : 'guest.checking';
  };
  const fault = (): MessageId | null => {
    if (at('incomplete')) return 'guest.incomplete';
    return at('wrong') ? 'guest.wrongCode' : null;
  };
  const enter = (typed: string) => send({ type: 'code.entered', code: digitsIn(typed) });
  return {
    isEnteringCode: state.matches('enteringCode'),
    /** What is waited for, where nothing is asked of the shopper. */
    step: step(),
    isByMail: via === 'mail',
    isChecking: state.matches({ enteringCode: { code: 'checking' } }),
    fault: fault(),
    /** Where the code went. */
    sentTo: via === 'mobile' ? mobile : mail,
    wasResent: at('another'),
    /** Seconds to wait until another code may be asked for; null once they are over. */
    resendAfter: state.matches({ enteringCode: { resend: 'counting' } }) ? RESEND_AFTER : null,
    canEnter: state.can({ type: 'code.entered', code: '' }),
    canResend: state.can({ type: 'code.resent' }),
    canPreferMail: state.can({ type: 'mail.preferred' }),
    /** After each keystroke: the fourth digit needs no button. Whatever stands around the digits is dropped. (OTP-09) */
    typed: (text: string) => {
      if (isWholeCode(digitsIn(text))) enter(text);
    },
    enter,
    resend: () => send({ type: 'code.resent' }),
    preferMail: () => send({ type: 'mail.preferred' }),
  };
}
