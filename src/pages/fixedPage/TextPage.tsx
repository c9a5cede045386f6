import type { FixedPage } from '../../api/staticPages.ts';
import { RichText } from '../../richText/RichText.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';
import { FixedText } from './FixedText.tsx';

type Props = { page: FixedPage; title: string; description: string; path: string };

/** A page that is one text of the shop's. (STAT-04) */
export const TextPage = ({ page, title, description, path }: Props) => (
  <Page width="reading">
    <Head title={title} description={description} path={path} />
    <Section level={1} title={title}>
      <FixedText page={page}>{(html) => <RichText html={html} under={1} look="page" />}</FixedText>
    </Section>
  </Page>
);
