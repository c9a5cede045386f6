import { Link } from 'react-router-dom';
import { artListPath } from '../../../machines/listing/filters.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import styles from './ArtFacts.module.css';

type Props = { description: string; themes: readonly string[] };

/** What one wants to know before buying: the picture, how it is made, how it travels. (CONST-07 to CONST-10) */
export const ArtFacts = ({ description, themes }: Props) => (
  <Accordion
    single={false}
    items={[
      {
        id: 'description',
        title: 'Description',
        open: true,
        content: (
          <div className={styles.text}>
            <p>{description}</p>
            <p>
              Hangs with{' '}
              {themes.map((theme, index) => (
                <span key={theme}>
                  {index > 0 ? ', ' : ''}
                  <Link to={artListPath(1, { themes: [theme], orientations: [] })}>{theme}</Link>
                </span>
              ))}
            </p>
          </div>
        ),
      },
      {
        id: 'made',
        title: 'How it is made',
        content:
          'Printed for you after you order, with pigment inks that keep their colour: on matt cotton paper, or on canvas ready to be stretched.',
      },
      {
        id: 'delivery',
        title: 'Delivery and returns',
        content:
          'Rolled in a tube and sent free of charge to every pincode that we serve in India. As each print is made to your measure, an order cannot be changed, cancelled or refunded. Should it arrive damaged, we print it again.',
      },
    ]}
  />
);
