import { say } from '../../messages/messages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { codeLogin } from './codeLogin.ts';

/** Why it did not go on, and what that means; read out as it comes. */
export function Fault() {
  const { fault, hint } = codeLogin.useFlow();
  if (!fault) return null;
  return (
    <Notice tone="fault" live="assertive" title={say(fault)}>
      {hint ? say(hint) : null}
    </Notice>
  );
}
