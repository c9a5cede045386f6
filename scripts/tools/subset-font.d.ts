declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Buffer, letters: string, options?: Options): Promise<Buffer>;
}
