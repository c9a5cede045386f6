import { guestAccountSamples as samples } from '../../machines/guestAccount/guestAccount.samples.ts';
import { guestAccount as flow, GuestAccount } from '../../src/flows/guestAccount/GuestAccount.tsx';
import { guestAccountGestures as gestures } from '../../src/flows/guestAccount/guestAccount.gestures.ts';
import { guestAccountPorts as ports } from '../../src/ports/guestAccount.ts';
import { codeIs, guestRegistered } from '../support/orders.ts';
import { stage } from '../support/walk/stage.ts';

export const { mobile, mail } = samples.input;

export const guestAccountStage = stage({
  flow,
  ports,
  samples,
  gestures,
  view: <GuestAccount />,
  answers: {
    // Accounts that the walk only says are there must be there for a code to be sent.
    'code.told': ({ gate, backend }) => {
      guestRegistered(backend, samples.input);
      gate.open();
    },
    // A typed code is only right if the backend holds the same.
    'otp.accepted': ({ gate, backend, actor }) => {
      const { via, code: typed } = actor.getSnapshot().context;
      guestRegistered(backend, samples.input);
      codeIs(backend, via === 'mobile' ? mobile : mail, typed);
      gate.open();
    },
  },
});
