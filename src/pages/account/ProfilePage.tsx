import { Profile } from '../../flows/profile/Profile.tsx';
import { profile } from '../../flows/profile/profile.ts';
import { Section } from '../../ui/Layout.tsx';
import { useOwnPorts } from './ownPorts.ts';

/** Name, e-mail and numbers of the customer. (ACCT-06, ACCT-07) */
export function ProfilePage() {
  const { profile: logic, readSession } = useOwnPorts();
  return (
    <Section level={1} title="My Account">
      <profile.Start logic={logic} options={{ input: { session: readSession() } }}>
        <Profile />
      </profile.Start>
    </Section>
  );
}
