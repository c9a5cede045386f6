import type { EventFrom, SnapshotFrom } from 'xstate';
import { connectCode } from '../kit/codeEntry.ts';
import { findMessage } from '../kit/meta.ts';
import type { guestAccountMachine } from './guestAccount.machine.ts';

type GuestAccount = typeof guestAccountMachine;

/** What the guest's view may know and do while the account is made. */
export function connect(state: SnapshotFrom<GuestAccount>, send: (event: EventFrom<GuestAccount>) => void) {
  const { channel, mobile, mail } = state.context;
  return {
    isEnteringCode: state.matches('enteringCode'),
    /** What is waited for, where nothing is requested of the shopper. */
    step: findMessage(state, ['guest.lookingUp', 'guest.signingUp', 'guest.requesting']) ?? ('code.checking' as const),
    isByMail: channel === 'mail',
    ...connectCode(state, send),
    /** Where the code went. */
    sentTo: channel === 'mobile' ? mobile : mail,
    canSubmit: state.can({ type: 'code.submitted' }),
    canPreferMail: state.can({ type: 'mail.preferred' }),
    preferMail: () => send({ type: 'mail.preferred' }),
  };
}
