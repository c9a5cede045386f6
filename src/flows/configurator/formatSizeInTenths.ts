import { formatSize, type Size } from '../../domain/size.ts';

const tenth = (inches: number) => Math.round(inches * 10) / 10;

/** An outer size for a person to read, to the tenth of an inch: '22.6 × 26.6'. */
export const formatSizeInTenths = ({ width, height }: Size): string =>
  formatSize({ width: tenth(width), height: tenth(height) });
