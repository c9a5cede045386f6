import type { EventFrom, SnapshotFrom } from 'xstate';
import { formatContactMethod } from '../../src/domain/contactMethod.ts';
import { getSignInPath } from '../../src/domain/signInForm.ts';
import { connectCode } from '../kit/codeEntry.ts';
import { findMessage } from '../kit/meta.ts';
import type { codeLoginMachine } from './codeLogin.machine.ts';
import type { Details } from './registration.ts';

type CodeLogin = typeof codeLoginMachine;

const FORM_MESSAGES = [
  'code.later',
  'codeLogin.incomplete',
  'codeLogin.check',
  'account.bothTaken',
  'account.mailTaken',
  'account.mobileTaken',
  'codeLogin.openFailed',
] as const;
const HINTS = ['account.stored', 'codeLogin.blocked', 'codeLogin.takenHint'] as const;

/** What the code popup may know and do. */
export function connect(state: SnapshotFrom<CodeLogin>, send: (event: EventFrom<CodeLogin>) => void) {
  const { path, search, contactText, to, details, problems, resendIn } = state.context;
  const step = (): 'address' | 'details' | 'code' | 'opening' | null => {
    if (state.matches('entering') || state.matches('requesting')) return 'address';
    if (state.matches('details') || state.matches('registering')) return 'details';
    if (state.matches('code') || state.matches('resending')) return 'code';
    return state.matches('opening') || state.matches('openFailed') ? 'opening' : null;
  };
  return {
    isOpen: state.status === 'active',
    step: step(),
    typed: contactText,
    /** Where one signs in with a password instead. */
    passwordPath: getSignInPath(path, search),
    /** A page that opens closes the popup by itself; this does it where that page is behind it already. */
    choosePassword: () => {
      if (getSignInPath(path, search) === path + search) send({ type: 'popup.closed' });
    },
    addressFault: findMessage(state, ['codeLogin.malformed', 'codeLogin.invalid']),
    /** What stands above a form that did not go on, and what it means for the shopper. */
    fault: findMessage(state, FORM_MESSAGES),
    hint: findMessage(state, HINTS),
    isUnknown: state.matches({ details: 'unknown' }),
    isRequesting: state.matches('requesting'),
    details,
    problems,
    isRegistering: state.matches('registering'),
    /** Where the code went. */
    sentTo: formatContactMethod(to),
    ...connectCode(state, send),
    /** What is shown beside the code's boxes, and not above them. */
    codeFault: findMessage(state, ['code.incomplete', 'code.wrong']),
    isResending: state.matches('resending'),
    resendAfter: state.matches({ code: { resend: 'counting' } }) ? Math.ceil(resendIn / 1_000) : null,
    isVerified: state.matches({ opening: 'verified' }),
    isOpening: state.matches('opening'),
    canSubmitAddress: state.can({ type: 'address.submitted' }),
    canSubmitCode: state.can({ type: 'code.submitted' }),
    canChangeAddress: state.can({ type: 'address.changed' }),
    typeAddress: (text: string) => send({ type: 'address.typed', text }),
    submitAddress: () => send({ type: 'address.submitted' }),
    changeAddress: () => send({ type: 'address.changed' }),
    typeDetail: (field: keyof Details, text: string) => send({ type: 'detail.typed', field, text }),
    submitDetails: () => send({ type: 'details.submitted' }),
    retryOpening: () => send({ type: 'opening.retried' }),
    close: () => send({ type: 'popup.closed' }),
  };
}
