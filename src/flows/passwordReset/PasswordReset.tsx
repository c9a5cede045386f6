import '../../messages/account.ts';
import '../../messages/passwordReset.ts';
import { say } from '../../messages/messages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { MailStep } from './MailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { passwordReset } from './passwordReset.ts';

/** A new password in two steps: the e-mail, then the temporary password and the new one. (AUTH-38, ACCT-19) */
export function PasswordReset() {
  const { step, isOwn } = passwordReset.useFlow();
  switch (step) {
    case 'mail':
      return <MailStep />;
    case 'password':
      return <PasswordStep />;
    case 'done':
      return (
        <Notice tone="found" title={say('passwordReset.done')}>
          {isOwn ? say('passwordReset.elsewhere') : null}
        </Notice>
      );
  }
}
