import { useQuery } from '@tanstack/react-query';
import { storeSlidesQuery } from '../../api/queries/home.ts';
import { contentMessages } from '../../messages/content.ts';
import { formatMessage } from '../../messages/message.ts';
import { RichText } from '../../richText/RichText.tsx';
import { hasContent } from '../../richText/sanitizer.ts';
import { Button } from '../../ui/Button.tsx';
import { Page, Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { FixedText, splitByHeadings, type TextPart } from '../fixedPage/FixedText.tsx';
import { StorePhoto } from '../fixedPage/StorePhoto.tsx';
import { Head } from '../head/Head.tsx';
import styles from './AboutPage.module.css';

const TITLE = 'About us';

/** Who we are: a banner, the story and the philosophy, the store, and links to the art. (STAT-01 to STAT-03, ROUTE-45) */
export function AboutPage() {
  const { data: slides } = useQuery(storeSlidesQuery());
  return (
    <Page>
      <Head
        title={TITLE}
        description={`${formatMessage(contentMessages['about.story'])} We print art and frame it for walls all over India.`}
        path="/about/"
        picture={slides?.at(0)?.picture}
      />
      <div className={styles.about}>
        <header className={styles.banner}>
          <StorePhoto />
          <Stack gap={3}>
            <h1>{TITLE}</h1>
            <p className={styles.lead}>{formatMessage(contentMessages['about.story'])}</p>
          </Stack>
        </header>
        <FixedText page="about">{(html) => <AboutText html={html} />}</FixedText>
        <section className={styles.store} aria-label="The store">
          <div className={styles.photo}>
            <StorePhoto index={1} sizes="(width >= 56rem) 38rem, 92vw" isPriority={false} />
          </div>
          <FixedText page="stores" lines={5}>
            {(html) => <RichText html={getIntro(html)} parentLevel={1} look="page" />}
          </FixedText>
        </section>
        <Row>
          <Button render={<Link to="/art/" />}>See the art</Button>
          <Button look="secondary" render={<Link to="/stores" />}>
            Visit the store
          </Button>
        </Row>
      </div>
    </Page>
  );
}

/** The text before the first heading; all of it where it begins with one. */
const getIntro = (html: string): string => splitByHeadings(html).intro || html;

/** The text in its parts, each beside its heading. */
function AboutText({ html }: { html: string }) {
  const { intro, parts } = splitByHeadings(html);
  return (
    <div className={styles.content}>
      {hasContent(intro) ? (
        <div className={styles.intro}>
          <RichText html={intro} parentLevel={1} />
        </div>
      ) : null}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places, and two may be named alike
        <Chapter key={at} part={part} />
      ))}
    </div>
  );
}

const Chapter = ({ part: { title, html } }: { part: TextPart }) => (
  <section className={styles.chapter}>
    <h2>{title}</h2>
    <RichText html={html} parentLevel={2} look="page" />
  </section>
);
