import type { EventFrom, SnapshotFrom } from 'xstate';
import { getMessageId } from '../kit/meta.ts';
import type { newsletterLinkMachine } from './newsletterLink.machine.ts';

type NewsletterLink = typeof newsletterLinkMachine;

/** What the page of a newsletter's link may know and do; `isFault` where the message is about something that went wrong. */
export function connect(state: SnapshotFrom<NewsletterLink>, send: (event: EventFrom<NewsletterLink>) => void) {
  const { purpose, mail } = state.context;
  return {
    purpose,
    mail,
    message: getMessageId(state),
    isFault: state.matches('invalid') || state.matches('failed'),
    isBusy: state.matches('submitting'),
    canUse: state.can({ type: 'link.used' }),
    use: () => send({ type: 'link.used' }),
  };
}
