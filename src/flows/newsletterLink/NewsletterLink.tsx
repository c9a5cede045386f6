import { connect } from '../../../machines/newsletterLink/newsletterLink.connect.ts';
import { newsletterLinkMachine } from '../../../machines/newsletterLink/newsletterLink.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { optOutMessages } from '../../messages/forms.ts';
import { formatMessage } from '../../messages/message.ts';
import { newsletterLinkMessages } from '../../messages/newsletterLink.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';

export const newsletterLink = createFlow(newsletterLinkMachine, connect);

const TEXTS = { ...newsletterLinkMessages, ...optOutMessages };
const LABELS = { confirm: 'Confirm', leave: 'Opt Out' };

/** Confirms or ends a subscription by the link of an e-mail, in one press, and shows the result. (API-03, STAT-08) */
export function NewsletterLink() {
  const { purpose, mail, message, isFault, isBusy, canUse, use } = newsletterLink.useView();
  return (
    <Stack gap={4}>
      <p>
        <strong>{mail}</strong>
      </p>
      {message && !isBusy ? (
        <Notice tone={isFault ? 'fault' : 'success'} live={isFault ? 'assertive' : 'polite'}>
          {formatMessage(TEXTS[message])}
        </Notice>
      ) : null}
      {canUse || isBusy ? (
        <div>
          <Button onClick={use} busy={isBusy} busyText={formatMessage(TEXTS['newsletterLink.submitting'])}>
            {LABELS[purpose]}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
