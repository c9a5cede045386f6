import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ArticlePage } from '../../pages/article/ArticlePage.tsx';
import { type ArticlePorts, ArticlePortsContext } from '../../pages/article/ports.ts';
import { articlePorts } from '../../ports/article.ts';
import { articleLogic } from '../../ports/articleLogic.ts';

/** A post of the blog, with its chart's ports filled. Digits past the end of the list come here too. (BLOG-03) */
export function ArticleEntry() {
  const queries = useQueryClient();
  const ports = useMemo<ArticlePorts>(() => {
    const { knownArticle, readListPath, ...calls } = articlePorts({ queries });
    return { article: articleLogic(calls), knownArticle, readListPath };
  }, [queries]);
  return (
    <ArticlePortsContext value={ports}>
      <ArticlePage />
    </ArticlePortsContext>
  );
}
