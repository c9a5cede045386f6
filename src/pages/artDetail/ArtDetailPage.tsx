import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { artQuery } from '../../api/arts.ts';
import { priceTableQuery } from '../../api/prices.ts';
import { deliveryDays } from '../../domain/delivery.ts';
import { AddToCart, addToCart } from '../../flows/addToCart/AddToCart.tsx';
import { ChosenPrice } from '../../flows/configurator/ChosenPrice.tsx';
import { Configurator, configurator } from '../../flows/configurator/Configurator.tsx';
import { Page } from '../../ui/Layout.tsx';
import { useArtDetailPorts } from '../ports.ts';
import styles from './ArtDetailPage.module.css';
import { ArtFacts } from './ArtFacts.tsx';
import { BackToList } from './BackToList.tsx';

/** One art print: choose media and size, check the pincode, put it into the bag. (ART-01) */
export function ArtDetailPage() {
  const { artid = '' } = useParams();
  // Another art is another choice, from the start.
  return <ArtDetail key={artid} alias={`/art/${artid}`} />;
}

function ArtDetail({ alias }: { alias: string }) {
  const ports = useArtDetailPorts();
  return (
    <Page>
      <div className={styles.detail}>
        <BackToList />
        <configurator.Start logic={ports.configurator} options={{ input: { alias, known: useKnownArt(alias) } }}>
          <addToCart.Start logic={ports.addToCart}>
            <Configurator>
              <Purchase />
            </Configurator>
          </addToCart.Start>
        </configurator.Start>
      </div>
    </Page>
  );
}

/** The art and its prices, where both were read before. */
function useKnownArt(alias: string) {
  const queries = useQueryClient();
  const art = queries.getQueryData(artQuery(alias).queryKey);
  const table = queries.getQueryData(priceTableQuery().queryKey);
  return art && table ? { art, table } : null;
}

function Purchase() {
  const { art, line, media } = configurator.useFlow();
  return (
    <>
      <AddToCart line={line} delivery={deliveryDays({ kind: 'print', media })}>
        <ChosenPrice />
      </AddToCart>
      <ArtFacts description={art?.description ?? ''} themes={art?.themes ?? []} />
    </>
  );
}
