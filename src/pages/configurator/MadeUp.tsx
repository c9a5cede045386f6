import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ConfiguratorInput, Opened } from '../../../machines/configurator/configuratorContext.ts';
import { artQuery } from '../../api/queries/arts.ts';
import { atHand } from '../../api/queries/atHand.ts';
import { framesQuery } from '../../api/queries/frames.ts';
import { priceTableQuery } from '../../api/queries/prices.ts';
import { askedIn } from '../../domain/choice.ts';
import { subjectOfArt } from '../../domain/subject.ts';
import { addToCart } from '../../flows/addToCart/AddToCart.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';
import { useRenewed } from '../../kit/useRenewed.ts';
import { SaveChoice } from '../details/SaveChoice.tsx';
import { Screen } from '../details/Screen.tsx';
import { ShareChoice } from '../details/ShareChoice.tsx';
import { useConfiguratorPorts } from './ports.ts';

type Props = Omit<ConfiguratorInput, 'known' | 'knownFrames'> & { back: ReactNode; children: ReactNode };

/** A screen on which a picture is made up and put into the bag: its charts, its way back, and how to save and share it. */
export function MadeUp({ back, children, ...asked }: Props) {
  const ports = useConfiguratorPorts();
  const { known, knownFrames } = useKnown(asked);
  // With newer prices the chart begins anew, with the choice that stands in the address by now.
  const renewed = useRenewed([known?.art, known?.table, knownFrames]);
  const now = renewed === 0 ? asked : { ...asked, asked: { ...asked.asked, ...askedIn(window.location.search) } };
  return (
    <configurator.Start key={renewed} logic={ports.configurator} options={{ input: { ...now, known, knownFrames } }}>
      <Screen
        back={back}
        more={
          <>
            <SaveChoice />
            <ShareChoice load={ports.loadShare} />
          </>
        }
      >
        <addToCart.Start logic={ports.addToCart}>{children}</addToCart.Start>
      </Screen>
    </configurator.Start>
  );
}

/** The art with its prices, and the frames, where they were read before. */
function useKnown({ subject }: Pick<ConfiguratorInput, 'subject'>) {
  const queries = useQueryClient();
  const table = atHand(queries, priceTableQuery());
  const art = subject.by === 'art' ? atHand(queries, artQuery(subject.alias)) : null;
  const known: Opened | null = art && table ? { art, subject: subjectOfArt(art), table } : null;
  return { known, knownFrames: atHand(queries, framesQuery()) ?? null };
}
