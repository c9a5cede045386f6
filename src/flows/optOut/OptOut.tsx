import '../../messages/optOut.ts';
import { Form } from '../../form/Form.tsx';
import { optOut } from './optOut.ts';

/** The way off the newsletter's list. (STAT-07, STAT-08) */
export const OptOut = () => <Form form={optOut.useFlow()} label="Opt out of our newsletter" submitLabel="Opt Out" />;
