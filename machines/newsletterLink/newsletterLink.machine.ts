import { setup } from 'xstate';
import type { optOutMessages } from '../../src/messages/forms.ts';
import type { newsletterLinkMessages } from '../../src/messages/newsletterLink.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** What a link in a letter of the newsletter is for, whose it is, and what signs it. */
export type NewsletterLinkInput = { purpose: 'confirm' | 'leave'; mail: string; key: string };
/** A link that is no longer good is an answer. */
export type NewsletterLinkResult = 'taken' | 'invalid';

/** Confirms a subscription, or ends one, by the link of a letter: by a press, for mail programs open links by themselves. */
export const newsletterLinkMachine = setup({
  types: {
    context: {} as NewsletterLinkInput,
    events: {} as { type: 'link.used' },
    input: {} as NewsletterLinkInput,
    meta: {} as Meta<keyof (typeof newsletterLinkMessages & typeof optOutMessages)>,
  },
  actors: { useLink: port<NewsletterLinkResult, NewsletterLinkInput>('useLink') },
  guards: {
    isInvalid: (_, answer: NewsletterLinkResult) => answer === 'invalid',
    isConfirming: ({ context }) => context.purpose === 'confirm',
  },
}).createMachine({
  id: 'newsletterLink',
  description: 'The link in a letter of the newsletter',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      description: 'The link was opened, and nothing was done yet',
      on: { 'link.used': { target: 'submitting', description: 'The reader wants what the link is for' } },
    },
    submitting: {
      description: 'The backend looks whether the link is good',
      meta: { messages: ['newsletterLink.submitting'], requires: ['API-03'] },
      invoke: {
        id: 'useLink',
        src: 'useLink',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.output },
            target: 'invalid',
            description: 'The link is no longer good',
          },
          { guard: 'isConfirming', target: 'confirmed', description: 'The address is on the list now' },
          { target: 'unsubscribed', description: 'The address is not on the list any more' },
        ],
        onError: { target: 'failed', description: 'No answer, or none that can be read' },
      },
    },
    confirmed: {
      description: 'The newsletter comes from now on',
      meta: { messages: ['newsletterLink.confirmed'], requires: ['API-03'] },
    },
    unsubscribed: {
      description: 'The newsletter comes no more',
      meta: { messages: ['optOut.done'], requires: ['STAT-08'] },
    },
    invalid: {
      description: 'The link is no longer good, or never was',
      meta: { messages: ['newsletterLink.invalid'], requires: ['API-03'] },
    },
    failed: {
      description: 'It did not get there; the reader can try again',
      meta: { messages: ['newsletterLink.failed'], requires: ['NEWS-05'] },
      on: { 'link.used': { target: 'submitting', description: 'Tried again' } },
    },
  },
});
