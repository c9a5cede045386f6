import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { atHand } from '../../api/queries/atHand.ts';
import { productQuery } from '../../api/queries/product.ts';
import type { ProductKind } from '../../domain/product.ts';
import { addToCart } from '../../flows/addToCart/AddToCart.tsx';
import { Product } from '../../flows/product/Product.tsx';
import { product } from '../../flows/product/product.ts';
import { useRenewed } from '../../kit/useRenewed.ts';
import { Screen } from '../details/Screen.tsx';
import { More } from './More.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductHead } from './ProductHead.tsx';
import { Purchase } from './Purchase.tsx';
import { useProductPorts } from './ports.ts';
import { productAddress } from './productLists.ts';
import { BackToProducts, WayDown } from './ways.tsx';

/** One gallery wall, gift, decor object or mixed media work: look at it, choose a colour, put it into the bag. (WALL-03 to WALL-08, GIFT-09 to GIFT-13, DECOR-05 to DECOR-13, MIX-05 to MIX-13) */
export function ProductPage({ kind }: { kind: ProductKind }) {
  const { id = '' } = useParams();
  const ports = useProductPorts();
  const alias = productAddress(kind, id);
  const known = useKnown({ kind, alias });
  return (
    // Another product is looked at from the start.
    <product.Start key={alias} logic={ports.product} options={{ input: { kind, alias, known } }}>
      <Renewal kind={kind} alias={alias} />
      <ProductHead kind={kind} alias={alias} />
      <Screen
        back={<BackToProducts kind={kind} />}
        way={<WayDown kind={kind} />}
        more={<More load={ports.loadShare} />}
      >
        <addToCart.Start logic={ports.addToCart}>
          <Product details={<ProductDetails />}>
            <Purchase />
          </Product>
        </addToCart.Start>
      </Screen>
    </product.Start>
  );
}

type Asked = { kind: ProductKind; alias: string };

const useKnown = (asked: Asked) => atHand(useQueryClient(), productQuery(asked)) ?? null;

/** Gives the chart what was read anew behind it. (CONST-04) */
function Renewal(asked: Asked) {
  const known = useKnown(asked);
  const renew = product.useFlow((view) => view.renew);
  useRenewed([known], () => known && renew(known));
  return null;
}
