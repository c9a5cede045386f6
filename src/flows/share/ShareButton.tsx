import { lazy, Suspense, useState } from 'react';
import type { shareMachine } from '../../../machines/share/share.machine.ts';
import type { ShareContent } from '../../domain/shareLink.ts';
import { retryImport } from '../../kit/loading/retryImport.ts';
import { IconButton } from '../../ui/IconButton.tsx';

/** The chart with its ports provided, and whether the device has a share sheet. */
export type ShareLogic = { logic: typeof shareMachine; hasSheet: boolean };

type Props = {
  /** Loads the chart. */
  load: () => Promise<ShareLogic>;
  /** What would be shared now: root-relative addresses will do. */
  path: string;
  title: string;
  picture: string | null;
};

/** Shares the page with all choices. Only its button is rendered until it is pressed. (ART-22) */
export function ShareButton({ load, path, title, picture }: Props) {
  const [isActive, setActive] = useState(false);
  const [{ Part, preload }] = useState(() => createLazyShare(load));
  const button = (
    <IconButton
      icon="share"
      label="Share"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setActive(true)}
    />
  );
  if (!isActive) return button;
  return (
    <Suspense fallback={button}>
      <Part content={{ link: toAbsoluteUrl(path), title, picture: picture && toAbsoluteUrl(picture) }} />
    </Suspense>
  );
}

const toAbsoluteUrl = (address: string) => new URL(address, window.location.href).href;

function createLazyShare(load: Props['load']) {
  const importShare = () => Promise.all([import('./Share.tsx'), load()]);
  const Part = lazy(async () => {
    const [{ Share, share }, { logic, hasSheet }] = await retryImport(importShare);
    return {
      default: ({ content }: { content: ShareContent }) => (
        <share.Provider logic={logic} options={{ input: { content, hasSheet } }}>
          <Share content={content} />
        </share.Provider>
      ),
    };
  });
  return { Part, preload: () => void importShare().catch(() => undefined) };
}
