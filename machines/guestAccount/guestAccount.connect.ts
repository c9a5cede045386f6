import type { EventFrom, SnapshotFrom } from 'xstate';
import type { MessageId } from '../../src/messages/messages.ts';
import type { guestAccountMachine } from './guestAccount.machine.ts';

type GuestAccount = typeof guestAccountMachine;

/** What the guest's view may know and do while the account is made. */
export function connect(state: SnapshotFrom<GuestAccount>, send: (event: EventFrom<GuestAccount>) => void) {
  const { via, mobile, mail } = state.context;
  const fault = (): MessageId | null => {
    if (state.matches({ enteringCode: 'incomplete' })) return 'guest.incomplete';
    return state.matches({ enteringCode: 'wrong' }) ? 'guest.wrongCode' : null;
  };
  return {
    isEnteringCode: state.matches('enteringCode'),
    fault: fault(),
    /** Where the code went. */
    sentTo: via === 'mobile' ? mobile : mail,
    canPreferMail: state.can({ type: 'mail.preferred' }),
    /** Whatever stands around the digits, as in a copied text, is dropped. */
    enter: (typed: string) => send({ type: 'code.entered', code: typed.replace(/\D/g, '') }),
    resend: () => send({ type: 'code.resent' }),
    preferMail: () => send({ type: 'mail.preferred' }),
  };
}
