import styles from './PaymentMarks.module.css';

/** What a shopper may pay with at a provider; each drawn as the thing itself, no brand's mark. */
const DRAWINGS = {
  card: 'M4 7.5A1.5 1.5 0 0 1 5.5 6h21A1.5 1.5 0 0 1 28 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-21A1.5 1.5 0 0 1 4 16.5zM4 10h24M7.5 14.5h5',
  bank: 'M5 9.5 16 4l11 5.5zM7.5 10v7M13 10v7M19 10v7M24.5 10v7M5 19.5h22',
  phone:
    'M11.5 3h9A1.5 1.5 0 0 1 22 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 11.5 3M13.5 7.5h5M13.5 9.7h5M13.5 7.5h1.2a2.2 2.2 0 0 1 0 4.4h-1.2l4 4.6',
  wallet:
    'M6.5 7.5 21 4v3.5M6.5 7.5h18A1.5 1.5 0 0 1 26 9v9a1.5 1.5 0 0 1-1.5 1.5h-18A1.5 1.5 0 0 1 5 18V9a1.5 1.5 0 0 1 1.5-1.5M26 11.5h-4.5a2 2 0 0 0 0 4H26',
} as const;

export type PaymentMeans = keyof typeof DRAWINGS;

/** Which means of payment a provider takes, drawn; the words beside it say the same. (PAY-02, PAY-03) */
export const PaymentMarks = ({ of }: { of: readonly PaymentMeans[] }) => (
  <span className={styles.marks}>
    {of.map((means) => (
      <svg key={means} className={styles.mark} viewBox="0 0 32 24" aria-hidden="true">
        <path d={DRAWINGS[means]} />
      </svg>
    ))}
  </span>
);
