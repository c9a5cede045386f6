import type { PictureFault } from '../../src/domain/sourcePicture.ts';

const REQUIRES: Partial<Record<PictureFault, string[]>> = {
  tooLow: ['UPL-14', 'UPL-16'],
  notPicture: ['UPL-02'],
  svg: ['UPL-02'],
};

/** The description of a transition by which a file is refused: each reason has its own words. */
export const createRefusal = (fault: PictureFault) => ({
  description: `The file is refused: ${fault}`,
  meta: { messages: [`upload.${fault}` as const], requires: REQUIRES[fault] ?? [] },
});
