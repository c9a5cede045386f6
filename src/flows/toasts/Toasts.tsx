import { connect } from '../../../machines/toasts/toasts.connect.ts';
import { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { ToastRegion } from '../../ui/Toast.tsx';
import styles from './Toasts.module.css';

export const toasts = createFlow(toastsMachine, connect);

const TONES = { good: 'success', bad: 'fault', plain: 'plain' } as const;

/** The region of toasts, at the top centre of the window; once on a page. (SHELL-27) */
export function Toasts() {
  const { toast, number, isPaused, dismiss, hold, release } = toasts.useView();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while the shopper reads; the button inside is the control
    <div
      className={styles.container}
      data-paused={isPaused || undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ToastRegion
        label="Notices"
        toast={toast && { id: number, text: toast.text, tone: TONES[toast.tone] }}
        onDismiss={dismiss}
      />
    </div>
  );
}
