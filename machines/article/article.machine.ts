import { assign, emit, setup } from 'xstate';
import type { Article } from '../../src/domain/article.ts';
import { LISTS } from '../../src/domain/listArea.ts';
import type { articleMessages } from '../../src/messages/content.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** What the address of a post names: its last part, and the parameter `nid`, each as it stands there. */
export type ArticleInput = { slug: string; nid: string | null; cachedArticle: Article | null };

/** The node ids that an address may mean, in the order in which they are tried. (BLOG-03, BLOG-04) */
const getNids = ({ slug, nid }: Pick<ArticleInput, 'slug' | 'nid'>): string[] =>
  [slug, nid ?? ''].filter((text) => /^[1-9]\d{0,9}$/.test(text));

const getPath = (named: string) => `${LISTS.blog.path}${named}`;

/** A post of the blog, from whatever its address names. */
export const articleMachine = setup({
  types: {
    context: {} as Omit<ArticleInput, 'cachedArticle'> & { article: Article | null; nids: readonly string[] },
    events: {} as { type: 'article.retried' },
    emitted: {} as Effect,
    input: {} as ArticleInput,
    meta: {} as Meta<keyof typeof articleMessages>,
  },
  actors: {
    findByAlias: port<Article | null, string>('findByAlias'),
    findByNid: port<Article | null, string>('findByNid'),
  },
  guards: {
    isKnown: ({ context }) => context.article !== null,
    isFound: (_, found: Article | null) => found !== null,
    isElsewhere: ({ context }, found: Article | null) => found !== null && found.path !== getPath(context.slug),
    hasNids: ({ context }) => context.nids.length > 0,
  },
  actions: {
    keep: assign((_, article: Article | null) => ({ article })),
    resetNids: assign(({ context }) => ({ nids: getNids(context) })),
    dropNid: assign(({ context }) => ({ nids: context.nids.slice(1) })),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to, replace: true })),
  },
}).createMachine({
  id: 'article',
  description: 'A post of the blog',
  context: ({ input: { slug, nid, cachedArticle } }) => ({ slug, nid, article: cachedArticle, nids: [] }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is the post already at hand?',
      always: [
        { guard: 'isKnown', target: 'shown', description: 'It was read a moment ago' },
        { target: 'findingByAlias', description: 'The article is looked up by its address' },
      ],
    },
    findingByAlias: {
      description: 'The post of this address is requested',
      meta: { requires: ['BLOG-03', 'BLOG-08'] },
      entry: 'resetNids',
      invoke: {
        id: 'findByAlias',
        src: 'findByAlias',
        input: ({ context }) => getPath(context.slug),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            description: 'There is one',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'checkingNid', description: 'No post has this address' },
        ],
        onError: { target: 'failed', description: 'The look-up failed' },
      },
    },
    checkingNid: {
      description: 'May the address mean a node id?',
      always: [
        {
          guard: 'hasNids',
          target: 'findingByNid',
          description: 'It is digits, or names one in its parameter',
          meta: { requires: ['BLOG-03', 'BLOG-04'] },
        },
        { target: 'missing', description: 'There is no such article' },
      ],
    },
    findingByNid: {
      description: 'The post of a node id is requested',
      meta: { requires: ['BLOG-03', 'BLOG-04'] },
      invoke: {
        id: 'findByNid',
        src: 'findByNid',
        input: ({ context }) => context.nids[0] ?? '',
        onDone: [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.output },
            target: 'redirected',
            description: 'It has an address of its own',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            description: 'It has no other address than this',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'checkingNid', description: 'Nothing has this node id', actions: 'dropNid' },
        ],
        onError: { target: 'failed', description: 'The look-up failed' },
      },
    },
    shown: {
      description: 'The post can be read',
      meta: { requires: ['BLOG-06', 'BLOG-08', 'BLOG-09'] },
    },
    redirected: {
      description: 'The way leads to the address of the post, which takes the place of this one',
      meta: { requires: ['BLOG-04'] },
      entry: { type: 'leaveFor', params: ({ context }) => context.article?.path ?? LISTS.blog.path },
    },
    missing: {
      description: 'There is no such post; the way leads to the not-found page',
      meta: { requires: ['BLOG-05'] },
      entry: { type: 'leaveFor', params: '/404' },
    },
    failed: {
      description: 'The post could not be read; it can be tried again',
      meta: { messages: ['article.failed'] },
      on: { 'article.retried': { target: 'findingByAlias', description: 'It is tried again' } },
    },
  },
});
