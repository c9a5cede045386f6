import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { LISTS } from '../../domain/listArea.ts';
import { toArticleJsonLd } from '../../domain/structuredData/siteJsonLd.ts';
import { Article, article } from '../../flows/article/Article.tsx';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { articleLogic, getCachedArticle, readBlogPath } from '../../ports/article.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { Head } from '../head/Head.tsx';

/**
 * A post of the blog, by its alias or its node id, with a link back to the page that it was opened from. Digits past the
 * end of the list come here too. (BLOG-03, BLOG-07)
 */
export function ArticlePage() {
  const queries = useQueryClient();
  const logic = useMemo(() => articleLogic(queries), [queries]);
  const { id: slug = '' } = useParams();
  const [search] = useSearchParams();
  const nid = search.get('nid');
  const cachedArticle = getCachedArticle(queries, `${LISTS.blog.path}${slug}`);
  return (
    <Page>
      <Section>
        <BackLink to={usePersisted(() => readBlogPath(queries)) ?? LISTS.blog.path} />
        <article.Provider key={`${slug} ${nid}`} logic={logic} options={{ input: { slug, nid, cachedArticle } }}>
          <ArticleHead />
          <Article />
        </article.Provider>
      </Section>
    </Page>
  );
}

function ArticleHead() {
  const post = article.useView((view) => view.article);
  if (!post) return null;
  const { title, path, summary, picture } = post;
  return (
    <Head
      title={title}
      description={summary || title}
      path={path}
      picture={picture}
      type="article"
      jsonLd={(toAbsoluteUrl) => [toArticleJsonLd(post, toAbsoluteUrl)]}
    />
  );
}
