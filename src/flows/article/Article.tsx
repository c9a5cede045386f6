import { connect } from '../../../machines/article/article.connect.ts';
import { articleMachine } from '../../../machines/article/article.machine.ts';
import type { Article as Post } from '../../domain/article.ts';
import { formatIndianDate } from '../../domain/indianDate.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { articleMessages } from '../../messages/content.ts';
import { formatMessage } from '../../messages/message.ts';
import { RichText } from '../../richText/RichText.tsx';
import { hasContent, preloadSanitizer } from '../../richText/sanitizer.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Article.module.css';
import { ArticlePicture, ContentBlock } from './ContentBlock.tsx';

export const article = createFlow(articleMachine, connect);

/** A post of the blog: its header, then its blocks in order. (BLOG-06, BLOG-08) */
export function Article() {
  const { article: post, hasFailed, retry } = article.useView();
  if (hasFailed) return <ErrorState title={formatMessage(articleMessages['article.failed'])} onRetry={retry} />;
  return post ? <ArticleContent post={post} /> : <ArticleSkeleton />;
}

function ArticleContent({ post: { title, publishedAt, lead, picture, blocks } }: { post: Post }) {
  return (
    <article className={styles.post}>
      <header className={styles.header}>
        {publishedAt === null ? null : (
          <p className={styles.date}>
            <time dateTime={new Date(publishedAt).toISOString().slice(0, 10)}>{formatIndianDate(publishedAt)}</time>
          </p>
        )}
        <h1>{title}</h1>
        {hasContent(lead) ? (
          <div className={styles.lead}>
            <RichText html={lead} parentLevel={1} />
          </div>
        ) : null}
      </header>
      {picture ? <ArticlePicture picture={picture} position="header" /> : null}
      {blocks.map((block) => (
        <ContentBlock key={block.id} block={block} />
      ))}
    </article>
  );
}

function ArticleSkeleton() {
  preloadSanitizer();
  return (
    <div className={styles.post} aria-busy="true">
      <VisuallyHidden role="status">The post is on its way</VisuallyHidden>
      <div className={styles.header}>
        <Skeleton width="7rem" height="1.3rem" />
        <Skeleton width="min(100%, 26rem)" height="3.5rem" />
        <TextSkeleton lines={3} />
      </div>
      <div className={styles.pictureSkeleton}>
        <Skeleton ratio={1.5} />
      </div>
      <div className={styles.textSkeleton}>
        <TextSkeleton lines={9} />
      </div>
    </div>
  );
}
