import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './control.module.css';
import { Field } from './Field.tsx';

/**
 * **Use** `Field` to give a control that the design system does not have its label, hint and error: the function inside
 * gets the ids that tie them together.
 *
 * **Misuse:** `TextInput`, `TextArea`, `Select`, `PasswordInput` and `CodeInput` bring their own. A group of radios or
 * checkboxes has a legend and no label: see `RadioGroup`.
 */
const meta = {
  component: Field,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    label: 'Delivery date',
    hint: 'We deliver from Monday to Saturday.',
    error: '',
    required: false,
    reserveRemark: false,
    children: (control) => <input type="date" className={styles.control} {...control} />,
  },
};
