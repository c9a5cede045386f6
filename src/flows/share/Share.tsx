import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { connect } from '../../../machines/share/share.connect.ts';
import { shareMachine } from '../../../machines/share/share.machine.ts';
import type { ShareContent } from '../../domain/shareLink.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { shareMessages } from '../../messages/saveAndShare.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import popoverStyles from '../../ui/Popover.module.css';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './Share.module.css';
import { ShareIcon } from './ShareIcon.tsx';

type PopoverToggleEvent = SyntheticEvent<HTMLElement, ToggleEvent>;

/**
 * Controls an element with `popover="auto"` by a prop. Escape and a press beside it close it in the browser, and then only
 * call `onClose`; the browser restores the focus.
 */
function useNativePopover(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popover = ref.current;
    if (!open || !popover) return;
    popover.showPopover();
    return () => popover.hidePopover();
  }, [open]);
  return {
    ref,
    popover: 'auto' as const,
    onToggle({ nativeEvent, currentTarget }: PopoverToggleEvent) {
      if (nativeEvent.newState === 'closed' && open && !currentTarget.matches(':popover-open')) onClose();
    },
  };
}

export const share = createFlow(shareMachine, connect);

const selectText = (field: HTMLElement | null) => field?.querySelector('input')?.select();

/** The share button with its popover. `content` is what would be shared now. (ART-22, ART-23) */
export function Share({ content }: { content: ShareContent }) {
  const view = share.useView();
  const { isOpen, isBusy, isManual, message, close } = view;
  const id = useId();
  return (
    <div className={popoverStyles.container}>
      <IconButton
        icon="share"
        label="Share"
        // It replaces the button that was pressed to load it.
        autoFocus
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        busy={isBusy}
        // So that a press on it does not count as a press beside the open popover; the chart decides what the press does.
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          if (isOpen) close();
          else view.open(content);
        }}
      />
      <div
        {...useNativePopover(isOpen, close)}
        id={id}
        className={popoverStyles.popover}
        role="dialog"
        aria-label="Share"
      >
        {isOpen ? (
          <>
            <header className={styles.header}>
              <h2 className={styles.title}>Share</h2>
              <IconButton icon="close" label="Close" onClick={close} />
            </header>
            <ul className={styles.options}>
              <li>
                <button type="button" className={styles.option} onClick={view.copy}>
                  <ShareIcon name="link" />
                  Copy link
                </button>
              </li>
              {view.networks.map(({ network, address }) => (
                <li key={network}>
                  <a
                    className={styles.option}
                    href={address}
                    target="_blank"
                    rel="noopener"
                    onClick={() => view.choose(network)}
                  >
                    <ShareIcon name={network} />
                    {network}
                  </a>
                </li>
              ))}
              <li>
                <button type="button" className={styles.option} onClick={view.chooseManual}>
                  <ShareIcon name="Instagram" />
                  Instagram
                </button>
              </li>
              {view.hasSheet ? (
                <li>
                  <button type="button" className={styles.option} onClick={view.openSheet}>
                    <ShareIcon name="more" />
                    More…
                  </button>
                </li>
              ) : null}
            </ul>
            {message ? (
              <p className={styles.message} role="status">
                {formatMessage(shareMessages[message])}
              </p>
            ) : null}
            {isManual ? (
              <div ref={selectText}>
                <TextInput
                  label="Link to this choice"
                  readOnly
                  value={view.link}
                  onFocus={({ target }) => target.select()}
                />
              </div>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  );
}
