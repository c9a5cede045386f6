import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { articleMachine } from '../../../machines/article/article.machine.ts';
import { sampleArticle } from '../../../machines/article/article.samples.ts';
import { provideActors } from '../../../machines/kit/port.ts';

/** Where an address leads in a shop that has one post, '/blog/hang-it-lower' with the node id 411, and what it requested. */
async function open(slug: string, nid: string | null = null) {
  const requests: string[] = [];
  const leads: unknown[] = [];
  const find = (is: string) => async (what: string) => {
    requests.push(what);
    return what === is ? sampleArticle : null;
  };
  const logic = provideActors(articleMachine, { findByAlias: find('/blog/hang-it-lower'), findByNid: find('411') });
  const actor = createActor(logic, { input: { slug, nid, cachedArticle: null } });
  actor.on('*', (effect) => leads.push('to' in effect ? effect.to : effect));
  actor.start();
  await waitFor(actor, (state) =>
    ['shown', 'redirected', 'missing', 'failed'].some((end) => state.matches(end as 'shown')),
  );
  return { state: actor.getSnapshot().value, requests, leads };
}

test.each([
  ['an alias', 'hang-it-lower', null, 'shown', ['/blog/hang-it-lower'], []],
  ['a node id', '411', null, 'redirected', ['/blog/411', '411'], ['/blog/hang-it-lower']],
  ['an old alias with its node id', 'hang-it', '411', 'redirected', ['/blog/hang-it', '411'], ['/blog/hang-it-lower']],
  ['a wrong node id with a right one', '9', '411', 'redirected', ['/blog/9', '9', '411'], ['/blog/hang-it-lower']],
  ['a wrong node id', '9', null, 'missing', ['/blog/9', '9'], ['/404']],
  ['words', 'nothing', null, 'missing', ['/blog/nothing'], ['/404']],
  ['words with a node id that is none', 'nothing', '4e2', 'missing', ['/blog/nothing'], ['/404']],
  ['no number at all', '1.5', '-1', 'missing', ['/blog/1.5'], ['/404']],
  ['nought', '0', '00', 'missing', ['/blog/0'], ['/404']],
  ['markup', '<b>411</b>', '411 or 1=1', 'missing', ['/blog/<b>411</b>'], ['/404']],
])('[BLOG-03] [BLOG-04] [BLOG-05] %s: /blog/%s with nid %s', async (_, named, nid, state, requests, leads) => {
  expect(await open(named, nid)).toEqual({ state, requests, leads });
});
