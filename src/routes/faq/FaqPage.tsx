import { useQuery } from '@tanstack/react-query';
import { toPlainText } from '../../api/plainText.ts';
import { fixedPageQuery } from '../../api/queries/details.ts';
import { toFaqJsonLd } from '../../domain/structuredData/siteJsonLd.ts';
import { RichText } from '../../richText/RichText.tsx';
import { hasContent } from '../../richText/sanitizer.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { FixedText, splitByHeadings } from '../fixedPage/FixedText.tsx';
import { Head } from '../head/Head.tsx';
import { ContactDetails } from '../support/ContactDetails.tsx';
import styles from './FaqPage.module.css';

const TITLE = 'Frequently asked questions';

/** Frequent questions, one answer open at a time. (STAT-05, ROUTE-44, CONST-06 to CONST-12) */
export function FaqPage() {
  return (
    <Page>
      <FaqHead />
      <Section level={1} title={TITLE}>
        <div className={styles.faq}>
          <FixedText page="faq">{(html) => <Questions html={html} />}</FixedText>
          <aside className={styles.aside} aria-labelledby="faq-ask">
            <h2 className={styles.prompt} id="faq-ask">
              Something else?
            </h2>
            <ContactDetails />
            <Button look="secondary" render={<Link to="/contact/" />}>
              Write to us
            </Button>
          </aside>
        </div>
      </Section>
    </Page>
  );
}

function FaqHead() {
  const { data } = useQuery(fixedPageQuery('faq'));
  const { parts } = splitByHeadings(data?.html ?? '');
  return (
    <Head
      title={TITLE}
      description="Delivery within India, sizes, paper or canvas, packing, and why an order that is made to measure cannot be changed."
      path="/faq/"
      jsonLd={() =>
        parts.length > 0
          ? [toFaqJsonLd(parts.map(({ title, html }) => ({ question: title, answer: toPlainText(html) })))]
          : []
      }
    />
  );
}

/** A text without headings has no questions to fold: it stands as it is. */
function Questions({ html }: { html: string }) {
  const { intro, parts } = splitByHeadings(html);
  return (
    <div>
      {hasContent(intro) ? <RichText html={intro} parentLevel={1} look="page" /> : null}
      {parts.length > 0 ? (
        <Accordion
          items={parts.map((part, at) => ({
            id: String(at),
            title: part.title,
            content: <RichText html={part.html} parentLevel={1} />,
          }))}
        />
      ) : null}
    </div>
  );
}
