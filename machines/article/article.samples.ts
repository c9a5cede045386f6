import type { Picture, Rendition } from '../../src/domain/art.ts';
import type { Article } from '../../src/domain/article.ts';
import type { Samples } from '../kit/samples.ts';
import type { articleMachine } from './article.machine.ts';

const picture = (slug: string, alt: string, [width, height]: [number, number]): Picture => {
  const createRendition = (style: string, edge: number): Rendition => ({
    url: `/sites/default/files/styles/${style}/public/art/${slug}.webp`,
    width: Math.round((width * edge) / Math.max(width, height)),
    height: Math.round((height * edge) / Math.max(width, height)),
  });
  return {
    alt,
    thumbnail: createRendition('thumbnail', 160),
    listing: createRendition('listing', 480),
    detail: createRendition('inner', 1200),
  };
};

const ferry = picture('last-ferry-to-kainakary', 'A ferry on still water', [2, 3]);
const ghats = picture('misty-ghats', 'Mist over six ridges', [4, 5]);
const lotus = picture('lotus-tank-early', 'A tank of lotus at first light', [3, 2]);
const kolam = picture('kolam-for-a-new-year', 'A white kolam on red earth', [1, 1]);

/** One block of each layout. */
export const sampleArticle: Article = {
  id: 'article-1',
  path: '/blog/hang-it-lower',
  title: 'Hang it lower',
  publishedAt: Date.parse('2026-08-17T05:30:00Z'),
  lead: '<p>Museums hang the middle of every picture at the same height. Borrow their number, and half your wall is done.</p>',
  summary: 'Museums hang the middle of every picture at the same height.',
  picture: lotus,
  blocks: [
    {
      id: 'block-1',
      layout: 1,
      columns: [
        {
          title: 'Fifty-seven inches',
          html: '<p>The middle of a picture belongs 57 inches above the floor: 145 centimetres.</p><p>Indian homes tend to hang at 70. Ancestors may. A landscape should not.</p>',
          picture: null,
        },
      ],
    },
    {
      id: 'block-2',
      layout: 2,
      columns: [
        {
          title: 'The sum',
          html: '<ol><li>Measure the height of the frame and halve it.</li><li>Pull the wire up with one finger.</li></ol>',
          picture: ferry,
        },
      ],
    },
    {
      id: 'block-3',
      layout: 3,
      columns: [
        {
          title: 'The light',
          html: '<p>Let it fall from the side, as it does at ten in the morning.</p>',
          picture: ghats,
        },
      ],
    },
    {
      id: 'block-4',
      layout: 4,
      columns: [{ title: 'Two hooks keep any frame level when doors bang', html: '', picture: lotus }],
    },
    {
      id: 'block-5',
      layout: 5,
      columns: [
        { title: 'Over furniture', html: '<p>Leave six to eight inches between the two.</p>', picture: null },
        { title: 'Where people sit', html: '<p>Go down to 52 inches.</p>', picture: null },
      ],
    },
    {
      id: 'block-6',
      layout: 6,
      columns: [
        { title: 'A grid', html: '<p>It forgives nothing and looks splendid.</p>', picture: kolam },
        { title: 'A cloud', html: '<p>It forgives a great deal, and you can add to it.</p>', picture: ghats },
      ],
    },
  ],
};

const renamed: Article = { ...sampleArticle, path: '/blog/hang-it-a-little-lower', picture: null, blocks: [] };

export const articleSamples = {
  input: { slug: 'hang-it-lower', nid: '411', cachedArticle: null },
  events: [
    { type: 'article.retried' },
    { type: 'xstate.done.actor.findByAlias', output: sampleArticle, reply: 'article.found' },
    { type: 'xstate.done.actor.findByAlias', output: null, reply: 'article.renamed' },
    { type: 'xstate.error.actor.findByAlias', error: 'down', reply: 'article.down' },
    { type: 'xstate.done.actor.findByNid', output: sampleArticle, reply: 'article.found' },
    { type: 'xstate.done.actor.findByNid', output: renamed, reply: 'article.renamed' },
    { type: 'xstate.done.actor.findByNid', output: null, reply: 'article.none' },
    { type: 'xstate.error.actor.findByNid', error: 'down', reply: 'article.down' },
  ],
  distinguish: ({ article, nids }) => ({ path: article?.path, nids }),
  compare: ({ article, nids }) => ({ path: article?.path, nids }),
  starts: { readBefore: { input: { slug: 'hang-it-lower', nid: null, cachedArticle: sampleArticle } } },
} satisfies Samples<typeof articleMachine>;
