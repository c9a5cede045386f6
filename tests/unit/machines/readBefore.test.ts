import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { articleMachine } from '../../../machines/article/article.machine.ts';
import { articleSamples, sampleArticle } from '../../../machines/article/article.samples.ts';
import { listingMachine } from '../../../machines/listing/listing.machine.ts';
import { listingSamples } from '../../../machines/listing/listing.samples.ts';
import { createPagePorts } from './pagePorts.ts';

const getOutput = <Output>(events: readonly object[], type: string) =>
  (events.find((event) => 'type' in event && event.type === type) as { output: Output } | undefined)?.output;

test('[CAT-08] a list page that was read before is shown at once, and nothing is asked', () => {
  const cachedPage = getOutput<never>(listingSamples.events, 'xstate.done.actor.findPage') ?? null;
  const { logic, requests } = createPagePorts(listingMachine, 'findPage');
  const actor = createActor(logic, { input: { ...listingSamples.input, cachedPage } }).start();
  expect(actor.getSnapshot().value).toEqual({ results: 'shown', goToPage: 'ready', panel: 'closed' });
  expect(requests).toEqual([]);
  actor.send({ type: 'address.changed', page: 2, filters: null, cachedPage });
  expect(actor.getSnapshot().value).toEqual({ results: 'shown', goToPage: 'ready', panel: 'closed' });
  expect(requests).toEqual([]);
});

test('[BLOG-03] a post that was read before is shown at once, and nothing is asked', () => {
  const { logic, requests } = createPagePorts(articleMachine, 'findByAlias');
  const actor = createActor(logic, { input: { ...articleSamples.input, cachedArticle: sampleArticle } }).start();
  expect([actor.getSnapshot().value, requests]).toEqual(['shown', []]);
});
