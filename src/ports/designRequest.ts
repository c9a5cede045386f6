import { designRequestMachine } from '../../machines/designRequest/designRequest.machine.ts';
import type { FormAnswer, FormSent } from '../../machines/form/formDefinition.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { type FormImage, makeFormImage, sendDesignRequest } from '../api/designForms.ts';
import { isFailure } from '../api/failure.ts';
import { DESIGN_SENT, type DesignService, designAttributes, photoIn } from '../domain/designForm.ts';
import { refusedFields } from './refusedFields.ts';

/** The photo's own record; null where it could not be made, which is a photo that was not uploaded. (DSGN-14, DSGN-22) */
async function imageOf(file: string, field: string, signal: AbortSignal): Promise<FormImage | null> {
  try {
    return await makeFormImage(file, field, { signal });
  } catch (failure) {
    if (isFailure(failure)) return null;
    throw failure;
  }
}

/** Sends the request for a design service: the photo's record, then the message that refers to it. (DSGN-20 to DSGN-22) */
async function sendForm({ about, values }: FormSent, signal: AbortSignal): Promise<FormAnswer> {
  const service: DesignService = about === 'wall' ? 'wall' : 'art';
  const { form, names, pincode, image: field } = DESIGN_SENT[service];
  const photo = photoIn(values.photo ?? '');
  const image = photo && (await imageOf(photo.id, field, signal));
  if (!image) return { refused: { photo: '' } };
  try {
    await sendDesignRequest({ form, attributes: designAttributes(service, values), field, image }, { signal });
    return 'sent';
  } catch (failure) {
    return refusedFields(failure, { ...names, pincode });
  }
}

export const designRequestPorts = { sendForm };

export const designRequestLogic = provideActors(designRequestMachine, designRequestPorts);
