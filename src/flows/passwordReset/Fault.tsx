import { say } from '../../messages/messages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { passwordReset } from './passwordReset.ts';

/** Why the last try came to nothing. */
export function Fault() {
  const { fault } = passwordReset.useFlow();
  if (!fault) return null;
  return (
    <Notice tone="fault" live="assertive" title={say(fault.says)}>
      {fault.hint ? say(fault.hint) : null}
    </Notice>
  );
}
