import { HttpResponse, http } from 'msw';
import { codeLoginSamples as samples } from '../../machines/codeLogin/codeLogin.samples.ts';
import { findAccount } from '../../mocks/handlers/accounts.ts';
import { issueTokens } from '../../mocks/handlers/tokens.ts';
import { CodeLogin } from '../../src/flows/codeLogin/CodeLogin.tsx';
import { codeLoginGestures as gestures } from '../../src/flows/codeLogin/codeLogin.gestures.ts';
import { codeLogin as flow } from '../../src/flows/codeLogin/codeLogin.ts';
import { codeLoginPorts as ports } from '../../src/ports/codeLogin.ts';
import { keptPendingCode } from '../../src/storage/pendingCode.ts';
import { guestRegistered } from '../support/orders.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { stage } from '../support/walk/stage.ts';

export const mobile = '9847012345';
export const mail = 'asha@example.com';
const asha = { mobile, mail, fullName: 'Asha Menon' };

export const codeLoginStage = stage({
  flow,
  ports,
  children: { session: noteHeard },
  local: ['recallCode'],
  samples,
  gestures,
  view: <CodeLogin />,
  answers: {
    'recall.nothing': () => keptPendingCode.drop(),
    'recall.pending': () => keptPendingCode.write({ to: { mobile }, type: 'login', sent: Date.now() }),
    // Accounts that the walk only says are there must be there for a code to be sent.
    'codeRequest.sent': ({ gate, backend }) => {
      guestRegistered(backend, asha);
      gate.open();
    },
    'register.done': ({ gate, backend: { store } }) => {
      const before = findAccount(store, mobile);
      if (before) store.remove('user--user', before.id);
      gate.open();
    },
    // Whatever is typed is right, also where a call that was given up comes in before.
    'otp.accepted': ({ gate, backend }) => {
      const { store } = backend;
      guestRegistered(backend, asha);
      const user = findAccount(store, mobile)!;
      gate.open([http.post('*/otp/verify', () => HttpResponse.json(issueTokens(store, user)))]);
    },
  },
});
