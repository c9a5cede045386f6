import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WallFramesInput } from '../../../machines/wallFrames/wallFrames.machine.ts';
import { WallFrames, wallFrames } from '../../flows/wallFrames/WallFrames.tsx';
import { wallFramesLogic } from '../../ports/galleryWall.ts';

type Props = { isOpen: boolean; input: WallFramesInput };

/** One frame for all prints of a wall, chosen in a dialog that is remounted each time it is opened. (WALL-04) */
export function WallFramesDialog({ isOpen, input }: Props) {
  const queries = useQueryClient();
  const logic = useMemo(() => wallFramesLogic({ queries }), [queries]);
  if (!isOpen) return null;
  return (
    <wallFrames.Provider logic={logic} options={{ input }}>
      <WallFrames />
    </wallFrames.Provider>
  );
}
