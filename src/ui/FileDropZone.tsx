import { type DragEvent, type ReactNode, useId, useState } from 'react';
import styles from './FileDropZone.module.css';
import { OverlayInput } from './VisuallyHidden.tsx';

type Props = {
  /** `tall` where the page is about the file, `low` among other fields, `button` where a file is there already. */
  look?: 'tall' | 'low' | 'button';
  label: string;
  /** The accepted formats and sizes. */
  hint?: string;
  /** What a mouse or keyboard can do besides: drop or paste; `isOver` while a file is dragged over the zone. */
  dropHint?: (isOver: boolean) => string;
  accept: string;
  /** The input's id, where a link or summary leads to it. */
  inputId?: string;
  /** The id of its error message, while there is one. */
  errorId?: string | undefined;
  /** Of several files the first counts. */
  onFile: (file: File) => void;
  /** Replaces the control while nothing can be chosen. */
  busy?: ReactNode;
  /** A drawing above the label. */
  children?: ReactNode;
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Takes a file: pressed anywhere, it opens the device's own chooser, with its camera on a phone; a file can be dropped on
 * it as well.
 */
export function FileDropZone({
  look = 'tall',
  label,
  hint,
  dropHint,
  accept,
  inputId,
  errorId,
  onFile,
  busy,
  children,
}: Props) {
  const [isOver, setOver] = useState(false);
  const [labelId, hintId] = [useId(), useId()];
  const describedBy = [hint === undefined ? '' : hintId, errorId ?? ''].filter(Boolean).join(' ');
  const takeFirst = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    takeFirst(event.dataTransfer.files);
  };
  const hover = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Only so does the browser let go of the file to the page, and not open it in its place.
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on is an extra; the control is inside of it
    <div
      className={styles.zone}
      data-look={look}
      data-dragover={isOver || undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {busy ?? (
        <label className={styles.target}>
          <OverlayInput
            id={inputId}
            type="file"
            accept={accept}
            aria-labelledby={labelId}
            aria-describedby={describedBy || undefined}
            aria-invalid={errorId === undefined ? undefined : true}
            onChange={({ target }) => {
              takeFirst(target.files);
              // The same file, mended meanwhile, must be a change too.
              target.value = '';
            }}
          />
          {children}
          <span className={styles.label} id={labelId}>
            {label}
          </span>
          {dropHint ? (
            <span className={styles.dropHint} aria-hidden="true">
              {dropHint(isOver)}
            </span>
          ) : null}
          {hint === undefined ? null : (
            <span className={styles.hint} id={hintId}>
              {hint}
            </span>
          )}
        </label>
      )}
    </div>
  );
}
