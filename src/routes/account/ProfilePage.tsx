import { Profile, profile } from '../../flows/profile/Profile.tsx';
import { currentCustomer } from '../../ports/liveSession.ts';
import { profileLogic } from '../../ports/profile.ts';
import { Section } from '../../ui/Layout.tsx';

/** Name, e-mail and numbers of the customer. (ACCT-06, ACCT-07) */
export const ProfilePage = () => (
  <Section level={1} title="My Account">
    <profile.Start logic={profileLogic} options={{ input: { session: currentCustomer() } }}>
      <Profile />
    </profile.Start>
  </Section>
);
