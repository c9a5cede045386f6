import { MAIL_FIELD } from './askedFields.ts';
import type { FormFields } from './form.ts';

/** What the newsletter asks for, and the way off its list. (NEWS-01, STAT-07) */
export const MAIL_ONLY = { mail: MAIL_FIELD } satisfies FormFields;
