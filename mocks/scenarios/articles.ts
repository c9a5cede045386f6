import { stableUuid } from '../drupal/uuid.ts';
import { answerWithList, down, downFor, empty, passThrough, type Scenarios, scenario } from './overrides.ts';

const ARTICLES = '*/jsonapi/node/article';
const RENAMED = '/blog/hang-it-a-little-lower';

const post = (more: object = {}) => ({
  type: 'node--article',
  id: stableUuid('article:renamed'),
  attributes: { title: 'Hang it a little lower', field_path_alias: RENAMED, drupal_internal__nid: 411, ...more },
});

/** Found under its new address and by its node id, and nowhere else. */
const renameArticle = answerWithList(ARTICLES, ({ url }) => {
  const alias = new URL(url).searchParams.get('filter[field_path_alias]');
  return alias === null || alias === RENAMED ? [post()] : [];
});

/** A post of which nothing is left but the title, and one without that. */
const answerBarePosts = answerWithList(ARTICLES, () => [
  post({ body: null, created: null }),
  { ...post({ title: null }), id: stableUuid('article:bare') },
]);

export const articleScenarios = {
  'article.bare': scenario('posts have neither text nor picture', answerBarePosts),
  'article.found': passThrough,
  'article.renamed': scenario('a post has got another address', renameArticle),
  'article.none': scenario('no post is found', empty(ARTICLES)),
  'article.down': scenario('no post can be opened', down('get', ARTICLES)),
  'article.downTwiceThenFound': scenario('a post opens at the third try', downFor(2, 'get', ARTICLES)),
} satisfies Scenarios;
