import type { EventFrom, SnapshotFrom } from 'xstate';
import type { newsletterLinkMachine } from './newsletterLink.machine.ts';

type NewsletterLink = typeof newsletterLinkMachine;

const MESSAGES = {
  idle: null,
  submitting: 'newsletterLink.submitting',
  confirmed: 'newsletterLink.confirmed',
  unsubscribed: 'optOut.done',
  invalid: 'newsletterLink.invalid',
  failed: 'newsletterLink.failed',
} as const satisfies Record<SnapshotFrom<NewsletterLink>['value'], string | null>;

/** What the page of a newsletter's link may know and do; `isFault` where the message is about something that went wrong. */
export function connect(state: SnapshotFrom<NewsletterLink>, send: (event: EventFrom<NewsletterLink>) => void) {
  const { purpose, mail } = state.context;
  return {
    purpose,
    mail,
    message: MESSAGES[state.value],
    isFault: state.matches('invalid') || state.matches('failed'),
    isBusy: state.matches('submitting'),
    canUse: state.can({ type: 'link.used' }),
    use: () => send({ type: 'link.used' }),
  };
}
