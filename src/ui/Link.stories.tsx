import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

/**
 * **Use** it for every way to another page of the store. Its words say where it leads. A `Button` that leads to a page takes
 * it as its `render`; `Print`, `Pager`, `Breadcrumb` and `ProgressSteps` take a path.
 *
 * **Misuse:** What changes something here is a `Button`. A way out of the store is a plain `<a>`. "Here" and "more" are no
 * names of pages.
 */
const meta = { component: Link, tags: ['autodocs'] } satisfies Meta<typeof Link>;
export default meta;

export const Playground: StoryObj<typeof meta> = { args: { to: '/art/', children: 'All art prints' } };
