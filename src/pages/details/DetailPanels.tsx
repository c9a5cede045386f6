import '../../messages/details.ts';
import { type ReactNode, useState } from 'react';
import { careOf, RETURN_POLICY } from '../../api/careTexts.ts';
import { useOnPhone } from '../../kit/onPhone.ts';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { say } from '../../messages/messages.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Description } from './Description.tsx';
import styles from './DetailPanels.module.css';
import type { DetailProps } from './detailProps.ts';
import { Reviews } from './Reviews.tsx';
import { StaticText } from './StaticText.tsx';

type Panel = { id: 'description' | 'care' | 'returns'; name: string; content: ReactNode };

/** Tabs on a desk with the reviews, where there are any, beside them; one accordion on a phone. (ART-10, ART-11, WALL-05, GIFT-12, DECOR-08, MIX-10) */
export function DetailPanels({ description, themes, care: cared, frame }: DetailProps) {
  const onPhone = useOnPhone();
  const [open, setOpen] = useState<Panel['id']>('description');
  const care = careOf(cared);
  const panels: Panel[] = [
    {
      id: 'description',
      name: 'Description',
      content: <Description description={description || say('details.noDescription')} themes={themes} />,
    },
    {
      id: 'care',
      name: 'Care Instructions',
      // Another text is another block: none shows the words of the one before it.
      content: (
        <StaticText
          key={care}
          page={care}
          titled
          none={say('details.noCare')}
          missing={say('details.careMissing')}
          failed={say('details.careFailed')}
        />
      ),
    },
    {
      id: 'returns',
      name: 'Return Policy',
      content: (
        <StaticText page={RETURN_POLICY} none={say('details.noReturns')} failed={say('details.returnsFailed')} />
      ),
    },
  ];
  const reviews =
    frame === undefined ? null : (
      <PartBoundary
        part="reviews"
        anew={frame?.id}
        instead={(again) => <Failed title={say('wrong.try')} retryLabel="Try again" onRetry={again} />}
      >
        <Reviews key={frame?.id} frame={frame} />
      </PartBoundary>
    );
  if (onPhone)
    return (
      <Accordion
        single={false}
        items={[
          ...panels.map(({ id, name, content }) => ({ id, title: name, content, open: id === 'description' })),
          ...(reviews ? [{ id: 'reviews', title: 'Reviews', content: reviews }] : []),
        ]}
      />
    );
  const tabs = (
    <Tabs label="Details" tabs={panels} selected={open} onSelect={setOpen}>
      <div className={styles.panel}>{panels.find(({ id }) => id === open)?.content}</div>
    </Tabs>
  );
  if (!reviews) return tabs;
  return (
    <div className={styles.beside}>
      {tabs}
      <section className={styles.reviews} aria-label="Reviews">
        <h2 className={styles.title}>Reviews</h2>
        {reviews}
      </section>
    </div>
  );
}
