import type { ChartData } from '../catalogue/catalogue.ts';
import type { MarksStore } from '../marks/marks.ts';

/** What every view of a chart and every panel beside it is given; what is picked and open, each reads by `useAddress`. */
export type PanelProps = {
  chart: ChartData;
  /** What a panel draws over the diagram; it takes its marks away as it goes. */
  marks: MarksStore;
};
