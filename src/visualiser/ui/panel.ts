import type { ChartData } from '../catalogue/catalogue.ts';
import type { MarksStore } from '../marks/marks.ts';
import type { Address } from './address.ts';
import type { Navigate } from './useAddress.ts';

/** What every panel beside the diagram is given. */
export type PanelProps = {
  chart: ChartData;
  address: Address;
  navigate: Navigate;
  /** What a panel draws over the diagram; it takes its marks away as it goes. */
  marks: MarksStore;
};
