import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Head } from '../head/Head.tsx';
import styles from './DesignPage.module.css';
import { DESIGN_SERVICES, FeeTerms, WallExamples } from './designParts.tsx';

const STEPS = [
  ['Show us the wall', 'Fill in the form, with a photo of the wall and a few words about the room.'],
  ['We draw and propose', 'Within a week you get pictures, frames and sizes, to scale on your own photo.'],
  ['We make and send it', 'Order what you like. The fee comes off, and everything arrives ready to hang.'],
] as const;

const PROMISES: readonly { icon: IconName; name: string }[] = [
  { icon: 'truck', name: 'Free shipping' },
  { icon: 'frame', name: 'Finest quality' },
  { icon: 'heart', name: 'Happiness guarantee' },
];

/** '/design': both services, how they work, what they cost. (DSGN-01 to DSGN-09, ROUTE-52) */
export const DesignPage = () => (
  <Page>
    <Head
      title="Design services"
      description="Art advisory and gallery wall consultation: somebody looks at your wall with you, and draws what could hang there."
      path="/design"
    />
    <Section level={1} title="Design services" lead="For walls that deserve a second pair of eyes.">
      <ul className={styles.cards}>
        {Object.values(DESIGN_SERVICES).map(({ name, path, description }) => (
          <li key={path} className={styles.card}>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.description}>{description}</p>
            <FeeTerms />
            <Button render={<Link to={path} aria-label={`Get started: ${name}`} />}>Get started</Button>
          </li>
        ))}
      </ul>
    </Section>
    <Section title="How It Works">
      <ol className={styles.steps}>
        {STEPS.map(([name, description]) => (
          <li key={name} className={styles.step}>
            <h3 className={styles.stepName}>{name}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
    <WallExamples />
    <ul className={styles.promises} aria-label="What we promise">
      {PROMISES.map(({ icon, name }) => (
        <li key={name} className={styles.promise}>
          <Icon name={icon} size={28} />
          {name}
        </li>
      ))}
    </ul>
  </Page>
);
