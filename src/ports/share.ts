import { provideActors } from '../../machines/kit/port.ts';
import { shareMachine } from '../../machines/share/share.machine.ts';
import type { ShareContent } from '../domain/shareLink.ts';

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Clipboard and share list of the device. Each rejects where the browser has none, or refuses it. (ART-22) */
export const sharePorts = {
  copyLink: ({ link }: { link: string }) => navigator.clipboard.writeText(link),
  async openSheet({ link, title }: ShareContent) {
    try {
      await navigator.share({ title, text: title, url: link });
    } catch (error) {
      // Closed without a choice: that is an answer too.
      if (!isDismissed(error)) throw error;
    }
  },
};

export const shareLogic = provideActors(shareMachine, sharePorts);

/** Whether the device has a list of its own to share by. */
export const canShareNatively = (): boolean => typeof navigator.share === 'function';
