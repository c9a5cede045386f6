import { type ReactNode, useId } from 'react';
import { Accordion } from '../../ui/Accordion.tsx';
import { AreaLinks, LinkList } from './AreaLinks.tsx';
import { ALL_AREAS } from './areas.ts';
import styles from './FooterLinks.module.css';

const ABOUT_LINKS = [
  ['/about/', 'About us'],
  ['/stores', 'Our store'],
  ['/blog/', 'Blog'],
  ['/design', 'Design services'],
  ['/partner', 'Partner program'],
  ['/contact/', 'Contact'],
] as const;
const RESOURCE_LINKS = [
  ['/track-order', 'Track an order'],
  ['/faq/', 'FAQ'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-of-service', 'Terms of service'],
  ['/login', 'Login'],
  ['/signup', 'Sign up'],
] as const;

const GROUPS: readonly { title: string; content: ReactNode }[] = [
  { title: 'Shop', content: <AreaLinks areas={ALL_AREAS} className={styles.links} /> },
  { title: 'About', content: <LinkList links={ABOUT_LINKS} className={styles.links} /> },
  { title: 'Resources', content: <LinkList links={RESOURCE_LINKS} className={styles.links} /> },
];

/** The footer's links in their groups, which fold on a phone. (SHELL-19 to SHELL-23) */
export function FooterLinks() {
  const id = useId();
  return (
    <nav aria-label="Footer" className={styles.groups}>
      {GROUPS.map(({ title, content }) => (
        <section key={title} aria-labelledby={`${id}-${title}`}>
          <h2 id={`${id}-${title}`} className={styles.title}>
            {title}
          </h2>
          <Accordion groupName={id} phoneOnly items={[{ id: title, title, content }]} />
        </section>
      ))}
    </nav>
  );
}
