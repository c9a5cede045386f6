import { designRequestMachine } from '../../machines/designRequest/designRequest.machine.ts';
import type { FormResult, FormSubmission } from '../../machines/form/formDefinition.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { createFormImage, type FormImage, sendDesignRequest } from '../api/designForms.ts';
import { isFailure } from '../api/failure.ts';
import { DESIGN_SUBMISSIONS, type DesignService, parsePhoto, toDesignAttributes } from '../domain/designForm.ts';
import { parseRefusedFields } from './refusedFields.ts';

/** The photo's own record; null where it could not be made, which is a photo that was not uploaded. (DSGN-14, DSGN-22) */
async function createImage(file: string, field: string, signal: AbortSignal): Promise<FormImage | null> {
  try {
    return await createFormImage(file, field, { signal });
  } catch (failure) {
    if (isFailure(failure)) return null;
    throw failure;
  }
}

/** Sends the request for a design service: the photo's record, then the message that refers to it. (DSGN-20 to DSGN-22) */
async function sendForm({ purpose, values }: FormSubmission, signal: AbortSignal): Promise<FormResult> {
  const service: DesignService = purpose === 'wall' ? 'wall' : 'art';
  const { form, names, pincode, image: field } = DESIGN_SUBMISSIONS[service];
  const photo = parsePhoto(values.photo ?? '');
  const image = photo && (await createImage(photo.id, field, signal));
  if (!image) return { refusedFields: { photo: '' } };
  try {
    await sendDesignRequest({ form, attributes: toDesignAttributes(service, values), field, image }, { signal });
    return 'sent';
  } catch (failure) {
    return parseRefusedFields(failure, { ...names, pincode });
  }
}

export const designRequestPorts = { sendForm };

export const designRequestLogic = provideActors(designRequestMachine, designRequestPorts);
