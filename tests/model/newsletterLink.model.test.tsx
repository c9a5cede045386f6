import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { newsletterLinkFixture } from '../../fixtures/newsletterLink.fixture.tsx';
import { newsletterLinkSamples } from '../../machines/newsletterLink/newsletterLink.samples.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const { mail } = newsletterLinkSamples.input;
const press: PathAction = { type: 'link.used' };
const good: PathAction = { reply: 'newsletterLink.taken' };

/** Whether the newsletter comes to the address, for each time that it is on the list. */
const isConfirmed = ({ backend: { store } }: Harness) =>
  store
    .list('node--news_letter')
    .filter(({ attributes }) => attributes.title === mail)
    .map(({ attributes }) => attributes.status);

const outcomes: Outcome[] = [
  {
    // what a mail program opens by itself does nothing
    requires: 'API-03',
    after: [],
    check: (harness) => {
      expect(screen.getByText(mail)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
      expect(isConfirmed(harness)).toEqual([false]);
    },
  },
  {
    requires: 'API-03',
    after: [press, good],
    sees: 'Thank you. From now on our newsletter comes to this address.',
    check: (harness) => {
      expect(isConfirmed(harness)).toEqual([true]);
      expect(screen.queryByRole('button')).toBeNull();
    },
  },
  {
    requires: 'API-03',
    after: [press, { reply: 'newsletterLink.invalid' }],
    sees: 'This link is no longer good.',
    check: (harness) => expect(isConfirmed(harness)).toEqual([false]),
  },
  {
    requires: 'NEWS-05',
    after: [press, { reply: 'newsletterLink.down' }, press, good],
    sees: 'Thank you. From now on our newsletter comes to this address.',
    check: (harness) => expect(isConfirmed(harness)).toEqual([true]),
  },
];

testPaths({ ...newsletterLinkFixture, outcomes });
