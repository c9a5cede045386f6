import type { EventFrom, SnapshotFrom } from 'xstate';
import { RESEND_DELAY } from '../../src/domain/contactMethod.ts';
import type { oneTimeCodeMessages } from '../../src/messages/account.ts';
import type { checkoutMessages } from '../../src/messages/checkout.ts';
import type { guestAccountMachine } from './guestAccount.machine.ts';

type GuestAccount = typeof guestAccountMachine;

/** What the guest's view may know and do while the account is made. */
export function connect(state: SnapshotFrom<GuestAccount>, send: (event: EventFrom<GuestAccount>) => void) {
  const { channel, mobile, mail, code } = state.context;
  const at = (where: 'resent' | 'incomplete' | 'rejected') =>
    state.matches({ enteringCode: { code: { prompting: where } } });
  const step = (): keyof (typeof checkoutMessages & typeof oneTimeCodeMessages) => {
    if (state.matches('lookingUp')) return 'guest.lookingUp';
    if (state.matches('signingUp')) return 'guest.signingUp';
    return state.matches('requestingCode') ? 'guest.requesting' : 'code.checking';
  };
  const fault = (): keyof typeof oneTimeCodeMessages | null => {
    if (at('incomplete')) return 'code.incomplete';
    return at('rejected') ? 'code.wrong' : null;
  };
  return {
    isEnteringCode: state.matches('enteringCode'),
    /** What is waited for, where nothing is requested of the shopper. */
    step: step(),
    isByMail: channel === 'mail',
    isChecking: state.matches({ enteringCode: { code: 'checking' } }),
    code,
    fault: fault(),
    /** Where the code went. */
    sentTo: channel === 'mobile' ? mobile : mail,
    wasResent: at('resent'),
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
