import { newPassword, passwordResetSamples as samples } from '../../machines/passwordReset/passwordReset.samples.ts';
import { setPassword } from '../../mocks/handlers/accounts.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { passwordReset as flow, PasswordReset } from '../../src/flows/passwordReset/PasswordReset.tsx';
import { passwordResetGestures as gestures } from '../../src/flows/passwordReset/passwordReset.gestures.ts';
import { passwordResetPorts as ports } from '../../src/ports/passwordReset.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { stage } from '../support/walk/stage.ts';

export const passwordResetStage = stage({
  flow,
  ports,
  children: { session: noteHeard },
  samples,
  gestures,
  view: <PasswordReset />,
  answers: {
    // The walk only says that the password was set: it must be set for the customer to sign in with it.
    'password.right': ({ backend: { store }, gate }) => {
      const customer = store.find({ type: 'user--user', id: DEMO.id });
      if (customer) setPassword(store, customer, newPassword);
      gate.open();
    },
  },
});
