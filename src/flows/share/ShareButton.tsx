import { lazy, Suspense, useState } from 'react';
import type { shareMachine } from '../../../machines/share/share.machine.ts';
import type { ShareContent } from '../../domain/shareLink.ts';
import { retryImport } from '../../kit/loading/retryImport.ts';
import { IconButton } from '../../ui/IconButton.tsx';

/** The chart with its ports filled, and whether the device has a list of its own to share by. */
export type ShareLogic = { logic: typeof shareMachine; hasSheet: boolean };

type Props = {
  /** Fetches the chart. */
  load: () => Promise<ShareLogic>;
  /** What would be shared now: root-relative addresses will do. */
  path: string;
  title: string;
  picture: string | null;
};

/** Shares the page with all that is chosen. Until it is pressed it is no more than its button. (ART-22) */
export function ShareButton({ load, path, title, picture }: Props) {
  const [isWanted, setWanted] = useState(false);
  const [{ Part, fetch }] = useState(() => createPart(load));
  const button = (
    <IconButton
      icon="share"
      label="Share"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={fetch}
      onFocus={fetch}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Part shared={{ link: inFull(path), title, picture: picture && inFull(picture) }} />
    </Suspense>
  );
}

const inFull = (address: string) => new URL(address, window.location.href).href;

function createPart(load: Props['load']) {
  const fetch = () => Promise.all([import('./Share.tsx'), load()]);
  const Part = lazy(async () => {
    const [{ Share, share }, { logic, hasSheet }] = await retryImport(fetch);
    return {
      default: ({ shared }: { shared: ShareContent }) => (
        <share.Provider logic={logic} options={{ input: { shared, hasSheet } }}>
          <Share shared={shared} />
        </share.Provider>
      ),
    };
  });
  return { Part, fetch: () => void fetch().catch(() => undefined) };
}
