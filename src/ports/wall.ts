import type { SubjectRequest } from '../../machines/framedPicture/framedPicture.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { wallMachine } from '../../machines/wall/wall.machine.ts';
import type { CandidateQuery, WallInput } from '../../machines/wall/wall.setup.ts';
import type { TemplatePiece } from '../domain/templateSheets.ts';
import { wallPlanStorage } from '../storage/wallPlanStorage.ts';
import { loadStage } from './loadStage.ts';
import type { WallDependencies } from './wallCandidates.ts';
import { wallPhotoLogic } from './wallPhoto.ts';

/** With what the planner starts at an address. */
export const getWallInput = (search: string): WallInput => ({
  search,
  isBlank: search === '' && wallPlanStorage.read() === null,
});

/** The ports of the planner. An empty wall reads nothing, so that what does comes with the first who asks for something. */
export const wallPorts = (dependencies: WallDependencies) => {
  const loadReads = async () => (await import('./wallReads.ts')).createWallReads(dependencies);
  return {
    openWall: async (input: Pick<WallInput, 'search'>) => (await loadReads()).openWall(input),
    openPiece: async (input: { subject: SubjectRequest }) => (await loadReads()).openPiece(input),
    listCandidates: async (look: CandidateQuery, signal: AbortSignal) =>
      (await loadReads()).listCandidates(look, signal),
    loadStage,
    async savePlan({ query }: { query: string }): Promise<boolean> {
      wallPlanStorage.write(query);
      return wallPlanStorage.isPersistent();
    },
    async makeTemplates({ pieces }: { pieces: readonly TemplatePiece[] }) {
      const { saveTemplates } = await import('./wallTemplates.ts');
      await saveTemplates(pieces);
    },
  };
};

export const wallLogic = (dependencies: WallDependencies) =>
  provideActors(wallMachine, { ...wallPorts(dependencies), wallPhoto: wallPhotoLogic });
