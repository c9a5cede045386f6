import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';
import styles from './PartnerPage.module.css';

const BENEFITS: readonly { icon: IconName; name: string; how: string }[] = [
  {
    icon: 'frame',
    name: 'Special pricing',
    how: 'On prints, frames and whole walls, from the first piece, whatever the size of your project.',
  },
  {
    icon: 'person',
    name: 'Dedicated account support',
    how: 'One person who knows your projects, sends samples, and holds pieces until the site is ready.',
  },
  {
    icon: 'truck',
    name: 'Priority shipping',
    how: 'Your orders are made first, and go out together where they hang together.',
  },
];

/** '/partner': what architects and designers gain, and the way to apply. (PART-01, PART-02, ROUTE-50) */
export const PartnerPage = () => (
  <Page>
    <Head
      title="Partner program for architects and designers"
      description="Special pricing, dedicated account support and priority shipping for architects and designers."
      path="/partner"
    />
    <Section
      level={1}
      title="Walls for the rooms you design"
      lead="A partner program for architects and designers: we frame, you place."
      action={<Button render={<Link to="/partner/apply" />}>Apply Now</Button>}
    >
      <ul className={styles.benefits}>
        {BENEFITS.map(({ icon, name, how }) => (
          <li key={name} className={styles.benefit}>
            <Icon name={icon} size={32} />
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.how}>{how}</p>
          </li>
        ))}
      </ul>
    </Section>
  </Page>
);
