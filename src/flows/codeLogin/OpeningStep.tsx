import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { codeLogin } from './codeLogin.ts';
import { Fault } from './Fault.tsx';

/** The code was right: whose account it opens is being read. (OTP-21) */
export function OpeningStep() {
  const { isVerified, isOpening, retryOpening } = codeLogin.useFlow();
  if (!isOpening)
    return (
      <Stack gap={4}>
        <Fault />
        <Button wide onClick={retryOpening}>
          Try again
        </Button>
      </Stack>
    );
  return (
    <Stack gap={4}>
      {isVerified ? <Notice tone="found" live="polite" title={say('account.verified')} /> : null}
      <Waiting>{say('codeLogin.opening')}</Waiting>
    </Stack>
  );
}
