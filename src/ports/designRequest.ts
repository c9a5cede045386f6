import { designRequestMachine } from '../../machines/designRequest/designRequest.machine.ts';
import type { FormResult, FormSubmission } from '../../machines/form/formDefinition.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { createFormImage, type FormImage, sendDesignRequest } from '../api/designForms.ts';
import { isFailure } from '../api/failure.ts';
import { type DesignService, parsePhoto } from '../domain/designForm.ts';

/** The photo's own record; null where it could not be made, which is a photo that was not uploaded. (DSGN-14, DSGN-22) */
async function createImage(service: DesignService, file: string, signal: AbortSignal): Promise<FormImage | null> {
  try {
    return await createFormImage(service, file, { signal });
  } catch (failure) {
    if (isFailure(failure)) return null;
    throw failure;
  }
}

/** Sends the request for a design service: the photo's record, then the message that refers to it. (DSGN-20 to DSGN-22) */
async function sendForm({ about, values }: FormSubmission, signal: AbortSignal): Promise<FormResult> {
  const service: DesignService = about === 'wall' ? 'wall' : 'art';
  const photo = parsePhoto(values.photo ?? '');
  const image = photo && (await createImage(service, photo.id, signal));
  if (!image) return { refusedFields: { photo: '' } };
  return (await sendDesignRequest(service, values, image, { signal })) ?? 'sent';
}

export const designRequestPorts = { sendForm };

export const designRequestLogic = provideActors(designRequestMachine, designRequestPorts);
