import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ConfiguratorInput, Opened } from '../../../machines/configurator/configuratorContext.ts';
import { artQuery } from '../../api/queries/arts.ts';
import { atHand } from '../../api/queries/atHand.ts';
import { framesQuery } from '../../api/queries/frames.ts';
import { priceTableQuery } from '../../api/queries/prices.ts';
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
  return (
    <configurator.Start logic={ports.configurator} options={{ input: { ...asked, known, knownFrames } }}>
      <Renewal subject={asked.subject} />
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
