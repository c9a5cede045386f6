import { Section } from '../../ui/Layout.tsx';
import styles from './HowItIsMade.module.css';
import { Lead } from './Lead.tsx';

const TITLE = 'Made for your wall, in Kochi';
const STEPS = [
  ['You choose', 'Paper or canvas, and a size to the inch. The picture shows you how large it hangs over a sofa.'],
  ['We print', 'One print at a time, with pigment inks that keep their colour for decades.'],
  ['We look twice', 'Somebody holds it to the light before it is rolled into its tube.'],
  ['It comes to you', 'Free of charge to every pincode that we serve in India.'],
] as const;

/** How a print is made and how it travels. (CONST-09, CONST-10) */
export const HowItIsMade = () => (
  <Section title={TITLE} lead={<Lead of={TITLE} />}>
    <ol className={styles.steps}>
      {STEPS.map(([name, how]) => (
        <li key={name} className={styles.step}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.how}>{how}</p>
        </li>
      ))}
    </ol>
  </Section>
);
