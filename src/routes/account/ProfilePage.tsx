import { Profile, profile } from '../../flows/profile/Profile.tsx';
import { profileLogic } from '../../ports/profile.ts';
import { getCurrentCustomer } from '../../ports/sessionActor.ts';
import { Section } from '../../ui/Layout.tsx';

/** Name, e-mail and numbers of the customer. (ACCT-06, ACCT-07) */
export const ProfilePage = () => (
  <Section level={1} title="My Account">
    <profile.Provider logic={profileLogic} options={{ input: { session: getCurrentCustomer() } }}>
      <Profile />
    </profile.Provider>
  </Section>
);
