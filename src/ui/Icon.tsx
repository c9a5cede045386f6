import styles from './Icon.module.css';

/** Drawn for this shop on a grid of 24, with a line of 1.5. */
const drawings = {
  alert: 'M12 3.5 21.5 20h-19L12 3.5Zm0 6v5m0 2.6v.4',
  bag: 'M5.5 8h13l1 12.5h-15L5.5 8Zm3.25 3V7a3.25 3.25 0 0 1 6.5 0v4',
  check: 'm4.5 12.5 5 5 10-11',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  eye: 'M2.5 12C4.6 8 8 5.8 12 5.8s7.4 2.2 9.5 6.2c-2.1 4-5.5 6.2-9.5 6.2S4.6 16 2.5 12Zm9.5-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'eye-closed': 'M3 9.5c2.2 3.4 5.3 5.1 9 5.1s6.8-1.7 9-5.1M12 14.6v3.6M6.6 13.4l-1.8 3M17.4 13.4l1.8 3',
  frame: 'M3.5 3.5h17v17h-17v-17Zm4 4h9v9h-9v-9Zm-4-4 4 4m13-4-4 4m4 13-4-4m-13 4 4-4',
  heart: 'M12 20C6.5 15.9 3.5 12.9 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4c0 3.7-3 6.7-8.5 10.8Z',
  'heart-filled': 'M12 20C6.5 15.9 3.5 12.9 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4c0 3.7-3 6.7-8.5 10.8Z',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 7.5v5.5m0-9v.4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5.5 12h13',
  pause: 'M8.5 5.5v13m7-13v13',
  person:
    'M12 3.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM8.5 13.5v-3a1.8 1.8 0 0 1 1.8-1.8h3.4a1.8 1.8 0 0 1 1.8 1.8v3m-5 7v-9m3 9v-9',
  pin: 'M12 21c-4.4-4.7-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.1 6.3-6.5 11Zm0-13.3a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z',
  play: 'M8 5.2 18.5 12 8 18.8V5.2Z',
  plus: 'M5.5 12h13M12 5.5v13',
  printer: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17m-10-3.5h10v7H7v-7Z',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5',
  share: 'M12 15V3.5m-4 4 4-4 4 4M7 11H4.5v9.5h15V11H17',
  truck:
    'M14 16.5H9.4M5.4 16.5H2.5v-11H14v11m0-7.5h3.7l3.8 3.7v3.8h-2M7.4 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm10 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm-3.4 2h1.4',
  upload: 'M12 15.5V4m-4 4 4-4 4 4M4.5 14v6h15v-6',
  user: 'M12 4a3.9 3.9 0 1 1 0 7.8A3.9 3.9 0 0 1 12 4ZM4.5 20.5c.6-3.6 3.4-5.6 7.5-5.6s6.9 2 7.5 5.6',
  zoom: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5M10.5 7.7v5.6m-2.8-2.8h5.6',
};

export type IconName = keyof typeof drawings;

/** All there are, in order. */
export const iconNames = Object.keys(drawings) as IconName[];

/** A drawing beside words; hidden from screen readers. `size` in px, 24 unless stated. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={styles.icon}
      data-filled={name === 'heart-filled' || undefined}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
