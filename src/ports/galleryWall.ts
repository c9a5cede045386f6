import type { QueryClient } from '@tanstack/react-query';
import { provideActors } from '../../machines/kit/port.ts';
import { nailPlanMachine, type PlannedWall } from '../../machines/nailPlan/nailPlan.machine.ts';
import { wallFramesMachine } from '../../machines/wallFrames/wallFrames.machine.ts';
import { framesQuery } from '../api/queries/framing.ts';
import { artCardsQuery, productQuery } from '../api/queries/lists.ts';
import { selectFrames } from '../domain/frame.ts';
import { listPrintPaths, type WallParts } from '../domain/wallLayout.ts';

/** The prints of a wall and the frames are read side by side; what was read in the last 15 minutes is not requested again. (CONST-04) */
export const wallFramesPorts = ({ queries }: { queries: QueryClient }) => ({
  async readParts({ paths }: { paths: readonly string[] }): Promise<WallParts> {
    const [prints, entries] = await Promise.all([
      queries.fetchQuery(artCardsQuery(paths)),
      queries.fetchQuery(framesQuery()),
    ]);
    return { prints, frames: selectFrames(entries) };
  },
});

export const wallFramesLogic = (dependencies: { queries: QueryClient }) =>
  provideActors(wallFramesMachine, wallFramesPorts(dependencies));

/** The wall as its page reads it; without the names of its prints where these could not be read. (CONST-04, WALL-02) */
export const nailPlanPorts = ({ queries }: { queries: QueryClient }) => ({
  async findWall({ alias }: { alias: string }): Promise<PlannedWall | null> {
    const wall = await queries.fetchQuery(productQuery({ area: 'walls', alias }));
    if (!wall) return null;
    const layout = wall.layout ?? [];
    const prints = await queries.fetchQuery(artCardsQuery(listPrintPaths(layout))).catch(() => []);
    return { wall, names: layout.map(({ print }) => prints.find(({ path }) => path === print)?.title ?? '') };
  },
});

export const nailPlanLogic = (dependencies: { queries: QueryClient }) =>
  provideActors(nailPlanMachine, nailPlanPorts(dependencies));
