import { useQuery } from '@tanstack/react-query';
import { storeSlidesQuery } from '../../api/queries/home.ts';
import { Partner, partner } from '../../flows/partner/Partner.tsx';
import { partnerLogic } from '../../ports/contact.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { StorePhoto } from '../fixedPage/StorePhoto.tsx';
import { PersistedForm } from '../form/PersistedForm.tsx';
import { Head } from '../head/Head.tsx';
import styles from './PartnerPage.module.css';

const BENEFITS: readonly { icon: IconName; name: string; description: string }[] = [
  {
    icon: 'frame',
    name: 'Special pricing',
    description: 'On prints, frames and whole walls, from the first piece, whatever the size of your project.',
  },
  {
    icon: 'person',
    name: 'Dedicated account support',
    description: 'One person who knows your projects, sends samples, and holds pieces until the site is ready.',
  },
  {
    icon: 'truck',
    name: 'Priority shipping',
    description: 'Your orders are made first, and go out together where they hang together.',
  },
];

/** '/partner': what architects and designers gain, and the link to apply. (PART-01, PART-02, ROUTE-50) */
export function PartnerPage() {
  const { data: slides } = useQuery(storeSlidesQuery());
  return (
    <Page>
      <Head
        title="Partner program for architects and designers"
        description="Special pricing, dedicated account support and priority shipping for architects and designers."
        path="/partner"
        picture={slides?.at(-1)?.picture}
      />
      <div className={styles.partner}>
        <header className={styles.hero}>
          <div className={styles.intro}>
            <h1>Walls for the rooms you design</h1>
            <p className={styles.lead}>A partner program for architects and designers: we frame, you place.</p>
            <Button render={<Link to="/partner/apply" />}>Apply Now</Button>
          </div>
          <div className={styles.photo}>
            <StorePhoto index={-1} sizes="(width >= 56rem) 40rem, 92vw" />
          </div>
        </header>
        <Section title="What a partner gains">
          <ul className={styles.benefits}>
            {BENEFITS.map(({ icon, name, description }) => (
              <li key={name} className={styles.benefit}>
                <Icon name={icon} size={32} />
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.description}>{description}</p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </Page>
  );
}

/** '/partner/apply'. (PART-03, ROUTE-51) */
export const PartnerApplyPage = () => (
  <Page>
    <Head
      title="Apply to the partner program"
      description="Architects and designers apply for special pricing, a person to call and priority shipping."
      path="/partner/apply"
    />
    <BackLink to="/partner" />
    <Section level={1} title="Become a partner" lead="Tell us about your studio.">
      <PersistedForm flow={partner} logic={partnerLogic}>
        <Partner />
      </PersistedForm>
    </Section>
  </Page>
);
