import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ConfiguratorInput } from '../../../machines/configurator/configuratorContext.ts';
import type { Opened } from '../../../machines/framedPicture/openedPicture.ts';
import { atHand } from '../../api/queries/cachedQuery.ts';
import { artQuery, framesQuery, priceTableQuery } from '../../api/queries/framing.ts';
import { subjectOfArt } from '../../domain/subject.ts';
import { configuratorEffects } from '../../effects/configuratorEffects.ts';
import { addToCart } from '../../flows/addToCart/AddToCart.tsx';
import { cart } from '../../flows/cart/cart.ts';
import { configurator } from '../../flows/configurator/configurator.ts';
import { pincode } from '../../flows/pincode/pincode.ts';
import { useRenewed } from '../../kit/refetchSignal.ts';
import { addToCartLogic } from '../../ports/addToCart.ts';
import { configuratorLogic } from '../../ports/configurator.ts';
import { SaveChoice, ShareChoice } from '../details/SaveAndShare.tsx';
import { Screen } from '../details/Screen.tsx';

type Props = Omit<ConfiguratorInput, 'known' | 'knownFrames'> & { back: ReactNode; children: ReactNode };

/** A screen on which a picture is made up and put into the bag: its charts, its way back, and how to save and share it. */
export function MadeUp({ back, children, ...asked }: Props) {
  const queries = useQueryClient();
  const bag = cart.useActor();
  const box = pincode.useActor();
  const logic = useMemo(() => configuratorLogic({ queries }), [queries]);
  const buying = useMemo(() => addToCartLogic({ pincode: box, cart: bag }), [box, bag]);
  const { known, knownFrames } = useKnown(asked);
  return (
    <configurator.Start
      logic={logic}
      effects={configuratorEffects}
      options={{ input: { ...asked, known, knownFrames } }}
    >
      <Renewal subject={asked.subject} />
      <Screen
        back={back}
        more={
          <>
            <SaveChoice />
            <ShareChoice />
          </>
        }
      >
        <addToCart.Start logic={buying}>{children}</addToCart.Start>
      </Screen>
    </configurator.Start>
  );
}

/** Gives the chart what was read anew behind it. (CONST-04) */
function Renewal(asked: Pick<ConfiguratorInput, 'subject'>) {
  const { known, knownFrames: frames } = useKnown(asked);
  const renew = configurator.useFlow((view) => view.renew);
  useRenewed([known?.art, known?.table, frames], () => renew({ known, frames }));
  return null;
}

/** The art with its prices, and the frames, where they were read before. */
function useKnown({ subject }: Pick<ConfiguratorInput, 'subject'>) {
  const queries = useQueryClient();
  const table = atHand(queries, priceTableQuery());
  const art = subject.by === 'art' ? atHand(queries, artQuery(subject.alias)) : null;
  const known: Opened | null = art && table ? { art, subject: subjectOfArt(art), table } : null;
  return { known, knownFrames: atHand(queries, framesQuery()) ?? null };
}
