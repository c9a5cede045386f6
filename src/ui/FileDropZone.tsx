import { type DragEvent, type ReactNode, useId, useState } from 'react';
import styles from './FileDropZone.module.css';

type Props = {
  /** `tall` where the page is about the file, `low` among other fields, `button` where a file is there already. */
  look?: 'tall' | 'low' | 'button';
  label: string;
  /** What is taken. */
  hint?: string;
  /** What else can be done than to press it, which fingers cannot; `isOver` while a file is held over the place. */
  aside?: (isOver: boolean) => string;
  accept: string;
  /** Found by this id, where something else leads to it. */
  inputId?: string;
  /** The id of its error, while there is one. */
  faultId?: string | undefined;
  onFiles: (files: File[]) => void;
  /** Stands in the control's place while nothing can be chosen. */
  busy?: ReactNode;
  /** A drawing above the label. */
  children?: ReactNode;
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * The place that takes a file: pressed anywhere, it opens the device's own chooser, with its camera on a phone; a file
 * can be dropped on it as well.
 */
export function FileDropZone({
  look = 'tall',
  label,
  hint,
  aside,
  accept,
  inputId,
  faultId,
  onFiles,
  busy,
  children,
}: Props) {
  const [isOver, setOver] = useState(false);
  const [labelId, hintId] = [useId(), useId()];
  const described = [hint === undefined ? '' : hintId, faultId ?? ''].filter(Boolean).join(' ');
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
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
          <input
            className={styles.input}
            id={inputId}
            type="file"
            accept={accept}
            aria-labelledby={labelId}
            aria-describedby={described || undefined}
            aria-invalid={faultId === undefined ? undefined : true}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              // The same file, mended meanwhile, must be a change too.
              target.value = '';
            }}
          />
          {children}
          <span className={styles.label} id={labelId}>
            {label}
          </span>
          {aside ? (
            <span className={styles.dropHint} aria-hidden="true">
              {aside(isOver)}
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
