import '../../messages/account.ts';
import '../../messages/oneTimeCode.ts';
import '../../messages/profile.ts';
import { say } from '../../messages/messages.ts';
import { Failed } from '../../ui/Failed.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { Proof } from './Proof.tsx';
import { profile } from './profile.ts';

/** Name, e-mail and numbers of the customer, and a code where the number is a new one. (ACCT-06, ACCT-07, ACCT-15) */
export function Profile() {
  const { isShown, hasFailed, isProving, retry } = profile.useFlow();
  if (hasFailed) return <Failed title={say('profile.unread')} retryLabel="Try again" onRetry={retry} />;
  if (isProving) return <Proof />;
  return isShown ? <ProfileForm /> : <ProfileSkeleton />;
}
