import { type ReactNode, useId } from 'react';
import { Accordion } from '../../ui/Accordion.tsx';
import { Link } from '../../ui/Link.tsx';
import { AreaLinks } from './AreaLinks.tsx';
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

const renderLinks = (links: readonly (readonly [to: string, name: string])[]) => (
  <ul className={styles.links}>
    {links.map(([to, name]) => (
      <li key={to}>
        <Link to={to}>{name}</Link>
      </li>
    ))}
  </ul>
);

const GROUPS: readonly { id: string; content: ReactNode }[] = [
  { id: 'Shop', content: <AreaLinks areas={ALL_AREAS} className={styles.links} /> },
  { id: 'About', content: renderLinks(ABOUT_LINKS) },
  { id: 'Resources', content: renderLinks(RESOURCE_LINKS) },
];

/** The footer's links in their groups, which fold on a phone. (SHELL-19 to SHELL-23) */
export function FooterLinks() {
  const id = useId();
  return (
    <nav aria-label="Footer" className={styles.groups}>
      {GROUPS.map(({ id: title, content }) => (
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
