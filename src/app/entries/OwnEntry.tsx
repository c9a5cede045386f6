import { type OwnPorts, OwnPortsContext } from '../../pages/account/ownPorts.ts';
import { PasswordChangePage } from '../../pages/account/PasswordChangePage.tsx';
import { ProfilePage } from '../../pages/account/ProfilePage.tsx';
import { currentCustomer } from '../../ports/liveSession.ts';
import { passwordResetLogic } from '../../ports/passwordReset.ts';
import { profileLogic } from '../../ports/profile.ts';

const ports: OwnPorts = { profile: profileLogic, passwordReset: passwordResetLogic, readSession: currentCustomer };

/** The customer's own details, with their chart filled. (ACCT-06) */
export const ProfileEntry = () => (
  <OwnPortsContext value={ports}>
    <ProfilePage />
  </OwnPortsContext>
);

/** The customer's own password, with its chart filled. (ACCT-19) */
export const PasswordChangeEntry = () => (
  <OwnPortsContext value={ports}>
    <PasswordChangePage />
  </OwnPortsContext>
);
