import { useQuery } from '@tanstack/react-query';
import { storeSlidesQuery } from '../../api/queries/home.ts';
import { RichText } from '../../richText/RichText.tsx';
import { Page, Panel, Section } from '../../ui/Layout.tsx';
import { FixedText } from '../fixedPage/FixedText.tsx';
import { StorePhoto } from '../fixedPage/StorePhoto.tsx';
import { Head } from '../head/Head.tsx';
import { ContactDetails } from '../support/ContactDetails.tsx';
import styles from './StoresPage.module.css';

const TITLE = 'Our store in Kochi';

/** The flagship store: what it is, where, and when it is open. (ROUTE-43, CONST-12) */
export function StoresPage() {
  const { data: slides } = useQuery(storeSlidesQuery());
  return (
    <Page>
      <Head
        title={TITLE}
        description="See papers, canvas and every frame as a corner in our flagship store in Kochi, and bring a photo of your wall."
        path="/stores"
        picture={slides?.at(0)?.picture}
      />
      <Section level={1} title={TITLE}>
        <div className={styles.store}>
          <div className={styles.photo}>
            <StorePhoto />
          </div>
          <div className={styles.text}>
            <FixedText page="stores">{(html) => <RichText html={html} parentLevel={1} look="page" />}</FixedText>
          </div>
          <aside className={styles.aside} aria-label="Address and hours">
            <Panel>
              <ContactDetails />
            </Panel>
          </aside>
        </div>
      </Section>
    </Page>
  );
}
