import type { FieldTold } from '../../machines/form/connectForm.ts';
import { say } from '../messages/messages.ts';

/** What is told of a field, as it is read. */
export const fieldWords = (told: FieldTold): string => ('words' in told ? told.words : say(told.says, told.values));
