import type { QueryClient } from '@tanstack/react-query';
import { configuratorMachine } from '../../machines/configurator/configurator.machine.ts';
import {
  framedPictureMachine,
  type SubjectData,
  type SubjectRequest,
} from '../../machines/framedPicture/framedPicture.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { artQuery, framesQuery, priceTableQuery } from '../api/queries/framing.ts';
import type { FrameEntry } from '../domain/frame.ts';
import { toPrintSubject } from '../domain/printSubject.ts';

/** The picture and the price table are read side by side. (CONST-04) */
export const framedPicturePorts = ({ queries }: { queries: QueryClient }) => ({
  async openSubject({ subject }: { subject: SubjectRequest }): Promise<SubjectData | null> {
    if (subject.by === 'upload') {
      // Only for who has sent a picture.
      const { openUpload } = await import('./openUpload.ts');
      return openUpload(subject, { queries });
    }
    const [art, table] = await Promise.all([
      queries.fetchQuery(artQuery(subject.alias)),
      queries.fetchQuery(priceTableQuery()),
    ]);
    return art && { subject: toPrintSubject(art), art, table };
  },
});

export const framedPictureLogic = (dependencies: { queries: QueryClient }) =>
  provideActors(framedPictureMachine, framedPicturePorts(dependencies));

export const configuratorPorts = ({ queries }: { queries: QueryClient }) => ({
  listFrames: (): Promise<readonly FrameEntry[]> => queries.fetchQuery(framesQuery()),
});

export const configuratorLogic = (dependencies: { queries: QueryClient }) =>
  provideActors(configuratorMachine, {
    ...configuratorPorts(dependencies),
    framedPicture: framedPictureLogic(dependencies),
  });
